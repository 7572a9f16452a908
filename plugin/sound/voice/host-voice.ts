import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Voice } from '../../../src/drama/voice.ts';
import type { SpokenLine } from '../../stage/speech/stage-voice.ts';
import { AskedVoice, NoSound } from './asked-voice.ts';
import type { VoicePart } from './casting.ts';
import type { Sound } from './wav.ts';

/** A sentence a host's own voices are asked for. */
export interface WantedSpeech {
  readonly actor: EntityId;
  readonly text: string;
  /** `whisper`, `say`, `shout` … */
  readonly voice: Voice;
  /** How we would have them sound. */
  readonly part: VoicePart;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** A sound file's bytes, sound as numbers, or a decoded buffer of Web Audio's; nothing, where the line is to be said another way. */
export type HostSpeech =
  | Uint8Array
  | ArrayBuffer
  | Sound
  | Pick<AudioBuffer, 'getChannelData' | 'sampleRate'>
  | undefined;

export type SpeakForHost = (wanted: WantedSpeech) => Promise<HostSpeech> | HostSpeech;

/** Lines said by whatever voices a host has. */
export class HostVoice extends AskedVoice {
  override readonly kind = 'host';
  protected override readonly whom = 'of this page';

  constructor(
    private readonly speak: SpeakForHost,
    decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<Sound>,
    onTrouble: (sentence: string) => void,
  ) {
    super(decode, onTrouble);
  }

  protected override async ask(
    { actor, words, voice, signal: over }: SpokenLine,
    part: VoicePart,
  ): Promise<Sound | undefined> {
    const signal = AbortSignal.any([this.closing.signal, ...(over ? [over] : [])]);
    const asked = Promise.resolve(this.speak({ actor, text: words.join(' '), voice, part, signal }));
    const speech = await Promise.race([asked, calledOff(signal)]);
    if (speech === undefined) return undefined;
    if (speech instanceof Uint8Array) return this.heard(new Uint8Array(speech));
    if (speech instanceof ArrayBuffer) return this.heard(new Uint8Array(speech.slice(0)));
    if (typeof speech !== 'object' || speech === null) throw new NoSound('sent something that is no sound');
    if ('getChannelData' in speech) return { samples: speech.getChannelData(0).slice(), sampleRate: speech.sampleRate };
    if (speech.samples instanceof Float32Array && speech.sampleRate > 0) return speech;
    throw new NoSound('sent something that is no sound');
  }
}

/** Rejects when nobody waits any more, whatever the host's promise does. */
const calledOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
