import { hashPlay, type Play, type Tally } from '../play/play.ts';

/** What a performance came to: the last line of `perform`, and what `replay` says of a log. */
export interface Summary extends Tally {
  readonly type: 'summary';
  readonly completed: boolean;
  readonly ending: string | null;
  /** Every point reached, and how. */
  readonly points: Play['reached'];
  /** On the play's own clock. */
  readonly seconds: number;
  readonly hash: string;
}

export const summarize = (play: Play): Summary => ({
  type: 'summary',
  completed: play.ended?.completed ?? false,
  ending: play.ended?.ending ?? null,
  points: play.reached,
  ...play.tally,
  seconds: Math.round(play.now / 100) / 10,
  hash: hashPlay(play),
});
