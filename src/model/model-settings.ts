import * as z from 'zod/mini';
import type { Result } from '../kit/result.ts';
import { readWith, type Problem } from '../kit/schema.ts';
import { modelRoles, type ModelRole } from './language-model.ts';

/** How a host, a player's page or the command line says which model plays. */
export interface ModelSettings {
  /** `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1` … */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** Other models of the same endpoint for some parts. */
  readonly models?: Readonly<Partial<Record<ModelRole, string | undefined>>> | undefined;
  readonly budget?:
    | {
        readonly calls?: number | undefined;
        readonly tokens?: number | undefined;
        readonly money?:
          { readonly limit: number; readonly perMillionInput: number; readonly perMillionOutput: number } | undefined;
      }
    | undefined;
  readonly deadline?: { readonly firstWordMs?: number | undefined; readonly totalMs?: number | undefined } | undefined;
  /** How often a call is tried in all. */
  readonly attempts?: number | undefined;
}

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const amount = z.number().check(z.gte(0));
const milliseconds = z.number().check(z.gt(0), z.lte(3_600_000));

export const ModelSettingsSchema = z.strictObject({
  baseUrl: z
    .string()
    .check(z.trim(), z.refine(isWebAddress, { error: 'expected an address such as http://127.0.0.1:11434/v1' })),
  apiKey: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  model: name,
  models: z.optional(z.strictObject(Object.fromEntries(modelRoles.map((role) => [role, z.optional(name)])))),
  budget: z.optional(
    z.strictObject({
      calls: z.optional(amount),
      tokens: z.optional(amount),
      money: z.optional(z.strictObject({ limit: amount, perMillionInput: amount, perMillionOutput: amount })),
    }),
  ),
  deadline: z.optional(z.strictObject({ firstWordMs: z.optional(milliseconds), totalMs: z.optional(milliseconds) })),
  attempts: z.optional(z.int().check(z.gte(1), z.lte(10))),
});

export function readModelSettings(data: unknown): Result<ModelSettings, readonly Problem[]> {
  return readWith(ModelSettingsSchema, data);
}

function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
