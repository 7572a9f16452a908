import { vec } from '../../../../stage/space/vector.ts';
import type { Finish } from '../../finish.ts';
import { chamferedBox } from '../../shapes/chamfered-box.ts';
import { draperyShape } from '../../shapes/drapery.ts';
import { movedShape, shadedShape } from '../../shapes/placed.ts';
import { rodShape } from '../../shapes/rod.ts';
import { addShape, emptyShape, type Shape } from '../../shapes/shape.ts';
import { slabShape } from '../../shapes/slab.ts';
import { surfaceShape } from '../../shapes/surface.ts';
import { sweptShape, type SweptProfile } from '../../shapes/sweep.ts';
import { mix, smoothstep } from '../../../../../src/kit/numbers.ts';
import { hash } from '../../textures/noise.ts';

/** Shapes with their finishes, in a face's own space or about the middle of what hangs there. */
export type Pieces = readonly (readonly [finish: Finish, shape: Shape])[];

const gilt: Finish = { substance: 'gold', tint: '#b98a3a' };
const darkWood: Finish = { substance: 'walnut', tint: '#3c2416' };
const iron: Finish = { substance: 'iron' };

const tapestryTints = ['#6d1f1c', '#1f3a4a', '#2c4a2f', '#5a3a16'] as const;
const bannerTints = ['#7a1a1e', '#1d2f5c', '#7a1a1e', '#2b4a34'] as const;

/** A woven hanging on a pole, its middle at the origin: a figured field within a border, and a fringe. */
export function tapestry(width: number, height: number, seed: number): Pieces {
  const top = height / 2;
  const field = draperyShape(width, height, { count: Math.max(3, Math.round(width * 2.2)), depth: 0.05 });
  const band = draperyShape(width + 0.01, 0.13, { count: Math.max(3, Math.round(width * 2.2)), depth: 0.05 });
  const tint = tapestryTints[seed % tapestryTints.length] ?? tapestryTints[0];
  const pole = rodShape([vec(-width / 2 - 0.1, top, 0.05), vec(width / 2 + 0.1, top, 0.05)], 0.018, 8);
  return [
    [{ substance: 'carpet', tint }, movedShape(field, 0, top, 0.045)],
    [{ substance: 'silk', tint: '#a5813f' }, movedShape(band, 0, top - 0.07, 0.052)],
    [{ substance: 'silk', tint: '#a5813f' }, movedShape(band, 0, 0.15 - top, 0.052)],
    [darkWood, pole],
  ];
}

/** A long banner that ends in two points, with a charge on it. */
export function banner(width: number, height: number, seed: number): Pieces {
  const top = height / 2;
  const tint = bannerTints[seed % bannerTints.length] ?? bannerTints[0];
  const cloth = surfaceShape({ columns: 10, rows: 16, covers: [width, height] }, (u, v) => {
    const fold = Math.sin(u * 7 + v * 2.2 + seed) * 0.02 * (0.3 + v);
    const notch = 0.16 * (1 - Math.abs(u - 0.5) * 2) * smoothstep(0.7, 1, v);
    return { at: vec((0.5 - u) * width, top - v * height * (1 - notch), 0.05 + fold), light: 0.72 + fold * 12 };
  });
  const lozenge = slabShape(
    [
      [0, -0.26],
      [0.17, 0],
      [0, 0.26],
      [-0.17, 0],
    ],
    0.012,
  );
  const bar = rodShape([vec(-width / 2 - 0.08, top, 0.05), vec(width / 2 + 0.08, top, 0.05)], 0.02, 8);
  return [
    [{ substance: 'wool', tint }, cloth],
    [{ substance: 'silk', tint: '#c79a48' }, movedShape(lozenge, 0, top * 0.25, 0.085)],
    [gilt, bar],
  ];
}

