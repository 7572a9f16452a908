import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { isThin } from '../tongues/en-stems.ts';
import type { Heard } from '../hearing/hearing.ts';
import { peopleIn, termsOf as termsOfMatter } from '../hearing/covering.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Named } from '../hearing/naming.ts';
import type { Known } from '../knowing.ts';
import type { Part } from '../part.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { rarityIn, termsOf } from './spoken-of.ts';
import { confidantOf, tellings } from './telling-matters.ts';

/** So much of what is asked has to be spoken of in what somebody knows. */
const leastShare = 0.5;
/** And more, where nothing is asked. */
const leastShareTold = 0.65;
/** What it is worth beside that share; one word may have strayed in. */
const [byWords, byOneWord] = [0.75, -0.2];
/** More than so many are not nearer than one another. */
const mostNear = 3;

/**
 * What they know that speaks of what is asked, although nothing in it was written down as asking for it: by how many of the
 * line's telling words it has, a rare word counting more.
 */
export function nearestKnowledge(heard: Heard, scene: Answering): PossibleReply[] {
  const { part } = scene;
  // What only goes on with the talk has its subject there; a favour is done or refused, and not talked about.
  if (heard.leans || isFavour(heard)) return [];
  const near = nearTo(heard, part);
  if (near.length === 0) return [];
  const confidant = confidantOf(scene, []);
  return near.flatMap(({ known, share, terms: many }) =>
    tellings(known, (many === 1 ? byOneWord : byWords) + share, confidant, scene, heard),
  );
}

/** Something they know, how much of what is asked it has, and in how many words. */
interface Near {
  readonly known: Known;
  readonly share: number;
  readonly terms: number;
}

const nearest = remembered((_: readonly Known[]) =>
  remembered((_names: readonly Named[]) => new RecentMap<string, Near[]>(mostLines)),
);
/** So many lines are remembered of late: whoever decides to answer a line then answers it. */
const mostLines = 20;

/** What of their knowledge is near to a line, the nearest first. */
function nearTo(heard: Heard, part: Part): readonly Near[] {
  const lines = nearest(part.knowledge)(part.names);
  return kept(lines, `${heard.asks ?? ''}/${heard.subject}`, () => nearestOf(heard, part));
}

function nearestOf({ subject, asks }: Heard, { profile, names, knowledge }: Part): Near[] {
  const rarity = rarityIn(profile);
  const people = peopleIn(names);
  const asked = termsIn(subject).flatMap((term) => (people.has(term) ? [] : [{ term, weight: rarity(term) }]));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (asked.length === 0 || all === 0) return [];
  const least = asks === undefined ? leastShareTold : leastShare;
  // One word in how they put it may have strayed in; in what it is about it has not.
  const spokenIn = asked.length === 1 ? (known: Known) => termsOfMatter(known.matter) : termsOf;
  const near: Near[] = [];
  for (const known of knowledge) {
    const spoken = spokenIn(known);
    let [shared, terms] = [0, 0];
    for (const { term, weight } of asked) {
      if (!spoken.has(term)) continue;
      shared += weight;
      // Words by which two sentences are not yet about the same count for none.
      if (!isThin(term)) terms++;
    }
    // Neither a statement nor a secret is met by one word that strayed in.
    const fewest = asks === undefined || known.knowledge.secret ? 2 : Math.min(2, asked.length);
    if (shared / all >= least && terms >= fewest) near.push({ known, share: shared / all, terms });
  }
  return near.sort((a, b) => b.share - a.share).slice(0, mostNear);
}

/** *Could you drive me to the station?* is nothing to tell a story about; *could you tell me* is. */
const isFavour = ({ isBid, asks, words }: Heard): boolean =>
  isBid &&
  asks === 'whether' &&
  !/ (tell|say|explain|describe|answer|remember|know|hear|see) |[说讲告诉问]/.test(words);
