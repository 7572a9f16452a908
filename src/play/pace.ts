import { kept, remembered } from '../kit/remembered.ts';
import type { Beat, Trajectory } from '../drama/beat.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { spokenIn } from '../drama/notation/read-notation.ts';
import type { Point } from '../drama/point.ts';
import { speechTimes } from '../drama/speech-pace.ts';
import { isForEver, isIdle, isPlayed, placeOfActor, type Play } from './play.ts';

/** From one beat to the next: a breath, a step, a word thrown in. */
const betweenBeatsMs = 2_500;
/** A point without a road of its author's takes so long. */
const withoutRoadMs = 20_000;

/** How long a point takes where nobody but the company plays: its roads, read aloud. */
const plannedMs = remembered(({ trajectories: roads }: Point): number =>
  roads.length === 0 ? withoutRoadMs : roads.reduce((sum, road) => sum + roadMs(road), 0) / roads.length,
);

/** How long a road takes, read aloud. */
const roadMs = remembered(({ beats }: Trajectory): number => beats.reduce((sum, beat) => sum + beatMs(beat), 0));

const beatMs = remembered(({ plays: [way = ''] }: Beat): number => betweenBeatsMs + spokenMs(way));

const spokenMs = (way: string): number => speechTimes(spokenIn(way).join(' ').split(' ')).endMs;

/** So much nobody hurries for. */
const graceMs = 20_000;

/** Whether the evening has taken longer than it would have without people: then it makes up for that. */
export const isLate = (play: Play): boolean => lateMs(play) > 0;

/** By how much the evening has taken longer than it would have without people. */
const lateMs = remembered((play: Play): number => {
  if (play.roles.size === 0 || isForEver(play)) return 0;
  return Math.max(0, play.now - kept(plannedUpTo(play.points)(play.reached), play.point, () => plannedSoFarMs(play)));
});

const plannedUpTo = remembered((_: Play['points']) =>
  remembered((_reached: Play['reached']) => new Map<number, number>()),
);

/** What was moot took no time, nor did a scene that was never opened. */
function plannedSoFarMs({ points, point: current, reached }: Play): number {
  const played = new Set(reached.flatMap(({ how, point }) => (how === 'moot' ? [] : [point])));
  const begun = points.filter(({ point }, index) => index === current || (index < current && played.has(point.id)));
  return begun.reduce((sum, { point }) => sum + plannedMs(point), graceMs);
}

/** So long it takes until a person has taken a step, and one who lets cues go by. */
const forPersonMs = { heeds: 15_000, goesOwnWay: 40_000 } as const;

/** How long these beats will take as things are: what is a person's to do takes as long as one waits for it. */
export const msAhead = (play: Play, beats: readonly Beat[]): number =>
  beats.reduce((sum, beat) => {
    if (!isPlayed(play, beat.actor)) return sum + beatMs(beat);
    return sum + forPersonMs[goesOwnWay(play, beat.actor) ? 'goesOwnWay' : 'heeds'];
  }, 0);

/** So many times as long as its roads, and so long at least, a point may take that opens in time. */
const overdue = { times: 1.5, leastMs: 50_000 } as const;
/** In a play that was later than this when it opened, a point has had its time sooner: so much of what its roads take. */
const veryLate = { ms: 90_000, share: 0.6 } as const;

/**
 * Whether the point itself has taken too long in a play that is late: what else is to come of it comes by itself. What was late
 * when it opened it has so much less to spare, down to what its roads take.
 */
export const isOverdue = (play: Play): boolean => {
  const point = play.points[play.point]?.point;
  if (!point || !isLate(play)) return false;
  const [plannedHereMs, tookMs] = [plannedMs(point), play.now - play.since.point.at];
  const spareMs = Math.max(overdue.leastMs, overdue.times * plannedHereMs) - plannedHereMs;
  const lateBeforeMs = lateMs(play) - (tookMs - plannedHereMs);
  if (lateBeforeMs > veryLate.ms) return tookMs > veryLate.share * plannedHereMs;
  return tookMs > plannedHereMs + Math.max(0, spareMs - Math.max(0, lateBeforeMs));
};

