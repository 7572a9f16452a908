import type { EntityId } from '../../drama/entity-id.ts';
import { worldOf, type Play } from '../../play/play.ts';
import { guestId } from '../../drama/guest.ts';
import type { Deed } from '../../play/deed.ts';
import { mattersTold } from '../../play/telling.ts';
import { worldTongueOf } from '../../world/tongues/tongues.ts';
import { contents, isDead } from '../../world/containment.ts';
import { has, thingOf, type Thing } from '../../world/world.ts';
import { addressHeard } from '../addressing.ts';
import type { ActorContext } from '../context.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { readActs, type Part } from '../part.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues, says, waysToSay } from '../tongues/tongues.ts';
import { gistOfWords } from '../understudy/gisting.ts';
import type { Witnessed } from '../witnessed.ts';

/** Something that could be asked, not yet chosen. */
interface Question {
  readonly text: string;
  readonly to: EntityId | undefined;
  /** What it is about: of two that are about the same, one is enough. */
  readonly topic: string;
}

/** So many things, people and matters are thought of at once. */
const mostOfEach = 3;
/** What was said or done longer ago is not asked about any more. */
const recentMs = 20_000;
/** So long somebody has only just come in. */
const newMs = 60_000;
/** So many lines back a name is still in everybody's ear. */
const linesInEar = 4;
/** Words longer than this are not said back. */
const longestEcho = 48;

/**
 * What somebody could ask, from nothing but what they see, hold and have heard: about what was just said or done, of things and
 * people the talk is about, of what they hold. The nearest to the moment first. A known person is asked nothing that could be
 * asked of anybody at any time.
 */
export function questionsOf(
  play: Play,
  context: ActorContext,
  part: Part,
  facing: EntityId | undefined,
): readonly Question[] {
  const { actor, past } = context;
  const world = worldOf(play);
  const { tongue } = part;
  const register = part.profile.manner?.register;
  const called = (thing: Thing): string => worldTongueOf(tongue).nameOf(thing);
  const present = context.others.filter(({ note }) => note !== 'dead').map(({ id }) => id);
  const to = facing !== undefined && present.includes(facing) ? facing : undefined;
  const other = to === undefined ? undefined : thingOf(world, to);
  const ways = (
    occasion: Occasion,
    topic: string,
    slots: Readonly<Record<string, string>> = {},
    act = '',
  ): Question[] =>
    waysToSay(occasion, tongue, register).map((way) => ({ text: `${act}${filled(way, slots)}`, to, topic }));

  const hasSpoken = past.some(({ by, kind }) => by === actor && kind === 'line');
  const isNew = !hasSpoken && part.now - (past[0]?.at ?? part.now) < newMs;
  // Whoever hides asks nobody anything.
  if (context.hidden) return [];
  if (!other) {
    if (present.length === 0) return ways('alone', 'alone');
    return [...(isNew ? ways('arrive', 'arrival') : []), ...ways('what-happens', 'all')];
  }
  // Whom one has just struck is not asked how they do.
  if (hasHarmed(context, part, other.id))
    return [...ways('after-harm', `harm:${other.id}`), ...ofTheMoment(context, part, other.id, ways)];
  const done = justDoneTo(context, part, other.id);
  const isKnown = part.profile.relationships?.[other.id] !== undefined;
  const isQuiet = !past.some(({ kind }) => kind === 'line');
  const inEar = namesInEar(context, part);
  const isNear = (thing: Thing): boolean => inEar.has(thing.id);
  const isWorthAsking = (thing: Thing): boolean => isNear(thing) || (!isKnown && isMatter(thing.id, part));
  const things = context.objects
    .map(({ id }) => thingOf(world, id))
    .filter((thing) => isAskable(thing) && thing.at !== null && !('heldBy' in thing.at) && !('wornBy' in thing.at))
    .filter(isWorthAsking);
  const others = present.filter((id) => id !== other.id && id !== guestId).map((id) => thingOf(world, id));
  const spokenOf = others.filter(isNear);
  // A clause in somebody's own words is theirs alone.
  const rumours = part.hearsay
    .filter(({ from, matter }) => from !== other.id && !hasHeard(play, other.id, matter.id))
    .map(({ matter }) => matter)
    .filter(({ about, claim }) => !about?.includes(actor) && claim.length < 90 && !says('ofOneself', claim));
  return [
    ...(done ? ways(done.kind === 'gift' ? 'after-gift' : 'after-deed', `done:${other.id}`) : []),
    ...ofTheMoment(context, part, other.id, ways),
    ...(isNew && !isKnown ? ways('arrive', 'arrival') : []),
    ...(isKnown && isQuiet ? ways('greet', `greet:${other.id}`, { other: called(other) }) : []),
    ...(isKnown ? [] : ways('of-you-unknown', `you:${other.id}`)),
    ...contents(world, other, 'heldBy')
      .filter((thing) => context.objects.some(({ id }) => id === thing.id) && isWorthAsking(thing))
      .slice(0, mostOfEach)
      .flatMap((thing) => ways('of-your-thing', `thing:${thing.id}`, { thing: called(thing) })),
    ...contents(world, thingOf(world, actor), 'heldBy')
      .slice(0, mostOfEach)
      .flatMap((thing) =>
        ways('of-my-thing', `thing:${thing.id}`, {}, mindTongues[tongue].showing(called(thing), called(other))),
      ),
    ...things.slice(0, mostOfEach).flatMap((thing) => ways('of-thing', `thing:${thing.id}`, { thing: called(thing) })),
    ...(spokenOf.length > 0 ? spokenOf : others)
      .slice(0, mostOfEach)
      .flatMap((who) => ways('of-another', `who:${who.id}`, { who: called(who) })),
    ...rumours.slice(-mostOfEach).flatMap(({ id, claim: inEnglish, claimIn }) => {
      const claim = tongue === 'en' ? inEnglish : claimIn?.[tongue];
      return claim ? ways('is-it-true', `matter:${id}`, { claim }) : [];
    }),
    ...(isKnown ? [] : [...ways('of-use', 'use'), ...ways('what-happens', 'all')]),
    ...ways('of-you', `you:${other.id}`),
  ];
}

