import type { EntityId } from '../../drama/entity-id.ts';
import type { Profile } from '../../drama/profile.ts';
import { remembered } from '../../kit/remembered.ts';
import { spokenOf } from '../hearing/covering.ts';
import type { Heard } from '../hearing/hearing.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Gist } from '../tongues/gist.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { isUnheardOf } from './telling-matters.ts';
import { common, freshWay, lotFor } from './wording.ts';

/** What it is worth to say what one thinks, and what one would do; what the author wrote of it comes first. */
const [asThought, asSupposed, asOwn] = [2, 2.2, 1.35];
/** From here on it is plain that a line is about something they know of. */
const plainly = 2.4;
/** So many ideas in ten somebody takes to, and so many they leave open. */
const [believed, leftOpen] = [0.35, 0.25];

/**
 * Answers to what nobody can know: *Do you think people will fly to the moon?*, *What would you do if it were yours?* Nobody changes
 * their mind about it within an evening; and nobody guesses aloud about the people of the play.
 */
export function opinions(heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const { speaker, context, by, tongue } = scene;
  const words = mindTongues[tongue];
  const isOther = (id: EntityId): boolean => id.startsWith('actor:') && id !== context.actor && id !== by;
  const supposed = words.supposedIn?.(heard.meant);
  if (supposed !== undefined)
    return [reply(asSupposed, 'says what they would do', () => common('supposes', scene, { clause: supposed }))];
  const own = ofThemselves(heard, gist, scene);
  if (own.length > 0) return own;
  const clause = gist?.form === 'asked' && gist.clause ? words.thoughtIn?.(gist.clause) : undefined;
  const isKnown = (heard.matters[0]?.score ?? 0) >= plainly && !isUnheardOf(gist, scene);
  if (clause === undefined || heard.about.some(isOther) || isKnown) return [];
  const lot = lotFor(speaker.seed, context.actor, 'thinks', ...termsIn(clause).toSorted()).next();
  const occasion = lot < believed ? 'thinks-so' : lot < believed + leftOpen ? 'thinks-maybe' : 'thinks-not';
  return [reply(asThought, 'says what they think', () => common(occasion, scene, { clause }))];
}

/** What an author has them speak of, in any of their lines. */
const ownTerms = remembered(
  ({ knows = [], lines = [] }: Profile): ReadonlySet<string> =>
    new Set([...knows.flatMap(({ says = [] }) => says), ...lines.map(({ says }) => says)].flatMap(termsIn)),
);

/** *Can you swim?*, where nothing of the play speaks of it: yes or no, and the same for the evening. */
function ofThemselves(heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const { speaker, context, part, random, tongue } = scene;
  const clause = heard.asks === 'whether' && gist?.form === 'asked' ? gist.clause : undefined;
  const both = clause === undefined ? undefined : mindTongues[tongue].ownAnswers?.(clause);
  // 北极光 is no 光: what is only a part of it does not count.
  const terms = termsIn(both?.of ?? '').filter((term) => term.length > 1 || term === both?.of);
  const isSpokenOf = (term: string): boolean => spokenOf(part.matters).has(term) || ownTerms(part.profile).has(term);
  if (!both || heard.about.some((id) => id !== context.actor) || terms.some(isSpokenOf)) return [];
  const isSo = lotFor(speaker.seed, context.actor, 'own', ...terms.toSorted()).next() < believed + leftOpen;
  return [reply(asOwn, 'says whether they do', () => freshWay(isSo ? both.yes : both.no, speaker, random))];
}
