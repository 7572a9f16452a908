import { asVerb } from '../../../drama/verb.ts';
import { inflect } from '../../lexicon/verbs.ts';
import type { OwnVerbs } from '../../own-verbs.ts';
import { coinAt, coinedWord } from '../../verbs/verb-index.ts';
import type { Attempt } from '../attempt.ts';
import { lowerAt, type Token } from './tokens.ts';
import { isDeterminer, prepositions } from './words.ts';

/*
 * The grammar knows one language's verbs, whatever the world. Verbs of a host's game are put to it as coins: words nobody can type,
 * inflected like any verb, which it reads as it reads others; what it made of them is then called by its own name again.
 */

interface Coining {
  readonly coin: string;
  readonly rest: readonly string[];
}

const coined = new WeakMap<OwnVerbs, ReadonlyMap<string, readonly Coining[]>>();

function coinsOf(verbs: OwnVerbs): ReadonlyMap<string, readonly Coining[]> {
  const known = coined.get(verbs);
  if (known) return known;
  const made = new Map<string, Coining[]>();
  verbs.words.forEach(({ word }, index) => {
    const [first = '', ...rest] = word.split(' ');
    const coin = coinAt(index);
    const forms = [
      [first, coin],
      [inflect(first, 'third'), `${coin}s`],
      [inflect(first, 'past'), `${coin}ed`],
      [inflect(first, 'gerund'), `${coin}ing`],
    ] as const;
    for (const [form, as] of forms) made.set(form, [...(made.get(form) ?? []), { coin: as, rest }]);
  });
  // The longest phrase first.
  for (const coinings of made.values()) coinings.sort((a, b) => b.rest.length - a.rest.length);
  coined.set(verbs, made);
  return made;
}

/** The words with coins for the host's own verbs, wherever a verb may stand. */
export function withCoins(tokens: readonly Token[], verbs: OwnVerbs | undefined): readonly Token[] {
  if (!verbs) return tokens;
  const coins = coinsOf(verbs);
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const found = isNounThere(tokens, at)
      ? undefined
      : coins
          .get(token.lower)
          ?.find(({ rest }) => rest.every((word, index) => lowerAt(tokens, at + 1 + index) === word));
    if (!found) {
      out.push(token);
      continue;
    }
    out.push({ ...token, lower: found.coin });
    at += found.rest.length;
  }
  return out;
}

/** *the trade*, *for trade*, *Mara's trade*: nothing is done here. */
const isNounThere = (tokens: readonly Token[], at: number): boolean => {
  const before = lowerAt(tokens, at - 1);
  return at > 0 && (isDeterminer(before) || before === "'s" || (prepositions.has(before) && before !== 'to'));
};

/** What was read with coins in it, called by its names. */
export const withoutCoins = (attempts: readonly Attempt[], verbs: OwnVerbs | undefined): readonly Attempt[] =>
  !verbs
    ? attempts
    : attempts.map((attempt) => {
        const own = coinedWord(attempt.verb, verbs.words) ?? coinedWord(attempt.word, verbs.words);
        if (!own) return attempt;
        const { unknown: _, ...known } = attempt;
        return { ...known, verb: asVerb(own.verb.name), word: own.word };
      });
