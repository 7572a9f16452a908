import { vec } from '../../../stage/space/vector.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';
import type { Shape } from './shape.ts';
import { surfaceShape } from './surface.ts';

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
