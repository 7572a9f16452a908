import type { Desk, Doubt } from '../review/doubt.ts';

/** How far a plan has come. */
export type Progress =
  | { readonly type: 'designed'; readonly desk: Desk; readonly told: string }
  | { readonly type: 'garbled'; readonly agent: string; readonly why: string }
  | { readonly type: 'reviewed'; readonly desk: Desk; readonly round: number; readonly doubts: readonly Doubt[] }
  /** A revision was worse than what it was to mend, and was left. */
  | { readonly type: 'kept'; readonly desk: Desk; readonly doubts: readonly Doubt[] }
  | { readonly type: 'failed'; readonly desk: Desk; readonly why: string }
  /** What could not be mended was taken out of the play. */
  | { readonly type: 'taken-out'; readonly what: readonly string[] };

export type TellProgress = (progress: Progress) => void;
