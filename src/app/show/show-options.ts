import type { Note } from '../../company/minded-by.ts';
import type { Brain } from '../../mind/brain.ts';
import type { Wish } from '../address.ts';
import type { Settings } from '../settings/settings.ts';
import type { OpenedEvening } from '../shelf/opened-evening.ts';

/** What is being done before the curtain rises, in the order it is done. */
export const preparations = ['reading', 'building', 'lighting', 'calling'] as const;
export type Preparation = (typeof preparations)[number];

export interface ShowOptions extends Omit<OpenedEvening, 'id'> {
  readonly canvas: HTMLCanvasElement;
  readonly wish: Wish;
  readonly settings: Settings;
  /** Thinks for the company; the understudy, unless there is a model. */
  readonly brain: ((note: Note) => Brain) | undefined;
  /** Told what is being done now, and how much of it is done, 0 to 1. */
  readonly onPreparing: (preparation: Preparation, part?: number) => void;
  /** The graphics card took the picture away, or gave it back. */
  readonly onPicture: (picture: 'lost' | 'back') => void;
  /** Something the audience may want to know, in a sentence: why nothing is heard. */
  readonly onNotice: (sentence: string) => void;
  /** A mistake of ours; the play goes on. */
  readonly onFault: (error: unknown) => void;
  /** Whoever asked may have gone on to something else meanwhile. */
  readonly signal: AbortSignal;
}
