import type { OfferedDeed } from '../../drama/deed.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import { canAct, nameOf, placeOfActor, worldOf, type Play } from '../../play/play.ts';
import { contents } from '../../world/containment.ts';
import { inSight } from '../../world/sight.ts';

export interface Named {
  readonly id: EntityId;
  readonly name: string;
}

/** Somebody or something in sight, and what may be done with it. */
export interface Nearby extends Named {
  readonly deeds: readonly OfferedDeed[];
}

/** Everything in sight that something can be done with: what others aim at, as a list. */
export interface Surroundings {
  readonly people: readonly Nearby[];
  readonly held: readonly Nearby[];
  readonly things: readonly Nearby[];
}

/** So many are asked about; more is a warehouse. */
const mostThings = 60;

export function surroundingsOf(
  play: Play,
  role: EntityId,
  deedsOf: (id: EntityId) => readonly OfferedDeed[],
  probe?: PhysicalProbe,
): Surroundings {
  const world = worldOf(play);
  const self = world.things.get(role);
  if (!self) return { people: [], held: [], things: [] };
  const seen = inSight(world, self, probe).slice(0, mostThings);
  const isHeld = new Set(contents(world, self, 'heldBy').map(({ id }) => id));
  const listed = seen.map(({ id, kind }) => ({ id, name: nameOf(play, id), kind, deeds: deedsOf(id) }));
  const useful = listed.filter(({ deeds }) => deeds.length > 0);
  return {
    people: listed.filter(({ kind }) => kind === 'actor'),
    held: useful.filter(({ id }) => isHeld.has(id)),
    things: useful.filter(({ id, kind }) => kind === 'prop' && !isHeld.has(id)),
  };
}

/** What the role has in its hands. */
export function handsOf(play: Play, role: EntityId): readonly Named[] {
  const self = worldOf(play).things.get(role);
  return self ? contents(worldOf(play), self, 'heldBy').map(({ id }) => ({ id, name: nameOf(play, id) })) : [];
}

/** Whoever could answer, as far as the role knows of them: alive, where it is, and in hiding from nobody. */
export function companyAround(play: Play, role: EntityId): readonly Named[] {
  const world = worldOf(play);
  const self = world.things.get(role);
  if (!self || !canAct(play, role)) return [];
  const place = placeOfActor(play, role);
  const seen = new Set(inSight(world, self).map(({ id }) => id));
  return world.cast
    .filter((id) => id !== role && seen.has(id) && canAct(play, id) && placeOfActor(play, id) === place)
    .map((id) => ({ id, name: nameOf(play, id) }));
}
