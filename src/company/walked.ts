import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StageHappening } from '../drama/stage-port.ts';
import type { Verdict } from '../drama/verdict.ts';
import { relationOf } from '../drama/whereabouts.ts';
import { worldOf } from '../play/play.ts';
import { isDead, isOpen, parentOf, placeOf } from '../world/containment.ts';
import { the } from '../world/naming.ts';
import { thingOf, type Thing } from '../world/world.ts';
import type { Desk } from './desk.ts';
import { soundChanges } from './consequences.ts';
import { rule } from './rulings.ts';

/** What a player's body does on its own feet. */
type WalkHappening = Extract<StageHappening, { kind: 'walked' | 'rises' | 'pushes' }>;

export const isWalkHappening = (happening: StageHappening): happening is WalkHappening =>
  happening.kind === 'walked' || happening.kind === 'rises' || happening.kind === 'pushes';

/**
 * A player's body did something on its own feet. The narrator rules on it as on any deed, and what it comes to is told;
 * what is refused changes nothing, is told to the player alone, and the stage brings the body back.
 */
export function tellWalk(desk: Desk, happening: WalkHappening): void {
  const { actor } = happening;
  const thing = worldOf(desk.play()).things.get(actor);
  if (thing?.kind !== 'actor' || isDead(thing)) return;
  if (happening.kind === 'walked') tellGoing(desk, thing, happening);
  else if (happening.kind === 'rises') tellRising(desk, thing);
  else tellPushing(desk, thing, happening.door);
}

function tellGoing(desk: Desk, thing: Thing, happening: Extract<WalkHappening, { kind: 'walked' }>): void {
  const { actor, place, x, y, z, yaw } = happening;
  const here = placeOf(worldOf(desk.play()), thing)?.id;
  if (here === undefined || worldOf(desk.play()).things.get(place)?.kind !== 'place') return;
  if (here !== place) {
    const otherwise = `There is no way to ${the(thingOf(worldOf(desk.play()), place))}.`;
    const isThere = tellVerdict(
      desk,
      actor,
      [{ subject: actor, verb: 'go', preposition: 'to', object: place }],
      place,
      otherwise,
    );
    // Turned back, they did not go anywhere.
    if (!isThere) return;
  }
  desk.record({ type: 'body:moved', by: actor, actor, x, y, z, yaw });
}

/** How one comes out of where one was. */
const outOf: Readonly<Record<string, string>> = { behind: 'from behind', under: 'from under', in: 'of', on: 'from' };

/** Off the chair, up from one's knees, out from behind the curtain: whichever of them it is to the narrator. */
function tellRising(desk: Desk, thing: Thing): void {
  const { id } = thing;
  const around = parentOf(worldOf(desk.play()), thing);
  const relation = thing.at ? relationOf(thing.at) : undefined;
  const stand: Action = { subject: id, verb: 'stand', word: 'get up' };
  const out: readonly Action[] =
    around?.kind === 'prop'
      ? [{ subject: id, verb: 'exit', word: 'come out', object: around.id, preposition: outOf[relation ?? ''] ?? 'of' }]
      : [];
  tellVerdict(
    desk,
    id,
    relation === 'on' ? [stand, ...out] : [...out, stand],
    placeOf(worldOf(desk.play()), thing)?.id,
  );
}

function tellPushing(desk: Desk, thing: Thing, door: EntityId): void {
  const world = worldOf(desk.play());
  const closed = world.things.get(door);
  if (!closed || isOpen(closed)) return;
  tellVerdict(desk, thing.id, [{ subject: thing.id, verb: 'open', object: door }], placeOf(world, thing)?.id);
}

/** Tells the first of these that the narrator lets happen; where there is none, why not. True when it came to something. */
function tellVerdict(
  desk: Desk,
  actor: EntityId,
  actions: readonly Action[],
  place: EntityId | undefined,
  otherwise = '',
): boolean {
  let refused: Verdict | undefined;
  for (const action of actions) {
    const { verdict } = rule(desk, actor, action);
    const changes = verdict.ok ? soundChanges(desk, verdict.changes) : [];
    if (verdict.ok && changes.length > 0) {
      record(desk, actor, `walked:${actor}`, verdict.narration, changes, place);
      return true;
    }
    if (!verdict.ok) refused ??= verdict;
  }
  const why = (refused?.narration ?? '') || (refused?.reason ?? '') || otherwise;
  if (why !== '') record(desk, actor, `kept:${actor}`, why, [], place);
  return false;
}

function record(
  desk: Desk,
  actor: EntityId,
  id: string,
  narration: string,
  changes: ReturnType<typeof soundChanges>,
  place: EntityId | undefined,
): void {
  desk.record({
    type: 'event:told',
    by: actor,
    cause: 'walked',
    id,
    narration: narration.slice(0, 4000),
    changes,
    ...(place ? { place } : {}),
  });
}
