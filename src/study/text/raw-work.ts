import type { LeftOut } from './work.ts';

/** What a layout is read into: parts in their order, with people as the text calls them. */
export interface RawWork {
  readonly kind: 'play' | 'story';
  readonly title?: string | undefined;
  readonly persons: readonly ListedPerson[];
  readonly parts: readonly RawPart[];
  readonly leftOut: readonly LeftOut[];
}

/** Somebody in a list of persons: *Algernon Moncrieff*; *Lane, manservant*. */
export interface ListedPerson {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly about?: string;
}

export type RawPart =
  | { readonly kind: 'act' | 'scene' | 'direction'; readonly text: string; readonly line: number }
  | RawSpeech;

interface RawSpeech {
  readonly kind: 'speech';
  /** As it stands before the speech: `HAMLET`, `Mar. and Ber.` */
  readonly cue: string;
  /** Words and bracketed directions, as they stand. */
  readonly text: string;
  readonly line: number;
}
