import { Filter } from './filter.ts';
import { Drift, white } from './noise.ts';
import { burst } from './struck.ts';
import { eachSample, sampleRate, sliceSamples, splice, type Painter, type SoundRecipe } from './tape.ts';

/** Wind about a building: a broad breath that rises and falls, and a thin whistle in it. */
const paintWind: Painter = (tape, random) => {
  const [breath, whistle] = [new Filter(300, 0.8), new Filter(800, 9)];
  const [strength, pitch, gust] = [new Drift(random, 2.1), new Drift(random, 1.7), new Drift(random, 0.9)];
  return eachSample(tape, (index) => {
    const force = 0.25 + 0.75 * strength.next() ** 1.5;
    const turn = pitch.next();
    if (index % 64 === 0) {
      breath.tune(160 + 420 * turn * force);
      whistle.tune(560 + 520 * turn);
    }
    const noise = white(random);
    return breath.push(noise).band * force + whistle.push(noise).band * 0.1 * force * gust.next();
  });
};

/** Waves that draw back and break, one every seven seconds or so. */
const paintSea: Painter = (tape, random) => {
  const [deep, foam] = [new Filter(240, 0.6), new Filter(1600, 0.6)];
  const swell = new Drift(random, 1.3);
  const waveSeconds = 7;
  return eachSample(tape, (index) => {
    const phase = (index / sampleRate / waveSeconds) % 1;
    const breaking = phase < 0.22 ? (phase / 0.22) ** 2 : Math.exp(-(phase - 0.22) * 4.2);
    const noise = white(random);
    return (
      deep.push(noise).low * (0.5 + 0.9 * breaking) +
      foam.push(noise).high * 0.18 * breaking * (0.6 + 0.4 * swell.next())
    );
  });
};

/** Rain on stone and glass: a hiss, and drops in it. */
const paintRain: Painter = function* (tape, random) {
  const hiss = new Filter(2600, 0.5);
  const dull = new Filter(700, 0.6);
  const strength = new Drift(random, 1.6);
  yield* eachSample(tape, () => {
    const noise = white(random);
    return (hiss.push(noise).band * 0.5 + dull.push(noise).band * 0.25) * (0.75 + 0.25 * strength.next());
  });
  const drops = Math.round((tape.length / sampleRate) * 38);
  for (let drop = 0; drop < drops; drop++) {
    const sound = burst(random, {
      hz: 1400 + random.next() * 3200,
      sharpness: 5,
      decaySeconds: 0.004 + random.next() * 0.01,
    });
    splice(tape, sound, (random.next() * tape.length) / sampleRate, 0.25 + random.next() ** 3 * 1.6);
    if (drop % 16 === 15) yield;
  }
};

/** Water that falls drop by drop into water. */
const paintDrips: Painter = function* (tape, random) {
  const seconds = tape.length / sampleRate;
  for (let at = 0.4; at < seconds - 0.3; at += 0.5 + random.next() * 1.4) {
    const [from, length] = [700 + random.next() * 700, Math.round(0.09 * sampleRate)];
    const drop = new Float32Array(length);
    for (let index = 0; index < length; index++) {
      const part = index / length;
      drop[index] =
        Math.sin(2 * Math.PI * (from + 500 * part) * (index / sampleRate)) *
        Math.exp(-part * 6) *
        Math.min(1, index / 30);
    }
    splice(tape, drop, at, 0.3 + random.next() * 0.7);
    if (length > sliceSamples / 4) yield;
  }
};

export const weather = {
  wind: { seconds: 14, loops: { overlapSeconds: 2 }, peak: 0.5, paint: paintWind },
  sea: { seconds: 21, loops: { overlapSeconds: 1.5 }, peak: 0.55, paint: paintSea },
  rain: { seconds: 9, loops: { overlapSeconds: 1 }, peak: 0.4, paint: paintRain },
  drips: { seconds: 11, loops: { overlapSeconds: 0 }, peak: 0.22, paint: paintDrips },
} as const satisfies Readonly<Record<string, SoundRecipe>>;
