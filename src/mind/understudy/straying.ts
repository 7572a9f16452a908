import type { AdLibSort } from '../../drama/ad-lib.ts';
import type { Matter } from '../../drama/matter.ts';
import type { Covered } from '../hearing/covering.ts';
import type { Heard } from '../hearing/hearing.ts';
import { questionsOf, sentencesOf } from '../hearing/subject.ts';
import { touchOf } from '../hearing/touching.ts';
import type { Known } from '../knowing.ts';
import { sortedLine } from './ad-libbing.ts';
import type { Answering } from './candidate.ts';
import { shareSpokenOf } from './spoken-of.ts';

/** What an author's phrase of two telling words is worth, and how much of a line is spoken of when it is meant. */
const [plainPhrase, leastSpoken] = [1.75, 0.5];
/** And what a matter that strays in is worth at the most: less than to meet the line by its sort. */
export const byTheWay = 1.3;
/** What somebody tells of how it is with them is heard before anything that has a word of it. */
const ofAskersFate: ReadonlySet<AdLibSort> = new Set<AdLibSort>(['told-joy', 'told-trouble']);
const ofOthers: ReadonlySet<AdLibSort> = new Set<AdLibSort>(['told-of-other', 'asked-of-other']);

/**
 * Whether a matter has only a word in common with a line that can be met by its sort: the rest of the line asks something else. *Have you
 * ever hit somebody with your cab?* wants no ride.
 */
export function strayingFrom(
  heard: Heard,
  covered: (matter: Matter) => Covered,
  scene: Answering,
): (own: Known) => boolean {
  const { part, by, tongue, context } = scene;
  const isPerson = by !== undefined && part.players.has(by);
  const sorted = isPerson && tongue === 'en' && !heard.leans ? sortedLine(heard, scene) : undefined;
  if (!sorted?.isPlain) return () => false;
  const { sort } = sorted;
  const asked =
    heard.asks === undefined ? heard.subject : sentencesOf(questionsOf(heard.meant), part.names, by).join(' ');
  return (own) => {
    const { matter } = own;
    const { score, phrases } = touchOf(matter, heard.words);
    // The longest phrase counts, and not how many ways there are to write it.
    if (score - 0.35 * Math.min(3, phrases - 1) >= plainPhrase && phrases > 0) return false;
    if (ofAskersFate.has(sort)) return true;
    const isOwn =
      matter.about?.includes(context.actor) === true && !matter.about.some((id) => heard.about.includes(id));
    if (ofOthers.has(sort) && isOwn) return true;
    if (phrases === 0 && covered(matter).terms < 2 && heard.about.length === 0 && !ofOthers.has(sort)) return true;
    return shareSpokenOf(own, asked, scene) < leastSpoken;
  };
}
