import { vec, type Vec3 } from '../space/vector.ts';
import type { FormedThing, Measures } from './form.ts';

/** Words of size before a noun, and by how much they make a thing larger: each way, upwards, along its longest side. */
const sizes = {
  all: factors(
    'tiny 0.65, minute 0.6, miniature 0.5, small 0.8, little 0.8, wee 0.75, big 1.25, large 1.25, great 1.35, grand 1.3, huge 1.5, enormous 1.5, giant 1.5',
  ),
  up: factors('tall 1.25, high 1.2, low 0.75'),
  along: factors('long 1.4, short 0.75, double 1.4'),
};

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
    const [all, up, along] = [sizes.all.get(word) ?? 1, sizes.up.get(word) ?? 1, sizes.along.get(word) ?? 1];
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

/** `word factor`, divided by commas. */
function factors(said: string): ReadonlyMap<string, number> {
  return new Map(said.split(', ').map((pair) => [pair.split(' ')[0] ?? '', Number(pair.split(' ')[1])]));
}
