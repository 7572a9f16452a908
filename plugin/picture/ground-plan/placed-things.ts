import type { EntityId } from '../../../src/drama/entity-id.ts';
import { parentIn, relationOf, type Relation } from '../../../src/drama/whereabouts.ts';
import { placeOf } from '../../../src/world/containment.ts';
import type { World } from '../../../src/world/world.ts';
import type { Box } from '../../stage/space/box.ts';
import { boxesAt, type TurnedBox } from '../../stage/space/glance.ts';
import type { Stand } from '../../stage/space/pose.ts';
import { vec } from '../../stage/space/vector.ts';
import { footprintOf, type Footprint } from '../../stage/staging/footprint.ts';
import type { StagePlan } from '../../stage/staging/stage-plan.ts';

/** Something that stands in a place at the beginning, as a plan shows it. */
export interface PlacedThing {
  readonly id: EntityId;
  /** Its number on the sheet. */
  readonly number: number;
  readonly name: string;
  /** What it is on, in, under or part of; nothing, where it stands by itself. */
  readonly holder?: { readonly id: EntityId; readonly relation: Relation; readonly name: string };
  readonly kind: 'actor' | 'door' | 'prop';
  readonly stand: Stand;
  readonly footprint: Footprint;
  /** What stops glances, where it is. */
  readonly solids: readonly TurnedBox[];
  /** Closed in by what holds it, or hidden in the play itself: nobody is meant to see it. */
  readonly isInside: boolean;
}

const body = vec(0.46, 1.72, 0.3);

/** What is in a place, the largest first, numbered in that order; people come after things. */
export function thingsIn(place: EntityId, plan: StagePlan, world: World): readonly PlacedThing[] {
  const doors = new Set(plan.doorways.map(({ door }) => door));
  const room = plan.rooms.find((each) => each.place === place);
  const found: Omit<PlacedThing, 'number'>[] = [];
  for (const id of world.cast) {
    const thing = world.things.get(id);
    if (!thing || thing.kind === 'place') continue;
    const isActor = thing.kind === 'actor';
    const isDoor = doors.has(id);
    const isHere = isDoor
      ? plan.doorways.some(({ door, between }) => door === id && between.includes(place))
      : placeOf(world, thing)?.id === place;
    if (!isHere || !room) continue;
    const placed = plan.props.get(id);
    const stand = isActor ? plan.mark(id, place) : placed?.stand;
    // What somebody holds or wears is where they are.
    if (!stand) continue;
    const size = isActor ? body : (placed?.measures.size ?? body);
    const boxes: readonly Box[] = isActor
      ? [{ center: vec(0, body.y / 2, 0), size: body }]
      : (placed?.measures.solids(thing.state) ?? []);
    const parent = thing.at && world.things.get(parentIn(thing.at));
    const relation = thing.at && relationOf(thing.at);
    found.push({
      id,
      name: thing.name,
      ...(parent && parent.kind !== 'place' && relation
        ? { holder: { id: parent.id, relation, name: parent.name } }
        : {}),
      kind: isActor ? 'actor' : isDoor ? 'door' : 'prop',
      stand,
      footprint: footprintOf(stand, size),
      solids: boxesAt(stand, boxes),
      isInside: (parent?.kind === 'prop' && relation === 'in') || thing.traits.has('hidden'),
    });
  }
  const areaOf = ({ footprint: { width, depth } }: { readonly footprint: Footprint }): number => width * depth;
  const rank = ({ kind }: { readonly kind: PlacedThing['kind'] }): number => ['prop', 'actor', 'door'].indexOf(kind);
  return found
    .sort((a, b) => rank(a) - rank(b) || areaOf(b) - areaOf(a))
    .map((thing, index) => ({ ...thing, number: index + 1 }));
}
