import { invariant } from '../kit/invariant.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { recall } from '../world/narrator.ts';
import type { Effect } from './effect.ts';
import { withBid, withTurn, type Floor, type Turn } from './floor.ts';
import type { Moment } from './moment.ts';
import { joinWords } from '../kit/join-words.ts';
import { plain } from './plain-words.ts';
import {
  desireKey,
  isPlayed,
  onStage,
  remember,
  worldOf,
  type Cue,
  type Followed,
  type Play,
  type Since,
} from './play.ts';
import { isStill, settle } from './settle.ts';

/** How long somebody takes to begin, by the pace they decided on. */
const delayMs = { fast: 250, slow: 1600, silence: 400 } as const;

/** The play after one more fact, and what is to be done now. Pure: the same play and fact give the same answer everywhere. */
export function step(play: Play, fact: Fact): readonly [Play, readonly Effect[]] {
  const effects: Effect[] = [];
  const next = follow({ ...play, seq: fact.seq + 1, now: fact.at }, fact, effects);
  return settle(next, effects);
}

function follow(play: Play, fact: Fact, effects: Effect[]): Play {
  switch (fact.type) {
    case 'play:opened':
      effects.push({ kind: 'open-next-point' });
      return play;
    case 'case:drawn':
      return { ...changed(play, fact.changes), case: fact.case };
    case 'act:opened': {
      const act = play.blueprint.acts.find(({ id }) => id === fact.act);
      const goals = new Map([...play.goals, ...(Object.entries(act?.goals ?? {}) as [EntityId, never][])]);
      return { ...play, goals, since: { ...play.since, act: since(play) } };
    }
    case 'scene:opened':
      return { ...changed(play, fact.changes), since: { ...play.since, scene: since(play) } };
    case 'point:opened':
      return openPoint(play, fact);
    case 'point:reached':
      return reachPoint(play, fact, effects);
    case 'play:ended':
      return { ...play, pointOpen: false, ended: { ending: fact.ending, completed: fact.completed } };

    case 'role:taken':
    case 'role:released':
      return changeRole(play, fact, effects);
    case 'actor:entered':
    case 'actor:left': {
      const moved = changed(play, fact.changes);
      const told =
        fact.narration === '' ? moved : remember(moved, { ...momentOf(fact), actor: fact.actor, text: fact.narration });
      return stir(told, fact, fact.witnesses);
    }

    case 'decision:made':
      return decide(play, fact);
    case 'turn:begun':
      return withTurnChanged(followDesire(play, fact), fact.turn, { begun: true });
    case 'thought:had':
      return remember(play, { ...momentOf(fact), kind: 'thought', actor: fact.actor, text: fact.text });
    case 'line:begun':
      return withTurnChanged(
        {
          ...play,
          lines: new Map(play.lines).set(fact.turn, { begun: fact, words: [] }),
          tally: { ...play.tally, lines: play.tally.lines + 1 },
        },
        fact.turn,
        { spoke: true },
        fact.witnesses,
      );
    case 'word:spoken': {
      const line = play.lines.get(fact.turn);
      if (!line) return play;
      const words = [...line.words, { text: fact.text, witnesses: fact.witnesses, unseenBy: fact.unseenBy ?? [] }];
      return withTurnChanged(
        { ...play, lines: new Map(play.lines).set(fact.turn, { ...line, words }) },
        fact.turn,
        {},
        fact.witnesses,
      );
    }
    case 'line:ended':
      return endLine(play, fact);
    case 'action:begun':
      return withTurnChanged(play, fact.turn, { acted: true }, fact.witnesses);
    case 'action:ruled':
      return ruleAction(play, fact);
    case 'action:cancelled':
      return play;
    case 'turn:ended':
      return endTurn(play, fact);

    case 'body:moved':
      return play;
    case 'event:told': {
      const kind = fact.cause === 'scene' ? 'setting' : 'event';
      const told = remember(changed(play, fact.changes), { ...momentOf(fact), kind, text: fact.narration });
      const happened = fact.cause === 'consequence' ? [...told.happened, fact.id] : told.happened;
      return stir({ ...told, happened }, fact, fact.witnesses);
    }
    case 'road:laid': {
      const roads = [...(play.laid.get(fact.point) ?? []), fact.trajectory];
      return { ...play, laid: new Map(play.laid).set(fact.point, roads) };
    }
    case 'beat:played': {
      const cues = new Map([...play.cues].filter(([, cue]) => cue.beat !== fact.beat));
      return progressed({ ...play, beats: [...play.beats, fact.beat], cues }, 0);
    }
    case 'flag:checked':
      // If it is met the play moves on: nobody is asked and nobody begins before it has.
      return { ...play, flag: play.flag === 'due' ? 'due' : fact.met ? 'asked' : 'checked' };
    case 'hack:refused':
      return remember(play, {
        ...momentOf(fact),
        kind: 'refusal',
        actor: fact.actor,
        text: `It takes more than words. ${fact.missing.join(' ')}`,
      });
    case 'stall:noted':
      return progressed({ ...play, tally: { ...play.tally, stalls: play.tally.stalls + 1 } }, fact.level);
    case 'cue:given': {
      const cue = { kind: fact.kind, beat: fact.beat, text: fact.text, seq: fact.seq };
      const bids = play.floor.bids.filter((bid) => bid.actor !== fact.actor || bid.source === 'player');
      const cued = { ...play, cues: new Map(play.cues).set(fact.actor, cue), floor: { ...play.floor, bids } };
      return {
        ...cued,
        stirred: { ...cued.stirred, listeners: union(cued.stirred.listeners, [fact.actor]), about: fact.seq },
      };
    }
    case 'memory:kept': {
      const kept = [...(play.memories.get(fact.actor) ?? []), ...fact.memories];
      return { ...play, memories: new Map(play.memories).set(fact.actor, kept) };
    }
    case 'model:called':
      return { ...play, tally: { ...play.tally, modelCalls: play.tally.modelCalls + 1 } };
    case 'clock:struck':
      // Where nothing happens, time itself may be what a flag waited for.
      return play.pointOpen && play.flag === 'checked' && isStill(play) ? { ...play, flag: 'due' } : play;
    case 'model:garbled':
    case 'understudy:stepped-in':
      return play;
  }
}

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
  ...(fact.unseenBy ? { unseenBy: fact.unseenBy } : {}),
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
      listeners: union(play.stirred.listeners, listeners),
      failed: failed || play.stirred.failed,
    },
  };
}

