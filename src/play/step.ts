import { given } from '../kit/given.ts';
import { invariant } from '../kit/invariant.ts';
import { arrivalsIn } from '../drama/arrival.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { recall } from '../world/narrator.ts';
import { arrived } from './arrived.ts';
import { followAsk } from './asks.ts';
import { nextChapter, remembered } from './chapter.ts';
import { withoutGivenUp, withoutRefused } from './dues.ts';
import { lineDues } from './line-due.ts';
import type { Effect } from './effect.ts';
import { followGoing } from './goings.ts';
import { duesAfter, keepsAnswer, personAnswered, withBid, withTurn, type Bid, type Floor, type Turn } from './floor.ts';
import type { Moment } from './moment.ts';
import { deedIn } from './read-deed.ts';
import { withMeaning } from './meaning.ts';
import { joinWords } from '../kit/join-words.ts';
import { plain } from './plain-words.ts';
import {
  beatById,
  desireKey,
  isForEver,
  isPlayed,
  onStage,
  placeOfActor,
  remember,
  worldOf,
  type Cue,
  type Followed,
  type Play,
  type Since,
} from './play.ts';
import { cuedOnceMore, hasteTowards, heeded, isLate } from './pace.ts';
import { isStill, settle } from './settle.ts';
import { isTriedAgain, struckBy } from './struck.ts';

/** How long after what they answer somebody begins, by the pace they decided on; who decided late draws breath all the same. */
const delayMs = { fast: 250, slow: 1600, silence: 400 } as const;

/** The play after one more fact, and what is to be done now. Pure: the same play and fact give the same answer everywhere. */
export function step(play: Play, fact: Fact): readonly [Play, readonly Effect[]] {
  // Where a body stands decides nothing: whoever walks all the time keeps nobody thinking. What is due by time has its alarm.
  if (fact.type === 'body:moved') return [{ ...play, seq: fact.seq + 1, now: fact.at }, []];
  const effects: Effect[] = [];
  const next = follow({ ...play, seq: fact.seq + 1, now: fact.at }, fact, effects);
  return settle(followAsk(followGoing(play, next, fact), fact), effects);
}

type Followers = {
  readonly [type in Fact['type']]?: (play: Play, fact: FactOf<type>, effects: Effect[]) => Play;
};

function follow(play: Play, fact: Fact, effects: Effect[]): Play {
  const follower = followers[fact.type] as ((play: Play, fact: Fact, effects: Effect[]) => Play) | undefined;
  return follower?.(play, fact, effects) ?? play;
}

