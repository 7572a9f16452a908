import { describe, expect, it } from 'vitest';
import { loops } from '../../../plugin/sound/loops.ts';
import { recipes, type LoopName, type SoundName } from '../../../plugin/sound/recipes.ts';
import { SoundLibrary } from '../../../plugin/sound/sound-library.ts';
import { record, sampleRate } from '../../../plugin/sound/tape.ts';
import { seededRandom } from '../../../src/kit/random.ts';

const names = Object.keys(recipes) as SoundName[];

function made(name: SoundName, seed = 1): { samples: Float32Array; slices: number } {
  const tape = record(recipes[name], seededRandom(`${seed} ${name}`));
  for (let slices = 1; ; slices++) {
    const { value, done } = tape.next();
    if (done) return { samples: value, slices };
  }
}

function loudest(samples: Float32Array): number {
  let most = 0;
  for (const each of samples) most = Math.max(most, Math.abs(each));
  return most;
}
const power = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);

describe.each(names)('the sound of %s', (name) => {
  const { samples, slices } = made(name);

  it('is sound from beginning to end, as loud as it should be', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(loudest(samples)).toBeCloseTo(recipes[name].peak, 4);
    expect(power(samples)).toBeGreaterThan(recipes[name].peak * 0.005);
    expect(samples.length).toBe(Math.round(recipes[name].seconds * sampleRate));
  });

  it('has no standing pressure', () => {
    const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(recipes[name].peak * 0.05);
  });

  it('is made in slices where it is long', () => {
    if (recipes[name].seconds > 2) expect(slices).toBeGreaterThan(8);
  });
});

describe.each(Object.keys(loops) as LoopName[])('the loop of %s', (name) => {
  it('begins again without a click', () => {
    const { samples } = made(name);
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    let [largest, asLarge] = [0, 0];
    for (let index = 1; index < samples.length; index++) {
      const step = Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0));
      largest = Math.max(largest, step);
      if (step >= seam) asLarge++;
    }
    expect(seam).toBeLessThanOrEqual(largest);
    // A seam like a hundred other places of the sound is none.
    if (seam > 1e-4) expect(asLarge).toBeGreaterThan(100);
  });
});

describe('one-off sounds', () => {
  it.each(names.filter((name) => !(name in loops)))('%s ends in silence', (name) => {
    const { samples } = made(name);
    expect(loudest(samples.slice(-60))).toBeLessThan(0.02);
  });
});

describe('making', () => {
  it('comes to the same with the same seed, and to another sound with another', () => {
    expect(made('fire').samples).toEqual(made('fire').samples);
    expect(made('fire', 2).samples).not.toEqual(made('fire').samples);
  });

  it('makes nothing that nobody wants, what is wanted first first, and what is urgent before it', () => {
    const library = new SoundLibrary();
    library.work(1000);
    expect(library.isIdle).toBe(true);
    library.get('rain');
    library.get('sea');
    library.work(2);
    library.get('knock', true);
    library.work(20);
    expect(library.get('knock')).toBeInstanceOf(Float32Array);
    expect(library.get('rain')).toBeUndefined();
    while (!library.get('rain')) library.work(1);
    expect(library.get('sea')).toBeUndefined();
    library.work(1000);
    expect(library.get('sea')).toBeInstanceOf(Float32Array);
    expect(library.isIdle).toBe(true);
  });
});
