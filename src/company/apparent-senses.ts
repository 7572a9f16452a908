import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Sight } from '../drama/sight.ts';
import { bearerOf } from '../world/containment.ts';
import { thingOf } from '../world/world.ts';
import { worldOf, type Play } from '../play/play.ts';

/** What the stage can tell of bodies, but for apparitions: whoever they do not appear to neither sees, hears nor reaches them. */
export function apparentSenses(probe: PhysicalProbe, play: () => Play): PhysicalProbe {
  const apparent = (actor: EntityId, thing: EntityId): boolean => isApparent(play(), actor, thing);
  const asApparent = (sight: Sight | undefined) => sight && onlyApparent(sight, play());
  return {
    reaches: (actor, thing) => (apparent(actor, thing) ? probe.reaches?.(actor, thing) : false),
    sees: (actor, thing) => (apparent(actor, thing) ? probe.sees?.(actor, thing) : false),
    notices: (actor, thing) => (apparent(actor, thing) ? probe.notices?.(actor, thing) : false),
    hears: (actor, source, sound) => (apparent(actor, source) ? probe.hears?.(actor, source, sound) : false),
    sight: (actor) => asApparent(probe.sight?.(actor)),
    look: (actor) => asApparent(probe.look?.(actor)),
    hasPath: (actor, to) => probe.hasPath?.(actor, to),
  };
}

const isApparent = (play: Play, actor: EntityId, thing: EntityId): boolean =>
  play.profiles.get(thing)?.apparentTo?.includes(actor) ?? true;

/** What an apparition holds and wears is as little there as they are. */
export function onlyApparent(sight: Sight, play: Play): Sight {
  const world = worldOf(play);
  const isThere = (id: EntityId): boolean => {
    const bearer = bearerOf(world, thingOf(world, id));
    return isApparent(play, sight.actor, id) && (!bearer || isApparent(play, sight.actor, bearer.id));
  };
  return {
    ...sight,
    actors: sight.actors.filter(({ id }) => isThere(id)),
    props: sight.props.filter(({ id }) => isThere(id)),
    changes: sight.changes.filter((change) => !('id' in change) || isThere(change.id)),
  };
}
