import { Corridor, Vector3 } from 'yuka';
import { atOnce } from '../../../src/kit/slices.ts';
import type { Vec3 } from '../space/vector.ts';
import { bake, footprintOf, readyToBake, type Footprint, type Solid } from './bake.ts';
import { Floor, type Triangles } from './floor.ts';
import { Mesh } from './mesh.ts';
import { Routes } from './routes.ts';

/** A stage as feet know it. */
export interface GroundSource {
  /** Floors, thresholds, and stairs as ramps, where they are on the stage. */
  readonly floors: readonly Triangles[];
  /** Walls and furniture. Doors are none: they are gates, and open. */
  readonly solids: readonly Solid[];
  /** The floors are a navmesh of somebody else's making. */
  readonly isNavmesh?: boolean;
}

/** What feet and eyes ask for, as it was last baked. */
interface Laid {
  readonly polygons: readonly (readonly Vec3[])[];
  readonly mesh: Mesh;
  readonly routes: Routes;
  /** What one cannot look over. */
  readonly tall: readonly Footprint[];
}

function* laying(polygons: readonly (readonly Vec3[])[], solids: readonly Solid[]): Generator<number, Laid> {
  const mesh = yield* Mesh.building(polygons);
  yield 0.9;
  const tall = solids.map((solid) => footprintOf(solid)).filter(({ bottom, top }) => top - bottom > 0.1);
  yield 0.9;
  return { polygons, mesh, routes: new Routes(mesh), tall };
}

/** How far off the mesh a point may be and still mean the mesh beside it. */
const snapMeters = 0.4;
const eyeMeters = 1.5;

/** Who is to walk there. */
const agent = { radiusMeters: 0.27, heightMeters: 1.8, climbMeters: 0.2 };

/** Where one can walk: a navmesh built by recast from the stage's real geometry and used through Yuka. */
export class Ground {
  /** The box of floor it lies in. */
  readonly low: Vec3;
  readonly high: Vec3;

  private constructor(
    private readonly floor: Floor,
    private readonly source: GroundSource,
    private laid: Laid,
  ) {
    this.low = floor.min;
    this.high = floor.max;
  }

  /** Builds it, a step at a time. */
  static *building(source: GroundSource, measures: Partial<typeof agent> = {}): Generator<number, Ground> {
    const floor = new Floor(source.floors);
    yield 0;
    const contours = floor.triangles.length === 0 ? [] : yield* bake(floor, source.solids, ofWhom(source, measures));
    return new Ground(floor, source, yield* laying(contours, floor.triangles.length > 0 ? source.solids : []));
  }

  static async build(source: GroundSource, measures: Partial<typeof agent> = {}): Promise<Ground> {
    await readyToBake();
    return atOnce(Ground.building(source, measures));
  }

  /** Bakes it anew with more in the way than it was built with, a step at a time; what it is walked on as changes at the end. */
  *rebaking(more: readonly Solid[]): Generator<number, void> {
    const solids = [...this.source.solids, ...more];
    const contours = yield* bake(this.floor, solids, ofWhom(this.source));
    this.laid = yield* laying(contours, solids);
  }

  get polygons(): readonly (readonly Vec3[])[] {
    return this.laid.polygons;
  }

  get mesh(): Mesh {
    return this.laid.mesh;
  }

  /** The shortest way with its corners, both ends included; none when it would stop short. */
  path(from: Vec3, to: Vec3): readonly Vec3[] | undefined {
    const [begin, end] = [this.closest(from, snapMeters), this.closest(to, snapMeters)];
    if (begin === undefined || end === undefined) return undefined;
    const [first, last] = [this.polygonAt(begin), this.polygonAt(end)];
    if (first === -1 || last === -1 || this.mesh.island[first] !== this.mesh.island[last]) return undefined;
    if (this.mesh.cast(first, begin.x, begin.z, end.x, end.z) === 1 && this.mesh.hit.polygon === last) {
      return [begin, end];
    }
    return this.corners(this.laid.routes.find(first, last, begin, end), begin, end);
  }

