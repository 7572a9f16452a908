/** Whose work a doubt is about, and who is asked to mend it. */
export type Desk = 'people' | 'plot' | 'points';

/** Something in a draft that does not hold: found by a rule, by the reviewer or by `check`. */
export interface Doubt {
  readonly desk: Desk;
  /** The act it is in, counted from 0, where it is about points. */
  readonly act?: number;
  readonly code: string;
  /** In the names of the draft: `The chest › road 1 › beat 2`. */
  readonly where: string;
  readonly message: string;
  readonly remedy: string;
}

/** As whoever mends it reads it. */
export const describeDoubt = ({ where, message, remedy }: Doubt): string => `${where}: ${message} → ${remedy}`;
