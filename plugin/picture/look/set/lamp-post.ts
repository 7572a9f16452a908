import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { isInside } from '../../../stage/space/triangulate.ts';
import { vec } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import { outline } from '../shapes/outline.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';
import type { Glow } from '../workshop.ts';
import { boundsOf } from './bounds.ts';

const lampColour = '#ffcf87';
const poolMeters = 3.4;

/** A street lamp just outside the place it lights, where nobody walks. */
export function raiseLampPost(
  workshop: OpenWorkshop,
  room: Room,
  rooms: readonly Room[],
  parent: TransformNode,
  poolMaterial: Material,
): Glow {
  const { west, east, south, north } = boundsOf(room.outline);
  const spots = [
    [west - 0.3, north - 0.4],
    [east + 0.3, north - 0.4],
    [east + 0.3, (south + north) / 2],
    [west - 0.3, (south + north) / 2],
    [west + 0.3, north + 0.3],
  ] as const;
  const [x, z] = spots.find((spot) => !rooms.some(({ outline }) => isInside(outline, ...spot))) ?? spots[0];
  const node = new TransformNode(`${room.place} lamp`, workshop.scene);
  node.parent = parent;
  node.position.set(x, room.floorY, z);
  const iron = workshop.material('iron', '#2b2d2c');
  const turn = (name: string, profile: string, sides: number): Mesh =>
    workshop.lathe(`lamp ${name}`, outline(profile), iron, sides);
  const post = '0 0, 0.16 0, 0.16 0.12, 0.1 0.2, 0.07 0.9, 0.05 1, 0.042 2.9, 0.06 2.95, 0.03 3, 0 3';
  const made = [
    turn('post', post, 12),
    turn('cap', '0.2 3.4, 0.17 3.46, 0.06 3.55, 0 3.6', 6),
    turn('base', '0 3, 0.1 3, 0.12 3.04, 0 3.04', 6),
  ];
  for (const mesh of made) mesh.parent = node;
  workshop.join(node);
  // Its light on the ground, painted: the few real lights are needed where the action is.
  const pool = workshop.mesh(`${room.place} lamp light`, poolShape(), poolMaterial);
  pool.parent = node;
  pool.isPickable = false;
  return workshop.bulb(`${room.place} lamp`, node, vec(0, 3.22, 0), 0.1, lampColour);
}

/** A disc on the ground, bright in the middle. */
function poolShape(): Shape {
  const shape = emptyShape();
  const up = vec(0, 1, 0);
  const [rings, sides] = [5, 24];
  for (let ring = 0; ring <= rings; ring++) {
    for (let side = 0; side <= sides; side++) {
      const [radius, angle] = [(ring / rings) * poolMeters, (side / sides) * 2 * Math.PI];
      const at = vec(Math.cos(angle) * radius, 0.008, Math.sin(angle) * radius);
      addVertex(shape, at, up, 0, 0, (1 - ring / rings) ** 2);
      if (ring === 0 || side === 0) continue;
      const here = ring * (sides + 1) + side;
      addQuad(shape, here, here - 1, here - sides - 2, here - sides - 1);
    }
  }
  return shape;
}