const frameProfile: SweptProfile = [[0, 0.012], [0.012, 0.026], [0.024, 0.03], [0.034, 0.022], [0.055, 0.034], [0.075, 0.05], [0.088, 0.046], [0.095, 0.03], [0.095, 0]]; // prettier-ignore

/** A painting in a gilded frame: land under a sky, or somebody's head and shoulders. */
export function picture(width: number, height: number, seed: number): Pieces {
  const [x, y] = [width / 2 - 0.08, height / 2 - 0.08];
  const path = [[-x, -y], [-x, y], [x, y], [x, -y], [-x, -y]] as const; // prettier-ignore
  const isPortrait = height > width;
  const canvas = movedShape(chamferedBox(vec(x * 2, y * 2, 0.01), 0), 0, 0, 0.008);
  const ground: Finish = { substance: 'canvas', tint: isPortrait ? '#2c211a' : '#6d7d86' };
  return [
    [ground, canvas],
    ...(isPortrait ? sitter(x, y, seed) : country(x, y, seed)),
    [gilt, sweptShape(frameProfile, path)],
  ];
}

function sitter(x: number, y: number, seed: number): Pieces {
  const disc = (wide: number, tall: number): Shape =>
    slabShape(
      Array.from({ length: 14 }, (_, step) => {
        const angle = (step / 14) * 2 * Math.PI;
        return [Math.cos(angle) * wide, Math.sin(angle) * tall] as const;
      }),
      0.004,
    );
  const coats = ['#3a1c1c', '#1f2c3c', '#26331f', '#3c2c18'] as const;
  const shoulders = slabShape(
    [
      [-x * 0.8, -y * 0.98],
      [x * 0.8, -y * 0.98],
      [x * 0.62, -y * 0.4],
      [x * 0.2, -y * 0.16],
      [-x * 0.2, -y * 0.16],
      [-x * 0.62, -y * 0.4],
    ],
    0.004,
  );
  return [
    [{ substance: 'canvas', tint: coats[seed % coats.length] ?? coats[0] }, movedShape(shoulders, 0, 0, 0.016)],
    [{ substance: 'canvas', tint: '#d8cdb4' }, movedShape(disc(x * 0.2, y * 0.1), 0, -y * 0.2, 0.018)],
    [{ substance: 'canvas', tint: '#a9785a' }, movedShape(disc(x * 0.3, y * 0.32), 0, y * 0.16, 0.02)],
    [{ substance: 'canvas', tint: '#2b1d14' }, movedShape(disc(x * 0.33, y * 0.17), 0, y * 0.4, 0.022)],
  ];
}

function country(x: number, y: number, seed: number): Pieces {
  const hill = (base: number, rise: number, shift: number): Shape => {
    const top = Array.from({ length: 9 }, (_, step) => {
      const part = step / 8;
      return [mix(x, -x, part), y * (base + rise * Math.sin(part * 5 + shift))] as const;
    });
    return slabShape([[-x, -y], [x, -y], ...top], 0.003); // prettier-ignore
  };
  return [
    [{ substance: 'canvas', tint: '#56665a' }, movedShape(hill(0.1, 0.2, seed), 0, 0, 0.016)],
    [{ substance: 'canvas', tint: '#39492f' }, movedShape(hill(-0.25, 0.14, seed + 2), 0, 0, 0.019)],
    [{ substance: 'canvas', tint: '#2a2c1c' }, movedShape(hill(-0.62, 0.08, seed + 4), 0, 0, 0.022)],
  ];
}

