import type { EntityId } from '../drama/entity-id.ts';
import type { Draft } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import { rowOf } from '../drama/verb.ts';
import { voices, type Voice } from '../drama/voice.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { isDead, isOpen, parentOf, placeOf, relationOfThing } from '../world/containment.ts';
import { hasLight } from '../world/light.ts';
import { unseen } from '../world/sight.ts';
import { thingOf, type Thing, type World } from '../world/world.ts';
import { currentPoint, worldOf, type Play } from './play.ts';

/** Who perceived a fact, and which of them did not see whose it was. */
interface Perceived {
  readonly witnesses: readonly EntityId[];
  readonly unseenBy?: readonly EntityId[];
}

const nobody: Perceived = { witnesses: [] };
const only = (...actors: readonly EntityId[]): Perceived => ({ witnesses: actors });

/** Who perceives what is about to become a fact. */
export function perceive(play: Play, draft: Draft, probe?: PhysicalProbe): Perceived {
  const world = worldOf(play);
  const senses = { play, world, probe };
  switch (draft.type) {
    case 'thought:had':
    case 'decision:made':
    case 'cue:given':
    case 'memory:kept':
    case 'hack:refused':
    case 'action:cancelled':
      return only(draft.actor);
    case 'line:begun':
      return hearing(senses, draft.actor, draft.voice, draft.to);
    case 'word:spoken':
    case 'line:ended': {
      const line = play.lines.get(draft.turn)?.begun;
      return line ? hearing(senses, draft.actor, line.voice, line.to) : nobody;
    }
    case 'action:begun':
      return { witnesses: seers(senses, draft.actor) };
    case 'action:ruled': {
      if (!draft.verdict.ok) return only(draft.actor);
      const after = { ...senses, world: applyChanges(world, draft.verdict.changes) };
      const saw = new Set([...seers(senses, draft.actor), ...seers(after, draft.actor)]);
      const felt = [draft.action.object, draft.action.target].filter(
        (id): id is EntityId =>
          id !== undefined && isAwake(world, id as EntityId) && samePlace(world, draft.actor, id as EntityId),
      );
      // Whoever a deed wounds knows it, seen or not.
      const struck = draft.verdict.changes
        .map(({ entity }) => entity)
        .filter((id) => isAwake(world, id) && canPerceive(play, id, draft.actor));
      const heard = rowOf(draft.action.verb).heard ? hearers(senses, draft.actor) : [];
      return joined(world, saw, [...felt.filter((id) => canPerceive(play, id, draft.actor)), ...struck, ...heard]);
    }
    case 'actor:entered':
    case 'actor:left': {
      const after = { ...senses, world: applyChanges(world, draft.changes) };
      return joined(world, new Set([...seers(senses, draft.actor), ...seers(after, draft.actor)]), []);
    }
    case 'event:told':
    case 'scene:opened': {
      if (draft.type === 'event:told' && draft.cause === 'walked') return walking(senses, draft);
      const after = applyChanges(world, draft.changes);
      const place = placeOfEvent(play, draft, after);
      return place
        ? { witnesses: everyone(world).filter((id) => reachesEars({ ...senses, world: after }, id, place)) }
        : nobody;
    }
    case 'body:moved':
    case 'play:opened':
    case 'case:drawn':
    case 'act:opened':
    case 'point:opened':
    case 'point:reached':
    case 'play:ended':
    case 'role:taken':
    case 'role:released':
    case 'turn:begun':
    case 'turn:ended':
    case 'road:laid':
    case 'beat:played':
    case 'flag:checked':
    case 'stall:noted':
    case 'clock:struck':
    case 'model:called':
    case 'model:garbled':
    case 'understudy:stepped-in':
      return nobody;
  }
}

interface Senses {
  readonly play: Play;
  readonly world: World;
  readonly probe: PhysicalProbe | undefined;
}

const everyone = (world: World): EntityId[] => world.cast.filter((id) => isAwake(world, id));

const isAwake = (world: World, id: EntityId): boolean => {
  const thing = world.things.get(id);
  return thing?.kind === 'actor' && !isDead(thing) && placeOf(world, thing) !== undefined;
};

/** An apparition is perceived only by those it comes to. */
const canPerceive = (play: Play, witness: EntityId, actor: EntityId): boolean =>
  witness === actor || (play.profiles.get(actor)?.apparentTo?.includes(witness) ?? true);