/** What comes of each fact. Those that are not here change nothing in the play. */
const followers: Followers = {
  'play:opened'(play, _, effects) {
    effects.push({ kind: 'open-next-point' });
    return play;
  },
  'case:drawn': (play, fact) => ({ ...changed(play, fact.changes), case: fact.case }),
  'act:opened'(play, fact) {
    const act = play.blueprint.acts.find(({ id }) => id === fact.act);
    const goals = new Map([...play.goals, ...(Object.entries(act?.goals ?? {}) as [EntityId, never][])]);
    return { ...play, goals, since: { ...play.since, act: since(play) } };
  },
  'scene:opened': (play, fact) => ({
    ...changed(play, fact.changes),
    since: { ...play.since, scene: since(play) },
  }),
  'point:opened': openPoint,
  'point:reached': reachPoint,
  'play:ended': (play, { ending, completed }) => ({ ...play, pointOpen: false, ended: { ending, completed } }),

  'role:taken': changeRole,
  'role:released': changeRole,
  'actor:entered': moveActor,
  'actor:left': moveActor,

  'decision:made': decide,
  'turn:begun': (play, fact) => withTurnChanged(followDesire(play, fact), fact, { begun: true }),
  'thought:had': (play, fact) => remember(play, { ...momentOf(fact), kind: 'thought', text: fact.text }),
  'line:begun'(play, fact) {
    const lines = new Map(play.lines).set(fact.turn, { begun: fact, words: [] });
    return withTurnChanged({ ...counted(play, 'lines'), lines }, fact, {});
  },
  'word:spoken'(play, fact) {
    const line = play.lines.get(fact.turn);
    if (!line) return play;
    const words = [...line.words, { text: fact.text, witnesses: fact.witnesses, unseenBy: fact.unseenBy ?? [] }];
    const lines = new Map(play.lines).set(fact.turn, { ...line, words });
    return withTurnChanged({ ...play, lines }, fact, { spoke: true });
  },
  'line:ended': endLine,
  'action:begun': (play, fact) => withTurnChanged(play, fact, { acted: true }),
  'action:ruled': ruleAction,
  'turn:ended': endTurn,

  'event:told'(before, fact) {
    const play = arrived(before, arrivalsIn(fact));
    // What a host changes without a word is noticed by whoever looks; nobody is asked about it.
    if (fact.cause === 'host' && fact.narration === '') return { ...changed(play, fact.changes), flag: 'due' };
    const kind = fact.cause === 'scene' ? 'setting' : 'event';
    const told = remember(changed(play, fact.changes), { ...momentOf(fact), kind, text: fact.narration });
    const happened = fact.cause === 'consequence' ? [...told.happened, fact.id] : told.happened;
    return stir({ ...told, happened }, fact, fact.witnesses);
  },
  'road:laid': (play, { point, trajectory }) => ({
    ...play,
    laid: new Map(play.laid).set(point, [...(play.laid.get(point) ?? []), trajectory]),
  }),
  'beat:played'(play, fact) {
    const cues = new Map([...play.cues].filter(([, cue]) => cue.beat !== fact.beat));
    // A step somebody was told to take in another's place is one, and no reason to begin again with hints to that other.
    const { level, instead } = play.progress;
    const beat = beatById(play, fact.beat);
    const meant = fact.line === undefined || !beat ? play.meant : withMeaning(play, fact.line, beat);
    const next = { ...play, beats: [...play.beats, fact.beat], meant, cues, unheeded: heeded(play, beat?.actor) };
    return progressed(next, instead === fact.beat ? level : 0);
  },
  // If it is met the play moves on: nobody is asked and nobody begins before it has.
  'flag:checked': (play, { met }) => ({ ...play, flag: play.flag === 'due' ? 'due' : met ? 'asked' : 'checked' }),
  'hack:refused'(play, fact) {
    const text = `It takes more than words. ${fact.missing.join(' ')}`;
    return remember(play, { ...momentOf(fact), kind: 'refusal', text });
  },
  'stall:noted': (play, fact) => progressed(counted(play, 'stalls'), fact.level),
  'cue:given'(play, { actor, kind, beat, text, seq, instead }) {
    const { stirred, cues, progress } = play;
    return {
      ...play,
      unheeded: cuedOnceMore(play, actor),
      progress: instead ? { ...progress, instead: beat } : progress,
      cues: new Map(cues).set(actor, { kind, beat, text, seq }),
      floor: withBids(play, (bid) => bid.actor !== actor || bid.source === 'player'),
      stirred: { ...stirred, listeners: union(stirred.listeners, [actor]), about: seq },
    };
  },
  'memory:kept': (play, { actor, memories }) => ({
    ...play,
    memories: new Map(play.memories).set(actor, remembered(play, play.memories.get(actor) ?? [], memories)),
  }),
  'model:called': (play) => counted(play, 'modelCalls'),
  // Where nothing happens, time itself may be what a flag waited for.
  'clock:struck': (play) =>
    play.pointOpen && play.flag === 'checked' && isStill(play) ? { ...play, flag: 'due' } : play,
};

const counted = (play: Play, what: keyof Play['tally']): Play => ({
  ...play,
  tally: { ...play.tally, [what]: play.tally[what] + 1 },
});

const withBids = ({ floor }: Play, stays: (bid: Bid) => boolean): Floor => ({
  ...floor,
  bids: floor.bids.filter(stays),
});

const since = (play: Play): Since => ({
  at: play.now,
  seq: play.seq,
  turns: play.tally.turns,
  moments: play.history.length,
});

const momentOf = (fact: Fact): Moment => ({
  seq: fact.seq,
  at: fact.at,
  kind: 'event',
  text: '',
  witnesses: fact.witnesses,
  ...given({ actor: 'actor' in fact ? fact.actor : undefined, unseenBy: fact.unseenBy }),
});

const changed = (play: Play, changes: FactOf<'event:told'>['changes']): Play =>
  changes.length === 0 ? play : { ...play, scene: { ...play.scene, world: applyChanges(worldOf(play), changes) } };

