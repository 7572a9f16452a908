import type { ActDraft } from './act-draft.ts';
import type { PeopleDraft } from './people-draft.ts';
import type { PlotDraft } from './plot-draft.ts';

/** A play as designers and director have it, before it is laid out as files. */
export interface PlayDraft {
  readonly people: PeopleDraft;
  readonly plot: PlotDraft;
  /** In the order they are played. */
  readonly acts: readonly ActDraft[];
}
