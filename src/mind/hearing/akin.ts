import type { EntityId } from '../../drama/entity-id.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { knowsNoun, nounRelation, singularOf } from '../../world/lexicon/nouns.ts';
import { saysLittle } from '../tongues/en-stems.ts';
import type { Named } from './naming.ts';

/** A word that a thing is pointed out by: *that knife*, *your bag*. */
const pointedOut =
  / (?:the|that|this|those|these|your|my|his|her|their|a|an) (?:(?:real|old|little|big|nice|whole) )?([a-z]{3,}) /g;

const things = remembered((_: readonly Named[]) => new Map<string, EntityId | undefined>());
/** So many words are remembered; then the book is begun anew. */
const mostRemembered = 2000;

/** The thing a line means by another word for it: *that knife* is the dagger. Nothing, where it could be two. */
export function akinThings(words: string, book: readonly Named[]): readonly EntityId[] {
  const known = things(book);
  return [...words.matchAll(pointedOut)].flatMap(([, noun = '']) => {
    if (saysLittle(noun)) return [];
    if (known.size >= mostRemembered) known.clear();
    const id = kept(known, noun, () => onlyThingAkin(noun, book));
    return id === undefined ? [] : [id];
  });
}

function onlyThingAkin(noun: string, book: readonly Named[]): EntityId | undefined {
  const query = singularOf(noun);
  if (!knowsNoun(query)) return undefined;
  const found = book.filter(({ kind, name }) => {
    const head = /[a-z]+$/.exec(name.toLowerCase())?.[0];
    const relation = kind === 'prop' && head !== undefined ? nounRelation(query, singularOf(head)) : null;
    return (
      relation !== null && (relation.kind === 'synonym' || (relation.kind === 'hypernym' && relation.distance <= 2))
    );
  });
  return found.length === 1 ? found[0]?.id : undefined;
}
