import type { SpeechAct } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { actsOf } from '../hearing/speech-acts.ts';
import { readActs } from '../part.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import type { Answering } from './candidate.ts';
import { gistOfWords } from './gisting.ts';
import { common } from './wording.ts';

/** Words that are not forgotten, the gravest first, and how they are held up. */
const kept = [
  ['confession', 'holds-confession'],
  ['threat', 'holds-threat'],
  ['promise', 'holds-promise'],
] as const;
/** They are answered at once; after so long somebody comes back to them, and after longer nobody does. */
const [soonestMs, latestMs] = [25_000, 300_000];
/** More words than these nobody holds up to anybody. */
const mostWords = 12;

/** Lines that leave room for it: nobody is kept from an answer. */
const roomy: ReadonlySet<SpeechAct> = new Set([
  'greeting',
  'farewell',
  'thanks',
  'statement',
  'praise',
  'joke',
  'small-talk',
  'request',
  'offer',
]);

/** What a person owned to, promised or threatened before, held up to them once when they come back with something else. */
export function heldToWords(line: Witnessed, heard: Heard, scene: Answering): string | undefined {
  const { part, by, context, tongue } = scene;
  if (by === undefined || !part.players.has(by) || heard.asks !== undefined || !mindTongues[tongue].saidBack)
    return undefined;
  if (mindTongues[tongue].bargainIn?.(heard.meant)) return undefined;
  if (!roomy.has(heard.act) || heard.acts.some((act) => kept.some(([one]) => one === act))) return undefined;
  const said = context.past.filter(
    (one) =>
      one.kind === 'line' &&
      one.by === by &&
      one.to === context.actor &&
      one.seq < line.seq &&
      part.now - one.at >= soonestMs &&
      part.now - one.at <= latestMs,
  );
  for (const [act, occasion] of kept) {
    const found = said.findLast((one) => readActs(one).includes(act));
    if (!found) continue;
    const clause = clauseOf(found, act, scene);
    if (clause === undefined || isHeldUp(found, clause, scene)) continue;
    return common(occasion, scene, { clause });
  }
  return undefined;
}

/** The sentence that did it, turned around. */
function clauseOf({ words = '' }: Witnessed, act: SpeechAct, scene: Answering): string | undefined {
  const sentence = words
    .split(/(?<=[.!?])\s+/)
    .findLast((one) => actsOf({ raw: one, plain: plain(one) }, scene.tongue).includes(act));
  const clause = sentence && gistOfWords(sentence.replace(promising, 'I $1'), 'said', scene)?.clause;
  // What was threatened to others is theirs to remember.
  const isTheirs =
    act === 'threat'
      ? /\b(?:me|my)\b/.test(clause ?? '')
      : act !== 'promise' || /^you (?:will|shall|would|never)\b/i.test(clause ?? '');
  return clause && isTheirs && clause.split(' ').length <= mostWords && /^you /i.test(clause) ? clause : undefined;
}

/** *I promise that I will come* promises that they will come. */
const promising = /^.*\bI (?:promise|swear|vow)(?: you| to you)?(?: that)? I((?:['’]ll| will| shall)\b)/i;

/** Has anything been said of it since it was answered? */
const isHeldUp = ({ seq }: Witnessed, clause: string, { context }: Answering): boolean =>
  context.past.some(
    (one) =>
      one.kind === 'line' && one.by === context.actor && one.seq > seq && one.plain?.includes(plain(clause).trim()),
  );
