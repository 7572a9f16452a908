import * as z from 'zod/mini';

/** How long the words among the settings may be. */
export const mostCharacters = { seed: 200, case: 60, language: 35 } as const;

/** How a performance is run; part of its log, so that a replay runs the same. */
export const PerformanceSettingsSchema = z.object({
  seed: z.string().check(z.maxLength(mostCharacters.seed)),
  /** The case file to play, in place of the one the seed draws. */
  case: z.optional(z.string().check(z.maxLength(mostCharacters.case))),
  /** The language to play in, where the scene has more than its own. */
  language: z.optional(z.string().check(z.maxLength(mostCharacters.language))),
  advancer: z.boolean(),
  /** Without progress for so long, the advancer takes the next step. */
  patienceMs: z.number().check(z.gt(0)),
  patienceTurns: z.int().check(z.gte(1)),
  /** So many turns at one point without the advancer are a deadlock. */
  deadlockTurns: z.int().check(z.gte(1)),
  deadlockMs: z.number().check(z.gt(0)),
  /** The play is broken off after so many turns. */
  maxTurns: z.int().check(z.gte(1)),
  /** After so much stillness everybody is asked whether they have something to say. */
  lullMs: z.number().check(z.gt(0)),
  /** A question waits so long for the one who was asked. */
  answerMs: z.number().check(z.gt(0)),
  /** So long a line to a player keeps others from speaking to them. */
  playerMs: z.number().check(z.gt(0)),
});
export type PerformanceSettings = Readonly<z.infer<typeof PerformanceSettingsSchema>>;

export const standardSettings: PerformanceSettings = {
  seed: '1',
  advancer: true,
  patienceMs: 45_000,
  patienceTurns: 8,
  deadlockTurns: 30,
  deadlockMs: 600_000,
  maxTurns: 400,
  lullMs: 4_000,
  answerMs: 6_000,
  playerMs: 15_000,
};
