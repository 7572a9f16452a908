import { joinWords } from '../kit/join-words.ts';
import type { EntityId } from './entity-id.ts';
import type { Fact } from './fact.ts';

/** So long a question waits for an answer. */
export const questionWaitsMs = 20_000;

/** Somebody says something to somebody; once it is over, a question waits for an answer. */
export interface PutQuestion {
  readonly by: EntityId;
  readonly turn: number;
  /** All of it so far. */
  readonly words: string;
  readonly isOver: boolean;
}

/** What was asked of them after one more fact; nothing, once they answer or whoever asked says something else. */
export function followQuestion(asked: PutQuestion | undefined, fact: Fact, role: EntityId): PutQuestion | undefined {
  switch (fact.type) {
    case 'line:begun':
      if (fact.actor === role) return undefined;
      if (fact.to === role && fact.witnesses.includes(role))
        return { by: fact.actor, turn: fact.turn, words: '', isOver: false };
      return asked?.by === fact.actor ? undefined : asked;
    case 'word:spoken':
      return asked?.turn === fact.turn && !asked.isOver
        ? { ...asked, words: joinWords([asked.words, fact.text].filter(Boolean)) }
        : asked;
    case 'line:ended':
      if (asked?.turn !== fact.turn || asked.isOver) return asked;
      return isQuestion(asked.words) ? { ...asked, isOver: true } : undefined;
    case 'turn:begun':
      return fact.actor === role ? undefined : asked;
    case 'actor:left':
      return fact.actor === asked?.by ? undefined : asked;
    case 'scene:opened':
      return undefined;
    default:
      return asked;
  }
}

/** Whether it ends as a question does, or with a few words after one: *Who are you? I am Lin.* */
const isQuestion = (text: string): boolean => /[?？]["”’」』)）]*\s*(?:[^?？]{0,40})$/u.test(text);
