import type { EntityId } from '../../drama/entity-id.ts';

/** As loud as somebody who plays can be. An aside is written in the line itself. */
export const loudnesses = ['whisper', 'plain', 'shout'] as const;
export type Loudness = (typeof loudnesses)[number];

/** Longer lines the company does not take. */
export const longestLine = 2000;
/** From here on what is left is counted. */
const countedFrom = longestLine - 200;
const longestHistory = 50;

/** What somebody is about to say, how loud, and to whom. */
export interface Talk {
  readonly text: string;
  readonly loudness: Loudness;
  /** Chosen by hand: somebody, or everybody. Otherwise whoever is faced. */
  readonly pinned: EntityId | 'everybody' | undefined;
  /** Chosen for this line only: an answer to somebody, a word cut in. */
  readonly isPinnedOnce: boolean;
  /** Called by name in what stands in the box. */
  readonly named?: EntityId | undefined;
  /** What was said before, the newest last. */
  readonly history: readonly string[];
  /** Which of them stands in the box; none, while something new is written. */
  readonly past: number | undefined;
  /** What was being written before the history was opened. */
  readonly draft: string;
}

export const silent: Talk = {
  text: '',
  loudness: 'plain',
  pinned: undefined,
  isPinnedOnce: false,
  history: [],
  past: undefined,
  draft: '',
};

export const write = (talk: Talk, text: string): Talk => ({
  ...talk,
  text: text.replace(/[\r\n]+/g, ' ').slice(0, longestLine),
  past: undefined,
});

/** How many letters are left, once there are few. */
export const lettersLeft = ({ text }: Talk): number | undefined =>
  text.length >= countedFrom ? longestLine - text.length : undefined;

/** Whom it goes to: whom it calls by name, else whom it was chosen for, else whom the speaker is with. */
export const addressee = ({ named, pinned }: Talk, facing: EntityId | undefined): EntityId | undefined =>
  named ?? (pinned === 'everybody' ? undefined : (pinned ?? facing));

/** Whom the speaker is with now, as far as it can be told. */
interface Met {
  /** Whom it was a moment ago. */
  readonly before: EntityId | undefined;
  /** A line is being written or chosen, or waits to be sent: whom it is for stays. */
  readonly isKept: boolean;
  /** Whom they turned to meanwhile: the box is closed, and they look about. */
  readonly looked: EntityId | undefined;
  /** Who waits for an answer, as the picture says. */
  readonly asker: EntityId | undefined;
  /** Whom they face, else whoever is near. */
  readonly near: EntityId | undefined;
  readonly present: readonly EntityId[];
}

/** Whom the speaker is with: everything that is said, shown or offered to somebody goes by this. */
export function partnerNow({ before, isKept, looked, asker, near, present }: Met): EntityId | undefined {
  const isThere = (id: EntityId | undefined): boolean => id !== undefined && present.includes(id);
  if (isKept && isThere(before)) return isThere(looked) ? looked : before;
  return asker ?? near;
}

/** A whisper needs somebody to whisper to; otherwise it is said. */
export const voiceFor = (talk: Talk, facing: EntityId | undefined): Loudness =>
  talk.loudness === 'whisper' && addressee(talk, facing) === undefined ? 'plain' : talk.loudness;

export const speakAs = (talk: Talk, loudness: Loudness): Talk => ({ ...talk, loudness });

/** Chosen once it is pinned, chosen again it is free. */
export const pin = (talk: Talk, to: EntityId | 'everybody'): Talk => ({
  ...talk,
  pinned: talk.pinned === to ? undefined : to,
  isPinnedOnce: false,
});

/** For one line. */
export const pinOnce = (talk: Talk, to: EntityId): Talk =>
  talk.pinned === to ? talk : { ...talk, pinned: to, isPinnedOnce: true };

/** The box was left with nothing in it: whom it was opened for is not whom the next line is for. */
export const left = (talk: Talk): Talk =>
  talk.isPinnedOnce && talk.text.trim() === '' ? { ...talk, pinned: undefined, isPinnedOnce: false } : talk;

/** Whoever is gone is spoken to no longer. */
export function withPresent(talk: Talk, present: readonly EntityId[]): Talk {
  const { pinned } = talk;
  const isGone = pinned !== undefined && pinned !== 'everybody' && !present.includes(pinned);
  return isGone ? { ...talk, pinned: undefined } : talk;
}

/** One line back in what was said. */
export function recallOlder(talk: Talk): Talk {
  const at = (talk.past ?? talk.history.length) - 1;
  const text = talk.history[at];
  if (text === undefined) return talk;
  return { ...talk, text, past: at, draft: talk.past === undefined ? talk.text : talk.draft };
}

/** One line forth; after the newest comes what was being written. */
export function recallNewer(talk: Talk): Talk {
  if (talk.past === undefined) return talk;
  const at = talk.past + 1;
  const text = talk.history[at];
  return text === undefined ? { ...talk, text: talk.draft, past: undefined, draft: '' } : { ...talk, text, past: at };
}

/** It was taken: the box is empty, the voice is as usual, and whoever was chosen for good stays chosen. */
export function said(talk: Talk): Talk {
  const text = talk.text.trim();
  const history = talk.history.at(-1) === text ? talk.history : [...talk.history, text].slice(-longestHistory);
  const pinned = talk.isPinnedOnce ? undefined : talk.pinned;
  return { ...talk, text: '', loudness: 'plain', pinned, isPinnedOnce: false, history, past: undefined, draft: '' };
}
