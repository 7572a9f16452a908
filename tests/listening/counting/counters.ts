import type { Fact } from '../../../src/drama/fact.ts';
import { cuelessReplies } from './cueless-replies.ts';
import { droppedAnswers } from './dropped-answers.ts';
import type { Offence } from './offence.ts';
import { openQuestions, unansweredLines } from './open-questions.ts';
import { brokenPresuppositions } from './presuppositions.ts';
import { repeatedNarrations } from './repeated-narrations.ts';
import { staleReactions } from './stale-reactions.ts';

/** What is counted of every evening; all of it should be nothing. */
export const counterNames = [
  'droppedAnswers',
  'openQuestions',
  'unansweredLines',
  'cuelessReplies',
  'staleReactions',
  'brokenPresuppositions',
  'repeatedNarrations',
] as const;
export type CounterName = (typeof counterNames)[number];

export type Offences = Readonly<Record<CounterName, readonly Offence[]>>;

export const countAll = (facts: readonly Fact[]): Offences => ({
  droppedAnswers: droppedAnswers(facts),
  openQuestions: openQuestions(facts),
  unansweredLines: unansweredLines(facts),
  cuelessReplies: cuelessReplies(facts),
  staleReactions: staleReactions(facts),
  brokenPresuppositions: brokenPresuppositions(facts),
  repeatedNarrations: repeatedNarrations(facts),
});
