import { seededRandom } from '../../src/kit/random.ts';
import { recipes, type SoundName } from './recipes.ts';
import { record } from './tape.ts';

/** Makes sounds when they are first wanted, a slice at a time. */
export class SoundLibrary {
  private readonly made = new Map<SoundName, Float32Array>();
  /** What is being made; the last is worked on. */
  private readonly benches: { readonly name: SoundName; readonly tape: Generator<void, Float32Array> }[] = [];

  constructor(private readonly seed: string | number = 1) {}

  /** The sound, if it is there; else it is made from now on: at once where it is urgent, or after what is being made. */
  get(name: SoundName, isUrgent = false): Float32Array | undefined {
    const made = this.made.get(name);
    if (made || this.benches.some((making) => making.name === name)) return made;
    const making = { name, tape: record(recipes[name], seededRandom(`${this.seed} ${name}`)) };
    if (isUrgent) this.benches.push(making);
    else this.benches.unshift(making);
    return undefined;
  }

  /** Nothing is left to be made. */
  get isIdle(): boolean {
    return this.benches.length === 0;
  }

  /** Works on what is wanted, so many slices of about a millisecond. */
  work(slices: number): void {
    for (let slice = 0; slice < slices; slice++) {
      const making = this.benches.at(-1);
      if (!making) return;
      const { value, done } = making.tape.next();
      if (!done) continue;
      this.made.set(making.name, value);
      this.benches.pop();
    }
  }
}
