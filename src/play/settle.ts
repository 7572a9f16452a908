import { given } from '../kit/given.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Effect, Occasion } from './effect.ts';
import { isOwedBy, isSince, mostTries, openDues } from './dues.ts';
import { lullOf, nextLullAt } from './lulls.ts';
import { isLate, patienceShare } from './pace.ts';
import {
  floorWakesAt,
  isAboutToAnswer,
  nextBid,
  tidyFloor,
  turnCutBy,
  withTurn,
  type Bid,
  type Turn,
} from './floor.ts';
import { canAct, floorView, isForEver, isPlayed, onStage, placeOfActor, type Play } from './play.ts';

/** What follows from how things stand now: whose turn it is, whether the flag is due, who is asked, and when to look again. */
export function settle(play: Play, effects: Effect[]): readonly [Play, readonly Effect[]] {
  if (play.ended) {
    for (const { id } of play.floor.turns) effects.push({ kind: 'interrupt-turn', turn: id });
    return [play, effects];
  }
  let next = partSpeakers(stopTheFallen(play, effects), effects);
  // The flag is looked at between two turns, before anybody else begins.
  const isQuiet = !placesOfSpeech(next).has(next.points[next.point]?.scene.place);
  if (next.pointOpen && next.flag === 'due' && isQuiet) {
    effects.push({ kind: 'check-flag' });
    return [{ ...next, flag: 'asked' }, effects];
  }
  if (next.flag === 'asked' && isQuiet) return [next, effects];
  if (next.pointOpen && next.flag === 'checked') next = askDebtors(askStirred(next, effects), effects);
  next = giveFloor(next, effects);
  if (!next.pointOpen) return [next, effects];
  if (next.flag === 'checked') next = isForEver(next) ? breakLulls(next, effects) : breakLull(next, effects);
  watchStall(next, effects);
  const lullAt = isForEver(next) ? nextLullAt(next) : lullEndsAt(next);
  const at = Math.min(floorWakesAt(next.floor, floorView(next)), lullAt, stallsAt(next));
  if (Number.isFinite(at)) effects.push({ kind: 'wake', at: Math.max(at, next.now + 1) });
  return [next, effects];
}

/** Where somebody is speaking now. */
const placesOfSpeech = (play: Play): ReadonlySet<EntityId | undefined> =>
  new Set(play.floor.turns.flatMap(({ pace, actor }) => (pace === 'silence' ? [] : [placeOfActor(play, actor)])));

/** Nobody goes on speaking who is dead or gone. */
function stopTheFallen(play: Play, effects: Effect[]): Play {
  const fallen = play.floor.turns.filter(({ stopping, actor }) => !stopping && !canAct(play, actor));
  return fallen.reduce((next, turn) => stop(next, turn, effects), play);
}

function stop(play: Play, turn: Turn, effects: Effect[]): Play {
  effects.push({ kind: 'interrupt-turn', turn: turn.id });
  return { ...play, floor: withTurn(play.floor, { ...turn, stopping: true }) };
}

/** Two who speak have come to one place: a scripted moment goes on, else a player, else who was there; the other stops. */
function partSpeakers(play: Play, effects: Effect[]): Play {
  const speaking = play.floor.turns.filter(({ pace, stopping }) => pace !== 'silence' && !stopping);
  if (speaking.length < 2) return play;
  const rank = ({ scripted, source, actor, place }: Turn): number =>
    scripted ? 0 : source === 'player' ? 1 : placeOfActor(play, actor) === place ? 2 : 3;
  const held = new Set<EntityId | undefined>();
  let next = play;
  for (const turn of speaking.sort((a, b) => rank(a) - rank(b) || a.id - b.id)) {
    const place = placeOfActor(play, turn.actor);
    if (held.has(place)) next = stop(next, turn, effects);
    held.add(place);
  }
  return next;
}

function giveFloor(play: Play, effects: Effect[]): Play {
  const floor = tidyFloor(play.floor, floorView(play));
  let next = floor === play.floor ? play : { ...play, floor };
  for (const bid of next.floor.bids) {
    const cut = turnCutBy(next.floor, bid, floorView(next));
    if (cut) next = stop(next, cut, effects);
  }
  const ready = () => nextBid(next.floor, floorView(next));
  for (let bid = ready(); bid; bid = ready()) next = begin(next, bid, effects);
  return next;
}

