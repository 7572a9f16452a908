import type { StageHappening } from '../drama/stage-port.ts';
import { worldOf } from '../play/play.ts';
import { placeOf } from '../world/containment.ts';
import { thingOf } from '../world/world.ts';
import type { Desk } from './desk.ts';
import { rule, tell } from './narrator.ts';

/**
 * A player's body went somewhere on its own feet. Where it came into another place the narrator rules on it as on any
 * going; what is refused changes nothing, and the stage brings the body back.
 */
export function tellWalk(
  desk: Desk,
  { actor, place, x, y, z, yaw }: Extract<StageHappening, { kind: 'walked' }>,
): void {
  const world = worldOf(desk.play());
  if (world.things.get(actor)?.kind !== 'actor') return;
  const here = placeOf(world, thingOf(world, actor))?.id;
  if (here !== undefined && here !== place) {
    const { verdict } = rule(desk, actor, { subject: actor, verb: 'go', object: place });
    if (verdict.ok) tell(desk, 'walked', `walked:${actor}`, verdict.narration, [...verdict.changes], place);
  }
  desk.record({ type: 'body:moved', by: actor, actor, x, y, z, yaw });
}
