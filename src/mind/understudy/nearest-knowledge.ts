import type { Knowledge } from '../../drama/knowledge.ts';
import type { Matter } from '../../drama/matter.ts';
import type { Profile } from '../../drama/profile.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { Named } from '../hearing/naming.ts';
import { termsIn, termsOfTexts } from '../hearing/terms.ts';
import type { Known } from '../knowing.ts';
import { type Answering, type PossibleReply } from './candidate.ts';
import { confidantOf, tellings } from './telling-matters.ts';

/** So much of what is asked has to be spoken of in what somebody knows. */
const leastShare = 0.5;
/** And more, where nothing is asked. */
const leastShareTold = 0.65;
/** More than so many are not nearer than one another. */
const mostNear = 3;

/**
 * What they know that speaks of what is asked, although nothing in it was written down as asking for it: by how many of the
 * line's telling words it has, a rare word counting more.
 */
export function nearestKnowledge(heard: Heard, scene: Answering): PossibleReply[] {
  const { part } = scene;
  // What only goes on with the talk has its subject there.
  if (heard.follows !== undefined) return [];
  const rarity = rarityIn(part.profile);
  const names = peopleIn(part.names);
  const asked = termsIn(heard.subject).flatMap((term) => (names.has(term) ? [] : [{ term, weight: rarity(term) }]));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (asked.length === 0 || all === 0) return [];
  const least = heard.asks === undefined ? leastShareTold : leastShare;
  const near = part.knowledge
    .map((known) => {
      const own = termsOf(known);
      const shared = asked.filter(({ term }) => own.has(term));
      return { known, share: shared.reduce((sum, { weight }) => sum + weight, 0) / all, terms: shared.length };
    })
    .filter(({ share, terms: many }) => share >= least && many >= Math.min(2, asked.length))
    .sort((a, b) => b.share - a.share)
    .slice(0, mostNear);
  const confidant = confidantOf(scene, []);
  return near.flatMap(({ known, share }) => tellings(known, 0.75 + share, confidant, scene, heard));
}

/** The people of the play: to name one says nothing about what is asked of them. */
const peopleIn = remembered(
  (book: readonly Named[]): ReadonlySet<string> =>
    new Set(book.filter(({ kind }) => kind === 'actor').flatMap(({ names }) => names.flatMap(termsIn))),
);

const terms = remembered((_: Knowledge) => new Map<Matter, ReadonlySet<string>>());

/** What somebody's knowledge of a matter speaks of: its own words, its clause, and how they put it. */
const termsOf = ({ knowledge, matter }: Known): ReadonlySet<string> =>
  kept(terms(knowledge), matter, () => {
    const { words = [], claim, claimIn = {} } = matter;
    return new Set([claim, ...Object.values(claimIn), ...words, ...(knowledge.says ?? [])].flatMap(termsIn));
  });

/** How telling a word is in the mouth of somebody: what they say in every other sentence tells nothing. */
const rarityIn = remembered((profile: Profile): ((term: string) => number) => {
  const texts = [
    ...(profile.knows ?? []).map(({ says = [] }) => says),
    ...(profile.lines ?? []).map(({ says }) => [says]),
  ];
  const counts = new Map<string, number>();
  for (const each of texts) for (const term of termsOfTexts(each)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log((1 + texts.length) / (1 + (counts.get(term) ?? 0)));
});
