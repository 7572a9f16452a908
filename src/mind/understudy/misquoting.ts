import { quotedIn } from '../addressing.ts';
import type { Witnessed } from '../witnessed.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Heard } from '../hearing/hearing.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** Whoever a line says to have said what they never said denies it. */
export function misquotings(line: Witnessed, heard: Heard, scene: Answering): PossibleReply[] {
  const { context, part } = scene;
  if (heard.asks !== undefined || !quotedIn(line.words ?? '', part.names, [context.actor]).includes(context.actor))
    return [];
  const words = termsIn(line.plain ?? '');
  const isTheirs = context.past.some(
    (one) =>
      one.kind === 'line' &&
      one.by === context.actor &&
      2 * termsIn(one.plain ?? '').filter((word) => words.includes(word)).length >= Math.max(2, words.length - 1),
  );
  return isTheirs ? [] : [reply(misquoted, 'is said to have said it', () => common('misquoted', scene))];
}
/** What it is worth to deny what one is said to have said. */
const misquoted = 3.3;
