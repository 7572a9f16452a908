import type { Random } from '../../src/kit/random.ts';

/** Samples a second: enough for rain and glass, and half the bytes of a record. */
export const sampleRate = 24_000;

/** Fills a tape with sound, from time to time letting others at the machine. */
export type Painter = (tape: Float32Array, random: Random) => Generator<void, void>;

/** How a sound is made. */
export interface SoundRecipe {
  readonly seconds: number;
  /** Begins again where it ends: without a click, its end is laid over its beginning for so long. */
  readonly loops?: { readonly overlapSeconds: number };
  /** Its loudest sample, 0 to 1: how loud the thing is beside others. */
  readonly peak: number;
  readonly paint: Painter;
}

/** So many samples are painted at a time. */
export const sliceSamples = 4096;

/** Makes the sound, slice by slice. The same random makes the same sound. */
export function* record({ seconds, loops, peak, paint }: SoundRecipe, random: Random): Generator<void, Float32Array> {
  const overlap = Math.round((loops?.overlapSeconds ?? 0) * sampleRate);
  const length = Math.round(seconds * sampleRate);
  const tape = new Float32Array(length + overlap);
  yield* paint(tape, random);
  yield;
  const made = overlap > 0 ? joined(tape, length, overlap) : tape;
  if (!loops) fadeOut(made);
  levelTo(made, peak);
  return made;
}

/** Paints sample by sample. */
export function* eachSample(tape: Float32Array, sampleAt: (index: number) => number): Generator<void, void> {
  for (let index = 0; index < tape.length; index++) {
    tape[index] = (tape[index] ?? 0) + sampleAt(index);
    if (index % sliceSamples === sliceSamples - 1) yield;
  }
}

/** Adds a short sound at a moment; on a tape that loops, what is left over goes to its beginning. */
export function splice(tape: Float32Array, sound: Float32Array, seconds: number, gain = 1): void {
  const start = Math.round(seconds * sampleRate);
  for (let index = 0; index < sound.length; index++) {
    const at = (start + index) % tape.length;
    tape[at] = (tape[at] ?? 0) + (sound[index] ?? 0) * gain;
  }
}

/** Lays the end of a tape over its beginning, at even power. */
function joined(tape: Float32Array, length: number, overlap: number): Float32Array {
  const made = tape.slice(0, length);
  for (let index = 0; index < overlap; index++) {
    const part = (index / overlap) * (Math.PI / 2);
    made[index] = (tape[index] ?? 0) * Math.sin(part) + (tape[length + index] ?? 0) * Math.cos(part);
  }
  return made;
}

/** What is played once ends in silence. */
function fadeOut(tape: Float32Array): void {
  const fade = Math.min(tape.length, Math.round(0.02 * sampleRate));
  for (let index = 0; index < fade; index++) {
    const at = tape.length - 1 - index;
    tape[at] = (tape[at] ?? 0) * (index / fade);
  }
}

function levelTo(tape: Float32Array, peak: number): void {
  const loudest = tape.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (loudest === 0) return;
  for (let index = 0; index < tape.length; index++) tape[index] = ((tape[index] ?? 0) * peak) / loudest;
}
