import type { Random } from '../../src/kit/random.ts';
import { Filter } from './filter.ts';
import { white } from './noise.ts';
import { sampleRate } from './tape.ts';

/** One of the tones of something that rings. */
export interface Tone {
  readonly hz: number;
  readonly gain: number;
  /** How long until it is a third as loud. */
  readonly decaySeconds: number;
}

/** Something struck that rings with these tones. */
export function ringing(tones: readonly Tone[], seconds: number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * sampleRate));
  for (const { hz, gain, decaySeconds } of tones) {
    for (let index = 0; index < sound.length; index++) {
      const at = index / sampleRate;
      const onset = Math.min(1, at / 0.0015);
      sound[index] =
        (sound[index] ?? 0) + Math.sin(2 * Math.PI * hz * at) * gain * onset * Math.exp(-at / decaySeconds);
    }
  }
  return sound;
}

/** A burst of noise around a pitch that dies away: a tap, a crackle, a footfall. */
export function burst(
  random: Random,
  {
    hz,
    sharpness = 1,
    decaySeconds,
  }: { readonly hz: number; readonly sharpness?: number; readonly decaySeconds: number },
): Float32Array {
  const sound = new Float32Array(Math.round(Math.min(2, decaySeconds * 7) * sampleRate));
  const filter = new Filter(hz, sharpness);
  for (let index = 0; index < sound.length; index++) {
    const at = index / sampleRate;
    const onset = Math.min(1, at / 0.001);
    sound[index] = filter.push(white(random)).band * onset * Math.exp(-at / decaySeconds);
  }
  return sound;
}
