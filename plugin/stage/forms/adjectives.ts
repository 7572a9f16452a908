import { vec, type Vec3 } from '../space/vector.ts';
import type { FormedThing, Measures } from './form.ts';

/** Words of size before a noun, and by how much they make a thing larger: each way, upwards, along its longest side. */
const sizes: ReadonlyMap<string, { readonly all?: number; readonly up?: number; readonly along?: number }> = new Map([
  ['tiny', { all: 0.65 }],
  ['minute', { all: 0.6 }],
  ['miniature', { all: 0.5 }],
  ['small', { all: 0.8 }],
  ['little', { all: 0.8 }],
  ['wee', { all: 0.75 }],
  ['big', { all: 1.25 }],
  ['large', { all: 1.25 }],
  ['great', { all: 1.35 }],
  ['grand', { all: 1.3 }],
  ['huge', { all: 1.5 }],
  ['enormous', { all: 1.5 }],
  ['giant', { all: 1.5 }],
  ['long', { along: 1.4 }],
  ['short', { along: 0.75 }],
  ['tall', { up: 1.25 }],
  ['high', { up: 1.2 }],
  ['low', { up: 0.75 }],
  ['double', { along: 1.4 }],
]);

/** Litres that one unit of bulk takes up: what a hand holds. */
const LITRES_OF_ONE = 12.5;
/** Bulk is an author's rough guess: only what is off by more than this is made to fit. */
const SHRUNK_FROM = 6;
const GROWN_FROM = 3;

/** How much larger or smaller than its form a thing is, by the words of its name and by its bulk. */
export function sizeSaid(thing: FormedThing, measures: Measures, furniture: boolean): Vec3 {
  let [x, y, z] = [1, 1, 1];
  const words = thing.name.toLowerCase().split(/[^\p{L}]+/u);
  // The last word is the noun: a miniature is no small miniature.
  for (const word of words.slice(0, -1)) {
    const said = sizes.get(word);
    if (!said) continue;
    const { all = 1, up = 1, along = 1 } = said;
    const { size } = measures;
    const longest = Math.max(size.x, size.z, furniture ? 0 : size.y);
    x *= all * (size.x === longest ? along : 1);
    z *= all * (size.z === longest && size.x !== longest ? along : 1);
    y *= (furniture ? 1 : all) * up * (size.y === longest && size.x !== longest ? along : 1);
  }
  const bulk = furniture || measures.wornOn ? 1 : bulkFactor(thing, measures);
  return vec(x * bulk, y * bulk, z * bulk);
}

function bulkFactor(thing: FormedThing, { size }: Measures): number {
  const natural = Math.max(1, (size.x * size.y * size.z * 1000) / LITRES_OF_ONE);
  if (thing.traits.has('portable') && natural > SHRUNK_FROM * thing.size)
    return Math.max(0.25, Math.cbrt((SHRUNK_FROM * thing.size) / natural));
  if (thing.size > GROWN_FROM * natural) return Math.min(2.5, Math.cbrt(thing.size / (GROWN_FROM * natural)));
  return 1;
}
