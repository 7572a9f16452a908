import { pick, seededRandom } from '../../src/kit/random.ts';
import { standardSettings, type PerformanceSettings } from '../../src/drama/performance-settings.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { Performance, type PerformanceOptions } from '../../src/company/performance.ts';
import { summarize } from '../../src/company/summary.ts';
import { hashPlay, type Play } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { faultyBrain, type BrainFaults } from './fuzz-brain.ts';
import { FuzzClock } from './fuzz-clock.ts';
import { FuzzLaw } from './fuzz-law.ts';
import { FuzzLines } from './fuzz-lines.ts';
import { FuzzPeople, type Habits } from './fuzz-people.ts';
import { elsinore, inn } from './fuzz-scene.ts';
import { FaultySink } from './fuzz-sink.ts';
import { FaultyStage } from './fuzz-stage.ts';

/** So often may time pass without anything coming of it. */
const mostTimers = 200_000;

/** What a play came to; `problem` says how it broke the law, if it did. */
export interface FuzzedPlay {
  readonly problem: string | undefined;
  readonly facts: number;
  readonly rewinds: number;
  readonly completed: boolean;
}

/** Draws a play from a seed and plays it to its end: scene, settings, people, faults and rewinds. */
export async function fuzzPlay(seed: string): Promise<FuzzedPlay> {
  const random = seededRandom(`fuzz/${seed}`);
  const chance = (likely: number) => random.next() < likely;
  const scene = chance(0.45) ? elsinore : inn;
  const settings: PerformanceSettings = {
    ...standardSettings,
    seed,
    advancer: chance(0.85),
    patienceMs: pick(random, [5_000, 20_000, 45_000, 12_345.5]),
    patienceTurns: pick(random, [1, 3, 6, 8]),
    deadlockTurns: pick(random, [10, 30]),
    deadlockMs: pick(random, [60_000, 300_000]),
    maxTurns: 5_000,
    lullMs: pick(random, [500, 3_500, 10_000]),
    answerMs: pick(random, [1, 2_000, 6_000]),
    playerMs: pick(random, [1, 4_000, 15_000]),
  };
  const habits: Habits = {
    players: Math.floor(random.next() * 4),
    everyMs: pick(random, [400, 3_000, 15_000]),
    most: pick(random, [5, 25, 60]),
    shouts: pick(random, [0, 0.02, 0.15]),
  };
  const minds: BrainFaults = {
    rate: pick(random, [0, 0.1, 0.3, 0.7]),
    latestMs: pick(random, [300, 5_000, 20_000]),
    steadied: chance(0.5),
    source: chance(0.5) ? 'model' : 'understudy',
  };
  const bodies = { rate: pick(random, [0, 0.02, 0.1]), reportsInterruptsLate: chance(0.5) };
  const disk = pick(random, [0, 0.1, 0.4]);
  const rewinds = chance(0.5) ? 0 : 1 + Math.floor(random.next() * 3);

  const law = new FuzzLaw(scene, settings);
  const lines = new FuzzLines(scene, random);
  let promised = 0;
  let durable = 0;
  let current: Performance;
  const people = new FuzzPeople(scene, habits, lines, random, (actor, _, answer) => {
    law.submitted(actor, answer.ok ? undefined : answer.error.code, current.play);
    if (!answer.ok) return;
    promised++;
    void answer.value.durable.then(() => durable++);
  });

  let kept: Fact[] = [];
  const begin = (from: Play | undefined) => {
    const clock = new FuzzClock(from?.now ?? 0);
    const sink = new FaultySink(kept, clock, random, disk);
    const options: PerformanceOptions = {
      clock,
      brain: faultyBrain(scene, minds, lines, clock, random),
      stage: (_, world) => new FaultyStage(clock, world, random, bodies, (actor) => law.stumble(actor)),
      log: sink,
    };
    const performance = from ? Performance.resume(from, options) : Performance.open(scene, { ...options, settings });
    const leave = performance.onFact((fact, play) => law.observe(fact, play));
    current = performance;
    people.join(performance, clock);
    return { clock, sink, performance, leave };
  };

  let done = 0;
  let from: Play | undefined;
  for (;;) {
    const { clock, sink, performance, leave } = begin(from);
    const until = done < rewinds ? law.facts.length + 1 + Math.floor(random.next() * 400) : Infinity;
    try {
      performance.start();
      let timers = 0;
      await clock.run(() => {
        if (++timers > mostTimers) law.fail('time passes and nothing comes of it');
        return performance.play.ended !== undefined || law.problem !== undefined || law.facts.length >= until;
      });
    } catch (error) {
      law.fail(`it threw: ${(error as Error).stack ?? String(error)}`);
    }
    if (law.problem === undefined && !performance.play.ended && law.facts.length < until) {
      law.fail('nothing is left to happen, and the play is not over');
    }
    if (law.problem === undefined && !performance.play.ended) {
      done++;
      // The machine stops: what was not on the disk is lost. Or somebody goes back on purpose, a little or a lot.
      sink.cut();
      const seam = pick(random, [...new Set(law.facts.map(({ type }) => type))]);
      const length = chance(0.4)
        ? kept.length
        : pick(random, chance(0.7) ? law.facts.filter(({ type }) => type === seam) : law.facts).seq + 1;
      const log = (length === 0 ? law.facts.slice(0, 1) : law.facts.slice(0, length)).map(
        (fact) => JSON.parse(JSON.stringify(fact)) as unknown,
      );
      leave();
      performance.dispose();
      const { seq } = performance.play;
      await clock.run(() => performance.play.seq > seq);
      if (performance.play.seq > seq) law.fail('it was disposed of and went on');
      law.rewind(log.length);
      kept = law.facts.slice(0, log.length);
      promised = durable = 0;
      const { play, fault } = replay(log);
      if (fault) law.fail(`[FACT3] the log cannot be followed at ${fault.seq}: ${fault.reason}`);
      if (play && law.problem === undefined) {
        from = play;
        continue;
      }
    }
    if (law.problem === undefined) {
      // What is left: the disk catches up.
      let safe = false;
      void performance.durable().then(() => (safe = true));
      await clock.run(() => safe);
      if (!safe) law.fail('the disk never caught up');
      await clock.run(() => false);
      check(performance, sink, law);
      await checkEncore(law, scene);
      if (durable < promised) law.fail(`${promised - durable} of ${promised} lines were never told to be safe`);
      // A point nothing brings about is passed over, and the play says so.
      const { ended, reached } = performance.play;
      const isPassed = reached.some(({ how }) => how === 'passed') && ended?.ending.startsWith('without ');
      if (settings.advancer && !ended?.completed && !isPassed)
        law.fail('the advancer did not bring the play to its end');
    }
    leave();
    performance.dispose();
    return {
      problem: law.problem,
      facts: law.facts.length,
      rewinds: done,
      completed: performance.play.ended?.completed ?? false,
    };
  }
}

