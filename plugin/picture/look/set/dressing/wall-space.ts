import { minus, turned } from '../../../../stage/space/vector.ts';
import type { PlacedProp } from '../../../../stage/staging/stage-plan.ts';
import { stretches, type Stretch, type WallFace } from '../wall-face.ts';

/** What stands nearer to a wall than this stands against it. */
const againstMeters = 0.4;
const besideMeters = 0.12;

/** Where a face is free between two heights: no opening, nothing that stands before it, nothing that hangs there already. */
export class WallSpace {
  readonly #taken: { readonly from: number; readonly to: number; readonly low: number; readonly high: number }[] = [];

  constructor(
    readonly face: WallFace,
    props: Iterable<PlacedProp>,
    private readonly casingMeters: number,
  ) {
    for (const { stand, measures } of props) {
      const at = turned(minus(stand.position, face.stand.position), -face.stand.yaw);
      const yaw = stand.yaw - face.stand.yaw;
      const [sin, cos] = [Math.abs(Math.sin(yaw)), Math.abs(Math.cos(yaw))];
      const { x, y, z } = measures.size;
      const [halfAlong, halfOut] = [(x * cos + z * sin) / 2, (x * sin + z * cos) / 2];
      if (at.z - halfOut > againstMeters || at.z + halfOut < -0.3) continue;
      this.#taken.push({ from: at.x - halfAlong, to: at.x + halfAlong, low: at.y, high: at.y + y });
    }
  }

  /** The free stretches, widest first. */
  free(low: number, high: number): Stretch[] {
    let left: Stretch[] = stretches(this.face, low, high, this.casingMeters + besideMeters);
    for (const taken of this.#taken) {
      if (taken.low >= high || taken.high <= low) continue;
      left = left.flatMap(([from, to]): Stretch[] =>
        taken.from - besideMeters >= to || taken.to + besideMeters <= from
          ? [[from, to]]
          : [
              [from, Math.min(to, taken.from - besideMeters)],
              [Math.max(from, taken.to + besideMeters), to],
            ],
      );
    }
    return left.filter(([from, to]) => to - from > 0.25).sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
  }

  take(middle: number, width: number, low: number, high: number): void {
    this.#taken.push({ from: middle - width / 2, to: middle + width / 2, low, high });
  }
}
