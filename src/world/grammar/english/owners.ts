import { knowsNoun } from '../../lexicon/nouns.ts';
import { remembered } from '../../../kit/remembered.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { isStop } from './noun-edges.ts';
import { isPerson } from './phrase-kinds.ts';
import type { Token } from './tokens.ts';

/** *Theos pocket*, *the butlers keys*, *Gus shoulder*: a name whose apostrophe was left out, before what is theirs. */
export function withOwners(tokens: readonly Token[], names: NameIndex): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (token.kind !== 'word' || !token.lower.endsWith('s') || next?.kind !== 'word') return [token];
    if (next.lower === "'s" || isStop(tokens, at + 1, names)) return [token];
    const owner = ownerIn(token.lower, next.lower, names);
    return owner === undefined
      ? [token]
      : [{ ...token, text: token.text.slice(0, owner.length), lower: owner }, ofThem];
  });
}

const ofThem: Token = { text: "'s", lower: "'s", kind: 'word' };

function ownerIn(said: string, next: string, names: NameIndex): string | undefined {
  // Gus is a name as it stands; only a part of him makes it an owner.
  if (names.byFull.has(said)) return isPerson({ text: said }, names) && isOnBody(next) ? said : undefined;
  const bare = said.slice(0, -1);
  if (isPerson({ text: bare }, names) || ownersInNames(names).has(`${bare}'s ${next}`)) return bare;
  return knowsNoun(said) ? undefined : lastNames(names).has(bare) ? bare : undefined;
}

const isOnBody = (word: string): boolean => bodyParts.has(word) || /^(pockets?|coat|lap)$/.test(word);

/** *elephant's foot*, where something is called so. */
const ownersInNames = remembered(
  ({ byFull }: NameIndex): ReadonlySet<string> =>
    new Set([...byFull.keys()].filter((name) => /^\S+'s \S+$/.test(name))),
);

/** The last word of everybody's names. */
const lastNames = remembered(
  ({ things }: NameIndex): ReadonlySet<string> =>
    new Set(
      things.filter(({ kind }) => kind === 'actor').flatMap((one) => one.names.map(({ words }) => words.at(-1) ?? '')),
    ),
);
