import { smoothstep } from '../../../../src/kit/numbers.ts';
import { clouds, hash, wrap } from './noise.ts';
import { accented, pattern } from './pattern.ts';

/** 1 on a block, falling to 0 in the joint around it. */
export const jointed = (x: number, y: number, jointX: number, jointY: number): number =>
  Math.min(smoothstep(0, jointX, Math.min(x, 1 - x)), smoothstep(0, jointY, Math.min(y, 1 - y)));

interface Courses {
  readonly courses: number;
  /** How many blocks every other course has; those between them have one more. */
  readonly blocks: number;
  readonly shift: number;
  readonly seed: number;
  /** What tells the blocks of one course from those of the next. */
  readonly stride: number;
  /** How wide the joints are: beside a block, for each in its course, and over it. */
  readonly joint: readonly [beside: number, over: number];
}

/** Blocks in courses that run a little crooked: what kind of block a point is on, and how far from a joint. */
function laid(u: number, v: number, wobble: number, { courses, blocks, shift, seed, stride, joint }: Courses) {
  const y = (v + wobble) * courses;
  const course = wrap(Math.floor(y), courses);
  const count = blocks + (course % 2);
  const x = (u + wobble) * count + hash(course, shift);
  const block = hash(wrap(Math.floor(x), count) + course * stride, seed);
  return { block, face: jointed(x - Math.floor(x), y - Math.floor(y), joint[0] * count, joint[1]) };
}

const dressed: Courses = { courses: 5, blocks: 3, shift: 5, seed: 31, stride: 7, joint: [0.016 / 3, 0.03] };
const paved: Courses = { courses: 3, blocks: 2, shift: 9, seed: 13, stride: 5, joint: [0.014, 0.035] };

