import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Play } from '../play/play.ts';

/** What the stage can tell of bodies, but for apparitions: whoever they do not appear to neither sees, hears nor reaches them. */
export function apparentSenses(probe: PhysicalProbe, play: () => Play): PhysicalProbe {
  const apparent = (actor: EntityId, thing: EntityId): boolean =>
    play().profiles.get(thing)?.apparentTo?.includes(actor) ?? true;
  return {
    reaches: (actor, thing) => (apparent(actor, thing) ? probe.reaches?.(actor, thing) : false),
    sees: (actor, thing) => (apparent(actor, thing) ? probe.sees?.(actor, thing) : false),
    hears: (actor, source) => (apparent(actor, source) ? probe.hears?.(actor, source) : false),
    hasPath: (actor, to) => probe.hasPath?.(actor, to),
  };
}
