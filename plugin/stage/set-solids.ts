import type { Box } from './space/box.ts';
import { upright, yawed, type Pose } from './space/pose.ts';
import { triangulate } from './space/triangulate.ts';
import { distance, vec, type Vec3 } from './space/vector.ts';
import type { Doorway, Room, Stairs, StagePlan, Wall } from './staging/stage-plan.ts';

/** A piece of the set that stops things. */
interface SetSolid {
  readonly box: Box;
  readonly pose: Pose;
}

/** Corners and triangles of what can be walked on, counter-clockwise seen from above. */
interface Floor {
  readonly positions: readonly number[];
  readonly indices: readonly number[];
}

const floorMeters = 0.3;
const aboveMeters = 0.15;

/** Walls as boxes around their openings. */
export function wallSolids({ from, to, thickness, bottomY, height, openings }: Wall): SetSolid[] {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dz);
  const pose: Pose = { position: vec(from[0], bottomY, from[1]), rotation: yawed(Math.atan2(-dz, dx)) };
  const boxes: Box[] = [];
  const piece = (start: number, end: number, low: number, high: number) => {
    if (end - start < 0.01 || high - low < 0.01) return;
    boxes.push({
      center: vec((start + end) / 2, (low + high) / 2, 0),
      size: vec(end - start, high - low, thickness),
    });
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
function roomSlab({ outline, floorY }: Room): SetSolid {
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return {
    box: {
      center: vec((west + east) / 2, -floorMeters / 2, (south + north) / 2),
      size: vec(east - west + aboveMeters * 2, floorMeters, north - south + aboveMeters * 2),
    },
    pose: { position: vec(0, floorY, 0), rotation: upright },
  };
}

/** Stairs as one tread after the other. */
function stairSolids({ bottom, top, width }: Stairs): SetSolid[] {
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

export function setSolids(plan: Pick<StagePlan, 'walls' | 'rooms' | 'stairs'>): SetSolid[] {
  return [...plan.rooms.map(roomSlab), ...plan.walls.flatMap(wallSolids), ...plan.stairs.flatMap(stairSolids)];
}

/** What can be walked on: floors, thresholds between them, and stairs as ramps. */
export function floorsOf(plan: Pick<StagePlan, 'rooms' | 'doorways' | 'stairs'>): Floor[] {
  return [...plan.rooms.map(roomFloor), ...plan.doorways.map(threshold), ...plan.stairs.map(ramp)];
}

function roomFloor({ outline, floorY }: Room): Floor {
  return {
    positions: outline.flatMap(([x, z]) => [x, floorY, z]),
    indices: triangulate(outline).flatMap(([a, b, c]) => [a, b, c]),
  };
}

const thresholdMeters = 0.6;

function threshold({ center, yaw, width }: Doorway): Floor {
  return strip(center, yaw, width, -thresholdMeters / 2, thresholdMeters / 2, 0, 0);
}

function ramp({ bottom, top, width }: Stairs): Floor {
  const yaw = Math.atan2(top.x - bottom.x, top.z - bottom.z);
  const run = distance(vec(bottom.x, 0, bottom.z), vec(top.x, 0, top.z));
  return strip(bottom, yaw, width, -0.05, run + 0.05, 0, top.y - bottom.y);
}

/** A strip of floor that runs ahead from a point. */
function strip(at: Vec3, yaw: number, width: number, start: number, end: number, low: number, high: number): Floor {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const corner = (aside: number, ahead: number, up: number): number[] => [
    at.x + aside * cos + ahead * sin,
    at.y + up,
    at.z + ahead * cos - aside * sin,
  ];
  const half = width / 2;
  return {
    positions: [
      ...corner(-half, start, low),
      ...corner(half, start, low),
      ...corner(half, end, high),
      ...corner(-half, end, high),
    ],
    indices: [0, 1, 2, 0, 2, 3],
  };
}