function openPoint(play: Play, fact: FactOf<'point:opened'>): Play {
  const point = play.points.findIndex((placed) => placed.point.id === fact.point);
  invariant(point >= 0, `There is no point "${fact.point}" in this play: open one of its blueprint.`);
  const opened = progressed(
    {
      ...play,
      point,
      pointOpen: true,
      cues: new Map(),
      // A step on a road to the point before leads nowhere now.
      floor: {
        ...play.floor,
        bids: play.floor.bids.filter(({ source, beat }) => source === 'player' || beat === undefined),
      },
      since: { ...play.since, point: since(play) },
    },
    0,
  );
  return stir(opened, fact, onStage(opened));
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
    reached: [...play.reached, { point: fact.point, how: fact.how }],
  };
}

function changeRole(play: Play, fact: FactOf<'role:taken' | 'role:released'>, effects: Effect[]): Play {
  const roles = new Map(play.roles);
  if (fact.type === 'role:taken') roles.set(fact.actor, fact.player);
  else roles.delete(fact.actor);
  const asked = new Map(play.asked);
  asked.delete(fact.actor);
  const bids = play.floor.bids.filter(({ actor }) => actor !== fact.actor);
  const running = play.floor.turns.find(({ actor }) => actor === fact.actor);
  let floor: Floor = { ...play.floor, bids };
  if (running && !running.stopping) {
    effects.push({ kind: 'interrupt-turn', turn: running.id });
    floor = withTurn(floor, { ...running, stopping: true });
  }
  const next = { ...play, roles, asked, floor };
  return fact.type === 'role:released' ? stir(next, fact, [fact.actor]) : next;
}

function decide(play: Play, fact: FactOf<'decision:made'>): Play {
  const byPlayer = fact.source === 'player';
  // An answer to what is no longer the question comes too late, and nobody plays a role they have not taken.
  if (byPlayer ? !isPlayed(play, fact.actor) : play.asked.get(fact.actor) !== fact.about) return play;
  const asked = new Map(play.asked);
  asked.delete(fact.actor);
  const idle = fact.pace === 'silence' && !fact.action && !fact.beat && !fact.desire;
  const awaited =
    fact.pace === 'silence' ? play.floor.awaited.filter(({ actor }) => actor !== fact.actor) : play.floor.awaited;
  const floor = { ...play.floor, awaited };
  if (idle && !byPlayer) return { ...play, asked, floor };
  const cue = play.cues.get(fact.actor);
  return {
    ...play,
    asked,
    stillSince: play.now,
    floor: withBid(floor, {
      actor: fact.actor,
      pace: fact.pace,
      about: fact.about,
      readyAt: byPlayer ? play.now : play.now + delayMs[fact.pace],
      source: fact.source,
      why: fact.why,
      scripted: !byPlayer && cue?.kind === 'instruction' && cue.beat === fact.beat,
      ...(fact.to ? { to: fact.to } : {}),
      ...(fact.action ? { action: fact.action } : {}),
      ...(fact.beat ? { beat: fact.beat } : {}),
      ...(fact.desire ? { desire: fact.desire } : {}),
    }),
  };
}

