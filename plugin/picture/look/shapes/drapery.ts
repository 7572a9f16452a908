import { vec } from '../../../stage/space/vector.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';
import { noise } from '../textures/noise.ts';
import type { Shape } from './shape.ts';
import { surfaceShape } from './surface.ts';

/** Cloth takes more of its texture than it is wide: the folds swallow it. */
const gathered = 1.5;
const darkestLight = 0.24;

/** Hanging cloth, from −width/2 to width/2 and from y = 0 down, its front to +z; the valleys of its folds are dark. */
export function draperyShape(
  width: number,
  height: number,
  folds: { readonly count: number; readonly depth: number },
): Shape {
  const count = Math.max(1, folds.count);
  const columns = Math.min(240, Math.max(4, Math.round(count * 8)));
  return surfaceShape({ columns, rows: 14, covers: [width * gathered, height] }, (u, v) => {
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
