import { seededRandom } from '../../../src/kit/random.ts';

/** How finely a throat is described, for sound up to 8 kHz. */
const order = 16;
const frameSeconds = 0.025;

/**
 * The same speech whispered: throat and mouth are taken from it, the cords that hum are left out, and breath goes through
 * instead. (Linear prediction of each short frame, driven by noise of the same strength.)
 */
export function whispered(samples: Float32Array, sampleRate: number): Float32Array {
  const size = Math.round(sampleRate * frameSeconds) & ~1;
  const hop = size / 2;
  const window = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
  const breath = seededRandom('breath');
  const out = new Float32Array(samples.length);
  const frame = new Float64Array(size);
  for (let from = 0; from < samples.length; from += hop) {
    for (let at = 0; at < size; at++) frame[at] = (samples[from + at] ?? 0) * (window[at] ?? 0);
    const { throat, strength } = throatOf(frame);
    breathe(throat, strength, frame, () => breath.next() * 2 - 1);
    for (let at = 0; at < size && from + at < out.length; at++) {
      out[from + at] = (out[from + at] ?? 0) + (frame[at] ?? 0) * (window[at] ?? 0);
    }
  }
  return out;
}

/** How each sample follows from those before it, and how strong what drives it is: Levinson and Durbin's recursion. */
function throatOf(frame: Float64Array): { readonly throat: Float64Array; readonly strength: number } {
  const likeness = Float64Array.from({ length: order + 1 }, (_, lag) => {
    let sum = 0;
    for (let at = lag; at < frame.length; at++) sum += (frame[at] ?? 0) * (frame[at - lag] ?? 0);
    return sum;
  });
  const throat = new Float64Array(order + 1);
  let left = (likeness[0] ?? 0) * 1.0001 + 1e-9;
  for (let step = 1; step <= order; step++) {
    let sum = likeness[step] ?? 0;
    for (let at = 1; at < step; at++) sum -= (throat[at] ?? 0) * (likeness[step - at] ?? 0);
    const bend = sum / left;
    const before = throat.slice();
    throat[step] = bend;
    for (let at = 1; at < step; at++) throat[at] = (before[at] ?? 0) - bend * (before[step - at] ?? 0);
    left *= 1 - bend * bend;
  }
  return { throat, strength: Math.sqrt((3 * Math.max(0, left)) / frame.length) };
}

/** Fills a frame with breath that has gone through this throat. */
function breathe(throat: Float64Array, strength: number, frame: Float64Array, noise: () => number): void {
  for (let at = 0; at < frame.length; at++) {
    let sample = strength * noise();
    for (let lag = 1; lag <= order && lag <= at; lag++) sample += (throat[lag] ?? 0) * (frame[at - lag] ?? 0);
    frame[at] = sample;
  }
}
