import type { Rig } from '../rig/rig.ts';
import type { Layer } from '../sculpt/layer.ts';
import type { Character } from './character.ts';

/** Hair, beard, and what is worn on the head. */
export function hairLayers(_character: Character, _rig: Rig): readonly Layer[] {
  return [];
}
