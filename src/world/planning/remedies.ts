import type { EntityId } from '../../drama/entity-id.ts';
import type { RefusalCode } from '../../drama/refusal.ts';
import { rowIn } from '../../drama/verb.ts';
import {
  bearerOf,
  contents,
  isContainer,
  isDead,
  isHeldBy,
  isLocked,
  isOpen,
  isOpenable,
  isPortable,
  isShut,
  isWithin,
  parentOf,
  placeOf,
  relationOfThing,
} from '../containment.ts';
import { shines } from '../light.ts';
import { isHelpless } from '../rules/hands.ts';
import { sameDirection } from '../rules/ways.ts';
import { has, is, stateOf, thingOf, type Thing, type World } from '../world.ts';
import { errand, type Errand, type Favour, type Wits } from './errand.ts';

/** What stood in the way of an errand, and in what world. */
interface Obstacle {
  readonly world: World;
  readonly wanted: Errand;
  readonly wits: Wits;
  readonly self: Thing;
  /** The things the errand names, the object first. */
  readonly named: readonly Thing[];
}

type Remedy = (obstacle: Obstacle) => readonly Errand[];

/** What might be done first about a refusal, the likeliest first. Each is only a hope: the narrator rules on it as on any deed. */
export function remediesFor(world: World, wanted: Errand, code: RefusalCode, wits: Wits): readonly Errand[] {
  const { object, target, instrument } = wanted.action;
  const named = [object, target, instrument].flatMap((id) => {
    const thing = id === undefined ? undefined : world.things.get(id as EntityId);
    return thing ? [thing] : [];
  });
  const obstacle: Obstacle = { world, wanted, wits, self: thingOf(world, wits.self), named };
  // Of what another is asked for, only what they need from the one who asks can be seen to.
  if (wanted.by !== wits.self) return remediesForFavour(obstacle, code);
  return remedies[code]?.(obstacle) ?? [];
}

const remediesForFavour = (obstacle: Obstacle, code: RefusalCode): readonly Errand[] => {
  const asked = thingOf(obstacle.world, obstacle.wanted.by);
  if (placeOf(obstacle.world, asked)?.id !== placeOf(obstacle.world, obstacle.self)?.id)
    return comingTo(obstacle, asked);
  return code === 'full' && obstacle.wanted.action.target === obstacle.self.id ? freeHand(obstacle) : [];
};

const isHere = (world: World, self: Thing, thing: Thing): boolean => {
  const place = placeOf(world, self);
  return place !== undefined && (placeOf(world, thing)?.id === place.id || sidesOf(world, thing).includes(place.id));
};

const sidesOf = (world: World, door: Thing): readonly EntityId[] => world.doorways.get(door.id) ?? [];

/** Going where it is, as far as that is known. */
function comingTo({ world, self, wits }: Obstacle, thing: Thing): readonly Errand[] {
  if (isHere(world, self, thing) || !wits.knows(world, thing.id)) return [];
  const place = placeOf(world, thing);
  const places = sidesOf(world, thing).length > 0 ? sidesOf(world, thing) : place ? [place.id] : [];
  return places.map((to) => errand(self.id, 'go', { object: to }));
}

/** What is shut around a thing, from the outside in. */
function lidsOver(world: World, thing: Thing, self: Thing): readonly Thing[] {
  const lids: Thing[] = [];
  for (
    let inner = thing, outer = parentOf(world, inner);
    outer && outer.kind !== 'place';
    outer = parentOf(world, inner)
  ) {
    if (relationOfThing(inner) === 'in' && isShut(outer) && !isWithin(world, self, outer)) lids.unshift(outer);
    inner = outer;
  }
  return lids;
}

