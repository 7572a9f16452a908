import { firstOf } from '../kit/first-of.ts';
import { hashWords } from '../kit/hash.ts';
import { kept, remembered } from '../kit/remembered.ts';
import type { Beat, Trajectory } from '../drama/beat.ts';
import { foldCondition, innerConditions, type ConditionFold } from '../drama/condition-fold.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Point } from '../drama/point.ts';
import { isSpoken, isStaged } from '../drama/notation/read-notation.ts';
import { holds, missingFor } from '../play/condition.ts';
import type { Moment } from '../play/moment.ts';
import { goesOwnWay, isLate, msAhead } from '../play/pace.ts';
import { hears } from '../play/witness.ts';
import { canAct, currentPoint, isPlayed, roadsTo, type Play } from '../play/play.ts';
import { touchesOn } from './beat-doing.ts';
import { playableInSteps, playableNow, tellingWhyNot } from './way.ts';

/** A beat that could be played next, and the road it lies on. */
export interface Step {
  readonly trajectory: Trajectory;
  readonly beat: Beat;
}

/** The beats that were played, to be asked for one by one: every beat of every road is, after every turn. */
const beatsPlayed = remembered((beats: Play['beats']): ReadonlySet<string> => new Set(beats));

export const isPlayedBeat = (play: Play, beat: Beat): boolean =>
  beatsPlayed(play.beats).has(beat.id) || (beat.done !== undefined && holds(play, beat.done));

/** So often a beat is tried that the world refuses; oftener, where somebody asks and presses for what it needs. */
const mostTries = { atOnce: 2, inSteps: 4, inVain: 1 } as const;

/**
 * The next step of every road that is open, the one the play is on first. Where none is, those on which something has to be got
 * around first, or at least said. Whether a step can be played is dear to know: it is only asked of those that are wanted.
 */
export function roadsAhead(play: Play, isWanted: (beat: Beat) => boolean = () => true): Step[] {
  const found = roadsFor(play);
  return (found?.steps ?? []).flatMap((step) =>
    found && isWanted(step.beat) ? (stepNow(play, step, found.way) ?? []) : [],
  );
}

/** The first of them that will do. */
export function roadAhead(play: Play, isWanted: (beat: Beat) => boolean = () => true): Step | undefined {
  const found = roadsFor(play);
  return found && firstOf(found.steps, (step) => (isWanted(step.beat) ? stepNow(play, step, found.way) : undefined));
}

/** The roads on which something can be done at once. */
export const roadsOpenNow = (play: Play): Step[] =>
  roadsUntried(play, mostTries.atOnce).flatMap((step) => stepNow(play, step, playableNow) ?? []);

type Way = typeof playableNow;

const stepNow = (play: Play, { trajectory, beat }: Step, way: Way): Step | undefined => {
  const playable = way(play, beat);
  return playable && { trajectory, beat: playable };
};

/** How the play gets on, each with the steps that may be tried in that way. Where nothing can be done, it is tried all the same, and said why not. */
const ways: readonly (readonly [Way, keyof typeof mostTries])[] = [
  [playableNow, 'atOnce'],
  [playableInSteps, 'inSteps'],
  [tellingWhyNot, 'inVain'],
];

/** The next step of every road, as it stands now; whether it can be played is asked of each when it is wanted, since that is dear. */
const roadsFor = remembered((play: Play): { readonly way: Way; readonly steps: readonly Step[] } | undefined => {
  for (const [way, tries] of ways) {
    const untried = roadsUntried(play, mostTries[tries]);
    const first = untried.findIndex(({ beat }) => way(play, beat) !== undefined);
    if (first >= 0) return { way, steps: untried.slice(first) };
  }
  return undefined;
});

/** The next step of every road that was not refused too often, the one the play is on first. */
function roadsUntried(play: Play, most: number): readonly Step[] {
  const point = currentPoint(play)?.point;
  return point ? roadsAsThingsAre(play).filter(({ beat }) => (play.refusedBeats.get(beat.id) ?? 0) < most) : [];
}

