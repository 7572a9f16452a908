import { describe, expect, it } from 'vitest';
import { formRows } from '../../../../plugin/stage/forms/library-form.ts';

const thing = { id: 'prop:x', name: 'x', aliases: [], traits: new Set(), size: 1, description: undefined } as never;

describe('a row of a form', () => {
  it('says size, weight and what is particular', () => {
    const [stool] = formRows(`
      stool: 0.36 0.46 0.36 m, 3 kg, floor, furniture, grip 0 0.44 0, hanging, clear 0.45, breaks at 4, if not portable
        stool | pouf`);
    expect(stool).toMatchObject({ name: 'stool', kinds: ['stool'], nouns: ['stool', 'pouf'] });
    expect(stool?.suits?.(thing)).toBe(true);
    expect(stool?.measure(thing)).toMatchObject({
      massKg: 3,
      mount: 'floor',
      carried: 'hanging',
      clearFront: 0.45,
      breaksAtSpeed: 4,
      size: { x: 0.36, y: 0.46, z: 0.36 },
      grip: { x: 0, y: 0.44, z: 0 },
    });
  });

  it('is refused with the word nobody knows, and without a size', () => {
    expect(() => formRows('stool: 1 1 1 m, 3 kg, bouncy\nstool')).toThrow('"bouncy"');
    expect(() => formRows('stool: 1 1 1 m, 3 kg, if portible\nstool')).toThrow('"portible" is no trait');
    expect(() => formRows('stool: 3 kg\nstool')).toThrow('a size and a weight');
  });
});
