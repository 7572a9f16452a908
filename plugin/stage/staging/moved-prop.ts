import type { EntityId } from '../../../src/drama/entity-id.ts';
import { sides, type Placement } from '../../../src/drama/staging.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { placeOf } from '../../../src/world/containment.ts';
import { thingOf, type World } from '../../../src/world/world.ts';
import type { Stand } from '../space/pose.ts';
import { reachOf, footprintOf } from './footprint.ts';
import type { StagePlan } from './stage-plan.ts';

/** What a staging says of a thing that a hand put somewhere. */
export type MovedPlacement = Pick<Placement, 'entity' | 'at' | 'stands' | 'faces'>;

/** Whether a thing can be put elsewhere in its place: it stands there by itself, or on something that does. */
export function isMovable(id: EntityId, plan: StagePlan, world: World): boolean {
  const { at } = thingOf(world, id);
  if (!at || !plan.props.has(id) || plan.doorways.some(({ door }) => door === id)) return false;
  const parent = thingOf(world, parentIn(at));
  return parent.kind === 'place' || (parent.kind === 'prop' && relationOf(at) === 'on' && plan.props.has(parent.id));
}

/**
 * How a staging says that a thing stands there: what stands by itself at a spot of its room, what is on another by the part of
 * it. Nothing, where it is out of its room.
 */
export function placementFor(id: EntityId, stand: Stand, plan: StagePlan, world: World): MovedPlacement | undefined {
  const thing = thingOf(world, id);
  if (!thing.at || !isMovable(id, plan, world)) return undefined;
  const faces = facesOf(stand.yaw);
  const parent = plan.props.get(parentIn(thing.at));
  if (parent) {
    const [east, north] = reachOf(footprintOf(parent.stand, parent.measures.size));
    const across = (stand.position.x - parent.stand.position.x) / east;
    const along = (stand.position.z - parent.stand.position.z) / north;
    const part =
      Math.max(Math.abs(across), Math.abs(along)) < 0.4
        ? 'middle'
        : Math.abs(across) >= Math.abs(along)
          ? across < 0
            ? 'left'
            : 'right'
          : along < 0
            ? 'front'
            : 'back';
    return { entity: id, stands: `on the ${part} of the ${bareName(thingOf(world, parent.id).name)}`, faces };
  }
  const room = plan.rooms.find(({ place }) => place === placeOf(world, thing)?.id);
  if (!room?.from) return undefined;
  const [west, south] = room.from;
  return { entity: id, at: [short(stand.position.x - west), short(stand.position.z - south)], faces };
}

/** A side of the map where it is one, else degrees. */
function facesOf(yaw: number): NonNullable<Placement['faces']> {
  const degrees = (Math.round((yaw * 180) / Math.PI) + 720) % 360;
  const side = sides[Math.round(degrees / 90) % 4];
  const isSide = Math.min(degrees % 90, 90 - (degrees % 90)) <= 2;
  return isSide && side ? side : degrees;
}

const bareName = (name: string): string => name.replace(/^the /i, '');

/** Centimetres are fine enough for a hand. */
const short = (meters: number): number => Math.round(meters * 100) / 100;
