import { eased, toShare } from '../../../src/kit/numbers.ts';
import { visemes, type MouthCue, type Viseme } from './viseme.ts';

/** How far a mouth is in each of its shapes; together they are 1. */
export type MouthWeights = Record<Viseme, number>;

/** How long a mouth takes from one shape to the next, half of it on either side of the moment between them. */
const easeMs = 70;
/** Lips meet before the sound of an m and part only after it. */
const lipsMeetMs = 55;
const lipsHoldMs = 12;
/** How much of what a slack consonant leaves over goes to the vowel beside it: the mouth does not shut for a t. */
const leaning = 0.6;

const vowels: ReadonlySet<Viseme> = new Set<Viseme>(['a', 'e', 'i', 'o', 'u']);
const silence: MouthCue = { atMs: 0, viseme: 'rest', strength: 1 };

/** A mouth that says nothing. */
export const restingMouth = (): MouthWeights => ({ ...emptyMouth(), rest: 1 });

const emptyMouth = (): MouthWeights => Object.fromEntries(visemes.map((viseme) => [viseme, 0])) as MouthWeights;

/**
 * The shape of a mouth at a moment of its cues. Neighbouring shapes run into one another, and each is whole in the middle of
 * its time. Writes into a shape it is given, so that a picture costs no garbage.
 */
export function mouthShapeAt(cues: readonly MouthCue[], ms: number, into: MouthWeights = emptyMouth()): MouthWeights {
  for (const viseme of visemes) into[viseme] = 0;
  const at = lastBegun(cues, ms);
  const here = cues[at] ?? silence;
  const fromMs = begins(cues, at);
  const toMs = begins(cues, at + 1);
  const intoMs = easesAfter(cues, at);
  const outMs = easesBefore(cues, at + 1);
  if (at >= 0 && ms < fromMs + intoMs) {
    const backMs = easesBefore(cues, at);
    blend(cues, at - 1, eased(toShare((ms - (fromMs - backMs)) / (backMs + intoMs))), into);
  } else if (ms > toMs - outMs) {
    const onMs = easesAfter(cues, at + 1);
    blend(cues, at, eased(toShare((ms - (toMs - outMs)) / (outMs + onMs))), into);
  } else take(cues, at, here, 1, into);
  return into;
}

/** Part of the cue with this index, the rest of the one after it. */
function blend(cues: readonly MouthCue[], at: number, part: number, into: MouthWeights): void {
  take(cues, at, cues[at] ?? silence, 1 - part, into);
  take(cues, at + 1, cues[at + 1] ?? silence, part, into);
}

function take(cues: readonly MouthCue[], at: number, cue: MouthCue, part: number, into: MouthWeights): void {
  const left = (1 - cue.strength) * part;
  into[cue.viseme] += cue.strength * part;
  const vowel = vowels.has(cue.viseme) ? undefined : vowelBeside(cues, at);
  if (vowel !== undefined) into[vowel] += left * leaning;
  into.rest += vowel === undefined ? left : left * (1 - leaning);
}

function vowelBeside(cues: readonly MouthCue[], at: number): Viseme | undefined {
  const after = cues[at + 1]?.viseme;
  if (after !== undefined && vowels.has(after)) return after;
  const before = cues[at - 1]?.viseme;
  return before !== undefined && vowels.has(before) ? before : undefined;
}

/** How long before the beginning of this cue the mouth is between it and the one before. */
function easesBefore(cues: readonly MouthCue[], at: number): number {
  const beforeMs = isClosed(cues, at) ? lipsMeetMs : isClosed(cues, at - 1) ? lipsHoldMs : easeMs / 2;
  return Math.min(beforeMs, lengthOf(cues, at - 1) / 2);
}

/** And how long after it. */
function easesAfter(cues: readonly MouthCue[], at: number): number {
  const afterMs = isClosed(cues, at) ? lipsHoldMs : isClosed(cues, at - 1) ? lipsMeetMs : easeMs / 2;
  return Math.min(afterMs, lengthOf(cues, at) / 2);
}

const isClosed = (cues: readonly MouthCue[], at: number): boolean =>
  at >= 0 && at < cues.length && cues[at]?.viseme === 'closed';

const lengthOf = (cues: readonly MouthCue[], at: number): number => begins(cues, at + 1) - begins(cues, at);

const begins = (cues: readonly MouthCue[], at: number): number =>
  at < 0 ? -Infinity : at < cues.length ? (cues[at] as MouthCue).atMs : Infinity;

/** The index of the last cue that has begun, −1 before the first. */
function lastBegun(cues: readonly MouthCue[], ms: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.atMs ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