function withTurnChanged(play: Play, id: number, change: Partial<Turn>, witnesses: readonly EntityId[] = []): Play {
  const turn = play.floor.turns.find((candidate) => candidate.id === id);
  if (!turn) return play;
  const perceivedBy = union(turn.perceivedBy, witnesses);
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
    ...(unseenBy.length > 0 ? { unseenBy } : {}),
    ...(begun.to ? { to: begun.to } : {}),
    ...(begun.delivery ? { delivery: begun.delivery } : {}),
    ...(fact.cut ? { cut: true as const } : {}),
    ...(Object.keys(parts).length > 0 ? { parts } : {}),
  };
  const heard = remember({ ...play, lines, scene: recall(play.scene, fact.actor, begun.to ? [begun.to] : []) }, moment);
  // Whoever did not hear it owes no answer.
  const to = begun.to && reached.includes(begun.to) ? begun.to : undefined;
  return { ...heard, floor: awaitAnswer(heard, heard.floor, fact.actor, to, said) };
}

function awaitAnswer(play: Play, floor: Floor, by: EntityId, to: EntityId | undefined, said: string): Floor {
  const awaited = floor.awaited.filter(({ actor }) => actor !== by);
  const unanswered = floor.unanswered.filter(({ actor }) => actor !== by);
  if (to === undefined || to === by) return { ...floor, awaited, unanswered };
  const { answerMs, playerMs } = play.settings;
  const asks = /[?？]/.test(said);
  return {
    ...floor,
    awaited: asks
      ? [...awaited.filter(({ actor }) => actor !== to), { actor: to, by, until: play.now + answerMs }]
      : awaited,
    unanswered:
      isPlayed(play, to) && !isPlayed(play, by)
        ? [...unanswered.filter(({ actor }) => actor !== to), { actor: to, until: play.now + playerMs }]
        : unanswered,
  };
}

function ruleAction(play: Play, fact: FactOf<'action:ruled'>): Play {
  const { verdict, actor, action } = fact;
  if (!verdict.ok) {
    const refused = remember(play, { ...momentOf(fact), kind: 'refusal', actor, text: verdict.reason });
    const tally = { ...play.tally, refusals: play.tally.refusals + 1 };
    return withTurnChanged({ ...refused, tally }, fact.turn, { refused: true }, fact.witnesses);
  }
  const named = [action.object, action.target, action.instrument].filter(
    (id): id is EntityId => id !== undefined && worldOf(play).things.has(id as EntityId),
  );
  const done = remember(changed(play, verdict.changes), {
    ...momentOf(fact),
    kind: 'deed',
    actor,
    text: verdict.narration,
    action: action as NonNullable<Moment['action']>,
  });
  return withTurnChanged(
    {
      ...done,
      scene: recall(done.scene, actor, named),
      tally: { ...play.tally, actions: play.tally.actions + 1 },
    },
    fact.turn,
    { acted: true },
    fact.witnesses,
  );
}

/** A desire that is acted on is stilled for a while, or for good. */
const followDesire = (play: Play, { actor, desire }: FactOf<'turn:begun'>): Play =>
  desire === undefined
    ? play
    : { ...play, followed: withFollowed(play, actor, desire, (before) => ({ ...before, at: play.now })) };

function withFollowed(
  play: Play,
  actor: EntityId,
  desire: string,
  change: (before: Followed) => Followed,
): Play['followed'] {
  const key = desireKey(actor, desire);
  return new Map(play.followed).set(
    key,
    change(play.followed.get(key) ?? { at: play.now, refusals: 0, isStilled: false }),
  );
}

function endTurn(play: Play, fact: FactOf<'turn:ended'>): Play {
  const turn = play.floor.turns.find(({ id }) => id === fact.turn);
  if (!turn) return play;
  const turns = play.floor.turns.filter(({ id }) => id !== fact.turn);
  const without = (list: Floor['awaited']) => list.filter(({ actor }) => actor !== fact.actor || !turn.spoke);
  const floor: Floor = {
    ...play.floor,
    turns,
    awaited: without(play.floor.awaited),
    unanswered: play.floor.unanswered.filter(({ actor }) => actor !== fact.actor),
  };
  const listeners = turn.perceivedBy.filter((id) => id !== fact.actor);
  // Told outright, it has been tried: to try for ever what cannot be done would keep the advancer away.
  const isTried = ({ beat, kind }: Cue) => turn.scripted && turn.begun && kind === 'instruction' && beat === turn.beat;
  const ended = {
    ...play,
    floor,
    followed:
      turn.desire === undefined || !turn.begun
        ? play.followed
        : withFollowed(play, turn.actor, turn.desire, (before) =>
            turn.refused
              ? { ...before, refusals: before.refusals + 1 }
              : { ...before, isStilled: before.isStilled || fact.how === 'finished' },
          ),
    refusedBeats:
      turn.refused && turn.beat !== undefined
        ? new Map(play.refusedBeats).set(turn.beat, (play.refusedBeats.get(turn.beat) ?? 0) + 1)
        : play.refusedBeats,
    cues: new Map([...play.cues].filter(([actor, cue]) => actor !== fact.actor || !isTried(cue))),
    tally: turn.begun ? { ...play.tally, turns: play.tally.turns + 1 } : play.tally,
  };
  // What failed goes back to who tried it.
  return stir(
    ended,
    fact,
    turn.refused ? [...listeners, fact.actor] : listeners,
    turn.refused && listeners.length === 0,
  );
}