const roadsAsThingsAre = remembered((play: Play): readonly Step[] => {
  const point = currentPoint(play)?.point;
  if (!point) return [];
  return (
    roadsTo(play, point)
      .filter((trajectory) => !trajectory.when || holds(play, trajectory.when))
      .flatMap((trajectory) => {
        const beat = nextOn(play, trajectory);
        if (!beat || !canAct(play, beat.actor) || (beat.when && !holds(play, beat.when))) return [];
        // Nobody plays to somebody who is not there.
        if (beat.to !== undefined && (!canAct(play, beat.to) || !hears(play, beat.to, beat.actor))) return [];
        const played = trajectory.beats.filter((candidate) => isPlayedBeat(play, candidate)).length;
        const isAuthors = point.trajectories.includes(trajectory);
        const isOpen = !goesOwnWay(play, beat.actor);
        const isLeft = (candidate: Beat): boolean => !isPlayedBeat(play, candidate);
        const leftMs = isLate(play) ? msAhead(play, trajectory.beats.filter(isLeft)) : 0;
        return [{ trajectory, beat, played, isAuthors, isOpen, leftMs, lot: lotOf(play, trajectory) }];
      })
      // What somebody laid for want of another road is taken where there is none; so is what a person would have to do who will not.
      .sort(
        (a, b) =>
          Number(b.isAuthors) - Number(a.isAuthors) ||
          Number(b.isOpen) - Number(a.isOpen) ||
          a.leftMs - b.leftMs ||
          b.played - a.played ||
          a.lot - b.lot,
      )
  );
});

const lots = remembered((_: Trajectory) => new Map<string, number>());
const lotOf = ({ settings: { seed } }: Play, trajectory: Trajectory): number =>
  kept(lots(trajectory), seed, () => hashWords(`${seed}/${trajectory.id}`)[0] >>> 0);

/** The first step of a road that is still to be taken. An answer to what nobody said falls out with its question. */
const nextOn = (play: Play, { beats }: Trajectory): Beat | undefined =>
  beats.find((beat, at) => !isPlayedBeat(play, beat) && !isUncued(play, beats, at));

/**
 * Does a beat answer one that counts as played, or fell out, though whoever was to say it has said nothing all the while? What is
 * done, and what changes the world, is more than an answer; so is a question that leads to it.
 */
function isUncued(play: Play, beats: readonly Beat[], at: number): boolean {
  const [before, beat, after] = [beats[at - 1], beats[at], beats[at + 1]];
  if (!before || !beat || !answers(beat, before) || !before.plays.every(isSpoken) || isMoreThanWords(beat))
    return false;
  if (after && answers(after, beat) && isMoreThanWords(after) && isAsking(beat)) return false;
  if (!isPlayedBeat(play, before) && !isUncued(play, beats, at - 1)) return false;
  const { moments, seq: opened } = play.since.point;
  // Whatever a person has said meanwhile, they have not asked what they did not ask.
  const isFree = isPlayed(play, before.actor) && isAsking(before) && !isAsking(beat);
  // A line the point was opened into was said to something else.
  const isSaid = (moment: Moment): boolean =>
    moment.kind === 'line' &&
    moment.actor === before.actor &&
    moment.seq >= opened &&
    moment.witnesses.includes(beat.actor) &&
    (!isFree || touchesOn(play, before, moment));
  return !play.history.slice(moments).some(isSaid);
}

const answers = (beat: Beat, before: Beat): boolean => before.actor !== beat.actor && before.to === beat.actor;

/** However it is played, it asks something: a question opens what an answer could only go on with. */
const isAsking = ({ plays }: Beat): boolean => plays.every((way) => /[?？]/.test(way));

const isMoreThanWords = ({ plays, done }: Beat): boolean =>
  plays.every(isStaged) || (done !== undefined && !foldCondition(hasWords, done));

/** Whether something said is among what it waits for. */
const hasWords: ConditionFold<boolean> = {
  witness: ({ of }) => foldCondition(hasWords, of),
  said: () => true,
  otherwise: (condition) => innerConditions(condition).some((part) => foldCondition(hasWords, part)),
};

/** A road nobody has taken a step on for so long is no longer the only one. */
const heldUp = { turns: 4, ms: 20_000 } as const;

/**
 * The beat the plan has for an actor now: the next step of the road the play is on, if it is theirs; what they were cued for;
 * and, once that road is held up, their own next step on another.
 */
export function nextBeatFor(play: Play, actor: EntityId): Beat | undefined {
  const found = roadsFor(play);
  if (!found) return undefined;
  const { way, steps } = found;
  const [ahead, ...others] = steps;
  if (ahead?.beat.actor === actor) return way(play, ahead.beat);
  const own = others.filter(({ beat }) => beat.actor === actor);
  const cue = play.cues.get(actor);
  const cued = cue && own.find(({ beat }) => beat.id === cue.beat);
  const playable = cued && way(play, cued.beat);
  if (playable) return playable;
  const { at, turns } = play.progress;
  const isHeldUp = play.tally.turns - turns >= heldUp.turns || play.now - at >= heldUp.ms;
  return isHeldUp ? firstOf(own, ({ beat }) => way(play, beat)) : undefined;
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
  const played = beatsPlayed(play.beats);
  const steps: Step[] = [];
  for (const trajectory of roadsTo(play, point))
    for (const beat of trajectory.beats)
      if (beat.done !== undefined && !played.has(beat.id) && holds(play, beat.done)) steps.push({ trajectory, beat });
  return steps;
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
