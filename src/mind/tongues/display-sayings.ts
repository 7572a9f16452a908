import type { Manner } from '../../drama/manner.ts';

/** What is done before somebody's eyes and harms nobody, or nobody's body. */
export type DisplayOccasion =
  | 'spilling'
  | 'battering'
  | 'darkening'
  | 'settling'
  | 'lying-down'
  | 'meddling'
  | 'hiding'
  | 'the-dead'
  | 'desecration'
  | 'irreverence'
  | 'setting-out'
  | 'showing'
  | 'pointing'
  | 'whispering'
  | 'grief'
  | 'laughing'
  | 'dancing'
  | 'singing'
  | 'homage'
  | 'courtesy'
  | 'boredom'
  | 'fright'
  | 'rage'
  | 'ailing'
  | 'feint'
  | 'dressing'
  | 'indicating'
  | 'shunning'
  | 'squatting'
  | 'seeking'
  | 'grasping';

type Shown = Readonly<Record<DisplayOccasion, readonly string[]>>;

/** See `DeedWays`: stood up to or gruff, borne or kind, and seen by another. */
export type DisplaySayings = {
  readonly plain: { readonly bold: Shown; readonly meek: Shown; readonly seen: Shown };
} & {
  readonly [register in NonNullable<Manner['register']>]?: {
    readonly bold: Partial<Shown>;
    readonly meek: Partial<Shown>;
    readonly seen?: Partial<Shown>;
  };
};
