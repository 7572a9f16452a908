import { vec } from '../../../../stage/space/vector.ts';
import type { Finish } from '../../finish.ts';
import { draperyShape } from '../../shapes/cloth.ts';
import { outline } from '../../shapes/outline.ts';
import { boxAt, movedShape, shadedShape } from '../../shapes/placed.ts';
import { rodShape } from '../../shapes/rod.ts';
import { joined, type Shape } from '../../shapes/shape.ts';
import { slabShape } from '../../shapes/slab.ts';
import { surfaceShape } from '../../shapes/surface.ts';
import { sweptShape } from '../../shapes/sweep.ts';
import { mix, smoothstep } from '../../../../../src/kit/numbers.ts';
import type { Substance } from '../../substance.ts';
import { hash } from '../../textures/noise.ts';

/** Shapes with their finishes, in a face's own space or about the middle of what hangs there. */
export type Pieces = readonly (readonly [finish: Finish, shape: Shape])[];

const gilt: Finish = { substance: 'gold', tint: '#b98a3a' };
const darkWood: Finish = { substance: 'walnut', tint: '#3c2416' };
const iron: Finish = { substance: 'iron' };
const braid: Finish = { substance: 'silk', tint: '#a5813f' };

const tapestryTints = ['#6d1f1c', '#1f3a4a', '#2c4a2f', '#5a3a16'];
const bannerTints = ['#7a1a1e', '#1d2f5c', '#7a1a1e', '#2b4a34'];
const coats = ['#3a1c1c', '#1f2c3c', '#26331f', '#3c2c18'];
const papers = ['#d9b27a', '#b8d0c8', '#e0d4b8'];
const inks = ['#8f2f24', '#1f4a5a', '#2b2b33'];

const tinted = (substance: Substance, tints: readonly string[], seed: number): Finish => ({
  substance,
  tint: tints[seed % tints.length] ?? '#000000',
});

/** A pole across what hangs from it, a little wider than it. */
const poleOver = (width: number, beyond: number, y: number, radius: number): Shape =>
  rodShape([vec(-width / 2 - beyond, y, 0.05), vec(width / 2 + beyond, y, 0.05)], radius, 8);

const disc = (wide: number, tall: number, sides: number, thickness: number): Shape =>
  slabShape(
    Array.from({ length: sides }, (_, step) => {
      const angle = (step / sides) * 2 * Math.PI;
      return [Math.cos(angle) * wide, Math.sin(angle) * tall] as const;
    }),
    thickness,
  );

/** A woven hanging on a pole, its middle at the origin: a figured field within a border, and a fringe. */
export function tapestry(width: number, height: number, seed: number): Pieces {
  const top = height / 2;
  const folds = { count: Math.max(3, Math.round(width * 2.2)), depth: 0.05 };
  // Folded as the cloth under it, which would come through it otherwise.
  const band = (from: number): Shape =>
    movedShape(
      draperyShape(width, height, folds, { begins: from / height, ends: (from + 0.13) / height }),
      0,
      top,
      0.052,
    );
  return [
    [tinted('carpet', tapestryTints, seed), movedShape(draperyShape(width, height, folds), 0, top, 0.045)],
    [braid, band(0.07)],
    [braid, band(height - 0.15)],
    [darkWood, poleOver(width, 0.1, top, 0.018)],
  ];
}

/** A long banner that ends in two points, with a charge on it. */
export function banner(width: number, height: number, seed: number): Pieces {
  const top = height / 2;
  const cloth = surfaceShape({ columns: 10, rows: 16, covers: [width, height] }, (u, v) => {
    const fold = Math.sin(u * 7 + v * 2.2 + seed) * 0.02 * (0.3 + v);
    const notch = 0.16 * (1 - Math.abs(u - 0.5) * 2) * smoothstep(0.7, 1, v);
    return { at: vec((0.5 - u) * width, top - v * height * (1 - notch), 0.05 + fold), light: 0.72 + fold * 12 };
  });
  const lozenge = slabShape(outline('0 -0.26, 0.17 0, 0 0.26, -0.17 0'), 0.012);
  return [
    [tinted('wool', bannerTints, seed), cloth],
    [{ substance: 'silk', tint: '#c79a48' }, movedShape(lozenge, 0, top * 0.25, 0.085)],
    [gilt, poleOver(width, 0.08, top, 0.02)],
  ];
}

const frameProfile = outline(
  '0 0.012, 0.012 0.026, 0.024 0.03, 0.034 0.022, 0.055 0.034, 0.075 0.05, 0.088 0.046, 0.095 0.03, 0.095 0',
);
const frameShape = (x: number, y: number): Shape =>
  sweptShape(frameProfile, outline('-1 -1, -1 1, 1 1, 1 -1, -1 -1', x, y));

/** A painting in a gilded frame: land under a sky, or somebody's head and shoulders. */
export function picture(width: number, height: number, seed: number): Pieces {
  const [x, y] = [width / 2 - 0.08, height / 2 - 0.08];
  const isPortrait = height > width;
  return [
    [canvas(isPortrait ? '#2c211a' : '#6d7d86'), boxAt([0, 0, 0.008], [x * 2, y * 2, 0.01], 0)],
    ...(isPortrait ? sitter(x, y, seed) : country(x, y, seed)),
    [gilt, frameShape(x, y)],
  ];
}

