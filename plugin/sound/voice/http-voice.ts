import type { SpokenLine } from '../../stage/speech/stage-voice.ts';
import { AskedVoice, NoSound } from './asked-voice.ts';
import type { VoicePart } from './casting.ts';
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

/** Lines said by an endpoint of the OpenAI kind. */
export class HttpVoice extends AskedVoice {
  override readonly kind = 'http';

  constructor(
    private readonly options: HttpVoiceOptions,
    decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<Sound>,
    onTrouble: (sentence: string) => void,
  ) {
    super(decode, onTrouble);
  }

  override canSay(words: readonly string[]): boolean {
    return super.canSay(words) && (this.options.canSay?.(words) ?? true);
  }

  protected override get whom(): string {
    return `at ${hostOf(this.options.baseURL)}`;
  }

  protected override async ask({ words, signal }: SpokenLine, part: VoicePart): Promise<Sound> {
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
    return this.heard(bytes);
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

/** Never the whole address: it may hold a key. */
function hostOf(baseURL: string): string {
  try {
    return new URL(baseURL).host;
  } catch {
    return 'an address that is none (`http: { baseURL }`)';
  }
}
