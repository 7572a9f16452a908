import { smoothstep } from '../../../../src/kit/numbers.ts';
import { clouds, hash } from './noise.ts';
import type { Pattern } from './pattern.ts';

/** 1 on a block, falling to 0 in the joint around it. */
const jointed = (x: number, y: number, jointX: number, jointY: number): number =>
  Math.min(
    smoothstep(0, jointX, x),
    smoothstep(0, jointX, 1 - x),
    smoothstep(0, jointY, y),
    smoothstep(0, jointY, 1 - y),
  );

/** Dressed blocks in courses, no two alike. */
export const ashlar: Pattern = {
  tileMeters: 2.2,
  bump: 20,
  paint(u, v, pixel) {
    const courses = 5;
    const wobble = (clouds(u, v, 6, 6, 3) - 0.5) * 0.012;
    const y = (v + wobble) * courses;
    const course = ((Math.floor(y) % courses) + courses) % courses;
    const blocks = 3 + (course % 2);
    const x = (u + wobble) * blocks + hash(course, 5);
    const block = hash((((Math.floor(x) % blocks) + blocks) % blocks) + course * 7, 31);
    const face = jointed(x - Math.floor(x), y - Math.floor(y), (0.016 * blocks) / 3, 0.03);
    const [broad, fine] = [clouds(u, v, 5, 5, 4), clouds(u, v, 24, 24, 3)];
    pixel.height = face + fine * 0.3 + block * 0.2 + broad * 0.25;
    pixel.light = (0.8 + block * 0.34 + (broad - 0.5) * 0.4 + (fine - 0.5) * 0.3) * (0.42 + 0.58 * face);
    pixel.rough = (broad - 0.5) * 0.15;
  },
};

/** Flagstones, worn smooth by feet. */
export const flags: Pattern = {
  tileMeters: 1.6,
  bump: 15,
  paint(u, v, pixel) {
    const rows = 3;
    const wobble = (clouds(u, v, 5, 5, 3) - 0.5) * 0.02;
    const y = (v + wobble) * rows;
    const row = ((Math.floor(y) % rows) + rows) % rows;
    const stones = 2 + (row % 2);
    const x = (u + wobble) * stones + hash(row, 9);
    const stone = hash((((Math.floor(x) % stones) + stones) % stones) + row * 5, 13);
    const face = jointed(x - Math.floor(x), y - Math.floor(y), 0.014 * stones, 0.035);
    const [broad, fine] = [clouds(u, v, 4, 4, 4), clouds(u, v, 32, 32, 2)];
    pixel.height = face * 0.9 + broad * 0.4 + fine * 0.1;
    pixel.light = (0.8 + stone * 0.3 + (broad - 0.5) * 0.35 + (fine - 0.5) * 0.12) * (0.5 + 0.5 * face);
    pixel.rough = (broad - 0.5) * 0.3 + (1 - face) * 0.25;
  },
};

/** Round cobbles in rows. */
export const cobbles: Pattern = {
  tileMeters: 1,
  bump: 26,
  paint(u, v, pixel) {
    const rows = 8;
    const y = v * rows;
    const row = Math.floor(y);
    const x = u * rows + (row % 2) * 0.5 + hash(row, 2) * 0.2;
    const stone = hash((Math.floor(x) % rows) + row * 11, 3);
    const [dx, dy] = [(x - Math.floor(x) - 0.5) * 2, (y - row - 0.5) * 2];
    const dome = Math.max(0, 1 - (dx ** 4 + dy ** 4));
    const fine = clouds(u, v, 32, 32, 2);
    pixel.height = Math.sqrt(dome) * 0.9 + fine * 0.12;
    pixel.light = (0.7 + 0.4 * stone + (fine - 0.5) * 0.2) * (0.4 + 0.6 * smoothstep(0, 0.5, dome));
    pixel.rough = (1 - dome) * 0.3 - 0.1 * stone;
  },
};

