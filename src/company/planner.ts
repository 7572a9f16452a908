import { hashWords } from '../kit/hash.ts';
import type { Beat, Trajectory } from '../drama/beat.ts';
import type { Condition } from '../drama/condition.ts';
import { entitiesIn, foldCondition, innerConditions, isOfKind, type ConditionFold } from '../drama/condition-fold.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Point } from '../drama/point.ts';
import { holds, missingFor } from '../play/condition.ts';
import { contains } from '../play/plain-words.ts';
import { hears } from '../play/witness.ts';
import { unseen } from '../world/sight.ts';
import { thingOf } from '../world/world.ts';
import { canAct, currentPoint, isPlayed, nameOf, roadsTo, type Play } from '../play/play.ts';

/** A beat that could be played next, and the road it lies on. */
export interface Step {
  readonly trajectory: Trajectory;
  readonly beat: Beat;
}

export const isPlayedBeat = (play: Play, beat: Beat): boolean =>
  play.beats.includes(beat.id) || (beat.done !== undefined && holds(play, beat.done));

/** So often a beat is tried that the world refuses. */
const mostTries = 2;

/** The next step of every road that is open, the one the play is on first. */
export function roadsAhead(play: Play): Step[] {
  const point = currentPoint(play)?.point;
  if (!point) return [];
  return roadsTo(play, point)
    .filter((trajectory) => !trajectory.when || holds(play, trajectory.when))
    .flatMap((trajectory) => {
      const beat = trajectory.beats.find((candidate) => !isPlayedBeat(play, candidate));
      if (!beat || !canAct(play, beat.actor) || (beat.when && !holds(play, beat.when))) return [];
      // Nobody plays to somebody who is not there, or tries again and again what was refused.
      if (beat.to !== undefined && (!canAct(play, beat.to) || !hears(play, beat.to, beat.actor))) return [];
      if ((play.refusedBeats.get(beat.id) ?? 0) >= mostTries) return [];
      const played = trajectory.beats.filter((candidate) => isPlayedBeat(play, candidate)).length;
      return [{ trajectory, beat, played, lot: hashWords(`${play.settings.seed}/${trajectory.id}`)[0] >>> 0 }];
    })
    .sort((a, b) => b.played - a.played || a.lot - b.lot);
}

/** A road nobody has taken a step on for so long is no longer the only one. */
const heldUp = { turns: 4, ms: 20_000 } as const;

/**
 * The beat the plan has for an actor now: the next step of the road the play is on, if it is theirs; what they were cued for;
 * and, once that road is held up, their own next step on another.
 */
export function nextBeatFor(play: Play, actor: EntityId, roads: readonly Step[]): Beat | undefined {
  const [ahead, ...others] = roads;
  if (ahead?.beat.actor === actor) return ahead.beat;
  const own = others.filter(({ beat }) => beat.actor === actor);
  const cue = play.cues.get(actor);
  const cued = cue && own.find(({ beat }) => beat.id === cue.beat);
  if (cued) return cued.beat;
  const { at, turns } = play.progress;
  const isHeldUp = play.tally.turns - turns >= heldUp.turns || play.now - at >= heldUp.ms;
  return isHeldUp ? own[0]?.beat : undefined;
}

/**
 * Is a beat known by what is said alone, in whatever words? Then whoever does what it asks has played it. What the flag itself
 * waits for must be said as it waits for it, and what changes the world must be done.
 */
export function isKnownByDoing(point: Point, { done }: Beat): boolean {
  if (!done) return true;
  const waited = new Set(point.flag.when ? foldCondition(wordsAwaited, point.flag.when).map(String) : []);
  return (
    foldCondition(isOfWords, done) && foldCondition(wordsAwaited, done).every((words) => !waited.has(String(words)))
  );
}

const isOfWords: ConditionFold<boolean> = {
  all: ({ all }) => all.every((part) => foldCondition(isOfWords, part)),
  any: ({ any }) => any.some((part) => foldCondition(isOfWords, part)),
  witness: ({ of }) => foldCondition(isOfWords, of),
  said: ({ said }) => said.words !== undefined,
  otherwise: () => false,
};

const wordsAwaited: ConditionFold<readonly (readonly string[])[]> = {
  witness: ({ of }) => foldCondition(wordsAwaited, of),
  said: ({ said }) => [said.words ?? []],
  otherwise: (condition) => innerConditions(condition).flatMap((part) => foldCondition(wordsAwaited, part)),
};