/** Doors that are shut where the actor could go now, the nearest first. */
function shutDoors({ world, self }: Obstacle): readonly Thing[] {
  const here = placeOf(world, self);
  if (!here) return [];
  const doors = new Set<Thing>();
  const reached = new Set<EntityId>([here.id]);
  for (const place of reached) {
    for (const { to, door: id } of thingOf(world, place).exits) {
      const door = id === undefined ? undefined : thingOf(world, id);
      if (door && !isOpen(door)) doors.add(door);
      else reached.add(to);
    }
  }
  return [...doors];
}

/** Opening what is shut; first the lock, where it is locked. */
function opening(obstacle: Obstacle, thing: Thing): readonly Errand[] {
  if (isOpen(thing) || !isOpenable(thing)) return [];
  const ways = isLocked(thing) ? unlocking(obstacle, thing) : [];
  // Where no way comes to mind, the lid itself is what is run into.
  return ways.length > 0 ? ways : [errand(obstacle.self.id, 'open', { object: thing.id })];
}

/** By the key, by somebody who has it, or not gently. */
function unlocking({ world, self, wits }: Obstacle, thing: Thing): readonly Errand[] {
  const key = thing.key === undefined ? undefined : world.things.get(thing.key);
  const ways: Errand[] = [];
  if (!key || wits.knows(world, key.id))
    ways.push(errand(self.id, 'unlock', { object: thing.id, instrument: key?.id }));
  const keeper = key && bearerOf(world, key);
  if (key && keeper && keeper.id !== self.id && canBeAsked(keeper) && isHere(world, keeper, thing)) {
    const price = favourPrice(wits.favourOf(keeper.id, undefined));
    // To be handed the key is less to ask for.
    if (price && wits.knows(world, keeper.id))
      ways.push(errand(keeper.id, 'unlock', { object: thing.id, instrument: key.id }, price + 1));
  }
  if (wits.isRough && has(thing, 'breakable')) ways.push(errand(self.id, 'break', { object: thing.id }, 3));
  return ways;
}

/** What it costs to get something for the asking; nothing where it is not to be had. */
const favourPrice = (favour: Favour): number | undefined =>
  favour === 'never' ? undefined : favour === 'gladly' ? 1 : 2;

const canBeAsked = (actor: Thing): boolean => !isDead(actor) && !isHelpless(actor);

/** Getting it from whoever has it: for the asking, by persuasion, by force. */
function fromHolder({ world, self, wits }: Obstacle, thing: Thing): readonly Errand[] {
  const holder = bearerOf(world, thing);
  if (!holder || holder.id === self.id) return [];
  const ways: Errand[] = [];
  const price = canBeAsked(holder) ? favourPrice(wits.favourOf(holder.id, thing.id)) : undefined;
  if (price) ways.push(errand(holder.id, 'give', { object: thing.id, preposition: 'to', target: self.id }, price));
  if (wits.isRough)
    ways.push(errand(self.id, 'steal', { object: thing.id, preposition: 'from', target: holder.id }, 3));
  return ways;
}

/** Getting it into one's own hands, wherever it is. */
const getting = ({ world, self, wits }: Obstacle, thing: Thing): readonly Errand[] =>
  isHeldBy(thing, self) || !isPortable(thing) || !wits.knows(world, thing.id)
    ? []
    : [errand(self.id, 'take', { object: thing.id })];

/** Putting something down that the errand does not need. */
const freeHand = ({ world, self, named }: Obstacle): readonly Errand[] =>
  contents(world, self, 'heldBy')
    .filter((held) => !named.includes(held))
    .map((held) => errand(self.id, 'drop', { object: held.id }));

