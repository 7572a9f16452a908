import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Actors } from './actors.ts';
import type { Props } from './props.ts';
import type { Rooms } from './rooms.ts';

/** Where people and things are. */
interface Whereabouts {
  readonly props: Props;
  readonly actors: Actors;
  readonly rooms: Rooms;
}

/** Whether a thing at which something happens is in the room with somebody, and not about their own body. */
export function isBefore({ props, actors, rooms }: Whereabouts, thing: EntityId, who: EntityId): boolean {
  const [prop, actor] = [props.all.get(thing), actors.get(who)];
  if (!prop?.isVisible || !actor?.isOnStage || prop.hold.kind === 'none' || prop.hold.kind === 'worn') return false;
  if (prop.hold.kind === 'hand' && prop.hold.actor === who) return false;
  // Whoever hides has it before their nose.
  if (actor.perch?.thing === thing) return false;
  return rooms.nearest(prop.center) === rooms.nearest(actor.stand.position);
}
