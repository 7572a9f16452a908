import type { Condition, DeedPattern, LinePattern, Span, TellingPattern } from '../drama/condition.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { isWithin } from '../world/containment.ts';
import { stateOf, thingOf } from '../world/world.ts';
import { asWitnessed, type Moment } from './moment.ts';
import { plain, plainPhrases } from './plain-words.ts';
import { nameOf, worldOf, type Play } from './play.ts';
import { mattersTold } from './telling.ts';

const found = new WeakMap<Play, Map<Condition, boolean>>();

/** Does it hold now? Looks at the world and at what happened, and at nothing else; at each of them once. */
export function holds(play: Play, condition: Condition): boolean {
  let known = found.get(play);
  if (!known) found.set(play, (known = new Map<Condition, boolean>()));
  let isSo = known.get(condition);
  if (isSo === undefined) known.set(condition, (isSo = look(play, condition)));
  return isSo;
}

function look(play: Play, condition: Condition): boolean {
  const world = worldOf(play);
  if ('all' in condition) return condition.all.every((inner) => holds(play, inner));
  if ('any' in condition) return condition.any.some((inner) => holds(play, inner));
  if ('not' in condition) return !holds(play, condition.not);
  if ('witness' in condition) {
    const { witness, of } = condition;
    return 'done' in of
      ? someDeed(play, of.done, (moment) => asWitnessed(moment, witness) !== undefined)
      : someLine(play, of.said, (moment) => asWitnessed(moment, witness));
  }
  if ('of' in condition) {
    return condition.of.filter((inner) => holds(play, inner)).length >= condition.atLeast;
  }
  if ('state' in condition) {
    const thing = thingOf(world, condition.entity);
    return Object.entries(condition.state).every(([key, value]) => (stateOf(thing, key) ?? false) === (value ?? false));
  }
  if ('within' in condition) {
    return isWithin(world, thingOf(world, condition.entity), thingOf(world, condition.within));
  }
  if ('at' in condition) {
    const { at } = thingOf(world, condition.entity);
    return at !== null && relationOf(at) === relationOf(condition.at) && parentIn(at) === parentIn(condition.at);
  }
  if ('done' in condition) return someDeed(play, condition.done, () => true);
  if ('said' in condition) return someLine(play, condition.said, ({ text }) => text);
  if ('told' in condition) return isTold(play, condition.told);
  if ('knows' in condition) return knows(play, condition.knows, condition.matter);
  if ('played' in condition) return play.roles.has(condition.played);
  if ('case' in condition) return play.case === condition.case;
  if ('named' in condition) {
    const named = play.blueprint.conditions?.[condition.named];
    return named !== undefined && holds(play, named);
  }
  if ('beat' in condition) return play.beats.includes(condition.beat);
  if ('point' in condition) return play.reached.some(({ point }) => point === condition.point);
  return play.now - play.since[condition.secondsInto].at >= condition.atLeast * 1000;
}

/** Has the matter been told, by whom and to whom the pattern wants? */
function isTold(play: Play, { matter, by, to, since }: TellingPattern): boolean {
  return momentsSince(play, since).some(
    (moment) =>
      (by === undefined || moment.actor === by) &&
      (to === undefined || (moment.witnesses.includes(to) && moment.actor !== to)) &&
      mattersTold(play.blueprint, moment).includes(matter),
  );
}

/** Does somebody know it: from before the play, as far as that holds, or because it was told in their hearing? */
export function knows(play: Play, actor: EntityId, matter: string): boolean {
  const brought = play.profiles
    .get(actor)
    ?.knows?.some((knowledge) => knowledge.matter === matter && (!knowledge.when || holds(play, knowledge.when)));
  return brought === true || isTold(play, { matter, to: actor });
}

const momentsSince = (play: Play, span: Span = 'play'): Moment[] => play.history.slice(play.since[span].moments);

function someDeed(play: Play, pattern: DeedPattern, accepts: (moment: Moment) => boolean): boolean {
  const verbs = pattern.verb === undefined ? undefined : [pattern.verb].flat();
  return momentsSince(play, pattern.since).some(
    (moment) =>
      moment.kind === 'deed' &&
      moment.action !== undefined &&
      (pattern.by === undefined || moment.actor === pattern.by) &&
      (!verbs ||
        verbs.includes(moment.action.verb) ||
        (moment.action.word !== undefined && verbs.includes(moment.action.word))) &&
      (pattern.object === undefined || moment.action.object === pattern.object) &&
      (pattern.target === undefined || moment.action.target === pattern.target) &&
      accepts(moment),
  );
}

