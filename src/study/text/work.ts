import type { TongueName } from '../../drama/tongues/tongue.ts';

/** A story or a play that somebody else wrote: who is in it, and what they say and do, in its own order. */
export interface Work {
  readonly title: string;
  readonly language: TongueName;
  readonly kind: 'play' | 'story';
  /** Everybody who speaks, in the order they first do. */
  readonly roles: readonly WorkRole[];
  readonly acts: readonly WorkAct[];
  /** What stands in the text and not in the work, in words for whoever gave it. */
  readonly leftOut: readonly LeftOut[];
}

export interface WorkRole {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** What the list of persons says of them: *king of Denmark*. */
  readonly about?: string;
  readonly pronouns?: 'he' | 'she' | 'they';
}

export interface WorkAct {
  readonly title: string;
  readonly scenes: readonly WorkScene[];
}

export interface WorkScene {
  readonly title: string;
  /** The words that say where it is: its heading, and what is told before anybody speaks. */
  readonly setting: string;
  /** Who is there when it begins. */
  readonly starts: readonly string[];
  readonly parts: readonly WorkPart[];
  readonly line: number;
}

export type WorkPart = WorkSpeech | WorkDirection;

/** What is said aloud, without what is done meanwhile. */
export interface WorkSpeech {
  readonly kind: 'speech';
  /** Who says it; several where they say it together. */
  readonly by: readonly string[];
  readonly text: string;
  /** What is done with it, as it stands in its brackets. */
  readonly manner: readonly string[];
  /** Nobody else hears it. */
  readonly isAside: boolean;
  readonly line: number;
  /** Who is there, and hears it. */
  readonly present: readonly string[];
}

/** What is done or told between speeches; who comes and who goes by it. */
interface WorkDirection {
  readonly kind: 'direction';
  readonly text: string;
  readonly enters: readonly string[];
  readonly leaves: readonly string[];
  readonly line: number;
  readonly present: readonly string[];
}

export interface LeftOut {
  /** Where it stands; 0 where it is spread over the text. */
  readonly line: number;
  readonly what: string;
}