export const masonry = {
  /** Dressed blocks in courses, no two alike. */
  ashlar: pattern(2.2, 20, (u, v) => {
    const { block, face } = laid(u, v, (clouds(u, v, 6, 6, 3) - 0.5) * 0.012, dressed);
    const [broad, fine] = [clouds(u, v, 5, 5, 4), clouds(u, v, 24, 24, 3)];
    return {
      height: face + fine * 0.3 + block * 0.2 + broad * 0.25,
      light: (0.8 + block * 0.34 + (broad - 0.5) * 0.4 + (fine - 0.5) * 0.3) * (0.42 + 0.58 * face),
      rough: (broad - 0.5) * 0.15,
    };
  }),

  /** Flagstones, worn smooth by feet. */
  flags: pattern(1.6, 15, (u, v) => {
    const { block, face } = laid(u, v, (clouds(u, v, 5, 5, 3) - 0.5) * 0.02, paved);
    const [broad, fine] = [clouds(u, v, 4, 4, 4), clouds(u, v, 32, 32, 2)];
    return {
      height: face * 0.9 + broad * 0.4 + fine * 0.1,
      light: (0.8 + block * 0.3 + (broad - 0.5) * 0.35 + (fine - 0.5) * 0.12) * (0.5 + 0.5 * face),
      rough: (broad - 0.5) * 0.3 + (1 - face) * 0.25,
    };
  }),

  /** Round cobbles in rows. */
  cobbles: pattern(1, 26, (u, v) => {
    const [rows, y] = [8, v * 8];
    const row = Math.floor(y);
    const x = u * rows + (row % 2) * 0.5 + hash(row, 2) * 0.2;
    const stone = hash((Math.floor(x) % rows) + row * 11, 3);
    const [dx, dy] = [(x - Math.floor(x) - 0.5) * 2, (y - row - 0.5) * 2];
    const dome = Math.max(0, 1 - (dx ** 4 + dy ** 4));
    const fine = clouds(u, v, 32, 32, 2);
    const light = (0.7 + 0.4 * stone + (fine - 0.5) * 0.2) * (0.4 + 0.6 * smoothstep(0, 0.5, dome));
    return { height: Math.sqrt(dome) * 0.9 + fine * 0.12, light, rough: (1 - dome) * 0.3 - 0.1 * stone };
  }),

  bricks: accented(0.96, 18, (u, v) => {
    const [length, y] = [4, v * 12];
    const course = Math.floor(y);
    const x = u * length + (course % 2) * 0.5;
    const brick = hash((Math.floor(x) % length) + course * 5, 17);
    const face = jointed(x - Math.floor(x), y - course, 0.05, 0.13);
    const fine = clouds(u, v, 32, 32, 3);
    return { height: face + fine * 0.25, light: 0.72 + brick * 0.4 + (fine - 0.5) * 0.35, accent: 1 - face };
  }),

  /** Lumps: bark, crust, rubble. */
  rubble: pattern(0.5, 24, (u, v) => {
    const [broad, fine] = [clouds(u, v, 6, 6, 4), clouds(u, v, 24, 24, 3)];
    const ridge = 1 - Math.abs(broad - 0.5) * 2;
    return { height: ridge * 0.8 + fine * 0.3, light: 0.6 + ridge * 0.35 + (fine - 0.5) * 0.3 };
  }),

  /** Grains: asphalt, soil, ash, crumb. */
  grit: pattern(0.8, 14, (u, v) => {
    const [broad, fine] = [clouds(u, v, 4, 4, 4), clouds(u, v, 64, 64, 1)];
    const light = 0.86 + (fine - 0.5) * 0.4 + (broad - 0.5) * 0.4;
    return { height: fine * 0.7 + broad * 0.3, light, rough: (broad - 0.5) * 0.3 };
  }),

  /** Laid on with a trowel. */
  plaster: pattern(1.8, 7, (u, v) => {
    const [broad, fine] = [clouds(u, v, 3, 3, 5), clouds(u, v, 40, 40, 2)];
    const trowel = clouds(u + broad * 0.1, v, 6, 12, 3);
    const light = 0.95 + (broad - 0.5) * 0.28 + (fine - 0.5) * 0.06;
    return { height: broad * 0.5 + trowel * 0.5 + fine * 0.15, light };
  }),

  veins: accented(1.4, 1.5, (u, v) => {
    const [bend, fine] = [clouds(u, v, 3, 3, 5), clouds(u, v, 8, 8, 4)];
    const vein = 1 - smoothstep(0, 0.09, Math.abs(Math.sin((bend * 3 + u + v) * 2 * Math.PI)));
    const accent = vein * 0.7 + (fine - 0.5) * 0.15;
    return { height: 0, light: 0.95 + (fine - 0.5) * 0.15, accent, rough: vein * 0.1 };
  }),

  /** Glazed tiles of one colour, twice as long as they are high, laid like bricks: kitchens, wards, stations. */
  glazed: pattern(0.8, 8, (u, v) => {
    const y = v * 8;
    const course = Math.floor(y);
    const x = u * 4 + (course % 2) * 0.5;
    const tile = hash((Math.floor(x) % 4) + course * 5, 23);
    const face = jointed(x - Math.floor(x), y - course, 0.02, 0.04);
    const light = (0.93 + tile * 0.09) * (0.72 + 0.28 * face);
    return { height: face, light, rough: (1 - face) * 0.5 };
  }),

  /** Square tiles in two colours, like a chequer. */
  tiles: accented(0.8, 9, (u, v) => {
    const [x, y] = [u * 4, v * 4];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const face = jointed(x % 1, y % 1, 0.035, 0.035);
    const cloudy = clouds(u, v, 8, 8, 3);
    return {
      height: face,
      light: (0.88 + hash(column, row + 40) * 0.14 + (cloudy - 0.5) * 0.12) * (0.55 + 0.45 * face),
      accent: (column + row) % 2 === 0 ? 0 : 1,
      rough: (1 - face) * 0.5 + (cloudy - 0.5) * 0.1,
    };
  }),
};
