import type { Joint } from '../rig/joint.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Field } from './field.ts';

/** A colour as light has it (linear), each part 0..1. */
export type Paint = readonly [red: number, green: number, blue: number];

/** How a surface answers light. */
export const stuffs = ['gloss', 'metal', 'leather', 'skin', 'hair', 'silk', 'cloth', 'felt'] as const;
export type Stuff = (typeof stuffs)[number];

/** Joints and how much of a point each moves; they need not sum to one. */
export type Binding = readonly (readonly [Joint, number])[];

/**
 * One closed piece of a figure: a head, a sleeve, a hem. Pieces overlap and are never joined, so that the seams between
 * their colours stay sharp.
 */
export interface Layer {
  readonly name: string;
  readonly form: Field;
  /** How fine it is sculpted, in metres, before the sculptor's own measure is laid on. */
  readonly voxel: number;
  readonly paint: Paint | ((at: Spot, normal: Spot) => Paint);
  readonly stuff: Stuff;
  /** What moves it: bones, of which the nearest have most say, or a rule of its own. */
  readonly moves: readonly Joint[] | ((at: Spot) => Binding);
}
