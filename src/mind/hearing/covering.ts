import type { EntityId } from '../../drama/entity-id.ts';
import type { Matter } from '../../drama/matter.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { says } from '../tongues/tongues.ts';
import type { Named } from './naming.ts';
import { termsIn } from './terms.ts';

/** How much of what a line speaks of a matter speaks of too. */
export interface Covered {
  /** 0 to 1; a word that few matters have counts more. */
  readonly share: number;
  /** So many words of it. */
  readonly terms: number;
  /** How telling all of them are together; 1 is a word that no matter but this has. */
  readonly telling: number;
}

const none: Covered = { share: 0, terms: 0, telling: 0 };

/** What a matter speaks of: the words that bring it up, and its clause. */
export const termsOf = remembered(
  ({ words = [], claim, claimIn = {} }: Matter): ReadonlySet<string> =>
    new Set([...words, claim, ...Object.values(claimIn)].flatMap(termsIn)),
);

/** The matters of a play by each word they speak of, by their places. */
const byTerm = remembered((matters: readonly Matter[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [place, matter] of matters.entries())
    for (const term of termsOf(matter)) {
      const known = places.get(term);
      if (known) known.push(place);
      else places.set(term, [place]);
    }
  return places;
});

/** Everything the matters of a play speak of. */
export const spokenOf = (matters: readonly Matter[]): { has(term: string): boolean } => byTerm(matters);

/** The people of a play by the words of their names: to name one says nothing about what is asked of them. */
export const peopleIn = remembered(
  (book: readonly Named[]): ReadonlySet<string> =>
    new Set(book.filter(({ kind }) => kind === 'actor').flatMap(({ names }) => names.flatMap(termsIn))),
);

/** What it is worth to say what somebody is like, and what it costs to have only a name in common with more than a name. */
const [byOpinion, besideName, mostOfName] = [0.9, 0.35, 2];

/** It tells what somebody is like: that is asked for by a name and 怎么样. */
const isPortrait = remembered(({ words = [] }: Matter): boolean =>
  words.some((phrase) => /^(?!你|感觉).{2,}怎么样$|^觉得|^说说/u.test(phrase)),
);

/**
 * What a name in signs is worth. 新国王这人怎么样, whatever words it has, asks for what somebody thinks of the one it names; else whoever
 * is named is seldom all that is asked about.
 */
export function byNameIn(
  words: string,
  content: number,
  people: readonly EntityId[],
): (matter: Matter, isOnlyNamed: boolean) => number {
  if (!/\p{Script=Han}/u.test(words)) return () => 0;
  const [person, another] = people;
  const isOpinion = person !== undefined && another === undefined && says('asksOfThem', words);
  const cost = content > mostOfName ? -besideName : 0;
  return (matter, isOnlyNamed) =>
    isOpinion && matter.about?.includes(person) && isPortrait(matter) ? byOpinion : isOnlyNamed ? cost : 0;
}

type Covers = ReadonlyMap<Matter, Covered>;
const known = remembered((_: readonly Matter[]) =>
  remembered((_names: readonly Named[]) => new RecentMap<string, Covers>(mostRemembered)),
);
/** So many lines are remembered of late. */
const mostRemembered = 200;

/**
 * How far each matter covers what a line speaks of: of two that fit, the one that leaves less of it aside is meant. Worked out once for
 * all who hear it.
 */
export function coversOf(
  text: string,
  matters: readonly Matter[],
  names: readonly Named[],
): (matter: Matter) => Covered {
  const covers = coveredIn(text, matters, names);
  return (matter) => covers.get(matter) ?? none;
}

/** Those that cover anything of it. */
export function coveredIn(text: string, matters: readonly Matter[], names: readonly Named[]): Covers {
  const lines = known(matters)(names);
  return kept(lines, text, () => covering(text, matters, names));
}

function covering(text: string, matters: readonly Matter[], names: readonly Named[]): Covers {
  const places = byTerm(matters);
  const people = peopleIn(names);
  // How telling a word is among the matters of a play.
  const rarity = (term: string): number => Math.log((2 + matters.length) / (1 + (places.get(term)?.length ?? 0)));
  const asked = termsIn(text).flatMap((term) => (people.has(term) ? [] : [{ term, weight: rarity(term) }]));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return new Map();
  const shared = new Map<number, { weight: number; terms: number }>();
  for (const { term, weight } of asked)
    for (const place of places.get(term) ?? []) {
      const known = shared.get(place);
      shared.set(place, { weight: (known?.weight ?? 0) + weight, terms: (known?.terms ?? 0) + 1 });
    }
  const most = Math.log(2 + matters.length);
  // In the order of the matters, whichever of their words comes first.
  return new Map(
    [...shared]
      .sort(([a], [b]) => a - b)
      .map(([place, { weight, terms }]) => [
        matters[place] as Matter,
        { share: weight / all, terms, telling: weight / most },
      ]),
  );
}
