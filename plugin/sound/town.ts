import { Filter } from './filter.ts';
import { Drift, white } from './noise.ts';
import { burst, type Tone } from './struck.ts';
import { eachSample, sampleRate, splice, type Painter, type SoundRecipe } from './tape.ts';

/** A large town at night: a hum without a source, and now and then a car that goes by. */
const paintCity: Painter = (tape, random) => {
  const [hum, tyres] = [new Filter(110, 0.6), new Filter(520, 0.7)];
  const sway = new Drift(random, 2.7);
  const passes = [0.22, 0.68].map((part) => ({
    at: (part + random.next() * 0.1) * tape.length,
    width: (1.4 + random.next()) * sampleRate,
  }));
  return eachSample(tape, (index) => {
    const near = passes.reduce((sum, { at, width }) => sum + Math.exp(-(((index - at) / width) ** 2)), 0);
    const noise = white(random);
    return hum.push(noise).low * (1.1 + 0.5 * sway.next()) + tyres.push(noise).band * 0.22 * near;
  });
};

/** A street of horses: far wheels, and a hansom that comes and goes. */
const paintStreet: Painter = function* (tape, random) {
  const far = new Filter(160, 0.6);
  const sway = new Drift(random, 2.2);
  yield* eachSample(tape, () => far.push(white(random)).low * (0.5 + 0.4 * sway.next()));
  const seconds = tape.length / sampleRate;
  const [begins, lasts] = [seconds * 0.2, seconds * 0.5];
  for (let stride = 0; stride < lasts / 0.46; stride++) {
    const at = begins + stride * 0.46;
    const nearness = Math.sin((Math.PI * (at - begins)) / lasts) ** 2;
    for (const [late, hz] of [
      [0, 620],
      [0.13, 540],
    ] as const) {
      const hoof = burst(random, { hz: hz + random.next() * 60, sharpness: 4, decaySeconds: 0.025 });
      splice(tape, hoof, at + late + random.next() * 0.015, nearness * 1.6);
    }
    if (stride % 4 === 3) yield;
  }
};

/** The tones of a bell: hum, prime, tierce, quint, nominal, and one above. */
const bellTones: readonly Tone[] = [
  { hz: 98, gain: 0.5, decaySeconds: 4 },
  { hz: 196.5, gain: 1, decaySeconds: 3 },
  { hz: 233, gain: 0.6, decaySeconds: 2.2 },
  { hz: 294, gain: 0.4, decaySeconds: 1.7 },
  { hz: 392.6, gain: 0.45, decaySeconds: 1.4 },
  { hz: 523, gain: 0.12, decaySeconds: 0.8 },
];

/** A bell a long way off, tolled once. */
const paintBell: Painter = (tape, random) => {
  const begins = 3 + random.next() * 4;
  return eachSample(tape, (index) => {
    const at = index / sampleRate - begins;
    if (at < 0 || at > 16) return 0;
    const onset = Math.min(1, at / 0.004);
    return bellTones.reduce(
      (sum, { hz, gain, decaySeconds }) =>
        sum + Math.sin(2 * Math.PI * hz * at) * gain * onset * Math.exp(-at / decaySeconds),
      0,
    );
  });
};

export const town = {
  city: { seconds: 18, loops: { overlapSeconds: 2 }, peak: 0.4, paint: paintCity },
  street: { seconds: 19, loops: { overlapSeconds: 2 }, peak: 0.34, paint: paintStreet },
  bell: { seconds: 31, loops: { overlapSeconds: 0 }, peak: 0.2, paint: paintBell },
} as const satisfies Readonly<Record<string, SoundRecipe>>;
