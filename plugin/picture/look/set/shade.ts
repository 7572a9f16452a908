import { vec } from '../../../stage/space/vector.ts';
import type { StagePlan, Wall } from '../../../stage/staging/stage-plan.ts';
import { boxAt, placedShape } from '../shapes/placed.ts';
import { addShape, emptyShape, type Shape } from '../shapes/shape.ts';
import { boundsOf } from './bounds.ts';
import type { Manner } from './manner.ts';
import { barsShape } from './window-bars.ts';

/**
 * Solid walls and ceilings to throw shadows: the walls that are seen have one side only and would throw none from
 * behind. With them the sky comes in by the windows, and their bars are drawn on the floor.
 */
export function shadeShapes({ rooms, walls }: Pick<StagePlan, 'rooms' | 'walls'>, manner: Manner): Shape[] {
  const ceilings = rooms
    .filter(({ outdoors }) => !outdoors)
    .map(({ outline, floorY, height }) => {
      const { west, east, south, north } = boundsOf(outline);
      const middle = [(west + east) / 2, floorY + height + 0.06, (south + north) / 2] as const;
      return boxAt(middle, [east - west + 0.3, 0.1, north - south + 0.3], 0);
    });
  return [...ceilings, ...walls.map((wall) => wallShade(wall, manner))];
}

function wallShade({ from, to, thickness, bottomY, height, openings }: Wall, manner: Manner): Shape {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dz);
  const shape = emptyShape();
  const piece = (start: number, end: number, low: number, high: number): void => {
    if (end - start < 0.01 || high - low < 0.01) return;
    addShape(shape, boxAt([(start + end) / 2, (low + high) / 2, 0], [end - start, high - low, thickness], 0));
  };
  let done = -thickness / 2;
  for (const { along, width, sill, height: tall, kind } of [...openings].sort((a, b) => a.along - b.along)) {
    const [left, right] = [along - width / 2, along + width / 2];
    piece(done, left, 0, height);
    piece(left, right, 0, sill);
    piece(left, right, sill + tall, height);
    if (kind === 'window') {
      const hole = { left, right, bottom: sill, top: sill + tall, kind };
      addShape(shape, barsShape(hole, manner.window.kind, manner.isArched, 0));
    }
    done = right;
  }
  piece(done, length + thickness / 2, 0, height);
  return placedShape(shape, { position: vec(from[0], bottomY, from[1]), yaw: Math.atan2(-dz, dx) });
}
