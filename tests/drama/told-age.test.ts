import { describe, expect, it } from 'vitest';
import { lookedAt, toldAge } from '../../src/drama/told-age.ts';

describe('an age that is told', () => {
  it.each([
    ['Thomas Bodley, butler, sixty-four, thirty-two years in the house.', 64],
    ['Black, thirty, inky. He stands in doorways.', 30],
    ['A woman of the house, aged 71.', 71],
    ['A 58-year-old doctor. He is 58 years old.', 58],
    ['托马斯，管家，六十四岁，在这所房子里三十二年。', 64],
    ['七十来岁的老人', 70],
    ['十九岁的学生', 19],
    ['Thirty-two years of standing up straight, in white cotton gloves.', undefined],
    ['He owes forty pounds, and has been here twenty years.', undefined],
    ['站了三十二年', undefined],
  ])('%s', (text, years) => {
    expect(toldAge(text)).toBe(years);
  });

  it('is taken from what somebody is where their looks do not tell it', () => {
    const profile = { persona: 'A butler, sixty-four.' } as never;
    expect(toldAge(lookedAt('Thirty-two years of standing up straight.', profile) ?? '')).toBe(64);
    expect(lookedAt('The prince, thirty.', profile)).toBe('The prince, thirty.');
    expect(lookedAt(undefined, undefined)).toBeUndefined();
  });
});
