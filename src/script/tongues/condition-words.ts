/** How one language says conditions: its clauses, each as English has it, and what joins them. */
export interface ConditionWords {
  /** Whether words stand apart; where they do not, spaces mean nothing. */
  readonly spaced: boolean;
  readonly and: RegExp;
  readonly or: RegExp;
  /** Before a clause, to deny it. */
  readonly not: RegExp;
  /** Somebody, whoever it is. */
  readonly anybody: string;
  /** `N` in a pattern stands for a name, `Q` for words in quotation marks; what is caught is handed to the maker. */
  readonly clauses: readonly (readonly [pattern: RegExp, make: (parts: readonly (string | undefined)[]) => string])[];
}
