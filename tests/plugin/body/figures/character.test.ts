import { describe, expect, it } from 'vitest';
import { characterOf } from '../../../../plugin/body/figures/character.ts';

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
    expect(queen.outfit).toMatchObject({ garment: 'gown', cloth: '#7f8288' });
    expect(queen.hair).toMatchObject({ hat: 'crown', beard: 'none' });
    expect(queen.build.waist).toBeLessThan(1);
    expect(characterOf(person('Cecily', 'Twenty-four, in green silk.', 'she')).outfit.cloth).toBe('#2f6b49');
    expect(characterOf(person('Hamlet', 'Black, thirty, inky.')).outfit.cloth).toBe('#211f1e');
    expect(characterOf(person('Bodley', 'The butler, in white cotton gloves.')).outfit).toMatchObject({
      garment: 'tails',
      cloth: '#211f1e',
      gloves: '#e6e0d2',
    });
    const amory = characterOf(person('Amory', 'Sixty, silver, kind. His spectacles are on his forehead.'));
    expect(amory).toMatchObject({ old: true, face: { spectacles: 'raised' } });
    const ghost = characterOf(person('the Ghost', 'The old king: armour.'));
    expect(ghost).toMatchObject({ ghost: true, outfit: { garment: 'armour' } });
  });

  it('has the years that are told: lined and grey from fifty-five, white from seventy', () => {
    const at = (told: string) => characterOf(person('Bodley', `Thirty-two years of standing up straight. ${told}`));
    const light = (colour: string): number => Math.max(...[1, 3, 5].map((digit) => Number.parseInt(colour.slice(digit, digit + 2), 16))); // prettier-ignore
    const spread = (colour: string): number => light(colour) - Math.min(...[1, 3, 5].map((digit) => Number.parseInt(colour.slice(digit, digit + 2), 16))); // prettier-ignore
    expect(at('Aged 30.')).toMatchObject({ old: false, face: { age: 0 } });
    for (const told of ['Aged 64.', 'The butler, sixty-four, grave.', '管家，六十四岁。']) {
      const { old, face, hair } = at(told);
      expect(old, told).toBe(true);
      expect(face.age, told).toBeGreaterThan(0.8);
      expect(light(hair.colour), told).toBeGreaterThan(0x90);
    }
    const white = at('Aged 74.').hair.colour;
    expect(light(white)).toBeGreaterThan(0xd8);
    expect(spread(white)).toBeLessThan(0x10);
    expect(at('He has been here twenty years.').old).toBe(false);
  });

  it('wears black where it is said, and no dark blue', () => {
    for (const said of ['A man in black.', 'He wears black.', '一直穿黑的男人。']) {
      const { cloth } = characterOf(person('Hal', said)).outfit;
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((digit) =>
        Number.parseInt(cloth.slice(digit, digit + 2), 16),
      );
      expect(Math.max(red, green, blue), said).toBeLessThan(0x30);
      expect(blue, said).toBeLessThanOrEqual(red);
    }
  });

  it('dresses people after the age of the play', () => {
    const horatio = person('Horatio', 'A thin man, much patched.');
    expect(['doublet', 'robe']).toContain(characterOf({ ...horatio, style: 'medieval' }).outfit.garment);
    expect(characterOf({ ...horatio, style: 'victorian' }).outfit.garment).toBe('suit');
    expect(['jumper', 'hoodie', 'cardigan', 'coat']).toContain(
      characterOf({ ...horatio, style: 'modern' }).outfit.garment,
    );
  });

  it('stays within the measures of bodies', () => {
    for (let i = 0; i < 200; i++) {
      const { build } = characterOf({
        id: `actor:${i}`,
        name: 'Somebody',
        description: i % 2 ? 'small' : 'tall, broad',
      });
      expect(build.heightMeters).toBeGreaterThan(1.5);
      expect(build.heightMeters).toBeLessThan(1.9);
      expect(build.girth).toBeGreaterThan(0.7);
      expect(build.girth).toBeLessThan(1.35);
      expect(build.belly).toBeGreaterThanOrEqual(0);
    }
  });
});
