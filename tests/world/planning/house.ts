import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import { readWorldFile } from '../../../src/drama/world-file.ts';
import type { Errand, Favour, Wits } from '../../../src/world/planning/errand.ts';
import { openWorld, type World } from '../../../src/world/world.ts';

/** A situation somebody plans in: how the house differs from how it stands, what Ann means to do, and what comes of it. */
export interface Situation {
  readonly id: string;
  /** Where things are (`on table`) and how they are (`+locked`, `-open`), by their short names. */
  readonly set?: Readonly<Record<string, string>>;
  readonly wants: string;
  /** What she does not know the place of; everything else she knows. */
  readonly unknown?: readonly string[];
  readonly favours?: Readonly<Record<string, Favour>>;
  readonly rough?: true;
  /** The whole plan, a step each; or what stands in the way for good: its code, and the errand that failed. */
  readonly steps?: readonly string[];
  readonly hindered?: string;
}

const places = {
  hall: [{ to: 'study', door: 'study-door' }, { to: 'kitchen' }, { to: 'garden', door: 'garden-door' }],
  study: [
    { to: 'hall', door: 'study-door' },
    { to: 'archive', door: 'archive-door' },
  ],
  archive: [{ to: 'study', door: 'archive-door' }],
  kitchen: [{ to: 'hall' }, { to: 'cellar', door: 'cellar-door' }],
  cellar: [{ to: 'kitchen', door: 'cellar-door' }],
  garden: [{ to: 'hall', door: 'garden-door' }],
  island: [],
} as const;

const props: Readonly<Record<string, { traits: string; at: string; key?: string; size?: number; capacity?: number }>> = {
  'study-door': { traits: 'door openable lockable', at: 'in hall', key: 'brass-key' },
  'archive-door': { traits: 'door openable lockable', at: 'in study', key: 'iron-key' },
  'garden-door': { traits: 'door openable lockable', at: 'in hall', key: 'garden-key' },
  'cellar-door': { traits: 'door openable lockable', at: 'in kitchen', key: 'cellar-key' },
  table: { traits: 'fixed supporter', at: 'in hall' },
  shelf: { traits: 'fixed supporter', at: 'in kitchen' },
  rug: { traits: 'fixed', at: 'in hall' },
  chest: { traits: 'fixed container openable lockable breakable', at: 'in hall', key: 'silver-key' },
  safe: { traits: 'fixed container openable lockable', at: 'in study', key: 'steel-key' },
  box: { traits: 'portable container openable', at: 'on table', capacity: 2 },
  casket: { traits: 'portable container openable lockable', at: 'on shelf', key: 'gold-key' },
  cabinet: { traits: 'fixed container openable transparent', at: 'in hall' },
  chair: { traits: 'fixed seat', at: 'in hall' },
  letter: { traits: 'portable readable burnable', at: 'on table' },
  coin: { traits: 'portable', at: 'on table' },
  cup: { traits: 'portable fillable drinkable', at: 'on table' },
  anvil: { traits: 'portable', at: 'in kitchen', size: 9 },
  statue: { traits: 'fixed', at: 'in garden' },
  candle: { traits: 'portable light lightable', at: 'on table' },
  lamp: { traits: 'portable light switchable', at: 'on shelf' },
  'brass-key': { traits: 'portable', at: 'on table' },
  'iron-key': { traits: 'portable', at: 'on shelf' },
  'garden-key': { traits: 'portable', at: 'on table' },
  'cellar-key': { traits: 'portable', at: 'on shelf' },
  'silver-key': { traits: 'portable', at: 'on table' },
  'steel-key': { traits: 'portable', at: 'on shelf' },
  'gold-key': { traits: 'portable', at: 'in garden' },
  'hat': { traits: 'portable wearable', at: 'on table' },
}; // prettier-ignore

const people: Readonly<Record<string, string>> = {
  ann: 'in hall',
  ben: 'in hall',
  cleo: 'in kitchen',
  dora: 'in garden',
};

const kindOf = (name: string): string => (name in places ? 'place' : name in people ? 'actor' : 'prop');
const idOf = (name: string): string => `${kindOf(name)}:${name}`;
export const nameIn = (id: string): string => id.replace(/^\w+:/, '');
export const ann = entityId('actor:ann');

/** The house as a situation finds it. Doors are open unless it says otherwise, other lids closed. */
export function houseIn({ set = {} }: Situation): World {
  const change = (name: string, at: string) => {
    const words = (set[name] ?? '').split(' ').filter(Boolean);
    const flags = words.filter((word) => /^[+-]/.test(word));
    const [relation, parent] = words.filter((word) => !flags.includes(word));
    const [usual, usually] = at.split(' ');
    return {
      at: { [relation ?? usual ?? 'in']: idOf(parent ?? usually ?? 'hall') },
      state: Object.fromEntries(flags.map((flag) => [flag.slice(1), flag.startsWith('+')])),
    };
  };
  const read = readWorldFile({
    entities: [
      ...Object.entries(places).map(([name, exits]) => ({
        id: idOf(name),
        kind: 'place',
        name,
        exits: exits.map((exit) => ({ to: idOf(exit.to), ...('door' in exit ? { door: idOf(exit.door) } : {}) })),
        state: change(name, 'in hall').state,
      })),
      ...Object.entries(people).map(([name, at]) => ({
        id: idOf(name),
        kind: 'actor',
        name: name.charAt(0).toUpperCase() + name.slice(1),
        capacity: 2,
        ...change(name, at),
      })),
      ...Object.entries(props).map(([name, { traits, at, key, ...rest }]) => {
        const { state, ...where } = change(name, at);
        const isDoor = traits.startsWith('door');
        const open = traits.includes('openable') ? { open: isDoor && state['locked'] !== true } : {};
        return {
          id: idOf(name),
          kind: 'prop',
          name: name.replace('-', ' '),
          traits: traits.split(' '),
          ...rest,
          ...(key ? { key: idOf(key) } : {}),
          ...where,
          state: { ...open, ...state },
        };
      }),
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openWorld(read.value);
}

export const witsIn = ({ unknown = [], favours = {}, rough }: Situation): Wits => ({
  self: ann,
  knows: (_, thing: EntityId) => !unknown.includes(nameIn(thing)),
  favourOf: (whom) => favours[nameIn(whom)] ?? 'gladly',
  isRough: rough === true,
});

/** `take letter`, `put coin in box`, `go garden`: a verb and what it is done with. */
export function wantedIn({ wants }: Situation): Errand {
  const [verb = '', object, preposition, target] = wants.split(' ');
  return {
    by: ann,
    action: {
      verb: verb as never,
      ...(object ? { object: idOf(object) } : {}),
      ...(preposition && target ? { preposition, target: idOf(target) } : {}),
    },
  };
}

/** A step as the data writes it: `ben: give brass-key to ann`, and of her own deeds only what she does. */
export function toldStep({ by, action: { verb, object, preposition, target, instrument } }: Errand): string {
  const things = [object && nameIn(object), target && `${preposition ?? 'to'} ${nameIn(target)}`];
  const words = [
    verb,
    ...(!target && preposition ? [preposition] : []),
    ...things,
    instrument && `with ${nameIn(instrument)}`,
  ];
  return `${by === ann ? '' : `${nameIn(by)}: `}${words.filter(Boolean).join(' ')}`;
}
