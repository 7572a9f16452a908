/**
 * How much is played by tests that draw from seeds: a little in every run, the long version of all with LONG=1, and as much
 * as one likes of a single file by a variable of its own (`FUZZ=500 npx vitest run tests/company/fuzz.test.ts`).
 */
export const isLong = Boolean(process.env['LONG']);

export const howMany = (variable: string, few: number, many: number): number =>
  Number(process.env[variable] ?? (isLong ? many : few));

/** Names or seeds, `SEEDS=1,2,3`. */
export const whichOf = (variable: string, few: readonly string[], many: readonly string[]): readonly string[] =>
  process.env[variable]?.split(',') ?? (isLong ? many : few);
