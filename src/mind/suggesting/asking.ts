import type { EntityId } from '../../drama/entity-id.ts';
import { worldOf, type Play } from '../../play/play.ts';
import { worldTongueOf } from '../../world/tongues/tongues.ts';
import { contents, isDead } from '../../world/containment.ts';
import { has, thingOf, type Thing } from '../../world/world.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues, says, waysToSay } from '../tongues/tongues.ts';

/** Something that could be asked, not yet chosen. */
interface Question {
  readonly text: string;
  readonly to: EntityId | undefined;
  /** What it is about: of two that are about the same, one is enough. */
  readonly topic: string;
}

/** So many things, people and matters are thought of at once. */
const mostOfEach = 4;

/**
 * What somebody could ask, from nothing but what they see, hold and have heard: of the one they face, of others and things
 * here, of what was said and done. The best first; everybody has something to ask, even a stranger with no part at all.
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
  if (!other) {
    if (present.length === 0) return ways('alone', 'alone');
    return [...(hasSpoken ? [] : ways('arrive', 'arrival')), ...ways('what-happens', 'all')];
  }
  const last = past.findLast(({ kind, by }) => (kind === 'line' || kind === 'deed') && by !== actor);
  const isKnown = part.profile.relationships?.[other.id] !== undefined;
  const hasGreeted = past.some(({ by, kind, to: whom }) => kind === 'line' && by === actor && whom === other.id);
  const things = context.objects
    .map(({ id }) => thingOf(world, id))
    .filter((thing) => isAskable(thing) && thing.at !== null && !('heldBy' in thing.at) && !('wornBy' in thing.at));
  const others = present.filter((id) => id !== other.id).map((id) => thingOf(world, id));
  // A clause in somebody's own words is theirs alone.
  const rumours = [
    ...part.hearsay.filter(({ from }) => from !== other.id).map(({ matter }) => matter),
    ...part.knowledge.filter(({ knowledge }) => !knowledge.secret).map(({ matter }) => matter),
  ].filter(({ about, claim }) => !about?.includes(actor) && claim.length < 90 && !says('ofOneself', claim));
  return [
    ...(last?.by === other.id && last.kind === 'line' ? ways('follow-up', `said:${last.seq}`) : []),
    ...(last?.by === other.id && last.kind === 'deed' ? ways('of-deed', `done:${last.seq}`) : []),
    ...(hasSpoken || isKnown ? [] : ways('arrive', 'arrival')),
    ...(isKnown && !hasGreeted ? ways('greet', `greet:${other.id}`, { other: called(other) }) : []),
    ...ways(isKnown ? 'of-you' : 'of-you-unknown', `you:${other.id}`),
    ...contents(world, other, 'heldBy')
      .filter((thing) => context.objects.some(({ id }) => id === thing.id))
      .slice(0, mostOfEach)
      .flatMap((thing) => ways('of-your-thing', `thing:${thing.id}`, { thing: called(thing) })),
    ...contents(world, thingOf(world, actor), 'heldBy')
      .slice(0, mostOfEach)
      .flatMap((thing) =>
        ways('of-my-thing', `thing:${thing.id}`, {}, mindTongues[tongue].showing(called(thing), called(other))),
      ),
    ...things.slice(0, mostOfEach).flatMap((thing) => ways('of-thing', `thing:${thing.id}`, { thing: called(thing) })),
    ...others.slice(0, mostOfEach).flatMap((who) => ways('of-another', `who:${who.id}`, { who: called(who) })),
    ...rumours.slice(-mostOfEach).flatMap(({ id, claim: inEnglish, claimIn }) => {
      const claim = tongue === 'en' ? inEnglish : claimIn?.[tongue];
      return claim ? ways('is-it-true', `matter:${id}`, { claim }) : [];
    }),
    ...ways('what-happens', 'all'),
    ...(isKnown ? [] : ways('of-you', `you:${other.id}`)),
  ];
}

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
