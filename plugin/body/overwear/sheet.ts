import type { Spot } from '../../stage/space/spot.ts';
import { along, cross, minus, unit, type FacePiece, type PiecePoint } from '../face/piece.ts';
import { darker } from '../figures/paint.ts';
import type { Binding, Paint, Stuff } from '../sculpt/layer.ts';

/** What a sheet of cloth is, and what moves it. */
export interface Cloth {
  readonly paint: Paint;
  readonly stuff: Stuff;
  readonly moves: (at: Spot) => Binding;
  /** Its inside is seen as well. */
  readonly isLined?: boolean;
  /** Its rows go all the way round: the last point of each is the first. */
  readonly isRound?: boolean;
  /** How open to the sky it is, by its row. */
  readonly open?: (row: number) => number;
}

const thickMeters = 0.007;
/** Little light comes to the inside of a coat. */
const inside = { open: 0.45, dark: 0.5 } as const;

/** Lays a sheet through rows of points, each from front to right and the rows from the top down: its outside faces away from the middle. */
export function laySheet(piece: FacePiece, spots: readonly (readonly Spot[])[], cloth: Cloth): void {
  const { paint, stuff, isRound = false, open = () => 1 } = cloth;
  const last = { row: spots.length - 1, column: (spots[0]?.length ?? 1) - 1 };
  const outer = spots.map((row, i) =>
    row.map((at, j): PiecePoint => {
      const across = minus(spotAt(spots, i, j + 1, isRound), spotAt(spots, i, j - 1, isRound));
      const down = minus(spotAt(spots, i + 1, j), spotAt(spots, i - 1, j));
      return { at, normal: unit(cross(down, across)), paint, stuff, open: open(i), moves: cloth.moves(at) };
    }),
  );
  piece.sheet(outer);
  if (!cloth.isLined) return;
  const dark = darker(paint, inside.dark);
  piece.sheet(
    outer.map((row, i) =>
      row.map((point, j) => {
        // Both sides meet at the edges.
        const isEdge = i === 0 || j === 0 || i === last.row || j === last.column;
        const { at, normal } = point;
        const back: Spot = [-normal[0], -normal[1], -normal[2]];
        const set = isEdge ? at : along(at, back, thickMeters);
        return { ...point, at: set, normal: back, paint: dark, open: (point.open ?? 1) * inside.open };
      }),
    ),
  );
}

function spotAt(spots: readonly (readonly Spot[])[], row: number, column: number, isRound = false): Spot {
  const line = spots[Math.min(Math.max(row, 0), spots.length - 1)] as readonly Spot[];
  const last = line.length - 1;
  const around = isRound ? (column + last) % last : column;
  return line[Math.min(Math.max(around, 0), last)] as Spot;
}
