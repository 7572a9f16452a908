import type { State } from '../../../src/drama/state.ts';
import { traits } from '../../../src/drama/trait.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { standing, type Box } from '../space/box.ts';
import { vec, type Vec3 } from '../space/vector.ts';
import { sizeSaid } from './adjectives.ts';
import type { Form, FormedThing, Measures, WornOn } from './form.ts';
import { closet, legged, lidded, trough, within } from './solids.ts';
import { stretched } from './stretch.ts';

/** A form of our library: it also knows which kinds of things it can stand for. */
export interface LibraryForm extends Form {
  /** The nouns whose kinds it shows too: an unknown rapier is a sword. */
  readonly kinds: readonly string[];
  /** Where several forms share a noun: whether this is the one for the thing. */
  readonly suits?: (thing: FormedThing) => boolean;
}

/** A form's measures with everything that is usual left out. */
interface Pattern extends Partial<Omit<Measures, 'solids' | 'inside'>> {
  /** What is solid; where nothing is said it is one box. */
  readonly boxes?: readonly Box[];
  readonly solids?: (size: Vec3) => readonly Box[];
  /** What is solid while it is open, where that differs. */
  readonly opened?: (size: Vec3) => readonly Box[];
  readonly inside?: (size: Vec3, open: boolean) => Box;
  /** Furniture keeps its height when it is small or large: people do not change. */
  readonly furniture?: boolean;
  readonly suits?: (thing: FormedThing) => boolean;
}

/** What has the trait `breakable` without being made of anything brittle takes this. */
const TOUGH_BREAKS_AT = 6;
/** Thinner things fall through what they lie on. */
const THINNEST_SOLID = 0.01;

/**
 * Forms from a table. Each begins with a name, a size and a weight, then any of `rowWords`; its second line has its nouns,
 * of which those before the bar also give it their kinds; further lines have more of `rowWords`, or comments. `more` says
 * what no word says, by the form's name.
 *
 *     stool: 0.36 0.46 0.36 m, 3 kg, floor, furniture, grip 0 0.44 0, hanging, clear 0.45
 *       stool, footstool, ottoman | pouf, hassock
 *       legged 0.05 0.05, flat 0.3 0.3 at 0.46, sits 0 0.46 0
 */
export function formRows(table: string, more: Readonly<Record<string, Pattern>> = {}): readonly LibraryForm[] {
  const forms = table.trim().split(/\n\s*(?=[\w-]+: )/);
  return forms.map((form) => {
    const [row = '', nouns = '', ...shape] = form.split(/\s*\n\s*/).filter((line) => !line.startsWith('//'));
    const [name = '', plain = ''] = row.split(/: (.*)/);
    return libraryForm(name, nouns, { ...readWords([plain, ...shape].join(', ')), ...more[name] });
  });
}

type WholePattern = Pattern & Pick<Measures, 'size' | 'massKg'>;

function libraryForm(name: string, said: string, pattern: WholePattern): LibraryForm {
  const nounsIn = (part = '') => part.split(',').flatMap((noun) => noun.trim() || []);
  const [kinds, others] = said.split('|').map(nounsIn);
  return {
    name,
    nouns: [...(kinds ?? []), ...(others ?? [])],
    kinds: kinds ?? [],
    measure: (thing) => {
      const measures = measuresOf(pattern, thing);
      // What is worn before the eyes may be said to be pushed up.
      const isRaised =
        measures.wornOn === 'face' && /\b(?:forehead|brow|pushed up)\b|额|推上/.test(thing.description ?? '');
      const plain: Measures = isRaised ? { ...measures, wornOn: 'brow' } : measures;
      return stretched(plain, sizeSaid(thing, plain, pattern.furniture === true));
    },
    ...(pattern.suits && { suits: pattern.suits }),
  };
}

/** Boxes are `width height depth at x y z`; flat places `width depth at height ahead`; walls and boards in metres. */
const rowWords: readonly (readonly [RegExp, (...said: string[]) => Pattern])[] = [
  [/^(\S+ \S+ \S+) m$/, (size) => ({ size: point(size) })],
  [/^(\S+) kg$/, (kg) => ({ massKg: Number(kg) })],
  [/^(floor|wall|ceiling|surface)$/, (mount) => ({ mount: mount as Measures['mount'] })],
  [/^(wall|ceiling) at (\S+)$/, (mount, at) => ({ mount: mount as Measures['mount'], mountHeight: Number(at) })],
  [/^furniture$/, () => ({ furniture: true })],
  [/^grip (.+)$/, (at) => ({ grip: point(at) })],
  [/^(upright|level|hanging|pointing)$/, (how) => ({ carried: how as Measures['carried'] })],
  [/^clear (\S+)$/, (meters) => ({ clearFront: Number(meters) })],
  [/^breaks at (\S+)$/, (speed) => ({ breaksAtSpeed: Number(speed) })],
  [/^worn on (\w+)$/, (where) => ({ wornOn: where as WornOn })],
  [/^if (.+)$/, (said) => ({ suits: condition(said) })],
  [/^solid (.+) at (.+)$/, (size, at) => ({ boxes: points(at).map((center) => ({ center, size: point(size) })) })],
  [/^legged (\S+) (\S+)$/, (top, leg) => ({ solids: (size) => legged(size, Number(top), Number(leg)) })],
  [/^trough (\S+)$/, (wall) => ({ solids: (size) => trough(size, Number(wall)) })],
  [/^lidded (\S+)$/, (wall) => ({ opened: (size) => lidded(size, Number(wall)) })],
  [/^closet (\S+)$/, (wall) => ({ opened: (size) => closet(size, Number(wall), 0, 'doors') })],
  [/^(\d+) shelves (\S+)$/, (count, wall) => ({ solids: (size) => closet(size, Number(wall), Number(count)) })],
  [/^within (\S+)$/, (wall) => ({ inside: (size) => within(size, Number(wall)) })],
  [/^inside (.+) at (.+)$/, (size, at) => ({ inside: () => ({ center: point(at), size: point(size) }) })],
  [/^under (.+) at (.+)$/, (size, at) => ({ under: { center: point(at), size: point(size) } })],
  [/^slot (.+) at (.+)$/, (size, at) => ({ drawerSlot: { center: point(at), size: point(size) } })],
  [
    /^flat (\S+) (\S+) at (\S+)(?: (\S+))?$/,
    (width, depth, y, z = '0') => ({
      surfaces: [{ center: point(`0 ${y} ${z}`), width: Number(width), depth: Number(depth) }],
    }),
  ],
  [
    /^(sits|lies) (\S+ \S+ \S+)(?: turned (\S+))?$/,
    (how, at, degrees = '0') => {
      const seat = { yaw: (Number(degrees) * Math.PI) / 180, posture: how === 'sits' ? 'sitting' : 'lying' } as const;
      return { seats: points(at).map((position) => ({ position, ...seat })) };
    },
  ],
];

