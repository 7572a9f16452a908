import { pointLists, type Sculpture } from './sculpture.ts';

/** The pieces of a sculpture whose middle is above a height, and the others; no piece is cut. */
export function partedAt(made: Sculpture, height: number): { readonly above: Sculpture; readonly below: Sculpture } {
  const pieceOf = piecesOf(made);
  const count = pieceOf.length;
  const [sums, sizes] = [new Float64Array(count), new Uint32Array(count)];
  for (let point = 0; point < count; point++) {
    const piece = pieceOf[point]!;
    sums[piece] = sums[piece]! + made.positions[point * 3 + 1]!;
    sizes[piece] = sizes[piece]! + 1;
  }
  const isAbove = (point: number): boolean => sums[pieceOf[point]!]! / sizes[pieceOf[point]!]! > height;
  return { above: only(made, isAbove), below: only(made, (point) => !isAbove(point)) };
}

/** For every point one point of its piece, the same for all of them: what triangles join is one piece. */
function piecesOf({ positions, indices }: Sculpture): Uint32Array {
  const parents = Uint32Array.from({ length: positions.length / 3 }, (_, point) => point);
  const first = (point: number): number => {
    let at = point;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!;
    return at;
  };
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [first(indices[i]!), first(indices[i + 1]!), first(indices[i + 2]!)];
    parents[b] = a;
    parents[first(c)] = a;
  }
  return parents.map((_, point) => first(point));
}

/** The points for which it is so, and the triangles between them. */
function only(made: Sculpture, isMeant: (point: number) => boolean): Sculpture {
  const numbers = new Map<number, number>();
  for (let point = 0; point < made.positions.length / 3; point++) if (isMeant(point)) numbers.set(point, numbers.size);
  const lists = pointLists((name, width) => {
    const all = new Float32Array(numbers.size * width);
    for (const [old, number] of numbers) all.set(made[name].subarray(old * width, (old + 1) * width), number * width);
    return all;
  });
  const indices = made.indices.filter((_, i) => numbers.has(made.indices[i]!)).map((point) => numbers.get(point)!);
  return { ...lists, indices };
}