const union = (a: readonly EntityId[], b: readonly EntityId[]): readonly EntityId[] =>
  b.every((id) => a.includes(id)) ? a : [...new Set([...a, ...b])];

const progressed = (play: Play, level: number): Play => ({
  ...play,
  progress: { at: play.now, turns: play.tally.turns, level },
});

/** Something happened that these perceived: the flag is due, and then they are asked. */
function stir(play: Play, fact: Fact, listeners: readonly EntityId[], failed = false): Play {
  return {
    ...play,
    flag: 'due',
    stillSince: play.now,
    stirred: {
      about: fact.seq,
      at: play.now,
      listeners: union(play.stirred.listeners, listeners),
      failed: failed || play.stirred.failed,
    },
  };
}

/** Somebody has decided to answer a person who is still there: the play may go on, and they answer first. */
function isAnsweringHere(play: Play, actor: EntityId): boolean {
  const person = personAnswered(play.floor, actor, (id) => isPlayed(play, id));
  return person !== undefined && placeOfActor(play, person) === placeOfActor(play, actor);
}

function openPoint(play: Play, fact: FactOf<'point:opened'>): Play {
  const point = play.points.findIndex((placed) => placed.point.id === fact.point);
  if (play.blueprint.endless && point === play.point) return progressed(nextChapter(play, since(play)), 0);
  invariant(point >= 0, `There is no point "${fact.point}" in this play: open one of its blueprint.`);
  const opened = progressed(
    {
      ...play,
      point,
      pointOpen: true,
      cues: new Map(),
      // A step on a road to the point before leads nowhere now.
      floor: withBids(play, ({ source, beat }) => source === 'player' || beat === undefined),
      since: { ...play.since, point: since(play) },
    },
    0,
  );
  return stir(
    opened,
    fact,
    onStage(opened).filter((id) => !isAnsweringHere(opened, id)),
  );
}

function reachPoint(play: Play, fact: FactOf<'point:reached'>, effects: Effect[]): Play {
  const here = play.points[play.point];
  const next = play.points[play.point + 1];
  if (here && here.scene.id !== next?.scene.id) effects.push({ kind: 'distil-memories' });
  effects.push({ kind: 'open-next-point' });
  return {
    ...play,
    pointOpen: false,
    cues: new Map(),
    reached: isForEver(play) ? play.reached : [...play.reached, { point: fact.point, how: fact.how }],
  };
}

function changeRole(play: Play, fact: FactOf<'role:taken' | 'role:released'>, effects: Effect[]): Play {
  const roles = new Map(play.roles);
  if (fact.type === 'role:taken') roles.set(fact.actor, fact.player);
  else roles.delete(fact.actor);
  const asked = new Map(play.asked);
  asked.delete(fact.actor);
  const running = play.floor.turns.find(({ actor }) => actor === fact.actor);
  let floor = withBids(play, ({ actor }) => actor !== fact.actor);
  if (running && !running.stopping) {
    effects.push({ kind: 'interrupt-turn', turn: running.id });
    floor = withTurn(floor, { ...running, stopping: true });
  }
  const activeAt = new Map(play.activeAt).set(fact.actor, play.now);
  const next = { ...play, roles, activeAt, unheeded: heeded(play, fact.actor), asked, floor };
  return fact.type === 'role:released' ? stir(next, fact, [fact.actor]) : next;
}

function moveActor(play: Play, fact: FactOf<'actor:entered' | 'actor:left'>): Play {
  const moved = changed(play, fact.changes);
  const told = fact.narration === '' ? moved : remember(moved, { ...momentOf(fact), text: fact.narration });
  return stir(told, fact, fact.witnesses);
}

