import type { GestureName } from '../../../../src/drama/verb.ts';
import { invariant } from '../../../../src/kit/invariant.ts';
import { plainBearing } from '../bearing.ts';
import { palm, places } from './places.ts';
import { axes, handTurns, type Beat, type HandKey, type Score, type Stance } from './score.ts';

/** Lines begin with a number; one that begins with a word goes on with the line before it. */
const nextLine = /\n\s*(?=[\d.])/;
const between = /[\s,]+/;
const bodyWords = new Set(Object.keys(plainBearing()).filter((name) => name !== 'left' && name !== 'right'));
const handWords = new Set<string>([...axes, 'weight', ...handTurns]);

type Numbers = Record<string, number>;
type ReadStance = Record<string, number | Numbers>;

/** A family of scores as text, each under the name that rows of verbs have for it. */
export type WrittenScores = Readonly<Partial<Record<GestureName, string>>>;

/** Reads scores from the notation that the README of this room explains. */
export function readScores<Name extends string>(
  written: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Score>> {
  const read = Object.entries<string>(written).map(([name, text]) => [name, readScore(text)]);
  return Object.fromEntries(read) as Record<Name, Score>;
}

export function readScore(text: string): Score {
  const [head = '', ...lines] = text.trim().split(nextLine);
  const keys: [number, Stance][] = [];
  const beats: Beat[] = [];
  for (const line of lines) {
    const [time = '', ...words] = line.trim().split(between);
    const [from, to] = time.split('-').map(numberOf);
    if (to === undefined) keys.push([from as number, stanceOf(words)]);
    else beats.push(beatOf(from as number, to, words));
  }
  return { ...headOf(head), keys, ...(beats.length > 0 && { beats }) };
}

/** Reads a stance by itself: `nod .1 tilt .2, hand .2 1.1 .3 palm up`. */
export const readStance = (text: string): Stance => stanceOf(text.trim().split(between));

/** How a score is played: `2.3s contact .31 aims hand carries right sudden`. */
function headOf(line: string): Omit<Score, 'keys' | 'beats'> {
  const [seconds = '', ...words] = line.split(between);
  const head: { -readonly [Key in keyof Score]?: Score[Key] } = {};
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === 'contact') head.contact = numberOf(words.shift());
    else if (word === 'aims') head.aims = words.shift() as NonNullable<Score['aims']>;
    else if (word === 'carries') head.carries = true;
    else if (word === 'right') head.isRight = true;
    else if (word === 'sudden') head.isSudden = true;
    else invariant(false, `"${word}" says nothing of how a score is played: "${line}"`);
  }
  return { seconds: numberOf(seconds.replace('s', '')), ...head };
}

/** What goes to and fro: `3x raps fades nod .1, hand y .05`. */
function beatOf(from: number, to: number, [times = '', ...words]: readonly string[]): Beat {
  const marks = words.filter((word) => word === 'raps' || word === 'fades');
  return {
    from,
    to,
    times: numberOf(times.replace('x', '')),
    ...(marks.includes('raps') && { raps: true }),
    ...(marks.includes('fades') && { fades: true }),
    by: swingOf(words.slice(marks.length)),
  };
}

function stanceOf(words: readonly string[]): Stance {
  const read = swingOf(words);
  for (const hand of [read.hand, read.other, read.hands])
    invariant(!hand || hand.z !== undefined, `say where the hand is, as a place or as x y z: "${words.join(' ')}"`);
  return read as Stance;
}

/** Words each followed by their number; `hand`, `other` and `hands` begin the words of a hand. */
function swingOf(words: readonly string[]): Beat['by'] {
  const whole: ReadStance = {};
  let hand: Numbers | undefined;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    if (word === '') continue;
    if (word === 'hand' || word === 'other' || word === 'hands') whole[word] = hand = {};
    else if (hand && word in places) Object.assign(hand, places[word as keyof typeof places] satisfies HandKey);
    else if (hand && isNumber(word)) {
      for (const axis of axes) hand[axis] = numberOf(words[index++]);
      index--;
    } else {
      invariant((hand ? handWords : bodyWords).has(word), `"${word}" is no word of a score: "${words.join(' ')}"`);
      (hand ?? whole)[word] = numberOf(words[++index]);
    }
  }
  return whole;
}

const isNumber = (word: string): boolean => /^-?[\d.]+$/.test(word);

function numberOf(word = ''): number {
  const number = word in palm ? palm[word as keyof typeof palm] : Number.parseFloat(word);
  invariant(!Number.isNaN(number), `expected a number in a score, got "${word}"`);
  return number;
}
