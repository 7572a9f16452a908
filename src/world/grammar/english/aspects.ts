import type { Aspect } from '../../../drama/action.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { VerbReading } from '../../lexicon/verbs.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { looksLikeVerb } from './clause-edges.ts';
import { type Token, lowerAt } from './tokens.ts';
import { isAdverb } from './words.ts';
import { hasForm } from './verb-readings.ts';

/** Verbs that say how far another verb is carried: *begins to*, *tries to*, *refuses to*. */

export type Carriage = Aspect | 'not' | 'pretends';

const table: Readonly<Record<string, Carriage>> = {
  begin: 'begins', start: 'begins', commence: 'begins', proceed: 'does', continue: 'does', keep: 'does', resume: 'does', manage: 'does',
  try: 'tries', attempt: 'tries', struggle: 'tries', strive: 'tries', endeavour: 'tries', endeavor: 'tries', seek: 'tries', fight: 'tries', strain: 'tries',
  want: 'means-to', wish: 'means-to', mean: 'means-to', intend: 'means-to', plan: 'means-to', hope: 'means-to', long: 'means-to',
  prepare: 'means-to', offer: 'means-to', threaten: 'means-to', decide: 'means-to', resolve: 'means-to', consider: 'means-to', contemplate: 'means-to', need: 'means-to', ache: 'means-to', yearn: 'means-to',
  promise: 'means-to', agree: 'means-to', think: 'means-to', dream: 'means-to', hesitate: 'means-to', like: 'means-to', love: 'means-to', vow: 'means-to', swear: 'means-to', fear: 'means-to', choose: 'means-to', pledge: 'means-to', expect: 'means-to',
  stop: 'stops', cease: 'stops', quit: 'stops', finish: 'stops', end: 'stops',
  refuse: 'not', decline: 'not', fail: 'nearly', forget: 'not', avoid: 'not', dare: 'does', bother: 'does', neglect: 'not', resist: 'not', forbear: 'not', omit: 'not', help: 'does', happen: 'does', tend: 'does', appear: 'does', seem: 'does',
  pretend: 'pretends', feign: 'pretends', mime: 'pretends', imagine: 'means-to', picture: 'means-to', make: 'means-to',
  let: 'does', use: 'does', return: 'does', pause: 'does', deign: 'does', hurry: 'does', hasten: 'does', rush: 'does',
}; // prettier-ignore

export const carriageOf = (lemma: string): Carriage | undefined =>
  Object.hasOwn(table, lemma) ? table[lemma] : undefined;

/** Those that take *-ing*: `stops writing`, `keeps pacing`. The others need *to*. */
const withGerund = wordSet(`
  begin start commence continue keep resume try attempt stop cease quit finish consider contemplate avoid resist like love
  imagine pretend fear
`);

export const takesGerund = (lemma: string): boolean => withGerund.has(lemma);

/** Of *V1 to V2*, those V1 that are only the way to V2: the turning in *turns to go*. */
export const preparatory = wordSet(
  'reach turn move go make bend lean stoop stretch get step come hurry rush hasten extend',
);

/** What takes an intention back: *turns to go, but stops*. */
export const withdrawals = /^(stop|hesitate|halt|freeze|pause|falter|reconsider|think better|change (his|her|their|my) mind|catch (him|her|my|them)sel|check (him|her|my|them)sel|restrain (him|her|my|them)sel|draw back|pull back|thinks? twice|give up|stay|remain|decide against|decide not|do not|can not|stop short|resist|withdraw|turn back|not|drop (his|her) hand|never)/; // prettier-ignore

/** *begins to*, *stops -ing*, *makes as if to*, *is about to* … */
export function aspectAt(
  tokens: readonly Token[],
  { lemma }: VerbReading,
  at: number,
  names: NameIndex,
): { carriage: Carriage; next: number } | undefined {
  if (lemma === 'go' && tokens[at + 1]?.lower === 'on' && /ing$/.test(lowerAt(tokens, at + 2)))
    return { carriage: 'does', next: at + 2 };
  if (lemma === 'burst' && /^out \w+ing$/.test(`${lowerAt(tokens, at + 1)} ${lowerAt(tokens, at + 2)}`))
    return { carriage: 'does', next: at + 2 };
  const carriage = carriageOf(lemma);
  if (!carriage) return undefined;
  let next = at + 1;
  while (isAdverb(lowerAt(tokens, next)) && tokens[next]?.lower !== 'again') next += 1;
  const word = lowerAt(tokens, next);
  if (lemma === 'try' && word === 'and' && looksLikeVerb(tokens, next + 1, names)) {
    const fails = /^fail\S* to$/.test(`${lowerAt(tokens, next + 1)} ${lowerAt(tokens, next + 2)}`);
    return { carriage: 'tries', next: next + (fails ? 3 : 1) };
  }
  const second = lowerAt(tokens, next + 1);
  if (word === 'to' && (hasForm(second, 'base') || isAdverb(second))) {
    if (/^(stop|pause|return)$/.test(lemma)) return { carriage: 'does', next: next + 1 };
    return /^(let|use)$/.test(lemma) ? undefined : { carriage, next: next + 1 };
  }
  if (lemma === 'make' && /^(as|like) if to$/.test(`${word} ${second} ${lowerAt(tokens, next + 2)}`))
    return { carriage: 'means-to', next: next + 3 };
  if (lemma === 'think' && (word === 'of' || word === 'about')) return { carriage: 'means-to', next: next + 1 };

  if (takesGerund(lemma) && hasForm(word, 'gerund')) return { carriage, next };
  if (lemma === 'keep' && word === 'on' && /ing$/.test(lowerAt(tokens, next + 1)))
    return { carriage: 'does', next: next + 1 };
  return undefined;
}
