import { beforeAll, describe, expect, it } from 'vitest';
import { breathsOf } from '../../src/company/reenactment.ts';
import { PlainStage } from '../../src/company/plain-stage.ts';
import { Playback } from '../../src/company/playback.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import type { StageReport, StageStep } from '../../src/drama/stage-port.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { hashPlay } from '../../src/play/play.ts';
import { replayHash } from '../play/replay-hash.ts';
import { hashesAt } from './hashes-at.ts';
import { elsinore, rehearse, type Played } from './rehearsal.ts';

let evening: Played;
beforeAll(async () => {
  evening = await rehearse(elsinore, { settings: { seed: '3' } });
});

/** A playback on a plain stage, with everything it was asked to do and when. */
function open(facts: readonly Fact[] = evening.facts) {
  const clock = new SimulatedClock();
  const asked: { step: StageStep; atMs: number }[] = [];
  const faults: unknown[] = [];
  class WatchedStage extends PlainStage {
    override perform(step: StageStep, report: (report: StageReport) => void): () => void {
      asked.push({ step, atMs: clock.now() });
      return super.perform(step, report);
    }
  }
  const playback = new Playback(facts, {
    clock,
    stage: (at, world) => new WatchedStage(at, world),
    onFault: (error) => faults.push(error),
  });
  return { clock, playback, asked, faults };
}

describe('a playback', () => {
  it('tells every fact once, in order, at its time, and comes to what the log comes to', async () => {
    const { clock, playback, faults } = open();
    const told: { seq: number; lateMs: number }[] = [];
    playback.onFact((fact) => told.push({ seq: fact.seq, lateMs: clock.now() - fact.at }));
    playback.start();
    await clock.run();
    expect(faults).toEqual([]);
    expect(told.map(({ seq }) => seq)).toEqual(evening.facts.map(({ seq }) => seq));
    expect(Math.max(...told.map(({ lateMs }) => lateMs))).toBeLessThanOrEqual(60);
    expect(Math.min(...told.map(({ lateMs }) => lateMs))).toBeGreaterThanOrEqual(-0.001);
    expect(playback.isOver).toBe(true);
    expect(playback.atMs).toBe(playback.lengthMs);
    expect(hashPlay(playback.play)).toBe(hashPlay(evening.play));
  });

  it('lets bodies do what they did: every deed, and every word of every line', async () => {
    const { clock, playback, asked } = open();
    playback.start();
    await clock.run();
    const spoken = asked.flatMap(({ step }) => (step.kind === 'speak' ? step.words : []));
    expect([...spoken].sort()).toEqual(
      evening
        .of('word:spoken')
        .map(({ text }) => text)
        .sort(),
    );
    const begun = evening.of('action:begun');
    const deeds = new Set(asked.filter(({ step }) => step.kind !== 'speak').map(({ atMs }) => Math.round(atMs)));
    expect(begun.length).toBeGreaterThan(20);
    for (const { at, action } of begun) expect(deeds, `${action.verb} at ${at}`).toContain(at);
  });

  it('stands at any fact, back and forth, as if the log had been followed to it', () => {
    const { playback } = open();
    const random = seededRandom('back and forth');
    const jumps = Array.from({ length: 20 }, () => Math.floor(random.next() * (evening.facts.length + 1)));
    const hashes = hashesAt(evening.facts, jumps);
    for (const seq of jumps) {
      playback.seek(seq);
      expect(hashPlay(playback.play), `at ${seq}`).toBe(hashes.get(seq));
      expect(playback.play.seq).toBe(seq);
    }
    expect(hashes.get(Math.max(...jumps))).toBe(replayHash(evening.facts.slice(0, Math.max(...jumps))));
  });

  it('goes on from where it was put, and tells what comes from there on', async () => {
    const { clock, playback } = open();
    playback.start();
    await clock.advance(20_000);
    const back = Math.floor(evening.facts.length / 2);
    playback.seek(back);
    expect(playback.atMs).toBe(evening.facts[back - 1]?.at);
    const told: number[] = [];
    playback.onFact(({ seq }) => told.push(seq));
    await clock.run();
    expect(told).toEqual(evening.facts.slice(back).map(({ seq }) => seq));
    expect(hashPlay(playback.play)).toBe(hashPlay(evening.play));
    playback.seek(0);
    await clock.run();
    expect(told.length).toBe(evening.facts.length - back + evening.facts.length);
  });

  it('takes up a line in its middle with the words that are left', async () => {
    const line = evening.of('line:begun').find((each) => wordsOf(evening.facts, each).length > 6);
    const words = line ? wordsOf(evening.facts, line) : [];
    const { clock, playback, asked } = open();
    playback.start();
    playback.seek((words[2]?.seq ?? 0) + 1);
    await clock.advance(1000);
    const speaks = asked.flatMap(({ step }) => (step.kind === 'speak' && step.actor === line?.actor ? [step] : []));
    expect(speaks.map((step) => step.words)).toEqual([words.slice(3).map(({ text }) => text)]);
  });

  it('waits where it is put until its time comes, and knows how many facts have come by then', () => {
    const { playback } = open();
    const gap = evening.facts.findIndex((fact, index) => fact.at - (evening.facts[index - 1]?.at ?? 0) > 200);
    const before = evening.facts[gap - 1]?.at ?? 0;
    playback.seek(gap, before + 150);
    expect(playback.atMs).toBe(before + 150);
    expect(playback.seqAt(before + 150)).toBe(gap);
    expect(playback.seqAt(-1)).toBe(0);
    expect(playback.seqAt(playback.lengthMs)).toBe(evening.facts.length);
  });

  it('tells those who look on of a jump, and bears it when they jump themselves', async () => {
    const { clock, playback, faults } = open();
    const seeks: number[] = [];
    playback.onSeek((play) => seeks.push(play.seq));
    let hasJumped = false;
    playback.onFact(({ seq }) => {
      if (seq !== 40 || hasJumped) return;
      hasJumped = true;
      playback.seek(10);
    });
    playback.start();
    await clock.run();
    expect(seeks).toEqual([10]);
    expect(faults).toEqual([]);
    expect(hashPlay(playback.play)).toBe(hashPlay(evening.play));
  });

  it('is nobody’s to play in, and goes on when whoever looks on stumbles', async () => {
    const { clock, playback, faults } = open();
    expect(playback.takeRole()).toMatchObject({ ok: false, error: { code: 'over', message: 'This is a replay.' } });
    expect(playback.submit()).toMatchObject({ ok: false, error: { code: 'over' } });
    playback.onFact(({ seq }) => {
      if (seq === 5) throw new Error('stumbled');
    });
    playback.start();
    await clock.run();
    expect(faults).toHaveLength(1);
    expect(playback.isOver).toBe(true);
  });

  it('stops for good when it is disposed', async () => {
    const { clock, playback } = open();
    playback.start();
    await clock.advance(5000);
    const { seq } = playback.play;
    playback.dispose();
    await clock.run();
    expect(playback.play.seq).toBe(seq);
    playback.seek(0);
    expect(playback.play.seq).toBe(seq);
  });

  it('plays a log that was broken off to its last fact', async () => {
    const { clock, playback } = open(evening.facts.slice(0, 150));
    playback.start();
    await clock.run();
    expect(hashPlay(playback.play)).toBe(replayHash(evening.facts.slice(0, 150)));
  });

  it('refuses what is no log of a play', () => {
    expect(() => open([])).toThrow('there is no fact in it');
    expect(() => open(evening.facts.slice(1))).toThrow('A playback needs the log of a play');
  });
});

