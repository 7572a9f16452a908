import { colourBytes } from '../colour.ts';
import { clamp, mix, toShare } from '../../../../src/kit/numbers.ts';
import type { Colour } from './easel.ts';
import type { Pattern } from './pattern.ts';

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

/** What one kind of texture shows of a tile. */
export type TileColours = (tile: Tile) => (x: number, y: number) => Colour;

export function blankTile(size: number): Tile {
  const list = (): Float32Array => new Float32Array(size * size);
  return { size, heights: list(), lights: list(), accents: list(), roughs: list() };
}

/** Paints a tile, a row a step. */
export function* paintTile(
  { size, heights, lights, accents, roughs }: Tile,
  pattern: Pattern,
): Generator<number, void> {
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const index = y * size + x;
      const { height, light, accent = 0, rough = 0 } = pattern.paint((x + 0.5) / size, (y + 0.5) / size);
      heights[index] = height;
      lights[index] = light;
      accents[index] = accent;
      roughs[index] = rough;
    }
    yield 0;
  }
}

/** Greys to be multiplied with a material's colour. */
export const lightsOf: TileColours =
  ({ size, lights }) =>
  (x, y) => {
    const grey = ((lights[y * size + x] ?? 0) / headroom) * 255;
    return [grey, grey, grey];
  };

/** The colours of a tile with an accent. */
export function coloursOf(colour: string, accent: string): TileColours {
  const [red, green, blue] = colourBytes(colour);
  const [otherRed, otherGreen, otherBlue] = colourBytes(accent);
  return ({ size, lights, accents }) =>
    (x, y) => {
      const light = lights[y * size + x] ?? 0;
      const part = toShare(accents[y * size + x] ?? 0);
      return [
        mix(red, otherRed, part) * light,
        mix(green, otherGreen, part) * light,
        mix(blue, otherBlue, part) * light,
      ];
    };
}

/** Roughness in green, metal in blue, as PBR materials read them. */
export const roughnessOf =
  (roughness: number, metallic: number): TileColours =>
  ({ size, roughs }) =>
  (x, y) => [255, clamp(roughness + (roughs[y * size + x] ?? 0), 0.04, 1) * 255, metallic * 255];

/** Normals from the slopes between heights, by Sobel's weights, wrapping round at the edges. */
export const normalsOf =
  (bump: number): TileColours =>
  ({ size, heights }) =>
  (x, y) => {
    const steep = bump * (size / 4096);
    const [left, right] = [(x + size - 1) % size, (x + 1) % size];
    const [above, here, below] = [((y + size - 1) % size) * size, y * size, ((y + 1) % size) * size];
    const sum = (one: number, middle: number, other: number): number =>
      (heights[one] ?? 0) + 2 * (heights[middle] ?? 0) + (heights[other] ?? 0);
    const dx = sum(above + right, here + right, below + right) - sum(above + left, here + left, below + left);
    const dy = sum(below + left, below + x, below + right) - sum(above + left, above + x, above + right);
    const half = 127.5 / Math.sqrt((dx * dx + dy * dy) * steep * steep + 1);
    return [127.5 - half * dx * steep, 127.5 - half * dy * steep, 127.5 + half];
  };
