import { colourBytes } from '../colour.ts';
import { clamp, mix } from '../../../../src/kit/numbers.ts';
import type { Pattern, Pixel } from './pattern.ts';

/** How light the lightest pixel of a texture without colours of its own may be; the material's colour makes up for it. */
export const headroom = 1.35;

/** Every pixel of one tile of a pattern: painted once, read for colour, roughness and normals. */
export interface Tile {
  readonly size: number;
  readonly heights: Float32Array;
  readonly lights: Float32Array;
  readonly accents: Float32Array;
  readonly roughs: Float32Array;
}

export function paintTile(pattern: Pattern, size: number): Tile {
  const list = (): Float32Array => new Float32Array(size * size);
  const tile: Tile = { size, heights: list(), lights: list(), accents: list(), roughs: list() };
  const pixel: Pixel = { height: 0, light: 1, accent: 0, rough: 0 };
  for (let index = 0; index < size * size; index++) {
    pixel.height = pixel.accent = pixel.rough = 0;
    pixel.light = 1;
    pattern.paint(((index % size) + 0.5) / size, (Math.floor(index / size) + 0.5) / size, pixel);
    tile.heights[index] = pixel.height;
    tile.lights[index] = pixel.light;
    tile.accents[index] = pixel.accent;
    tile.roughs[index] = pixel.rough;
  }
  return tile;
}

/** Greys to be multiplied with a material's colour. */
export function lightBytes({ lights }: Tile): Uint8Array {
  const bytes = opaqueBytes(lights.length);
  for (let index = 0; index < lights.length; index++) {
    const grey = ((lights[index] ?? 0) / headroom) * 255;
    put(bytes, index, grey, grey, grey);
  }
  return bytes;
}

/** The colours of a tile with an accent. */
export function colourTile({ lights, accents }: Tile, colour: string, accent: string): Uint8Array {
  const [red, green, blue] = colourBytes(colour);
  const [otherRed, otherGreen, otherBlue] = colourBytes(accent);
  const bytes = opaqueBytes(lights.length);
  for (let index = 0; index < lights.length; index++) {
    const light = lights[index] ?? 0;
    const part = clamp(accents[index] ?? 0);
    const mixed = (own: number, other: number): number => mix(own, other, part) * light;
    put(bytes, index, mixed(red, otherRed), mixed(green, otherGreen), mixed(blue, otherBlue));
  }
  return bytes;
}

/** Roughness in green, metal in blue, as PBR materials read them. */
export function roughnessBytes({ roughs }: Tile, roughness: number, metallic: number): Uint8Array {
  const bytes = opaqueBytes(roughs.length);
  for (let index = 0; index < roughs.length; index++) {
    put(bytes, index, 255, clamp(roughness + (roughs[index] ?? 0), 0.04, 1) * 255, metallic * 255);
  }
  return bytes;
}

/** Normals from the slopes between heights, by Sobel's weights, wrapping round at the edges. */
export function normalBytes({ size, heights }: Tile, bump: number): Uint8Array {
  const bytes = opaqueBytes(heights.length);
  const steep = bump * (size / 4096);
  for (let y = 0; y < size; y++) {
    const above = ((y + size - 1) % size) * size;
    const here = y * size;
    const below = ((y + 1) % size) * size;
    for (let x = 0; x < size; x++) {
      const left = (x + size - 1) % size;
      const right = (x + 1) % size;
      const at = (place: number): number => heights[place] ?? 0;
      const dx =
        at(above + right) +
        2 * at(here + right) +
        at(below + right) -
        at(above + left) -
        2 * at(here + left) -
        at(below + left);
      const dy =
        at(below + left) +
        2 * at(below + x) +
        at(below + right) -
        at(above + left) -
        2 * at(above + x) -
        at(above + right);
      const length = Math.sqrt((dx * dx + dy * dy) * steep * steep + 1);
      const half = 127.5 / length;
      put(bytes, here + x, 127.5 - half * dx * steep, 127.5 - half * dy * steep, 127.5 + half);
    }
  }
  return bytes;
}

const opaqueBytes = (pixels: number): Uint8Array => new Uint8Array(pixels * 4).fill(255);

function put(bytes: Uint8Array, pixel: number, red: number, green: number, blue: number): void {
  bytes[pixel * 4] = clamp(red, 0, 255);
  bytes[pixel * 4 + 1] = clamp(green, 0, 255);
  bytes[pixel * 4 + 2] = clamp(blue, 0, 255);
}
