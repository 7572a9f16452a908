import type { Fact, FactOf } from '../drama/fact.ts';
import { speechTimes } from '../drama/speech-pace.ts';

/** Words of a line that were said in one go, and when the mouth opened for them. */
export interface Breath {
  readonly words: readonly string[];
  /** On the clock of the log. */
  readonly atMs: number;
}

/** A silence longer than this within a line was one: words that came late, and not a slow mouth. */
const pauseMs = 700;

/**
 * The breaths in which a line was said, gathered ahead from its log: from the fact at `from` on, which is the beginning of
 * the line or lies within it.
 */
export function breathsOf(facts: readonly Fact[], line: FactOf<'line:begun'>, from = line.seq + 1): readonly Breath[] {
  const breaths: { words: string[]; atMs: number }[] = [];
  let lastAt = facts[from - 1]?.at ?? line.at;
  for (const word of wordsOf(facts, line, from)) {
    const breath = breaths.at(-1);
    const tookMs = speechTimes([word.text]).heardMs[0] ?? 0;
    const isLate = word.at - lastAt > tookMs + pauseMs;
    if (breath && !isLate) breath.words.push(word.text);
    else breaths.push({ words: [word.text], atMs: Math.max(lastAt, word.at - tookMs) });
    lastAt = word.at;
  }
  return breaths;
}

/** Several people may speak at a time: only what belongs to this turn is this line's. */
function* wordsOf(
  facts: readonly Fact[],
  { turn }: FactOf<'line:begun'>,
  from: number,
): Generator<FactOf<'word:spoken'>> {
  for (let index = from; index < facts.length; index++) {
    const fact = facts[index];
    if (!fact || ((fact.type === 'line:ended' || fact.type === 'turn:ended') && fact.turn === turn)) return;
    if (fact.type === 'word:spoken' && fact.turn === turn) yield fact;
  }
}
