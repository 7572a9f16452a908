import * as recast from '@recast-navigation/core';
import { invariant } from '../../../src/kit/invariant.ts';
import type { Box } from '../space/box.ts';
import { placedIn, type Pose } from '../space/pose.ts';
import { turned, type Vec3 } from '../space/vector.ts';
import type { Floor } from './floor.ts';

/** Something that stands in the way: a box in its own space, and where that space is. */
export interface Solid {
  readonly box: Box;
  readonly pose: Pose;
}

/** Who is to walk there. */
interface Agent {
  readonly radiusMeters: number;
  readonly heightMeters: number;
  readonly climbMeters: number;
  /** The floor is a navmesh already: its border keeps off walls, and only what we cut out of it is kept off by us. */
  readonly isNavmesh?: boolean;
}

/** Voxels a radius: finer costs time, coarser closes narrow doors. */
const cellsPerRadius = 6;
const cellHeight = 0.04;
/** One steps over what is lower than this without noticing: a rug, a threshold. */
const sillMeters = 0.06;
/** The cosine of 50°. */
const steepest = 0.6428;
const areas = { none: 0, level: 1, slope: 2 } as const;

/** Baking can begin at once afterwards: what it is done with is large. */
export const readyToBake = (): Promise<void> => recast.init();

/**
 * A step at a time, each saying how much is done, 0 to 1, so that nobody waits for the whole; `readyToBake` comes first. Makes
 * convex polygons on which an agent's centre may be. Solids are cut out of the floor itself, not voxelized as surfaces:
 * so nobody ever finds a way onto a table or into a cupboard. Slopes are an area of their own, so that every polygon
 * is flat or a ramp and its plane can be trusted.
 */
export function* bake(floor: Floor, solids: readonly Solid[], agent: Agent): Generator<number, Vec3[][]> {
  const context = new recast.RecastBuildContext(false);
  const cell = agent.radiusMeters / cellsPerRadius;
  const heightCells = Math.ceil(agent.heightMeters / cellHeight);
  const climbCells = Math.ceil(agent.climbMeters / cellHeight);
  const margin = 2 * cell;
  const { min, max } = floor;
  const low: recast.Vector3Tuple = [min.x - margin, min.y - 0.1, min.z - margin];
  const high: recast.Vector3Tuple = [max.x + margin, max.y + agent.heightMeters + 0.5, max.z + margin];
  const heightfield = recast.allocHeightfield();
  const compact = recast.allocCompactHeightfield();
  const contours = recast.allocContourSet();
  const mesh = recast.allocPolyMesh();
  const done = (step: string, worked: boolean): void => invariant(worked, `The navmesh could not be built: ${step}.`);
  try {
    const { width, height } = recast.calcGridSize(low, high, cell);
    invariant(
      width * height < 4e7,
      `A stage of ${width} × ${height} voxels is too large: build it smaller, or for a wider agent.`,
    );
    done('heightfield', recast.createHeightfield(context, heightfield, width, height, low, high, cell, cellHeight));
    yield 0.1;
    done('rasterize', rasterizeFloor(context, floor, heightfield));
    yield 0.2;
    recast.filterWalkableLowHeightSpans(context, heightCells, heightfield);
    done('compact', recast.buildCompactHeightfield(context, heightCells, climbCells, heightfield, compact));
    yield 0.3;
    const kept = agent.isNavmesh ? agent.radiusMeters : 0;
    for (const solid of solids) cutOut(context, solid, cell / 2 + kept, agent.heightMeters, compact);
    yield 0.4;
    if (!agent.isNavmesh) done('erode', recast.erodeWalkableArea(context, cellsPerRadius, compact));
    yield 0.5;
    done('distances', recast.buildDistanceField(context, compact));
    yield 0.6;
    done('regions', recast.buildRegions(context, compact, 0, 30, 300));
    yield 0.8;
    done('contours', recast.buildContours(context, compact, 0.9, 0, contours, 0));
    yield 0.9;
    done('polygons', recast.buildPolyMesh(context, contours, 6, mesh));
    return polygonsOf(mesh);
  } finally {
    recast.freeHeightfield(heightfield);
    recast.freeCompactHeightfield(compact);
    recast.freeContourSet(contours);
    recast.freePolyMesh(mesh);
  }
}