export const bricks: Pattern = {
  tileMeters: 0.96,
  bump: 18,
  hasAccent: true,
  paint(u, v, pixel) {
    const [courses, length] = [12, 4];
    const y = v * courses;
    const course = Math.floor(y);
    const x = u * length + (course % 2) * 0.5;
    const brick = hash((Math.floor(x) % length) + course * 5, 17);
    const face = jointed(x - Math.floor(x), y - course, 0.05, 0.13);
    const fine = clouds(u, v, 32, 32, 3);
    pixel.height = face + fine * 0.25;
    pixel.accent = 1 - face;
    pixel.light = 0.72 + brick * 0.4 + (fine - 0.5) * 0.35;
    pixel.rough = 0;
  },
};

/** Lumps: bark, crust, rubble. */
export const rubble: Pattern = {
  tileMeters: 0.5,
  bump: 24,
  paint(u, v, pixel) {
    const [broad, fine] = [clouds(u, v, 6, 6, 4), clouds(u, v, 24, 24, 3)];
    const ridge = 1 - Math.abs(broad - 0.5) * 2;
    pixel.height = ridge * 0.8 + fine * 0.3;
    pixel.light = 0.6 + ridge * 0.35 + (fine - 0.5) * 0.3;
    pixel.rough = 0;
  },
};

/** Grains: asphalt, soil, ash, crumb. */
export const grit: Pattern = {
  tileMeters: 0.8,
  bump: 14,
  paint(u, v, pixel) {
    const [broad, fine] = [clouds(u, v, 4, 4, 4), clouds(u, v, 64, 64, 1)];
    pixel.height = fine * 0.7 + broad * 0.3;
    pixel.light = 0.86 + (fine - 0.5) * 0.4 + (broad - 0.5) * 0.4;
    pixel.rough = (broad - 0.5) * 0.3;
  },
};

/** Laid on with a trowel. */
export const plaster: Pattern = {
  tileMeters: 1.8,
  bump: 7,
  paint(u, v, pixel) {
    const [broad, fine] = [clouds(u, v, 3, 3, 5), clouds(u, v, 40, 40, 2)];
    const trowel = clouds(u + broad * 0.1, v, 6, 12, 3);
    pixel.height = broad * 0.5 + trowel * 0.5 + fine * 0.15;
    pixel.light = 0.95 + (broad - 0.5) * 0.28 + (fine - 0.5) * 0.06;
    pixel.rough = 0;
  },
};

export const veins: Pattern = {
  tileMeters: 1.4,
  bump: 1.5,
  hasAccent: true,
  paint(u, v, pixel) {
    const [bend, fine] = [clouds(u, v, 3, 3, 5), clouds(u, v, 8, 8, 4)];
    const vein = 1 - smoothstep(0, 0.09, Math.abs(Math.sin((bend * 3 + u + v) * 2 * Math.PI)));
    pixel.height = 0;
    pixel.accent = vein * 0.7 + (fine - 0.5) * 0.15;
    pixel.light = 0.95 + (fine - 0.5) * 0.15;
    pixel.rough = vein * 0.1;
  },
};

/** Square tiles in two colours, like a chequer. */
export const tiles: Pattern = {
  tileMeters: 0.8,
  bump: 9,
  hasAccent: true,
  paint(u, v, pixel) {
    const across = 4;
    const [x, y] = [u * across, v * across];
    const face = jointed(x % 1, y % 1, 0.035, 0.035);
    const tile = hash(Math.floor(x), Math.floor(y) + 40);
    const cloudy = clouds(u, v, 8, 8, 3);
    pixel.height = face;
    pixel.accent = (Math.floor(x) + Math.floor(y)) % 2 === 0 ? 0 : 1;
    pixel.light = (0.88 + tile * 0.14 + (cloudy - 0.5) * 0.12) * (0.55 + 0.45 * face);
    pixel.rough = (1 - face) * 0.5 + (cloudy - 0.5) * 0.1;
  },
};