describe('breaths', () => {
  const word = (seq: number, at: number, text: string, turn = 1): Fact =>
    ({ seq, at, type: 'word:spoken', by: 'actor:a', actor: 'actor:a', turn, text, witnesses: [] }) as unknown as Fact;
  const line = {
    seq: 0,
    at: 1000,
    type: 'line:begun',
    turn: 1,
    actor: 'actor:a',
    voice: 'plain',
  } as unknown as FactOf<'line:begun'>;

  it('are one where words follow each other, and as many as there were silences', () => {
    const facts = [line, word(1, 1300, 'To'), word(2, 1600, 'be'), word(3, 4000, 'or'), word(4, 4300, 'not')];
    expect(breathsOf(facts, line)).toEqual([
      { words: ['To', 'be'], atMs: 1054 },
      { words: ['or', 'not'], atMs: 3754 },
    ]);
  });

  it('hold the words of their own turn only, up to where the line ended', () => {
    const ended = { seq: 3, at: 1700, type: 'line:ended', turn: 1, actor: 'actor:a', cut: true } as unknown as Fact;
    const facts = [line, word(1, 1300, 'To'), word(2, 1400, 'Ho!', 2), ended, word(4, 1800, 'late')];
    expect(breathsOf(facts, line).map(({ words }) => words)).toEqual([['To']]);
  });
});

const wordsOf = (facts: readonly Fact[], line: FactOf<'line:begun'>): FactOf<'word:spoken'>[] => {
  const ends = facts.find(
    ({ seq, type, ...fact }) => type === 'line:ended' && 'turn' in fact && fact.turn === line.turn && seq > line.seq,
  );
  return facts
    .slice(line.seq, ends?.seq)
    .filter((fact): fact is FactOf<'word:spoken'> => fact.type === 'word:spoken' && fact.turn === line.turn);
};
