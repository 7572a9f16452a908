import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Brain } from '../../src/mind/brain.ts';
import { contextOf } from '../../src/mind/context.ts';
import { partOf } from '../../src/mind/part.ts';
import { weigh } from '../../src/mind/understudy/deciding.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { paces } from '../../src/drama/decision.ts';
import { playEvenings, repertoire } from '../company/measure-plays.ts';
import { padScore } from '../mind/pad-score.ts';
import { likeliest, situationIn, snapshots } from '../mind/pad.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const part = (value: number): number => Math.round(value * 1000) / 1000;

/** What the understudy costs, how it decides beside the labels, and what its evenings are like. */
export async function* understudyBench(): AsyncGenerator<Measure> {
  for (const { name, scene } of repertoire) yield await costOf(name, scene);
  yield await bytes();
  yield* decidingBench();
  for (const { name, scene } of repertoire) {
    const { repeats, shared, ...evenings } = await playEvenings(scene, 50);
    const without = await playEvenings(scene, 50, { settings: { advancer: false } });
    yield {
      measure: `fifty evenings of ${name}, nobody playing`,
      value: evenings.completed,
      unit: 'completed',
      budget: 50,
      ...evenings,
      distinctLineRate: part(evenings.distinctLines / evenings.lines),
      repeatsWithinTenMinutes: repeats.length,
      linesSharedByTwo: shared.length,
      turnsWithDeed: part(evenings.turnsWithDeed),
      linesThatAnswer: part(evenings.linesThatAnswer),
      completedWithoutAdvancer: without.completed,
    };
  }
}

/** One listener's decision and one line, in a whole evening. */
async function costOf(name: string, scene: (typeof repertoire)[number]['scene']): Promise<Measure> {
  const decisions: number[] = [];
  const lines: number[] = [];
  const contexts: number[] = [];
  // As if it were a model's: what the understudy decides itself, the company has it say without asking the brain.
  const timed: Brain = {
    ...understudy,
    source: 'model',
    async decide(request, signal) {
      const start = performance.now();
      const decided = await understudy.decide(request, signal);
      decisions.push((performance.now() - start) / request.listeners.length);
      return { ...decided, source: 'model' };
    },
    async *speak(request, signal) {
      const start = performance.now();
      let said = '';
      for await (const text of understudy.speak(request, signal)) said += text;
      lines.push(performance.now() - start);
      yield said;
    },
  };
  for (let seed = 1; seed <= 4; seed++) {
    const clock = new SimulatedClock();
    const evening = Performance.open(scene, { clock, brain: () => timed, settings: { seed: String(seed) } });
    evening.start();
    await clock.run(() => evening.play.ended !== undefined);
    evening.dispose();
    for (const actor of evening.play.profiles.keys()) {
      const start = performance.now();
      partOf(evening.play, actor, contextOf(evening.play, actor));
      contexts.push(performance.now() - start);
    }
  }
  // Deciding and speaking each begin with having everything in mind.
  const value = median(decisions) + median(lines) + 2 * median(contexts);
  const baseline = medianMicros(() => void JSON.parse(JSON.stringify(scene.blueprint.profiles[0])), 200) / 1000;
  return {
    measure: `the understudy’s decision and line, ${name}`,
    value: part(value),
    unit: 'ms median',
    budget: 5,
    baseline: part(baseline),
    ratio: round(value / baseline),
    decision: part(median(decisions)),
    line: part(median(lines)),
    context: part(median(contexts)),
    p95: part(decisions.toSorted((a, b) => a - b)[Math.floor(decisions.length * 0.95)] ?? 0),
    decisions: decisions.length,
  };
}

/** What the understudy adds to a page that has the rest of the company. */
async function bytes(): Promise<Measure> {
  const entry = fileURLToPath(new URL('../../src/company/performance.ts', import.meta.url));
  const own = (id: string) => /src\/mind\/(understudy\/|part\.ts)/.test(id);
  const bundle = async (without: boolean): Promise<string> => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: without
        ? [{ name: 'without', enforce: 'pre' as const, load: (id: string) => (own(id) ? emptied(id) : undefined) }]
        : [],
      build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    });
    const [output] = [built].flat();
    if (!output || !('output' in output)) throw new Error('vite watched instead of building');
    return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  };
  const [all, rest] = [await bundle(false), await bundle(true)];
  return {
    measure: 'bytes the understudy adds to a page, gzipped',
    value: gzipSync(all).length - gzipSync(rest).length,
    unit: 'bytes',
    baseline: gzipSync(rest).length,
    ratio: round((gzipSync(all).length - gzipSync(rest).length) / gzipSync(rest).length),
    plain: all.length - rest.length,
  };
}

/** A module with the names others ask it for, and nothing behind them. */
function emptied(_id: string): string {
  const names = ['understudy', 'describeIntent', 'partOf', 'readActs', 'actsOf', 'feelingAfter', 'temperOf'];
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
}

/** How often the understudy decides as the annotators do: HAMLET's Table 3, with its penalty for being slow. */
function* decidingBench(): Generator<Measure> {
  for (const half of ['open', 'kept'] as const) {
    const own = snapshots.filter((snapshot) => snapshot.half === half);
    const accuracy = Object.fromEntries(
      paces.map((pace) => {
        const labelled = own.filter(({ label }) => label === pace);
        const right = labelled.filter((snapshot) => likeliest(weigh(situationIn(snapshot))) === pace).length;
        return [pace, part(right / labelled.length)];
      }),
    ) as Record<(typeof paces)[number], number>;
    const seconds = medianMicros((index) => void weigh(situationIn(own[index % own.length]!)), 300) / 1e6;
    yield {
      measure: `deciding as the guidelines do, ${half} half`,
      value: part(padScore(accuracy, seconds)),
      unit: 'Table 3 score',
      snapshots: own.length,
      ...accuracy,
      seconds,
    };
  }
}
