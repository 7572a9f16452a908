import * as z from 'zod/mini';
import { wordList } from '../kit/word-list.ts';
import { prose } from './prose.ts';

/**
 * What a line is to somebody for whom nothing was written about it. First what is asked: of the wide world, of what has happened, of
 * somebody else, of a thing; for their taste, their life, a skill, their reasons, what they will do; about the asker; for something to
 * have or to be done; to be taken somewhere; for their view; for one of two things; to do something together. Then what is told: a misfortune, a joy, a plan,
 * something of oneself; a remark on the listener, on somebody else, on the place; that one knows something; a saying; love; doubt of
 * the listener's word; that one was misunderstood; a kind wish. Last, money is offered.
 */
const adLibSorts = wordList(`
  asked-of-world asked-of-past asked-of-other asked-of-thing
  asked-taste asked-life asked-skill asked-why-you asked-plan asked-of-asker asked-for asked-for-a-ride asked-view
  asked-to-choose invited
  told-trouble told-joy told-plan told-self told-of-you told-of-other told-of-place told-secret told-saying told-love told-doubt told-amiss wished-well
  offered-money
`);
const AdLibSortSchema = z.enum(adLibSorts);
export type AdLibSort = (typeof adLibSorts)[number];

/**
 * Ways somebody has with lines nobody foresaw, by their sort; `{topic}` is what the line is about, as a noun with its article, `{you}`
 * how the other is addressed.
 */
export const AdLibsSchema = z.partialRecord(
  AdLibSortSchema,
  z.array(prose(300)).check(z.minLength(1), z.maxLength(40)),
);
export type AdLibs = Readonly<Partial<Record<AdLibSort, readonly string[]>>>;