function someLine(play: Play, pattern: LinePattern, heard: (moment: Moment) => string | undefined): boolean {
  const phrases = pattern.words && plainPhrases(pattern.words);
  const unless = pattern.without && plainPhrases(pattern.without);
  return momentsSince(play, pattern.since).some((moment) => {
    if (moment.kind !== 'line') return false;
    if (pattern.by !== undefined && moment.actor !== pattern.by) return false;
    if (pattern.to !== undefined && moment.to !== pattern.to) return false;
    const words = heard(moment);
    if (words === undefined) return false;
    if (!phrases && !unless) return true;
    const text = words === moment.text && moment.plain !== undefined ? moment.plain : plain(words);
    if (unless?.some((phrase) => text.includes(phrase))) return false;
    return phrases?.some((phrase) => text.includes(phrase)) ?? true;
  });
}

/** More ways than these are too many to name. */
const mostWays = 3;

/** What is missing for a condition to hold, each in a sentence. Of several ways, the first few that say something are named. */
export function missingFor(play: Play, condition: Condition): string[] {
  if (holds(play, condition)) return [];
  if ('all' in condition) return condition.all.flatMap((inner) => missingFor(play, inner));
  if ('any' in condition) {
    // That a beat was not played tells nobody what to do; what it would change does.
    const telling = condition.any.filter((inner) => !('beat' in inner));
    const ways = (telling.length > 0 ? telling : condition.any).map((inner) => missingFor(play, inner).join(' and '));
    const named = ways.filter((way) => way.length < 120).slice(0, mostWays);
    return [(named.length > 0 ? named : ways.slice(0, 1)).join(', or ')];
  }
  if ('of' in condition && !('witness' in condition)) {
    const open = condition.of.filter((inner) => !holds(play, inner));
    const wanted = condition.atLeast - (condition.of.length - open.length);
    return [`${wanted} more of these: ${open.flatMap((inner) => missingFor(play, inner)).join('; ')}`];
  }
  return [describe(play, condition)];
}

function describe(play: Play, condition: Condition): string {
  const name = (id: EntityId | undefined, otherwise: string) => (id === undefined ? otherwise : nameOf(play, id));
  if ('not' in condition) return 'something that should not be so still is';
  if ('witness' in condition) return `${name(condition.witness, 'somebody')} has not seen or heard it`;
  if ('state' in condition) {
    const states = Object.entries(condition.state).map(([key, value]) =>
      value === true ? `is not ${key}` : value === false ? `is ${key}` : `is not ${key} ${String(value)}`,
    );
    return `${name(condition.entity, 'it')} ${states.join(' and ')}`;
  }
  if ('within' in condition) return `${name(condition.entity, 'it')} is not in ${name(condition.within, 'there')}`;
  if ('at' in condition && 'entity' in condition) {
    const relation = relationOf(condition.at).replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
    return `${name(condition.entity, 'it')} is not ${relation} ${name(parentIn(condition.at), 'there')}`;
  }
  if ('done' in condition) {
    const { by, verb, object } = condition.done;
    return `${name(by, 'nobody')} has ${by === undefined ? '' : 'not '}done it: ${[[verb ?? 'act'].flat()[0], name(object, '')].join(' ').trim()}`;
  }
  if ('said' in condition) {
    const { by, words } = condition.said;
    const what = words?.[0] === undefined ? 'spoken' : `said anything like “${words[0]}”`;
    return `${name(by, 'nobody')} has ${by === undefined ? '' : 'not '}${what}`;
  }
  if ('told' in condition) {
    const { by } = condition.told;
    return `${name(by, 'nobody')} has ${by === undefined ? '' : 'not '}said that ${claimOf(play, condition.told.matter)}`;
  }
  if ('knows' in condition) return `${name(condition.knows, 'somebody')} does not know it yet`;
  if ('played' in condition) return `nobody plays ${name(condition.played, 'the role')}`;
  if ('case' in condition) return 'that is not how it was';
  if ('named' in condition) {
    const named = play.blueprint.conditions?.[condition.named];
    return named ? missingFor(play, named).join(' and ') : 'something is missing';
  }
  if ('beat' in condition) return `“${condition.beat}” has not been played`;
  if ('point' in condition) return `“${condition.point}” has not been reached`;
  return 'it is too early';
}

const claimOf = (play: Play, matter: string): string =>
  play.blueprint.matters?.find(({ id }) => id === matter)?.claim ?? matter;