function begin(play: Play, bid: Bid, effects: Effect[]): Play {
  const { floor, nextTurn: id } = play;
  effects.push({ kind: 'begin-turn', turn: id, bid });
  const { actor, pace, source, scripted, about, to, beat, desire } = bid;
  const still = { begun: false, stopping: false, spoke: false, acted: false, refused: false, perceivedBy: [] };
  const place = placeOfActor(play, actor);
  const turn = {
    id,
    actor,
    place,
    since: play.now,
    pace,
    source,
    scripted,
    about,
    ...given({ to, beat, desire }),
    ...still,
  };
  const rest = { ...floor, bids: floor.bids.filter((other) => other !== bid) };
  return { ...play, nextTurn: id + 1, floor: withTurn(rest, turn) };
}

/** Once nobody is speaking where they are, everyone who perceived what happened is asked about it, all at once. */
function askStirred(play: Play, effects: Effect[]): Play {
  const { about, at, listeners, failed } = play.stirred;
  if (listeners.length === 0) return play;
  const loud = placesOfSpeech(play);
  const waiting = listeners.filter((id) => canAct(play, id) && loud.has(placeOfActor(play, id)));
  if (waiting.length === listeners.length) return play;
  const rest = { ...play, stirred: { about, at, listeners: waiting, failed: waiting.length > 0 && failed } };
  const cued = listeners.some((id) => play.cues.get(id)?.seq === about);
  const asked = listeners.filter((id) => isFree(play, id) && !waiting.includes(id));
  return ask(rest, asked, about, cued ? 'cue' : failed ? 'failure' : 'event', effects);
}

/** Whoever still owes a person an answer, and is neither about to give it nor thinking about it, is asked for it. */
function askDebtors(play: Play, effects: Effect[]): Play {
  const loud = placesOfSpeech(play);
  const mayBeAsked = (id: EntityId): boolean =>
    isFree(play, id) &&
    !play.asked.has(id) &&
    !loud.has(placeOfActor(play, id)) &&
    !play.floor.bids.some((bid) => bid.actor === id && !(bid.scripted && isAskedSince(play, bid)));
  const due = play.floor.dues.findLast(
    (one) => one.tries < mostTries && one.heardBy.some((id) => isOwedBy(one, id) && mayBeAsked(id)),
  );
  if (!due) return play;
  const debtors = due.heardBy.filter((id) => isOwedBy(due, id) && mayBeAsked(id));
  // To the room: as long as one of them is thinking or about to speak, nobody need be asked again.
  const isUnderWay = (id: EntityId): boolean => play.asked.has(id) || isAboutToAnswer(play.floor, id);
  if (debtors.length === 0 || (due.to.length === 0 && due.heardBy.some(isUnderWay))) return play;
  const dues = play.floor.dues.map((one) => (one === due ? { ...one, tries: one.tries + 1 } : one));
  return ask({ ...play, floor: { ...play.floor, dues } }, debtors, play.seq - 1, 'event', effects);
}

/** A person has asked them since they meant to play it: a scripted moment waits, and is decided on again. */
const isAskedSince = ({ floor }: Play, { actor, about }: Bid): boolean =>
  floor.dues.some((due) => due.to.includes(actor) && !isSince(about, due));

/** Able to decide: on stage, the company's own, not in the middle of something, not waiting to play a scripted moment or to answer a person. */
function isFree(play: Play, actor: EntityId): boolean {
  return (
    play.profiles.has(actor) &&
    canAct(play, actor) &&
    !isPlayed(play, actor) &&
    !play.floor.turns.some((turn) => turn.actor === actor) &&
    !play.floor.bids.some((bid) => bid.actor === actor && bid.scripted && !isAskedSince(play, bid)) &&
    !isAboutToAnswer(play.floor, actor)
  );
}

