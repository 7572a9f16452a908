import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Voice } from '../../src/drama/fact.ts';
import type { MouthCue } from '../face/viseme.ts';

/** A line, or a sentence of one, that is about to be said. */
export interface SpokenLine {
  readonly actor: EntityId;
  readonly words: readonly string[];
  /** How loud: a whisper, speech, a shout. */
  readonly voice: Voice;
}

/** Sound that is under way. */
export interface Sounding {
  /** How far into it what is heard now is. */
  positionMs(): number;
  /** Ends it at once. */
  stop(): void;
}

/** A line that is ready to be heard: when each word has been, and which shapes the mouth has meanwhile. */
export interface Utterance {
  readonly heardMs: readonly number[];
  readonly endMs: number;
  readonly mouth: readonly MouthCue[];
  /** Begins the sound; absent where a line is mouthed only. */
  begin?(): Sounding | undefined;
}

/** Gives lines their sound. A stage without one mouths its lines in the time their words take. */
export interface StageVoice {
  /** Resolves to undefined, or too late, where nothing can be heard: the line is mouthed. Never rejects. */
  prepare(line: SpokenLine): Promise<Utterance | undefined>;
}
