import type { VerbName } from '../../drama/verb.ts';
import { verbForms } from '../../world/lexicon/verbs.ts';
import { knownVerb } from '../../world/verbs/verb-index.ts';

/** A deed a line speaks of: *slapped*, *the kiss*. Where it says only that something was done, it has no verb. */
export interface NamedDeed {
  readonly verb?: VerbName;
  /** Whoever is spoken to is to have done it. */
  readonly isYours: boolean;
  /** To whom it was done, where it is one of the two who speak. */
  readonly whom: 'you' | 'me' | undefined;
}

/** *What did I do to you?*, *What happened to you?* */
const somethingDone = / (?:do|did|done|happened) (?:\w+ )?to(?= )/;
/** *What did you get back from me?*: what I gave. */
const gotFromMe =
  / (?:did|have) you (?:just |ever )?(?:get|got|gotten|receive|received|have|had) (?:\w+ ){0,2}from me /;
/** *What did I just do?* */
const doneByMe = / what (?:else )?(?:did|have) i (?:\w+ ){0,2}(?:do|done) (?!to )/;
const isYours = / you (?:\w+ly |ever |just |also )?$/;
const isBorne = / (?:(?:were|are) you|you (?:were|are|got|have been|had been)) $/;
const isToYou = /^ (?:(?!(?:do|did|are|can|will|would|could|if) )\w+ ){0,3}you /;
const isToMe = /^ (?:\w+ ){0,3}(?:me|my) /;

const partiesIn = (before: string, after: string): Pick<NamedDeed, 'isYours' | 'whom'> =>
  isBorne.test(before)
    ? { isYours: false, whom: 'you' }
    : { isYours: isYours.test(before), whom: isToYou.test(after) ? 'you' : isToMe.test(after) ? 'me' : undefined };

/** The deeds a line names, by every verb of ours a word of it may be a form of. */
export function englishDeedsNamed(words: string): NamedDeed[] {
  if (gotFromMe.test(words)) return [{ verb: 'give', isYours: false, whom: 'you' }];
  if (doneByMe.test(words) && !/ else /.test(words)) return [{ isYours: false, whom: 'me' }];
  const open = somethingDone.exec(words);
  if (open) return [partiesIn(words.slice(0, open.index + 1), words.slice(open.index + open[0].length))];
  const tokens = words.trim().split(' ');
  return tokens.flatMap((token, at) => {
    const verbs = new Set(verbForms(token).flatMap(({ lemma }) => knownVerb(lemma) ?? []));
    const side = (part: readonly string[]): string => ` ${part.join(' ')} `;
    const parties = partiesIn(side(tokens.slice(0, at)), side(tokens.slice(at + 1)));
    return [...verbs].map((verb) => ({ verb, ...parties }));
  });
}