/** A shield over two crossed spears. */
export function shield(seed: number): Pieces {
  const outline = [[0, -0.36], [0.16, -0.22], [0.26, 0], [0.28, 0.28], [0, 0.33], [-0.28, 0.28], [-0.26, 0], [-0.16, -0.22]] as const; // prettier-ignore
  const half = outline.filter(([x]) => x >= 0);
  const rim = outline.map(([x, y]) => [x * 1.09, y * 1.08] as const);
  const spear = (side: number): Shape =>
    rodShape([vec(-0.75 * side, -0.62, 0.03), vec(0.75 * side, 0.62, 0.03)], 0.016, 6);
  const tint = bannerTints[seed % bannerTints.length] ?? bannerTints[0];
  return [
    [darkWood, spear(1)],
    [darkWood, spear(-1)],
    [iron, movedShape(slabShape(rim, 0.05), 0, 0, 0.06)],
    [{ substance: 'painted-wood', tint }, movedShape(slabShape(outline, 0.06), 0, 0, 0.065)],
    [{ substance: 'painted-wood', tint: '#c9b27a' }, movedShape(slabShape(half, 0.062), 0, 0, 0.066)],
    [iron, movedShape(chamferedBox(vec(0.1, 0.1, 0.05), 0.02), 0, 0.02, 0.11)],
  ];
}

/** A slate with the day's prices in chalk, in a wooden frame. */
export function menuBoard(width: number, height: number): Pieces {
  const [x, y] = [width / 2 - 0.06, height / 2 - 0.06];
  const path = [[-x, -y], [-x, y], [x, y], [x, -y], [-x, -y]] as const; // prettier-ignore
  const chalk = emptyShape();
  const stroke = (at: number, up: number, wide: number, thick: number): void =>
    addShape(chalk, movedShape(chamferedBox(vec(wide, thick, 0.004), 0), at, up, 0.02));
  stroke(0, y - 0.13, x * 0.9, 0.035);
  stroke(0, y - 0.2, x * 0.5, 0.012);
  for (const column of [-1, 1]) {
    for (let row = 0; row < 6; row++) {
      const up = y - 0.32 - row * ((y * 2 - 0.42) / 6);
      const words = 0.3 + 0.25 * hash(row + column * 9, 3);
      // In the face's own space x runs to the left of who reads it.
      stroke(column * x * 0.5 + x * (0.32 - words / 2), up, x * words, 0.018);
      stroke(column * x * 0.5 - x * 0.34, up, x * 0.1, 0.018);
    }
  }
  return [
    [
      { substance: 'slate', pattern: 'plaster', tint: '#20262a' },
      movedShape(chamferedBox(vec(x * 2, y * 2, 0.02), 0), 0, 0, 0.008),
    ],
    [{ substance: 'plaster', tint: '#e8e4d8' }, chalk],
    [{ substance: 'oak' }, sweptShape(frameProfile, path)],
  ];
}

/** A bill on the wall: bold bands and a disc, as of some concert long over. */
export function poster(width: number, height: number, seed: number): Pieces {
  const papers = ['#d9b27a', '#b8d0c8', '#e0d4b8'] as const;
  const inks = ['#8f2f24', '#1f4a5a', '#2b2b33'] as const;
  const ink: Finish = { substance: 'paper', tint: inks[seed % inks.length] ?? inks[0] };
  const disc = slabShape(
    Array.from({ length: 18 }, (_, step) => {
      const angle = (step / 18) * 2 * Math.PI;
      return [Math.cos(angle) * width * 0.28, Math.sin(angle) * width * 0.28] as const;
    }),
    0.002,
  );
  const band = (up: number, tall: number, wide: number): Shape =>
    movedShape(chamferedBox(vec(width * wide, tall, 0.002), 0), 0, up, 0.011);
  return [
    [
      { substance: 'paper', tint: papers[seed % papers.length] ?? papers[0] },
      movedShape(chamferedBox(vec(width, height, 0.006), 0), 0, 0, 0.006),
    ],
    [ink, movedShape(disc, 0, height * 0.14, 0.011)],
    [ink, band(-height * 0.22, 0.07, 0.78)],
    [ink, band(-height * 0.34, 0.035, 0.6)],
    [ink, shadedShape(band(-height * 0.41, 0.025, 0.68), () => 0.8)],
  ];
}
