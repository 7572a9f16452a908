import { vec } from '../../../stage/space/vector.ts';
import { mix, smoothstep } from '../../../../src/kit/numbers.ts';
import { noise } from '../textures/noise.ts';
import type { Shape } from './shape.ts';
import { surfaceShape } from './surface.ts';

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