const point = (said: string): Vec3 => vec(...(said.split(' ').map(Number) as [number, number, number]));

/** `±` before a number means two of them, one on each side. */
const points = (said: string): Vec3[] =>
  said.includes('±') ? [point(said.replace('±', '-')), point(said.replace('±', ''))] : [point(said)];

/** `portable and not container`, `readable or not called ^bundle$`: by traits, by its name, or `bulky`. */
function condition(said: string): (thing: FormedThing) => boolean {
  const ways = said.split(' or ').map((way) => way.split(' and ').map(clause));
  return (thing) => ways.some((way) => way.every((holds) => holds(thing)));
}

function clause(said: string): (thing: FormedThing) => boolean {
  const [, not, called, word = ''] = /^(not )?(called )?(.+)$/.exec(said) ?? [];
  const name = new RegExp(word);
  const trait = traits.find((each) => each === word);
  if (!called && !trait && word !== 'bulky') throw new Error(`"${word}" is no trait: use one of src/drama/trait.ts.`);
  return (thing) => {
    const holds = trait ? thing.traits.has(trait) : thing.size >= 2;
    return (called ? name.test(thing.name.toLowerCase()) : holds) === !not;
  };
}

function readWords(row: string): WholePattern {
  const read = row.split(', ').map((words) => {
    for (const [shape, take] of rowWords) {
      const found = shape.exec(words);
      if (found) return take(...found.slice(1));
    }
    throw new Error(`No form says "${words}": use the words of rowWords, as in "${row}".`);
  });
  const listed = <T>(of: (pattern: Pattern) => readonly T[] | undefined): T[] =>
    read.flatMap((pattern) => of(pattern) ?? []);
  const { size, massKg, ...rest } = Object.assign({}, ...read) as Pattern;
  invariant(size && massKg !== undefined, `A form needs a size and a weight: "${row}".`);
  const lists = { boxes: listed(({ boxes }) => boxes), surfaces: listed(({ surfaces }) => surfaces) };
  return { size, massKg, ...rest, ...lists, seats: listed(({ seats }) => seats) };
}

function measuresOf(pattern: WholePattern, thing: FormedThing): Measures {
  const { boxes = [], solids, opened, inside, furniture: _furniture, suits: _suits, ...plain } = pattern;
  const { size, breaksAtSpeed = Infinity } = plain;
  const brittle = breaksAtSpeed < Infinity || thing.traits.has('breakable');
  const whole = solids?.(size) ?? (boxes.length > 0 ? boxes : [standing(size)]);
  return {
    mount: 'surface',
    surfaces: [],
    seats: [],
    grip: vec(0, size.y / 2, 0),
    carried: 'upright',
    clearFront: 0,
    ...plain,
    solids: (state) => {
      if (brittle && state['broken'] === true && plain.mount !== 'wall') return [heap(size)];
      return (opened && gapes(thing, state) ? opened(size) : whole).map(thickened);
    },
    ...(inside && { inside: (state: State) => inside(size, isOpen(thing, state)) }),
    breaksAtSpeed: thing.traits.has('breakable') ? Math.min(breaksAtSpeed, TOUGH_BREAKS_AT) : breaksAtSpeed,
  };
}

/** Open by its state; a container that nothing says can be opened stands open, as the rules of the world have it. */
export const isOpen = (thing: FormedThing, state: State): boolean =>
  state['open'] === true || (thing.traits.has('container') && !thing.traits.has('openable'));

/** Whether what is in it or behind it shows: what is torn gapes, too. */
const gapes = (thing: FormedThing, state: State): boolean => isOpen(thing, state) || state['torn'] === true;

/** What is left of a broken thing: pieces within its footprint. */
const heap = (size: Vec3): Box => standing(vec(size.x, Math.max(THINNEST_SOLID, Math.min(size.y * 0.2, 0.05)), size.z));

function thickened(box: Box): Box {
  const { x, y, z } = box.size;
  if (Math.min(x, y, z) >= THINNEST_SOLID) return box;
  const size = vec(Math.max(x, THINNEST_SOLID), Math.max(y, THINNEST_SOLID), Math.max(z, THINNEST_SOLID));
  return { ...box, size, center: vec(box.center.x, Math.max(box.center.y, size.y / 2), box.center.z) };
}
