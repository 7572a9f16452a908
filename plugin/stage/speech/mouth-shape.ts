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
const numbers = Object.fromEntries(visemes.map((viseme, index) => [viseme, index])) as Record<Viseme, number>;

/** A mouth that says nothing. */
export const restingMouth = (): MouthWeights => ({ ...emptyMouth(), rest: 1 });

const emptyMouth = (): MouthWeights => Object.fromEntries(visemes.map((viseme) => [viseme, 0])) as MouthWeights;

/**
 * The shape of a mouth at one moment of its cues after the other. Neighbouring shapes run into one another, and each is whole in the
 * middle of its time. Of each cue it is reckoned once what does not change, in lists of numbers; and the moment is written to it: each
 * number that is handed over, or found by a name of many, would be garbage in every picture.
 */
export class MouthShaper {
  /** How far into its cues the mouth is. */
  ms = 0;
  private cues: readonly MouthCue[] = [];
  private count = -1;
  /** When each cue begins; and for how long before that and after it the mouth is between it and the one before. */
  private starts = new Float64Array(0);
  private before = new Float64Array(0);
  private after = new Float64Array(0);
  private sounds = new Int8Array(0);
  private strengths = new Float64Array(0);
  /** The vowel a consonant leans to; −1 where there is none. */
  private vowels = new Int8Array(0);
  private readonly weights = new Float64Array(visemes.length);
  /** How much of a shape is taken. */
  private part = 0;

  /** Writes into the shape it is given. */
  shape(cues: readonly MouthCue[], into: MouthWeights): MouthWeights {
    if (cues !== this.cues || cues.length !== this.count) this.learn(cues);
    const { ms, weights, starts, before, after, count } = this;
    weights.fill(0);
    const at = this.lastBegun();
    // What is said of after a cue begins with the one before the first.
    if (at >= 0 && ms < starts[at]! + after[at + 1]!) {
      const from = starts[at]! - before[at]!;
      this.part = eased(toShare((ms - from) / (before[at]! + after[at + 1]!)));
      this.take(at);
      this.part = 1 - this.part;
      this.take(at - 1);
    } else if (at + 1 < count && ms > starts[at + 1]! - before[at + 1]!) {
      const from = starts[at + 1]! - before[at + 1]!;
      this.part = eased(toShare((ms - from) / (before[at + 1]! + after[at + 2]!)));
      this.take(at + 1);
      this.part = 1 - this.part;
      this.take(at);
    } else {
      this.part = 1;
      this.take(at);
    }
    return writeOut(weights, into);
  }

  private learn(cues: readonly MouthCue[]): void {
    const count = cues.length;
    [this.cues, this.count] = [cues, count];
    const all = Array.from({ length: count + 1 }, (_, index) => index);
    this.starts = Float64Array.from(cues, ({ atMs }) => atMs);
    this.before = Float64Array.from(all, (index) => easesBefore(cues, index));
    this.after = Float64Array.from(all, (index) => easesAfter(cues, index - 1));
    this.sounds = Int8Array.from(cues, ({ viseme }) => numbers[viseme]);
    this.strengths = Float64Array.from(cues, ({ strength }) => strength);
    this.vowels = Int8Array.from(cues, ({ viseme }, index) => {
      const vowel = vowels.has(viseme) ? undefined : vowelBeside(cues, index);
      return vowel === undefined ? -1 : numbers[vowel];
    });
  }

  /** Before the first cue and after the last there is silence. */
  private take(at: number): void {
    const { part, weights } = this;
    if (at < 0 || at >= this.count) {
      weights[numbers.rest]! += part;
      return;
    }
    const strength = this.strengths[at]!;
    const vowel = this.vowels[at]!;
    const left = (1 - strength) * part;
    weights[this.sounds[at]!]! += strength * part;
    if (vowel >= 0) weights[vowel]! += left * leaning;
    weights[numbers.rest]! += vowel < 0 ? left : left * (1 - leaning);
  }

  /** The index of the last cue that has begun, −1 before the first. */
  private lastBegun(): number {
    const { starts, ms } = this;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= ms) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** One by one: written by a name of many it would be garbage. */
function writeOut(weights: Float64Array, into: MouthWeights): MouthWeights {
  into.rest = weights[numbers.rest]!;
  into.closed = weights[numbers.closed]!;
  into.a = weights[numbers.a]!;
  into.e = weights[numbers.e]!;
  into.i = weights[numbers.i]!;
  into.o = weights[numbers.o]!;
  into.u = weights[numbers.u]!;
  into.f = weights[numbers.f]!;
  into.l = weights[numbers.l]!;
  into.s = weights[numbers.s]!;
  into.r = weights[numbers.r]!;
  into.k = weights[numbers.k]!;
  return into;
}

/** The shape of a mouth at a moment of its cues, for whoever asks once. */
export function mouthShapeAt(cues: readonly MouthCue[], ms: number, into: MouthWeights = emptyMouth()): MouthWeights {
  const shaper = new MouthShaper();
  shaper.ms = ms;
  return shaper.shape(cues, into);
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
