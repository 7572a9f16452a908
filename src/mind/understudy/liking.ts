import type { EntityId } from '../../drama/entity-id.ts';
import { plain } from '../../play/plain-words.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Gist } from '../tongues/gist.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common, lotFor } from './wording.ts';

/** What it is worth to say whether one likes it; what the author wrote of it comes first. */
const worth = 1.9;
/** So many things in ten somebody likes, and so much fewer or more by their spirits. */
const [usually, bySpirits] = [0.55, 0.25];

/** Answers to *do you like rain?* Nobody changes their mind about it within an evening. */
export function likings(gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const { context, part, speaker, tongue } = scene;
  const thing = gist?.form === 'asked' && gist.clause ? mindTongues[tongue].likedIn(gist.clause) : undefined;
  if (thing === undefined || isPerson(thing, scene)) return [];
  const taste = lotFor(speaker.seed, context.actor, 'taste', ...termsIn(thing).toSorted()).next();
  const likes =
    taste < usually + bySpirits * (part.feeling.mood === 'merry' ? 1 : part.feeling.mood === 'low' ? -1 : 0);
  return [reply(worth, 'says whether they like it', () => common(likes ? 'likes' : 'dislikes', scene, { thing }))];
}

/** What they think of somebody is another question. */
function isPerson(thing: string, { part }: Answering): boolean {
  const isAlone = (names: readonly string[]): boolean => names.some((name) => name.trim() === plain(thing).trim());
  const named = mentionedIn(plain(thing), part.names).map(({ id }): EntityId => id);
  return part.names.some(({ id, kind, names }) => kind === 'actor' && named.includes(id) && isAlone(names));
}
