import type { OfferedDeed } from '../drama/deed.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import { seededRandom } from '../kit/random.ts';
import { entityIn, type Candidate, type CandidateGroup, type Outlook } from './affordances/candidate.ts';
import { onHolding } from './affordances/on-holdings.ts';
import { onOneself } from './affordances/on-oneself.ts';
import { onPerson } from './affordances/on-people.ts';
import { onThing } from './affordances/on-things.ts';
import { ownDeeds } from './affordances/own-deeds.ts';
import { onPlace } from './affordances/ways-out.ts';
import { contents, descendants, isDead, isWithin, placeOf } from './containment.ts';
import { attemptFrom } from './grammar/read-action.ts';
import { adjudicate, type Circumstances } from './judging/adjudicate.ts';
import type { Ruling } from './judging/ruling.ts';
import { silence } from './names/discourse.ts';
import { nameIndex } from './names/name-index.ts';
import { upperFirst } from './naming.ts';
import type { Scene } from './narrator.ts';
import { unseen } from './sight.ts';
import { worldTongueOf } from './tongues/tongues.ts';
import { is, thingOf, type Thing, type World } from './world.ts';

interface AffordanceOptions {
  readonly probe?: PhysicalProbe | undefined;
  /** The language the deeds are called in: `en`, `zh`. */
  readonly language?: string | undefined;
}

/** More than so many deeds with one thing are a puzzle, not an offer. */
const mostWithThings = 10;
const mostWithPeople = 8;

/**
 * What an actor may do with a thing, a person, a place or themselves now, the likeliest first. Every one of them the narrator
 * would let happen at this moment; what is far off counts as well, since the body walks there first.
 */
export function affordancesOf(
  scene: Scene,
  actor: EntityId,
  thing: EntityId,
  { probe, language }: AffordanceOptions = {},
): readonly OfferedDeed[] {
  const { world } = scene;
  const self = world.things.get(actor);
  const object = world.things.get(thing);
  if (!self || !object || self.kind !== 'actor' || isDead(self) || self.at === null) return [];
  if (object.id !== self.id && object.kind !== 'place' && unseen(world, self, object, undefined, probe)) return [];
  const most = object.kind === 'actor' && object.id !== actor ? mostWithPeople : mostWithThings;
  const judge = judgeFor(scene, actor, probe);
  const deeds: OfferedDeed[] = [];
  const told = new Set<string>();
  const outlook = outlookOf(world, self);
  for (const { most: ofThese, candidates } of [...ownDeeds(object, outlook), ...comingToMind(object, outlook)]) {
    let taken = 0;
    for (const candidate of candidates) {
      if (taken >= ofThese || deeds.length >= most) break;
      const words = wordsFor(world, candidate, language);
      const effect = told.has(words) ? undefined : judge(candidate);
      // Another word for what is offered already is no other deed.
      if (effect === undefined || told.has(effect)) continue;
      told.add(words).add(effect);
      deeds.push({ action: { subject: actor, ...candidate.action }, words });
      taken++;
    }
  }
  return deeds;
}

function comingToMind(object: Thing, outlook: Outlook): readonly CandidateGroup[] {
  const { self, world } = outlook;
  if (object.kind === 'place') return onPlace(object, outlook);
  if (object.id === self.id) return onOneself(outlook);
  if (object.kind === 'actor') return onPerson(object, outlook);
  return isWithin(world, object, self) ? onHolding(object, outlook) : onThing(object, outlook);
}

function outlookOf(world: World, self: Thing): Outlook {
  const place = placeOf(world, self);
  const drawn = contents(world, self, 'heldBy').sort((a, b) => Number(is(b, 'wielded')) - Number(is(a, 'wielded')));
  const near = place
    ? descendants(world, place).filter((other) => other.id !== self.id && !isWithin(world, other, self))
    : [];
  return { world, self, held: drawn, near };
}

/**
 * Asks the narrator, as `rule` of the company does at the moment of contact. Says what a deed would bring about, and nothing
 * where it is refused or would bring about nothing.
 */
function judgeFor(scene: Scene, actor: EntityId, probe: PhysicalProbe | undefined) {
  const names = nameIndex(scene.world);
  const circumstances: Circumstances = {
    discourse: { ...(scene.discourses.get(actor) ?? silence), here: [] },
    random: seededRandom(0),
    probe,
  };
  const rule = (world: World, action: Candidate['action'], given = circumstances): Ruling | undefined => {
    const rulings = adjudicate(world, actor, attemptFrom(action, names), given);
    return rulings.every(({ verdict }) => verdict.ok) ? rulings.at(-1) : undefined;
  };
  return ({ action, after, tells, phrase, own }: Candidate): string | undefined => {
    const first = after && rule(scene.world, after);
    if (after && !first) return undefined;
    // Whether there is a way through a door that is still closed, a stage cannot say yet.
    const ruling = first
      ? rule(first.world, action, { ...circumstances, probe: probe && withoutPaths(probe) })
      : rule(scene.world, action);
    if (!ruling) return undefined;
    const { changes } = ruling.verdict;
    if (tells) return `tells:${own ?? phrase}:${action.object ?? ''}:${action.target ?? ''}`;
    return changes.length > 0 ? JSON.stringify(changes) : undefined;
  };
}

const withoutPaths = (probe: PhysicalProbe): PhysicalProbe => ({
  reaches: (actor, thing) => probe.reaches?.(actor, thing),
  sees: (actor, thing) => probe.sees?.(actor, thing),
  hears: (actor, source) => probe.hears?.(actor, source),
});

/** A deed as it is offered: a short imperative in the language asked for. */
function wordsFor(world: World, { phrase, own, action, stuff }: Candidate, language: string | undefined): string {
  const tongue = worldTongueOf(language);
  const nameOf = (slot: string): string => {
    if (slot === 'stuff') return stuff ? tongue.liquidOf(stuff) : '';
    const isOwner = slot === 'object’s';
    const id = entityIn(action[isOwner ? 'object' : (slot as 'object' | 'target' | 'instrument')]);
    if (id === undefined) return '';
    return isOwner ? tongue.ownerOf(thingOf(world, id)) : tongue.nameOf(thingOf(world, id));
  };
  const filled = (own ?? tongue.deeds[phrase]).replace(/\{([^}]+)\}/g, (_, slot: string) => nameOf(slot));
  return tongue.finish(upperFirst(filled.replace(/\s+/g, ' ').trim()));
}
