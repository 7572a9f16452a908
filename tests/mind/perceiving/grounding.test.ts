import { describe, expect, it } from 'vitest';
import { groundingOf, withoutClaims } from '../../../src/mind/perceiving/grounding.ts';
import { galleryTruth } from './gallery.ts';
import { chinese, english } from './grounding.data.ts';

const inPart = (part: 'perception' | 'answer', text: string) => ({ perception: '', answer: '', [part]: text });

describe('the grounding check', () => {
  it.each(english)('of a %s: %s', (part, text, unsupported) => {
    const { unsupported: found } = groundingOf(inPart(part, text), galleryTruth);
    expect(found.map(({ words }) => words)).toEqual(unsupported);
  });

  it.each(chinese)('of a %s in Chinese: %s', (part, text, unsupported) => {
    const { unsupported: found } = groundingOf(inPart(part, text), { ...galleryTruth, tongue: 'zh' });
    expect(found.map(({ words }) => words)).toEqual(unsupported);
  });

  it('is shown on at least sixty cases', () => {
    expect(english.length + chinese.length).toBeGreaterThanOrEqual(60);
  });

  it('counts how much of what was claimed is there, and how much of what is there was claimed', () => {
    const whole = groundingOf(
      { perception: 'A man holds a dagger; a woman kneels before him.', answer: '' },
      galleryTruth,
    );
    expect([whole.precision, whole.recall]).toEqual([1, 1]);
    const half = groundingOf({ perception: 'A man holds a pistol.', answer: '' }, galleryTruth);
    expect([half.precision, half.recall]).toEqual([1 / 2, 1 / 3]);
    const none = groundingOf({ perception: '', answer: '' }, galleryTruth);
    expect([none.precision, none.recall]).toEqual([1, 0]);
  });

  it('leaves out of a line only the sentences that claim what is not there', () => {
    expect(withoutClaims('(steps back) Put that pistol away. Please, Hugo. [He will fire.]', galleryTruth)).toBe(
      '(steps back) Please, Hugo. [He will fire.]',
    );
    expect(withoutClaims('There is a rifle behind you!', galleryTruth)).toBe('');
  });
});
