import { speechTimes } from '../../../src/drama/speech-pace.ts';
import { hashWords } from '../../../src/kit/hash.ts';
import type { LineTimes } from './timed-line.ts';
import type { MouthCue, Viseme } from './viseme.ts';

/** A letter or two that sound as one: how it looks, how far, and how long beside the others of its word. */
type Sound = readonly [viseme: Viseme, strength: number, length: number];

const vowelLength = 2;

/** English spelling, longest first: enough for a mouth, not for an ear. */
const spellings: readonly (readonly [string, readonly Sound[]])[] = (
  [
    ['ough', [['o', 0.9, vowelLength]]],
    ['augh', [['a', 0.9, vowelLength]]],
    ['eigh', [['e', 0.8, vowelLength]]],
    ['igh', [['a', 1, 1], ['i', 0.8, 1]]],
    ['tch', [['s', 0.9, 1]]],
    ['th', [['l', 0.8, 1]]], ['sh', [['s', 1, 1]]], ['ch', [['s', 0.9, 1]]], ['ph', [['f', 1, 1]]],
    ['wh', [['u', 0.8, 1]]], ['qu', [['k', 0.5, 1], ['u', 0.7, 1]]], ['ck', [['k', 0.5, 1]]], ['ng', [['k', 0.5, 1]]],
    ['gh', []], ['kn', [['l', 0.5, 1]]], ['wr', [['r', 0.8, 1]]], ['mb', [['closed', 1, 1]]],
    ['oo', [['u', 1, vowelLength]]], ['ee', [['i', 1, vowelLength]]], ['ea', [['i', 0.9, vowelLength]]],
    ['ai', [['e', 0.9, vowelLength]]], ['ay', [['e', 0.9, vowelLength]]], ['oa', [['o', 1, vowelLength]]],
    ['ou', [['a', 0.9, 1], ['u', 0.8, 1]]], ['ow', [['o', 1, 1], ['u', 0.7, 1]]],
    ['oi', [['o', 1, 1], ['i', 0.7, 1]]], ['oy', [['o', 1, 1], ['i', 0.7, 1]]],
    ['au', [['o', 0.9, vowelLength]]], ['aw', [['o', 0.9, vowelLength]]], ['ew', [['u', 0.9, vowelLength]]],
    ['er', [['r', 0.7, vowelLength]]], ['ir', [['r', 0.7, vowelLength]]], ['ur', [['r', 0.7, vowelLength]]],
    ['a', [['a', 0.9, vowelLength]]], ['e', [['e', 0.75, vowelLength]]], ['i', [['i', 0.75, vowelLength]]],
    ['o', [['o', 0.9, vowelLength]]], ['u', [['a', 0.6, vowelLength]]], ['y', [['i', 0.7, 1]]],
    ['m', [['closed', 1, 1]]], ['b', [['closed', 1, 1]]], ['p', [['closed', 1, 1]]],
    ['f', [['f', 1, 1]]], ['v', [['f', 0.9, 1]]], ['l', [['l', 0.9, 1]]],
    ['t', [['l', 0.45, 1]]], ['d', [['l', 0.45, 1]]], ['n', [['l', 0.5, 1]]],
    ['s', [['s', 0.9, 1]]], ['z', [['s', 0.85, 1]]], ['x', [['k', 0.5, 1], ['s', 0.8, 1]]], ['j', [['s', 0.9, 1]]],
    ['r', [['r', 0.8, 1]]], ['w', [['u', 0.9, 1]]],
    ['k', [['k', 0.55, 1]]], ['g', [['k', 0.55, 1]]], ['c', [['k', 0.55, 1]]], ['q', [['k', 0.55, 1]]],
    ['h', [['k', 0.3, 1]]],
  ] satisfies readonly (readonly [string, readonly Sound[]])[]
); // prettier-ignore

