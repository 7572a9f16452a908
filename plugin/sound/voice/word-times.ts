import { isSilence, spokenSpan, type Phoneme } from './phonemes.ts';
import type { SpokenWord } from './spoken-text.ts';

/** Which letters a sound may be written with. Vowels may be any vowel. */
const writtenWith: Readonly<Record<string, string>> = {
  b: 'b', ch: 'ct', d: 'de', dh: 't', f: 'fpg', g: 'gx', hh: 'hw', jh: 'jgd', k: 'kcqx', l: 'l', m: 'm', n: 'n', ng: 'n',
  p: 'p', r: 'rw', s: 'scxz', sh: 'sctx', t: 'ted', th: 't', v: 'vf', w: 'wuo', y: 'yue', z: 'zsx', zh: 'sgz',
}; // prettier-ignore
const vowelLetters = 'aeiouy';
const vowelSounds = /^(a[aehowxy]|axr|e[hry]|i[hy]|o[wy]|u[hw])$/;

const fitting = 2;
/** A letter may be silent, a sound unwritten: neither is a good fit. */
const silentLetter = -0.7;
const unwrittenSound = -0.9;
const unlike = -1.6;
/** A silence belongs after a comma, or between two words. */
const restAtMark = 3;
const restAtGap = 0.5;
const restWithin = -4;

/** One step of reading: a letter of a word, or the gap after it. */
interface Unit {
  readonly letter: string;
  readonly word: number;
  /** The gap after a word, and whether a mark stands in it. */
  readonly gap: 'none' | 'gap' | 'mark';
}

/** A sound laid beside a letter of a word. */
interface Laid {
  readonly word: number;
  readonly endMs: number;
}

/**
 * When each word ends, out of the sounds of all of them: letters are laid beside sounds so that they fit best, and a word ends
 * with the last sound laid beside one of its letters. Where there are fewer sounds than words, each has its share by length.
 */
export function wordEndsOf(words: readonly SpokenWord[], phonemes: readonly Phoneme[]): number[] {
  const spoken = phonemes.filter(({ name }) => !isSilence(name));
  const said = words.filter(({ said: each }) => each !== '').length;
  if (spoken.length < said || said === 0) return sharesOf(words, phonemes);
  const [first, last] = spokenSpan(phonemes);
  return endsFrom(words.length, phonemes, laidBeside(unitsOf(words), phonemes.slice(first, last + 1)));
}

function unitsOf(words: readonly SpokenWord[]): Unit[] {
  return words.flatMap(({ said, rest }, word): Unit[] => {
    if (said === '') return [];
    const letters = [...said.replace(/[^a-z]/g, '')].map((letter): Unit => ({ letter, word, gap: 'none' }));
    return [...letters, { letter: '', word, gap: rest === '' ? 'gap' : 'mark' }];
  });
}

/** For each sound the word it belongs to: the best of all ways to lay one row beside the other. */
function laidBeside(units: readonly Unit[], sounds: readonly Phoneme[]): Laid[] {
  const width = sounds.length + 1;
  const best = new Float64Array((units.length + 1) * width);
  const from = new Uint8Array(best.length);
  for (let row = 0; row <= units.length; row++) {
    for (let column = 0; column < width; column++) {
      if (row === 0 && column === 0) continue;
      const at = row * width + column;
      const unit = units[row - 1];
      const before = units[row - 1] ?? units[row];
      const sound = sounds[column - 1];
      const both = unit && sound ? (best[at - width - 1] ?? 0) + fitOf(unit, sound.name) : -Infinity;
      const skipped = unit ? (best[at - width] ?? 0) + (unit.gap === 'none' ? silentLetter : 0) : -Infinity;
      const unwritten = sound ? (best[at - 1] ?? 0) + unwrittenCost(before, sound.name) : -Infinity;
      best[at] = Math.max(both, skipped, unwritten);
      from[at] = best[at] === both ? bothWays : best[at] === skipped ? letterOnly : soundOnly;
    }
  }
  return traced(units, sounds, from);
}

const [bothWays, letterOnly, soundOnly] = [0, 1, 2];

function traced(units: readonly Unit[], sounds: readonly Phoneme[], from: Uint8Array): Laid[] {
  const width = sounds.length + 1;
  const laid: Laid[] = [];
  let [row, column] = [units.length, sounds.length];
  while (row > 0 || column > 0) {
    const way = from[row * width + column];
    const sound = sounds[column - 1];
    const unit = units[row - 1] ?? units[0];
    if (way !== letterOnly && sound && unit && !isSilence(sound.name))
      laid.push({ word: unit.word, endMs: sound.endMs });
    if (way !== soundOnly) row--;
    if (way !== letterOnly) column--;
  }
  return laid.reverse();
}

function fitOf({ letter, gap }: Unit, sound: string): number {
  if (isSilence(sound)) return gap === 'mark' ? restAtMark : gap === 'gap' ? restAtGap : restWithin;
  if (gap !== 'none') return -Infinity;
  const isVowel = vowelSounds.test(sound);
  if (isVowel) return vowelLetters.includes(letter) ? fitting : letter === 'r' || letter === 'w' ? 0 : unlike;
  return (writtenWith[sound] ?? '').includes(letter) ? fitting : unlike;
}

/** A sound after a gap belongs to the next word, not to the one before. */
function unwrittenCost(before: Unit | undefined, sound: string): number {
  if (isSilence(sound)) return before && before.gap !== 'none' ? 0 : restWithin;
  return before && before.gap !== 'none' ? unwrittenSound * 2 : unwrittenSound;
}

function endsFrom(count: number, phonemes: readonly Phoneme[], laid: readonly Laid[]): number[] {
  const ends = new Array<number>(count).fill(0);
  for (const { word, endMs } of laid) ends[word] = Math.max(ends[word] ?? 0, endMs);
  const lastMs = laid.at(-1)?.endMs ?? phonemes.at(-1)?.endMs ?? 0;
  let passed = 0;
  return ends.map((endMs) => (passed = Math.min(lastMs, Math.max(passed, endMs))));
}

/** Each word its share of the time between the silences, by its letters. */
export function sharesOf(words: readonly SpokenWord[], phonemes: readonly Phoneme[]): number[] {
  const [first, last] = spokenSpan(phonemes);
  const [fromMs, toMs] = [phonemes[first - 1]?.endMs ?? 0, phonemes[last]?.endMs ?? 0];
  const weights = words.map(({ said }) => (said === '' ? 0 : said.length + 2));
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let passed = 0;
  return weights.map((weight) => fromMs + ((passed += weight) / whole) * (toMs - fromMs));
}
