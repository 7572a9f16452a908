import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import type { Witnessed } from '../witnessed.ts';
import { noThread, type Thread } from './hearing.ts';
import { mentionedIn } from './naming.ts';
import { plainPhrases } from '../../play/plain-words.ts';

/** How many lines back a talk reaches. */
const reach = 8;

/** What the talk was about before a line, the newest first: whom and what it named, and the matters it told or brought up. */
export function threadBefore(line: Witnessed, { past }: ActorContext, part: Part): Thread {
  const before = past.filter(({ seq, words }) => words !== undefined && seq < line.seq).slice(-reach);
  if (before.length === 0) return noThread;
  const about: EntityId[] = [];
  const matters: string[] = [];
  for (const { plain = '', tells = [] } of before.reverse()) {
    about.push(...mentionedIn(plain, part.names).map(({ id }) => id));
    matters.push(...tells);
    for (const matter of part.matters) {
      if (plainPhrases(matter.words ?? []).some((phrase) => plain.includes(phrase))) matters.push(matter.id);
    }
    // What somebody said in place of a secret keeps the talk on it.
    for (const { matter, covers } of part.knowledge) {
      if (covers.some(({ says }) => says.some((way) => sameWords(way, plain)))) matters.push(matter.id);
    }
  }
  return { about: [...new Set(about)], matters: [...new Set(matters)] };
}

const sameWords = (way: string, plain: string): boolean => {
  const [piece] = plainPhrases([way.replace(/\([^)]*\)|（[^）]*）|\{[^}]*\}/g, ' ')]);
  return piece !== undefined && piece.length > 12 && plain.includes(piece);
};
