import type { Knowledge } from '../../drama/knowledge.ts';
import type { Matter } from '../../drama/matter.ts';
import type { Profile } from '../../drama/profile.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { peopleIn } from '../hearing/covering.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Known } from '../knowing.ts';
import type { Answering } from './candidate.ts';

/** How much of the telling words of a line somebody speaks of when they speak of a matter: 1 where it has none. */
export function shareSpokenOf(known: Known, words: string, { part }: Pick<Answering, 'part'>): number {
  const rarity = rarityIn(part.profile);
  const names = peopleIn(part.names);
  const own = termsOf(known);
  let [shared, all] = [0, 0];
  for (const term of termsIn(words)) {
    if (names.has(term)) continue;
    const weight = Math.max(leastWeight, rarity(term));
    all += weight;
    if (own.has(term)) shared += weight;
  }
  return all === 0 ? 1 : shared / all;
}
/** Even what they say in every other sentence is a word of the line. */
const leastWeight = 0.5;

const terms = remembered((_: Knowledge) => new Map<Matter, ReadonlySet<string>>());

/** What somebody's knowledge of a matter speaks of: its own words, its clause, and how they put it. */
export const termsOf = ({ knowledge, matter }: Known): ReadonlySet<string> =>
  kept(terms(knowledge), matter, () => {
    const { words = [], claim, claimIn = {} } = matter;
    return new Set([claim, ...Object.values(claimIn), ...words, ...(knowledge.says ?? [])].flatMap(termsIn));
  });

/** How telling a word is in the mouth of somebody: what they say in every other sentence tells nothing. */
export const rarityIn = remembered((profile: Profile): ((term: string) => number) => {
  const texts = [
    ...(profile.knows ?? []).map(({ says = [] }) => says),
    ...(profile.lines ?? []).map(({ says }) => [says]),
  ];
  const counts = new Map<string, number>();
  for (const each of texts)
    for (const term of new Set(each.flatMap(termsIn))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log((1 + texts.length) / (1 + (counts.get(term) ?? 0)));
});
