import type { CallOff, SpokenLine } from '../../stage/speech/stage-voice.ts';
import type { VoicePart } from './casting.ts';
import { cuesOfSound, wordEndsInSound } from './heard-mouth.ts';
import { levelled } from './loudness.ts';
import type { SoundedSentence, VoiceAdapter } from './voice-adapter.ts';
import type { Sound } from './wav.ts';

export interface HttpVoiceOptions {
  /** Where the endpoint is, without `/v1/audio/speech`: `https://api.openai.com`. */
  readonly baseURL: string;
  /** Sent as a bearer token and never told to anybody else. Better kept on a server of yours. */
  readonly key?: string;
  readonly model?: string;
  /** Which of the endpoint's voices somebody has. */
  readonly voiceOf?: (part: VoicePart) => string;
  /** `wav` unless the endpoint has none. */
  readonly format?: 'wav' | 'mp3' | 'opus' | 'flac' | 'aac';
  /** Can these words be said by it? Any, unless said. */
  readonly canSay?: (words: readonly string[]) => boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly fetch?: typeof fetch;
}

const usualVoices = { she: ['nova', 'shimmer', 'coral', 'sage'], he: ['onyx', 'echo', 'ash', 'fable'] } as const;
const usualVoiceOf = ({ sex, lot }: VoicePart): string => usualVoices[sex][Math.floor(lot * 4)] ?? 'alloy';
/** A minute of 24 kHz WAV has less than 3 MB. */
const usual = { model: 'tts-1', voiceOf: usualVoiceOf, format: 'wav', timeoutMs: 8_000, maxBytes: 6 * 1024 * 1024 };
const mostLetters = 1_000;
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
class NoSound extends Error {}

/** Lines said by an endpoint of the OpenAI kind; what the mouth does is heard from the sound. */
export class HttpVoice implements VoiceAdapter {
  readonly kind = 'http';
  private readonly breaker = new Breaker();
  private late = 0;
  private readonly closing = new AbortController();

  constructor(
    private readonly options: HttpVoiceOptions,
    private readonly decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<Sound>,
    private readonly onTrouble: (sentence: string) => void,
  ) {}

  canSay(words: readonly string[]): boolean {
    return words.some((word) => /[\p{L}\p{N}]/u.test(word)) && (this.options.canSay?.(words) ?? true);
  }

  async render(line: SpokenLine, part: VoicePart): Promise<SoundedSentence | undefined> {
    if (this.breaker.spares()) return undefined;
    try {
      const sound = await this.ask(line, part);
      this.breaker.succeed();
      this.late = 0;
      return sentenceOf(sound, line.words);
    } catch (error) {
      if (!this.closing.signal.aborted && this.isFailure(line)) this.fail(troubleOf(error));
      return undefined;
    }
  }

  dispose(): void {
    this.closing.abort();
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
    this.onTrouble(`The voice at ${hostOf(this.options.baseURL)} ${how}. Lines are mouthed meanwhile.`);
  }

  private async ask({ words, signal }: SpokenLine, part: VoicePart): Promise<Sound> {
    const { baseURL, key, model, voiceOf, format, timeoutMs, maxBytes, fetch: given } = { ...usual, ...this.options };
    const ask = given ?? fetch;
    const response = await ask(`${baseURL.replace(/\/+$/, '')}/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        voice: voiceOf(part),
        input: words.join(' ').slice(0, mostLetters),
        response_format: format,
        speed: Number((1 / part.slowness).toFixed(2)),
      }),
      signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    if (!response.ok) {
      void response.body?.cancel();
      throw new NoSound(`answered ${response.status}`);
    }
    const kind = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (kind !== '' && !kind.startsWith('audio/') && kind !== 'application/octet-stream') {
      void response.body?.cancel();
      throw new NoSound(`sent ${kind.slice(0, 40)} instead of sound`);
    }
    const bytes = await readBytes(response, maxBytes);
    const sound = await this.decode(bytes).catch((cause: unknown) => {
      throw new NoSound('sent something that is no sound', { cause });
    });
    if (sound.samples.length === 0) throw new NoSound('sent no sound');
    if (sound.samples.length > sound.sampleRate * longestSeconds) throw new NoSound('sent far too much sound');
    return sound;
  }
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      void reader?.cancel();
      throw new NoSound(`sent more than ${maxBytes} bytes for one sentence`);
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
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

/** Never the whole address: it may hold a key. */
function hostOf(baseURL: string): string {
  try {
    return new URL(baseURL).host;
  } catch {
    return 'an address that is none (`http: { baseURL }`)';
  }
}

function troubleOf(error: unknown): string {
  if (error instanceof NoSound) return error.message;
  if (error === ('late' satisfies CallOff)) return 'takes longer than a speaker can hold back (`patienceMs`)';
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time';
  return 'could not be reached';
}
