import type { MouthCue, Viseme } from '../../stage/speech/viseme.ts';

/** A sound of speech and when it ends, as flite tells it. */
export interface Phoneme {
  readonly name: string;
  readonly endMs: number;
}

/** A shape for a part of a sound's time. */
type Shape = readonly [viseme: Viseme, strength: number];

/** How each sound of English looks; two shapes where the mouth moves on within it. */
const shapes: Readonly<Record<string, readonly Shape[]>> = {
  pau: [['rest', 1]],
  ssil: [['rest', 1]],
  aa: [['a', 1]], ae: [['a', 0.95]], ah: [['a', 0.75]], ao: [['o', 0.95]], ax: [['a', 0.5]],
  eh: [['e', 0.85]], ih: [['i', 0.65]], iy: [['i', 0.95]], uh: [['u', 0.65]], uw: [['u', 1]],
  er: [['r', 0.8]], axr: [['r', 0.6]],
  ay: [['a', 1], ['i', 0.7]], aw: [['a', 1], ['u', 0.7]], ey: [['e', 0.9], ['i', 0.7]],
  ow: [['o', 1], ['u', 0.7]], oy: [['o', 1], ['i', 0.7]],
  m: [['closed', 1]], b: [['closed', 1]], p: [['closed', 1]],
  f: [['f', 1]], v: [['f', 0.9]],
  l: [['l', 0.9]], th: [['l', 0.85]], dh: [['l', 0.7]], t: [['l', 0.45]], d: [['l', 0.45]], n: [['l', 0.5]],
  s: [['s', 0.9]], z: [['s', 0.85]], sh: [['s', 1]], zh: [['s', 0.9]], ch: [['s', 1]], jh: [['s', 0.9]],
  r: [['r', 0.85]], w: [['u', 0.95]], y: [['i', 0.7]],
  k: [['k', 0.55]], g: [['k', 0.55]], ng: [['k', 0.5]], hh: [['k', 0.3]],
}; // prettier-ignore

/** Of a sound with two shapes the first has so much. */
const firstPart = 0.58;
/** What an unknown sound looks like: something is said. */
const unknown: readonly Shape[] = [['e', 0.4]];

const silences: ReadonlySet<string> = new Set(['pau', 'ssil', 'sil']);
export const isSilence = (name: string): boolean => silences.has(name);

/** Which sounds are the first and the last of what is said, between the silences before and after it. */
export const spokenSpan = (phonemes: readonly Phoneme[]): readonly [first: number, last: number] => [
  phonemes.findIndex(({ name }) => !isSilence(name)),
  phonemes.findLastIndex(({ name }) => !isSilence(name)),
];

/** The shapes a mouth has while it makes these sounds, one after the other from the moment `fromMs`. */
export function cuesOfPhonemes(phonemes: readonly Phoneme[], fromMs = 0): MouthCue[] {
  const cues: MouthCue[] = [];
  let beganMs = fromMs;
  for (const { name, endMs } of phonemes) {
    const lengthMs = endMs - beganMs;
    const [first, second] = shapes[name] ?? unknown;
    if (first && lengthMs > 0) {
      cues.push({ atMs: beganMs, viseme: first[0], strength: first[1] });
      if (second) cues.push({ atMs: beganMs + lengthMs * firstPart, viseme: second[0], strength: second[1] });
    }
    beganMs = Math.max(beganMs, endMs);
  }
  cues.push({ atMs: beganMs, viseme: 'rest', strength: 1 });
  return cues;
}

/** Reads flite's own words: `pau:0.224 m:0.260 ay:0.392`. What is not in order or no number is left out. */
export function readPhonemes(text: string): Phoneme[] {
  const read: Phoneme[] = [];
  let lastMs = 0;
  for (const part of text.trim().split(/\s+/)) {
    const [, name, seconds] = /^([a-z_#]{1,6}):(\d{1,4}\.\d{1,6})$/.exec(part) ?? [];
    if (name === undefined || seconds === undefined) continue;
    const endMs = Number(seconds) * 1000;
    if (endMs <= lastMs) continue;
    read.push({ name, endMs });
    lastMs = endMs;
  }
  return read;
}
