import { affordancesBench } from './affordances.ts';
import { figuresBench } from './figures.ts';
import { mindedBench } from './minded.ts';
import { motionBench } from './motion.ts';
import { pageBench } from './page.ts';
import { memoryBench } from './page-memory.ts';
import { pictureBench } from './picture.ts';
import { playBench } from './play.ts';
import { stageBench } from './stage.ts';
import { steeringBench } from './steering.ts';
import { storeBench } from './store.ts';
import { understandingBench } from './understanding.ts';
import { understudyBench } from './understudy.ts';
import { voiceBench } from './voice.ts';
import { worldBench } from './world.ts';

/**
 * `npm run bench`: one JSON line a measure, each beside a baseline taken in the same run. Reports; asserts nothing. Some of
 * them only: `npm run bench -- figures picture`.
 */
const wanted = process.argv.slice(2);
for (const bench of [
  worldBench,
  affordancesBench,
  understandingBench,
  playBench,
  steeringBench,
  stageBench,
  motionBench,
  figuresBench,
  pictureBench,
  pageBench,
  memoryBench,
  voiceBench,
  mindedBench,
  understudyBench,
  storeBench,
]) {
  if (wanted.length > 0 && !wanted.some((name) => bench.name === `${name}Bench`)) continue;
  for await (const measure of bench()) process.stdout.write(`${JSON.stringify(measure)}\n`);
}
