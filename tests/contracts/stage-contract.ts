import { afterEach, describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { readSight } from '../../src/drama/sight.ts';
import type { StagePort, StageReport, StageStep } from '../../src/drama/stage-port.ts';

/** A stage with a few on it, and its time in the hands of the test. */
export interface StageGround {
  readonly stage: StagePort;
  /** The time on the stage, in milliseconds. */
  now(): number;
  /** Lets so much time pass on the stage, and what falls due in it happen. */
  advance(ms: number): Promise<void>;
  /** Two in the same room, … */
  readonly actor: EntityId;
  readonly other: EntityId;
  /** … a thing of that room some steps from the actor, who can go there and touch it, … */
  readonly near: EntityId;
  /** … and a thing at least three times as far, to which there is a way, and which nobody touches from where they stand. */
  readonly far: EntityId;
  /** Tears down what the stage itself does not own. */
  tearDown?(): void;
}

/** Longer than anything here may take. */
const longestMs = 120_000;
const frameMs = 16;

/** A step and everything that was reported of it. */
class Watched {
  readonly reports: StageReport[] = [];
  readonly times: number[] = [];
  readonly began: number;
  readonly interrupt: () => void;
  /** Reports that came before the call returned. */
  readonly tooSoon: number;

  constructor(ground: StageGround, step: StageStep, onReport: (report: StageReport) => void = () => {}) {
    this.began = ground.now();
    this.interrupt = ground.stage.perform(step, (report) => {
      this.reports.push(report);
      this.times.push(ground.now());
      onReport(report);
    });
    this.tooSoon = this.reports.length;
  }

  get kinds(): string[] {
    return this.reports.map(({ kind }) => kind);
  }

  get ends(): string[] {
    return this.kinds.filter((kind) => kind !== 'word' && kind !== 'contact');
  }

  get words(): number[] {
    return this.reports.flatMap((report) => (report.kind === 'word' ? [report.index] : []));
  }

  get lasted(): number {
    return (this.times.at(-1) ?? Infinity) - this.began;
  }
}

/** Lets time pass until it is so. */
async function until(ground: StageGround, done: () => boolean): Promise<void> {
  for (let passed = 0; !done() && passed < longestMs; passed += frameMs) await ground.advance(frameMs);
  expect(done(), 'it does not come to an end').toBe(true);
}

/** Lets time pass until each has ended, and a little longer, in which nothing more may be reported. */
async function ended(ground: StageGround, ...steps: readonly Watched[]): Promise<void> {
  await until(ground, () => steps.every(({ ends }) => ends.length > 0));
  const before = steps.map(({ kinds }) => kinds);
  await ground.advance(2_000);
  expect(steps.map(({ kinds }) => kinds)).toEqual(before);
  for (const step of steps) {
    expect(step.tooSoon, 'reported during the call').toBe(0);
    expect(step.ends).toHaveLength(1);
    expect(step.kinds.at(-1)).toBe(step.ends[0]);
  }
}

const sentence = 'I have been meaning to say this since the morning, and'.split(' ');

/** What every stage must do. */
export function describeStage(name: string, setUp: () => StageGround | Promise<StageGround>): void {
  describe(`${name}, as a stage`, () => {
    const grounds: StageGround[] = [];
    const open = async (): Promise<StageGround> => {
      const ground = await setUp();
      grounds.push(ground);
      return ground;
    };
    afterEach(() => {
      for (const ground of grounds.splice(0)) {
        ground.stage.dispose();
        ground.tearDown?.();
      }
    });

    const everyStep = ({ actor, other, near, far }: StageGround): StageStep[] => [
      { kind: 'walk', actor, to: near },
      { kind: 'walk', actor, to: far },
      { kind: 'walk', actor, to: entityId('prop:not-there') },
      { kind: 'reach', actor, thing: near },
      { kind: 'reach', actor, thing: far },
      { kind: 'reach', actor, thing: entityId('prop:not-there') },
      { kind: 'gesture', actor, verb: 'nod' },
      { kind: 'gesture', actor, verb: 'point', thing: near },
      { kind: 'ponder', actor, ms: 400 },
      { kind: 'ponder', actor, ms: 0 },
      { kind: 'speak', actor, words: sentence, voice: 'plain', to: other },
      { kind: 'speak', actor, words: ['Psst!'], voice: 'whisper', to: other },
      { kind: 'speak', actor, words: [], voice: 'plain' },
    ];

    it('ends every step with exactly one of done, refused or interrupted, and reports nothing during the call', async () => {
      const ground = await open();
      for (const step of everyStep(ground)) await ended(ground, new Watched(ground, step));
    });

    it('does what can be done', async () => {
      const ground = await open();
      const { actor, near } = ground;
      for (const step of [
        { kind: 'walk', actor, to: near },
        { kind: 'reach', actor, thing: near },
        { kind: 'gesture', actor, verb: 'nod' },
        { kind: 'ponder', actor, ms: 100 },
        { kind: 'speak', actor, words: ['Well.'], voice: 'plain' },
      ] as const) {
        const watched = new Watched(ground, step);
        await ended(ground, watched);
        expect(watched.ends, step.kind).toEqual(['done']);
      }
    });

    it('refuses a hand on what is too far away, with a reason and without contact', async () => {
      const ground = await open();
      const reach = new Watched(ground, { kind: 'reach', actor: ground.actor, thing: ground.far });
      await ended(ground, reach);
      expect(reach.kinds).toEqual(['refused']);
      const [refused] = reach.reports;
      expect(refused?.kind === 'refused' && refused.reason.trim()).toBeTruthy();
    });

    it('reports each word once, in order, before it is done', async () => {
      const ground = await open();
      const speak = new Watched(ground, { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' });
      await ended(ground, speak);
      expect(speak.words).toEqual(sentence.map((_, index) => index));
      expect(speak.kinds).toEqual([...sentence.map(() => 'word'), 'done']);
    });

    it('lets words take their time: no two are heard in one moment', async () => {
      const ground = await open();
      const speak = new Watched(ground, { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' });
      await ended(ground, speak);
      const heard = speak.times.slice(0, sentence.length);
      expect(heard.every((at, index) => at > (heard[index - 1] ?? speak.began))).toBe(true);
    });

    it('reports contact once, before it is done, where a body moves', async () => {
      const ground = await open();
      const { actor, near } = ground;
      for (const step of [
        { kind: 'walk', actor, to: near },
        { kind: 'reach', actor, thing: near },
        { kind: 'gesture', actor, verb: 'nod' },
      ] as const) {
        const watched = new Watched(ground, step);
        await ended(ground, watched);
        expect(watched.kinds, step.kind).toEqual(['contact', 'done']);
      }
    });

    it('reports no contact where nothing is touched', async () => {
      const ground = await open();
      const ponder = new Watched(ground, { kind: 'ponder', actor: ground.actor, ms: 300 });
      await ended(ground, ponder);
      expect(ponder.kinds).toEqual(['done']);
    });

    it('interrupted, says no further word, and says so once', async () => {
      const ground = await open();
      const speak = new Watched(ground, { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' });
      await until(ground, () => speak.words.length === 3);
      speak.interrupt();
      speak.interrupt();
      await ended(ground, speak);
      expect(speak.words).toEqual([0, 1, 2]);
      expect(speak.ends).toEqual(['interrupted']);
    });

    it('interrupted, makes no contact', async () => {
      const ground = await open();
      const walk = new Watched(ground, { kind: 'walk', actor: ground.actor, to: ground.far });
      await ground.advance(frameMs * 4);
      walk.interrupt();
      await ended(ground, walk);
      expect(walk.kinds).toEqual(['interrupted']);
    });

    it('interrupted before anything was reported, ends all the same', async () => {
      const ground = await open();
      for (const step of everyStep(ground)) {
        const watched = new Watched(ground, step);
        watched.interrupt();
        await until(ground, () => watched.ends.length > 0);
        await ground.advance(1_000);
        expect(watched.kinds, step.kind).toEqual(['interrupted']);
      }
    });

    it('can be interrupted from within a report', async () => {
      const ground = await open();
      const speak: Watched = new Watched(
        ground,
        { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' },
        (report) => {
          if (report.kind === 'word' && report.index === 1) speak.interrupt();
        },
      );
      await ended(ground, speak);
      expect(speak.kinds).toEqual(['word', 'word', 'interrupted']);
      const walk: Watched = new Watched(ground, { kind: 'walk', actor: ground.actor, to: ground.near }, (report) => {
        if (report.kind === 'contact') walk.interrupt();
      });
      await ended(ground, walk);
      expect(walk.kinds).toEqual(['contact', 'interrupted']);
    });

    it('does not mind being interrupted when it is over', async () => {
      const ground = await open();
      const nod = new Watched(ground, { kind: 'gesture', actor: ground.actor, verb: 'nod' });
      await ended(ground, nod);
      nod.interrupt();
      await ground.advance(1_000);
      expect(nod.kinds).toEqual(['contact', 'done']);
    });

    it('goes on after an interruption', async () => {
      const ground = await open();
      const walk = new Watched(ground, { kind: 'walk', actor: ground.actor, to: ground.far });
      await ground.advance(frameMs * 4);
      walk.interrupt();
      await ended(ground, walk);
      const near = new Watched(ground, { kind: 'walk', actor: ground.actor, to: ground.near });
      await ended(ground, near);
      expect(near.ends).toEqual(['done']);
    });

    it('takes longer to walk farther', async () => {
      const [ground, other] = [await open(), await open()];
      const near = new Watched(ground, { kind: 'walk', actor: ground.actor, to: ground.near });
      await ended(ground, near);
      const far = new Watched(other, { kind: 'walk', actor: other.actor, to: other.far });
      await ended(other, far);
      expect(near.lasted).toBeGreaterThan(0);
      expect(far.lasted / near.lasted).toBeGreaterThan(2);
    });

    it('takes no time to walk to where one stands', async () => {
      const ground = await open();
      const there = new Watched(ground, { kind: 'walk', actor: ground.actor, to: ground.near });
      await ended(ground, there);
      const again = new Watched(ground, { kind: 'walk', actor: ground.actor, to: ground.near });
      await ended(ground, again);
      expect(again.ends).toEqual(['done']);
      expect(again.lasted).toBeLessThan(there.lasted / 2);
    });

    it('takes longer to say more', async () => {
      const ground = await open();
      const say = async (words: readonly string[]) => {
        const speak = new Watched(ground, { kind: 'speak', actor: ground.actor, words, voice: 'plain' });
        await ended(ground, speak);
        return speak.lasted;
      };
      const short = await say(sentence.slice(0, 3));
      const long = await say([...sentence, ...sentence]);
      expect(short).toBeGreaterThan(0);
      expect(long / short).toBeGreaterThan(3);
    });

    it('ponders as long as it was told', async () => {
      const ground = await open();
      const ponder = new Watched(ground, { kind: 'ponder', actor: ground.actor, ms: 1_500 });
      await ended(ground, ponder);
      expect(ponder.lasted).toBeGreaterThanOrEqual(1_500);
      expect(ponder.lasted).toBeLessThan(1_500 + 10 * frameMs);
    });

    it('lets two bodies act at the same time', async () => {
      const ground = await open();
      const alone = new Watched(ground, { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' });
      await ended(ground, alone);
      const one = new Watched(ground, { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' });
      const two = new Watched(ground, { kind: 'speak', actor: ground.other, words: sentence, voice: 'plain' });
      await ended(ground, one, two);
      expect([one.ends, two.ends]).toEqual([['done'], ['done']]);
      expect(Math.max(one.lasted, two.lasted)).toBeLessThan(alone.lasted * 1.5);
    });

    it('interrupts one body and leaves the other alone', async () => {
      const ground = await open();
      const one = new Watched(ground, { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' });
      const two = new Watched(ground, { kind: 'walk', actor: ground.other, to: ground.near });
      one.interrupt();
      await ended(ground, one, two);
      expect([one.ends, two.ends]).toEqual([['interrupted'], ['done']]);
    });

    it('closed, interrupts what is under way and refuses what comes later', async () => {
      const ground = await open();
      const speak = new Watched(ground, { kind: 'speak', actor: ground.actor, words: sentence, voice: 'plain' });
      const walk = new Watched(ground, { kind: 'walk', actor: ground.other, to: ground.far });
      await until(ground, () => speak.words.length === 2);
      ground.stage.dispose();
      ground.stage.dispose();
      await ended(ground, speak, walk);
      expect(speak.kinds).toEqual(['word', 'word', 'interrupted']);
      expect(walk.kinds).toEqual(['interrupted']);
      for (const step of everyStep(ground)) {
        const late = new Watched(ground, step);
        await ended(ground, late);
        expect(late.kinds, step.kind).toEqual(['refused']);
      }
    });

    it('answers yes, no, or that it cannot tell', async () => {
      const { stage, actor, other, near, far } = await open();
      const things = [actor, other, near, far, entityId('prop:not-there')];
      for (const ask of ['reaches', 'sees', 'hears', 'hasPath'] as const) {
        for (const thing of things) {
          expect([true, false, undefined], `${ask} ${thing}`).toContain(stage.probe[ask]?.(actor, thing));
        }
      }
    });

    it('shows what somebody sees, where it can', async () => {
      const { stage, actor } = await open();
      const glimpse = await stage.glimpse?.(actor, { frames: 1 });
      if (glimpse === undefined) return;
      expect(readSight(glimpse).ok).toBe(true);
      expect(glimpse.actors.map(({ id }) => id)).not.toContain(actor);
    });

    it('stands beside another without touching it', async () => {
      const [one, two] = [await open(), await open()];
      const there = new Watched(two, { kind: 'speak', actor: two.actor, words: ['Still', 'here.'], voice: 'plain' });
      one.stage.dispose();
      await ended(two, there);
      expect(there.kinds).toEqual(['word', 'word', 'done']);
    });
  });
}
