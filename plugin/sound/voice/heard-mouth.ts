import { speechTimes } from '../../../src/drama/speech-pace.ts';
import type { MouthCue, Viseme } from '../../stage/speech/viseme.ts';
import { Spectrum } from './spectrum.ts';

/** Sound is looked at so often. */
const frameMs = 20;
/** Where sound has its strength, in hertz. */
const bandEdges = [80, 300, 500, 800, 1200, 1900, 2900, 4000, 8000];
/** Below this, beside the loudest moment, nobody speaks. */
const silentDb = -38;
/** A silence as short as this, within speech, is lips about to burst open. */
const burstMs = 130;
/** What a share of next to nothing counts for. */
const floor = 0.02;
/** How much a difference of ten decibels counts beside the shape of the sound. */
const levelWeight = 0.5;

/**
 * How sounds of speech look to an analyser: level beside the loudest moment, then the share of each band, high ones raised.
 * Measured over sentences of three of flite's voices, of which the phonemes are known.
 */
const likenesses: readonly (readonly [viseme: Viseme, strength: number, levelDb: number, shares: readonly number[]])[] =
  [
    ['a', 1, -3, [0.07, 0.06, 0.24, 0.29, 0.12, 0.05, 0.06, 0.05]],
    ['a', 0.95, -8, [0.17, 0.05, 0.12, 0.01, 0.11, 0.13, 0.1, 0.06]],
    ['a', 0.75, -10, [0.23, 0.13, 0.23, 0.03, 0.04, 0.03, 0.03, 0.04]],
    ['a', 1, -2, [0.11, 0.04, 0.22, 0.04, 0.29, 0.14, 0.08, 0.09]],
    ['a', 0.5, -11, [0.34, 0.31, 0.07, 0, 0.02, 0.04, 0.04, 0.04]],
    ['o', 0.95, -11, [0.05, 0.12, 0.46, 0.24, 0, 0.01, 0.02, 0.07]],
    ['o', 1, -7, [0.18, 0.4, 0.2, 0.05, 0, 0.02, 0.02, 0.03]],
    ['e', 0.85, -8, [0.22, 0.14, 0.22, 0.01, 0.08, 0.15, 0.12, 0.08]],
    ['e', 0.9, -3, [0.13, 0.23, 0.06, 0, 0, 0.29, 0.18, 0.08]],
    ['i', 0.95, -6, [0.34, 0.05, 0, 0, 0, 0.17, 0.13, 0.03]],
    ['i', 0.65, -7, [0.39, 0.32, 0.02, 0, 0.01, 0.13, 0.08, 0.07]],
    ['u', 0.65, -7, [0.45, 0.29, 0.06, 0, 0.02, 0.04, 0.03, 0.04]],
    ['u', 1, -8, [0.62, 0.24, 0, 0, 0.01, 0.02, 0.02, 0.01]],
    ['u', 0.95, -17, [0.57, 0.32, 0.03, 0.01, 0, 0, 0, 0]],
    ['r', 0.8, -6, [0.14, 0.41, 0.16, 0.01, 0.2, 0.04, 0, 0.01]],
    ['r', 0.8, -11, [0.26, 0.33, 0.06, 0.02, 0.09, 0.05, 0, 0.01]],
    ['l', 0.9, -13, [0.34, 0.39, 0.14, 0.03, 0, 0.01, 0.04, 0.03]],
    ['l', 0.7, -20, [0.32, 0.08, 0.01, 0, 0, 0.03, 0.08, 0.2]],
    ['closed', 1, -17, [0.91, 0.05, 0, 0, 0, 0.01, 0, 0]],
    ['closed', 1, -35, [0.97, 0.01, 0, 0, 0, 0, 0, 0.02]],
    ['f', 0.9, -18, [0.72, 0.02, 0, 0, 0.01, 0.03, 0.04, 0.14]],
    ['f', 1, -18, [0, 0, 0, 0, 0.01, 0.05, 0.1, 0.84]],
    ['s', 0.9, -2, [0, 0, 0, 0, 0, 0, 0.5, 0.5]],
    ['s', 1, -3, [0, 0, 0, 0, 0, 0.26, 0.15, 0.55]],
    ['s', 0.85, -3, [0, 0, 0, 0, 0, 0, 0.24, 0.81]],
    ['s', 0.9, -8, [0, 0, 0, 0, 0, 0, 0.05, 0.95]],
    ['k', 0.5, -17, [0, 0, 0, 0, 0, 0.5, 0.16, 0.31]],
  ];
const logOf = (share: number): number => Math.log(share + floor);

/** A likeness ready to be compared with. */
interface Likeness extends FrameShape {
  readonly levelDb: number;
  readonly logs: readonly number[];
}

