import { places } from '../gestures/places.ts';
import { variety } from '../gestures/manner.ts';
import type { Score, Stance } from '../gestures/score.ts';
import type { TimedLine } from '../../../stage/speech/timed-line.ts';
import type { WordSense } from '../../tongues/tongue.ts';
import { isSlight, wordSenseIn } from '../../tongues/tongues.ts';
import { askBeats, moodBeats, senseBeats, whisperStance, type TalkBeat } from './talk-beats.ts';

/** A stroke that has been chosen, and when it falls. */
interface PlacedBeat {
  readonly beat: TalkBeat;
  readonly atMs: number;
  /** How much it matters beside its neighbours. */
  readonly weight: number;
}

/** From one stroke to the next at the least, by mood: the merry and the angry talk with their hands, the sad do not. */
const apartMs: Readonly<Record<string, number>> = { calm: 1500, merry: 1150, low: 2600, angry: 1050, afraid: 1900 };
/** A hand sets out so long before its word, stays so long on it, and goes to rest when nothing follows for so long. */
const setsOutMs = 420;
const staysMs = 260;
const restsAfterMs = 1100;
/** The last stroke leaves the hands this much of the line to go down. */
const endsMs = 520;
const neutral = { nod: 0, turn: 0, tilt: 0, bend: 0, twist: 0, lifted: 0, knit: 0, smile: 0, lids: 0, shoulders: 0 };

/** How much a sense outweighs another where both fall together. */
const weights: Readonly<Record<WordSense | 'stress', number>> = {
  oath: 3, greeting: 2.6, no: 2.4, number: 2.3, heart: 2.2, please: 2.2, mind: 1.9, all: 1.9, up: 1.7, small: 1.6,
  down: 1.5, you: 1.4, there: 1.2, self: 1.2, stress: 1,
}; // prettier-ignore

const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** What a word says to the hands; undefined for one that says nothing. */
export function senseOf(word: string): WordSense | 'stress' | undefined {
  const plain = bare(word);
  if (plain === '') return undefined;
  const sense = wordSenseIn(plain);
  if (sense || isSlight(plain)) return sense;
  return plain.length >= 5 || word.endsWith('!') ? 'stress' : undefined;
}

/** Is a word the last of a question, or of something called out? */
const isAsked = (word: string): boolean => /[?？]["'”’)]*$/.test(word);
const isCalled = (word: string): boolean => /[!！]["'”’)]*$/.test(word);

/** Which strokes a line gets, and when: on words that say something, apart from each other, never the same twice running. */
export function placeBeats(line: TimedLine, mood: string, seed: number): PlacedBeat[] {
  const { words, heardMs, endMs } = line;
  const wanted: PlacedBeat[] = [];
  let told: string | undefined;
  words.forEach((word, index) => {
    const begins = index === 0 ? 0 : (heardMs[index - 1] ?? 0);
    const heard = heardMs[index] ?? endMs;
    const chance = variety(seed, index * 7 + words.length);
    const options = isAsked(word) ? askBeats : optionsFor(senseOf(word), mood);
    const beat = options[Math.floor(chance * options.length)];
    if (!beat) return;
    const other = options[(options.indexOf(beat) + 1) % options.length];
    const chosen = beat.name === told && other ? other : beat;
    told = chosen.name;
    const weight = isAsked(word) ? 2.8 : weights[senseOf(word) ?? 'stress'] + (isCalled(word) ? 0.6 : 0);
    wanted.push({ beat: chosen, atMs: begins + (heard - begins) * 0.4, weight: weight + 0.5 * chance });
  });
  return thinnedOut(wanted, (apartMs[mood] ?? 1500) * (0.85 + 0.3 * variety(seed, 91)));
}

function optionsFor(sense: WordSense | 'stress' | undefined, mood: string): readonly TalkBeat[] {
  if (sense === undefined) return [];
  return sense === 'stress' ? (moodBeats[mood] ?? moodBeats['calm'] ?? []) : senseBeats[sense];
}

/** The weightiest first, then whatever still has room beside them. */
function thinnedOut(wanted: readonly PlacedBeat[], apart: number): PlacedBeat[] {
  const kept: PlacedBeat[] = [];
  for (const each of [...wanted].sort((a, b) => b.weight - a.weight)) {
    if (kept.every(({ atMs }) => Math.abs(atMs - each.atMs) >= apart)) kept.push(each);
  }
  kept.sort((a, b) => a.atMs - b.atMs);
  return kept.filter(({ beat }, index) => beat.name !== kept[index - 1]?.beat.name);
}

/** A line as a score: what its speaker's hands and head do while it is said. */
export function talkScore(line: TimedLine, mood: string, seed: number): Score {
  const lasts = Math.max(400, line.endMs);
  const keys: (readonly [number, Stance])[] = [];
  const isQuiet = line.voice === 'whisper' || line.voice === 'aside';
  const put = (ms: number, stance: Stance, apart = 60): void => {
    const before = (keys.at(-1)?.[0] ?? 0) * lasts;
    if (ms >= before + apart && ms <= lasts - endsMs) keys.push([ms / lasts, stance]);
  };
  if (isQuiet) {
    put(Math.min(500, lasts * 0.3), whisperStance);
    put(lasts * 0.85, {});
  } else {
    const beats = placeBeats(line, mood, seed);
    beats.forEach(({ beat, atMs: wanted }, index) => {
      const atMs = Math.min(wanted, lasts - endsMs);
      const next = beats[index + 1]?.atMs ?? lasts + restsAfterMs;
      // Without the time to set out anew, the hand goes on from the stroke before.
      put(atMs - setsOutMs, { ...neutral, ...rested(beat), ...beat.sets }, setsOutMs);
      put(atMs, { ...neutral, ...rested(beat), ...beat.strikes });
      put(atMs + staysMs, {});
      if (next - atMs > restsAfterMs + setsOutMs) put(atMs + restsAfterMs, { ...neutral, hands: places.hang });
    });
  }
  return { seconds: lasts / 1000, keys, beats: [nods(line, lasts)] };
}

/** A second hand that has no part in a stroke is not left in the air by the one before. */
const rested = ({ sets, strikes }: TalkBeat): Stance =>
  sets.other || sets.hands || strikes.other || strikes.hands ? {} : { other: places.hang };

/** The head goes along with the syllables that weigh. */
function nods({ words }: TimedLine, lasts: number): NonNullable<Score['beats']>[number] {
  const weighty = words.filter((word) => senseOf(word) !== undefined).length;
  return { from: 0.02, to: 0.98, times: Math.max(1, Math.min(weighty, lasts / 700)), by: { nod: 0.035, tilt: 0.015 } };
}
