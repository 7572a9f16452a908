import * as z from 'zod/mini';
import type { Result } from '../kit/result.ts';
import { readWith, type Problem } from '../kit/schema.ts';
import { browserAddress } from './browser/browser-model.ts';
import { inPageAddress } from './in-page/web-llm.ts';
import { modelRoles } from './language-model.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const amount = z.number().check(z.gte(0));
const milliseconds = z.number().check(z.gt(0), z.lte(3_600_000));

export const ModelSettingsSchema = z.strictObject({
  /** `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1` …; `browser:` for the browser's own model, `in-page:` for one loaded into the page. */
  baseUrl: z
    .string()
    .check(z.trim(), z.refine(isWebAddress, { error: 'expected an address such as http://127.0.0.1:11434/v1' })),
  apiKey: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  model: name,
  /** Other models of the same endpoint for some parts. */
  models: z.optional(z.strictObject(Object.fromEntries(modelRoles.map((role) => [role, z.optional(name)])))),
  budget: z.optional(
    z.strictObject({
      calls: z.optional(amount),
      tokens: z.optional(amount),
      money: z.optional(z.strictObject({ limit: amount, perMillionInput: amount, perMillionOutput: amount })),
    }),
  ),
  deadline: z.optional(
    z.strictObject({
      firstWordMs: z.optional(milliseconds),
      silenceMs: z.optional(milliseconds),
      totalMs: z.optional(milliseconds),
    }),
  ),
  /** Whether minds begin with what they see: given in words, in pictures, or both; `strict` asks again, `bestOf` chooses. */
  perception: z.optional(
    z.strictObject({
      sees: z.enum(['words', 'pictures', 'both']),
      strict: z.optional(z.boolean()),
      bestOf: z.optional(z.int().check(z.gte(1), z.lte(8))),
      /** A clip of so many pictures, each of this size; of 384 × 256, one or, while something is done, three, unless said. */
      frames: z.optional(z.int().check(z.gte(1), z.lte(8))),
      width: z.optional(z.int().check(z.gte(16), z.lte(1024))),
      height: z.optional(z.int().check(z.gte(16), z.lte(1024))),
    }),
  ),
  /** How often a call is tried in all. */
  attempts: z.optional(z.int().check(z.gte(1), z.lte(10))),
});

/** How a host, a player's page or the command line says which model plays. */
export type ModelSettings = z.infer<typeof ModelSettingsSchema>;

export const readModelSettings = (data: unknown): Result<ModelSettings, readonly Problem[]> =>
  readWith(ModelSettingsSchema, data);

function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:', browserAddress, inPageAddress].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
