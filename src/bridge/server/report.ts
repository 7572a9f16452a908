import type { EntityId } from '../../drama/entity-id.ts';
import type { Happened } from './eyewitness.ts';

/** Somebody has had enough of somebody, and what that one said last, for whoever has to judge it. */
export interface Report {
  readonly by: string;
  readonly player: string;
  readonly actor: EntityId;
  readonly why: string;
  readonly said: readonly string[];
}

const mostLines = 5;

/** The last lines of an actor, as far as they were spoken. */
export function lastSaid(evening: readonly Happened[], actor: EntityId): readonly string[] {
  const lines = new Map<number, string[]>();
  for (let at = evening.length - 1; at >= 0; at--) {
    const fact = evening[at]?.fact;
    if (fact?.type !== 'word:spoken' || fact.actor !== actor) continue;
    const line = lines.get(fact.turn);
    if (!line && lines.size === mostLines) break;
    if (line) line.unshift(fact.text);
    else lines.set(fact.turn, [fact.text]);
  }
  return [...lines.values()].reverse().map((words) => words.join(' '));
}