/** What is asked about the last thing the other said or did, or that happened to everybody. */
function ofTheMoment(
  context: ActorContext,
  part: Part,
  other: EntityId,
  ways: (occasion: Occasion, topic: string, slots?: Readonly<Record<string, string>>) => Question[],
): Question[] {
  const { past, actor } = context;
  const last = past.findLast(
    ({ kind, by }) => kind === 'event' || ((kind === 'line' || kind === 'deed') && by !== actor),
  );
  // What one has answered is not asked about.
  const own = past.findLast(({ kind, by }) => kind === 'line' && by === actor);
  if (!last || part.now - last.at > recentMs || (own !== undefined && own.seq > last.seq)) return [];
  if (last.kind === 'event') return ways('of-event', `told:${last.seq}`);
  if (last.by !== other) return [];
  if (last.kind === 'deed') return isOfNote(last, actor) ? ways('of-deed', `done:${last.seq}`) : [];
  if (isToOthers(last, context, part)) return [];
  return aboutLine(last, context, part, ways);
}

/** What is asked back to a line: why it was asked or bidden, or about the very thing it spoke of. */
function aboutLine(
  line: Witnessed,
  context: ActorContext,
  part: Part,
  ways: (occasion: Occasion, topic: string, slots?: Readonly<Record<string, string>>) => Question[],
): Question[] {
  const acts = readActs(line);
  const topic = `said:${line.seq}`;
  if (acts.includes('question')) return ways('why-asked', topic);
  if (acts.includes('order') || acts.includes('request')) return ways('why-bidden', topic);
  const sentences = (line.words ?? '').split(/(?<=[.!?。！？…])\s*/).filter((sentence) => /\p{L}/u.test(sentence));
  for (const sentence of sentences.reverse()) {
    const gist = gistOfWords(sentence, 'said', { context, part, tongue: part.tongue });
    if (gist?.topic) return ways('of-topic', topic, { topic: gist.topic });
    if (gist?.clause && gist.echo.length <= longestEcho) return ways('of-echo', topic, { echo: gist.echo });
  }
  return ways('of-meaning', topic);
}

/** Somebody who lays a hand on a stool is not asked what that was for. */
const isOfNote = ({ deed }: Witnessed, actor: EntityId): boolean =>
  deed !== undefined && (deed.weight >= ofNote || (deed.victim === actor && deed.kind !== 'touch'));
const ofNote = 0.3;

/** What one has just done to them, and not spoken of since. */
export function justDoneTo({ past, actor }: ActorContext, { now }: Part, other: EntityId): Deed | undefined {
  const own = past.findLast(({ kind, by }) => (kind === 'deed' || kind === 'line') && by === actor);
  const { deed, action, at = 0 } = own ?? {};
  if (!own || !deed || now - at > recentMs || (deed.victim !== other && action?.target !== other)) return undefined;
  return deed.kind === 'gift' || isOfNote(own, actor) ? deed : undefined;
}

/** So long a blow is all there is to speak of with whom it hit. */
const harmMs = 90_000;

const hasHarmed = ({ past, actor }: ActorContext, { now }: Part, other: EntityId): boolean =>
  past.some(
    ({ kind, by, at, deed }) =>
      kind === 'deed' && by === actor && deed?.victim === other && deed.kind === 'harm' && now - at < harmMs,
  );

/** A line others exchange is none to ask about. */
function isToOthers(line: Witnessed, context: ActorContext, part: Part): boolean {
  const { to } = addressHeard(line, context, part.names);
  return to.length > 0 && !to.includes(context.actor);
}

/** Whether somebody was there when it was told. */
const hasHeard = (play: Play, who: EntityId, matter: string): boolean =>
  [...play.history].some(
    (moment) =>
      moment.kind === 'line' && moment.witnesses.includes(who) && mattersTold(play.blueprint, moment).includes(matter),
  );

/** Whom and what the last lines named. */
function namesInEar({ past }: ActorContext, { names }: Part): ReadonlySet<EntityId> {
  const lines = past.filter(({ kind }) => kind === 'line').slice(-linesInEar);
  return new Set(lines.flatMap(({ plain = '' }) => mentionedIn(plain, names).map(({ id }) => id)));
}

/** Whether there is something to know about it. */
const isMatter = (id: EntityId, { matters }: Part): boolean => matters.some(({ about }) => about?.includes(id));

/** Whom somebody speaks to when they face nobody: whoever spoke to them last, or is simply there. */
export function likeliestListener(context: ActorContext, facing: EntityId | undefined): EntityId | undefined {
  const present = context.others.filter(({ note }) => note !== 'dead').map(({ id }) => id);
  if (facing !== undefined && present.includes(facing)) return facing;
  const lines = context.past.filter(({ kind, by }) => kind === 'line' && by !== undefined && present.includes(by));
  return lines.findLast(({ to }) => to === context.actor)?.by ?? lines.at(-1)?.by ?? present[0];
}

/** Nobody asks about the floor or a door. */
const isAskable = (thing: Thing): boolean =>
  !has(thing, 'door') && !has(thing, 'scenery') && !(has(thing, 'fixed') && has(thing, 'supporter')) && !isDead(thing);

const filled = (way: string, slots: Readonly<Record<string, string>>): string =>
  way
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
