import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Draft, Fact } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import { rowIn } from '../drama/verb.ts';
import { voices, type Sound, type Voice } from '../drama/voice.ts';
import { remembered } from '../kit/remembered.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { isDead, isOpen, parentOf, placeOf, relationOfThing } from '../world/containment.ts';
import { hasLight } from '../world/light.ts';
import { unseen } from '../world/sight.ts';
import { thingOf, type Thing, type World } from '../world/world.ts';
import { worldFor } from './arrived.ts';
import { currentPoint, worldOf, type Play } from './play.ts';
import { deedIn } from './read-deed.ts';

/** Who perceived a fact, and which of them did not see whose it was. */
interface Perceived {
  readonly witnesses: readonly EntityId[];
  readonly unseenBy?: readonly EntityId[];
}

const nobody: Perceived = { witnesses: [] };
const only = (...actors: readonly EntityId[]): Perceived => ({ witnesses: actors });

interface Senses {
  readonly play: Play;
  readonly world: World;
  readonly probe: PhysicalProbe | undefined;
}

type DraftOf<Type extends Draft['type']> = Extract<Draft, { readonly type: Type }>;
type Perceptions = { readonly [type in Draft['type']]?: (senses: Senses, draft: DraftOf<type>) => Perceived };

/** Makes a fact of a draft: its number, its time, and who perceived it. Time never runs back. */
export function stamp(play: Play, draft: Draft, at: number, probe?: PhysicalProbe): Fact {
  const perceived = perceive(play, draft, probe);
  return { seq: play.seq, at: Math.max(play.now, Math.round(at)), ...draft, ...perceived } as Fact;
}

/** Who perceives what is about to become a fact. */
function perceive(play: Play, draft: Draft, probe?: PhysicalProbe): Perceived {
  const perception = perceptions[draft.type] as ((senses: Senses, draft: Draft) => Perceived) | undefined;
  return perception?.({ play, world: worldOf(play), probe }, draft) ?? nobody;
}

const byOneself = (_: Senses, { actor }: { readonly actor: EntityId }): Perceived => only(actor);

function byEars(senses: Senses, { turn, actor }: DraftOf<'word:spoken' | 'line:ended'>): Perceived {
  const line = senses.play.lines.get(turn)?.begun;
  return line ? hearing(senses, actor, line.voice, line.to) : nobody;
}

const byEyes = (senses: Senses, { actor, changes }: DraftOf<'actor:entered' | 'actor:left'>): Perceived =>
  joined(senses.world, seersBeforeAndAfter(senses, actor, changes), []);

/** Facts that are not here are nobody's to perceive. */
const perceptions: Perceptions = {
  'thought:had': byOneself,
  'decision:made': byOneself,
  'cue:given': byOneself,
  'memory:kept': byOneself,
  'hack:refused': byOneself,
  'action:cancelled': byOneself,
  'line:begun': (senses, { actor, voice, to }) => hearing(senses, actor, voice, to),
  'word:spoken': byEars,
  'line:ended': byEars,
  'action:begun': (senses, { actor }) => ({ witnesses: seers(senses, actor, canNotice) }),
  'action:ruled'(senses, draft) {
    const { actor, action, verdict } = draft;
    const { play, world } = senses;
    // A hand laid on what another has is seen, though it gets nothing.
    if (!verdict.ok) return deedIn(play, draft) ? { witnesses: seers(senses, actor, canNotice) } : only(actor);
    const isHere = (id: EntityId): boolean => isAwake(world, id) && samePlace(world, actor, id);
    const felt = [action.object, action.target].filter(
      (id): id is EntityId => id !== undefined && isHere(id as EntityId),
    );
    // Whoever a deed wounds knows it, seen or not.
    const struck = verdict.changes.map(({ entity }) => entity).filter((id) => isAwake(world, id));
    const touched = [...felt, ...struck].filter((id) => canPerceive(play, id, actor));
    const { heard } = rowIn(action);
    if (!heard) return joined(world, seersBeforeAndAfter(senses, actor, verdict.changes), touched);
    // What is heard behind one's back is looked round at.
    const ears = hearers(senses, actor, heard === 'loud' ? 'crash' : 'noise');
    const look: Looking = (by, id) => canNotice(by, id, actor) || (ears.includes(id) && canSee(by, id, actor));
    return joined(world, seersBeforeAndAfter(senses, actor, verdict.changes, look), [...touched, ...ears]);
  },
  'actor:entered': byEyes,
  'actor:left': byEyes,
  'event:told': (senses, draft) =>
    draft.cause === 'walked'
      ? walking(senses, draft)
      : draft.cause === 'unheard'
        ? only(draft.by as EntityId)
        : happening(senses, draft),
  'scene:opened': happening,
};

/** Asked at every word, while the world stays as it is. */
const everyone = remembered((world: World): readonly EntityId[] => world.cast.filter((id) => isAwake(world, id)));

const isAwake = (world: World, id: EntityId): boolean => {
  const thing = world.things.get(id);
  return thing?.kind === 'actor' && !isDead(thing) && placeOf(world, thing) !== undefined;
};

/** An apparition is perceived only by those it comes to. */
const canPerceive = (play: Play, witness: EntityId, actor: EntityId): boolean =>
  witness === actor || (play.profiles.get(actor)?.apparentTo?.includes(witness) ?? true);

