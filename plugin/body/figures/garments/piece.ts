import type { Field } from '../../sculpt/field.ts';
import type { Layer, Stuff } from '../../sculpt/layer.ts';
import type { Wearer } from './wearer.ts';

/** How fine a piece is cut, in metres. */
export const fineness = { skirt: 0.0205, coat: 0.0175, cloth: 0.014, trim: 0.0105, jewel: 0.0075 } as const;

/** What a piece is made of and how fine it is cut: `silk coat`, `metal jewel`. */
type Make = `${Stuff} ${keyof typeof fineness}`;

/** How a garment is cut to somebody: its pieces, one over the other. */
export type Cut = (wearer: Wearer) => readonly Layer[];
/** Those of a family, by their words. */
export type Cuts = Readonly<Record<string, Cut>>;

/** A piece of a garment: closed, of one cloth. */
export function piece(
  name: string,
  form: Field,
  paint: Layer['paint'],
  moves: Layer['moves'],
  make: Make = 'cloth cloth',
): Layer {
  const [stuff, fine] = make.split(' ') as [Stuff, keyof typeof fineness];
  return { name, form, voxel: fineness[fine], paint, stuff, moves };
}
