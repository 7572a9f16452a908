import type { Suggestion } from '../../mind/suggesting/suggestions.ts';

/** When suggestions stand there: always, when they are asked for, never. */
export const suggestionHabits = ['always', 'asked', 'off'] as const;
export type SuggestionHabit = (typeof suggestionHabits)[number];

const mostSuggestions = 3;

/** Three things one could say. What is under a pointer or has the focus never changes while it is. */
export interface SuggestionRow {
  readonly habit: SuggestionHabit;
  readonly isOpen: boolean;
  /** Out of the way while its reader does something: whoever acts wants to see it. */
  readonly isFolded: boolean;
  readonly shown: readonly Suggestion[];
  /** Newer ones that wait until nobody points at the old. */
  readonly next: readonly Suggestion[] | undefined;
  readonly isHeld: boolean;
}

export const noSuggestions: SuggestionRow = {
  habit: 'asked',
  isOpen: false,
  isFolded: false,
  shown: [],
  next: undefined,
  isHeld: false,
};

export const isRowShown = ({ habit, isOpen, isFolded }: SuggestionRow): boolean =>
  habit === 'always' || (habit === 'asked' && isOpen && !isFolded);

/** Folded away, or back as it was asked for. */
export const fold = (row: SuggestionRow, isFolded: boolean): SuggestionRow =>
  row.isFolded === isFolded ? row : { ...letGo(row), isFolded };

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
  return isRowShown(row) ? closeRow(row) : { ...row, isOpen: true, isFolded: false };
}

export const closeRow = (row: SuggestionRow): SuggestionRow => ({ ...letGo(row), isOpen: false, isFolded: false });

export const setHabit = (row: SuggestionRow, habit: SuggestionHabit): SuggestionRow => ({
  ...row,
  habit,
  isOpen: habit === 'asked' && row.isOpen,
});

/** It was said: the others answered the moment before. */
export const picked = (row: SuggestionRow): SuggestionRow => ({ ...closeRow(row), shown: [] });
