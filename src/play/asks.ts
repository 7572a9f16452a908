import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import type { PendingAsk } from './pending-ask.ts';
import type { Play } from './play.ts';

/** The play after a fact, as far as asks are concerned. */
export function followAsk(play: Play, fact: Fact): Play {
  if (fact.type === 'ask:taken') return take(play, fact);
  if (play.pending.size === 0) return play;
  if (fact.type === 'role:released') return without(play, fact.actor);
  if (fact.type === 'play:ended') return { ...play, pending: new Map() };
  if (!('turn' in fact)) return play;
  const ask = play.pending.get(fact.actor);
  if (!ask) return play;
  if (fact.type === 'turn:begun') return fact.source === 'player' ? withAsk(play, fact, { turn: fact.turn }) : play;
  // A turn that was given and never begun: what was asked had become moot, or was taken back.
  if (fact.type === 'turn:ended' && ask.turn === undefined && fact.how === 'left') return without(play, fact.actor);
  if (ask.turn !== fact.turn) return play;
  if (fact.type === 'word:spoken') return withAsk(play, fact, { words: ask.words + 1 });
  if (fact.type === 'action:ruled') return withAsk(play, fact, { done: [...ask.done, fact.action as Action] });
  if (fact.type !== 'turn:ended') return play;
  // What was broken off in the middle by a crash is gone on with; what a person or the play broke off is over.
  return fact.how === 'broken' ? withAsk(play, fact, { turn: undefined }) : without(play, fact.actor);
}

function take(play: Play, { actor, player, client, number, said }: FactOf<'ask:taken'>): Play {
  const asks = new Map(play.asks).set(client, Math.max(number, play.asks.get(client) ?? 0));
  if (!said) return { ...play, asks };
  const pending = new Map(play.pending).set(actor, { player, said, turn: undefined, words: 0, done: [] });
  return { ...play, asks, pending };
}

function withAsk(play: Play, { actor }: { readonly actor: EntityId }, change: Partial<PendingAsk>): Play {
  const ask = play.pending.get(actor);
  return ask ? { ...play, pending: new Map(play.pending).set(actor, { ...ask, ...change }) } : play;
}

function without(play: Play, actor: EntityId): Play {
  const pending = new Map(play.pending);
  pending.delete(actor);
  return { ...play, pending };
}