/** A log that ends with the play, before everybody had stopped, is taken up only to stop them. */
async function checkEncore(law: FuzzLaw, scene: SceneFile): Promise<void> {
  const end = law.facts.findIndex(({ type }) => type === 'play:ended');
  if (!law.facts.slice(end).some(({ type }) => type === 'turn:ended')) return;
  const { play } = replay(law.facts.slice(0, end + 1));
  if (!play) return law.fail('the log cannot be followed to its end');
  const clock = new FuzzClock(play.now);
  const encore = Performance.resume(play, { clock });
  encore.start();
  await clock.run(() => false);
  if (encore.play.floor.turns.length > 0)
    law.fail(`taken up at its end, ${scene.blueprint.title} has turns that never end`);
}

function check({ play }: Performance, sink: FaultySink, law: FuzzLaw): void {
  if (sink.gap) law.fail(`the log has a gap: ${sink.gap}`);
  const kept = JSON.stringify(sink.kept);
  if (kept !== JSON.stringify(law.facts)) law.fail(`${sink.kept.length} facts were kept of ${law.facts.length}`);
  const again = replay(JSON.parse(kept) as Fact[]);
  if (again.fault) law.fail(`[FACT3] the log cannot be followed at ${again.fault.seq}: ${again.fault.reason}`);
  else if (!again.play || hashPlay(again.play) !== hashPlay(play)) law.fail('[FACT3] the log comes to another hash');
  law.close(play, summarize(play));
}
