import type { QuestionKind } from '../../drama/speech-act.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Part } from '../part.ts';
import type { Sign } from '../tongues/tongue.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Answering } from './candidate.ts';

/** Whether words are weighed in a language: one in which nothing is likened has no measure for them. */
export const weighsWords = (tongue: TongueName): boolean => mindTongues[tongue].likeness !== undefined;

/** Whether words say nothing of who, when, where or how many, where that is asked, and nothing else that is asked about. */
export function missesPoint(way: string, heard: Heard, { part, by, tongue }: Answering): boolean {
  const isAskedFor = heard.asks === 'who' || heard.asks === 'when' || heard.asks === 'where';
  if (!isAskedFor || !weighsWords(tongue) || by === undefined || !part.players.has(by)) return false;
  const asked = new Set(termsIn(heard.subject));
  return asked.size > 0 && meeting([way], heard, part).length === 0 && !termsIn(way).some((term) => asked.has(term));
}

/** How words sound that answer such a question. */
const holdsAnswerTo: Partial<Record<QuestionKind, Sign>> = {
  when: 'answersWhen',
  where: 'answersWhere',
  why: 'answersWhy',
  whether: 'answersWhether',
};

/** Of the ways to say it, those that hold what was asked for. */
export function meeting(ways: readonly string[], heard: Heard | undefined, part: Part): readonly string[] {
  if (!heard?.asks) return ways;
  if (/ (how (many|much|long|old|often)) /.test(heard.words)) {
    return ways.filter((way) =>
      /\b(\d+|(?<!\b(?:the|end|that|this|which|no|every|any|last|first|other) )one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen|once|twice|half|none|year|years)\b/i.test(
        way,
      ),
    );
  }
  if (/\p{Script=Han}/u.test(heard.words) && says('asksHowMany', heard.words))
    return ways.filter((way) =>
      /[\d二两三四五六七八九十百千万半几]|一(?![样下点些直定起般种切旦边会])|没数|[很好太许]多|不少|没有/.test(way),
    );
  if (heard.asks === 'who') {
    return ways.filter(
      (way) =>
        mentionedIn(plain(way), part.names).some(({ kind, id }) => kind === 'actor' && id !== part.profile.actor) ||
        /\bI\b|我|在下|本人|[他她谁人]|国王|王后|老爷|先生|小姐|太太|医生|小厮|女仆|老婆|[父母叔妈爸]/.test(way),
    );
  }
  const sign = holdsAnswerTo[heard.asks];
  return sign ? ways.filter((way) => says(sign, way)) : ways;
}
