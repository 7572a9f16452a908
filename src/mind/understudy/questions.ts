import type { QuestionKind } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { stemmed } from '../hearing/touching.ts';
import type { Part } from '../part.ts';
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
const holdsAnswerTo: Partial<Record<QuestionKind, RegExp>> = {
  when: /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|past|hour|minute|o.clock|morning|noon|night|midnight|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|ago|years?|weeks?|days?|before|after|since|until|afternoon|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)\b|点|年|天|晚|早|刚才/i,
  where:
    /\b(in|at|on|under|behind|by|from|to|inside|upstairs|downstairs|beside|beneath|near|next) (the|a|my|his|her|your|our|their)\b|\b(here|there|upstairs|downstairs|home)\b|在|里|上|下|那儿|这儿/i,
  why: /\b(because|for|so|to|since|wanted|needed|owed?|afraid|loved?|hated?|money)\b|因为|为了|所以/i,
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
  const pattern = holdsAnswerTo[heard.asks];
  return pattern ? ways.filter((way) => pattern.test(way)) : ways;
}
