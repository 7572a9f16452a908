import { estimateRequestTokens, estimateTokens } from '../estimate-tokens.ts';
import type { Message, ModelEvent, ModelRequest } from '../language-model.ts';
import { aborted } from '../model-error.ts';
import { PromptedToolReader, shapeInstruction, toolInstruction } from '../openai/prompted-answer.ts';

/** A message as models that live in a browser take it. */
export interface Prompt {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Words as they come, and at the end what they cost, by their length: it does not say. */
export async function* answered(
  request: ModelRequest,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void, undefined> {
  const tools = request.tools ?? [];
  const reader = tools.length > 0 ? new PromptedToolReader(tools) : undefined;
  let said = '';
  for await (const piece of pieces) {
    if (signal.aborted) throw aborted();
    said += piece;
    const text = reader ? reader.push(piece) : piece;
    if (text !== '') yield { type: 'text', text };
  }
  const held = reader?.end() ?? [];
  yield* held;
  const usage = { inputTokens: estimateRequestTokens(request), outputTokens: estimateTokens(said), estimated: true };
  yield { type: 'usage', usage };
  yield { type: 'end', reason: held.some(({ type }) => type === 'tool-call') ? 'tool-calls' : 'stop' };
}

/** Messages as it takes them: what it has no way to be told stands with what the system says. */
export function promptsOf({ messages, output, tools = [] }: ModelRequest): Prompt[] {
  const told = [
    ...messages.filter(({ from }) => from === 'system').map(textOf),
    ...(output ? [shapeInstruction(output)] : []),
    ...(tools.length > 0 ? [toolInstruction(tools)] : []),
  ];
  const system: Prompt[] = told.length > 0 ? [{ role: 'system', content: told.join('\n\n') }] : [];
  const rest = messages.flatMap((message): Prompt[] =>
    message.from === 'system' ? [] : [{ role: message.from, content: textOf(message) }],
  );
  return [...system, ...rest];
}

const textOf = ({ content }: Message): string =>
  typeof content === 'string'
    ? content
    : content.map((part) => ('text' in part ? part.text : (part.instead ?? ''))).join('');
