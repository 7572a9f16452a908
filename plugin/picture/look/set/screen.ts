import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { between, type Vec3 } from '../../../stage/space/vector.ts';
import type { WallFace } from './wall-face.ts';

/** A part of the set that is hidden when it is in the way. */
export interface Screen {
  readonly node: TransformNode;
  /** Told where a camera is and what it is to see, if that is known. */
  readonly isInTheWay: (camera: Vec3, at: Vec3 | undefined) => boolean;
}

/** A wall is in the way of who is behind it, and of who would see it instead of what they are to see. */
export function isInTheWay({ stand, normal, height, length }: WallFace, camera: Vec3, at: Vec3 | undefined): boolean {
  const ahead = (point: Vec3): number =>
    (point.x - stand.position.x) * normal.x + (point.z - stand.position.z) * normal.z;
  const before = ahead(camera);
  if (before <= 0) return true;
  if (!at) return false;
  const behind = ahead(at);
  if (behind >= -0.05) return false;
  const part = before / (before - behind);
  const crossing = between(camera, at, part);
  const along = (crossing.x - stand.position.x) * normal.z - (crossing.z - stand.position.z) * normal.x;
  return crossing.y < stand.position.y + height + 0.8 && along > -1 && along < length + 1;
}

/** What a camera that turns about something turns about. */
export const turnedAbout = (camera: Camera): Vec3 | undefined =>
  camera instanceof TargetCamera && 'radius' in camera ? camera.target : undefined;

/** Faces that lie in one plane are one screen: they come and go together. */
export function groupedByPlane(faces: readonly WallFace[]): WallFace[][] {
  const groups = new Map<string, WallFace[]>();
  for (const face of faces) {
    const { x, z } = face.normal;
    const offset = face.stand.position.x * x + face.stand.position.z * z;
    const key = `${x.toFixed(2)} ${z.toFixed(2)} ${offset.toFixed(1)}`;
    groups.set(key, [...(groups.get(key) ?? []), face]);
  }
  return [...groups.values()];
}
