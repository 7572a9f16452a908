import { Polygon, Vector3, NavMesh, type HalfEdge } from 'yuka';
import type { Vec3 } from '../space/vector.ts';
import { Cells } from './cells.ts';

const cellMeters = 1;
/** A walker rounded to its grain on the mesh's border is still on the mesh. */
const border = 1e-4;
/** … and at a sharp corner that little is a little more. */
const cornerMargin = 0.01;

/**
 * Yuka's navmesh, and beside it the same polygons in flat arrays for what is asked of them at every step: which
 * polygon is this, and where does a step end that would leave the mesh. Yuka's own answers look through every
 * polygon, and its clamped movement gets caught in corners.
 */
export class Mesh {
  readonly count: number;
  /** Corner `i` of polygon `p` is at `start[p] + i`; the edge of that number runs from it to the next corner. */
  readonly start: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** The polygon across each edge, or −1 at the border. */
  readonly across: Int32Array;
  /** Which connected part each polygon belongs to. */
  readonly island: Int32Array;
  /** Where `move`, `cast` and `nearest` leave their answer. */
  readonly hit = { x: 0, z: 0, polygon: -1 };

  private readonly normalX: Float64Array;
  private readonly normalZ: Float64Array;
  private readonly offset: Float64Array;
  private readonly length: Float64Array;
  private readonly cells = new Cells(cellMeters);
  private readonly seen: Int32Array;
  private readonly queue: number[] = [];
  private mark = 0;

  /** Builds it, a step at a time. */
  static *building(contours: readonly (readonly Vec3[])[]): Generator<number, Mesh> {
    const polygons = contours.map(polygonOf);
    yield 0;
    const navMesh = new NavMesh();
    navMesh.mergeConvexRegions = false;
    navMesh.fromPolygons(polygons);
    yield 0;
    const mesh = new Mesh(navMesh, polygons);
    yield 0;
    for (let polygon = 0; polygon < mesh.count; polygon++) {
      mesh.index(polygon);
      if (mesh.island[polygon] === -1) mesh.flood(polygon);
      yield 0;
    }
    return mesh;
  }

  private constructor(
    readonly navMesh: NavMesh,
    polygons: readonly Polygon[],
  ) {
    this.count = polygons.length;
    this.start = new Int32Array(this.count + 1);
    const numbers = new Map(polygons.map((polygon, index) => [polygon, index]));
    const edges = polygons.flatMap((polygon, index) => {
      const around = edgesOf(polygon);
      this.start[index + 1] = this.start[index]! + around.length;
      return around;
    });
    const tails = edges.map((edge) => edge.tail()!);
    this.x = Float64Array.from(tails, ({ x }) => x);
    this.y = Float64Array.from(tails, ({ y }) => y);
    this.z = Float64Array.from(tails, ({ z }) => z);
    this.across = Int32Array.from(edges, ({ twin }) => (twin?.polygon ? (numbers.get(twin.polygon) ?? -1) : -1));
    this.normalX = new Float64Array(edges.length);
    this.normalZ = new Float64Array(edges.length);
    this.offset = new Float64Array(edges.length);
    this.length = new Float64Array(edges.length);
    edges.forEach((edge, at) => this.layEdge(at, edge));
    this.seen = new Int32Array(this.count);
    this.island = new Int32Array(this.count).fill(-1);
  }

  holds(polygon: number, x: number, z: number, slack = border): boolean {
    const end = this.start[polygon + 1]!;
    for (let at = this.start[polygon]!; at < end; at++) {
      if (this.normalX[at]! * x + this.normalZ[at]! * z < this.offset[at]! - slack) return false;
    }
    return true;
  }

  heightOn(polygon: number, x: number, z: number): number {
    const { normal, constant } = this.navMesh.regions[polygon]!.plane;
    return -(normal.x * x + normal.z * z + constant) / normal.y;
  }

