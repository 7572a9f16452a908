import { vec } from '../../../stage/space/vector.ts';
import { mix, smoothstep } from '../../../../src/kit/numbers.ts';
import { noise } from '../textures/noise.ts';
import type { Shape } from './shape.ts';
import { surfaceShape } from './surface.ts';

export interface Folds {
  readonly count: number;
  readonly depth: number;
}

/** Cloth takes more of its texture than it is wide: the folds swallow it. */
const gathered = 1.5;
const darkestLight = 0.24;

/**
 * Hanging cloth, from −width/2 to width/2 and from y = 0 down, its front to +z; the valleys of its folds are dark. A stretch of
 * it, from one part of its height to another, is folded as the whole is: a braid on its hem.
 */
export function draperyShape(
  width: number,
  height: number,
  folds: Folds,
  { begins, ends }: { readonly begins: number; readonly ends: number } = { begins: 0, ends: 1 },
): Shape {
  const count = Math.max(1, folds.count);
  const columns = Math.min(240, Math.max(4, Math.round(count * 8)));
  // Cloth bends across, hardly along: a short piece needs few rows.
  const rows = Math.max(2, Math.round((height < 0.5 ? 6 : 14) * (ends - begins)));
  return surfaceShape({ columns, rows, covers: [width * gathered, height * (ends - begins)] }, (u, down) => {
    const v = mix(begins, ends, down);
    const wander = (0.35 / count) * (noise(u * count * 0.7 + 9, v * 1.2 + 1) - 0.5) * 2;
    const phase = (u + wander) * count * 2 * Math.PI;
    const fold = 0.72 * Math.sin(phase) + 0.28 * Math.sin(phase * 2 + 1.3 + v * 2) * (0.4 + v);
    const depth =
      (folds.depth / 2) * (0.5 + 0.5 * smoothstep(0, 0.25, v)) * (0.75 + 0.5 * noise(u * count * 0.5 + 5, 3.3));
    // Nothing sticks out past the rail it hangs from.
    const inside = smoothstep(0, 0.04, u) * smoothstep(0, 0.04, 1 - u);
    const sway = Math.cos(phase) * depth * 0.35 * inside;
    const light = darkestLight + (1 - darkestLight) * smoothstep(-0.95, 0.7, fold);
    return {
      at: vec((0.5 - u) * width + sway, v * -height, fold * depth),
      light: light * (0.75 + 0.25 * smoothstep(0, 0.08, v)),
    };
  });
}

export interface Swag {
  readonly width: number;
  /** How far its middle hangs below the rail, and its ends. */
  readonly drop: number;
  readonly ends: number;
  readonly folds: number;
  readonly depth: number;
}

const lowestAt = (u: number): number => (4 * u * (1 - u)) ** 0.8;

/** Cloth hung by two corners: its folds run from one to the other. From −width/2 to width/2, from y = 0 down, front to +z. */
export function swagShape({ width, drop, ends, folds, depth }: Swag, columns = 26, rows = folds * 6): Shape {
  return surfaceShape({ columns, rows, covers: [width * 1.2, drop * 1.6] }, (u, v) => {
    const hang = lowestAt(u);
    const fold = Math.sin(v * folds * 2 * Math.PI - 1.2 + 0.35 * Math.sin(u * 9));
    // Gathered at the corners, full in the middle.
    const full = 0.25 + 0.75 * hang;
    const belly = depth * (0.5 + 1.4 * v * hang);
    return {
      at: vec((0.5 - u) * width, -(ends + (drop - ends) * hang) * v ** 0.92, belly + fold * depth * 0.5 * full),
      light: (0.3 + 0.7 * smoothstep(-0.9, 0.6, fold)) * (0.62 + 0.38 * smoothstep(0, 0.25, v)),
    };
  });
}

/** What edges a swag: a band along its hem, a little before it. */
export function swagHemShape({ width, drop, ends, depth }: Swag, tall: number, columns = 26): Shape {
  return surfaceShape({ columns, rows: 2, covers: [width * 1.2, tall] }, (u, v) => {
    const hang = lowestAt(u);
    const fringe = v === 1 ? 0.012 * Math.sin(u * columns * 3.1) : 0;
    return {
      at: vec(
        (0.5 - u) * width,
        -(ends + (drop - ends) * hang) + tall * (0.35 - v) + fringe,
        depth * (0.5 + 1.4 * hang) + 0.02 + depth * 0.1,
      ),
      light: 1 - 0.45 * v,
    };
  });
}

export interface TiedCurtain {
  readonly width: number;
  readonly height: number;
  readonly folds: number;
  readonly depth: number;
  /** How high above its hem it is tied. */
  readonly tieHeight: number;
  /** How much of its width is left there. */
  readonly tied: number;
  /** The side it is tied to: −1 to −x. */
  readonly side: -1 | 1;
}

/** How wide a tied curtain is at a height above its hem, as a part of its width. */
export function tiedWidth({ height, tieHeight, tied }: TiedCurtain, up: number): number {
  if (up >= tieHeight) return mix(tied, 1, smoothstep(tieHeight - 0.1, height, up) ** 0.8);
  return mix(tied, Math.min(1, tied * 1.75), 1 - smoothstep(0, tieHeight, up) ** 1.3);
}

/** A curtain drawn aside and tied. Its tied side is at x = 0, it hangs from y = height to y = 0, its front to +z. */
export function tiedCurtainShape(curtain: TiedCurtain, rows = 30): Shape {
  const { width, height, folds, depth, side } = curtain;
  const columns = folds * 7;
  return surfaceShape({ columns, rows, covers: [width * 1.7, height] }, (u, v) => {
    const up = (1 - v) * height;
    const part = tiedWidth(curtain, up);
    const wander = (0.3 / folds) * (noise(u * folds * 0.8 + 3, v * 1.5 + 2) - 0.5) * 2;
    const phase = (u + wander) * folds * 2 * Math.PI;
    const fold = 0.75 * Math.sin(phase) + 0.25 * Math.sin(phase * 2 + 0.8 + v * 1.5);
    const deep = depth * (0.55 + 0.5 * part) * (0.8 + 0.4 * noise(u * folds * 0.6, 7.1));
    // Wherever it is tied from, +u runs to −x so that the front is to +z.
    const across = side < 0 ? (1 - u) * part * width : -u * part * width;
    const pinch = 1 - smoothstep(0, 0.35, Math.abs(up - curtain.tieHeight));
    return {
      at: vec(across, up, fold * deep * (1 - 0.35 * pinch) + pinch * 0.05),
      light: (0.2 + 0.8 * smoothstep(-0.95, 0.65, fold)) * (0.7 + 0.3 * smoothstep(0, 0.1, v)) * (1 - 0.25 * pinch),
    };
  });
}
