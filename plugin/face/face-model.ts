import type { Character } from '../figures/character.ts';
import type { Rig } from '../rig/rig.ts';
import type { Sculpture } from '../sculpt/sculpt.ts';
import type { MouthShape } from './face.ts';

/** A mouth: its points at rest, and where they are in each of its shapes. */
export interface MouthModel {
  readonly rest: Sculpture;
  readonly shapes: Readonly<
    Partial<Record<MouthShape, { readonly positions: Float32Array; readonly normals: Float32Array }>>
  >;
}

/** Eyes, lids and brows, each moved by its own joint; they become part of the body's mesh. */
export function eyePieces(_character: Character, _rig: Rig): readonly Sculpture[] {
  return [];
}

export function mouthModel(_character: Character, _rig: Rig): MouthModel | undefined {
  return undefined;
}
