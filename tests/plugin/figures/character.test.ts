import { describe, expect, it } from 'vitest';
import { characterOf } from '../../../plugin/figures/character.ts';

const person = (name: string, description: string, pronouns = 'he') => ({
  id: `actor:${name.toLowerCase()}`,
  name,
  description,
  pronouns,
});

describe('the character of somebody', () => {
  it('is the same every time, and another for another id', () => {
    const ada = person('Ada', 'A clerk.', 'she');
    expect(characterOf(ada)).toEqual(characterOf(ada));
    expect(characterOf({ ...ada, id: 'actor:other' })).not.toEqual(characterOf(ada));
  });

  it('follows what is said of them', () => {
    const queen = characterOf(person('Gertrude', 'The Queen, in good grey.', 'she'));
    expect(queen).toMatchObject({ garment: 'gown', hat: 'crown', cloth: '#7f8288', waisted: true, beard: 'none' });
    expect(characterOf(person('Cecily', 'Twenty-four, in green silk.', 'she')).cloth).toBe('#2f6b49');
    expect(characterOf(person('Hamlet', 'Black, thirty, inky.')).cloth).toBe('#26252d');
    expect(characterOf(person('Bodley', 'The butler, in white cotton gloves.'))).toMatchObject({
      garment: 'tails',
      cloth: '#26252d',
      gloves: '#e6e0d2',
    });
    expect(characterOf(person('Amory', 'Sixty, silver, kind. His spectacles are on his forehead.'))).toMatchObject({
      old: true,
      spectacles: 'raised',
    });
    expect(characterOf(person('the Ghost', 'The old king: armour.'))).toMatchObject({ ghost: true, garment: 'armour' });
  });

  it('dresses people after the age of the play', () => {
    const horatio = person('Horatio', 'A thin man, much patched.');
    expect(['doublet', 'robe']).toContain(characterOf({ ...horatio, style: 'medieval' }).garment);
    expect(characterOf({ ...horatio, style: 'victorian' }).garment).toBe('suit');
    expect(['jumper', 'coat']).toContain(characterOf({ ...horatio, style: 'modern' }).garment);
  });

  it('stays within the measures of bodies', () => {
    for (let i = 0; i < 200; i++) {
      const { heightMeters, girth } = characterOf({
        id: `actor:${i}`,
        name: 'Somebody',
        description: i % 2 ? 'small' : 'tall, broad',
      });
      expect(heightMeters).toBeGreaterThan(1.5);
      expect(heightMeters).toBeLessThan(1.9);
      expect(girth).toBeGreaterThan(0.75);
      expect(girth).toBeLessThan(1.3);
    }
  });
});