/** Beats that have come true without anybody meaning to play them. */
export function comeTrue(play: Play): Step[] {
  const point = currentPoint(play)?.point;
  if (!point) return [];
  return roadsTo(play, point).flatMap((trajectory) =>
    trajectory.beats
      .filter((beat) => !play.beats.includes(beat.id) && beat.done !== undefined && holds(play, beat.done))
      .map((beat) => ({ trajectory, beat })),
  );
}

/** Has some road to the flag been played from beginning to end? */
export const hasPlayedARoad = (play: Play, point: Point): boolean =>
  roadsTo(play, point).some(({ beats }) => beats.every((beat) => isPlayedBeat(play, beat)));

/** How a flag stands: met, or what is missing. A flag that is met without its cause is hacked. */
interface FlagReview {
  readonly met: boolean;
  readonly missing: readonly string[];
  /** It would be met, but what should have led to it has not happened. */
  readonly hacked: boolean;
}

/** Reviews a flag the author could say as a condition. */
export function reviewFlag(play: Play, point: Point): FlagReview | undefined {
  const { when, needs = [] } = point.flag;
  if (!when) return undefined;
  const missing = missingFor(play, when);
  const uncaused = needs.filter((need) => !holds(play, need.when)).map((need) => need.missing);
  return {
    met: missing.length === 0 && uncaused.length === 0,
    missing: missing.length > 0 ? missing : uncaused,
    hacked: missing.length === 0 && uncaused.length > 0,
  };
}

/** State words a person would use to claim that a thing is so. */
const claimWords: Readonly<Record<string, readonly string[]>> = {
  dead: ['dead', 'dies', 'died', 'killed', 'slain', 'is no more'],
  hurt: ['hurt', 'wounded', 'bleeding'],
  torn: ['torn', 'ripped'],
  broken: ['broken', 'shattered'],
  open: ['open', 'opened'],
  locked: ['locked'],
  burning: ['burning', 'on fire'],
};

/** Does this line claim that a flag still to come has been met already? Says which, and what is missing. */
export function claimIn(
  play: Play,
  actor: EntityId,
  text: string,
  probe?: PhysicalProbe,
): { point: string; claim: string; missing: string[] } | undefined {
  const ahead = play.points.slice(Math.max(0, play.point));
  for (const { point } of ahead) {
    const { flag } = point;
    const open = flag.when ? !holds(play, flag.when) : true;
    if (!open) continue;
    const claim =
      flag.claims?.find((phrase) => contains(text, phrase)) ?? (flag.when && claimedState(play, flag.when, text));
    if (claim === undefined) continue;
    const missing = flag.when ? tellable(play, actor, text, flag.when, probe) : [];
    return { point: point.id, claim, missing: missing.length > 0 ? missing : ['nothing of the kind has happened yet'] };
  }
  return undefined;
}

/** What is missing, as far as the claimant can know: things in sight, themselves, and what they named. */
function tellable(
  play: Play,
  actor: EntityId,
  text: string,
  flag: Condition,
  probe: PhysicalProbe | undefined,
): string[] {
  const parts = isOfKind(flag, 'all') ? flag.all : [flag];
  const knows = (id: EntityId): boolean => {
    const thing = play.scene.world.things.get(id);
    if (!thing) return false;
    return (
      id === actor ||
      [thing.name, ...thing.aliases].some((name) => contains(text, name)) ||
      !unseen(play.scene.world, thingOf(play.scene.world, actor), thing, undefined, probe)
    );
  };
  return parts
    .filter((part) => !isOfKind(part, 'any') && entitiesIn(part).every(knows))
    .flatMap((part) => missingFor(play, part))
    .map((sentence) => sentence.slice(0, 600));
}

function claimedState(play: Play, condition: Condition, text: string): string | undefined {
  if (isOfKind(condition, 'all') || isOfKind(condition, 'any'))
    return firstOf(innerConditions(condition), (inner) => claimedState(play, inner, text));
  if (!isOfKind(condition, 'state') || holds(play, condition)) return undefined;
  const thing = play.scene.world.things.get(condition.entity);
  if (!thing) return undefined;
  const names = [nameOf(play, condition.entity), ...thing.aliases];
  const isClaimed = (name: string, word: string): boolean =>
    contains(text, `${name} is ${word}`) || contains(text, `${name} ${word}`);
  const states = Object.entries(condition.state).flatMap(([key, value]) => (value === true ? [key] : []));
  return firstOf(states, (key) =>
    firstOf(names, (name) => {
      const word = (claimWords[key] ?? [key]).find((candidate) => isClaimed(name, candidate));
      return word && `${name} ${word}`;
    }),
  );
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Roads whose next step is not in a player's hands. */
export const roadsOfTheCompany = (play: Play): Step[] =>
  roadsAhead(play).filter(({ beat }) => !isPlayed(play, beat.actor));
