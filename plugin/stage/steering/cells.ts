const nothing: readonly number[] = [];

/** What lies where on the map, by numbers: a list for each square of it. */
export class Cells {
  private readonly lists = new Map<number, number[]>();

  constructor(private readonly meters: number) {}

  /** What was put into the square of a point. */
  at(x: number, z: number): readonly number[] {
    return this.lists.get(keyOf(Math.floor(x / this.meters), Math.floor(z / this.meters))) ?? nothing;
  }

  /** Calls back with the list of every square of a rectangle. */
  each(lowX: number, lowZ: number, highX: number, highZ: number, visit: (list: number[]) => void): void {
    const { meters, lists } = this;
    const [lastX, lastZ] = [Math.floor(highX / meters), Math.floor(highZ / meters)];
    for (let i = Math.floor(lowX / meters); i <= lastX; i++) {
      for (let k = Math.floor(lowZ / meters); k <= lastZ; k++) {
        let list = lists.get(keyOf(i, k));
        if (list === undefined) lists.set(keyOf(i, k), (list = []));
        visit(list);
      }
    }
  }
}

const keyOf = (i: number, k: number): number => i * 65536 + k;
