import * as z from 'zod/mini';
import { readArrival, type Arrival } from '../drama/arrival.ts';
import { ChangeSchema, type Change } from '../drama/change.ts';
import { changesIn } from '../drama/changes-in.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import { StateSchema, type State, type StateValue } from '../drama/state.ts';
import type { Trait } from '../drama/trait.ts';
import { whereabouts, WhereaboutsSchema, type Whereabouts } from '../drama/whereabouts.ts';
import { Performance } from '../company/performance.ts';
import type { Performing } from '../company/performing.ts';
import type { HostTelling } from '../company/host-telling.ts';
import { given } from '../kit/given.ts';
import { nearestName } from '../kit/nearest-name.ts';
import { problem, readWith } from '../kit/schema.ts';
import { worldOf } from '../play/play.ts';
import { contents, placeOf } from '../world/containment.ts';
import { thingOf, type Thing, type World } from '../world/world.ts';
import type { StageRoot } from '../../plugin/picture/view/stage-root.ts';
import { ProsceniumError } from './proscenium-options.ts';

/** Somebody, something or some place as it is now. */
export interface WorldEntity {
  readonly id: EntityId;
  readonly kind: 'place' | 'actor' | 'prop';
  readonly name: string;
  readonly description: string | undefined;
  readonly traits: readonly Trait[];
  /** What it is in, on, under or behind, who holds or wears it; null where it is nowhere. */
  readonly at: Whereabouts | null;
  /** The place it is in, however deep. */
  readonly place: EntityId | undefined;
  readonly state: State;
}

/** One thing that is otherwise than it was. */
export interface WorldChange {
  readonly entity: EntityId;
  /** `at`, or a key of its state. */
  readonly property: string;
  readonly before: Whereabouts | StateValue | undefined;
  readonly value: Whereabouts | StateValue;
  /** What brought it about, and who perceived it. */
  readonly fact: Fact;
}

/** What those who are there perceive of a change; without it nobody is told, and they see it when they look. */
export interface Told {
  readonly told?: string;
  /** Where it is seen and heard; unless said, where the thing is. */
  readonly place?: string;
}

/** What happened in the host's game, in a sentence for those who perceive it. */
export interface Happening {
  readonly told: string;
  readonly place?: string;
  readonly changes?: readonly { readonly entity: string; readonly property: string; readonly value: unknown }[];
}

/** Somebody or something new, as a scene file has it. `at` may be the id of a place. */
export interface Newcomer {
  readonly id: string;
  readonly kind: 'actor' | 'prop';
  readonly name: string;
  readonly at: string | Readonly<Record<string, string>>;
  readonly aliases?: readonly string[];
  readonly description?: string;
  readonly state?: State;
  readonly size?: number;
  readonly capacity?: number;
  readonly pronouns?: 'he' | 'she' | 'they' | 'it';
  readonly relations?: Readonly<Record<string, string>>;
  readonly traits?: readonly Trait[];
  readonly owner?: string;
  readonly key?: string;
  readonly text?: string;
}

/** How somebody or something comes. */
export interface Coming extends Told {
  /** Who they are, as in a scene file; what is left out is filled in as for people without a play. */
  readonly profile?: Readonly<Record<string, unknown>>;
  /** What they look like, as in a scene file's `staging.looks`. */
  readonly looks?: Readonly<Record<string, unknown>>;
  /** What a thing is shown as, where its name does not say: `form`, `size`, `massKg`, `substance`, `colour` of a placement. */
  readonly shown?: Readonly<Record<string, unknown>>;
  /** Where it comes to stand, in your scene's metres; somewhere that is free unless said. */
  readonly stand?: { readonly x: number; readonly y: number; readonly z: number; readonly yaw?: number };
}

/** What the world of a drama is asked in. */
interface House {
  /** Throws where the drama is gone. */
  readonly expectOpen: () => void;
  readonly onFault: ((error: unknown) => void) | undefined;
  readonly root: StageRoot | undefined;
}

type Observer = (change: WorldChange) => void;