/** Either side up: a floor is a floor however its triangles are wound. */
function rasterizeFloor(
  context: recast.RecastBuildContext,
  floor: Floor,
  heightfield: recast.RecastHeightfield,
): boolean {
  const { triangles } = floor;
  const count = triangles.length / 9;
  const vertices = new recast.VerticesArray();
  const corners = new recast.TrianglesArray();
  const kinds = new recast.TriangleAreasArray();
  try {
    vertices.copy(new Float32Array(triangles));
    corners.copy(Int32Array.from({ length: 3 * count }, (_, index) => index));
    kinds.resize(count);
    for (let index = 0; index < count; index++) kinds.set(index, areaOf(triangles, 9 * index));
    return recast.rasterizeTriangles(context, vertices, 3 * count, corners, kinds, count, heightfield, 1);
  } finally {
    vertices.destroy();
    corners.destroy();
    kinds.destroy();
  }
}

function areaOf(t: Float64Array, at: number): number {
  const [ux, uy, uz] = [t[at + 3]! - t[at]!, t[at + 4]! - t[at + 1]!, t[at + 5]! - t[at + 2]!];
  const [vx, vy, vz] = [t[at + 6]! - t[at]!, t[at + 7]! - t[at + 1]!, t[at + 8]! - t[at + 2]!];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (length < 1e-12) return areas.none;
  const level = Math.abs(ny) / length;
  return level < steepest ? areas.none : level > 0.9995 ? areas.level : areas.slope;
}

function cutOut(
  context: recast.RecastBuildContext,
  solid: Solid,
  wider: number,
  agentHeight: number,
  compact: recast.RecastCompactHeightfield,
): void {
  // Half a voxel wider at the least: a voxel counts by its middle, and one that is half inside must go.
  const { outline, bottom, top } = footprintOf(solid, wider);
  const [lowest, highest] = [bottom - agentHeight + sillMeters, top - sillMeters];
  if (outline.length < 3 || !(highest > lowest)) return;
  const vertices = new recast.VerticesArray();
  vertices.copy(outline.flatMap(({ x, y, z }) => [x, y, z]));
  recast.markConvexPolyArea(context, vertices, outline.length, lowest, highest, areas.none, compact);
  vertices.destroy();
}

/** What a solid covers on the map, and from which height to which. */
export interface Footprint {
  /** Convex, all the way round in one direction. */
  readonly outline: readonly Vec3[];
  readonly bottom: number;
  readonly top: number;
}

export function footprintOf({ box, pose }: Solid, wider = 0): Footprint {
  const { center, size, yaw = 0 } = box;
  const corners: Vec3[] = [];
  for (const x of [-0.5, 0.5]) {
    for (const y of [-0.5, 0.5]) {
      for (const z of [-0.5, 0.5]) {
        const own = turned({ x: x * (size.x + 2 * wider), y: y * size.y, z: z * (size.z + 2 * wider) }, yaw);
        corners.push(placedIn(pose, { x: own.x + center.x, y: own.y + center.y, z: own.z + center.z }));
      }
    }
  }
  const heights = corners.map(({ y }) => y);
  return { outline: hull(corners), bottom: Math.min(...heights), top: Math.max(...heights) };
}

/** The convex outline on the map (Andrew's chain). */
function hull(points: readonly Vec3[]): Vec3[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.z - b.z);
  const half = (list: readonly Vec3[]): Vec3[] => {
    const chain: Vec3[] = [];
    for (const p of list) {
      for (let a = chain.at(-2), b = chain.at(-1); a && b; a = chain.at(-2), b = chain.at(-1)) {
        if ((b.x - a.x) * (p.z - a.z) - (b.z - a.z) * (p.x - a.x) > 1e-9) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function polygonsOf(mesh: recast.RecastPolyMesh): Vec3[][] {
  const low = mesh.bmin();
  const [cell, rise, perPolygon] = [mesh.cs(), mesh.ch(), mesh.nvp()];
  const polygons: Vec3[][] = [];
  for (let polygon = 0; polygon < mesh.npolys(); polygon++) {
    const points: Vec3[] = [];
    for (let corner = 0; corner < perPolygon; corner++) {
      const vertex = mesh.polys(polygon * perPolygon * 2 + corner);
      if (vertex === 0xffff) break;
      points.push({
        x: low.x + mesh.verts(3 * vertex) * cell,
        y: low.y + mesh.verts(3 * vertex + 1) * rise,
        z: low.z + mesh.verts(3 * vertex + 2) * cell,
      });
    }
    polygons.push(points);
  }
  return polygons;
}
