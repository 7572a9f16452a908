import { describe, expect, it } from 'vitest';
import {
  closeRow,
  fold,
  isRowShown,
  noSuggestions,
  offer,
  setHabit,
  showNewest,
  toggleRow,
} from '../../../src/app/playing/suggestion-row.ts';
import type { Suggestion } from '../../../src/mind/suggesting/suggestions.ts';

const idea = (text: string): Suggestion => ({ text, kind: 'ask' });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(idea) as [Suggestion, Suggestion, Suggestion, Suggestion];

describe('three things one could say', () => {
  it('are three, however many there are', () => {
    expect(offer(noSuggestions, [a, b, c, d]).shown).toEqual([a, b, c]);
  });

  it('stay as they are while they lie open: newer ones wait to be asked for', () => {
    const open = offer(toggleRow(noSuggestions), [a, b]);
    const newer = offer(offer(open, [c]), [d]);
    expect([newer.shown, newer.next]).toEqual([[a, b], [d]]);
    expect([showNewest(newer).shown, showNewest(newer).next]).toEqual([[d], undefined]);
    expect(toggleRow(newer).shown, 'asked for once more').toEqual([d]);
    expect(offer(newer, [a, b]).next, 'the same again is nothing new').toBeUndefined();
    expect(offer(closeRow(newer), [c]).shown, 'put away meanwhile').toEqual([c]);
    expect(offer(setHabit(open, 'always'), [c]).shown).toEqual([a, b]);
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
    const row = closeRow(offer(toggleRow(noSuggestions), [a, b]));
    expect([row.shown, isRowShown(row)]).toEqual([[], false]);
  });
});
