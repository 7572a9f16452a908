import { bodyRadiusMeters } from '../posture.ts';
import { distanceTo, reachOf, type Footprint } from './footprint.ts';
import { boundsOf, distanceToEdges, edgesOf, isWithin, type Outline } from './outline.ts';
import type { PlanPoint } from './stage-plan.ts';

/** Half as wide as somebody who walks, elbows and a little air included. */
const walkingRadius = bodyRadiusMeters + 0.06;
/** How far from its edge one can stand and still touch a thing. */
const touchReach = 0.75;

const cell = 0.1;
/** What lies lower is stepped over, what hangs higher is walked under. */
const [stepHeight, headHeight] = [0.06, 1.9];

/** Whether somebody walking on the floor would have to go around it. */
export const isInTheWay = ({ bottom, top }: Footprint, floorY: number): boolean =>
  top - floorY > stepHeight && bottom - floorY < headHeight;

/** Where on a room's floor somebody's middle can be: a raster of ten centimetres. */
export class FloorGrid {
  readonly #west: number;
  readonly #south: number;
  readonly #columns: number;
  readonly #rows: number;
  /** How many things keep a body from each cell; walls count for ever. */
  readonly #blocked: Uint16Array;
  readonly #queue: Int32Array;

  /** The floor of an outline, or the same floor as another grid's with the same things on it. */
  constructor(floor: Outline | FloorGrid) {
    if (floor instanceof FloorGrid) {
      [this.#west, this.#south, this.#columns, this.#rows] = [floor.#west, floor.#south, floor.#columns, floor.#rows];
      this.#blocked = floor.#blocked.slice();
      this.#queue = new Int32Array(this.#blocked.length);
      return;
    }
    const outline = floor;
    const { west, east, south, north } = boundsOf(outline);
    [this.#west, this.#south] = [west, south];
    this.#columns = Math.max(1, Math.ceil((east - west) / cell));
    this.#rows = Math.max(1, Math.ceil((north - south) / cell));
    this.#blocked = new Uint16Array(this.#columns * this.#rows);
    this.#queue = new Int32Array(this.#blocked.length);
    const edges = edgesOf(outline);
    for (let index = 0; index < this.#blocked.length; index++) {
      const [x, z] = this.pointOf(index);
      if (!isWithin(outline, x, z) || distanceToEdges(edges, x, z) < walkingRadius) this.#blocked[index] = 1;
    }
  }

  get size(): number {
    return this.#blocked.length;
  }

  /** The middle of a cell. */
  pointOf(index: number): PlanPoint {
    const column = index % this.#columns;
    const row = (index - column) / this.#columns;
    return [this.#west + (column + 0.5) * cell, this.#south + (row + 0.5) * cell];
  }

  isFree(index: number): boolean {
    return this.#blocked[index] === 0;
  }

  block(footprint: Footprint): void {
    this.#change(footprint, 1);
  }

  unblock(footprint: Footprint): void {
    this.#change(footprint, -1);
  }

  #change(footprint: Footprint, by: number): void {
    this.#around(footprint, walkingRadius, (index) => {
      this.#blocked[index] = (this.#blocked[index] ?? 0) + by;
      return false;
    });
  }

  /** Asks each cell whose middle is nearer than this; stops at the first yes. */
  #around(footprint: Footprint, within: number, ask: (index: number) => boolean): boolean {
    const [reachX, reachZ] = reachOf(footprint);
    return this.#window(footprint.x, footprint.z, reachX + within, reachZ + within, (index, x, z) =>
      distanceTo(footprint, x, z) < within ? ask(index) : false,
    );
  }

  /** Asks the cells of a rectangle of the plan; stops at the first yes. */
  #window(
    x: number,
    z: number,
    reachX: number,
    reachZ: number,
    ask: (index: number, x: number, z: number) => boolean,
  ): boolean {
    const column = (at: number) => Math.min(this.#columns - 1, Math.max(0, Math.floor((at - this.#west) / cell)));
    const row = (at: number) => Math.min(this.#rows - 1, Math.max(0, Math.floor((at - this.#south) / cell)));
    const [first, last] = [column(x - reachX), column(x + reachX)];
    const [bottom, top] = [row(z - reachZ), row(z + reachZ)];
    for (let r = bottom; r <= top; r++) {
      const cellZ = this.#south + (r + 0.5) * cell;
      for (let c = first; c <= last; c++) {
        if (ask(r * this.#columns + c, this.#west + (c + 0.5) * cell, cellZ)) return true;
      }
    }
    return false;
  }

  /** The free cell nearest to a point, no farther than this. */
  nearestFree(x: number, z: number, within: number): number | undefined {
    let best: number | undefined;
    let nearest = within;
    this.#window(x, z, within, within, (index, cellX, cellZ) => {
      if (this.#blocked[index] !== 0) return false;
      const far = Math.sqrt((cellX - x) ** 2 + (cellZ - z) ** 2);
      if (far < nearest) [best, nearest] = [index, far];
      return false;
    });
    return best;
  }

  /** Every cell one can walk to from here, as ones. */
  reachedFrom(start: number): Uint8Array {
    const reached = new Uint8Array(this.#blocked.length);
    const queue = this.#queue;
    let [head, tail] = [0, 0];
    const visit = (index: number) => {
      if (reached[index] === 1 || this.#blocked[index] !== 0) return;
      reached[index] = 1;
      queue[tail++] = index;
    };
    visit(start);
    while (head < tail) {
      const index = queue[head++] as number;
      const column = index % this.#columns;
      if (column > 0) visit(index - 1);
      if (column < this.#columns - 1) visit(index + 1);
      if (index >= this.#columns) visit(index - this.#columns);
      if (index + this.#columns < reached.length) visit(index + this.#columns);
    }
    return reached;
  }

  /** The largest piece of floor that hangs together. */
  largestPiece(): Uint8Array {
    let best: Uint8Array = new Uint8Array(this.#blocked.length);
    let most = 0;
    const seen = new Uint8Array(this.#blocked.length);
    for (let index = 0; index < seen.length; index++) {
      if (seen[index] === 1 || this.#blocked[index] !== 0) continue;
      const piece = this.reachedFrom(index);
      let count = 0;
      piece.forEach((one, at) => {
        if (one !== 1) return;
        seen[at] = 1;
        count++;
      });
      if (count > most) [best, most] = [piece, count];
    }
    return best;
  }

  /** Whether one can stand on the given floor and touch it. */
  canTouch(footprint: Footprint, reached: Uint8Array, within = touchReach): boolean {
    return this.#around(footprint, within, (index) => reached[index] === 1);
  }
}
