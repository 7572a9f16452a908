import { pick, type Random } from '../../../src/kit/random.ts';
import type { Viseme } from '../../stage/speech/viseme.ts';

const vowels: readonly Viseme[] = ['a', 'e', 'i', 'o', 'u', 'a', 'e'];
const consonants: readonly Viseme[] = ['closed', 'l', 's', 'r', 'k', 'f', 's', 'l', 'closed'];

/** What a mouth does that talks without anybody saying which sounds: syllables, now and then a breath. */
export class Babble {
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
