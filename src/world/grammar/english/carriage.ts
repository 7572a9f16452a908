import { verbSet } from '../../../drama/verb.ts';
import type { Attempt } from '../attempt.ts';
import { type Carriage, withdrawals } from './aspects.ts';
import { wordSet } from '../../../kit/word-list.ts';
import { startsVerbAt } from './fragments.ts';
import { type Token, lowerAt } from './tokens.ts';
import { readVerb } from './verb-readings.ts';
import { auxiliaries, isAdverb } from './words.ts';

/** How far an act is carried, and how it is done, by the words before its verb. */
interface Carried {
  readonly carriage: Carriage;
  readonly manner: readonly string[];
  /** Where the verb stands. */
  readonly next: number;
}

/** Words that say when, and nothing of how. */
const timing = wordSet('then now just also still again first next finally');
const nearly = wordSet('almost nearly');
const never = wordSet('never hardly scarcely');

/** Behind a form of *be*: it only points ahead. */
const pointingAhead = /^(on \S+ (point|verge|brink) of|about to|(going|ready|set|poised) to)(?= |$)/;
const forms = wordSet('is are was were am be');
const future = wordSet('will would shall should might may could must');

/** *almost*, *does not*, *is about to*, *slowly*: all that leads up to a verb, and what stood before its subject. */
export function readCarriage(tokens: readonly Token[], start: number, lead: readonly string[]): Carried {
  let at = start;
  const word = (offset = 0): string => lowerAt(tokens, at + offset);
  const ahead = (): string => [word(), word(1), word(2), word(3)].join(' ');
  let carriage: Carriage = lead.some((said) => never.has(said.toLowerCase())) ? 'not' : 'does';
  let near = lead.some((said) => nearly.has(said.toLowerCase()));
  const manner = lead.filter((said) => !nearly.has(said.toLowerCase()) && !timing.has(said.toLowerCase()));
  for (let guard = 0; guard < 12; guard++) {
    const said = word();
    if (nearly.has(said) || (said === 'all' && word(1) === 'but')) {
      near = true;
      at += said === 'all' ? 2 : 1;
    } else if (said === 'about' && word(1) === 'to') {
      carriage = 'means-to';
      at += 2;
    } else if (said === 'no' && word(1) === 'longer') {
      carriage = 'stops';
      at += 2;
    } else if (said === 'not' || said === 'never') {
      carriage = 'not';
      at += 1;
    } else if (isAdverb(said) && !startsVerbAt(tokens, at)) {
      if (!timing.has(said)) manner.push(tokens[at]?.text ?? said);
      at += 1;
    } else if (auxiliaries.has(said)) {
      at += 1;
      const pointing = forms.has(said) ? pointingAhead.exec(ahead())?.[0] : undefined;
      if (pointing) at += pointing.split(' ').length;
      if ((pointing || future.has(said)) && carriage !== 'not') carriage = 'means-to';
    } else break;
  }
  return { carriage: near && carriage === 'does' ? 'nearly' : carriage, manner, next: at };
}

const isMotion = verbSet('go', 'step', 'turn', 'sit', 'stand', 'take', 'pace');

/** *but stops*, *but thinks better of it*: takes back what was only on the way to being done, or not done yet. */
export function takesBack(
  tokens: readonly Token[],
  at: number,
  last: Attempt,
  isIntended: boolean,
  but: boolean,
): boolean {
  const rest = tokens.slice(at, at + 6);
  const [first] = rest;
  if (!first) return false;
  const words = rest.map((token, index) =>
    index === 0 ? (readVerb(token.lower)[0]?.lemma ?? token.lower) : token.lower,
  );
  if (/^(he|she|they|i)$/.test(first.lower)) words.shift();
  const said = words.join(' ');
  if (!withdrawals.test(said)) return false;
  if (isIntended || (last.aspect !== undefined && last.aspect !== 'does') || last.verb === 'reach') return true;
  return but && !isMotion.has(last.verb) && /^(stop|reconsider|think better|change|can not|do not|fail)/.test(said);
}
