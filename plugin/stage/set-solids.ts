import type { Box } from './space/box.ts';
import { upright, yawed, type Pose } from './space/pose.ts';
import { triangulate } from './space/triangulate.ts';
import { distance, vec, type Vec3 } from './space/vector.ts';
import { boundsOf } from './staging/outline.ts';
import type { Doorway, Room, Stairs, StagePlan, Wall } from './staging/stage-plan.ts';
import type { Solid } from './steering/bake.ts';
import type { Triangles } from './steering/floor.ts';

const floorMeters = 0.3;
const aboveMeters = 0.15;

/** Walls as boxes around their openings. */
export function wallSolids({ from, to, thickness, bottomY, height, openings }: Wall): Solid[] {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dz);
  const pose: Pose = { position: vec(from[0], bottomY, from[1]), rotation: yawed(Math.atan2(-dz, dx)) };
  const boxes: Box[] = [];
  const piece = (start: number, end: number, low: number, high: number) => {
    if (end - start < 0.01 || high - low < 0.01) return;
    const center = vec((start + end) / 2, (low + high) / 2, 0);
    boxes.push({ center, size: vec(end - start, high - low, thickness) });
  };
  let done = 0;
  for (const { along, width, sill, height: tall } of [...openings].sort((a, b) => a.along - b.along)) {
    const [start, end] = [along - width / 2, along + width / 2];
    piece(done, start, 0, height);
    piece(start, end, 0, sill);
    piece(start, end, sill + tall, height);
    done = end;
  }
  piece(done, length, 0, height);
  return boxes.map((box) => ({ box, pose }));
}

/** The ground of a room as a slab under it. */
function roomSlab({ outline, floorY }: Room): Solid {
  const { west, east, south, north } = boundsOf(outline);
  return {
    box: {
      center: vec((west + east) / 2, -floorMeters / 2, (south + north) / 2),
      size: vec(east - west + aboveMeters * 2, floorMeters, north - south + aboveMeters * 2),
    },
    pose: { position: vec(0, floorY, 0), rotation: upright },
  };
}

/** Stairs as one tread after the other. */
function stairSolids({ bottom, top, width }: Stairs): Solid[] {
  const rise = top.y - bottom.y;
  const steps = Math.max(1, Math.round(rise / 0.17));
  const [dx, dz] = [top.x - bottom.x, top.z - bottom.z];
  const run = Math.hypot(dx, dz) / steps;
  const pose: Pose = { position: bottom, rotation: yawed(Math.atan2(dx, dz)) };
  return Array.from({ length: steps }, (_, index) => {
    const height = (rise * (index + 1)) / steps;
    return { box: { center: vec(0, height / 2, run * (index + 0.5)), size: vec(width, height, run) }, pose };
  });
}

export function setSolids(plan: Pick<StagePlan, 'walls' | 'rooms' | 'stairs'>): Solid[] {
  return [...plan.rooms.map(roomSlab), ...plan.walls.flatMap(wallSolids), ...plan.stairs.flatMap(stairSolids)];
}

/** What can be walked on: floors, thresholds between them, and stairs as ramps. */
export function floorsOf(plan: Pick<StagePlan, 'rooms' | 'doorways' | 'stairs'>): Triangles[] {
  return [...plan.rooms.map(roomFloor), ...plan.doorways.map(threshold), ...plan.stairs.map(ramp)];
}

function roomFloor({ outline, floorY }: Room): Triangles {
  return {
    positions: outline.flatMap(([x, z]) => [x, floorY, z]),
    indices: triangulate(outline).flatMap(([a, b, c]) => [a, b, c]),
  };
}

const thresholdMeters = 0.6;

function threshold({ center, yaw, width }: Doorway): Triangles {
  return strip(center, yaw, width, -thresholdMeters / 2, thresholdMeters / 2, 0, 0);
}

function ramp({ bottom, top, width }: Stairs): Triangles {
  const yaw = Math.atan2(top.x - bottom.x, top.z - bottom.z);
  const run = distance(vec(bottom.x, 0, bottom.z), vec(top.x, 0, top.z));
  return strip(bottom, yaw, width, -0.05, run + 0.05, 0, top.y - bottom.y);
}

/** A strip of floor that runs ahead from a point. */
function strip(at: Vec3, yaw: number, width: number, start: number, end: number, low: number, high: number): Triangles {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const corner = (aside: number, ahead: number, up: number): number[] => [
    at.x + aside * cos + ahead * sin,
    at.y + up,
    at.z + ahead * cos - aside * sin,
  ];
  const half = width / 2;
  return {
    positions: [
      corner(-half, start, low),
      corner(half, start, low),
      corner(half, end, high),
      corner(-half, end, high),
    ].flat(),
    indices: [0, 1, 2, 0, 2, 3],
  };
}
