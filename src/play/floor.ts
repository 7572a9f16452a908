import type { Decision, Source } from '../drama/decision.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { dueEndsAt, openDues, owedBy, withoutGivenUp, withoutPaid, type Due, type DueView } from './dues.ts';

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
  /** Where it was given. */
  readonly place: EntityId | undefined;
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
  source === 'player' ? undefined : owedBy(dues, actor).find((due) => about > due.about);

/** Somebody has decided to answer a person and waits for the floor: that is not decided again. */
export function isAboutToAnswer(floor: Floor, actor: EntityId): boolean {
  const [newest] = owedBy(floor.dues, actor);
  return (
    newest !== undefined &&
    floor.bids.some((bid) => bid.actor === actor && bid.pace !== 'silence' && bid.about > newest.about)
  );
}

/** Whether an answer is waited for here; nobody else speaks before it. */
const isOwedAt = ({ dues }: Floor, place: EntityId | undefined, view: FloorView): boolean =>
  dues.some(
    (due) =>
      view.now < due.since + view.answerMs &&
      (due.to.length > 0 ? due.to : [due.from]).some((id) => view.placeOf(id) === place),
  );

/** Whether a person waits: to be answered, or to be heard. The play does not move on before that. */
export const isPersonWaiting = ({ dues, bids, turns }: Floor, view: FloorView): boolean =>
  openDues(dues, view).length > 0 ||
  [...bids, ...turns].some(({ source, pace }) => source === 'player' && pace !== 'silence');

/** A turn in words holds the floor where its actor is by now; a silent one goes on beside it. */
const isHeld = (floor: Floor, place: EntityId | undefined, view: FloorView): boolean =>
  floor.turns.some((turn) => turn.pace !== 'silence' && view.placeOf(turn.actor) === place);

function mayBegin(floor: Floor, bid: Bid, view: FloorView): boolean {
  if (bid.readyAt > view.now) return false;
  if (floor.turns.some(({ actor }) => actor === bid.actor)) return false;
  if (bid.pace === 'silence') return true;
  const place = view.placeOf(bid.actor);
  if (isHeld(floor, place, view)) return false;
  if (bid.source === 'player' || dueFor(floor, bid)) return true;
  if (isOwedAt(floor, place, view)) return false;
  if (bid.scripted) return true;
  if (bid.to !== undefined && view.isPlayer(bid.to)) {
    if (floor.unanswered.some(({ actor, until }) => actor === bid.to && until > view.now)) return false;
  }
  // Two who were asked do not wait for one another.
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
  const dues = openDues(floor.dues, view);
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
    .sort((a, b) => rank(floor, a) - rank(floor, b) || newer(floor, a, b) || a.readyAt - b.readyAt)[0];

/** Whose turn it will be as things stand, once whoever is quickest has drawn breath. */
export function nextToSpeak(floor: Floor, view: FloorView): Bid | undefined {
  const now = Math.max(view.now, Math.min(...floor.bids.map(({ readyAt }) => readyAt)));
  return nextBid(floor, { ...view, now });
}

/** What was asked last is answered first. */
const newer = (floor: Floor, a: Bid, b: Bid): number => (dueFor(floor, b)?.about ?? 0) - (dueFor(floor, a)?.about ?? 0);

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
  const place = view.placeOf(bid.actor);
  return floor.turns.find(
    (turn) =>
      turn.pace !== 'silence' &&
      view.placeOf(turn.actor) === place &&
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
  { actor, source, pace, spoke, acted, about, to, beat, desire }: Turn,
  { dues }: Floor,
): Floor['dues'] {
  if (source === 'player') return dues;
  const isShown = pace === 'silence' && acted && (to !== undefined || (beat === undefined && desire === undefined));
  const [before, since] = [dues.filter((due) => due.about < about), dues.filter((due) => due.about >= about)];
  const unpaid = spoke || isShown ? withoutPaid(before, actor, to) : before;
  return [...withoutGivenUp(unpaid, actor), ...since];
}

export function withBid(floor: Floor, bid: Bid): Floor {
  return { ...floor, bids: [...floor.bids.filter(({ actor }) => actor !== bid.actor), bid] };
}

export function withTurn(floor: Floor, turn: Turn): Floor {
  return { ...floor, turns: [...floor.turns.filter(({ id }) => id !== turn.id), turn] };
}
