/** Something round that takes up room: a person or a prop that moves. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly velocityX: number;
  readonly velocityZ: number;
}

const cellMeters = 2;

/** Who is near: a grid of ours, since Yuka's index adds what is in its first cell again at every update. */
export class Neighbours<D extends Disc> {
  private readonly cells = new Map<number, D[]>();
  private readonly used: D[][] = [];

  clear(): void {
    for (const cell of this.used) cell.length = 0;
    this.used.length = 0;
  }

  add(disc: D): void {
    const key = keyOf(Math.floor(disc.x / cellMeters), Math.floor(disc.z / cellMeters));
    let cell = this.cells.get(key);
    if (cell === undefined) this.cells.set(key, (cell = []));
    if (cell.length === 0) this.used.push(cell);
    cell.push(disc);
  }

  /** Into `found`: everything whose middle is within reach on the same floor, in an order that is always the same. */
  within(x: number, y: number, z: number, reach: number, found: D[]): D[] {
    found.length = 0;
    const [lastX, lastZ] = [Math.floor((x + reach) / cellMeters), Math.floor((z + reach) / cellMeters)];
    for (let i = Math.floor((x - reach) / cellMeters); i <= lastX; i++) {
      for (let k = Math.floor((z - reach) / cellMeters); k <= lastZ; k++) {
        const cell = this.cells.get(keyOf(i, k));
        if (cell === undefined) continue;
        for (const disc of cell) {
          const [dx, dz] = [disc.x - x, disc.z - z];
          if (dx * dx + dz * dz <= reach * reach && Math.abs(disc.y - y) < 1.2) found.push(disc);
        }
      }
    }
    return found;
  }
}

const keyOf = (i: number, k: number): number => i * 65536 + k;