/** The shapes of a mouth that makes this sound, as far as they can be heard: for speech of which nothing but the sound is known. */
export function cuesOfSound(samples: Float32Array, sampleRate: number): MouthCue[] {
  const shapes = shapesOf(samples, sampleRate);
  closeBeforeBursts(shapes);
  steady(shapes);
  const cues: MouthCue[] = [];
  shapes.forEach(({ viseme, strength }, frame) => {
    if (cues.at(-1)?.viseme !== viseme) cues.push({ atMs: frame * frameMs, viseme, strength });
  });
  cues.push({ atMs: shapes.length * frameMs, viseme: 'rest', strength: 1 });
  return cues;
}

interface FrameShape {
  viseme: Viseme;
  strength: number;
}

function shapesOf(samples: Float32Array, sampleRate: number): FrameShape[] {
  const spectrum = new Spectrum(sampleRate > 30_000 ? 1024 : 512);
  const raised = samples.map((sample, at) => sample - 0.96 * (samples[at - 1] ?? 0));
  const step = (sampleRate * frameMs) / 1000;
  const frames = Array.from({ length: Math.ceil(samples.length / step) }, (_, frame) => {
    spectrum.read(raised, Math.round((frame + 0.5) * step - spectrum.size / 2));
    const bands = bandEdges.slice(1).map((toHz, band) => spectrum.between(bandEdges[band] ?? 0, toHz, sampleRate));
    return { bands, all: bands.reduce((sum, band) => sum + band, 0) };
  });
  const known = likenesses.map(([viseme, strength, levelDb, shares]): Likeness => {
    return { viseme, strength, levelDb, logs: shares.map(logOf) };
  });
  const loudest = frames.reduce((most, { all }) => Math.max(most, all), 1e-9);
  return frames.map(({ bands, all }) => {
    const levelDb = 10 * Math.log10(all / loudest + 1e-9);
    if (levelDb < silentDb) return { viseme: 'rest', strength: 1 };
    const logs = bands.map((band) => logOf(band / all));
    return likest(known, logs, levelDb);
  });
}

function likest(known: readonly Likeness[], logs: readonly number[], levelDb: number): FrameShape {
  let found: FrameShape = { viseme: 'rest', strength: 1 };
  let nearest = Infinity;
  for (const { viseme, strength, levelDb: usualDb, logs: usual } of known) {
    let far = (levelWeight * ((levelDb - usualDb) / 10)) ** 2;
    for (let band = 0; band < usual.length; band++) far += ((logs[band] ?? 0) - (usual[band] ?? 0)) ** 2;
    if (far >= nearest) continue;
    nearest = far;
    found = { viseme, strength };
  }
  return found;
}

/** A short silence within speech is a p or a t: the lips meet. */
function closeBeforeBursts(shapes: FrameShape[]): void {
  for (let from = 1; from < shapes.length; from++) {
    if (shapes[from]?.viseme !== 'rest' || shapes[from - 1]?.viseme === 'rest') continue;
    let to = from;
    while (shapes[to]?.viseme === 'rest') to++;
    if (to < shapes.length && (to - from) * frameMs <= burstMs)
      shapes.fill({ viseme: 'closed', strength: 0.9 }, from, to);
    from = to;
  }
}

/** A shape of one frame between two others is a mishearing, unless lips met. */
function steady(shapes: FrameShape[]): void {
  for (let at = 1; at < shapes.length - 1; at++) {
    const [before, here, after] = [shapes[at - 1], shapes[at], shapes[at + 1]];
    if (!before || !here || !after || here.viseme === 'closed') continue;
    if (here.viseme !== before.viseme && here.viseme !== after.viseme) shapes[at] = before;
  }
}

/** When each word has been heard: each its share of the time in which something is said. */
export function wordEndsInSound(words: readonly string[], cues: readonly MouthCue[], endMs: number): number[] {
  const { heardMs } = speechTimes(words);
  const spoken = cues.map(({ atMs, viseme }, index) => ({
    atMs,
    lengthMs: viseme === 'rest' ? 0 : Math.max(0, (cues[index + 1]?.atMs ?? endMs) - atMs),
  }));
  const wholeMs = spoken.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  const expectedMs = heardMs.at(-1) ?? 0;
  if (expectedMs === 0) return words.map(() => 0);
  if (wholeMs === 0) return heardMs.map((ms) => (ms / expectedMs) * endMs);
  return heardMs.map((ms) => {
    let left = (ms / expectedMs) * wholeMs;
    const within = spoken.find(({ lengthMs }) => (left -= lengthMs) <= 1e-6);
    return within ? Math.min(endMs, within.atMs + within.lengthMs + left) : endMs;
  });
}
