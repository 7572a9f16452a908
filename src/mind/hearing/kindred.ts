import type { EntityId } from '../../drama/entity-id.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { callings, type Calls } from '../tongues/calls.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Named } from './naming.ts';

type Owner = keyof Calls['owned'];
interface Kindred {
  readonly id: EntityId;
  readonly pattern: RegExp;
}

/** Every word for what somebody's kin are called, by each of those words. */
const wordsLike = remembered((_: typeof mindTongues) => {
  const lists = callings.map((calling) =>
    Object.values(mindTongues).map(({ calls }) => ({ calls, words: calls.words[calling].split('|') })),
  );
  return new Map(
    lists.flatMap((list) => list.flatMap(({ words }) => words.map((word): [string, typeof list] => [word, list]))),
  );
});

const books = remembered((_: readonly Named[]) => new Map<string, readonly Kindred[]>());

/** How somebody's own people are spoken of: *your mother*, to her son. */
const kindredOf = (who: EntityId, owner: Owner, names: readonly Named[]): readonly Kindred[] =>
  kept(books(names), `${owner} ${who}`, () =>
    (names.find(({ id }) => id === who)?.person?.kin ?? []).flatMap(({ id, word }) =>
      (wordsLike(mindTongues).get(word) ?? []).map(({ calls, words }) => ({
        id,
        pattern: new RegExp(`${calls.owned[owner]}(?:${words.join('|')})(?![a-z])`),
      })),
    ),
  );

const kinWords = remembered((names: readonly Named[]): RegExp | undefined => {
  const lists = names.flatMap(({ person }) =>
    (person?.kin ?? []).flatMap(({ word }) => wordsLike(mindTongues).get(word) ?? []),
  );
  const ways = lists.map(({ calls, words }) => `${calls.owned.you}(?:${words.join('|')})(?![a-z])`);
  return ways.length === 0 ? undefined : new RegExp([...new Set(ways)].join('|'));
});

/** Whether a line speaks of kin of the listener by a word that, in this play, is somebody's. */
export const speaksOfKin = (words: string, names: readonly Named[]): boolean => kinWords(names)?.test(words) ?? false;

/** Whom a line names by what they are to the listener or the speaker. */
export const kinNamedIn = (
  words: string,
  listener: EntityId,
  speaker: EntityId | undefined,
  names: readonly Named[],
): readonly EntityId[] => [
  ...new Set(
    [...kindredOf(listener, 'you', names), ...(speaker ? kindredOf(speaker, 'me', names) : [])]
      .filter(({ pattern }) => pattern.test(words))
      .map(({ id }) => id),
  ),
];