/** To get at things: to where they are, out of what one is in, under the lid. */
function access(obstacle: Obstacle): readonly Errand[] {
  const { world, self, named, wits, wanted } = obstacle;
  const isFetched = (thing: Thing): boolean =>
    wanted.action.verb !== 'take' && thing.kind === 'prop' && named.some((other) => other !== thing);
  // What is to be used elsewhere is fetched; what stays where it is is gone to.
  const fetched = named.filter(isFetched).flatMap((thing) => getting(obstacle, thing));
  const ways = named.flatMap((thing): readonly Errand[] => {
    if (thing.kind === 'place') return [];
    const coming = comingTo(obstacle, thing);
    if (coming.length > 0) return coming;
    if (!wits.knows(world, thing.id)) return [];
    const lid = lidsOver(world, thing, self)[0];
    if (lid) return opening(obstacle, lid);
    return uncovering(obstacle, thing);
  });
  const around = parentOf(world, self);
  const shutIn = around && relationOfThing(self) === 'in' && isShut(around) ? opening(obstacle, around) : [];
  return [...shutIn, ...fetched, ...ways, ...(rowIn(wanted.action).goes ? onTheWay(obstacle) : [])];
}

/** What lies under or behind something is looked for there. */
function uncovering({ world, self }: Obstacle, thing: Thing): readonly Errand[] {
  const cover = parentOf(world, thing);
  const side = relationOfThing(thing);
  if (!cover || is(thing, 'revealed') || cover.kind === 'actor') return [];
  if (side === 'under' || side === 'behind') return [errand(self.id, 'look', { object: cover.id, preposition: side })];
  return has(thing, 'hidden') && cover.kind === 'prop' ? [errand(self.id, 'search', { object: cover.id })] : [];
}

/** Doors in the way of whoever goes somewhere: the one that is named, else those that lead there. */
function onTheWay(obstacle: Obstacle): readonly Errand[] {
  const { world, self, wanted, named } = obstacle;
  const { direction } = wanted.action;
  const here = placeOf(world, self);
  const exit = direction === undefined ? undefined : here?.exits.find((one) => sameDirection(one.direction, direction));
  const meant = exit?.door === undefined ? named.find((thing) => has(thing, 'door')) : thingOf(world, exit.door);
  const goal = named.find(({ kind }) => kind === 'place')?.id;
  const doors = meant
    ? [meant]
    : shutDoors(obstacle)
        .map((door) => ({ door, steps: stepsBeyond(world, door, goal) }))
        .filter(({ steps }) => steps !== undefined)
        .sort((a, b) => (a.steps ?? 0) - (b.steps ?? 0))
        .map(({ door }) => door);
  return doors.flatMap((door) => opening(obstacle, door));
}

/** How many places lie between a door and a goal, through whatever doors. */
function stepsBeyond(world: World, door: Thing, goal: EntityId | undefined): number | undefined {
  if (goal === undefined) return 0;
  const steps = new Map<EntityId, number>(sidesOf(world, door).map((side) => [side, 0]));
  for (const [place, count] of steps) {
    if (place === goal) return count;
    for (const { to } of thingOf(world, place).exits) if (!steps.has(to)) steps.set(to, count + 1);
  }
  return undefined;
}

const closed: Remedy = (obstacle) => {
  const { world, self, named } = obstacle;
  const lids = named.flatMap((thing) => [...lidsOver(world, thing, self), thing]).filter(isShut);
  const around = parentOf(world, self);
  const shutIn = around && relationOfThing(self) === 'in' && isShut(around) ? [around] : [];
  const ways = [...new Set([...shutIn, ...lids])].flatMap((thing) => opening(obstacle, thing));
  return ways.length > 0 ? ways : onTheWay(obstacle);
};

/** What a deed lacks: the key, the tool, the thing itself. */
const lacking: Remedy = (obstacle) => {
  const { world, named, wanted, wits } = obstacle;
  const [object] = named;
  const isOfLock = ['unlock', 'lock', 'open'].includes(wanted.action.verb);
  const key = isOfLock && object?.key !== undefined ? world.things.get(object.key) : undefined;
  if (key) return getting(obstacle, key);
  if (wanted.action.verb === 'burn') return flames(obstacle);
  return [...named].reverse().flatMap((thing) => (wits.knows(world, thing.id) ? getting(obstacle, thing) : []));
};

/** A flame, or something that makes one. */
const flames: Remedy = (obstacle) =>
  lightsKnown(obstacle).flatMap((thing) => [...kindling(obstacle, thing), ...getting(obstacle, thing)]);

