import type { QuestionKind } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { stemmed } from '../hearing/touching.ts';
import type { Part } from '../part.ts';
import type { Sign } from '../tongues/tongue.ts';
import { says } from '../tongues/tongues.ts';
import type { Answering } from './candidate.ts';

/** Has the asker asked this before, in these words or nearly? */
export function wasAsked({ words }: Heard, { context, by }: Answering): boolean {
  const own = new Set(words.trim().split(' '));
  const before = context.past.filter((line) => line.by === by && line.plain !== undefined).slice(-20, -1);
  return before.some(({ plain: said = '' }) => {
    const other = said.trim().split(' ');
    return other.filter((word) => own.has(word)).length / Math.max(own.size, other.length) >= 0.6;
  });
}

/** Of the ways to say it, those that take up most of the question's own words. */
export function closest(ways: readonly string[], heard: Heard | undefined): readonly string[] {
  if (!heard) return ways;
  const stems = (words: string) => stemmed(words).trim().split(' ');
  const asked = new Set(stems(heard.words).filter((word) => word.length > 3));
  const shared = ways.map((way) => stems(plain(way)).filter((word) => asked.has(word)).length);
  const most = Math.max(0, ...shared);
  return most === 0 ? ways : ways.filter((_, index) => shared[index] === most);
}

/** How words sound that answer such a question. */
const holdsAnswerTo: Partial<Record<QuestionKind, Sign>> = {
  when: 'answersWhen',
  where: 'answersWhere',
  why: 'answersWhy',
};

/** Of the ways to say it, those that hold what was asked for. */
export function meeting(ways: readonly string[], heard: Heard | undefined, part: Part): readonly string[] {
  if (!heard?.asks) return ways;
  if (/ (how (many|much|long|old|often)) /.test(heard.words)) {
    return ways.filter((way) =>
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen|once|twice|half|none|year|years)\b/i.test(
        way,
      ),
    );
  }
  if (heard.asks === 'who') {
    return ways.filter(
      (way) =>
        mentionedIn(plain(way), part.names).some(({ kind, id }) => kind === 'actor' && id !== part.profile.actor) ||
        /\bI\b/.test(way),
    );
  }
  const sign = holdsAnswerTo[heard.asks];
  return sign ? ways.filter((way) => says(sign, way)) : ways;
}