/** The drama's world in a host's hands: read, watched and changed. Every change is a fact with witnesses, and is kept in the log. */
export class DramaWorld {
  private readonly observers = new Map<Observer, EntityId | undefined>();
  private seen: World;

  constructor(
    private readonly performance: Performing,
    private readonly house: House,
  ) {
    this.seen = worldOf(performance.play);
  }

  /** As it is now; nothing, where there is no such entity. */
  get(id: string): WorldEntity | undefined {
    const thing = this.world.things.get(id as EntityId);
    return thing && entityIn(this.world, thing);
  }

  /** Everything there is, or all of one kind, in the author's order. */
  all(kind?: WorldEntity['kind']): readonly WorldEntity[] {
    const { world } = this;
    const things = world.cast.map((id) => thingOf(world, id));
    return things.filter((thing) => kind === undefined || thing.kind === kind).map((thing) => entityIn(world, thing));
  }

  /** Told of every change of one entity, or of all; what it returns ends that. */
  observe(see: Observer): () => void;
  observe(id: string, see: Observer): () => void;
  observe(first: string | Observer, then?: Observer): () => void {
    this.house.expectOpen();
    const see = typeof first === 'function' ? first : then;
    if (!see) throw wrong(['observe'], 'wants a function to tell');
    const own: Observer = (change) => see(change);
    this.observers.set(own, typeof first === 'string' ? this.known(first, 'id').id : undefined);
    return () => this.observers.delete(own);
  }

  /** Gives something another state: `set('prop:lamp', { lit: true })`. */
  set(id: string, state: State, told: Told = {}): Fact {
    const { id: entity } = this.known(id, 'id');
    const keys = Object.entries(expectRead(StateSchema, state, 'state'));
    if (keys.length === 0) throw wrong(['state'], 'wants at least one key of its state, such as { open: true }');
    return this.tell(
      told,
      keys.map(([property, value]) => ({ entity, property, value })),
    );
  }

  /** Puts something or somebody elsewhere: into a place, or `{ on: 'prop:table' }`, `{ heldBy: 'actor:ada' }`. */
  move(id: string, to: string | Readonly<Record<string, string>>, told: Told = {}): Fact {
    const { id: entity } = this.known(id, 'id');
    const value =
      typeof to === 'string'
        ? whereabouts('in', this.known(to, 'to').id)
        : expectRead<Whereabouts>(WhereaboutsSchema, to, 'to');
    return this.tell(told, [{ entity, property: 'at', value }]);
  }

  /**
   * Brings in somebody or something that no scene file has: `spawn({ id: 'actor:goblin', kind: 'actor', name: 'a goblin', at:
   * 'place:yard' }, { told: 'A goblin climbs over the wall.' })`. From then on it is one like all others.
   */
  spawn(newcomer: Newcomer, { told, place, stand, ...more }: Coming = {}): Fact {
    this.house.expectOpen();
    const at = typeof newcomer?.at === 'string' ? { in: newcomer.at } : newcomer?.at;
    const shown = this.standOf(stand);
    const read = readArrival(
      { ...more, entity: { ...newcomer, at }, ...given({ stand: shown }) },
      this.performance.play.file,
    );
    if (!read.ok) throw new ProsceniumError('world/wrong', read.error);
    const { entity } = read.value;
    const value = entity.kind === 'place' ? null : (entity.at ?? null);
    if (value === null) throw wrong(['entity', 'at'], 'is missing: say where it comes, such as "place:yard"');
    return this.tell({ told, place }, [{ entity: entity.id, property: 'at', value }], [read.value]);
  }

  /** Takes something or somebody out of the world; what was in or on it stays where it was. */
  remove(id: string, told: Told = {}): Fact {
    const thing = this.known(id, 'id');
    const place = placeOf(this.world, thing);
    const left = place ? contents(this.world, thing, 'in', 'on', 'under', 'behind') : [];
    const falling = left.map(({ id: inner }): Change => ({
      entity: inner,
      property: 'at',
      value: whereabouts('in', place!.id),
    }));
    const changes: Change[] = [...falling, { entity: thing.id, property: 'at', value: null }];
    return this.tell({ ...(place ? { place: place.id } : {}), ...told }, changes);
  }

