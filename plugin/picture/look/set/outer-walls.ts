import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import { roomAt } from './bounds.ts';
import { joined, type Shape } from '../shapes/shape.ts';
import { faceShape, onFace, revealShape, type Hole, type WallFace } from './wall-face.ts';

/** The sides of indoor walls that face the open, where a plan has places in it: somebody who stands there sees houses. */
export function outerFacesOf(faces: readonly WallFace[], rooms: readonly Room[]): readonly WallFace[] {
  if (!rooms.some(({ outdoors }) => outdoors)) return [];
  return faces.filter(({ room, isOutermost }) => isOutermost && !room.outdoors).map(outerFaceOf);
}

/** The other side of a face, as long as its wall is at the corners. */
function outerFaceOf(face: WallFace): WallFace {
  const { length, holes, normal, stand, revealDepth: thick } = face;
  const right = length + thick / 2;
  return {
    ...face,
    stand: { position: onFace(face, vec(right, 0, -thick)), yaw: stand.yaw + Math.PI },
    length: length + thick,
    normal: vec(-normal.x, 0, -normal.z),
    holes: holes.map((hole) => ({ ...hole, left: right - hole.right, right: right - hole.left })),
  };
}

/** The face, and what goes round its corners: the next wall begins where its own room does. */
export function outerShape(face: WallFace): Shape {
  const { length, height, revealDepth } = face;
  const ends: Hole = { left: length, right: 0, bottom: 0, top: height, kind: 'doorway' };
  return joined([faceShape(face), revealShape({ ...face, holes: [ends], revealDepth: revealDepth * 2 })]);
}

/** Whether the outer sides of walls are seen: by whoever is in the open and looks at somebody there, or about. */
export function areOuterWallsSeen(rooms: readonly Room[], from: Vec3, at: Vec3 | undefined): boolean {
  const isOpen = (point: Vec3): boolean => roomAt(rooms, point)?.outdoors === true;
  return isOpen(from) && (at === undefined || isOpen(at));
}
