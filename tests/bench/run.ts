import { playBench } from './play.ts';
import { understandingBench } from './understanding.ts';
import { worldBench } from './world.ts';

/** `npm run bench`: one JSON line a measure, each beside a baseline taken in the same run. Reports; asserts nothing. */
for (const bench of [worldBench, understandingBench, playBench]) {
  for await (const measure of bench()) process.stdout.write(`${JSON.stringify(measure)}\n`);
}