const lightsKnown = ({ world, wits }: Obstacle): readonly Thing[] =>
  world.cast
    .map((id) => thingOf(world, id))
    .filter(
      (thing) =>
        thing.kind === 'prop' && (has(thing, 'lightable') || has(thing, 'light')) && wits.knows(world, thing.id),
    );

const kindling = ({ self }: Obstacle, thing: Thing): readonly Errand[] => {
  if (shines(thing)) return [];
  if (has(thing, 'switchable')) return [errand(self.id, 'switch on', { object: thing.id })];
  return has(thing, 'lightable') ? [errand(self.id, 'light', { object: thing.id })] : [];
};

/** A light at hand is lit, one from elsewhere is fetched. */
const dark: Remedy = (obstacle) => {
  const { world, self } = obstacle;
  const isAtHand = (thing: Thing): boolean => isWithin(world, thing, self);
  const lights = lightsKnown(obstacle);
  return [
    ...lights.filter((thing) => isHere(world, self, thing)).flatMap((thing) => kindling(obstacle, thing)),
    ...lights.filter((thing) => !isAtHand(thing)).flatMap((thing) => getting(obstacle, thing)),
  ];
};

/** No hand is free, or no room is left where it is to go. */
const full: Remedy = (obstacle) => {
  const { world, wanted, self, named } = obstacle;
  const into = wanted.action.target === undefined ? undefined : world.things.get(wanted.action.target as EntityId);
  const inside = into && into.kind === 'prop' && isContainer(into) ? contents(world, into, 'in') : [];
  const onTop = into && into.kind === 'prop' && !isContainer(into) ? contents(world, into, 'on') : [];
  const out = [...inside, ...onTop].filter((thing) => isPortable(thing) && !named.includes(thing));
  return [...freeHand(obstacle), ...out.map((thing) => errand(self.id, 'take', { object: thing.id }))];
};

const held: Remedy = (obstacle) =>
  obstacle.named.flatMap((thing) => (thing.kind === 'prop' ? fromHolder(obstacle, thing) : []));

/** Somebody sits there or stands in the way: they are asked to make room. */
const occupied: Remedy = ({ world, self, wits }) => {
  const place = placeOf(world, self);
  return world.cast
    .map((id) => thingOf(world, id))
    .filter((other) => other.kind === 'actor' && other.id !== self.id && canBeAsked(other))
    .filter((other) => placeOf(world, other)?.id === place?.id && wits.favourOf(other.id, undefined) !== 'never')
    .flatMap((other): Errand[] => {
      if (stateOf(other, 'blocking'))
        return (place?.exits ?? []).map(({ to }) => errand(other.id, 'go', { object: to }, 1));
      return parentOf(world, other)?.kind === 'prop' ? [errand(other.id, 'stand', {}, 1)] : [];
    });
};

const remedies: Partial<Record<RefusalCode, Remedy>> = {
  closed,
  locked: closed,
  blocked: (obstacle) => [...closed(obstacle), ...occupied(obstacle)],
  'wrong-key': (obstacle) => obstacle.named.slice(0, 1).flatMap((thing) => unlocking(obstacle, thing)),
  'not-held': lacking,
  'held-by-other': held,
  'not-here': access,
  'not-there': access,
  'not-visible': access,
  'out-of-reach': access,
  'no-way': access,
  dark,
  full,
  occupied,
  open: ({ self, named }) => named.filter(isOpen).map((thing) => errand(self.id, 'close', { object: thing.id })),
  inside: ({ self }) => [errand(self.id, 'exit')],
  'not-inside': ({ self, named }) => named.slice(0, 1).map((thing) => errand(self.id, 'enter', { object: thing.id })),
  carried: ({ self, named }) =>
    named.filter((thing) => isHeldBy(thing, self)).map((thing) => errand(self.id, 'drop', { object: thing.id })),
};
