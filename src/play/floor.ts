import type { Decision, Source } from '../drama/decision.ts';
import type { EntityId } from '../drama/entity-id.ts';

/** Somebody wants to speak or act: what they decided, and when it may begin. */
export interface Bid extends Decision {
  /** The fact it answers. */
  readonly about: number;
  /** Not before: a slow answer takes its time. */
  readonly readyAt: number;
  readonly source: Source;
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
}

export const emptyFloor: Floor = { turns: [], bids: [], awaited: [], unanswered: [] };

/** What the floor has to know about the stage to give itself away. */
export interface FloorView {
  readonly now: number;
  placeOf(actor: EntityId): EntityId | undefined;
  /** Alive, on stage, and so able to take a turn. */
  canAct(actor: EntityId): boolean;
  isPlayer(actor: EntityId): boolean;
}

/** An NPC's wish to speak does not outlive the talk it answers. */
const bidLastsMs = 20_000;

const rank = (floor: Floor, bid: Bid): number => {
  if (bid.source === 'player') return 0;
  if (bid.scripted) return 1;
  if (floor.awaited.some(({ actor }) => actor === bid.actor)) return 2;
  if (bid.beat !== undefined) return 3;
  return bid.pace === 'fast' ? 4 : 5;
};

/** A turn in words holds the floor where its actor is by now; a silent one goes on beside it. */
const isHeld = (floor: Floor, place: EntityId | undefined, view: FloorView): boolean =>
  floor.turns.some((turn) => turn.pace !== 'silence' && view.placeOf(turn.actor) === place);

function mayBegin(floor: Floor, bid: Bid, view: FloorView): boolean {
  if (bid.readyAt > view.now) return false;
  if (floor.turns.some(({ actor }) => actor === bid.actor)) return false;
  if (bid.pace === 'silence') return true;
  const place = view.placeOf(bid.actor);
  if (isHeld(floor, place, view)) return false;
  if (bid.source === 'player' || bid.scripted) return true;
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
  return { ...floor, bids, awaited, unanswered };
}

/** The bid whose turn it is now, if any is. */
export const nextBid = (floor: Floor, view: FloorView): Bid | undefined =>
  floor.bids
    .filter((bid) => mayBegin(floor, bid, view))
    .sort((a, b) => rank(floor, a) - rank(floor, b) || a.readyAt - b.readyAt)[0];

/** When something on the floor may change by time alone. */
export function floorWakesAt({ bids, awaited, unanswered }: Floor, now: number): number {
  const waits = bids.length > 0 ? [...awaited, ...unanswered] : [];
  const times = [...bids.map(({ readyAt }) => readyAt), ...waits.map(({ until }) => until)];
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

export function withBid(floor: Floor, bid: Bid): Floor {
  return { ...floor, bids: [...floor.bids.filter(({ actor }) => actor !== bid.actor), bid] };
}

export function withTurn(floor: Floor, turn: Turn): Floor {
  return { ...floor, turns: [...floor.turns.filter(({ id }) => id !== turn.id), turn] };
}