const canvas = (tint: string): Finish => ({ substance: 'canvas', tint });

function sitter(x: number, y: number, seed: number): Pieces {
  const shoulders = outline('-0.8 -0.98, 0.8 -0.98, 0.62 -0.4, 0.2 -0.16, -0.2 -0.16, -0.62 -0.4', x, y);
  const part = (wide: number, tall: number, up: number, out: number): Shape =>
    movedShape(disc(x * wide, y * tall, 14, 0.004), 0, y * up, out);
  return [
    [tinted('canvas', coats, seed), movedShape(slabShape(shoulders, 0.004), 0, 0, 0.016)],
    [canvas('#d8cdb4'), part(0.2, 0.1, -0.2, 0.018)],
    [canvas('#a9785a'), part(0.3, 0.32, 0.16, 0.02)],
    [canvas('#2b1d14'), part(0.33, 0.17, 0.4, 0.022)],
  ];
}

function country(x: number, y: number, seed: number): Pieces {
  const hill = (base: number, rise: number, shift: number, out: number): Shape => {
    const top = Array.from({ length: 9 }, (_, step) => {
      const part = step / 8;
      return [mix(x, -x, part), y * (base + rise * Math.sin(part * 5 + shift))] as const;
    });
    return movedShape(slabShape([...outline('-1 -1, 1 -1', x, y), ...top], 0.003), 0, 0, out);
  };
  return [
    [canvas('#56665a'), hill(0.1, 0.2, seed, 0.016)],
    [canvas('#39492f'), hill(-0.25, 0.14, seed + 2, 0.019)],
    [canvas('#2a2c1c'), hill(-0.62, 0.08, seed + 4, 0.022)],
  ];
}

const shieldOutline = outline('0 -0.36, 0.16 -0.22, 0.26 0, 0.28 0.28, 0 0.33, -0.28 0.28, -0.26 0, -0.16 -0.22');

/** A shield over two crossed spears. */
export function shield(seed: number): Pieces {
  const half = shieldOutline.filter(([x]) => x >= 0);
  const spear = (side: number): Shape =>
    rodShape([vec(-0.75 * side, -0.62, 0.03), vec(0.75 * side, 0.62, 0.03)], 0.016, 6);
  return [
    [darkWood, spear(1)],
    [darkWood, spear(-1)],
    [iron, movedShape(slabShape(outline(shieldOutline, 1.09, 1.08), 0.05), 0, 0, 0.06)],
    [tinted('painted-wood', bannerTints, seed), movedShape(slabShape(shieldOutline, 0.06), 0, 0, 0.065)],
    [{ substance: 'painted-wood', tint: '#c9b27a' }, movedShape(slabShape(half, 0.062), 0, 0, 0.066)],
    [iron, boxAt([0, 0.02, 0.11], [0.1, 0.1, 0.05], 0.02)],
  ];
}

/** A slate with the day's prices in chalk, in a wooden frame. */
export function menuBoard(width: number, height: number): Pieces {
  const [x, y] = [width / 2 - 0.06, height / 2 - 0.06];
  const stroke = (at: number, up: number, wide: number, thick: number): Shape =>
    boxAt([at, up, 0.02], [wide, thick, 0.004], 0);
  const rows = [-1, 1].flatMap((column) =>
    Array.from({ length: 6 }, (_, row) => {
      const up = y - 0.32 - row * ((y * 2 - 0.42) / 6);
      const words = 0.3 + 0.25 * hash(row + column * 9, 3);
      // In the face's own space x runs to the left of who reads it.
      return [
        stroke(column * x * 0.5 + x * (0.32 - words / 2), up, x * words, 0.018),
        stroke(column * x * 0.5 - x * 0.34, up, x * 0.1, 0.018),
      ];
    }),
  );
  const chalk = joined([stroke(0, y - 0.13, x * 0.9, 0.035), stroke(0, y - 0.2, x * 0.5, 0.012), ...rows.flat()]);
  return [
    [{ substance: 'slate', pattern: 'plaster', tint: '#20262a' }, boxAt([0, 0, 0.008], [x * 2, y * 2, 0.02], 0)],
    [{ substance: 'plaster', tint: '#e8e4d8' }, chalk],
    [{ substance: 'oak' }, frameShape(x, y)],
  ];
}

/** A bill on the wall: bold bands and a disc, as of some concert long over. */
export function poster(width: number, height: number, seed: number): Pieces {
  const ink = tinted('paper', inks, seed);
  const band = (up: number, tall: number, wide: number): Shape => boxAt([0, up, 0.011], [width * wide, tall, 0.002], 0);
  return [
    [tinted('paper', papers, seed), boxAt([0, 0, 0.006], [width, height, 0.006], 0)],
    [ink, movedShape(disc(width * 0.28, width * 0.28, 18, 0.002), 0, height * 0.14, 0.011)],
    [ink, band(-height * 0.22, 0.07, 0.78)],
    [ink, band(-height * 0.34, 0.035, 0.6)],
    [ink, shadedShape(band(-height * 0.41, 0.025, 0.68), 0.8)],
  ];
}
