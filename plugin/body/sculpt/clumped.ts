import { blend, outside, type Field } from './field.ts';

/** Side of the small and of the large cells that parts are noted in, in metres. */
const small = 0.022;
const large = small * 4;
/** How far about its box the cells go. Further out the distance to the box will do: it only makes shade. */
const reach = 0.06;
/** So few pieces are asked all, wherever one is. */
const few = 16;
/** Forms are not true distances everywhere: parts a little further away than need be are noted too. */
const slack = 1.2;

/** A form made of pieces that follow one another without a seam: a lock, a cord. */
export type Strand = readonly Field[];

interface FacePiece {
  readonly form: Field;
  readonly strand: number;
}

/**
 * Many strands joined with their seams filled `softness` wide, as `blend` does, but quick: space is cut into cells, and
 * each notes the pieces that can have a say in it when it is first asked. A head of hair has two hundred pieces, of
 * which five matter at a point. Pieces of one strand are joined hard: filled seams would swell where they meet.
 */
export function clumped(softness: number, strands: readonly Strand[]): Field {
  const pieces = strands.flatMap((strand, index) => strand.map((form): FacePiece => ({ form, strand: index })));
  const { box } = blend(softness, ...pieces.map(({ form }) => form));
  const [ax, ay, az] = [box.low[0] - reach, box.low[1] - reach, box.low[2] - reach];
  const count = (axis: 0 | 1 | 2, side: number): number =>
    Math.ceil((box.high[axis] - box.low[axis] + reach * 2) / side) + 1;
  const [nx, ny] = [count(0, small), count(1, small)];
  const [mx, my] = [count(0, large), count(1, large)];
  const cells = new Map<number, readonly FacePiece[]>();
  const regions = new Map<number, readonly FacePiece[]>();

  const region = (x: number, y: number, z: number): readonly FacePiece[] => {
    const [i, j, k] = [Math.floor((x - ax) / large), Math.floor((y - ay) / large), Math.floor((z - az) / large)];
    const number = (k * my + j) * mx + i;
    let found = regions.get(number);
    if (!found) {
      found = nearest(pieces, ax + (i + 0.5) * large, ay + (j + 0.5) * large, az + (k + 0.5) * large, large, softness);
      regions.set(number, found);
    }
    return found;
  };

  return {
    box,
    distance: (x, y, z) => {
      const off = outside(box, x, y, z);
      if (off > reach * 0.98) return pieces.length > few ? off : joinedDistance(pieces, softness, x, y, z);
      const [i, j, k] = [Math.floor((x - ax) / small), Math.floor((y - ay) / small), Math.floor((z - az) / small)];
      const number = (k * ny + j) * nx + i;
      let near = cells.get(number);
      if (!near) {
        const [cx, cy, cz] = [ax + (i + 0.5) * small, ay + (j + 0.5) * small, az + (k + 0.5) * small];
        near = nearest(region(cx, cy, cz), cx, cy, cz, small, softness);
        cells.set(number, near);
      }
      return joinedDistance(near, softness, x, y, z);
    },
  };
}

/** The pieces that can be nearest, or blend with the nearest, anywhere in a cell about a point. */
function nearest(
  pieces: readonly FacePiece[],
  x: number,
  y: number,
  z: number,
  side: number,
  softness: number,
): readonly FacePiece[] {
  const spread = side * Math.sqrt(3) * slack + softness;
  let least = 1e3;
  const far = pieces.map(({ form }) => {
    const off = outside(form.box, x, y, z);
    if (off > least + spread) return off;
    const d = form.distance(x, y, z);
    if (d < least) least = d;
    return d;
  });
  return pieces.filter((_, i) => far[i]! <= least + spread);
}

function joinedDistance(pieces: readonly FacePiece[], softness: number, x: number, y: number, z: number): number {
  let d = 1e3;
  let along = 1e3;
  let strand = -1;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece.strand !== strand) {
      d = filled(d, along, softness);
      along = 1e3;
      strand = piece.strand;
    }
    if (outside(piece.form.box, x, y, z) > d + softness) continue;
    const e = piece.form.distance(x, y, z);
    if (e < along) along = e;
  }
  return filled(d, along, softness);
}

/** The lesser of two distances, the seam between them filled. */
function filled(a: number, b: number, softness: number): number {
  const h = softness - Math.abs(a - b);
  return Math.min(a, b) - (h > 0 ? (h * h * 0.25) / softness : 0);
}

/** A form asked only near its box, for what is carved away: further off its distance to the box will do. */
export const nearby = (form: Field, margin = 0.03): Field => ({
  box: form.box,
  distance: (x, y, z) => {
    const off = outside(form.box, x, y, z);
    return off > margin ? off : form.distance(x, y, z);
  },
});
