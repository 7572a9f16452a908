import { formatScore } from './format-score.ts';
import { groundingOf, type Grounding, type Truth } from './grounding.ts';
import { ThreePartReader } from './three-parts.ts';

/** An answer in three parts, as it was written and as it was read, held against what is to be seen. */
export interface ThreePartAnswer {
  readonly text: string;
  readonly perception: string;
  readonly thought: string;
  readonly answer: string;
  /** How well it keeps to its form, −5 to 5. */
  readonly format: number;
  /** Why nothing of it can be performed, if nothing can. */
  readonly fault: string | undefined;
  readonly grounding: Grounding;
}

/** An answer that has come whole. */
export function readCandidate(text: string, truth: Truth): ThreePartAnswer {
  const reader = new ThreePartReader();
  reader.push(text);
  reader.end();
  return candidateOf(reader, text, truth);
}

/** An answer as far as it was read. */
export function candidateOf(reader: ThreePartReader, text: string, truth: Truth): ThreePartAnswer {
  const { perception, thought, answer, fault } = reader;
  return {
    text,
    perception,
    thought,
    answer,
    format: formatScore(text),
    fault,
    grounding: groundingOf({ perception, answer }, truth),
  };
}
