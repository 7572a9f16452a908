import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { smoothstep } from '../../../../src/kit/numbers.ts';
import type { Stand } from '../../../stage/space/pose.ts';
import { vec } from '../../../stage/space/vector.ts';
import type { PlanPoint, Room, Stairs } from '../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import type { Finish } from '../finish.ts';
import { setLayer } from '../layers.ts';
import { leftOf } from '../shapes/crease.ts';
import { boxAt, shadedShape } from '../shapes/placed.ts';
import { addQuad, addVertex, emptyShape, joined, type Shape } from '../shapes/shape.ts';
import { addFlat } from '../shapes/slab.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { boundsOf, boundsOfRooms } from './bounds.ts';
import type { Manner } from './manner.ts';
import type { Pile } from './pile.ts';

const up = vec(0, 1, 0);
const rimMeters = 0.55;
const rimLight = 0.5;

/** A floor of any outline, darker along its edges where walls keep the light off. */
export function floorShape(outline: readonly PlanPoint[], y: number, hasWalls: boolean): Shape {
  const shape = emptyShape();
  const inner = hasWalls ? inset(outline, rimMeters) : undefined;
  const corners = addFlat(shape, inner ?? outline, ([x, z]) => vec(x, y, z), up);
  if (!inner) return shape;
  const rim = outline.map(([x, z]) => addVertex(shape, vec(x, y, z), up, x, z, rimLight));
  for (const index of outline.keys()) {
    const next = (index + 1) % outline.length;
    addQuad(shape, rim[index] ?? 0, rim[next] ?? 0, corners[next] ?? 0, corners[index] ?? 0);
  }
  return shape;
}

/** The outline moved in on all sides; undefined where the room is too narrow for that. */
function inset(outline: readonly PlanPoint[], by: number): PlanPoint[] | undefined {
  const inner = outline.map(([x, z], index): PlanPoint => {
    const before: PlanPoint = outline.at(index - 1) ?? [x, z];
    const after: PlanPoint = outline[(index + 1) % outline.length] ?? [x, z];
    const [a, b] = [leftOf(before, [x, z]), leftOf([x, z], after)];
    const share = by / Math.max(0.3, 1 + a[0] * b[0] + a[1] * b[1]);
    return [x + (a[0] + b[0]) * share, z + (a[1] + b[1]) * share];
  });
  const turnsBack = outline.some(([x, z], index) => {
    const next = outline[(index + 1) % outline.length] ?? [x, z];
    const [innerHere, innerNext] = [inner[index] ?? [x, z], inner[(index + 1) % inner.length] ?? [x, z]];
    const along = (next[0] - x) * (innerNext[0] - innerHere[0]) + (next[1] - z) * (innerNext[1] - innerHere[1]);
    return along <= 0.01;
  });
  return turnsBack ? undefined : inner;
}

const riserMeters = 0.17;

/** Solid steps from the bottom to the top, as physics has them. */
export function stairFlight({ bottom, top, width }: Stairs): { readonly shape: Shape; readonly stand: Stand } {
  const rise = top.y - bottom.y;
  const steps = Math.max(1, Math.round(rise / riserMeters));
  const run = Math.hypot(top.x - bottom.x, top.z - bottom.z) / steps;
  const shape = joined(
    Array.from({ length: steps }, (_, step) => {
      const height = (rise * (step + 1)) / steps;
      const tread = height - rise / steps;
      const block = boxAt([0, height / 2, run * (step + 0.5)], [width, height, run], 0.02);
      return shadedShape(block, (_x, y) => (y < tread + 0.03 ? 0.6 : 1));
    }),
  );
  return { shape, stand: { position: bottom, yaw: Math.atan2(top.x - bottom.x, top.z - bottom.z) } };
}

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

/** A ceiling seen from below and not from above, with beams where the age leaves them bare. */
export function hangCeiling(pile: Pile, { outline, floorY, height }: Room, manner: Manner): void {
  const y = floorY + height;
  const shape = emptyShape();
  addFlat(shape, outline, ([x, z]) => vec(x, y, z), vec(0, -1, 0), 0.7);
  const boards: Finish = { substance: 'oak', pattern: 'planks', tint: '#4a3320' };
  pile.add(manner.ceiling === 'beams' ? boards : { substance: 'plaster', tint: '#e6dcc6' }, shape);
  if (manner.ceiling !== 'beams') return;
  const { west, east, south, north } = boundsOf(outline);
  const count = Math.max(2, Math.round((east - west) / 1.3));
  for (let beam = 0; beam < count; beam++) {
    const x = west + ((beam + 0.5) / count) * (east - west);
    const box = boxAt([x, y - 0.12, (south + north) / 2], [0.22, 0.24, north - south], 0.025);
    pile.add(manner.trim, shadedShape(box, 0.75));
  }
}
