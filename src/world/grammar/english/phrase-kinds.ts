import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';

export const isPerson = (phrase: Pick<NounPhrase, 'text'>, names: NameIndex): boolean =>
  (names.byFull.get(phrase.text) ?? []).some((id) => names.byId.get(id)?.kind === 'actor');

/** A name for things only: nobody is taken by its hand. */
export const isProp = (phrase: NounPhrase, names: NameIndex): boolean => {
  const named = names.things.filter(({ names: own }) =>
    own.some((name) => name.full === phrase.text || name.head === phrase.head),
  );
  return named.length > 0 && named.every(({ kind }) => kind === 'prop');
};

export function isNamed(phrase: NounPhrase, names: NameIndex): boolean {
  if (names.byFull.has(phrase.text)) return true;
  return names.things.some((thing) => thing.words.has(phrase.head));
}

export const isOwnPart = (phrase: NounPhrase): boolean => bodyParts.has(phrase.head);

export const isPersonal = (phrase: NounPhrase, names: NameIndex): boolean =>
  (phrase.pronoun !== undefined && phrase.pronoun !== 'it' && phrase.pronoun !== 'this') || isPerson(phrase, names);

/** Prepositions that place a second thing. */
export const placing: ReadonlySet<string> = new Set(['in', 'on', 'under', 'behind', 'over']);
