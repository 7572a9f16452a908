import type { Frame } from '../../plugin/picture/camera/frame.ts';
import { boundsOf } from '../../plugin/picture/look/set/bounds.ts';
import { between, vec, type Vec3 } from '../../plugin/stage/space/vector.ts';
import type { Room } from '../../plugin/stage/staging/stage-plan.ts';

/** The part of a room a camera cares for. */
type FramedRoom = Pick<Room, 'outline' | 'floorY' | 'height'>;

/** A body fills this much around and above the floor point under it. */
const body = { half: 0.45, tall: 1.85 } as const;
/** Air around what is framed, as a part of it. */
const air = 1.18;
/** A camera nearer than this sees a nose and no play. */
const nearestMeters = 3.4;
/** Long shots are narrower: the further one sits, the less the set is bent. */
const [nearFov, farFov] = [0.72, 0.6];

/**
 * The picture that holds these floor points, or all of the room when there are none: seen from the audience's side (the
 * south), a little from above, never turned round. The same points give the same picture.
 */
export function frameOf(points: readonly Vec3[], room: FramedRoom, aspect = 16 / 9): Frame {
  const bounds = boundsOf(room.outline);
  const shown =
    points.length > 0
      ? {
          west: Math.min(...points.map(({ x }) => x)) - body.half,
          east: Math.max(...points.map(({ x }) => x)) + body.half,
          south: Math.min(...points.map(({ z }) => z)) - body.half,
          north: Math.max(...points.map(({ z }) => z)) + body.half,
          bottom: Math.min(...points.map(({ y }) => y)),
          top: Math.max(...points.map(({ y }) => y)) + body.tall,
        }
      : { ...bounds, bottom: room.floorY, top: room.floorY + Math.min(room.height, 3.2) };

  const [wide, tall] = [(shown.east - shown.west) * air, (shown.top - shown.bottom) * air];
  const whole = (bounds.east - bounds.west) * air;
  const fov = nearFov + (farFov - nearFov) * Math.min(1, wide / Math.max(1, whole));
  const slope = Math.tan(fov / 2);
  const back = Math.max(nearestMeters, wide / 2 / (slope * aspect), tall / 2 / slope);

  const middle = vec((shown.west + shown.east) / 2, shown.bottom + (shown.top - shown.bottom) * 0.52, shown.south);
  // Somebody in a corner is shown with more of the room: a picture is composed, not aimed.
  const heart = vec((bounds.west + bounds.east) / 2, middle.y, middle.z);
  const target = between(middle, heart, points.length > 0 ? 0.12 : 0);
  const up = Math.min(3, 2.2 + Math.max(0, back - nearestMeters) * 0.12);
  return {
    target: vec(target.x, target.y, target.z + (shown.north - shown.south) / 2),
    position: vec(between(target, heart, 0.15).x, shown.bottom + up, shown.south - back),
    fov,
  };
}
