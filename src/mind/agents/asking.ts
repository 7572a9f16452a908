import type * as z from 'zod/mini';
import { askJson } from '../../model/ask-json.ts';
import type { LanguageModel, Message, ModelRole } from '../../model/language-model.ts';
import type { firstShown } from './actor-material.ts';
import type { PerceivingAgent } from './perceiving-agent.ts';
import { prompts } from './prompts.data.ts';

/** Told of answers that could not be used, so that they become facts. */
export type OnGarbled = (role: ModelRole, reason: string) => void;

/** The model an agent asks, and who is told when it answers nonsense. */
export interface ModelAsking {
  readonly model: LanguageModel;
  readonly onGarbled: OnGarbled;
  /** What stood before each person at first. */
  readonly shownTo: ReturnType<typeof firstShown>;
  /** Whoever asks minds that begin with what they see. */
  readonly perceiving?: PerceivingAgent | undefined;
}

/** Whoever has a prompt of their own; what is asked of minds with eyes stands below the actor's. */
type Prompted = Exclude<keyof typeof prompts, 'perceive'>;

/** How much of a point stands before the judge, in characters. */
export const mostChars = 12_000;

/** The agent's prompt and its material: the prompt is the same at every call, so that endpoints can keep it. */
export const messagesFor = (role: Prompted, material: readonly string[]): Message[] => [
  { from: 'system', content: prompts[role] },
  { from: 'user', content: material.join('\n\n') },
];

/** Asks for JSON of this shape. Throws a `ModelError` when there is no such answer. */
export async function ask<T>(
  { model, onGarbled }: ModelAsking,
  role: Prompted,
  material: readonly string[],
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
  maxTokens: number,
  { mend, asksAgain }: Pick<NonNullable<Parameters<typeof askJson>[3]>, 'mend' | 'asksAgain'> = {},
): Promise<T> {
  const messages = messagesFor(role, material);
  const read = await askJson(model, { role, messages, maxTokens }, schema, {
    signal,
    mend,
    asksAgain,
    onGarbled: (reason) => onGarbled(role, reason),
  });
  if (!read.ok) throw read.error;
  return read.value;
}