  /** Something happened in the host's game: those who are there perceive it, and answer it as they answer anything. */
  happened({ told, place, changes = [] }: Happening): Fact {
    if (typeof told !== 'string' || told.trim() === '')
      throw wrong(['told'], 'wants a sentence for those who perceive it, such as "The bell rings."');
    const read = expectRead<readonly Change[]>(z.array(ChangeSchema).check(z.maxLength(200)), changes, 'changes');
    return this.tell({ told, ...(place === undefined ? {} : { place }) }, read);
  }

  /** Follows what happens, for whoever observes. */
  follow(fact: Fact): void {
    const before = this.seen;
    this.seen = this.world;
    if (this.observers.size === 0) return;
    for (const { entity, property, value } of changesIn(fact)) {
      const was = before.things.get(entity);
      const change = { entity, property, value, fact, before: property === 'at' ? was?.at : was?.state[property] };
      for (const [see, id] of this.observers) if (id === undefined || id === entity) this.safely(() => see(change));
    }
  }

  /** A host's own mistake is its own: the play goes on. */
  private safely(see: () => void): void {
    try {
      see();
    } catch (error) {
      this.house.onFault?.(error);
    }
  }

  private get world(): World {
    return worldOf(this.performance.play);
  }

  private known(id: string, path: string): Thing {
    this.house.expectOpen();
    const thing = this.world.things.get(id as EntityId);
    if (thing) return thing;
    const nearest = typeof id === 'string' ? nearestName(id, this.world.cast) : undefined;
    throw wrong(
      [path],
      `there is no ${JSON.stringify(id)} in this world${nearest ? `; did you mean ${nearest}?` : ''}`,
    );
  }

  /** A spot of the host's scene, as the stage counts. */
  private standOf(stand: Coming['stand']): Required<NonNullable<Coming['stand']>> | undefined {
    if (!stand) return undefined;
    const { root } = this.house;
    const yaw = (stand.yaw ?? 0) - (root?.yaw ?? 0);
    return { ...(root?.toStage(stand) ?? { x: stand.x, y: stand.y, z: stand.z }), yaw };
  }

  private tell(
    { told, place }: { [key in keyof Told]: Told[key] | undefined },
    changes: readonly Change[],
    comes?: readonly Arrival[],
  ): Fact {
    this.house.expectOpen();
    if (told !== undefined && (typeof told !== 'string' || told.length > longestTold))
      throw wrong(['told'], `wants a sentence of at most ${longestTold} characters`);
    const where = place === undefined ? undefined : this.known(place, 'place');
    if (where && where.kind !== 'place') throw wrong(['place'], `${where.id} is no place`);
    return this.happen({ narration: told, changes, place: where?.id, comes });
  }

  private happen(telling: HostTelling): Fact {
    const { performance } = this;
    if (!(performance instanceof Performance))
      throw wrong([], 'this evening is played elsewhere, or played again: nothing can be changed in it here');
    const happened = performance.happen(telling);
    if (!happened.ok) throw wrong([], happened.error);
    return happened.value;
  }
}

const longestTold = 4000;

const wrong = (path: Parameters<typeof problem>[0], message: string): ProsceniumError =>
  new ProsceniumError('world/wrong', [problem(path, message)]);

/** What a host hands over, as it must be; what is wrong with it is thrown with its place. */
function expectRead<T>(schema: z.ZodMiniType<T>, value: unknown, path: string): T {
  const read = readWith(schema, value);
  if (read.ok) return read.value;
  const problems = read.error.map((each) => problem([path, ...(each.path ? [each.path] : [])], each.message));
  throw new ProsceniumError('world/wrong', problems);
}

const entityIn = (world: World, thing: Thing): WorldEntity => ({
  id: thing.id,
  kind: thing.kind,
  name: thing.name,
  description: thing.description,
  traits: [...thing.traits],
  at: thing.at,
  place: thing.kind === 'place' ? thing.id : placeOf(world, thing)?.id,
  state: thing.state,
});