/** How the sign of a syllable may begin and what may follow, where the page does not say how it is read. */
const onsets: readonly Sound[] = [
  ['closed', 1, 1], ['f', 0.9, 0.8], ['l', 0.6, 0.8], ['s', 0.8, 1], ['k', 0.5, 0.8], ['l', 0.5, 0.8], ['s', 0.9, 1],
]; // prettier-ignore
const finals: readonly Sound[] = [
  ['a', 1, 2.6], ['e', 0.8, 2.6], ['i', 0.9, 2.6], ['o', 0.9, 2.6], ['u', 0.9, 2.6], ['a', 0.85, 2.6],
]; // prettier-ignore

const latin = /[a-z]/;
/** The longest word that is looked at letter by letter. */
const mostLetters = 80;

/** The shapes of a mouth that says these words at these times, from the letters alone: nobody has heard them yet. */
export function cuesOfText(words: readonly string[], times: LineTimes = speechTimes(words)): MouthCue[] {
  const cues: MouthCue[] = [];
  let freeMs = 0;
  words.forEach((word, index) => {
    const endMs = times.heardMs[index];
    if (endMs === undefined || endMs <= freeMs) return;
    const ownMs = speechTimes([word]).heardMs[0] ?? 0;
    const beganMs = Math.max(freeMs, endMs - ownMs);
    if (beganMs > freeMs + 20) cues.push({ atMs: freeMs, viseme: 'rest', strength: 1 });
    cues.push(...cuesOfWord(soundsOf(word), beganMs, endMs));
    freeMs = endMs;
  });
  cues.push({ atMs: freeMs, viseme: 'rest', strength: 1 });
  return cues;
}

function cuesOfWord(sounds: readonly Sound[], beganMs: number, endMs: number): MouthCue[] {
  const whole = sounds.reduce((sum, [, , length]) => sum + length, 0);
  let atMs = beganMs;
  return sounds.map(([viseme, strength, length]) => {
    const cue = { atMs, viseme, strength };
    atMs += ((endMs - beganMs) * length) / whole;
    return cue;
  });
}

function soundsOf(word: string): Sound[] {
  // An é is never silent; other accents do not change what lips do.
  const voiced = word.slice(0, mostLetters).normalize('NFC').toLowerCase().replace(/[éè]/g, 'ay');
  const letters = voiced.normalize('NFD').replace(/\p{M}/gu, '');
  const sounds: Sound[] = [];
  for (let at = 0; at < letters.length;) {
    const [taken, found] = soundAt(letters, at);
    const last = sounds.at(-1);
    for (const sound of found) {
      // A letter written twice is said once.
      if (!(last && found.length === 1 && last[0] === sound[0] && last[2] === sound[2])) sounds.push(sound);
    }
    at += taken;
  }
  return sounds;
}

function soundAt(letters: string, at: number): readonly [taken: number, sounds: readonly Sound[]] {
  const letter = String.fromCodePoint(letters.codePointAt(at) ?? 0);
  if (latin.test(letter)) {
    const isSilentE = letter === 'e' && at > 1 && !latin.test(letters.charAt(at + 1)) && /[aiouy]/.test(letters);
    if (isSilentE) return [1, []];
    const [spelt, sounds] = spellings.find(([spelling]) => letters.startsWith(spelling, at)) ?? [letter, []];
    return [spelt.length, sounds];
  }
  // Signs, digits and letters of other scripts: each a syllable, the same one wherever it stands.
  if (/[\p{L}\p{N}]/u.test(letter)) return [letter.length, syllableOf(letter)];
  return [letter.length, /[,.;:!?，。；：！？、…]/u.test(letter) ? [['rest', 1, 0.8]] : []];
}

function syllableOf(sign: string): readonly Sound[] {
  const [first, second] = hashWords(sign);
  const onset = onsets[(first >>> 0) % onsets.length];
  const final = finals[(second >>> 0) % finals.length];
  return [onset, final].filter((sound): sound is Sound => sound !== undefined);
}
