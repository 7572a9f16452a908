import { preparedStage } from '../plugin/stage/prepared-stage.ts';
import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import { Playback } from '../../src/company/playback.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { hashPlay, worldOf } from '../../src/play/play.ts';
import { disagreements } from '../../plugin/stage/agreement.ts';
import { type PreparedStage } from '../../plugin/stage/prepare-stage.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { isLong, whichOf } from '../how-much.ts';
import { hashesAt } from './hashes-at.ts';
import { firstActOf } from '../one-act.ts';
import { playNamed } from './rehearsal.ts';

const names = whichOf('SCENES', ['elsinore'], ['elsinore', 'baker-street', 'midnight-cafe']);

async function playOnce(name: string, seed: string) {
  const whole = playNamed(name);
  const file = isLong ? whole : firstActOf(whole);
  const prepared = await preparedStage(whole);
  const clock = new SimulatedClock();
  const facts: Fact[] = [];
  const performance = Performance.open(file, {
    clock,
    stage: (at, world) => prepared.open(at, world, seed),
    settings: { seed },
  });
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  performance.dispose();
  return { prepared: prepared, facts, hash: hashPlay(performance.play) };
}

function playAgain(prepared: PreparedStage, facts: readonly Fact[], seed: string) {
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  let stage: Stage | undefined;
  const playback = new Playback(facts, {
    clock,
    stage: (at, world) => (stage = prepared.open(at, world, seed)),
    onFault: (error) => faults.push(error),
  });
  invariant(stage, 'The playback opened no stage.');
  return { clock, playback, stage, faults };
}

describe('an evening played again on its stage', () => {
  it.each(names)('%s: bodies agree with the log after every turn, and wherever it is put', async (name) => {
    const { prepared, facts, hash } = await playOnce(name, '1');
    const { clock, playback, stage, faults } = playAgain(prepared, facts, '1');
    const apart: string[] = [];
    let [ruled, late] = [0, 0];
    playback.onFact((fact, play) => {
      if (fact.type === 'turn:ended')
        apart.push(...disagreements(stage, worldOf(play)).map((each) => `${fact.seq}: ${each}`));
      if (fact.type !== 'action:ruled' || !fact.verdict.ok) return;
      ruled++;
      if (clock.now() - fact.at >= 60) late++;
    });
    playback.start();
    await clock.run(() => playback.isOver);
    expect(faults).toEqual([]);
    expect(apart).toEqual([]);
    expect(hashPlay(playback.play)).toBe(hash);
    // As a rule the body has its hand there when the log says so.
    expect(late / ruled, `${late} of ${ruled} deeds were cut short`).toBeLessThan(0.1);

    const random = seededRandom('back and forth');
    const jumps = Array.from({ length: 20 }, () => 1 + Math.floor(random.next() * facts.length));
    const hashes = hashesAt(facts, jumps);
    for (const [jump, seq] of jumps.entries()) {
      playback.seek(seq);
      expect(hashPlay(playback.play)).toBe(hashes.get(seq));
      // Things are where they were at once; people who were in another room walk back.
      const things = disagreements(stage, worldOf(playback.play)).filter((each) => each.startsWith('prop:'));
      expect(things, `jump ${jump} to ${seq}`).toEqual([]);
      await clock.advance(4000);
      expect(disagreements(stage, worldOf(playback.play)), `4 s after jump ${jump} to ${seq}`).toEqual([]);
    }
    expect(faults).toEqual([]);
    playback.dispose();
  });
});
