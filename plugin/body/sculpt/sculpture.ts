import { joints, type Joint } from '../rig/joint.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { stuffs, type Binding, type Paint, type Stuff } from './layer.ts';

/** A sculpted body as graphics cards want it. Plain arrays: it crosses from worker to page without a copy. */
export interface Sculpture {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Linear red, green, blue, and 1. */
  readonly colours: Float32Array;
  /** Which stuff it is (its index in `stuffs`, and a half, ÷ their number) and how open to the sky (0..1). */
  readonly uvs: Float32Array;
  /** Four joints a point, by their index in `joints`, and their weights. */
  readonly boneIndices: Float32Array;
  readonly boneWeights: Float32Array;
  readonly indices: Uint32Array;
}

/** What is listed of points, and how many numbers each has in it. */
const widths = { positions: 3, normals: 3, colours: 4, uvs: 2, boneIndices: 4, boneWeights: 4 } as const;
type ListName = keyof typeof widths;

/** Makes every list of a sculpture's points, each by its name and how many numbers a point has in it. */
export const pointLists = <T>(make: (name: ListName, width: number) => T): Readonly<Record<ListName, T>> =>
  Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, make(name as ListName, width)])) as Record<
    ListName,
    T
  >;

/** Several as one, in their order. */
export function joinSculptures(parts: readonly Sculpture[]): Sculpture {
  const lists = pointLists((name) => {
    const all = new Float32Array(parts.reduce((sum, part) => sum + part[name].length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part[name], at);
      at += part[name].length;
    }
    return all;
  });
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + part.indices.length, 0));
  let [at, first] = [0, 0];
  for (const part of parts) {
    for (const index of part.indices) indices[at++] = first + index;
    first += part.positions.length / 3;
  }
  return { ...lists, indices };
}

/** A sculpture as it is made, point by point. */
export class Clay {
  readonly indices: number[] = [];
  private readonly lists = pointLists((): number[] => []);
  private readonly numbers = new Map<Joint, number>(joints.map((joint, index) => [joint, index]));

  get count(): number {
    return this.lists.positions.length / 3;
  }

  /** Adds a point; of what moves it, the four joints with most say are kept, their weights summing to one. */
  add(at: Spot, normal: Spot, paint: Paint, stuff: Stuff, open: number, moves: Binding): number {
    const { count: number, lists } = this;
    lists.positions.push(at[0], at[1], at[2]);
    lists.normals.push(normal[0], normal[1], normal[2]);
    lists.colours.push(paint[0], paint[1], paint[2], 1);
    lists.uvs.push((stuffs.indexOf(stuff) + 0.5) / stuffs.length, open);
    const strongest = [...moves].sort((a, b) => b[1] - a[1]).slice(0, 4);
    const whole = strongest.reduce((sum, [, weight]) => sum + weight, 0) || 1;
    for (let slot = 0; slot < 4; slot++) {
      const [joint, weight] = strongest[slot] ?? ['hips', 0];
      lists.boneIndices.push(this.numbers.get(joint) ?? 0);
      lists.boneWeights.push(weight / whole);
    }
    return number;
  }

  taken(): Sculpture {
    return { ...pointLists((name) => new Float32Array(this.lists[name])), indices: new Uint32Array(this.indices) };
  }
}
