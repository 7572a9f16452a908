import type { Fact } from '../../../src/drama/fact.ts';
import { narrationsIn, type Narration } from './narrations.ts';
import type { Offence } from './offence.ts';

/** So many words may be told again: *Gus drinks the coffee.* */
const fewWords = 8;

const withoutQuoted = (text: string): string => text.replace(/[“「『][^”」』]*[”」』]/gu, '');

const lengthOf = (text: string): number =>
  (text.match(/[\p{L}\p{N}’'-]+/gu) ?? []).reduce(
    (sum, word) => sum + (/\p{Script=Han}/u.test(word) ? word.length / 1.6 : 1),
    0,
  );

/** A second sip, which leaves less in the cup than the first: told in one sentence, it is what happened and no description. */
const isDoneAgain = ({ kind, changes, text }: Narration): boolean =>
  kind === 'deed' && changes && !/[.!?。！？…].*[\p{L}\p{N}]/u.test(text);

/** Narrations told twice, word for word, and the second time to nobody new. What is read aloud is the letter's, not the narrator's. */
export function repeatedNarrations(facts: readonly Fact[]): Offence[] {
  const told = new Map<string, Narration[]>();
  return narrationsIn(facts).flatMap((narration) => {
    const { seq, text, toldTo } = narration;
    if (lengthOf(withoutQuoted(text)) <= fewWords || isDoneAgain(narration)) return [];
    const before = told.get(text) ?? [];
    told.set(text, [...before, narration]);
    const isAgain = before.some((earlier) => toldTo.every((id) => earlier.toldTo.includes(id)));
    return isAgain ? [{ seq, says: `told again: “${text}”` }] : [];
  });
}
