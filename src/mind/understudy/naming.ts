import type { EntityId } from '../../drama/entity-id.ts';
import { plain } from '../../play/plain-words.ts';
import { genderOfThing } from '../../world/names/name-index.ts';
import { thingOf, type World } from '../../world/world.ts';

/** Somebody or something by all the names a talk could have for it. */
export interface Named {
  readonly id: EntityId;
  readonly kind: 'place' | 'actor' | 'prop';
  readonly name: string;
  /** As they are compared: see `plain`. */
  readonly names: readonly string[];
  readonly gender: 'male' | 'female' | undefined;
}

const titles = new Set(
  'mr mrs miss ms dr doctor sir lord lady king queen prince captain the of a an old young and'.split(' '),
);
const books = new WeakMap<readonly EntityId[], readonly Named[]>();

/** Everything in the world by its names: worked out once for each cast, since names do not change in a play. */
export function namesIn(world: World): readonly Named[] {
  let book = books.get(world.cast);
  if (!book) books.set(world.cast, (book = readNames(world)));
  return book;
}

function readNames(world: World): readonly Named[] {
  return world.cast.map((id) => {
    const thing = thingOf(world, id);
    const names = new Set<string>();
    for (const name of [thing.name, ...thing.aliases]) {
      const bare = plain(name)
        .replace(/^ (the|a|an|some) /, ' ')
        .trim();
      if (bare === '') continue;
      names.add(asName(bare));
      const words = bare.split(' ');
      const last = words.at(-1) ?? '';
      if (thing.kind === 'actor') {
        for (const word of words)
          if (word.length > 2 && !titles.has(word) && !/\p{Script=Han}/u.test(word)) names.add(asName(word));
      } else if (words.length > 1 && last.length > 2) names.add(asName(last));
    }
    const gender = thing.kind === 'actor' ? genderOfThing(thing) : undefined;
    return { id: thing.id, kind: thing.kind, name: thing.name, names: [...names], gender };
  });
}

const asName = (words: string): string => (/\p{Script=Han}/u.test(words) ? words : ` ${words} `);

const mentioned = new WeakMap<readonly Named[], Map<string, readonly Named[]>>();
/** So many lines are remembered; then the book is begun anew. */
const mostRemembered = 4000;

/** Who and what a line names, the most telling name first. */
export function mentionedIn(words: string, book: readonly Named[]): readonly Named[] {
  let known = mentioned.get(book);
  if (!known) mentioned.set(book, (known = new Map()));
  let found = known.get(words);
  if (!found) {
    if (known.size >= mostRemembered) known.clear();
    known.set(words, (found = lookUp(words, book)));
  }
  return found;
}

function lookUp(words: string, book: readonly Named[]): readonly Named[] {
  return book
    .map((named) => {
      let length = 0;
      for (const name of named.names) if (name.length > length && words.includes(name)) length = name.length;
      return { named, length };
    })
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ named }) => named);
}
