import type { EndReason, LanguageModel, ModelRequest, Usage } from './language-model.ts';
import { ModelError } from './model-error.ts';

interface ToolCall {
  readonly name: string;
  readonly arguments: unknown;
}

/** A whole answer, for those who have no use for it word by word. */
export interface ModelReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly usage: Usage;
  readonly reason: EndReason;
}

/** Asks and waits for the whole answer. Rejects with a `ModelError`. */
export async function complete(model: LanguageModel, request: ModelRequest, signal?: AbortSignal): Promise<ModelReply> {
  let text = '';
  const toolCalls: ToolCall[] = [];
  let usage: Usage = { inputTokens: 0, outputTokens: 0, estimated: true };
  let reason: EndReason | undefined;
  for await (const event of model.stream(request, signal)) {
    if (event.type === 'text') text += event.text;
    else if (event.type === 'tool-call') toolCalls.push({ name: event.name, arguments: event.arguments });
    else if (event.type === 'usage') usage = event.usage;
    else if (event.type === 'end') reason = event.reason;
  }
  if (reason === undefined) {
    throw new ModelError('model/broken-stream', `The answer of ${model.name} stopped before its end.`);
  }
  return { text, toolCalls, usage, reason };
}
