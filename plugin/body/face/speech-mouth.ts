import { toShare } from '../../../src/kit/numbers.ts';
import { pick, type Random } from '../../../src/kit/random.ts';
import { mouthShapes, type Face, type MouthShape } from './face.ts';
import { visemes, type Viseme } from '../../stage/speech/viseme.ts';

/** How wide the jaw goes for each sound. */
const jaws: Readonly<Record<Viseme, number>> = {
  rest: 0, closed: 0, a: 0.62, e: 0.26, i: 0.12, o: 0.4, u: 0.14, f: 0.04, l: 0.26, s: 0.06, r: 0.14, k: 0.24,
}; // prettier-ignore

/** Shapes of feelings that open the lips: of these little is left while one speaks. */
const opening: readonly MouthShape[] = ['grin', 'snarl', 'gape'];
/** And those that only draw its corners: speech goes on in them. */
const drawing: readonly MouthShape[] = ['smile', 'frown', 'smirkL', 'smirkR', 'press', 'pucker'];

/** Lays speech over the mouth of a face: sounds lead, feelings bend them, and lips that must meet do. */
export class SpeechMouth {
  /** Since the last time; written here, for a number that is handed over is garbage. */
  seconds = 0;
  /** How strongly a stressed sound has just begun, 0..1. Brows and lids go with it. */
  stress = 0;
  /** Of each sound; as a list of numbers, for one of another kind leaves garbage wherever it is written to. */
  private readonly said = new Float64Array(visemes.length);
  private readonly goals = new Float64Array(visemes.length);
  private readonly babble: Babble;
  private speaking = 0;
  private wasOpen = false;
  private jaw = 0;

  constructor(random: Random) {
    this.babble = new Babble(random);
  }

  /** `mouth` is what the voice says of it; where it says nothing, a mouth that talks moves as mouths do. */
  update(talking: boolean, mouth: Partial<Readonly<Record<Viseme, number>>> | undefined): void {
    const { seconds } = this;
    const babbles = talking && !mouth;
    if (babbles) this.babble.update(seconds);
    const quick = 1 - Math.exp(-seconds / soundSeconds);
    let jaw = 0;
    const { goals, said } = this;
    goals.fill(0);
    if (mouth) readInto(goals, mouth);
    else if (babbles) goals[numbers[this.babble.viseme]] = this.babble.strength;
    for (let index = 0; index < said.length; index++) {
      const before = said[index]!;
      const now = before + (toShare(goals[index]!) - before) * (mouth ? 1 : quick);
      said[index] = now;
      jaw += jawsInOrder[index]! * now;
    }
    this.jaw += (jaw - this.jaw) * (1 - Math.exp(-seconds / jawSeconds));
    this.speaking += ((talking || mouth ? 1 : 0) - this.speaking) * (1 - Math.exp(-seconds / 0.08));
    const open = Math.max(this.saidOf('a'), this.saidOf('o') * 0.9, this.saidOf('e') * 0.85);
    this.stress = open > 0.72 && !this.wasOpen ? open : 0;
    this.wasOpen = open > 0.4;
  }

  lay(face: Face): void {
    if (this.speaking < 0.01) return;
    const { mouth } = face;
    const { said, speaking } = this;
    for (let shape = 0; shape < mouth.length; shape++) {
      const part = parts[shape]!;
      // An expression's own sounds (the oh of surprise) give way to what is said.
      mouth[shape] = mouth[shape]! * (1 - part.yields * speaking) + (part.sound < 0 ? 0 : said[part.sound]!);
    }
    face.jaw = face.jaw * (1 - 0.7 * this.speaking) + this.jaw;
    const shut = toShare(this.saidOf('closed'));
    if (shut <= 0) return;
    for (let shape = 0; shape < mouth.length; shape++) if (parts[shape]!.opens) mouth[shape]! *= 1 - shut;
    face.jaw *= 1 - 0.85 * shut;
  }

  private saidOf(viseme: Viseme): number {
    return this.said[numbers[viseme]] as number;
  }
}

const numbers = Object.fromEntries(visemes.map((viseme, index) => [viseme, index])) as Record<Viseme, number>;
const jawsInOrder = Float64Array.from(visemes, (viseme) => jaws[viseme]);

/** One by one: a number that is found by a name of many is garbage. */
function readInto(goals: Float64Array, mouth: Partial<Readonly<Record<Viseme, number>>>): void {
  goals[numbers.rest] = mouth.rest ?? 0;
  goals[numbers.closed] = mouth.closed ?? 0;
  goals[numbers.a] = mouth.a ?? 0;
  goals[numbers.e] = mouth.e ?? 0;
  goals[numbers.i] = mouth.i ?? 0;
  goals[numbers.o] = mouth.o ?? 0;
  goals[numbers.u] = mouth.u ?? 0;
  goals[numbers.f] = mouth.f ?? 0;
  goals[numbers.l] = mouth.l ?? 0;
  goals[numbers.s] = mouth.s ?? 0;
  goals[numbers.r] = mouth.r ?? 0;
  goals[numbers.k] = mouth.k ?? 0;
}

/** How fast a mouth that nobody leads gets from sound to sound, and a jaw in any case. */
const soundSeconds = 0.035;
const jawSeconds = 0.03;

/** Of each shape of a mouth: which sound it is, how much of it gives way to speech, and whether it opens the lips. */
const parts = mouthShapes.map((shape) => ({
  sound: visemes.indexOf(shape as Viseme),
  yields: opening.includes(shape) ? 0.8 : drawing.includes(shape) ? 0.4 : 0.85,
  opens: shape !== 'closed' && !drawing.includes(shape),
}));

const vowels: readonly Viseme[] = ['a', 'e', 'i', 'o', 'u', 'a', 'e'];
const consonants: readonly Viseme[] = ['closed', 'l', 's', 'r', 'k', 'f', 's', 'l', 'closed'];

/** What a mouth does that talks without anybody saying which sounds: syllables, now and then a breath. */
class Babble {
  viseme: Viseme = 'rest';
  strength = 0;
  private left = 0;
  private isVowel = true;

  constructor(private readonly random: Random) {}

  update(seconds: number): void {
    this.left -= seconds;
    if (this.left > 0) return;
    const { random } = this;
    this.isVowel = !this.isVowel;
    if (this.isVowel) {
      this.viseme = pick(random, vowels);
      this.strength = 0.5 + 0.5 * random.next();
      this.left = 0.09 + 0.1 * random.next();
    } else if (random.next() < 0.07) {
      this.viseme = 'rest';
      this.strength = 0;
      this.left = 0.18 + 0.2 * random.next();
    } else {
      this.viseme = pick(random, consonants);
      this.strength = 0.75 + 0.25 * random.next();
      this.left = 0.05 + 0.05 * random.next();
    }
  }
}
