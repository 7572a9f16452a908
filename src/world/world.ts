import { hashJson } from '../kit/hash.ts';
import { invariant } from '../kit/invariant.ts';
import { LayeredMap } from '../kit/layered-map.ts';
import { remembered } from '../kit/remembered.ts';
import type { Entity, Exit } from '../drama/entity.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Setting } from '../drama/setting.ts';
import type { State, StateValue } from '../drama/state.ts';
import type { Trait } from '../drama/trait.ts';
import { parentIn, type Whereabouts } from '../drama/whereabouts.ts';
import type { OwnVerbs } from './own-verbs.ts';
import type { WorldFile } from '../drama/world-file.ts';
import { fittingsIn, type Fittings, type StagedFile } from './fittings.ts';

/** An entity as it is now: what it is never changes, where and in what state it is does. */
export interface Thing {
  readonly id: EntityId;
  readonly kind: 'place' | 'actor' | 'prop';
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string | undefined;
  readonly traits: ReadonlySet<Trait>;
  readonly size: number;
  readonly capacity: number;
  readonly key: EntityId | undefined;
  readonly text: string | undefined;
  readonly exits: readonly Exit[];
  readonly pronouns: 'he' | 'she' | 'they' | 'it' | undefined;
  readonly relations: Readonly<Record<string, EntityId>>;
  readonly at: Whereabouts | null;
  readonly state: State;
}

/** The physical truth at one moment. Never changed in place: see `applyChanges`. */
export interface World {
  readonly setting: Setting;
  /** Every entity in the author's order; also what makes two worlds share their names. */
  readonly cast: readonly EntityId[];
  readonly things: LayeredMap<EntityId, Thing>;
  readonly contents: LayeredMap<EntityId, readonly EntityId[]>;
  /** Verbs of a host's game, where it has some. */
  readonly verbs?: OwnVerbs;
  /** The two places each door joins. */
  readonly doorways: ReadonlyMap<EntityId, readonly EntityId[]>;
  /** What belongs to each place and is no thing: walls, windows, what hangs there. */
  readonly fittings: Fittings;
}

const nothing: readonly never[] = [];

/** The same list for every evening of a play, so that what is worked out about its names is worked out once. */
const castOf = remembered((entities: WorldFile['entities']): readonly EntityId[] => entities.map(({ id }) => id));

const fittingsOf = remembered(fittingsIn);

/** Makes a world of a file that was read and found sound. */
export function openWorld(file: StagedFile): World {
  const things = new Map<EntityId, Thing>();
  const contents = new Map<EntityId, EntityId[]>();
  const doorways = new Map<EntityId, EntityId[]>();
  for (const entity of file.entities) {
    const thing = thingFor(entity);
    const { at } = thing;
    things.set(entity.id, thing);
    if (at) listAt(contents, parentIn(at)).push(entity.id);
    if (entity.kind !== 'place') continue;
    for (const exit of entity.exits ?? nothing) {
      if (!exit.door) continue;
      const sides = listAt(doorways, exit.door);
      for (const side of [entity.id, exit.to]) if (!sides.includes(side)) sides.push(side);
    }
  }
  return {
    setting: file.setting ?? {},
    cast: castOf(file.entities),
    things: LayeredMap.from(things),
    contents: LayeredMap.from<EntityId, readonly EntityId[]>(contents),
    doorways,
    fittings: fittingsOf(file),
  };
}

/** An entity as it is before anything has happened to it. */
export function thingFor(entity: Entity): Thing {
  const place = entity.kind === 'place';
  return {
    id: entity.id,
    kind: entity.kind,
    name: entity.name,
    aliases: entity.aliases ?? nothing,
    description: entity.description,
    traits: new Set(entity.kind === 'prop' ? entity.traits : nothing),
    size: place ? 0 : (entity.size ?? 1),
    capacity: place ? Infinity : (entity.capacity ?? Infinity),
    key: entity.kind === 'prop' ? entity.key : undefined,
    text: entity.kind === 'prop' ? entity.text : undefined,
    exits: entity.kind === 'place' ? (entity.exits ?? nothing) : nothing,
    pronouns: entity.kind === 'actor' ? entity.pronouns : undefined,
    relations: entity.kind === 'actor' ? (entity.relations ?? {}) : {},
    at: place ? null : (entity.at ?? null),
    state: entity.state ?? {},
  };
}

/** The world with more in it. They are nowhere yet: a change brings them on. */
export function withNewcomers(world: World, entities: readonly Entity[]): World {
  if (entities.length === 0) return world;
  const things = entities.reduce((all, entity) => all.with(entity.id, { ...thingFor(entity), at: null }), world.things);
  return { ...world, things, cast: [...world.cast, ...entities.map(({ id }) => id)] };
}

export function thingOf(world: World, id: EntityId): Thing {
  const thing = world.things.get(id);
  invariant(thing, `No entity "${id}" in this world: resolve names before asking for things.`);
  return thing;
}

/** A thing as it is in a world; nowhere, in one that does not have it yet. */
export const asOf = ({ things }: World, thing: Thing): Thing =>
  things.get(thing.id) ?? (thing.at ? { ...thing, at: null } : thing);

export function contentsOf(world: World, id: EntityId): readonly EntityId[] {
  return world.contents.get(id) ?? nothing;
}

export function has(thing: Thing, trait: Trait): boolean {
  return thing.traits.has(trait);
}

export function stateOf(thing: Thing, key: string): StateValue | undefined {
  return Object.hasOwn(thing.state, key) ? thing.state[key] : undefined;
}

export function is(thing: Thing, key: string): boolean {
  return stateOf(thing, key) === true;
}

/** The same for two worlds in which everything is where it is and as it is in the other. */
export function hashWorld(world: World): string {
  return hashJson(world.cast.map((id) => [id, thingOf(world, id).at, thingOf(world, id).state]));
}

function listAt<K, V>(lists: Map<K, V[]>, key: K): V[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}

/** The world with verbs of a host's game in it. Names are read anew where the cast is another: the grammar has its verbs from there. */
export const withOwnVerbs = (world: World, verbs: OwnVerbs): World => ({ ...world, verbs, cast: [...world.cast] });
