import type { EntityId } from '../../drama/entity-id.ts';
import type { BookLine } from '../../drama/profile.ts';
import type { ActorContext } from '../context.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { Part } from '../part.ts';
import { freshWay, type SpeakingTo } from './wording.ts';

/** An answer before it is put into words: ways to say it, best first. */
export interface PossibleReply {
  readonly fit: number;
  readonly why: string;
  readonly isCommon?: boolean;
  /** It answers a favour that was asked: nobody lets that go by. */
  readonly isDue?: boolean;
  /** A way that has not been said of late, if one is left. */
  readonly say: () => string | undefined;
}

/** What somebody would say to something, and how well it answers it. */
export interface Reply {
  readonly says: string;
  readonly to: EntityId | undefined;
  /** How well it meets what was said; below 1 it only fills the silence. */
  readonly fit: number;
  readonly why: string;
  /** The author wrote it; it is not what anybody might say. */
  readonly isWritten: boolean;
  /** Not to answer would be an answer. */
  readonly isDue: boolean;
}

export const reply = (fit: number, why: string, say: PossibleReply['say']): PossibleReply => ({ fit, why, say });

/** Somebody who is about to answer. */
export interface Answering extends SpeakingTo {
  readonly context: ActorContext;
  readonly part: Part;
  readonly tongue: TongueName;
}

/** Under so much tension nobody jokes or chats. */
const mortal = 0.45;

/** Is it a matter of life by what they feel? Then words are few, and none of them is a joke. */
export const isMortal = ({ feeling }: Part): boolean => feeling.tension >= mortal;

/** Whether a line of the book suits the mood and the tension. */
export const fitsFeeling = ({ moods, light }: BookLine, part: Part): boolean =>
  (!moods || moods.includes(part.feeling.mood)) && !(light && isMortal(part));

/** And the one it would be said to. */
export const fitsMoment = (line: BookLine, { part, by }: Answering): boolean =>
  fitsFeeling(line, part) && (line.to === undefined || line.to === by);

/** A line of the book that has not been said of late. */
export const fromBook = (lines: readonly BookLine[], { speaker, random }: Answering): string | undefined => {
  const ways = lines.map(({ says }) => says);
  return freshWay(ways, speaker, random);
};
