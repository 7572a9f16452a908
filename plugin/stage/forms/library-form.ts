import type { State } from '../../../src/drama/state.ts';
import type { Trait } from '../../../src/drama/trait.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { standing, type Box } from '../space/box.ts';
import { vec, type Vec3 } from '../space/vector.ts';
import { sizeSaid } from './adjectives.ts';
import type { Form, FormedThing, Measures, Seat, Surface, WornOn } from './form.ts';
import { stretched } from './stretch.ts';

/** A form of our library: it also knows which kinds of things it can stand for. */
export interface LibraryForm extends Form {
  /** The nouns whose kinds it shows too: an unknown rapier is a sword. */
  readonly kinds: readonly string[];
  /** Where several forms share a noun: whether this is the one for the thing. */
  readonly suits?: (thing: FormedThing) => boolean;
}

/** A form's measures with everything that is usual left out. */
interface Pattern {
  readonly size: readonly [x: number, y: number, z: number];
  readonly massKg: number;
  readonly mount?: Measures['mount'];
  readonly mountHeight?: number;
  /** One box, where nothing is said. */
  readonly solids?: (open: boolean, state: State, size: Vec3) => readonly Box[];
  readonly surfaces?: readonly Surface[];
  readonly inside?: (open: boolean, size: Vec3) => Box;
  readonly under?: Box;
  readonly drawerSlot?: Box;
  readonly seats?: readonly Seat[];
  readonly grip?: readonly [x: number, y: number, z: number];
  readonly carried?: Measures['carried'];
  readonly clearFront?: number;
  readonly breaksAtSpeed?: number;
  readonly wornOn?: WornOn;
  /** Furniture keeps its height when it is small or large: people do not change. */
  readonly furniture?: boolean;
  readonly suits?: (thing: FormedThing) => boolean;
}

/** What has the trait `breakable` without being made of anything brittle takes this. */
const TOUGH_BREAKS_AT = 6;
/** Thinner things fall through what they lie on. */
const THINNEST_SOLID = 0.01;

/**
 * Makes a form of its row, its nouns and what a row cannot say. Nouns are divided by commas; those before the bar also
 * give it their kinds. A row is a name, a size and a weight, then any of the words of `rowWords`:
 * `stool: 0.36 0.46 0.36 m, 3 kg, floor, furniture, grip 0 0.44 0, hanging, clear 0.45`.
 */
export function libraryForm(row: string, nouns: string, more: Partial<Pattern> = {}): LibraryForm {
  const [name = '', plain = ''] = row.split(/: (.*)/);
  const pattern = { ...readRow(plain), ...more };
  const [kinds = [], others = []] = nouns.split('|').map((part) =>
    part
      .split(',')
      .map((noun) => noun.trim())
      .filter((noun) => noun !== ''),
  );
  return {
    name,
    nouns: [...kinds, ...others],
    kinds,
    measure: (thing) => {
      const plain = measuresOf(pattern, thing);
      return stretched(plain, sizeSaid(thing, plain, pattern.furniture === true));
    },
    ...(pattern.suits && { suits: pattern.suits }),
  };
}

/** Forms that a row says all of: a line for the row, the next for its nouns. */
export function formRows(table: string): LibraryForm[] {
  const lines = table.trim().split('\n');
  return lines.flatMap((row, index) => (index % 2 === 0 ? [libraryForm(row.trim(), lines[index + 1] ?? '')] : []));
}