function decide(play: Play, fact: FactOf<'decision:made'>): Play {
  const { actor, pace, about, source, why, to, toAll, action, beat, desire } = fact;
  const byPlayer = source === 'player';
  // An answer to what is no longer the question comes too late, and nobody plays a role they have not taken.
  if (byPlayer ? !isPlayed(play, actor) : play.asked.get(actor) !== about) return play;
  const asked = new Map(play.asked);
  asked.delete(actor);
  const isSilent = pace === 'silence';
  const awaited = isSilent ? play.floor.awaited.filter((one) => one.actor !== actor) : play.floor.awaited;
  const isRefused = isSilent && !byPlayer && !action && !beat && !desire;
  const dues = isRefused ? withoutGivenUp(withoutRefused(play.floor.dues, actor), actor) : play.floor.dues;
  const floor = { ...play.floor, awaited, dues };
  if (isRefused) return { ...play, asked, floor };
  const cue = play.cues.get(actor);
  const scripted = !byPlayer && cue?.kind === 'instruction' && cue.beat === beat;
  const pauseMs = delayMs[isLate(play) ? 'fast' : pace];
  const readyAt = byPlayer ? play.now : Math.max(play.now + delayMs.fast, play.stirred.at + pauseMs);
  const bid = { actor, pace, about, readyAt, source, why, scripted, ...given({ to, toAll, action, beat, desire }) };
  const activeAt = byPlayer ? new Map(play.activeAt).set(actor, play.now) : play.activeAt;
  return { ...play, asked, activeAt, stillSince: play.now, floor: withBid(floor, bid) };
}

function withTurnChanged(play: Play, fact: Fact & { readonly turn: number }, change: Partial<Turn>): Play {
  const turn = play.floor.turns.find(({ id }) => id === fact.turn);
  if (!turn) return play;
  const perceivedBy = union(turn.perceivedBy, fact.witnesses);
  return { ...play, floor: withTurn(play.floor, { ...turn, ...change, perceivedBy }) };
}

/** The line enters history as it was heard: the words that were spoken, to those whom they reached. */
function endLine(play: Play, fact: FactOf<'line:ended'>): Play {
  const line = play.lines.get(fact.turn);
  if (!line) return play;
  const lines = new Map(play.lines);
  lines.delete(fact.turn);
  if (line.words.length === 0) return { ...play, lines };
  const { begun, words } = line;
  const said = joinWords(words.map(({ text }) => text));
  const reached = words.reduce<readonly EntityId[]>((all, { witnesses }) => union(all, witnesses), []);
  const unseenBy = reached.filter((id) =>
    words.every((word) => !word.witnesses.includes(id) || word.unseenBy.includes(id)),
  );
  const whole = reached.filter((id) => words.every(({ witnesses }) => witnesses.includes(id)));
  const parts = Object.fromEntries(
    reached
      .filter((id) => !whole.includes(id))
      .map((id) => [id, joinWords(words.flatMap(({ text, witnesses }) => (witnesses.includes(id) ? [text] : [])))]),
  );
  const moment: Moment = {
    seq: begun.seq,
    at: fact.at,
    kind: 'line',
    actor: fact.actor,
    text: said,
    plain: plain(said),
    voice: begun.voice,
    witnesses: reached,
    ...given({ to: begun.to, toAll: begun.toAll, delivery: begun.delivery }),
    ...(unseenBy.length > 0 ? { unseenBy } : {}),
    ...(fact.cut ? { cut: true as const } : {}),
    ...(Object.keys(parts).length > 0 ? { parts } : {}),
  };
  const heard = remember({ ...play, lines, scene: recall(play.scene, fact.actor, begun.to ? [begun.to] : []) }, moment);
  // Whoever did not hear it owes no answer.
  const to = begun.to && reached.includes(begun.to) ? begun.to : undefined;
  const floor = awaitAnswer(heard, heard.floor, fact.actor, to, said);
  return { ...heard, floor: { ...floor, dues: lineDues(heard, moment) } };
}

function awaitAnswer(play: Play, floor: Floor, by: EntityId, to: EntityId | undefined, said: string): Floor {
  const others = <T extends { readonly actor: EntityId }>(list: readonly T[], id: EntityId): T[] =>
    list.filter(({ actor }) => actor !== id);
  const awaited = others(floor.awaited, by);
  const unanswered = others(floor.unanswered, by);
  if (to === undefined || to === by) return { ...floor, awaited, unanswered };
  const { now, settings } = play;
  const isAsked = /[?？]/.test(said);
  const isForPlayer = isPlayed(play, to) && !isPlayed(play, by);
  const haste = isForPlayer ? hasteTowards(play, to, isAsked) : 1;
  const until = (ms: number): number => now + ms / haste;
  return {
    ...floor,
    awaited: isAsked ? [...others(awaited, to), { actor: to, by, until: until(settings.answerMs) }] : awaited,
    unanswered: isForPlayer ? [...others(unanswered, to), { actor: to, until: until(settings.playerMs) }] : unanswered,
  };
}

