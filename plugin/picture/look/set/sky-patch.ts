import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { isInside } from '../../../stage/space/triangulate.ts';
import { plus, scaled, vec, type Vec3 } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';
import { added, unlitMaterial } from '../unlit-material.ts';
import type { Manner } from './manner.ts';
import { gaps, onFace, type Hole, type Stretch, type WallFace } from './wall-face.ts';
import { barsOf, type Bars } from './window-bars.ts';

const up = vec(0, 1, 0);
/** On a rug, too. */
const liftMeters = 0.0085;

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
  for (const [left, right] of panes([hole.left, hole.right], frame, upright)) {
    for (const [bottom, top] of panes([hole.bottom, hole.top], frame, level)) {
      const corners = [land(left, bottom), land(right, bottom), land(right, top), land(left, top)];
      if (!corners.every(({ x, z }) => isInside(room.outline, x, z))) continue;
      const first = shape.positions.length / 3;
      for (const { x, z } of corners) addVertex(shape, vec(x, room.floorY + liftMeters, z), up, 0, 0);
      addQuad(shape, first, first + 1, first + 2, first + 3);
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
    zOffset: -1,
  });

/** The stretches of glass between the bars of a window. */
function panes([start, end]: Stretch, frame: number, bars: Bars['level']): Stretch[] {
  const at = (part: number): number => start + part * (end - start);
  const taken = bars.map(([part, thick]): Stretch => [at(part) - thick / 2, at(part) + thick / 2]);
  return gaps([start + frame, end - frame], taken);
}
