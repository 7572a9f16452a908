import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Voice } from '../../../src/drama/voice.ts';
import type { LineTimes } from './timed-line.ts';
import type { MouthCue } from './viseme.ts';

/** A line, or a sentence of one, that is about to be said. */
export interface SpokenLine {
  readonly actor: EntityId;
  readonly words: readonly string[];
  /** How loud: a whisper, speech, a shout. */
  readonly voice: Voice;
  /** Aborted once no sound is wanted any more; the reason is a `CallOff`. */
  readonly signal?: AbortSignal;
}

/** Why no sound is wanted any more: it came too late and the line is mouthed, or the line is over. */
export type CallOff = 'late' | 'over';

/** Sound that is under way. */
export interface Sounding {
  /** How far into it what is heard now is; undefined once it is heard no longer, and the mouth goes by the play's clock. */
  positionMs(): number | undefined;
  /** Tells of words and of the end as they are heard, where only the sound itself knows when; else the utterance's times hold. */
  follow?(onWord: (index: number) => void, onEnd: () => void): void;
  /** Ends it at once. */
  stop(): void;
}

/** A line that is ready to be heard: when each word has been, and which shapes the mouth has meanwhile. */
export interface Utterance extends LineTimes {
  readonly mouth: readonly MouthCue[];
  /** Begins the sound; absent where a line is mouthed only. */
  begin?(): Sounding | undefined;
}

/** Gives lines their sound. A stage without one mouths its lines in the time their words take. */
export interface StageVoice {
  /** How long on the play's clock a speaker holds back for their sound; then the line is mouthed. Half a second unless said. */
  readonly patienceMs?: number;
  /**
   * Undefined at once where nothing is to be heard; resolves to undefined, or too late, where nothing can be: the line is
   * mouthed. Never rejects. Asked for a sentence at a time, the next one while the one before sounds.
   */
  prepare(line: SpokenLine): Promise<Utterance | undefined> | undefined;
}