  /** The polygon a point is on; of several storeys the nearest; −1 when it is on none. */
  at(x: number, y: number, z: number, reach = 0.6): number {
    let [best, nearest] = [-1, reach];
    for (const polygon of this.cells.at(x, z)) {
      if (!this.holds(polygon, x, z)) continue;
      const away = Math.abs(this.heightOn(polygon, x, z) - y);
      if (away < nearest) [best, nearest] = [polygon, away];
    }
    return best;
  }

  /** The nearest point of one polygon; true when it is the point itself. */
  nearest(polygon: number, x: number, z: number): boolean {
    const { hit } = this;
    this.end(polygon, x, z);
    if (this.holds(polygon, x, z)) return true;
    let shortest = Infinity;
    const end = this.start[polygon + 1]!;
    for (let at = this.start[polygon]!; at < end; at++) {
      const part = this.partAlong(at, x, z);
      const next = this.next(at, polygon);
      const [px, pz] = [
        this.x[at]! + part * (this.x[next]! - this.x[at]!),
        this.z[at]! + part * (this.z[next]! - this.z[at]!),
      ];
      const away = (px - x) * (px - x) + (pz - z) * (pz - z);
      if (away < shortest) [shortest, hit.x, hit.z] = [away, px, pz];
    }
    return false;
  }

  /** A step from a point of `polygon`, ending in `hit`: where it was to end, or the nearest point along the border. */
  move(polygon: number, x0: number, z0: number, x1: number, z1: number): void {
    const { queue, seen } = this;
    this.end(polygon, x1, z1);
    // Less slack than elsewhere: rounded to its grain the end must still be held.
    if (this.holds(polygon, x1, z1, border / 2)) return;
    const mark = ++this.mark;
    const [middleX, middleZ] = [(x0 + x1) / 2, (z0 + z1) / 2];
    const reach = Math.sqrt((x1 - x0) * (x1 - x0) + (z1 - z0) * (z1 - z0)) / 2 + 0.001;
    queue.length = 0;
    queue.push(polygon);
    seen[polygon] = mark;
    let shortest = Infinity;
    for (let head = 0; head < queue.length; head++) {
      const here = queue[head]!;
      if (this.holds(here, x1, z1, border / 2)) return this.end(here, x1, z1);
      const end = this.start[here + 1]!;
      for (let at = this.start[here]!; at < end; at++) {
        const beyond = this.across[at]!;
        const next = this.next(at, here);
        const [ex, ez] = [this.x[next]! - this.x[at]!, this.z[next]! - this.z[at]!];
        if (beyond === -1) {
          const part = this.partAlong(at, x1, z1);
          const [px, pz] = [this.x[at]! + part * ex, this.z[at]! + part * ez];
          const away = (px - x1) * (px - x1) + (pz - z1) * (pz - z1);
          if (away >= shortest) continue;
          shortest = away;
          this.end(here, px, pz);
        } else if (seen[beyond] !== mark) {
          const part = this.partAlong(at, middleX, middleZ);
          const [px, pz] = [this.x[at]! + part * ex - middleX, this.z[at]! + part * ez - middleZ];
          if (px * px + pz * pz <= reach * reach) {
            seen[beyond] = mark;
            queue.push(beyond);
          }
        }
      }
    }
    if (shortest === Infinity) this.end(polygon, x0, z0);
  }

  private end(polygon: number, x: number, z: number): void {
    this.hit.polygon = polygon;
    this.hit.x = x;
    this.hit.z = z;
  }

  /** How much of the straight way (0 … 1) lies on the mesh; the polygon where it ends is left in `hit`. */
  cast(polygon: number, x0: number, z0: number, x1: number, z1: number): number {
    const dx = x1 - x0;
    const dz = z1 - z0;
    let here = polygon;
    let from = -1;
    for (let steps = 0; steps < 256; steps++) {
      this.hit.polygon = here;
      let exit = -1;
      let out = 1;
      const end = this.start[here + 1]!;
      for (let at = this.start[here]!; at < end; at++) {
        const speed = this.normalX[at]! * dx + this.normalZ[at]! * dz;
        if (speed >= -1e-12) continue;
        const inside = this.normalX[at]! * x0 + this.normalZ[at]! * z0 - this.offset[at]! + border;
        const part = Math.max(0, inside / -speed);
        if (part < out) {
          exit = at;
          out = part;
        }
      }
      if (exit === -1) return 1;
      const beyond = this.across[exit]!;
      if (beyond === -1 || beyond === from) return out;
      from = here;
      here = beyond;
    }
    return 0;
  }

