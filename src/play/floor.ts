import type { Decision, Source } from '../drama/decision.ts';
import type { EntityId } from '../drama/entity-id.ts';
import {
  dueEndsAt,
  isSince,
  openDues,
  owedBy,
  withoutGivenUp,
  withoutPaid,
  withoutShown,
  type Due,
  type DueView,
} from './dues.ts';

/** Somebody wants to speak or act: what they decided, and when it may begin. */
export interface Bid extends Decision {
  /** The fact it answers. */
  readonly about: number;
  /** Not before: a slow answer takes its time. */
  readonly readyAt: number;
  readonly source: Source;
  /** Everybody it is said to, where that was settled and is not one: several, or nobody in particular. */
  readonly toAll?: readonly EntityId[] | undefined;
  /** A scripted moment: it goes first and nobody talks over it. */
  readonly scripted: boolean;
}

/** A turn somebody has been given. */
export interface Turn extends Omit<Bid, 'readyAt' | 'action' | 'why'> {
  readonly id: number;
  /** Where it was given, and when. */
  readonly place: EntityId | undefined;
  readonly since: number;
  readonly begun: boolean;
  /** Asked to stop, and not yet stopped. */
  readonly stopping: boolean;
  readonly spoke: boolean;
  readonly acted: boolean;
  /** Something it tried was refused. */
  readonly refused: boolean;
  /** Everybody who perceived any of it. */
  readonly perceivedBy: readonly EntityId[];
}

/** Who speaks, who wants to, who is waited for. */
export interface Floor {
  readonly turns: readonly Turn[];
  readonly bids: readonly Bid[];
  /** A question waits for the one who was asked. */
  readonly awaited: readonly { readonly actor: EntityId; readonly by: EntityId; readonly until: number }[];
  /** Lines to a player that have had no answer. */
  readonly unanswered: readonly { readonly actor: EntityId; readonly until: number }[];
  /** Answers owed to people. */
  readonly dues: readonly Due[];
}

export const emptyFloor: Floor = { turns: [], bids: [], awaited: [], unanswered: [], dues: [] };

/** What the floor has to know about the stage to give itself away. */
export interface FloorView extends DueView {
  /** So long those who owe nothing wait for an answer. */
  readonly answerMs: number;
  placeOf(actor: EntityId): EntityId | undefined;
}

/** An NPC's wish to speak does not outlive the talk it answers. */
const bidLastsMs = 20_000;

/** What a person is owed comes before the plan. */
const rank = (floor: Floor, bid: Bid): number => {
  if (bid.source === 'player') return 0;
  if (dueFor(floor, bid)) return 1;
  if (bid.scripted) return 2;
  if (floor.awaited.some(({ actor }) => actor === bid.actor)) return 3;
  if (bid.beat !== undefined) return 4;
  return bid.pace === 'fast' ? 5 : 6;
};

/** What a bid would answer: the newest its owner owes, if it was decided on since. */
const dueFor = ({ dues }: Floor, { source, actor, about }: Bid): Due | undefined =>
  source === 'player' ? undefined : owedBy(dues, actor).find((due) => isSince(about, due));

/** Somebody has decided to answer a person and waits for the floor: that is not decided again. */
export function isAboutToAnswer(floor: Floor, actor: EntityId): boolean {
  const [newest] = owedBy(floor.dues, actor);
  return (
    newest !== undefined &&
    floor.bids.some((bid) => bid.actor === actor && bid.pace !== 'silence' && isSince(bid.about, newest))
  );
}

/**
 * Somebody has decided to answer a person, and what was said meanwhile was said for the plan's sake and not to them: they keep their
 * answer, and are asked nothing new.
 */
export const keepsAnswer = (floor: Floor, actor: EntityId, turn: Turn, isPlayer: DueView['isPlayer']): boolean =>
  turn.source !== 'player' &&
  turn.beat !== undefined &&
  turn.spoke &&
  !turn.acted &&
  turn.to !== actor &&
  personAnswered(floor, actor, isPlayer) !== undefined;

