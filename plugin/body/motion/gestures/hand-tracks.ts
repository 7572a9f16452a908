import { toShare } from '../../../../src/kit/numbers.ts';
import { easyFist, type HandBearing } from '../bearing.ts';
import { axes, type HandKey, type HandTurn, type Score, type Stance } from './score.ts';
import { Tracks } from './track.ts';

/** What is told of the hand itself, and what of fingers and wrist, which come later. */
const [ofHand, ofFingers] = [
  [...axes, 'elbow', 'onHead'],
  ['palm', 'wrist', 'fist', 'index'],
] as const;

/** The way of one hand through a score. */
export interface HandTracks {
  /** When it is asked for. */
  time: number;
  readonly weight: Tracks;
  readonly hand: Tracks;
  readonly fingers: Tracks;
}

/** Fingers and wrists come a little after the hand that carries them. */
const fingerLag = 0.035;
/** The least time a hand takes from rest to its gesture, and back: at ease, and in haste. */
const easy = { comesSeconds: 0.55, goesSeconds: 0.72 } as const;
const sudden = { comesSeconds: 0.2, goesSeconds: 0.3 } as const;
/** A hand that comes from rest, or goes back, swings out round the body: metres at the most. */
const roundMeters = 0.32;

const atEase: Readonly<Record<HandTurn, number>> = { palm: 0, wrist: 0, fist: easyFist, index: 0, elbow: 0, onHead: 0 };

/** What a score says of a hand; undefined where it says nothing. */
export function handTracks(score: Score, which: 'hand' | 'other'): HandTracks | undefined {
  const said = score.keys.map(([time, stance]) => [time, keyOf(stance, which)] as const);
  const first = said.findIndex(([, key]) => key !== undefined);
  if (first < 0) return undefined;
  const times: number[] = [];
  const keys: Required<HandKey>[] = [];
  for (const [time, key] of said.slice(first)) {
    const before = keys.at(-1) ?? { x: 0, y: 0, z: 0, ...atEase, weight: 1 };
    // A hand let go of falls to rest from where it was.
    const isLetGo = key?.weight === 0;
    keys.push(isLetGo ? { ...before, weight: 0 } : { ...before, ...(key ? { weight: 1, ...key } : {}) });
    times.push(time);
  }
  const leaves = said[first - 1]?.[0] ?? 0;
  const through = (names: readonly (keyof HandKey)[]): Tracks =>
    new Tracks(
      times,
      names.map((name) => keys.map((key) => key[name])),
    );
  const weight = weightTrack(score, times, keys, leaves);
  return { time: 0, weight, hand: through(ofHand), fingers: through(ofFingers) };
}

/**
 * How much of the hand is the gesture's. It comes from wherever it was, and goes back there, in no less time than people
 * take for it, however early its first key is: until then it is on its way to a key that moves on.
 */
function weightTrack(
  score: Score,
  times: readonly number[],
  keys: readonly Required<HandKey>[],
  leaves: number,
): Tracks {
  const { comesSeconds, goesSeconds } = score.isSudden ? sudden : easy;
  const [comes, goes] = [leaves + comesSeconds / score.seconds, 1 - goesSeconds / score.seconds];
  const [there, back] = [Math.max(times[0] ?? 0, comes), Math.min(times.at(-1) ?? 1, goes)];
  if (keys.some(({ weight }) => weight === 0) || there >= back) {
    return new Tracks([leaves, ...times, 1], [[0, ...keys.map(({ weight }) => weight), 0]]);
  }
  return new Tracks([leaves, there, back, 1], [[0, 1, 1, 0]]);
}

const keyOf = (stance: Stance, which: 'hand' | 'other'): HandKey | undefined => stance[which] ?? stance.hands;

/** Where the hand is at the time its tracks were told, x to its own side. */
export function takeHand(into: HandBearing, tracks: HandTracks): void {
  const { time, hand, fingers } = tracks;
  tracks.weight.time = time;
  tracks.weight.reckon();
  const weight = toShare(tracks.weight.now[0]!);
  into.weight = weight;
  if (weight === 0) return;
  hand.time = time;
  hand.reckon();
  fingers.time = Math.max(0, (time - fingerLag) / (1 - fingerLag));
  fingers.reckon();
  const { now } = hand;
  const round = roundMeters * (1 - weight);
  into.x = now[0]! + round * 0.45;
  into.y = now[1]!;
  const z = now[2]!;
  into.z = z + round * (z < 0 ? -0.3 : 0.8);
  into.elbow = now[3]!;
  into.onHead = now[4]!;
  into.palm = fingers.now[0]!;
  into.wrist = fingers.now[1]!;
  into.fist = fingers.now[2]!;
  into.index = fingers.now[3]!;
}
