import type { Suggestion } from '../../mind/suggesting/suggestions.ts';

/** When suggestions stand there: always, when they are asked for, never. */
export const suggestionHabits = ['always', 'asked', 'off'] as const;
export type SuggestionHabit = (typeof suggestionHabits)[number];

const mostSuggestions = 3;

/** Three things one could say. What is under a pointer or has the focus never changes while it is. */
export interface SuggestionRow {
  readonly habit: SuggestionHabit;
  readonly isOpen: boolean;
  readonly shown: readonly Suggestion[];
  /** Newer ones that wait until nobody points at the old. */
  readonly next: readonly Suggestion[] | undefined;
  readonly isHeld: boolean;
}

export const noSuggestions: SuggestionRow = {
  habit: 'asked',
  isOpen: false,
  shown: [],
  next: undefined,
  isHeld: false,
};

export const isRowShown = ({ habit, isOpen }: SuggestionRow): boolean =>
  habit === 'always' || (habit === 'asked' && isOpen);

export function offer(row: SuggestionRow, suggestions: readonly Suggestion[]): SuggestionRow {
  const newest = suggestions.slice(0, mostSuggestions);
  return row.isHeld ? { ...row, next: newest } : { ...row, shown: newest, next: undefined };
}

export const hold = (row: SuggestionRow): SuggestionRow => ({ ...row, isHeld: true });

export const letGo = (row: SuggestionRow): SuggestionRow => ({
  ...row,
  isHeld: false,
  shown: row.next ?? row.shown,
  next: undefined,
});

/** Asked for, or put away. What was off is on again when somebody asks for it. */
export function toggleRow(row: SuggestionRow): SuggestionRow {
  if (row.habit === 'always') return { ...letGo(row), habit: 'asked', isOpen: false };
  if (row.habit === 'off') return { ...row, habit: 'asked', isOpen: true };
  return row.isOpen ? closeRow(row) : { ...row, isOpen: true };
}

export const closeRow = (row: SuggestionRow): SuggestionRow => ({ ...letGo(row), isOpen: false });

export const setHabit = (row: SuggestionRow, habit: SuggestionHabit): SuggestionRow => ({
  ...row,
  habit,
  isOpen: habit === 'asked' && row.isOpen,
});

/** It was said: the others answered the moment before. */
export const picked = (row: SuggestionRow): SuggestionRow => ({ ...closeRow(row), shown: [] });
