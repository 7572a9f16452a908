import { repertoire } from '../company/measure-plays.ts';
import { howMany, isLong, whichOf } from '../how-much.ts';
import { playMinded, type MindedFigures } from '../minds/minded-evening.ts';
import { scriptedMinds, type MindName } from '../minds/scripted-minds.ts';
import { quickEndpoint, type Endpoint } from '../minds/scripted-model.ts';
import { round, type Measure } from './stopwatch.ts';

/** How a mind of each name is tried, and what is asked of it. */
interface Trial {
  readonly name: string;
  readonly mind: MindName;
  readonly endpoint?: Endpoint;
  /** Of the understudy's time. */
  readonly mostTimes: number;
}

const trials: readonly Trial[] = [
  { name: 'faithful', mind: 'faithful', mostTimes: 1.25 },
  { name: 'paraphrasing', mind: 'paraphrasing', mostTimes: 1.25 },
  { name: 'free', mind: 'free', mostTimes: 1.6 },
  { name: 'slow', mind: 'faithful', endpoint: { firstWordMs: 1_500, wordMs: 150 }, mostTimes: 1.6 },
  { name: 'garbage', mind: 'garbage', mostTimes: 1.25 },
  { name: 'mischievous', mind: 'mischievous', mostTimes: 1.25 },
];

const late = (firstWordMs: number): Endpoint => ({ ...quickEndpoint, firstWordMs });

/** Endpoints that let a mind down. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  'mid-line loss': { ...quickEndpoint, fault: 'mid-line loss' },
  stall: { ...quickEndpoint, fault: 'stall' },
  '429': { ...quickEndpoint, fault: '429' },
  '500': { ...quickEndpoint, fault: '500' },
  absent: { ...quickEndpoint, fault: 'absent' },
  '2 s': late(2_000),
  '8 s': late(8_000),
  '30 s': late(30_000),
};

const mostSilenceMs = 6_000;

/**
 * Scripted minds, good and bad, at every play on five evenings, on the play's own clock, beside the understudy on the same
 * evenings; and endpoints that fail, on one (on all with LONG=1). MINDS=free PLAYS=elsinore SEEDS=1,2 for some of it.
 */
export async function* mindsBench(): AsyncGenerator<Measure> {
  const names = repertoire.map(({ name }) => name);
  const plays = repertoire.filter(({ name }) => whichOf('PLAYS', names, names).includes(name));
  const seeds =
    process.env['SEEDS']?.split(',') ?? Array.from({ length: howMany('EVENINGS', 5, 20) }, (_, at) => String(at + 1));
  const wanted = process.env['MINDS']?.split(',');
  const alone = new Map<string, MindedFigures>();
  for (const { name, scene } of plays)
    for (const seed of seeds) alone.set(`${name}/${seed}`, await playMinded({ scene, seed }));
  yield {
    measure: 'the longest silence on stage, the understudy’s own',
    value: round(Math.max(...[...alone.values()].map(({ longestSilenceMs }) => longestSilenceMs)) / 1000),
    unit: 's',
    stalls: Math.max(...[...alone.values()].map(({ stalls }) => stalls)),
  };
  for (const { name, mind, endpoint, mostTimes } of trials.filter((trial) => wanted?.includes(trial.name) ?? true)) {
    for (const { name: play, scene } of plays) {
      const evenings: Evening[] = [];
      for (const seed of seeds) {
        const figures = await playMinded({
          scene,
          seed,
          mind: scriptedMinds[mind](scene, seed),
          ...(endpoint ? { endpoint } : {}),
        });
        evenings.push({ figures, times: figures.seconds / (alone.get(`${play}/${seed}`)?.seconds ?? 1) });
      }
      yield measured(`${name} mind, ${play}: stage time`, evenings, mostTimes);
    }
  }
  for (const [fault, endpoint] of Object.entries(endpoints)) {
    if (wanted && !wanted.includes(fault)) continue;
    const played: MindedFigures[] = [];
    for (const { scene } of plays)
      for (const seed of isLong ? seeds : seeds.slice(0, 1))
        played.push(await playMinded({ scene, seed, mind: scriptedMinds.faithful(scene, seed), endpoint }));
    yield {
      measure: `the longest silence on stage, endpoint ${fault}`,
      value: round(Math.max(...played.map(({ longestSilenceMs }) => longestSilenceMs)) / 1000),
      unit: 's',
      budget: mostSilenceMs / 1000,
      waitingForIt: round(Math.max(...played.map(({ longestWaitMs }) => longestWaitMs)) / 1000),
      thePlaysOwnPause: round(Math.max(...played.map(({ longestPauseMs }) => longestPauseMs)) / 1000),
      completed: `${played.filter(({ completed }) => completed).length} of ${played.length}`,
      stalls: Math.max(...played.map(({ stalls }) => stalls)),
      stepIns: sum(played, ({ stepIns }) => stepIns),
    };
  }
}

interface Evening {
  readonly figures: MindedFigures;
  /** As long as the understudy's same evening, so many times. */
  readonly times: number;
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);
const mean = <T>(all: readonly T[], of: (one: T) => number): number => sum(all, of) / Math.max(1, all.length);

/** How often each part was asked, on all evenings together: *turn 210, decide 60*. */
function callsIn(all: readonly MindedFigures[]): string {
  const counts = new Map<string, number>();
  for (const { callsOf } of all)
    for (const [asked, count] of Object.entries(callsOf)) counts.set(asked, (counts.get(asked) ?? 0) + count);
  return [...counts].map(([asked, count]) => `${asked} ${count}`).join(', ');
}

function measured(measure: string, evenings: readonly Evening[], mostTimes: number): Measure {
  const all = evenings.map(({ figures }) => figures);
  const most = (of: (one: MindedFigures) => number): number => Math.max(...all.map(of));
  return {
    measure,
    value: round(mean(evenings, ({ times }) => times)),
    unit: '× understudy, mean',
    budget: mostTimes,
    most: round(Math.max(...evenings.map(({ times }) => times))),
    completed: `${all.filter(({ completed }) => completed).length} of ${all.length}`,
    mostStalls: most(({ stalls }) => stalls),
    callsALine: round(
      sum(all, ({ calls }) => calls) /
        Math.max(
          1,
          sum(all, ({ lines }) => lines),
        ),
    ),
    calls: callsIn(all),
    judgedBeside: sum(all, ({ judgedBeside }) => judgedBeside),
    tokensAPlay: Math.round(mean(all, ({ tokens }) => tokens)),
    sharedPrefixPercent: Math.round(100 * mean(all, ({ sharedPrefix }) => sharedPrefix)),
    mostTokensAsked: most(({ mostTokensAsked }) => mostTokensAsked),
    mostSilenceSeconds: round(most(({ longestSilenceMs }) => longestSilenceMs) / 1000),
    waitingForItSeconds: round(most(({ longestWaitMs }) => longestWaitMs) / 1000),
    endToRequestMs: most(({ endToRequestMs }) => endToRequestMs),
    decisionToRequestMs: most(({ decisionToRequestMs }) => decisionToRequestMs),
    stepIns: sum(all, ({ stepIns }) => stepIns),
    forbidden: sum(all, ({ forbidden }) => forbidden.length),
  };
}
