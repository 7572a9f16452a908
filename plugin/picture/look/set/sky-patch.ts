import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { isInside } from '../../../stage/space/triangulate.ts';
import { plus, scaled, vec, type Vec3 } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';
import { added, unlitMaterial } from '../unlit-material.ts';
import type { Manner } from './manner.ts';
import { onFace, type Hole, type WallFace } from './wall-face.ts';
import { barsOf } from './window-bars.ts';

const up = vec(0, 1, 0);
const liftMeters = 0.006;

/**
 * The light a window throws on the floor, pane by pane, drawn as a patch: for the tiers without shadows, where real sky
 * light would come through the walls. Undefined where it falls on no floor.
 */
export function skyPatch(face: WallFace, hole: Hole, kind: Manner['window']['kind'], towards: Vec3): Shape | undefined {
  const { room } = face;
  if (towards.y >= -0.05 || towards.x * face.normal.x + towards.z * face.normal.z <= 0.1) return undefined;
  const land = (x: number, y: number): Vec3 => {
    const from = onFace(face, vec(x, y, 0));
    return plus(from, scaled(towards, -y / towards.y));
  };
  const shape = emptyShape();
  const { upright, level, frame } = barsOf(kind, hole.right - hole.left, hole.top - hole.bottom);
  const columns = panes(hole.left + frame, hole.right - frame, upright, hole.right - hole.left, hole.left);
  const rows = panes(hole.bottom + frame, hole.top - frame, level, hole.top - hole.bottom, hole.bottom);
  for (const [left, right] of columns) {
    for (const [bottom, top] of rows) {
      const corners = [land(left, bottom), land(right, bottom), land(right, top), land(left, top)];
      if (!corners.every(({ x, z }) => isInside(room.outline, x, z))) continue;
      const [a, b, c, d] = corners.map((at) =>
        addVertex(shape, vec(at.x, room.floorY + liftMeters, at.z), up, 0, 0),
      ) as [number, number, number, number];
      addQuad(shape, a, b, c, d);
    }
  }
  return shape.indices.length > 0 ? shape : undefined;
}

/** Adds its colour to whatever floor is under it. */
export const patchMaterial = (scene: Scene, colour: string, strength: number): StandardMaterial =>
  unlitMaterial(scene, 'sky patch', {
    ...added,
    emissiveColor: Color3.FromHexString(colour).scale(strength),
    alpha: 0.99,
  });

/** The stretches of glass between bars. */
function panes(
  from: number,
  to: number,
  bars: readonly (readonly [at: number, thick: number])[],
  whole: number,
  start: number,
): (readonly [number, number])[] {
  const edges = [...bars]
    .sort((a, b) => a[0] - b[0])
    .map(([at, thick]) => [start + at * whole - thick / 2, start + at * whole + thick / 2] as const);
  const found: (readonly [number, number])[] = [];
  let begin = from;
  for (const [left, right] of edges) {
    if (left > begin) found.push([begin, left]);
    begin = Math.max(begin, right);
  }
  if (to > begin) found.push([begin, to]);
  return found;
}