  /** The nearest point on the mesh; the floor one stands on to reach it, not the storey above. */
  closest(to: Vec3, withinMeters = Infinity): Vec3 | undefined {
    const { mesh } = this;
    const here = mesh.at(to.x, to.y, to.z);
    if (here !== -1) return this.onFloor(to.x, to.z, mesh.heightOn(here, to.x, to.z));
    let [best, bestX, bestZ, shortest] = [-1, 0, 0, Infinity];
    const visit = (polygon: number): void => {
      mesh.nearest(polygon, to.x, to.z);
      const { x, z } = mesh.hit;
      const flat = (x - to.x) * (x - to.x) + (z - to.z) * (z - to.z);
      if (flat > withinMeters * withinMeters) return;
      const rise = mesh.heightOn(polygon, x, z) - to.y;
      const away = flat + (rise > 0 ? 2 * rise : 0.5 * rise) ** 2;
      if (away < shortest - 1e-9) [best, bestX, bestZ, shortest] = [polygon, x, z, away];
    };
    if (withinMeters < 20) mesh.around(to.x, to.z, withinMeters, visit);
    else for (let polygon = 0; polygon < mesh.count; polygon++) visit(polygon);
    return best === -1 ? undefined : this.onFloor(bestX, bestZ, mesh.heightOn(best, bestX, bestZ));
  }

  contains({ x, y, z }: Vec3): boolean {
    return this.mesh.at(x, y, z) !== -1;
  }

  /** A step on the mesh: where it ends, or where it ends along the border. */
  slide(from: Vec3, to: Vec3): Vec3 {
    const { mesh } = this;
    const begin = this.contains(from) ? from : this.closest(from);
    if (begin === undefined) return from;
    mesh.move(this.polygonAt(begin), begin.x, begin.z, to.x, to.z);
    const { polygon, x, z } = mesh.hit;
    return this.onFloor(x, z, mesh.heightOn(polygon, x, z));
  }

  /** Whether the straight way between two points lies on the mesh. */
  isClear(from: Vec3, to: Vec3): boolean {
    const polygon = this.polygonAt(from);
    return polygon !== -1 && this.mesh.cast(polygon, from.x, from.z, to.x, to.z) === 1;
  }

  /** Whether two who stand there have no wall or cupboard between them; a table is none. Doors do not count. */
  isInSight(from: Vec3, to: Vec3): boolean {
    const [eyes, other] = [from.y + eyeMeters, to.y + eyeMeters];
    return !this.laid.tall.some(
      ({ outline, bottom, top }) =>
        bottom < Math.max(eyes, other) && top > Math.min(eyes, other) && crosses(outline, from, to),
    );
  }

  /** The true height of the floor where the mesh has about the height `y`. */
  heightAt(x: number, z: number, y: number): number {
    return this.floor.heightAt(x, z, y);
  }

  polygonAt({ x, y, z }: Vec3): number {
    return this.mesh.at(x, y, z);
  }

  /** Everything is plain memory: recast's was given back when the mesh was built. */
  dispose(): void {
    this.mesh.navMesh.clear();
  }

  private onFloor(x: number, z: number, y: number): Vec3 {
    return { x, y: this.floor.heightAt(x, z, y), z };
  }

  /** Yuka's funnel over the portals. */
  private corners(portals: readonly number[], begin: Vec3, end: Vec3): readonly Vec3[] {
    const { x, y, z, across } = this.mesh;
    const corridor = new Corridor();
    const [from, to] = [new Vector3(begin.x, begin.y, begin.z), new Vector3(end.x, end.y, end.z)];
    corridor.push(from, from);
    let polygon = this.polygonAt(begin);
    for (const at of portals) {
      const next = this.mesh.next(at, polygon);
      corridor.push(new Vector3(x[at], y[at], z[at]), new Vector3(x[next], y[next], z[next]));
      polygon = across[at]!;
    }
    corridor.push(to, to);
    const points = corridor.generate().map((point) => this.onFloor(point.x, point.z, point.y));
    // The funnel repeats a corner where several portals share it.
    return points.filter((point, index) => {
      const before = points[index - 1];
      return before === undefined || Math.abs(point.x - before.x) + Math.abs(point.z - before.z) > 1e-6;
    });
  }
}

const ofWhom = ({ isNavmesh = false }: GroundSource, measures: Partial<typeof agent> = {}) => ({
  ...agent,
  ...measures,
  isNavmesh,
});

/** Whether a straight line meets a convex outline. */
function crosses(outline: readonly Vec3[], from: Vec3, to: Vec3): boolean {
  let [enter, leave] = [0, 1];
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length]!;
    // Positive inside: the outline turns left seen from above.
    const inside = (b.x - a.x) * (from.z - a.z) - (b.z - a.z) * (from.x - a.x);
    const change = (b.x - a.x) * dz - (b.z - a.z) * dx;
    if (Math.abs(change) < 1e-12) {
      if (inside < 0) return false;
    } else if (change > 0) enter = Math.max(enter, -inside / change);
    else leave = Math.min(leave, -inside / change);
  }
  return outline.length > 2 && enter < leave;
}