/** So long the scene is a person's who has begun to talk, while they go on: nothing comes about over their heads. */
const justBegun = { ms: 60_000, silentMs: 20_000 } as const;

/** Whether a person has only just begun to talk, for the first time this evening, and still does. */
export const isPersonBeginning = (play: Play): boolean => {
  const { activeAt, now, points, point, roles } = play;
  const place = points[point]?.scene.place;
  return [...roles.keys()].some((person) => {
    if (now - (activeAt.get(person) ?? 0) > justBegun.silentMs || placeOfActor(play, person) !== place) return false;
    const began = firstLineAt(play, person);
    return began !== undefined && now - began < justBegun.ms;
  });
};

/** Whether a person is just saying or doing something, is about to, or waits for an answer to it. */
export const isPersonHeard = ({ floor: { turns, bids, dues }, roles }: Play): boolean =>
  dues.length > 0 || [...turns, ...bids].some(({ actor }) => roles.has(actor));

/** When they first said something. */
const firstLineAt = ({ history }: Play, person: EntityId): number | undefined => {
  for (let index = 0; index < history.length; index++) {
    const moment = history.at(index);
    if (moment?.kind === 'line' && moment.actor === person) return moment.at;
  }
  return undefined;
};

/** How much of its usual patience the advancer has: less where people look on or go their own way, and where they have made the play late. */
export function patienceShare(play: Play): number {
  const people = [...play.roles.keys()];
  if (people.length === 0) return 1;
  const areAside = people.every((id) => goesOwnWay(play, id));
  const areActive = people.some((id) => !isIdle(play, id));
  if (areActive && isLate(play) && (areAside || isOverdue(play))) return 0.2;
  return areAside || isLate(play) ? 0.4 : 1;
}

/** So many cues in a row a person lets go by who plays in their own way. */
const mostUnheeded = 2;

/** Of a person that they were given one more cue. */
export const cuedOnceMore = ({ roles, unheeded }: Play, actor: EntityId): Play['unheeded'] =>
  roles.has(actor) ? new Map(unheeded).set(actor, (unheeded.get(actor) ?? 0) + 1) : unheeded;

/** Of a person that they did what they were to do, or began to play. */
export function heeded({ unheeded }: Play, actor: EntityId | undefined): Play['unheeded'] {
  if (actor === undefined || !unheeded.has(actor)) return unheeded;
  const others = new Map(unheeded);
  others.delete(actor);
  return others;
}

/** A person whom the plan does not wait for: they look on, or have let its cues go by. */
export const goesOwnWay = (play: Play, actor: EntityId): boolean =>
  isIdle(play, actor) || (isPlayed(play, actor) && (play.unheeded.get(actor) ?? 0) >= mostUnheeded);

/** What does not ask is waited for a third as long as a question, and a question half as long where it is late; at the shortest it is a quarter. */
const shares = { ofNoQuestion: 3, late: 2, most: 4 } as const;

/** By how much less a person is waited for: each line to them since they last said or did something halves it. */
export function hasteTowards(play: Play, person: EntityId, isAsked: boolean): number {
  if (goesOwnWay(play, person) || (isLate(play) && !isAsked)) return shares.most;
  const least = isLate(play) ? shares.late : isAsked ? 1 : shares.ofNoQuestion;
  return Math.max(least, Math.min(shares.most, 2 ** linesLetGoBy(play, person)));
}

/** How many lines the company has said to them since. The last in history is the one that waits. */
function linesLetGoBy({ history, activeAt, roles }: Play, person: EntityId): number {
  const since = activeAt.get(person) ?? 0;
  let lines = -1;
  for (let index = history.length - 1; index >= 0; index--) {
    const moment = history.at(index);
    if (!moment || moment.at <= since) break;
    if (moment.kind === 'line' && moment.to === person && moment.actor && !roles.has(moment.actor)) lines++;
  }
  return Math.max(0, lines);
}
