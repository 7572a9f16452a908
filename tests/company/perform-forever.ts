import { SimulatedClock } from '../../src/kit/clock.ts';
import { openSavedPerformance } from '../../src/company/saved-play.ts';
import { openSqlStore } from '../../src/store/sql-store.node.ts';
import { closet } from './rehearsal.ts';
import { safeFact } from './safe-fact.ts';

/**
 * Performs Elsinore on the logs `play-1`, `play-2` … of a store until it is killed, taking up whatever an earlier life left.
 * Prints `opening`, then the last fact that is safe, each time one is.
 */
const [where = ''] = process.argv.slice(2);
process.stdout.write('opening\n');
const store = await openSqlStore(where);

for (let number = Math.max(1, (await store.list()).length); ; number++) {
  let clock = new SimulatedClock();
  const { performance, damage } = await openSavedPerformance(store, `play-${number}`, closet, {
    clock: (startMs) => (clock = new SimulatedClock(startMs)),
    settings: { seed: String(number) },
  });
  if (damage) throw new Error(damage.reason);
  performance.start();
  while (!performance.play.ended) {
    const until = performance.play.seq + 5;
    await clock.run(() => performance.play.ended !== undefined || performance.play.seq >= until);
    const { seq } = performance.play;
    await performance.durable();
    process.stdout.write(`${safeFact(number, seq - 1)}\n`);
  }
  performance.dispose();
}
