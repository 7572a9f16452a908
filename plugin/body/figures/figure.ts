import type { Rig } from '../rig/rig.ts';
import type { Layer } from '../sculpt/layer.ts';
import type { Character } from './character.ts';
import { garmentLayers } from './garments/garment-layers.ts';
import { hairLayers } from './hair.ts';
import { handLayers } from './hands.ts';
import { headLayers } from './head.ts';

/** All a figure is sculpted of, from the inside out. Eyes, brows and mouth are laid on afterwards. */
export const figureLayers = (character: Character, rig: Rig): readonly Layer[] => [
  ...headLayers(character, rig),
  ...handLayers(character, rig),
  ...hairLayers(character, rig),
  ...garmentLayers(character, rig),
];
