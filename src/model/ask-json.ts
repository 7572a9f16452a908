import * as z from 'zod/mini';
import { err, type Result } from '../kit/result.ts';
import { describeProblem, readWith } from '../kit/schema.ts';
import { complete, type ModelReply } from './complete.ts';
import type { JsonSchema, LanguageModel, Message, ModelRequest } from './language-model.ts';
import { isModelError, ModelError } from './model-error.ts';
import { readJson } from './read-json.ts';

interface AskJsonOptions {
  /** What the answer is called, for the model's sake. */
  readonly name?: string;
  readonly signal?: AbortSignal | undefined;
  /** Told why the first answer could not be used, before the model is asked again: the caller makes a fact of it. */
  readonly onGarbled?: (reason: string) => void;
  /** Puts right what was meant and not written as it was asked for, before the schema is held against it. */
  readonly mend?: ((value: unknown) => unknown) | undefined;
  /** Not where it is the second time already. */
  readonly asksAgain?: boolean | undefined;
}

/** How much of its own bad answer a model is shown again. */
const longestQuote = 2000;
const mostProblems = 5;

/**
 * Asks for data of a shape. What comes is read tolerantly and then held against the schema; one answer that does not fit is
 * sent back with the reason. Never throws for what a model or an endpoint did: the error says `model/garbage` when even the
 * second answer was of no use, or whatever else befell the call.
 */
export async function askJson<T>(
  model: LanguageModel,
  request: Omit<ModelRequest, 'output'>,
  schema: z.ZodMiniType<T>,
  { name = 'answer', signal, onGarbled, mend, asksAgain = true }: AskJsonOptions = {},
): Promise<Result<T, ModelError>> {
  const output = { name, schema: jsonSchemaOf(schema) };
  try {
    const first = await complete(model, { ...request, output }, signal);
    const read = readAnswer(first, schema, mend);
    if (read.ok) return read;
    if (!asksAgain) return err(new ModelError('model/garbage', `${model.name} gave no usable answer: ${read.error}.`));
    onGarbled?.(read.error);
    const messages = [...request.messages, ...repair(first.text, read.error, output.schema)];
    const second = readAnswer(await complete(model, { ...request, output, messages }, signal), schema, mend);
    return second.ok
      ? second
      : err(new ModelError('model/garbage', `${model.name} gave no usable answer twice: ${second.error}.`));
  } catch (error) {
    if (isModelError(error)) return err(error);
    throw error;
  }
}

/** The shape as a model is told it. What JSON schema cannot say (a refinement, a transform) is left to our own reading. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape;
}

function readAnswer<T>(reply: ModelReply, schema: z.ZodMiniType<T>, mend: AskJsonOptions['mend']): Result<T, string> {
  const found = readJson(reply.text, { closeBrackets: reply.reason !== 'length' });
  if (!found.ok) return err(withCircumstance(found.error, reply));
  const read = readWith(schema, mend ? mend(found.value) : found.value);
  return read.ok ? read : err(read.error.slice(0, mostProblems).map(describeProblem).join('; '));
}

function withCircumstance(reason: string, { reason: end, usage }: ModelReply): string {
  if (end === 'length') return `${reason}: it was cut off after ${usage.outputTokens} tokens, answer shorter`;
  return end === 'filtered' ? `${reason}: it was withheld by a filter` : reason;
}

function repair(text: string, reason: string, schema: JsonSchema): Message[] {
  const said: Message[] = text.trim() === '' ? [] : [{ from: 'assistant', content: text.slice(0, longestQuote) }];
  const content = `That cannot be used: ${reason}. Answer again, with nothing but one JSON value that fits this JSON schema:\n${JSON.stringify(schema)}`;
  return [...said, { from: 'user', content }];
}
