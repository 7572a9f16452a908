import type { EntityId } from '../../drama/entity-id.ts';
import type { Matter } from '../../drama/matter.ts';
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

/** Everything the matters of a play speak of. */
export const spokenOf = remembered((matters: readonly Matter[]): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const matter of matters) for (const term of termsOf(matter)) all.add(term);
  return all;
});

/** How telling a word is among the matters of a play. */
const rarityAmong = remembered((matters: readonly Matter[]): ((term: string) => number) => {
  const counts = new Map<string, number>();
  for (const matter of matters) for (const term of termsOf(matter)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log((2 + matters.length) / (1 + (counts.get(term) ?? 0)));
});

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
const known = remembered((_: readonly Matter[]) => remembered((_names: readonly Named[]) => new Map<string, Covers>()));
/** So many lines are remembered; then the book is begun anew. */
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
  if (lines.size >= mostRemembered) lines.clear();
  return kept(lines, text, () => covering(text, matters, names));
}

function covering(text: string, matters: readonly Matter[], names: readonly Named[]): Covers {
  const rarity = rarityAmong(matters);
  const people = peopleIn(names);
  const asked = termsIn(text).flatMap((term) => (people.has(term) ? [] : [{ term, weight: rarity(term) }]));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const most = Math.log(2 + matters.length);
  const covers = new Map<Matter, Covered>();
  for (const matter of all === 0 ? [] : matters) {
    const own = termsOf(matter);
    const shared = asked.filter(({ term }) => own.has(term));
    if (shared.length === 0) continue;
    const weight = shared.reduce((sum, one) => sum + one.weight, 0);
    covers.set(matter, { share: weight / all, terms: shared.length, telling: weight / most });
  }
  return covers;
}
