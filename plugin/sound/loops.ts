import { burst, Drift, Filter, white, type Tone } from './noise.ts';
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
    const sound = burst(random, 1400 + random.next() * 3200, 5, 0.004 + random.next() * 0.01);
    splice(tape, sound, (random.next() * tape.length) / sampleRate, 0.25 + random.next() ** 3 * 1.6);
    if (drop % 16 === 15) yield;
  }
};

/** Water that falls drop by drop into water. */
const paintDrips: Painter = function* (tape, random) {
  const seconds = tape.length / sampleRate;
  for (let at = 0.4; at < seconds - 0.3; at += 0.5 + random.next() * 1.4) {
    const [from, length] = [700 + random.next() * 700, Math.round(0.09 * sampleRate)];
    const drop = Float32Array.from({ length }, (_, index) => {
      const part = index / length;
      const wave = Math.sin(2 * Math.PI * (from + 500 * part) * (index / sampleRate));
      return wave * Math.exp(-part * 6) * Math.min(1, index / 30);
    });
    splice(tape, drop, at, 0.3 + random.next() * 0.7);
    if (length > sliceSamples / 4) yield;
  }
};

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
      const hoof = burst(random, hz + random.next() * 60, 4, 0.025);
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

/** What is heard of a room in which nothing is heard. */
const paintRoom: Painter = (tape, random) => {
  const [air, body] = [new Filter(420, 0.5), new Filter(90, 0.8)];
  return eachSample(tape, () => {
    const noise = white(random);
    return air.push(noise).low * 0.5 + body.push(noise).low;
  });
};

/** A fire that burns: a low breath, and wood that cracks. */
const paintFire: Painter = function* (tape, random) {
  const [breath, flutter] = [new Filter(170, 0.6), new Drift(random, 0.16)];
  yield* eachSample(tape, () => breath.push(white(random)).low * (0.35 + 0.5 * flutter.next()));
  const seconds = tape.length / sampleRate;
  for (let at = 0.05, cracks = 0; at < seconds; at += -Math.log(1 - random.next()) / 13, cracks++) {
    const size = random.next() ** 4;
    const crack = burst(random, 900 + random.next() * 3400, 1.4, 0.0015 + size * 0.016);
    splice(tape, crack, at, 0.35 + size * 2.6);
    if (cracks % 12 === 11) yield;
  }
};

/** A clock's two voices, a second for both. */
const paintClock: Painter = function* (tape, random) {
  for (let half = 0; half < Math.round((tape.length / sampleRate) * 2); half++) {
    const isTick = half % 2 === 0;
    splice(tape, burst(random, isTick ? 2300 : 1750, 7, 0.012), half / 2, isTick ? 1 : 0.8);
    splice(tape, burst(random, 420, 3, 0.02), half / 2, 0.4);
    yield;
  }
};

/** Machines in a kitchen: the mains and its overtones. Whole cycles, so that it loops by itself. */
const paintHum: Painter = (tape, random) => {
  const breath = new Filter(800, 0.5);
  return eachSample(tape, (index) => {
    const turn = (2 * Math.PI * index) / sampleRate;
    const mains =
      Math.sin(turn * 50) + 0.7 * Math.sin(turn * 100) + 0.25 * Math.sin(turn * 150) + 0.12 * Math.sin(turn * 300);
    return mains + breath.push(white(random)).low * 0.12;
  });
};

/** Milk steamed behind a counter, once, and a long time nothing. */
const paintSteam: Painter = (tape, random) => {
  const [hiss, rumble] = [new Filter(3800, 0.8), new Filter(260, 1.4)];
  const [begins, ends] = [4 * sampleRate, 7.4 * sampleRate];
  return eachSample(tape, (index) => {
    if (index < begins || index > ends + sampleRate * 0.3) return 0;
    const rise = Math.min(1, (index - begins) / (0.12 * sampleRate));
    const fall = index > ends ? Math.max(0, 1 - (index - ends) / (0.3 * sampleRate)) : 1;
    const part = (index - begins) / (ends - begins);
    if (index % 128 === 0) rumble.tune(230 + 240 * part);
    const noise = white(random);
    return (hiss.push(noise).band * 0.7 + rumble.push(noise).band * 0.6 * part) * rise * fall;
  });
};

/** Sounds that go on: of the weather, the town and the rooms. */
export const loops = {
  wind: { seconds: 14, loops: { overlapSeconds: 2 }, peak: 0.5, paint: paintWind },
  sea: { seconds: 21, loops: { overlapSeconds: 1.5 }, peak: 0.55, paint: paintSea },
  rain: { seconds: 9, loops: { overlapSeconds: 1 }, peak: 0.4, paint: paintRain },
  drips: { seconds: 11, loops: { overlapSeconds: 0 }, peak: 0.22, paint: paintDrips },
  city: { seconds: 18, loops: { overlapSeconds: 2 }, peak: 0.4, paint: paintCity },
  street: { seconds: 19, loops: { overlapSeconds: 2 }, peak: 0.34, paint: paintStreet },
  bell: { seconds: 31, loops: { overlapSeconds: 0 }, peak: 0.2, paint: paintBell },
  room: { seconds: 7, loops: { overlapSeconds: 1 }, peak: 0.1, paint: paintRoom },
  fire: { seconds: 12, loops: { overlapSeconds: 0.6 }, peak: 0.4, paint: paintFire },
  clock: { seconds: 4, loops: { overlapSeconds: 0 }, peak: 0.16, paint: paintClock },
  hum: { seconds: 6, loops: { overlapSeconds: 0.5 }, peak: 0.09, paint: paintHum },
  steam: { seconds: 37, loops: { overlapSeconds: 0 }, peak: 0.22, paint: paintSteam },
} as const satisfies Readonly<Record<string, SoundRecipe>>;
