import type { Fitting, FittingKind } from '../fittings.ts';

/** What somebody would do with a part of the set: each is refused for its own reason. */
export type FittingUse = 'hide' | 'open' | 'pass' | 'rest' | 'move';

/** How a language speaks of what belongs to a room. */
export interface FittingWords {
  /** By which words each is known. */
  readonly known: Readonly<Record<FittingKind, RegExp>>;
  /** What each is called inside a sentence: *the curtains*. */
  readonly names: Readonly<Record<FittingKind, string>>;
  /** What anybody sees who looks at it. */
  looks(fitting: Extract<Fitting, { kind: FittingKind }>): string;
  /** Who looks behind it or under it. */
  beyond(name: string): string;
  refusal(name: string, use: FittingUse, kind?: FittingKind): string;
}