function ruleAction(play: Play, fact: FactOf<'action:ruled'>, effects: Effect[]): Play {
  const { verdict, actor } = fact;
  const action = fact.action as NonNullable<Moment['action']>;
  const deed = deedIn(play, fact);
  if (!verdict.ok) {
    const moment: Moment = { ...momentOf(fact), kind: 'refusal', text: verdict.reason, ...given({ deed }) };
    const told = remember(counted(play, 'refusals'), moment);
    const refused = isTriedAgain(play, moment) ? told : struckBy(told, moment, effects);
    return withTurnChanged(refused, fact, { refused: true });
  }
  const named = [action.object, action.target, action.instrument].filter(
    (id): id is EntityId => id !== undefined && worldOf(play).things.has(id as EntityId),
  );
  const moment: Moment = {
    ...momentOf(fact),
    kind: 'deed',
    text: verdict.narration,
    action,
    ...given({ deed, parts: seenParts(fact) }),
  };
  const done = remember(changed(play, verdict.changes), moment);
  const scene = recall(done.scene, actor, named, action);
  return withTurnChanged(struckBy({ ...counted(done, 'actions'), scene }, moment, effects), fact, { acted: true });
}

/** [WIT10] What those see of a deed whose doer alone learns the rest. */
function seenParts({ verdict, actor, witnesses }: FactOf<'action:ruled'>): Moment['parts'] {
  if (!verdict.ok || verdict.seen === undefined) return undefined;
  const { seen } = verdict;
  return Object.fromEntries(witnesses.filter((id) => id !== actor).map((id) => [id, seen]));
}

/** A desire that is acted on is stilled for a while, or for good. */
const followDesire = (play: Play, { actor, desire }: FactOf<'turn:begun'>): Play =>
  desire === undefined ? play : withFollowed(play, actor, desire, { at: play.now });

function withFollowed(play: Play, actor: EntityId, desire: string, change: Partial<Followed>): Play {
  const key = desireKey(actor, desire);
  const before = play.followed.get(key) ?? { at: play.now, refusals: 0, isStilled: false };
  return { ...play, followed: new Map(play.followed).set(key, { ...before, ...change }) };
}

function desireAfter(play: Play, { desire, begun, refused, actor }: Turn, how: FactOf<'turn:ended'>['how']): Play {
  if (desire === undefined || !begun) return play;
  const { refusals, isStilled } = play.followed.get(desireKey(actor, desire)) ?? { refusals: 0, isStilled: false };
  const change = refused ? { refusals: refusals + 1 } : { isStilled: isStilled || how === 'finished' };
  return withFollowed(play, actor, desire, change);
}

function endTurn(play: Play, fact: FactOf<'turn:ended'>): Play {
  const { floor, refusedBeats } = play;
  const turn = floor.turns.find(({ id }) => id === fact.turn);
  if (!turn) return play;
  const { beat, refused, begun } = turn;
  const isPerson = (id: EntityId): boolean => isPlayed(play, id);
  const listeners = turn.perceivedBy.filter((id) => id !== fact.actor && !keepsAnswer(floor, id, turn, isPerson));
  // Told outright, it has been tried: to try for ever what cannot be done would keep the advancer away.
  const isTried = (cue: Cue) => turn.scripted && begun && cue.kind === 'instruction' && cue.beat === beat;
  const ended: Play = {
    ...desireAfter(begun ? counted(play, 'turns') : play, turn, fact.how),
    floor: {
      ...floor,
      turns: floor.turns.filter(({ id }) => id !== fact.turn),
      awaited: floor.awaited.filter(({ actor }) => actor !== fact.actor || !turn.spoke),
      unanswered: floor.unanswered.filter(({ actor }) => actor !== fact.actor),
      dues: duesAfter(turn, floor),
    },
    refusedBeats:
      refused && beat !== undefined ? new Map(refusedBeats).set(beat, (refusedBeats.get(beat) ?? 0) + 1) : refusedBeats,
    cues: new Map([...play.cues].filter(([actor, cue]) => actor !== fact.actor || !isTried(cue))),
  };
  // What failed goes back to who tried it.
  return stir(ended, fact, refused ? [...listeners, fact.actor] : listeners, refused && listeners.length === 0);
}
