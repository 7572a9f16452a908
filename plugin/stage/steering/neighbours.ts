import type { MapPoint } from './way.ts';

/** Something round that takes up room: a person or a prop that moves. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly velocityX: number;
  readonly velocityZ: number;
}

const cellMeters = 1.5;

/**
 * Who is near: a grid of ours over the ground, since Yuka's index adds what is in its first cell again at every
 * update. Whoever is off the ground counts in the cell at its edge.
 */
export class Neighbours<D extends Disc> {
  private readonly low: MapPoint;
  private readonly columns: number;
  private readonly rows: number;
  /** The first disc of each cell, and after each disc the next of its cell; −1 ends. */
  private readonly first: Int32Array;
  private next = new Int32Array(64);
  private readonly discs: D[] = [];
  private readonly used: number[] = [];
  /** The largest radius among them. */
  largest = 0;

  constructor(low: MapPoint, high: MapPoint) {
    const isGround = high.x >= low.x && high.z >= low.z;
    this.low = isGround ? low : { x: 0, z: 0 };
    this.columns = isGround ? Math.floor((high.x - low.x) / cellMeters) + 1 : 1;
    this.rows = isGround ? Math.floor((high.z - low.z) / cellMeters) + 1 : 1;
    this.first = new Int32Array(this.columns * this.rows).fill(-1);
  }

  clear(): void {
    for (const cell of this.used) this.first[cell] = -1;
    this.used.length = 0;
    this.discs.length = 0;
    this.largest = 0;
  }

  add(disc: D): void {
    const number = this.discs.length;
    if (number === this.next.length) {
      const longer = new Int32Array(2 * number);
      longer.set(this.next);
      this.next = longer;
    }
    this.discs.push(disc);
    if (disc.radius > this.largest) this.largest = disc.radius;
    const cell = this.row(disc.z) * this.columns + this.column(disc.x);
    if (this.first[cell] === -1) this.used.push(cell);
    this.next[number] = this.first[cell]!;
    this.first[cell] = number;
  }

  /** Into `found`: everything whose middle is within reach on the same floor, in an order that is always the same. */
  within(x: number, y: number, z: number, reach: number, found: D[]): D[] {
    found.length = 0;
    const lastColumn = this.column(x + reach);
    const lastRow = this.row(z + reach);
    const reach2 = reach * reach;
    for (let row = this.row(z - reach); row <= lastRow; row++) {
      for (let column = this.column(x - reach); column <= lastColumn; column++) {
        for (let at = this.first[row * this.columns + column]!; at !== -1; at = this.next[at]!) {
          const disc = this.discs[at]!;
          const dx = disc.x - x;
          const dz = disc.z - z;
          if (dx * dx + dz * dz <= reach2 && Math.abs(disc.y - y) < 1.2) found.push(disc);
        }
      }
    }
    return found;
  }

  private column(x: number): number {
    const column = Math.floor((x - this.low.x) / cellMeters);
    return column < 0 ? 0 : column >= this.columns ? this.columns - 1 : column;
  }

  private row(z: number): number {
    const row = Math.floor((z - this.low.z) / cellMeters);
    return row < 0 ? 0 : row >= this.rows ? this.rows - 1 : row;
  }
}
