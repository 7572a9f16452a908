import { howMany } from '../how-much.ts';
import { countEvening, visits, type CountedEvening } from '../listening/count-evenings.ts';
import { counterNames } from '../listening/counting/counters.ts';
import { round, type Measure } from './stopwatch.ts';

const seeds = 50;
/** So many of each kind at each play are fifty seeds for each role of the largest, its guest among them. */
const everything = seeds * 8;

/**
 * What people of five kinds come upon in whole evenings: a few of each kind at each play, with LONG=1 every role of fifty seeds,
 * with EVENINGS=10 ten of each kind at each play. A good evening holds none of what is counted.
 */
export async function* eveningsBench(): AsyncGenerator<Measure> {
  const played = new Map<string, CountedEvening[]>();
  for (const visit of visits(howMany('EVENINGS', 3, everything))) {
    if (Number(visit.seed) > seeds) continue;
    const { persons, kind } = visit;
    const row = `${persons.play} (${persons.language}), ${kind}`;
    played.set(row, [...(played.get(row) ?? []), await countEvening(visit)]);
  }
  for (const row of [...played.keys()].sort()) yield measured(row, played.get(row) ?? []);
  yield measured('every play and kind', [...played.values()].flat());
}

function measured(row: string, evenings: readonly CountedEvening[]): Measure {
  const counts = counterNames.map((name): readonly [string, number] => [
    name,
    evenings.reduce((sum, { offences }) => sum + offences[name].length, 0),
  ]);
  const times = evenings.map(({ timesAlone }) => timesAlone).sort((a, b) => a - b);
  return {
    measure: `what should not be, ${row}`,
    value: counts.reduce((sum, [, count]) => sum + count, 0),
    unit: 'times',
    evenings: evenings.length,
    ...Object.fromEntries(counts),
    ended: evenings.filter(({ isComplete }) => isComplete).length,
    timesAlone: round(times[times.length >> 1] ?? 0),
    mostTimesAlone: round(times.at(-1) ?? 0),
  };
}
