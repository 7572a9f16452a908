import { readFileSync } from 'node:fs';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { Performance } from '../../src/company/performance.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { Draft, Fact } from '../../src/drama/fact.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { openPlay } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { stamp } from '../../src/play/witness.ts';
import { step } from '../../src/play/step.ts';
import { round, type Measure } from './stopwatch.ts';

function readElsinore(): SceneFile {
  const text = readFileSync(new URL('../../scenes/elsinore/scene.json', import.meta.url), 'utf8');
  const read = readSceneFile(JSON.parse(text));
  invariant(read.ok, 'scenes/elsinore cannot be read: run proscenium perform scenes/elsinore to see why.');
  return read.value;
}

async function perform(scene: SceneFile, seed: number, advancer: boolean) {
  const clock = new SimulatedClock();
  const performance = Performance.open(scene, { clock, settings: { seed: String(seed), advancer } });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  performance.dispose();
  return { facts, play: performance.play };
}

/** A log as long as wanted: a play whose people go on talking. */
function longLog(scene: SceneFile, length: number): Fact[] {
  const settings = { ...standardSettings, maxTurns: length };
  let play = openPlay(scene, settings);
  const facts: Fact[] = [];
  let at = 0;
  const record = (draft: Draft) => {
    at += 200;
    const fact = stamp(play, draft, at);
    facts.push(fact);
    [play] = step(play, fact);
  };
  record({ type: 'play:opened', by: 'company', scene, settings });
  record({ type: 'act:opened', by: 'transfer', act: scene.blueprint.acts[0]?.id ?? '' });
  record({ type: 'point:opened', by: 'transfer', point: play.points[0]?.point.id ?? '' });
  const actors = scene.blueprint.profiles.map(({ actor }) => actor).slice(0, 2);
  for (let turn = 0; facts.length < length; turn++) {
    const actor = actors[turn % actors.length];
    invariant(actor, 'a scene for the bench has two actors');
    record({
      type: 'turn:begun',
      by: actor,
      turn,
      actor,
      about: 0,
      pace: 'fast',
      source: 'understudy',
      scripted: false,
    });
    record({ type: 'line:begun', by: actor, turn, actor, voice: 'plain' });
    for (const text of ['We', 'have', 'been', 'talking', 'for', 'a', 'very', 'long', 'time.']) {
      record({ type: 'word:spoken', by: actor, turn, actor, text });
    }
    record({ type: 'line:ended', by: actor, turn, actor, cut: false });
    record({ type: 'turn:ended', by: actor, turn, actor, how: 'finished' });
  }
  return facts.slice(0, length);
}

const timed = <T>(work: () => T): { seconds: number; value: T } => {
  const start = performance.now();
  const value = work();
  return { seconds: (performance.now() - start) / 1000, value };
};

/** The kernel and whole performances. */
export async function* playBench(): AsyncGenerator<Measure> {
  const scene = readElsinore();
  const { facts } = await perform(scene, 1, true);

  const rounds = 20;
  const copied = timed(() => {
    for (let index = 0; index < rounds; index++) for (const fact of facts) JSON.parse(JSON.stringify(fact));
  });
  const stepped = timed(() => {
    for (let index = 0; index < rounds; index++) {
      let play = openPlay(scene, standardSettings);
      for (const fact of facts) [play] = step(play, fact);
    }
  });
  const count = rounds * facts.length;
  yield {
    measure: 'facts through step',
    value: round(count / stepped.seconds),
    unit: 'facts/s',
    baseline: round(count / copied.seconds),
    ratio: round(stepped.seconds / copied.seconds),
    against: 'a JSON round trip of each fact',
  };

  const log = longLog(scene, 100_000);
  const text = timed(() => log.map((fact) => JSON.stringify(fact)));
  const parsed = timed(() => text.value.map((line) => JSON.parse(line) as unknown));
  const replayed = timed(() => replay(parsed.value));
  invariant(replayed.value.play?.seq === log.length, `the long log broke: ${replayed.value.fault?.reason}`);
  yield {
    measure: 'replay of a 100,000-fact log',
    value: round(replayed.seconds),
    unit: 's',
    baseline: round(text.seconds + parsed.seconds),
    ratio: round(replayed.seconds / (text.seconds + parsed.seconds)),
    against: 'writing and parsing the same log as JSON',
  };

  let played = 0;
  const seeds = 50;
  const start = performance.now();
  let completed = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const { play } = await perform(scene, seed, true);
    played += play.now / 1000;
    if (play.ended?.completed) completed++;
  }
  yield {
    measure: 'whole performance, understudy',
    value: round(played / ((performance.now() - start) / 1000)),
    unit: '× real time',
    budget: 1000,
    seeds,
    completed,
  };

  let alone = 0;
  for (let seed = 1; seed <= seeds; seed++) if ((await perform(scene, seed, false)).play.ended?.completed) alone++;
  yield {
    measure: 'completed without the advancer',
    value: round((100 * alone) / seeds),
    unit: '%',
    seeds,
    paper: 68.1,
  };
}
