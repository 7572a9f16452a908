import type { Heard } from '../hearing/hearing.ts';
import { termsIn } from '../hearing/terms.ts';

/** From such a fit on an author has foreseen the question in other words. */
export const surelyMeant = 3.2;

/** *Rich? No.*, *Fat? I am well upholstered.*: a way that says back first what was said. */
const saidBack = /^([^\s.,;:!?。，！？](?:[^.,;:!?。，！？]{0,24}))[?？]\s*\S/u;
/** What asks, and says nothing back. */
const asking =
  /^(?:who|whom|whose|what|which|where|when|why|how|is|are|was|were|do|does|did|am|have|has|had|will|would|can|could|shall|should|may|me|you|i|he|she|it|that|this|well|eh|no|yes)\b|[吗呢谁哪什怎]/iu;

/** Whether a way says words back that were not said: it was written as the answer to another line. */
export function saysOtherWordsBack(way: string, { words, meant }: Heard): boolean {
  const echo = saidBack.exec(way)?.[1];
  if (echo === undefined || asking.test(echo) || echo.split(' ').length > 4) return false;
  const said = new Set([...termsIn(words), ...termsIn(meant)]);
  const own = termsIn(echo);
  return own.length > 0 && !own.some((term) => said.has(term));
}
