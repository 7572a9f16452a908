import { Performance } from '../../src/company/performance.ts';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { village } from '../company/village.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { bareOf } from './stage.ts';
import { round, type Measure } from './stopwatch.ts';

const people = 20;
const minutes = 8;
const stepsAMinute = 3000;

/** What a minute in the lives of twenty people without a play costs, minds and bodies, beside as many bare vehicles and bodies. */
export async function* ambientBench(): AsyncGenerator<Measure> {
  const havok = await openHavok();
  const scene = sceneFrom(village(people));
  const prepared = await prepareStage(scene, { havok });
  invariant(prepared.ok, 'the village cannot be staged');
  const clock = new SimulatedClock();
  const drama = Performance.open(scene, {
    clock,
    settings: { seed: '3' },
    stage: (at, world) => prepared.value.open(at, world, 3),
  });
  let facts = 0;
  drama.onFact(() => facts++);
  drama.start();
  const bare = bareOf(havok, people);
  const times: number[] = [];
  const baselines: number[] = [];
  const heaps: number[] = [];
  for (let minute = 0; minute <= minutes; minute++) {
    const start = performance.now();
    await clock.advance(60_000);
    const lived = performance.now();
    for (let step = 0; step < stepsAMinute; step++) bare.step();
    // The first is for warming up.
    if (minute === 0) continue;
    times.push(lived - start);
    baselines.push(performance.now() - lived);
    globalThis.gc?.();
    heaps.push(process.memoryUsage().heapUsed / 1e6);
  }
  const [value, baseline] = [medianOf(times), medianOf(baselines)];
  yield {
    measure: `a minute of ${people} people without a play, minds and bodies`,
    value: round(value),
    unit: 'ms median',
    baseline: round(baseline),
    ratio: round(value / baseline),
    ofRealTime: round(value / 60_000),
    factsAMinute: Math.round(facts / (minutes + 1)),
    heapGrownMb: round((heaps.at(-1) ?? 0) - (heaps[0] ?? 0)),
  };
  bare.dispose();
  drama.dispose();
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
