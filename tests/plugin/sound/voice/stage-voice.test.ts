import { afterEach, describe, expect, it } from 'vitest';
import { preparedStage } from '../../stage/prepared-stage.ts';
import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { speechTimes } from '../../../../src/drama/speech-pace.ts';
import type { StageReport } from '../../../../src/drama/stage-port.ts';
import { openWorld } from '../../../../src/world/world.ts';
import { type PreparedStage } from '../../../../plugin/stage/prepare-stage.ts';
import type { Stage } from '../../../../plugin/stage/stage.ts';
import type { StageVoice, Utterance } from '../../../../plugin/stage/speech/stage-voice.ts';
import { parlour } from '../../stage/parlour.ts';
import { ScriptedVoice } from './scripted-voice.ts';

const ada = entityId('actor:ada');
const line = 'My lord. The night is cold, and I am sick at heart.'.split(' ');
const first = 2;
const textTimes = speechTimes(line.slice(0, first));

/** A stage with one line under way on it. */
class Telling {
  readonly clock = new SimulatedClock();
  readonly reports: { readonly kind: string; readonly atMs: number; readonly index?: number }[] = [];
  readonly stage: Stage;
  interrupt: () => void = () => undefined;

  constructor(prepared: PreparedStage, voice?: StageVoice) {
    const world = openWorld(parlour());
    this.stage = prepared.open(this.clock, () => world, 1, voice);
  }

  say(words: readonly string[] = line, onWord: () => void = () => undefined): this {
    const report = (told: StageReport) => {
      this.reports.push({ kind: told.kind, atMs: this.clock.now(), ...('index' in told ? { index: told.index } : {}) });
      if (told.kind === 'word') onWord();
    };
    this.interrupt = this.stage.perform({ kind: 'speak', actor: ada, words, voice: 'plain' }, report);
    return this;
  }

  /** Lets time pass in small steps, so that what was promised can come in between. */
  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 10) {
      await this.clock.advance(10);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
  }

  get words(): number[] {
    return this.reports.flatMap(({ index }) => (index === undefined ? [] : [index]));
  }

  get ends(): string[] {
    return this.reports.flatMap(({ kind }) => (kind === 'word' ? [] : [kind]));
  }

  get speech() {
    return this.stage.actors.get(ada)?.speech;
  }
}

