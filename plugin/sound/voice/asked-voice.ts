import type { CallOff, SpokenLine } from '../../stage/speech/stage-voice.ts';
import type { VoicePart } from './casting.ts';
import { cuesOfSound, wordEndsInSound } from './heard-mouth.ts';
import { levelled } from './loudness.ts';
import type { SoundedSentence, VoiceAdapter } from './voice-adapter.ts';
import type { Sound } from './wav.ts';

const longestSeconds = 60;
/** Sound that came too late so often in a row is not asked for again for a while. */
const mostLate = 2;

/** How many lines an endpoint that failed is spared at first, and at most. */
const firstLines = 4;
const mostLines = 64;

/**
 * Keeps a dead endpoint from being asked for every line: after a failure some lines go by without it, after the next twice as
 * many. It counts lines and not time, so that it is the same in every play.
 */
class Breaker {
  private spared = 0;
  private next = firstLines;

  /** Is it spared this line? */
  spares(): boolean {
    return this.spared > 0 && this.spared-- > 0;
  }

  fail(): void {
    this.spared = this.next;
    this.next = Math.min(mostLines, this.next * 2);
  }

  succeed(): void {
    this.spared = 0;
    this.next = firstLines;
  }
}

/** What came instead of sound, in a few words for whoever runs the page. */
export class NoSound extends Error {}

/** Lines whose sound is asked for elsewhere; what the mouth does is heard from the sound. */
export abstract class AskedVoice implements VoiceAdapter {
  abstract readonly kind: VoiceAdapter['kind'];
  protected readonly closing = new AbortController();
  private readonly breaker = new Breaker();
  private late = 0;

  constructor(
    protected readonly decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<Sound>,
    private readonly onTrouble: (sentence: string) => void,
  ) {}

  /** Who is asked, in a few words for a person. */
  protected abstract get whom(): string;

  /** The sound of a line; nothing, where it is to be said another way. */
  protected abstract ask(line: SpokenLine, part: VoicePart): Promise<Sound | undefined>;

  canSay(words: readonly string[]): boolean {
    return words.some((word) => /[\p{L}\p{N}]/u.test(word));
  }

  async render(line: SpokenLine, part: VoicePart): Promise<SoundedSentence | undefined> {
    if (this.breaker.spares()) return undefined;
    try {
      const asked = await this.ask(line, part);
      const sound = asked && bounded(asked);
      this.breaker.succeed();
      this.late = 0;
      return sound && sentenceOf(sound, line.words);
    } catch (error) {
      if (!this.closing.signal.aborted && this.isFailure(line)) this.fail(troubleOf(error));
      return undefined;
    }
  }

  dispose(): void {
    this.closing.abort();
  }

  /** Bytes of a sound file as sound. */
  protected async heard(bytes: Uint8Array<ArrayBuffer>): Promise<Sound> {
    return this.decode(bytes).catch((cause: unknown) => {
      throw new NoSound('sent something that is no sound', { cause });
    });
  }

  /** A line that is over is nobody's failure; sound that comes too late again and again is. */
  private isFailure({ signal }: SpokenLine): boolean {
    if (!signal?.aborted) return true;
    if (signal.reason === ('late' satisfies CallOff)) this.late++;
    return this.late >= mostLate;
  }

  private fail(how: string): void {
    this.late = 0;
    this.breaker.fail();
    this.onTrouble(`The voice ${this.whom} ${how}. Lines are mouthed meanwhile.`);
  }
}

function bounded(sound: Sound): Sound {
  if (sound.samples.length === 0) throw new NoSound('sent no sound');
  if (sound.samples.length > sound.sampleRate * longestSeconds) throw new NoSound('sent far too much sound');
  return sound;
}

function sentenceOf({ samples, sampleRate }: Sound, words: readonly string[]): SoundedSentence {
  const mouth = cuesOfSound(samples, sampleRate);
  const endMs = (samples.length / sampleRate) * 1000;
  return {
    samples: levelled(samples),
    sampleRate,
    playbackRate: 1,
    heardMs: wordEndsInSound(words, mouth, endMs),
    endMs,
    mouth,
  };
}

function troubleOf(error: unknown): string {
  if (error instanceof NoSound) return error.message;
  if (error === ('late' satisfies CallOff)) return 'takes longer than a speaker can hold back (`patienceMs`)';
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time';
  return 'could not be reached';
}