/** The person somebody has decided to answer, for no step of the plan and no wish of their own. */
export const personAnswered = ({ bids }: Floor, actor: EntityId, isPlayer: DueView['isPlayer']): EntityId | undefined =>
  bids.find(
    (bid) =>
      bid.actor === actor &&
      bid.pace !== 'silence' &&
      bid.beat === undefined &&
      bid.desire === undefined &&
      bid.to !== undefined &&
      isPlayer(bid.to),
  )?.to;

/** Where a line is talk: where it is said, and where the one is to whom it is said through a door or a window. */
function roomsOf({ actor, to }: Pick<Bid, 'actor' | 'to'>, view: FloorView): readonly (EntityId | undefined)[] {
  const place = view.placeOf(actor);
  return to === undefined ? [place] : [place, view.placeOf(to)];
}

/** Whether an answer is waited for where somebody would speak; nobody else speaks before it. */
const isOwedWhere = ({ dues }: Floor, bid: Bid, view: FloorView): boolean => {
  const rooms = roomsOf(bid, view);
  return dues.some(
    (due) =>
      view.now < due.since + view.answerMs &&
      (due.to.length > 0 ? due.to : [due.from]).some((id) => rooms.includes(view.placeOf(id))),
  );
};

/** Whether somebody who is about to answer was asked the same person's newer question: they go first. */
function isAskedBefore(floor: Floor, { actor }: Bid, due: Due, view: FloorView): boolean {
  return floor.bids.some((other) => {
    if (other.actor === actor || other.pace === 'silence') return false;
    if (floor.turns.some((turn) => turn.actor === other.actor)) return false;
    const theirs = dueFor(floor, other);
    return (
      theirs?.from === due.from &&
      theirs.about > due.about &&
      view.now < theirs.since + view.answerMs &&
      view.placeOf(other.actor) === view.placeOf(actor)
    );
  });
}

/** Whether a person waits: to be answered, or to be heard. The play does not move on before that. */
export const isPersonWaiting = ({ dues, bids, turns }: Floor, view: FloorView): boolean =>
  openDues(dues, view).length > 0 ||
  [...bids, ...turns].some(({ source, pace }) => source === 'player' && pace !== 'silence');

/** A turn in words holds the floor where its actor is by now, and where it is heard by whom it is said to; a silent one goes on beside it. */
const isHeld = (floor: Floor, bid: Bid, view: FloorView): boolean =>
  floor.turns.some((turn) => turn.pace !== 'silence' && areInOneTalk(turn, bid, view));

const areInOneTalk = (a: Pick<Bid, 'actor' | 'to'>, b: Pick<Bid, 'actor' | 'to'>, view: FloorView): boolean => {
  const rooms = roomsOf(a, view);
  return roomsOf(b, view).some((room) => rooms.includes(room));
};

function mayBegin(floor: Floor, bid: Bid, view: FloorView): boolean {
  if (bid.readyAt > view.now) return false;
  if (floor.turns.some(({ actor }) => actor === bid.actor)) return false;
  if (bid.pace === 'silence') return true;
  if (isHeld(floor, bid, view)) return false;
  if (bid.source === 'player') return true;
  const due = dueFor(floor, bid);
  if (due) return !isAskedBefore(floor, bid, due, view);
  if (isOwedWhere(floor, bid, view)) return false;
  if (bid.scripted) return true;
  if (bid.to !== undefined && view.isPlayer(bid.to)) {
    if (floor.unanswered.some(({ actor, until }) => actor === bid.to && until > view.now)) return false;
  }
  // Two who were asked do not wait for one another.
  const place = view.placeOf(bid.actor);
  const waitedFor = floor.awaited.filter(({ actor, until }) => until > view.now && view.placeOf(actor) === place);
  return waitedFor.length === 0 || waitedFor.some(({ actor }) => actor === bid.actor);
}

