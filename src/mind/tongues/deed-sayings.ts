import type { Manner } from '../../drama/manner.ts';
import type { DeedKind } from '../../drama/deed-kind.ts';
import type { DisplayOccasion, DisplaySayings } from './display-sayings.ts';

/** What is done to somebody, as it is answered: a rough touch is not a kind one, and to be found out is not to have a bag opened, and what is given back is no gift. */
type WrongOccasion = Exclude<DeedKind, DisplayOccasion> | 'rough-touch' | 'found-out' | 'giving-back';
export type DeedOccasion = WrongOccasion | DisplayOccasion;

/**
 * How a deed is answered: stood up to, borne, seen by another, or spoken of when it is long past; and how an apology for it
 * is taken, or sent on to whom it was done to.
 */
export type DeedBearing = 'bold' | 'meek' | 'seen' | 'past' | 'forgiven' | 'unforgiven' | 'not-mine';

type Said = readonly string[];

/** Ways to answer each deed. `{thing}` is the thing, `{mine}` the same as one's own, `{who}` who did it, `{victim}` to whom; `{what}` what was looked for in vain; `{part}` what of somebody was hurt: *foot*; `{done}` is the whole of it, as *you poured the coffee over me*. */
type Borne = Readonly<Record<WrongOccasion, Said>>;

/** What is felt the other way round about a kindness: whoever stands up to it is wary, and whoever bears it is glad. */
interface DeedWays {
  readonly bold: Borne;
  readonly meek: Borne;
  readonly seen: Partial<Borne>;
  readonly past: Partial<Borne>;
  readonly forgiven?: Partial<Borne>;
  readonly unforgiven?: Partial<Borne>;
  readonly 'not-mine'?: Partial<Borne>;
}

/** By register; one that has nothing of its own says it plainly. */
export type DeedSayings = { readonly plain: DeedWays } & {
  readonly [register in NonNullable<Manner['register']>]?: Pick<DeedWays, 'bold' | 'meek'> & Partial<DeedWays>;
};

/** Everything that may be said to a deed in one language. */
export interface DeedAnswers {
  readonly wrongs: DeedSayings;
  readonly displays: DisplaySayings;
}
