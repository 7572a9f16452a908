import { spokenIn } from '../../drama/notation/read-notation.ts';
import { pick } from '../../kit/random.ts';
import { plain } from '../../play/plain-words.ts';
import { spokenPieces } from '../../play/telling.ts';
import type { SpeakRequest } from '../brain.ts';
import { sentencesOfTurn } from '../sentences.ts';
import { tongueOf } from '../hearing/language.ts';
import { waysToSay } from '../tongues/tongues.ts';
import { lotFor } from './wording.ts';

/**
 * The rest of a turn that another brain began and could not end. What was heard stands; a sentence left hanging is got out of
 * the way people do; then comes what this actor would have said and done, less what has been said already.
 */
export function takenUp(begun: string, turn: string, { listener, about, seed, beat }: SpeakRequest): string {
  const said = spokenIn(begun).join(' ');
  const hangs = said !== '' && !/[.!?…。！？”"—]$/.test(said);
  const rest = without(turn, plain(begun));
  // A sentence that came to its end needs nothing more, unless the plan does.
  if (!hangs && said !== '' && !beat) return '';
  if (rest === '' && !hangs) return '';
  const random = lotFor(seed, about, listener.context.actor, 'taken-up');
  const bridge = hangs ? pick(random, waysToSay('bridge', tongueOf(said), 'plain')) : '';
  return ` ${[bridge, rest].filter(Boolean).join(' ')}`;
}

/** A turn without the sentences that have been said and the deeds that have been done. */
function without(turn: string, begun: string): string {
  const rest = sentencesOfTurn(turn).filter(({ kind, text }) => {
    const pieces = kind === 'speech' ? spokenPieces(text) : [plain(text).trim()];
    return pieces.length === 0 || !pieces.every((piece) => begun.includes(` ${piece} `));
  });
  return rest
    .map(({ text }) => text)
    .join('')
    .trim();
}
