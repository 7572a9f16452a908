import { toShare } from '../../../../src/kit/numbers.ts';
import { easyFist, type HandBearing } from '../bearing.ts';
import { axes, handTurns, type HandKey, type HandTurn, type Score, type Stance } from './score.ts';
import { trackThrough, valueAt, type Track } from './track.ts';

/** The way of one hand through a score. */
export type HandTracks = Readonly<Record<keyof HandKey, Track>>;

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
  const through = ([...axes, ...handTurns] as const).map((name) => {
    const values = keys.map((key) => key[name]);
    return [name, trackThrough(times, values)] as const;
  });
  const tracks = Object.fromEntries(through) as Record<Exclude<keyof HandKey, 'weight'>, Track>;
  return { ...tracks, weight: weightTrack(score, times, keys, leaves) };
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
): Track {
  const { comesSeconds, goesSeconds } = score.isSudden ? sudden : easy;
  const [comes, goes] = [leaves + comesSeconds / score.seconds, 1 - goesSeconds / score.seconds];
  const [there, back] = [Math.max(times[0] ?? 0, comes), Math.min(times.at(-1) ?? 1, goes)];
  if (keys.some(({ weight }) => weight === 0) || there >= back) {
    return trackThrough([leaves, ...times, 1], [0, ...keys.map(({ weight }) => weight), 0]);
  }
  return trackThrough([leaves, there, back, 1], [0, 1, 1, 0]);
}

const keyOf = (stance: Stance, which: 'hand' | 'other'): HandKey | undefined => stance[which] ?? stance.hands;

/** Where the hand is at a time of its score, x to its own side. */
export function takeHand(into: HandBearing, tracks: HandTracks, time: number): void {
  const weight = toShare(valueAt(tracks.weight, time));
  into.weight = weight;
  if (weight === 0) return;
  const late = Math.max(0, (time - fingerLag) / (1 - fingerLag));
  // One by one: a number that is found by its name leaves garbage wherever it is written to.
  into.x = valueAt(tracks.x, time);
  into.y = valueAt(tracks.y, time);
  into.z = valueAt(tracks.z, time);
  into.elbow = valueAt(tracks.elbow, time);
  into.onHead = valueAt(tracks.onHead, time);
  into.palm = valueAt(tracks.palm, late);
  into.wrist = valueAt(tracks.wrist, late);
  into.fist = valueAt(tracks.fist, late);
  into.index = valueAt(tracks.index, late);
  const round = roundMeters * (1 - weight);
  into.x += round * 0.45;
  into.z += round * (into.z < 0 ? -0.3 : 0.8);
}
