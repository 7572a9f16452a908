import type { Character } from '../figures/character.ts';
import { headForm } from '../figures/head.ts';
import { sides } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import type { Sculpture } from '../sculpt/sculpture.ts';
import { browPiece } from './brow.ts';
import { eyePiece, roundEye } from './eye.ts';
import { lidPiece } from './lid.ts';

export { mouthModel, restingMouth, type MouthModel } from './mouth-model.ts';

/** Eyes, each moved by its own joint; they become part of the body's mesh. */
export const eyePieces = (character: Character, rig: Rig, eyeSides = roundEye): readonly Sculpture[] =>
  sides.map((side) => eyePiece(character, rig, side, eyeSides).taken());

/** Lids and brows, likewise. */
export function lidPieces(character: Character, rig: Rig): readonly Sculpture[] {
  const head = headForm(character, rig);
  return sides.flatMap((side) => [
    lidPiece(character, rig, side, 'upper').taken(),
    lidPiece(character, rig, side, 'lower').taken(),
    browPiece(character, side, head).taken(),
  ]);
}
