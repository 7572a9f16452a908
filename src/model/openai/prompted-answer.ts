import type { ModelEvent, ModelRequest, Tool } from '../language-model.ts';
import { readJson } from '../read-json.ts';

/** What is said in the prompt where the endpoint has no way to be told it. */
export function shapeInstruction(output: NonNullable<ModelRequest['output']>): string {
  return `Answer with one JSON value and nothing else: no preamble, no code fence. It must fit this JSON schema ("${output.name}"):\n${JSON.stringify(output.schema)}`;
}

export function toolInstruction(tools: readonly Tool[]): string {
  const listed = tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters }));
  return `You can use these tools:\n${listed.join('\n')}\nTo use one, answer with nothing but this JSON: {"tool": "<its name>", "arguments": {…}}; to use several, a list of them. To use none, answer in plain words.`;
}

/**
 * Reads tool calls out of plain text. Words go through as they come; a text that opens like JSON is held back until its end
 * shows whether it is a call.
 */
export class PromptedToolReader {
  private held = '';
  private isPlain = false;

  constructor(private readonly tools: readonly Tool[]) {}

  /** The part of the text that may already be shown. */
  push(text: string): string {
    if (this.isPlain) return text;
    this.held += text;
    if (/^\s*([{[`]|$)/.test(this.held)) return '';
    this.isPlain = true;
    return this.takeHeld();
  }

  /** What the text held back came to. */
  end(): ModelEvent[] {
    if (this.isPlain || this.held.trim() === '') return [];
    const read = readJson(this.held);
    const calls = read.ok ? (Array.isArray(read.value) ? (read.value as unknown[]) : [read.value]) : [];
    const events = calls.map((call) => this.readCall(call));
    return events.length > 0 && events.every((event) => event !== undefined)
      ? events
      : [{ type: 'text', text: this.takeHeld() }];
  }

  private readCall(call: unknown): ModelEvent | undefined {
    if (typeof call !== 'object' || call === null) return undefined;
    const { tool, arguments: given } = call as { tool?: unknown; arguments?: unknown };
    return typeof tool === 'string' && this.tools.some(({ name }) => name === tool)
      ? { type: 'tool-call', name: tool, arguments: given ?? {} }
      : undefined;
  }

  private takeHeld(): string {
    const text = this.held;
    this.held = '';
    return text;
  }
}
