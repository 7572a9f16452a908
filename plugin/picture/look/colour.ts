import { Color3 } from '@babylonjs/core/Maths/math.color.js';

/** A colour as people write it (`#rrggbb`), in the linear light PBR materials reckon with. */
export const linearColour = (hex: string): Color3 => Color3.FromHexString(hex).toLinearSpace(true);

/** Three parts from 0 to 255, as a screen shows them. */
export function colourBytes(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
