import { planDeed } from '../../src/world/planning/plan-deed.ts';
import { houseIn, wantedIn, witsIn } from '../world/planning/house.ts';
import { situations } from '../world/planning/situations.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

/** A plan in each of the situations of the tests: how long one takes, and how often the narrator is asked. */
export function* planningBench(): Generator<Measure> {
  const cases = situations.map((situation) => ({
    world: houseIn(situation),
    wanted: wantedIn(situation),
    wits: witsIn(situation),
  }));
  const plan = ({ world, wanted, wits }: (typeof cases)[number]) => planDeed(world, wanted, wits);
  const plans = cases.map(plan);
  const baseline = medianMicros((index) => {
    JSON.parse(JSON.stringify(cases[index % cases.length]?.wanted));
  });
  const each = cases.map((one) => medianMicros(() => void plan(one), 30)).sort((a, b) => a - b);
  const median = each[Math.floor(each.length / 2)] ?? 0;
  yield {
    measure: 'a plan, over all situations',
    value: round(median),
    unit: 'µs median',
    baseline,
    ratio: round(median / baseline),
    situations: cases.length,
    solved: plans.filter(({ ok }) => ok).length,
  };
  yield {
    measure: 'the longest of them',
    value: round(each.at(-1) ?? 0),
    unit: 'µs median',
    baseline,
    ratio: round((each.at(-1) ?? 0) / baseline),
    rulings: Math.max(...plans.map(({ rulings }) => rulings)),
  };
}
