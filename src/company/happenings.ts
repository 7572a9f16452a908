import type { Action } from '../drama/action.ts';
import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StageHappening } from '../drama/stage-port.ts';
import { parentIn, relationOf, whereabouts } from '../drama/whereabouts.ts';
import { worldOf } from '../play/play.ts';
import { contents, isDead, isOpen, parentOf, placeOf } from '../world/containment.ts';
import { happeningsIn, hindranceIn } from '../world/tongues/tongues.ts';
import { is, stateOf, type Thing, type World } from '../world/world.ts';
import { soundChanges, tell } from './consequences.ts';
import type { Desk } from './desk.ts';
import { rule } from './rulings.ts';

type HappeningOf<Kind extends StageHappening['kind']> = Extract<StageHappening, { kind: Kind }>;

/** What bodies and things did by themselves becomes a fact. */
export function tellHappening(desk: Desk, happening: StageHappening): void {
  if (happening.kind === 'landed' || happening.kind === 'broke') tellAccident(desk, happening);
  else tellWalk(desk, happening);
}

/**
 * A player's body did something on its own feet. The narrator rules on it as on any deed, and what it comes to is told;
 * what is refused changes nothing, is told to the player alone, and the stage brings the body back.
 */
function tellWalk(desk: Desk, happening: HappeningOf<'walked' | 'rises' | 'pushes'>): void {
  const { actor } = happening;
  const thing = worldOf(desk.play()).things.get(actor);
  if (thing?.kind !== 'actor' || isDead(thing)) return;
  if (happening.kind === 'walked') tellGoing(desk, thing, happening);
  else if (happening.kind === 'rises') tellRising(desk, thing);
  else tellPushing(desk, thing, happening.door);
}

function tellGoing(desk: Desk, thing: Thing, happening: HappeningOf<'walked'>): void {
  const { actor, place, x, y, z, yaw } = happening;
  const here = placeOf(worldOf(desk.play()), thing)?.id;
  if (here === undefined || worldOf(desk.play()).things.get(place)?.kind !== 'place') return;
  if (here !== place) {
    const otherwise = hindranceIn(worldOf(desk.play()), 'no-way', place);
    const go: Action = { subject: actor, verb: 'go', preposition: 'to', object: place };
    // Turned back, they did not go anywhere.
    if (!tellVerdict(desk, actor, [go], place, otherwise)) return;
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
  const actions = relation === 'on' ? [stand, ...out] : [...out, stand];
  tellVerdict(desk, id, actions, placeOf(worldOf(desk.play()), thing)?.id);
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
  const walked = { cause: 'walked', place } as const;
  let why: string | undefined;
  for (const action of actions) {
    const { verdict } = rule(desk, actor, action);
    const changes = verdict.ok ? soundChanges(desk, verdict.changes) : [];
    if (verdict.ok && changes.length > 0) {
      const narration = verdict.narration.slice(0, 4000);
      tell(desk, { ...walked, id: `walked:${actor}`, narration, changes }, actor);
      return true;
    }
    if (!verdict.ok) why ??= verdict.narration || verdict.reason;
  }
  const narration = (why || otherwise).slice(0, 4000);
  if (narration !== '') tell(desk, { ...walked, id: `kept:${actor}`, narration }, actor);
  return false;
}

/** Things did something by themselves: the narrator takes it into the world and tells it. */
function tellAccident(desk: Desk, happening: HappeningOf<'landed' | 'broke'>): void {
  const world = worldOf(desk.play());
  const thing = world.things.get(happening.thing);
  if (!thing || thing.at === null) return;
  const place = placeOf(world, thing)?.id;
  if (happening.kind === 'broke') {
    if (is(thing, 'broken')) return;
    const narration = happeningsIn(world).breaks(thing);
    const changes = breaking(world, thing);
    return tell(desk, { cause: 'accident', id: `broke:${thing.id}`, narration, changes, place });
  }
  const { at } = happening;
  const under = world.things.get(parentIn(at));
  if (!under) return;
  const relation = relationOf(at);
  if (thing.at && relationOf(thing.at) === relation && parentIn(thing.at) === under.id) return;
  const changes: Change[] = [{ entity: thing.id, property: 'at', value: whereabouts(relation, under.id) }];
  const narration = happeningsIn(world).lands(thing, { relation, under }, happening.fell);
  tell(desk, { cause: 'accident', id: `landed:${thing.id}`, narration, changes, place });
}

/** [BREAK1] Pieces: what was in or on it lies about, what was poured in it is gone, what burnt is out. */
function breaking(world: World, thing: Thing): Change[] {
  const floor = placeOf(world, thing)?.id;
  const changes: Change[] = [{ entity: thing.id, property: 'broken', value: true }];
  const undone = { liquid: null, amount: 0, lit: false, on: false };
  for (const [property, value] of Object.entries(undone)) {
    if (stateOf(thing, property) !== undefined) changes.push({ entity: thing.id, property, value });
  }
  const spilled = floor ? contents(world, thing, 'in', 'on') : [];
  return [
    ...changes,
    ...spilled.map(({ id }): Change => ({ entity: id, property: 'at', value: { in: floor as EntityId } })),
  ];
}