/** Forgets wishes and waits whose time is over, or whose owner can no longer act. */
export function tidyFloor(floor: Floor, view: FloorView): Floor {
  const bids = floor.bids.filter(
    (bid) => view.canAct(bid.actor) && (bid.source === 'player' || bid.scripted || bid.readyAt + bidLastsMs > view.now),
  );
  const awaited = floor.awaited.filter(({ actor, until }) => until > view.now && view.canAct(actor));
  const unanswered = floor.unanswered.filter(({ actor, until }) => until > view.now && view.isPlayer(actor));
  // Whoever has decided on an answer and only waits until others have given theirs still gives it.
  const dues = openDues(floor.dues, view, (due) =>
    bids.some((bid) => bid.pace !== 'silence' && dueFor(floor, bid)?.about === due.about),
  );
  const tidied = { bids, awaited, unanswered, dues };
  const isTidy = (Object.keys(tidied) as (keyof typeof tidied)[]).every((key) => isSame(tidied[key], floor[key]));
  return isTidy ? floor : { ...floor, ...tidied };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The bid whose turn it is now, if any is. */
export const nextBid = (floor: Floor, view: FloorView): Bid | undefined =>
  floor.bids
    .filter((bid) => mayBegin(floor, bid, view))
    .sort(
      (a, b) =>
        rank(floor, a) - rank(floor, b) || newer(floor, a, b) || earlierNamed(floor, a, b) || a.readyAt - b.readyAt,
    )[0];

/** Whose turn it will be as things stand, once whoever is quickest has drawn breath. */
export function nextToSpeak(floor: Floor, view: FloorView): Bid | undefined {
  const now = Math.max(view.now, Math.min(...floor.bids.map(({ readyAt }) => readyAt)));
  return nextBid(floor, { ...view, now });
}

/** What was asked last is answered first. */
const newer = (floor: Floor, a: Bid, b: Bid): number => (dueFor(floor, b)?.about ?? 0) - (dueFor(floor, a)?.about ?? 0);

/** Of several who were meant by one line, whom it names first is first. */
function earlierNamed(floor: Floor, a: Bid, b: Bid): number {
  const [one, other] = [dueFor(floor, a), dueFor(floor, b)];
  return one && one === other ? one.to.indexOf(a.actor) - other.to.indexOf(b.actor) : 0;
}

/** When something on the floor may change by time alone. */
export function floorWakesAt({ bids, awaited, unanswered, dues }: Floor, { now, answerMs }: FloorView): number {
  const waits = bids.length > 0 ? [...awaited, ...unanswered] : [];
  const owed = dues.flatMap((due) => [due.since + answerMs, dueEndsAt(due)]);
  const times = [...bids.map(({ readyAt }) => readyAt), ...waits.map(({ until }) => until), ...owed];
  return Math.min(...times.filter((at) => at > now));
}

/** A player who speaks cuts off the company, but never a scripted moment and never another player. */
export function turnCutBy(floor: Floor, bid: Bid, view: FloorView): Turn | undefined {
  if (bid.source !== 'player' || bid.pace === 'silence') return undefined;
  return floor.turns.find(
    (turn) =>
      turn.pace !== 'silence' &&
      areInOneTalk(turn, bid, view) &&
      turn.source !== 'player' &&
      !turn.scripted &&
      !turn.stopping &&
      turn.actor !== bid.actor,
  );
}

/**
 * Whoever spoke, or showed it without a word, has answered what was asked of them before they began. What they did without a word
 * for the plan's sake or their own shows nobody an answer, unless it was done to them.
 */
export function duesAfter(
  { actor, source, pace, spoke, acted, about, since, to, beat, desire }: Turn,
  { dues }: Floor,
): Floor['dues'] {
  if (source === 'player') return dues;
  const isShown = pace === 'silence' && acted && (to !== undefined || (beat === undefined && desire === undefined));
  // A line that had begun by then, in the next room, and was not over is no more known than one that came later.
  const isKnown = (due: Due): boolean => due.about < about && due.since <= since;
  const known = dues.filter(isKnown);
  const unpaid = spoke ? withoutPaid(known, actor, to) : isShown ? withoutShown(known, actor, to) : known;
  return [...withoutGivenUp(unpaid, actor), ...dues.filter((due) => !isKnown(due))];
}

export function withBid(floor: Floor, bid: Bid): Floor {
  return { ...floor, bids: [...floor.bids.filter(({ actor }) => actor !== bid.actor), bid] };
}

export function withTurn(floor: Floor, turn: Turn): Floor {
  return { ...floor, turns: [...floor.turns.filter(({ id }) => id !== turn.id), turn] };
}
