import type { Footprint } from './footprint.ts';
import type { Item } from './item.ts';
import type { Bounds } from './outline.ts';

/** So many things of a room are looked the best place for; the rest of a heap are laid in rows. */
export const mostSought = 40;
/** So many that are told where to stand, or hang somewhere, find their places in one room. */
export const mostTold = 120;

/** Between rows one can walk, and around their ends. */
const aisle = 0.85;
const gap = 0.06;
/** Their fronts face south. */
const toAudience = Math.PI;
/** How far on it goes where something is in the way. */
const step = 0.2;

/** Nobody says where it is to be, so that it may lie anywhere. */
const isLoose = (item: Item): boolean =>
  item.mount === 'floor' && !item.spot && item.wishes.length === 0 && item.behindDepth === 0 && item.up === undefined;

/** Parts what is to stand in a room, in the order it is placed: what is looked a place for, and what is laid in rows. */
export function partLoose(ordered: readonly Item[]): {
  readonly sought: readonly Item[];
  readonly loose: readonly Item[];
} {
  const late = new Set(ordered.slice(mostSought).filter(isLoose));
  return { sought: ordered.filter((item) => !late.has(item)), loose: ordered.filter((item) => late.has(item)) };
}

/** A row's thing with enough floor around it that one can walk between it and what stands in the room. */
export const withAisle = (footprint: Footprint): Footprint => ({
  ...footprint,
  width: footprint.width + 2 * (aisle - gap),
  depth: footprint.depth + 2 * (aisle - gap),
});

/** The floor a loose thing takes in its row, with its share of the aisle. */
export const rowArea = ({ x, z }: { readonly x: number; readonly z: number }): number => (x + gap) * (z + aisle);

/**
 * Lays things in rows with room to walk between them, from the back of a room to its front, where nothing is in their way. Each
 * spot is asked about once, however many things there are. Gives what found no place.
 */
export function strew(
  items: readonly Item[],
  { west, east, south, north }: Bounds,
  floorY: number,
  put: (item: Item, footprint: Footprint) => boolean,
): Item | undefined {
  let next = 0;
  for (let z = north - aisle; next < items.length && z > south + aisle;) {
    let deepest = 0;
    for (let x = west + aisle; next < items.length;) {
      const item = items[next] as Item;
      const { x: width, y: height, z: depth } = item.size;
      if (x + width > east - aisle || z - depth < south + aisle) break;
      const at = { x: x + width / 2, z: z - depth / 2, yaw: toAudience, width, depth };
      if (put(item, { ...at, bottom: floorY - item.drop, top: floorY + height })) {
        next++;
        deepest = Math.max(deepest, depth);
        x += width + gap;
      } else x += step;
    }
    z -= deepest + (deepest > 0 ? aisle : step);
  }
  return items[next];
}
