import type { Field } from '../../sculpt/field.ts';
import type { Layer, Stuff } from '../../sculpt/layer.ts';

/** How fine a piece is cut, in metres. */
export const fineness = { skirt: 0.0205, coat: 0.0175, cloth: 0.014, trim: 0.0105, jewel: 0.0075 } as const;

export interface PieceCut {
  readonly paint: Layer['paint'];
  readonly moves: Layer['moves'];
  readonly stuff?: Stuff;
  readonly fine?: keyof typeof fineness;
}

/** A piece of a garment: closed, of one cloth. */
export const piece = (
  name: string,
  form: Field,
  { paint, moves, stuff = 'cloth', fine = 'cloth' }: PieceCut,
): Layer => ({
  name,
  form,
  voxel: fineness[fine],
  paint,
  stuff,
  moves,
});