  /** Calls back with every polygon that may come within `reach` of a point. */
  around(x: number, z: number, reach: number, visit: (polygon: number) => void): void {
    const mark = ++this.mark;
    this.cells.each(x - reach, z - reach, x + reach, z + reach, (found) => {
      for (const polygon of found) {
        if (this.seen[polygon] === mark) continue;
        this.seen[polygon] = mark;
        visit(polygon);
      }
    });
  }

  /** The corner after this one. */
  next(at: number, polygon: number): number {
    return at + 1 === this.start[polygon + 1]! ? this.start[polygon]! : at + 1;
  }

  private partAlong(at: number, x: number, z: number): number {
    const alongX = -this.normalZ[at]!;
    const alongZ = this.normalX[at]!;
    const along = ((x - this.x[at]!) * alongX + (z - this.z[at]!) * alongZ) / this.length[at]!;
    return along < 0 ? 0 : along > 1 ? 1 : along;
  }

  private layEdge(at: number, edge: HalfEdge): void {
    const [tail, head] = [edge.tail()!, edge.head()];
    const [ex, ez] = [head.x - tail.x, head.z - tail.z];
    const length = Math.sqrt(ex * ex + ez * ez);
    this.length[at] = length;
    // Inward for the winding Yuka wants.
    this.normalX[at] = ez / length;
    this.normalZ[at] = -ex / length;
    this.offset[at] = this.normalX[at] * tail.x + this.normalZ[at] * tail.z;
  }

  private index(polygon: number): void {
    const [from, to] = [this.start[polygon]!, this.start[polygon + 1]!];
    const [xs, zs] = [this.x.subarray(from, to), this.z.subarray(from, to)];
    const [lowX, lowZ] = [Math.min(...xs) - cornerMargin, Math.min(...zs) - cornerMargin];
    const [highX, highZ] = [Math.max(...xs) + cornerMargin, Math.max(...zs) + cornerMargin];
    this.cells.each(lowX, lowZ, highX, highZ, (cell) => cell.push(polygon));
  }

  private flood(polygon: number): void {
    const stack = [polygon];
    this.island[polygon] = polygon;
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      for (let at = this.start[here]!; at < this.start[here + 1]!; at++) {
        const beyond = this.across[at]!;
        if (beyond === -1 || this.island[beyond] !== -1) continue;
        this.island[beyond] = polygon;
        stack.push(beyond);
      }
    }
  }
}

/** Wound for Yuka (normal up), begun where the corner is widest: Yuka takes the plane from the first three points. */
function polygonOf(contour: readonly Vec3[]): Polygon {
  const area = (a: Vec3, b: Vec3, c: Vec3): number => (c.x - a.x) * (b.z - a.z) - (b.x - a.x) * (c.z - a.z);
  const count = contour.length;
  const corner = (index: number): Vec3 => contour[(index + count) % count]!;
  let sum = 0;
  for (let index = 1; index + 1 < count; index++) sum += area(corner(0), corner(index), corner(index + 1));
  const wound = sum < 0 ? [...contour].reverse() : [...contour];
  let [first, widest] = [0, -Infinity];
  wound.forEach((point, index) => {
    const size = area(point, wound[(index + 1) % count]!, wound[(index + 2) % count]!);
    if (size > widest) [first, widest] = [index, size];
  });
  const begun = [...wound.slice(first), ...wound.slice(0, first)];
  return new Polygon().fromContour(begun.map(({ x, y, z }) => new Vector3(x, y, z)));
}

function edgesOf(polygon: Polygon): HalfEdge[] {
  const edges: HalfEdge[] = [];
  let edge = polygon.edge!;
  do {
    edges.push(edge);
    edge = edge.next!;
  } while (edge !== polygon.edge);
  return edges;
}
