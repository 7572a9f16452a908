import { plus, scaled, type Vec3 } from '../../../stage/space/vector.ts';
import type { Room, Wall } from '../../../stage/staging/stage-plan.ts';
import { addShape, emptyShape, type Shape } from '../shapes/shape.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { mix, smoothstep } from '../../../../src/kit/numbers.ts';
import { facesOf, onFace, type Hole, type WallFace } from '../set/wall-face.ts';
import { vec } from '../../../stage/space/vector.ts';

/** How many sheets of light make the shaft of a window: seen together they are a body of air. */
const sheets = 4;
const longestMeters = 5.5;

/** The light that comes in by the windows of outer walls, as it is seen in the air: sheets that fade on their way down. */
export function shaftShape(rooms: readonly Room[], walls: readonly Wall[], towards: Vec3): Shape {
  const shape = emptyShape();
  const byPlace = new Map(rooms.map((room) => [room.place as string, room]));
  for (const face of walls.flatMap((wall) => facesOf(wall, byPlace))) {
    if (face.room.outdoors || !face.isOutermost) continue;
    if (towards.x * face.normal.x + towards.z * face.normal.z <= 0.1 || towards.y > -0.1) continue;
    for (const hole of face.holes.filter(({ kind }) => kind === 'window')) addShape(shape, shaft(face, hole, towards));
  }
  return shape;
}

function shaft(face: WallFace, { left, right, bottom, top }: Hole, towards: Vec3): Shape {
  const shape = emptyShape();
  // Upright sheets across the window, each fading to its edges: from anywhere some of them are seen flat.
  for (let sheet = 0; sheet < sheets; sheet++) {
    const part = (sheet + 0.5) / sheets;
    const isLevel = sheet % 2 === 1;
    const from = isLevel ? vec(left, mix(bottom, top, part), 0) : vec(mix(left, right, part), bottom, 0);
    const to = isLevel ? vec(right, mix(bottom, top, part), 0) : vec(mix(left, right, part), top, 0);
    addShape(
      shape,
      surfaceShape({ columns: 4, rows: 8, covers: [0.8, 1.2] }, (u, v) => {
        const start = onFace(face, vec(mix(from.x, to.x, u), mix(from.y, to.y, u), 0.02));
        const longest = Math.min(longestMeters, (start.y - face.room.floorY) / -towards.y);
        const edge = smoothstep(0, 0.5, u) * smoothstep(0, 0.5, 1 - u);
        return {
          at: plus(start, scaled(towards, longest * v)),
          light: (0.25 + 0.75 * edge) * (1 - v) ** 0.8 * smoothstep(0, 0.06, v + 0.03),
        };
      }),
    );
  }
  return shape;
}