/** Does one actor see another, or themselves? Through an open door one sees who stands in the room. */
export function sees(
  play: Play,
  witness: EntityId,
  actor: EntityId,
  probe?: PhysicalProbe,
  world = worldOf(play),
): boolean {
  if (witness === actor) return true;
  if (!canPerceive(play, witness, actor)) return false;
  const [eyes, seen] = [thingOf(world, witness), thingOf(world, actor)];
  const why = unseen(world, eyes, seen, undefined, probe);
  if (!why) return true;
  if (why.code !== 'not-here') return false;
  const [here, there] = [placeOf(world, eyes), placeOf(world, seen)];
  if (!here || !there || !isOpenBetween(world, here, there)) return false;
  if (!standsInTheOpen(world, eyes) || !standsInTheOpen(world, seen) || !hasLight(world, seen)) return false;
  return probe?.sees?.(witness, actor) ?? true;
}

/** Does what is said there reach these ears? In the same place and through an open way; never through a closed door. */
export function hears(
  play: Play,
  witness: EntityId,
  actor: EntityId,
  probe?: PhysicalProbe,
  world = worldOf(play),
): boolean {
  if (witness === actor) return true;
  if (!canPerceive(play, witness, actor)) return false;
  const told = probe?.hears?.(witness, actor);
  if (told !== undefined) return told;
  const place = placeOf(world, thingOf(world, actor));
  return place !== undefined && reachesEars({ play, world, probe }, witness, place.id);
}

function reachesEars({ world }: Senses, witness: EntityId, place: EntityId): boolean {
  const here = placeOf(world, thingOf(world, witness));
  return here !== undefined && (here.id === place || isOpenBetween(world, here, thingOf(world, place)));
}

const samePlace = (world: World, a: EntityId, b: EntityId): boolean =>
  placeOf(world, thingOf(world, a))?.id === placeOf(world, thingOf(world, b))?.id;

/** The two places join, and nothing closed is between them. */
function isOpenBetween(world: World, here: Thing, there: Thing): boolean {
  const leads = (from: Thing, into: Thing) =>
    from.exits.some(({ to, door }) => to === into.id && (!door || isOpen(thingOf(world, door))));
  // Sound and sight go both ways, also where one can walk only one.
  return leads(here, there) || leads(there, here);
}

function standsInTheOpen(world: World, thing: Thing): boolean {
  const relation = relationOfThing(thing);
  const parent = parentOf(world, thing);
  return parent?.kind === 'place' || relation === 'on';
}

function seers({ play, world, probe }: Senses, actor: EntityId): EntityId[] {
  return everyone(world).filter((id) => id === actor || sees(play, id, actor, probe, world));
}

function hearers({ play, world, probe }: Senses, actor: EntityId): EntityId[] {
  return everyone(world).filter((id) => hears(play, id, actor, probe, world));
}

function hearing(senses: Senses, actor: EntityId, voice: Voice, to: EntityId | undefined): Perceived {
  const said = voices[voice];
  if (said.for === 'nobody') return isAwake(senses.world, actor) ? only(actor) : nobody;
  const isMeant = (id: EntityId): boolean => said.for === undefined || id === to;
  const isNear = (id: EntityId): boolean => said.carries > 0 || samePlace(senses.world, actor, id);
  const heard = hearers(senses, actor).filter((id) => id === actor || (isMeant(id) && isNear(id)));
  const saw = new Set(seers(senses, actor));
  return joined(senses.world, new Set(heard.filter((id) => saw.has(id))), heard);
}

/** In the order of the cast, each once. */
function joined(world: World, saw: ReadonlySet<EntityId>, heard: readonly EntityId[]): Perceived {
  const unseenBy = heard.filter((id, index) => !saw.has(id) && heard.indexOf(id) === index);
  const all = new Set([...saw, ...unseenBy]);
  const witnesses = world.cast.filter((id) => all.has(id));
  return unseenBy.length > 0 ? { witnesses, unseenBy: witnesses.filter((id) => unseenBy.includes(id)) } : { witnesses };
}

/** Who sees somebody walk on their own feet, before or after; where the narrator would not have it, only they know. */
function walking(senses: Senses, draft: Extract<Draft, { type: 'event:told' }>): Perceived {
  const { world } = senses;
  const actor = draft.by as EntityId;
  if (!isAwake(world, actor)) return nobody;
  if (draft.changes.length === 0) return only(actor);
  const after = { ...senses, world: applyChanges(world, draft.changes) };
  return joined(world, new Set([actor, ...seers(senses, actor), ...seers(after, actor)]), []);
}

function placeOfEvent(
  play: Play,
  draft: Extract<Draft, { type: 'event:told' | 'scene:opened' }>,
  world: World,
): EntityId | undefined {
  if (draft.type === 'scene:opened') {
    return play.points.find(({ scene }) => scene.id === draft.scene)?.scene.place;
  }
  if (draft.place) return draft.place;
  for (const { entity } of draft.changes) {
    const place = placeOf(world, thingOf(world, entity));
    if (place) return place.id;
  }
  return (currentPoint(play) ?? play.points[Math.max(0, play.point)])?.scene.place;
}
