import type { Character } from '../figures/character.ts';
import { headForm } from '../figures/head.ts';
import { sides } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import type { Sculpture } from '../sculpt/sculpture.ts';
import { browPiece } from './brow.ts';
import { eyePiece } from './eye.ts';
import { lidPiece } from './lid.ts';

export { mouthModel, type MouthModel } from './mouth-model.ts';

/** Eyes, lids and brows, each moved by its own joint; they become part of the body's mesh. */
export function eyePieces(character: Character, rig: Rig): readonly Sculpture[] {
  const head = headForm(character, rig);
  return sides.flatMap((side) => [
    eyePiece(character, rig, side).taken(),
    lidPiece(character, rig, side, 'upper').taken(),
    lidPiece(character, rig, side, 'lower').taken(),
    browPiece(character, side, head).taken(),
  ]);
}
