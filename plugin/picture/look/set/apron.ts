import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { vec } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import { setLayer } from '../layers.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';
import { boundsOfRooms } from './bounds.ts';

const reachMeters = 4;

/** The boards a set stands on: dark, and lost in the dark a few metres away. */
export function addApron(workshop: OpenWorkshop, all: readonly Room[], parent: TransformNode): Mesh {
  const rooms = boundsOfRooms(all);
  const lowest = Math.min(...all.map(({ floorY }) => floorY));
  const [west, north] = [rooms.west - reachMeters, rooms.north + reachMeters];
  const [wide, deep] = [rooms.east + reachMeters - west, north - (rooms.south - reachMeters)];
  const shape = surfaceShape({ columns: 20, rows: 20, covers: [wide, deep] }, (u, v) => {
    const [x, z] = [west + u * wide, north - v * deep];
    const beyond = Math.max(rooms.west - x, x - rooms.east, rooms.south - z, z - rooms.north, 0);
    return { at: vec(x, lowest - 0.12, z), light: 0.8 * (1 - smoothstep(0, reachMeters, beyond)) };
  });
  const boards = workshop.finished({ substance: 'bark', pattern: 'planks', tint: '#33241a' });
  const mesh = workshop.mesh('apron', shape, boards);
  mesh.parent = parent;
  mesh.layerMask = setLayer;
  mesh.freezeWorldMatrix();
  return mesh;
}