function ask(play: Play, listeners: readonly EntityId[], about: number, occasion: Occasion, effects: Effect[]): Play {
  if (listeners.length === 0) return play;
  effects.push({ kind: 'ask-mind', listeners, about, occasion });
  const asked = new Map(play.asked);
  for (const id of listeners) asked.set(id, about);
  // They decide anew, so what they meant to say before is off.
  const bids = play.floor.bids.filter((bid) => bid.source === 'player' || !listeners.includes(bid.actor));
  // A hint is nothing anybody else perceives: the stage has been still since before it.
  const stillSince = occasion === 'cue' ? play.stillSince : play.now;
  return { ...play, asked, stillSince, floor: { ...play.floor, bids } };
}

/** Nobody is doing anything, wants to, or is thinking about it. */
export const isStill = (play: Play): boolean =>
  play.floor.turns.length === 0 && play.floor.bids.length === 0 && play.asked.size === 0;

const lullEndsAt = (play: Play): number =>
  isStill(play) ? play.stillSince + play.settings.lullMs / (isLate(play) ? 2 : 1) : Infinity;

/** Nothing has been said for a while: whoever is here may begin. */
function breakLull(play: Play, effects: Effect[]): Play {
  if (lullEndsAt(play) > play.now) return play;
  const here = onStage(play).filter((id) => isFree(play, id));
  return ask({ ...play, stillSince: play.now }, here, play.seq - 1, 'lull', effects);
}

/** Where nobody does anything, wants to, or is thinking about it, each place has its own lull. */
function breakLulls(play: Play, effects: Effect[]): Play {
  const { floor, asked, now } = play;
  const awake = [...floor.turns, ...floor.bids].map(({ actor }) => actor).concat([...asked.keys()]);
  const busy = new Set(awake.map((id) => placeOfActor(play, id)));
  const here = new Map<EntityId, EntityId[]>();
  for (const id of onStage(play)) {
    const place = placeOfActor(play, id);
    if (place !== undefined) here.set(place, [...(here.get(place) ?? []), id]);
  }
  const lulls = new Map<EntityId, number>();
  let next = play;
  for (const [place, people] of here) {
    const since = busy.has(place) ? now : (play.lulls.get(place) ?? now);
    const isOver = !busy.has(place) && lullOf(play, place, since) <= now;
    lulls.set(place, isOver ? now : since);
    if (isOver) next = ask(next, people.filter((id) => isFree(play, id)), play.seq - 1, 'lull', effects); // prettier-ignore
  }
  return { ...next, lulls };
}

/** The advancer is less patient once it has begun, where the people look on or go their own way, and where it is late. */
const patience = (play: Play): { ms: number; turns: number } => {
  const { patienceMs, patienceTurns } = play.settings;
  const haste = (play.progress.level === 0 ? 1 : 0.5) * patienceShare(play);
  return { ms: patienceMs * haste, turns: Math.ceil(patienceTurns * haste) };
};

/** Somebody is about to take a step, is taking it, or is to answer a person: that is not standing still. */
const isUnderWay = (play: Play): boolean =>
  [...play.floor.turns, ...play.floor.bids].some(({ scripted, beat }) => scripted || beat !== undefined) ||
  openDues(play.floor.dues, floorView(play)).length > 0;

function stallsAt(play: Play): number {
  if (isForEver(play)) return Infinity;
  if (!play.settings.advancer) return play.since.point.at + play.settings.deadlockMs;
  // Its end is looked at in any case: to wake for it in between would strike the clock every millisecond.
  return isUnderWay(play) ? Infinity : play.progress.at + patience(play).ms;
}

function watchStall(play: Play, effects: Effect[]): void {
  if (isForEver(play)) return;
  const { settings, tally, progress, since } = play;
  if (tally.turns >= settings.maxTurns) {
    effects.push({ kind: 'give-up', why: 'max-turns' });
  } else if (settings.advancer) {
    // Somebody quick is not somebody stuck: turns count only once some time has passed with them.
    const { ms, turns } = patience(play);
    const busy = tally.turns - progress.turns >= turns && play.now - progress.at >= ms / 4;
    const tired = play.now >= stallsAt(play) || busy;
    if (tired && !isUnderWay(play)) effects.push({ kind: 'advance-stalled', level: progress.level + 1 });
  } else if (play.now >= stallsAt(play) || tally.turns - since.point.turns >= settings.deadlockTurns) {
    effects.push({ kind: 'give-up', why: 'deadlock' });
  }
}
