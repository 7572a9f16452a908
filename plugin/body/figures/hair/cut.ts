import type { Field } from '../../sculpt/field.ts';
import type { Scalp } from './scalp.ts';

/** A cut of hair as it is sculpted, in the head's own measure. */
interface CutForm {
  readonly hair: Field;
  /** How fine it must be sculpted, in metres, where that is not as fine as hair usually is. */
  readonly voxel?: number;
  /** What holds it: ribbons, rings. */
  readonly ties?: Field;
}

export type CutMaker = (scalp: Scalp) => CutForm;
export type CutMakers = Readonly<Record<string, CutMaker>>;
