import { smoothstep } from '../../../../src/kit/numbers.ts';
import { clouds, hash } from './noise.ts';
import type { Pattern } from './pattern.ts';

/** Sawn wood, its grain along u. */
export const grain: Pattern = {
  tileMeters: 0.9,
  bump: 9,
  paint(u, v, pixel) {
    const wave = clouds(u, v, 2, 6, 3);
    const lines = clouds(u + wave * 0.05, v + wave * 0.09, 2, 40, 4);
    const fine = clouds(u, v, 10, 128, 2);
    const rings = 0.5 + 0.5 * Math.sin(wave * 38);
    pixel.height = lines * 0.4 + fine * 0.15;
    pixel.light = 0.6 + lines * 0.5 + fine * 0.12 + rings * 0.13;
    pixel.rough = (fine - 0.5) * 0.2 + (wave - 0.5) * 0.2;
  },
};

/** Floorboards along u, seven to a tile, their ends staggered. */
export const planks: Pattern = {
  tileMeters: 1.4,
  bump: 8,
  paint(u, v, pixel) {
    const rows = 8;
    const row = Math.floor(v * rows);
    const across = v * rows - row;
    const along = u + hash(row, 3);
    const board = hash(row * 13, 77);
    const end = along - Math.floor(along);
    const seam = Math.min(
      smoothstep(0, 0.045, across),
      smoothstep(0, 0.045, 1 - across),
      smoothstep(0, 0.006, end),
      smoothstep(0, 0.006, 1 - end),
    );
    const lines = clouds(u, v + board, 3, 48, 4);
    const fine = clouds(u, v, 12, 128, 2);
    pixel.height = seam * 0.8 + lines * 0.2 + fine * 0.1;
    pixel.light = (0.62 + 0.34 * board + (lines - 0.5) * 0.55 + (fine - 0.5) * 0.2 + 0.12) * (0.35 + 0.65 * seam);
    pixel.rough = (lines - 0.5) * 0.25 + (1 - seam) * 0.6 + (clouds(u, v, 4, 4, 3) - 0.5) * 0.25;
  },
};

/** Short blocks laid in herringbone's cheaper cousin: squares of strips, each turned against its neighbours. */
export const parquet: Pattern = {
  tileMeters: 0.9,
  bump: 3,
  paint(u, v, pixel) {
    const [column, row] = [Math.floor(u * 2), Math.floor(v * 2)];
    const turned = (column + row) % 2 === 1;
    const [along, across] = turned ? [v * 2 - row, u * 2 - column] : [u * 2 - column, v * 2 - row];
    const strip = Math.floor(across * 5);
    const inStrip = across * 5 - strip;
    const wood = hash(strip + column * 7 + row * 29, 5);
    const seam = Math.min(
      smoothstep(0, 0.06, inStrip),
      smoothstep(0, 0.06, 1 - inStrip),
      smoothstep(0, 0.012, along),
      smoothstep(0, 0.012, 1 - along),
    );
    const lines = turned ? clouds(u, v, 64, 4, 3) : clouds(u, v, 4, 64, 3);
    pixel.height = seam * 0.5 + lines * 0.1;
    pixel.light = (0.72 + 0.32 * wood + (lines - 0.5) * 0.4) * (0.5 + 0.5 * seam);
    pixel.rough = 0.08 + (lines - 0.5) * 0.15 + (1 - seam) * 0.5;
  },
};

/** Paint put on with a brush. */
export const brushed: Pattern = {
  tileMeters: 0.6,
  bump: 4,
  paint(u, v, pixel) {
    const strokes = clouds(u, v, 3, 48, 3);
    const worn = clouds(u, v, 4, 4, 4);
    pixel.height = strokes * 0.5;
    pixel.light = 0.93 + (strokes - 0.5) * 0.12 + (worn - 0.5) * 0.14;
    pixel.rough = (worn - 0.5) * 0.3;
  },
};

/** Withies, over and under. */
export const basket: Pattern = {
  tileMeters: 0.16,
  bump: 26,
  paint(u, v, pixel) {
    const cells = 8;
    const [x, y] = [u * cells, v * cells];
    const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const [along, across] = over ? [x % 1, y % 1] : [y % 1, x % 1];
    const round = Math.sin(Math.PI * across) * (0.55 + 0.45 * Math.sin(Math.PI * along));
    pixel.height = round;
    pixel.light = 0.45 + 0.6 * round + (hash(Math.floor(x), Math.floor(y)) - 0.5) * 0.2;
    pixel.rough = 0;
  },
};
