import type { Suggestion } from '../../mind/suggesting/suggestions.ts';

/** When suggestions stand there: always, when they are asked for, never. */
export const suggestionHabits = ['always', 'asked', 'off'] as const;
export type SuggestionHabit = (typeof suggestionHabits)[number];

const mostSuggestions = 3;

/** Three things one could say. While they lie open they stay as they are: newer ones are offered, and never swapped in. */
export interface SuggestionRow {
  readonly habit: SuggestionHabit;
  readonly isOpen: boolean;
  /** Out of the way while its reader does something: whoever acts wants to see it. */
  readonly isFolded: boolean;
  readonly shown: readonly Suggestion[];
  /** Newer ones that wait to be asked for. */
  readonly next: readonly Suggestion[] | undefined;
}

export const noSuggestions: SuggestionRow = {
  habit: 'asked',
  isOpen: false,
  isFolded: false,
  shown: [],
  next: undefined,
};

export const isRowShown = ({ habit, isOpen, isFolded }: SuggestionRow): boolean =>
  habit === 'always' || (habit === 'asked' && isOpen && !isFolded);

/** Folded away, or back as it was asked for: whoever was away from it reads the newest. */
export const fold = (row: SuggestionRow, isFolded: boolean): SuggestionRow =>
  row.isFolded === isFolded ? row : { ...showNewest(row), isFolded };

export function offer(row: SuggestionRow, suggestions: readonly Suggestion[]): SuggestionRow {
  const newest = suggestions.slice(0, mostSuggestions);
  const isRead = isRowShown(row) && row.shown.length > 0;
  if (!isRead) return { ...row, shown: newest, next: undefined };
  return { ...row, next: newest.length === 0 || isSameRow(newest, row.shown) ? undefined : newest };
}

const isSameRow = (a: readonly Suggestion[], b: readonly Suggestion[]): boolean =>
  a.length === b.length && a.every(({ text, to }, index) => text === b[index]?.text && to === b[index].to);

export const showNewest = (row: SuggestionRow): SuggestionRow => ({
  ...row,
  shown: row.next ?? row.shown,
  next: undefined,
});

/** Asked for, or put away; where newer ones wait, they are what is asked for. What was off is on again when somebody asks for it. */
export function toggleRow(row: SuggestionRow): SuggestionRow {
  if (isRowShown(row) && row.next) return showNewest(row);
  if (row.habit === 'always') return { ...closeRow(row), habit: 'asked' };
  return isRowShown(row) ? closeRow(row) : { ...closeRow(row), habit: 'asked', isOpen: true };
}

/** Put away, or used: the others answered the moment before. */
export const closeRow = (row: SuggestionRow): SuggestionRow => ({
  ...row,
  isOpen: false,
  isFolded: false,
  shown: [],
  next: undefined,
});

export const setHabit = (row: SuggestionRow, habit: SuggestionHabit): SuggestionRow => ({
  ...row,
  habit,
  isOpen: habit === 'asked' && row.isOpen,
});
