import { describe, expect, it } from 'vitest';
import {
  closeRow,
  fold,
  hold,
  isRowShown,
  letGo,
  noSuggestions,
  offer,
  picked,
  setHabit,
  toggleRow,
} from '../../../src/app/playing/suggestion-row.ts';
import type { Suggestion } from '../../../src/mind/suggesting/suggestions.ts';

const idea = (text: string): Suggestion => ({ text, kind: 'ask' });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(idea) as [Suggestion, Suggestion, Suggestion, Suggestion];

describe('three things one could say', () => {
  it('are three, however many there are', () => {
    expect(offer(noSuggestions, [a, b, c, d]).shown).toEqual([a, b, c]);
  });

  it('never change under a pointer, and are the newest once it is gone', () => {
    const held = hold(offer(noSuggestions, [a, b]));
    const newer = offer(offer(held, [c]), [d]);
    expect(newer.shown).toEqual([a, b]);
    expect(letGo(newer).shown).toEqual([d]);
    expect(letGo(held).shown).toEqual([a, b]);
  });

  it('stand there always, when asked for, or never', () => {
    expect(isRowShown(noSuggestions)).toBe(false);
    expect(isRowShown(toggleRow(noSuggestions))).toBe(true);
    expect(isRowShown(toggleRow(toggleRow(noSuggestions)))).toBe(false);
    expect(isRowShown(setHabit(noSuggestions, 'always'))).toBe(true);
    expect(isRowShown(closeRow(setHabit(noSuggestions, 'always')))).toBe(true);
    expect(isRowShown(setHabit(toggleRow(noSuggestions), 'off'))).toBe(false);
  });

  it('come back when somebody asks for them who had turned them off', () => {
    expect(isRowShown(toggleRow(setHabit(noSuggestions, 'off')))).toBe(true);
  });

  it('fold away while their reader does something, and are back when it is done', () => {
    const folded = fold(toggleRow(offer(noSuggestions, [a])), true);
    expect(isRowShown(folded)).toBe(false);
    expect(isRowShown(fold(folded, false))).toBe(true);
    expect(isRowShown(toggleRow(folded)), 'asked for again').toBe(true);
    expect(isRowShown(fold(closeRow(folded), false)), 'put away').toBe(false);
    expect(isRowShown(fold(setHabit(noSuggestions, 'always'), true))).toBe(true);
  });

  it('are gone once one was said: the others belong to the moment before', () => {
    const row = picked(hold(toggleRow(offer(noSuggestions, [a, b]))));
    expect([row.shown, row.isHeld, isRowShown(row)]).toEqual([[], false, false]);
  });
});