describe('a line on the stage', () => {
  const opened: Stage[] = [];
  let prepared: PreparedStage | undefined;
  const open = async (voice?: StageVoice): Promise<Telling> => {
    if (!prepared) {
      const planned = await preparedStage(parlour());
      prepared = planned;
    }
    const telling = new Telling(prepared, voice);
    opened.push(telling.stage);
    return telling;
  };
  afterEach(() => {
    for (const stage of opened.splice(0)) stage.dispose();
  });

  it('is mouthed in the time its words take where there is no voice', async () => {
    const telling = (await open()).say();
    const { heardMs, endMs } = speechTimes(line);
    expect(telling.speech?.mouthAt(heardMs[0] ?? 0)).toBeDefined();
    await telling.clock.advance(20_000);
    expect(telling.reports).toEqual([
      ...heardMs.map((atMs, index) => ({ kind: 'word', atMs, index })),
      { kind: 'done', atMs: endMs },
    ]);
    expect(telling.speech).toBeUndefined();
  });

  it('is said sentence by sentence, the next asked for while one sounds', async () => {
    const voice = new ScriptedVoice();
    const telling = (await open(voice)).say();
    expect(voice.asked.map(({ line: { words } }) => words.length)).toEqual([first]);
    voice.give(0);
    await telling.pass(10);
    expect(voice.log).toEqual(['began My lord.']);
    expect(voice.asked.map(({ line: { words } }) => words.length)).toEqual([first, line.length - first]);
    voice.give(1, 150);
    await telling.pass(5_000);
    expect(voice.log.filter((told) => told.startsWith('began'))).toEqual([
      'began My lord.',
      `began ${line.slice(first).join(' ')}`,
    ]);
    expect(telling.words).toEqual(line.map((_, index) => index));
    expect(telling.ends).toEqual(['done']);
    const [one, two, three] = telling.reports.map(({ atMs }) => atMs);
    expect((two ?? 0) - (one ?? 0)).toBe(100);
    expect((three ?? 0) - (two ?? 0)).toBe(200);
  });

  it('begins when its sound is ready, and the mouth goes with the sound', async () => {
    const voice = new ScriptedVoice();
    const telling = (await open(voice)).say();
    await telling.pass(300);
    expect(telling.words).toEqual([]);
    expect(telling.stage.actors.get(ada)?.isTalking).toBe(true);
    expect(telling.speech).toBeUndefined();
    voice.give(0);
    await telling.pass(20);
    // The sound says it is at 42 ms, whatever the clock has: lips are shut there.
    expect(telling.speech?.positionMs(telling.clock.now())).toBe(42);
    expect(telling.speech?.mouthAt(telling.clock.now()).closed).toBe(1);
  });

  it.each([500, 120])(
    'is mouthed where its sound does not come within %i ms, and late sound is dropped',
    async (patienceMs) => {
      const voice = new ScriptedVoice(patienceMs);
      const telling = (await open(voice)).say();
      await telling.pass(patienceMs + 10);
      expect(telling.speech?.sounding).toBeUndefined();
      expect(voice.asked[0]?.line.signal?.reason).toBe('late');
      voice.give(0);
      await telling.pass(20);
      expect(voice.log).toEqual([]);
      const { heardMs } = speechTimes(line.slice(0, first));
      await telling.pass(15_000);
      expect(telling.reports[0]?.atMs).toBe(patienceMs + (heardMs[0] ?? 0));
      expect(telling.words).toEqual(line.map((_, index) => index));
      expect(telling.ends).toEqual(['done']);
    },
  );

  it('stops sound and mouth at once when it is interrupted, and the drama has the words heard so far', async () => {
    const voice = new ScriptedVoice();
    const telling = (await open(voice)).say();
    voice.give(0);
    await telling.pass(10);
    voice.give(1);
    await telling.pass(550);
    const heard = telling.words;
    expect(heard).toEqual([0, 1, 2, 3, 4]);
    telling.interrupt();
    // Not a step of the clock later.
    expect(voice.log.at(-1)).toBe(`stopped ${line.slice(first).join(' ')}`);
    expect(telling.speech).toBeUndefined();
    expect(telling.stage.actors.get(ada)?.isTalking).toBe(false);
    await telling.pass(5_000);
    expect(telling.words).toEqual(heard);
    expect(telling.ends).toEqual(['interrupted']);
  });

  it('begins no sound that is ready only after the interruption', async () => {
    const voice = new ScriptedVoice();
    const telling = (await open(voice)).say();
    await telling.pass(50);
    telling.interrupt();
    expect(voice.asked[0]?.line.signal?.reason).toBe('over');
    voice.give(0);
    await telling.pass(2_000);
    expect(voice.log).toEqual([]);
    expect(telling.reports).toEqual([{ kind: 'interrupted', atMs: 50 }]);
  });

  it.each<[string, StageVoice]>([
    ['says at once that nothing is to be heard', { prepare: () => undefined }],
    ['finds nothing to be heard', { prepare: () => Promise.resolve(undefined) }],
    ['breaks down when asked', { prepare: () => broken() }],
    ['breaks down when it is to begin', voiceOf({ ...textTimes, mouth: [], begin: () => broken() })],
    ['breaks its word and rejects', { prepare: () => Promise.reject(new Error('no')) }],
    ['gives times for other words', voiceOf({ heardMs: [1], endMs: 2, mouth: [] })],
    ['gives times that run backwards', voiceOf({ heardMs: [200, 100], endMs: 300, mouth: [] })],
    ['gives no numbers', voiceOf({ heardMs: [NaN, NaN], endMs: NaN, mouth: [] })],
    ['would take for ever', voiceOf({ heardMs: [1, 1e9], endMs: 1e9, mouth: [] })],
  ])('is mouthed by a voice that %s', async (_, voice) => {
    const telling = (await open(voice)).say(line.slice(0, first));
    await telling.pass(3_000);
    const { heardMs } = speechTimes(line.slice(0, first));
    expect(telling.words).toEqual([0, 1]);
    const [one, two] = telling.reports.map(({ atMs }) => atMs);
    expect((two ?? 0) - (one ?? 0)).toBe((heardMs[1] ?? 0) - (heardMs[0] ?? 0));
    expect(telling.ends).toEqual(['done']);
  });

  it('goes by what is heard where only the sound knows', async () => {
    let [tellWord, tellEnd] = [(_: number) => {}, () => {}];
    const telling = (
      await open(
        voiceOf({
          heardMs: [100, 200, 300, 400],
          endMs: 500,
          mouth: [{ atMs: 0, viseme: 'a', strength: 1 }],
          begin: () => ({
            positionMs: () => undefined,
            stop: () => undefined,
            follow: (onWord, onEnd) => ([tellWord, tellEnd] = [onWord, onEnd]),
          }),
        }),
      )
    ).say('one two three four'.split(' '));
    await telling.pass(600);
    expect(telling.words).toEqual([]);
    tellWord(1);
    await telling.pass(10);
    expect(telling.words).toEqual([0, 1]);
    expect(telling.speech?.positionMs(telling.clock.now())).toBe(210);
    tellEnd();
    await telling.pass(10);
    expect(telling.words).toEqual([0, 1, 2, 3]);
    expect(telling.ends).toEqual(['done']);
  });

  it('tells of no word after one on which somebody broke in', async () => {
    let tellEnd = () => {};
    const utterance: Utterance = {
      heardMs: [100, 200, 300],
      endMs: 400,
      mouth: [],
      begin: () => ({
        positionMs: () => undefined,
        stop: () => undefined,
        follow: (_, onEnd) => (tellEnd = onEnd),
      }),
    };
    const telling = await open(voiceOf(utterance));
    telling.say(['one', 'two', 'three'], () => telling.interrupt());
    await telling.pass(50);
    tellEnd();
    await telling.pass(2_000);
    expect(telling.reports.map(({ kind }) => kind)).toEqual(['word', 'interrupted']);
  });

  it('does not wait for ever for a sound that tells nothing', async () => {
    const voice = voiceOf({
      heardMs: [100],
      endMs: 200,
      mouth: [],
      begin: () => ({ positionMs: () => undefined, stop: () => undefined, follow: () => undefined }),
    });
    const telling = (await open(voice)).say(['Hark!']);
    await telling.pass(1_500);
    expect(telling.words).toEqual([0]);
    expect(telling.ends).toEqual(['done']);
  });
});

function broken(): never {
  throw new Error('no');
}

function voiceOf(utterance: Utterance): StageVoice {
  return { prepare: () => Promise.resolve(utterance) };
}
