import { vec } from '../../../stage/space/vector.ts';
import { outline } from '../shapes/outline.ts';
import { movedShape } from '../shapes/placed.ts';
import { addShape, joined, type Shape } from '../shapes/shape.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { turnedShape } from '../shapes/turned.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';

/** A fluted shaft standing on y = 0. */
export function flutedShaft(radius: number, height: number, flutes: number): Shape {
  return surfaceShape({ columns: flutes * 6, rows: 6, covers: [2 * Math.PI * radius, height] }, (u, v) => {
    const angle = u * 2 * Math.PI;
    const rib = Math.abs(Math.sin((angle * flutes) / 2)) ** 0.7;
    const swell = 1 - 0.1 * (1 - v) ** 2;
    const reach = radius * swell * (0.88 + 0.12 * rib);
    return {
      at: vec(Math.cos(angle) * reach, (1 - v) * height, Math.sin(angle) * reach),
      light: 0.42 + 0.58 * rib,
    };
  });
}

/** The rings a column stands on, and those that carry what is above it: for columns of radius 1. */
const base = '0 0, 1.5 0, 1.52 0.18, 1.38 0.36, 1.18 0.42, 1.14 0.58, 1.3 0.66, 1.3 0.8, 1.02 0.9, 1 0.95';
const capital = '0.92 0, 1.06 0.08, 1.06 0.2, 0.9 0.26, 0.94 0.7, 1.06 1.15, 1.36 1.5, 1.5 1.58, 1.5 1.7, 0 1.72';

export const columnBase = (radius: number): Shape => turnedShape(outline(base, radius, radius), 18);

/** A bell of leaves under a round plate. */
export function columnCapital(radius: number): Shape {
  const shape = turnedShape(outline(capital, radius, radius), 18);
  for (let leaf = 0; leaf < 8; leaf++) addShape(shape, leafShape(leaf, 0.25 * radius, 0.75 * radius, radius));
  for (let leaf = 0.5; leaf < 8; leaf++) addShape(shape, leafShape(leaf, 0.5 * radius, 0.95 * radius, radius));
  return shape;
}

/** One of eight leaves round a capital. */
function leafShape(leaf: number, low: number, tall: number, radius: number): Shape {
  return surfaceShape({ columns: 2, rows: 4, covers: [0.2, 0.2] }, (u, v) => {
    const rise = 1 - v;
    const across = (u - 0.5) * 0.55 * Math.sin(Math.PI * (0.12 + 0.8 * rise)) ** 0.6;
    const out = radius * (1 + 0.42 * rise ** 2.4 - 0.05 * Math.abs(u - 0.5));
    const droop = rise > 0.85 ? (rise - 0.85) * 1.4 * tall : 0;
    const turn = (leaf / 8) * 2 * Math.PI + across;
    return {
      at: vec(Math.cos(turn) * out, low + rise * tall - droop, Math.sin(turn) * out),
      light: 0.55 + 0.45 * smoothstep(0, 0.8, rise),
    };
  });
}

/** A scallop shell, its hinge at the origin and its rim up, bulging to +z. */
export function shellShape(radius: number): Shape {
  const ribs = 9;
  return surfaceShape({ columns: ribs * 6, rows: 8, covers: [radius * 2, radius] }, (u, v) => {
    const angle = Math.PI * (-0.08 + 1.16 * u);
    const rib = Math.abs(Math.cos(((angle * ribs) / Math.PI) * 1.57)) ** 0.8;
    const reach = radius * (1 - v) * (1 + 0.06 * rib);
    const bulge = radius * 0.42 * Math.sin(Math.PI * (0.15 + 0.75 * (1 - v))) * (0.75 + 0.25 * rib);
    return {
      at: vec(Math.cos(angle) * reach, Math.sin(angle) * reach, bulge),
      light: (0.35 + 0.65 * rib) * (0.6 + 0.4 * (1 - v)),
    };
  });
}

/** A rose of petals round a boss, flat against a wall, to +z. */
export function rosetteShape(radius: number): Shape {
  const petals = 6;
  return surfaceShape({ columns: petals * 4, rows: 4, covers: [radius, radius] }, (u, v) => {
    const angle = -u * 2 * Math.PI;
    const petal = Math.abs(Math.cos((angle * petals) / 2)) ** 0.6;
    const reach = radius * v * (0.72 + 0.28 * petal);
    const high = radius * (v < 0.3 ? 0.34 : 0.24 * petal * Math.sin(Math.PI * Math.min(1, v * 1.05)));
    return {
      at: vec(Math.cos(angle) * reach, Math.sin(angle) * reach, high),
      light: 0.45 + 0.55 * petal * (1 - v * 0.3),
    };
  });
}

/** Small blocks in a row from one x to another, as under a cornice. */
export function dentils(from: number, to: number, block: Shape, spacing: number): Shape {
  const count = Math.max(1, Math.round((to - from) / spacing));
  const along = Array.from({ length: count }, (_, index) => from + ((index + 0.5) / count) * (to - from));
  return joined(along.map((x) => movedShape(block, x, 0, 0)));
}

/** A tassel hanging from y = 0. */
export const tasselShape = (height: number): Shape =>
  movedShape(turnedShape(outline(tassel, height, height), 8), 0, -height, 0);
const tassel = '0 0, 0.26 0, 0.2 0.5, 0.1 0.62, 0.17 0.72, 0.12 0.86, 0.03 1';
