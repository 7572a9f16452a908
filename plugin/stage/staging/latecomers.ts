import type { Arrival } from '../../../src/drama/arrival.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Looks } from '../../../src/drama/looks.ts';
import type { Thing } from '../../../src/world/world.ts';
import type { Stand } from '../space/pose.ts';
import { vec } from '../space/vector.ts';
import type { Furnished } from './furnish.ts';
import { marksOf, type MarkWish } from './marks.ts';
import { formOf, type ChosenForm } from './scene-survey.ts';
import type { BuiltRoom } from './staged-room.ts';

/** What is known of a room's marks. */
export interface MarkedRoom {
  readonly built: BuiltRoom;
  readonly furnished: Furnished;
  readonly wishes: readonly MarkWish[];
  readonly stands: ReadonlyMap<EntityId, Stand>;
}

/** The lists of a plan that newcomers are entered in. */
interface PlanLists {
  readonly forms: Map<EntityId, ChosenForm>;
  readonly looks: Map<EntityId, Looks>;
  readonly described: Map<EntityId, string>;
}

/**
 * Whoever and whatever comes to a stage after it was planned. Nobody else is moved for them: they have the marks they would
 * have had, had they been in the scene from the start and waited in the wings.
 */
export class Latecomers {
  private readonly actors: EntityId[] = [];
  private readonly stands = new Map<EntityId, Stand>();
  private readonly found = new Map<string, Stand>();

  constructor(
    private readonly rooms: ReadonlyMap<EntityId, MarkedRoom>,
    private readonly lists: PlanLists,
    /** Which place a spot is in. */
    private readonly isIn: (stand: Stand, place: EntityId) => boolean,
  ) {}

  /** Takes in somebody or something, if it is not known yet. */
  admit(thing: Thing, { shown, looks, stand }: Pick<Arrival, 'shown' | 'looks' | 'stand'> = {}): void {
    const { id, kind, description } = thing;
    const isPlanned = [...this.rooms.values()].some((room) => room.stands.has(id));
    if (isPlanned || this.lists.forms.has(id) || this.actors.includes(id)) return;
    if (kind === 'prop') this.lists.forms.set(id, formOf(thing, shown));
    if (kind === 'actor') this.actors.push(id);
    if (looks) this.lists.looks.set(id, looks);
    if (description) this.lists.described.set(id, description);
    if (stand) this.stands.set(id, { position: vec(stand.x, stand.y, stand.z), yaw: stand.yaw });
  }

  /** Where a host wants a thing or somebody to come to stand. */
  standOf(id: EntityId): Stand | undefined {
    return this.stands.get(id);
  }

  /** Where somebody stands in a place they come to. */
  mark(actor: EntityId, place: EntityId): Stand | undefined {
    const own = this.stands.get(actor);
    if (own && this.isIn(own, place)) return own;
    const room = this.rooms.get(place);
    const index = this.actors.indexOf(actor);
    if (!room || index < 0) return undefined;
    const key = `${actor} ${place}`;
    const known = this.found.get(key);
    if (known) return known;
    // In the order they came in, whoever asks first.
    const wishes = this.actors.slice(0, index + 1).map((id) => ({ actor: id, starts: false }));
    const stand = marksOf(room.built, room.furnished, [...room.wishes, ...wishes]).stands.get(actor);
    if (stand) this.found.set(key, stand);
    return stand;
  }
}
