import { burst, Filter, ringing, white } from './noise.ts';
import { eachSample, sampleRate, splice, type Painter, type SoundRecipe } from './tape.ts';

/** One of the blows of a sound: its pitch, how sharp and how long it is, when it falls and how hard. */
type Blow = readonly [hz: number, sharpness: number, decaySeconds: number, atSeconds: number, gain?: number];

const latch = [2600, 4, 0.006] as const;

/** A sound that is nothing but blows, one after the other. */
const struck = (...blows: readonly Blow[]): Painter =>
  function* (tape, random) {
    for (const [hz, sharpness, decaySeconds, atSeconds, gain] of blows) {
      splice(tape, burst(random, hz, sharpness, decaySeconds), atSeconds, gain);
      yield;
    }
  };

const stepOn = (heel: Blow, soleHz: number, soleGain: number): Painter =>
  struck(heel, [soleHz, 0.8, 0.035, 0.06, soleGain]);

/** Hinges stick and slip: pulses through wood, faster and slower. */
const paintDoorOpens: Painter = function* (tape, random) {
  yield* struck([...latch, 0.01, 0.9], [190, 2, 0.03, 0.03, 1.2])(tape, random);
  const wood = [new Filter(430, 11), new Filter(980, 9), new Filter(1630, 8)];
  let left = 0;
  yield* eachSample(tape, (index) => {
    const part = (index / sampleRate - 0.14) / 0.62;
    if (part < 0 || part > 1) return 0;
    left -= 1;
    const slips = left <= 0;
    if (slips) left = (sampleRate / (70 + 90 * Math.sin(Math.PI * part))) * (0.8 + 0.4 * random.next());
    const pulse = slips ? Math.sin(Math.PI * part) : 0;
    return wood.reduce((sum, filter) => sum + filter.push(pulse).band, 0) * 0.7;
  });
};

/** Wood that slides on wood: drawers and lids. */
const paintSlide: Painter = (tape, random) => {
  const [wood, grain] = [new Filter(520, 1.2), new Filter(1900, 1)];
  return eachSample(tape, (index) => {
    const part = index / tape.length;
    const shape = Math.sin(Math.PI * Math.min(1, part * 1.1)) ** 0.7;
    const noise = white(random);
    return (wood.push(noise).band + grain.push(noise).band * 0.4) * Math.max(0, shape);
  });
};

const paintGlass: Painter = function* (tape, random) {
  const lift = 1 + random.next() * 0.12;
  const tones = [
    { hz: 2150 * lift, gain: 0.6, decaySeconds: 0.09 },
    { hz: 3480 * lift, gain: 0.35, decaySeconds: 0.06 },
    { hz: 5230 * lift, gain: 0.18, decaySeconds: 0.035 },
  ];
  splice(tape, ringing(tones, 0.4), 0.002);
  yield;
  splice(tape, burst(random, 240, 1.5, 0.02), 0, 1.1);
};

const paintShatter: Painter = function* (tape, random) {
  splice(tape, burst(random, 3000, 0.7, 0.05), 0.002, 2);
  for (let shard = 0; shard < 26; shard++) {
    const hz = 2200 + random.next() * 6500;
    const tones = [{ hz, gain: 1, decaySeconds: 0.02 + random.next() * 0.07 }];
    splice(tape, ringing(tones, 0.3), 0.01 + random.next() ** 2 * 0.6, 0.15 + random.next() * 0.4);
    yield;
  }
};

const paintPage: Painter = (tape, random) => {
  const paper = new Filter(2900, 0.7);
  return eachSample(tape, (index) => {
    const part = index / tape.length;
    const shape =
      Math.sin(Math.PI * part) ** 2 * (0.6 + 0.4 * Math.sin(part * 34)) + (part > 0.72 && part < 0.76 ? 0.8 : 0);
    return paper.push(white(random)).band * shape;
  });
};

/** A blade out of its sheath: a scrape that rises, and steel that rings after it. */
const paintBlade: Painter = function* (tape, random) {
  const edge = new Filter(2400, 5);
  yield* eachSample(tape, (index) => {
    const part = index / sampleRate / 0.34;
    if (part > 1) return 0;
    if (index % 32 === 0) edge.tune(2200 + 3400 * part);
    return edge.push(white(random)).band * Math.sin(Math.PI * part) * 0.8;
  });
  const steel = [3120, 4410, 6890].map((hz, order) => ({
    hz,
    gain: 0.4 / (order + 1),
    decaySeconds: 0.3 / (order + 1),
  }));
  splice(tape, ringing(steel, 0.75), 0.3, 0.8);
};

const knuckles = [0.01, 0.21, 0.4].map((at): Blow[] => [
  [330, 4, 0.03, at, 1.4],
  [140, 2, 0.05, at, 1.4],
]);

export const spots = {
  'door-opens': { seconds: 0.95, peak: 0.4, paint: paintDoorOpens },
  'door-closes': {
    seconds: 0.6,
    peak: 0.55,
    paint: struck([85, 1.6, 0.09, 0.005, 2.6], [380, 1.2, 0.03, 0.005, 0.9], [...latch, 0.07, 0.8]),
  },
  knock: { seconds: 0.75, peak: 0.5, paint: struck(...knuckles.flat()) },
  slide: { seconds: 0.5, peak: 0.25, paint: paintSlide },
  'step-wood': { seconds: 0.3, peak: 0.14, paint: stepOn([170, 2.4, 0.04, 0.002], 900, 0.12) },
  'step-stone': { seconds: 0.25, peak: 0.12, paint: stepOn([1150, 1.3, 0.012, 0.002], 2300, 0.25) },
  'step-soft': { seconds: 0.3, peak: 0.07, paint: stepOn([110, 1, 0.04, 0.002], 500, 0.1) },
  glass: { seconds: 0.5, peak: 0.2, paint: paintGlass },
  thud: {
    seconds: 0.6,
    peak: 0.45,
    paint: struck([120, 1.4, 0.06, 0.002, 2], [700, 1, 0.015, 0.002, 0.7], [150, 1.4, 0.03, 0.14, 0.7]),
  },
  shatter: { seconds: 1.2, peak: 0.5, paint: paintShatter },
  page: { seconds: 0.42, peak: 0.13, paint: paintPage },
  blade: { seconds: 1.2, peak: 0.32, paint: paintBlade },
} as const satisfies Readonly<Record<string, SoundRecipe>>;
