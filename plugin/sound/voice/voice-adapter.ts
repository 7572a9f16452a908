import type { Sounding, SpokenLine } from '../../stage/speech/stage-voice.ts';
import type { MouthCue } from '../../stage/speech/viseme.ts';
import type { VoicePart } from './casting.ts';

/** When the words of a sentence are heard and what the mouth does meanwhile, as it will be heard. */
interface Timed {
  readonly heardMs: readonly number[];
  readonly endMs: number;
  readonly mouth: readonly MouthCue[];
}

/** A sentence as sound, to be heard from where its speaker is. */
export interface SoundedSentence extends Timed {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** How much faster than it was made it is to be played. */
  readonly playbackRate: number;
}

/** A sentence that something outside says: there is no sound to place. */
export interface HandedSentence extends Timed {
  begin(loudness: number): Sounding | undefined;
}

export type Sentence = SoundedSentence | HandedSentence;

/** One way to have lines said. */
export interface VoiceAdapter {
  readonly kind: 'host' | 'flite' | 'browser' | 'http';
  /** Can these words be said this way, as things are now? */
  canSay(words: readonly string[]): boolean;
  /** Resolves to undefined where it did not come to anything; whoever runs the page has been told why. Never rejects. */
  render(line: SpokenLine, part: VoicePart): Promise<Sentence | undefined>;
  /** While the play rests, what something outside says rests too. */
  pause?(): void;
  resume?(): void;
  /** Ends what something outside is saying. */
  hush?(): void;
  dispose(): void;
}
