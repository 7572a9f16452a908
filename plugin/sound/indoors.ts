import { Filter } from './filter.ts';
import { Drift, white } from './noise.ts';
import { burst } from './struck.ts';
import { eachSample, sampleRate, splice, type Painter, type SoundRecipe } from './tape.ts';

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
    const crack = burst(random, {
      hz: 900 + random.next() * 3400,
      sharpness: 1.4,
      decaySeconds: 0.0015 + size * 0.016,
    });
    splice(tape, crack, at, 0.35 + size * 2.6);
    if (cracks % 12 === 11) yield;
  }
};

/** A clock's two voices, a second for both. */
const paintClock: Painter = function* (tape, random) {
  for (let half = 0; half < Math.round((tape.length / sampleRate) * 2); half++) {
    const isTick = half % 2 === 0;
    splice(
      tape,
      burst(random, { hz: isTick ? 2300 : 1750, sharpness: 7, decaySeconds: 0.012 }),
      half / 2,
      isTick ? 1 : 0.8,
    );
    splice(tape, burst(random, { hz: 420, sharpness: 3, decaySeconds: 0.02 }), half / 2, 0.4);
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

export const indoors = {
  room: { seconds: 7, loops: { overlapSeconds: 1 }, peak: 0.1, paint: paintRoom },
  fire: { seconds: 12, loops: { overlapSeconds: 0.6 }, peak: 0.4, paint: paintFire },
  clock: { seconds: 4, loops: { overlapSeconds: 0 }, peak: 0.16, paint: paintClock },
  hum: { seconds: 6, loops: { overlapSeconds: 0.5 }, peak: 0.09, paint: paintHum },
  steam: { seconds: 37, loops: { overlapSeconds: 0 }, peak: 0.22, paint: paintSteam },
} as const satisfies Readonly<Record<string, SoundRecipe>>;