/** Does one actor see another, or themselves? */
export const sees = (play: Play, witness: EntityId, actor: EntityId, probe?: PhysicalProbe): boolean =>
  canSee({ play, world: worldOf(play), probe }, witness, actor);

/** Through an open door one sees who stands in the room. */
function canSee({ play, world, probe }: Senses, witness: EntityId, actor: EntityId): boolean {
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

type Looking = (senses: Senses, witness: EntityId, actor: EntityId) => boolean;

/** Do they see what is done there, as they stand and look? Where no stage can tell, whoever sees somebody does. */
function canNotice(senses: Senses, witness: EntityId, actor: EntityId): boolean {
  if (witness === actor) return true;
  const { probe } = senses;
  if (canSee(senses, witness, actor)) return probe?.notices?.(witness, actor) ?? true;
  return isGroped(senses, witness, actor) && probe?.notices?.(witness, actor) === true;
}

/** In the same dark place, with nothing but the dark between them: a stage knows how near they are. */
function isGroped({ play, world, probe }: Senses, witness: EntityId, actor: EntityId): boolean {
  if (!probe?.notices || !canPerceive(play, witness, actor)) return false;
  if (unseen(world, thingOf(world, witness), thingOf(world, actor), undefined, probe)?.code !== 'dark') return false;
  return probe.sees?.(witness, actor) === true;
}

/** Does what is said there reach these ears? Those of the dead it does not. */
export const hears = (play: Play, witness: EntityId, actor: EntityId): boolean =>
  !isDead(thingOf(worldOf(play), witness)) && canHear({ play, world: worldOf(play), probe: undefined }, witness, actor);

/** In the same place and through an open way; never through a closed door. */
function canHear({ play, world, probe }: Senses, witness: EntityId, actor: EntityId, sound?: Sound): boolean {
  if (witness === actor) return true;
  if (!canPerceive(play, witness, actor)) return false;
  const told = probe?.hears?.(witness, actor, sound);
  if (told !== undefined) return told;
  const place = placeOf(world, thingOf(world, actor));
  return place !== undefined && reachesEars(world, witness, place.id);
}

function reachesEars(world: World, witness: EntityId, place: EntityId): boolean {
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

const seers = (senses: Senses, actor: EntityId, looks: Looking): EntityId[] =>
  everyone(senses.world).filter((id) => looks(senses, id, actor));

const hearers = (senses: Senses, actor: EntityId, sound: Sound): EntityId[] =>
  everyone(senses.world).filter((id) => canHear(senses, id, actor, sound));

function seersBeforeAndAfter(
  senses: Senses,
  actor: EntityId,
  changes: readonly Change[],
  looks: Looking = canNotice,
): ReadonlySet<EntityId> {
  const after = { ...senses, world: applyChanges(senses.world, changes) };
  return new Set([...seers(senses, actor, looks), ...seers(after, actor, looks)]);
}

function hearing(senses: Senses, actor: EntityId, voice: Voice, to: EntityId | undefined): Perceived {
  const said = voices[voice];
  if (said.for === 'nobody') return isAwake(senses.world, actor) ? only(actor) : nobody;
  const isMeant = (id: EntityId): boolean =>
    said.for === undefined || id === to || senses.probe?.hears?.(id, actor, 'overheard') === true;
  const isNear = (id: EntityId): boolean => said.carries > 0 || samePlace(senses.world, actor, id);
  const heard = hearers(senses, actor, voice).filter((id) => id === actor || (isMeant(id) && isNear(id)));
  // Whose voice it is one knows from behind as well.
  const saw = new Set(seers(senses, actor, canSee));
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
function walking(senses: Senses, { by, changes }: DraftOf<'event:told'>): Perceived {
  const actor = by as EntityId;
  if (!isAwake(senses.world, actor)) return nobody;
  return changes.length === 0 ? only(actor) : joined(senses.world, seersBeforeAndAfter(senses, actor, changes), []);
}

/** What happens by itself is known wherever it is heard. */
function happening(senses: Senses, draft: DraftOf<'event:told' | 'scene:opened'>): Perceived {
  const { play, world } = senses;
  const after = applyChanges(worldFor(world, draft), draft.changes);
  const place = placeOfEvent(play, draft, after);
  if (!place) return nobody;
  // What bodies and things do by themselves is heard from where it is; what an author tells, in the whole place.
  const thing = draft.type === 'event:told' && draft.cause === 'accident' ? draft.changes[0]?.entity : undefined;
  const hears = (id: EntityId): boolean =>
    (thing && senses.probe?.hears?.(id, thing, 'noise')) ?? reachesEars(after, id, place);
  return { witnesses: everyone(world).filter(hears) };
}

function placeOfEvent(play: Play, draft: DraftOf<'event:told' | 'scene:opened'>, world: World): EntityId | undefined {
  if (draft.type === 'scene:opened') return play.points.find(({ scene }) => scene.id === draft.scene)?.scene.place;
  if (draft.place) return draft.place;
  for (const { entity } of draft.changes) {
    const place = placeOf(world, thingOf(world, entity));
    if (place) return place.id;
  }
  return (currentPoint(play) ?? play.points[Math.max(0, play.point)])?.scene.place;
}
