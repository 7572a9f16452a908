import { jointed } from './masonry.ts';
import { clouds, hash } from './noise.ts';
import { pattern } from './pattern.ts';

export const woods = {
  /** Sawn wood, its grain along u. */
  grain: pattern(0.9, 9, (u, v) => {
    const wave = clouds(u, v, 2, 6, 3);
    const lines = clouds(u + wave * 0.05, v + wave * 0.09, 2, 40, 4);
    const fine = clouds(u, v, 10, 128, 2);
    const rings = 0.5 + 0.5 * Math.sin(wave * 38);
    return {
      height: lines * 0.4 + fine * 0.15,
      light: 0.6 + lines * 0.5 + fine * 0.12 + rings * 0.13,
      rough: (fine - 0.5) * 0.2 + (wave - 0.5) * 0.2,
    };
  }),

  /** Floorboards along u, seven to a tile, their ends staggered. */
  planks: pattern(1.4, 8, (u, v) => {
    const row = Math.floor(v * 8);
    const along = u + hash(row, 3);
    const board = hash(row * 13, 77);
    const seam = jointed(along - Math.floor(along), v * 8 - row, 0.006, 0.045);
    const [lines, fine] = [clouds(u, v + board, 3, 48, 4), clouds(u, v, 12, 128, 2)];
    return {
      height: seam * 0.8 + lines * 0.2 + fine * 0.1,
      light: (0.62 + 0.34 * board + (lines - 0.5) * 0.55 + (fine - 0.5) * 0.2 + 0.12) * (0.35 + 0.65 * seam),
      rough: (lines - 0.5) * 0.25 + (1 - seam) * 0.6 + (clouds(u, v, 4, 4, 3) - 0.5) * 0.25,
    };
  }),

  /** Short blocks laid in herringbone's cheaper cousin: squares of strips, each turned against its neighbours. */
  parquet: pattern(0.9, 3, (u, v) => {
    const [column, row] = [Math.floor(u * 2), Math.floor(v * 2)];
    const turned = (column + row) % 2 === 1;
    const [along, across] = turned ? [v * 2 - row, u * 2 - column] : [u * 2 - column, v * 2 - row];
    const strip = Math.floor(across * 5);
    const wood = hash(strip + column * 7 + row * 29, 5);
    const seam = jointed(along, across * 5 - strip, 0.012, 0.06);
    const lines = turned ? clouds(u, v, 64, 4, 3) : clouds(u, v, 4, 64, 3);
    return {
      height: seam * 0.5 + lines * 0.1,
      light: (0.72 + 0.32 * wood + (lines - 0.5) * 0.4) * (0.5 + 0.5 * seam),
      rough: 0.08 + (lines - 0.5) * 0.15 + (1 - seam) * 0.5,
    };
  }),

  /** Paint put on with a brush. */
  brushed: pattern(0.6, 4, (u, v) => {
    const [strokes, worn] = [clouds(u, v, 3, 48, 3), clouds(u, v, 4, 4, 4)];
    const light = 0.93 + (strokes - 0.5) * 0.12 + (worn - 0.5) * 0.14;
    return { height: strokes * 0.5, light, rough: (worn - 0.5) * 0.3 };
  }),

  /** Withies, over and under. */
  basket: pattern(0.16, 26, (u, v) => {
    const [x, y] = [u * 8, v * 8];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [along, across] = (column + row) % 2 === 0 ? [x % 1, y % 1] : [y % 1, x % 1];
    const round = Math.sin(Math.PI * across) * (0.55 + 0.45 * Math.sin(Math.PI * along));
    return { height: round, light: 0.45 + 0.6 * round + (hash(column, row) - 0.5) * 0.2 };
  }),
};
