import { rowOf, type Verb } from '../../../src/drama/verb.ts';
import type { StagedGesture } from '../../stage/staged-actor.ts';
import { contactPartOf, type Score } from './gestures/score.ts';
import { scores } from './gestures/scores.ts';

/** How a verb is played: its row says it; one that has no row is a small motion of the hand. */
export const scoreOf = (verb: Verb): Score => scores[rowOf(verb).gesture];

/**
 * How long a gesture of the stage's is seen, in milliseconds, when what it does has to be done after so many: strokes
 * that touch something are timed to the touch, others take the time they need.
 */
export function seenForMs({ verb, contactMs, hand }: Pick<StagedGesture, 'verb' | 'contactMs' | 'hand'>): number {
  const score = scoreOf(verb);
  const isTimed = hand !== undefined || score.carries === true || score.isSudden === true;
  return isTimed ? contactMs / contactPartOf(score) : Math.max(contactMs, score.seconds * 1000);
}