const rowWords: readonly (readonly [RegExp, (said: string[]) => Partial<Pattern>])[] = [
  [/^(\S+ \S+ \S+) m$/, ([size]) => ({ size: triple(size) })],
  [/^(\S+) kg$/, ([kg]) => ({ massKg: Number(kg) })],
  [/^(floor|wall|ceiling|surface)$/, ([mount]) => ({ mount: mount as Measures['mount'] })],
  [/^(wall|ceiling) at (\S+)$/, ([mount, at]) => ({ mount: mount as Measures['mount'], mountHeight: Number(at) })],
  [/^furniture$/, () => ({ furniture: true })],
  [/^grip (\S+ \S+ \S+)$/, ([at]) => ({ grip: triple(at) })],
  [/^(upright|level|hanging|pointing)$/, ([how]) => ({ carried: how as Measures['carried'] })],
  [/^clear (\S+)$/, ([meters]) => ({ clearFront: Number(meters) })],
  [/^breaks at (\S+)$/, ([speed]) => ({ breaksAtSpeed: Number(speed) })],
  [/^worn on (\w+)$/, ([where]) => ({ wornOn: where as WornOn })],
  [/^if (not )?(\w+)$/, ([not, trait]) => ({ suits: ({ traits }) => traits.has(trait as Trait) === !not })],
];

const triple = (said = ''): readonly [number, number, number] =>
  said.split(' ').map(Number) as [number, number, number];

function readRow(row: string): Pattern {
  const read: Partial<Pattern>[] = row.split(', ').map((words) => {
    for (const [shape, take] of rowWords) {
      const found = shape.exec(words);
      if (found) return take(found.slice(1));
    }
    throw new Error(`No form says "${words}": use the words of rowWords, as in "${row}".`);
  });
  const { size, massKg, ...rest } = Object.assign({}, ...read) as Partial<Pattern>;
  invariant(size && massKg !== undefined, `A form needs a size and a weight: "${row}".`);
  return { size, massKg, ...rest };
}

function measuresOf(pattern: Pattern, thing: FormedThing): Measures {
  const size = vec(...pattern.size);
  const { inside, breaksAtSpeed = Infinity, mountHeight, under, drawerSlot, wornOn } = pattern;
  const brittle = breaksAtSpeed < Infinity || thing.traits.has('breakable');
  const whole = pattern.solids ?? ((): readonly Box[] => [standing(size)]);
  return {
    size,
    massKg: pattern.massKg,
    mount: pattern.mount ?? 'surface',
    ...(mountHeight === undefined ? {} : { mountHeight }),
    solids: (state) => {
      if (brittle && state['broken'] === true && pattern.mount !== 'wall') return [heap(size)];
      return whole(isOpen(thing, state), state, size).map(thickened);
    },
    surfaces: pattern.surfaces ?? [],
    ...(inside && { inside: (state: State) => inside(isOpen(thing, state), size) }),
    ...(under && { under }),
    ...(drawerSlot && { drawerSlot }),
    seats: pattern.seats ?? [],
    grip: pattern.grip ? vec(...pattern.grip) : vec(0, size.y / 2, 0),
    carried: pattern.carried ?? 'upright',
    clearFront: pattern.clearFront ?? 0,
    breaksAtSpeed: thing.traits.has('breakable') ? Math.min(breaksAtSpeed, TOUGH_BREAKS_AT) : breaksAtSpeed,
    ...(wornOn && { wornOn }),
  };
}

/** Open by its state; a container that nothing says can be opened stands open, as the rules of the world have it. */
export const isOpen = (thing: FormedThing, state: State): boolean =>
  state['open'] === true || (thing.traits.has('container') && !thing.traits.has('openable'));

/** What is left of a broken thing: pieces within its footprint. */
const heap = (size: Vec3): Box => standing(vec(size.x, Math.max(THINNEST_SOLID, Math.min(size.y * 0.2, 0.05)), size.z));

function thickened(box: Box): Box {
  const { x, y, z } = box.size;
  if (Math.min(x, y, z) >= THINNEST_SOLID) return box;
  const size = vec(Math.max(x, THINNEST_SOLID), Math.max(y, THINNEST_SOLID), Math.max(z, THINNEST_SOLID));
  return { ...box, size, center: vec(box.center.x, Math.max(box.center.y, size.y / 2), box.center.z) };
}
