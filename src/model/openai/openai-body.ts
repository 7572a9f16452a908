import type { JsonSchema, Message, ModelRequest, MessagePart, Tool } from '../language-model.ts';
import type { Feature } from './abilities.ts';
import { shapeInstruction, toolInstruction } from './prompted-answer.ts';

/** What is sent: as much of OpenAI's chat completions as we use. */
export interface ChatParams {
  readonly model: string;
  readonly stream: true;
  messages: readonly ChatMessage[];
  stream_options?: { readonly include_usage: true };
  response_format?:
    | {
        readonly type: 'json_schema';
        readonly json_schema: { readonly name: string; readonly schema: JsonSchema; readonly strict: boolean };
      }
    | { readonly type: 'json_object' };
  tools?: readonly { readonly type: 'function'; readonly function: Tool }[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
}

interface ChatMessage {
  readonly role: Message['from'];
  readonly content: string | readonly ContentPart[];
}

type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

export interface OpenAIBody {
  readonly params: ChatParams;
  /** What in it the endpoint might refuse. */
  readonly inUse: readonly Feature[];
  /** The tools are told of in the prompt, so calls come back as text. */
  readonly hasPromptedTools: boolean;
}

/** A request as the endpoint takes it; what it lacks is left out or said in the prompt instead. */
export function openaiBody(model: string, request: ModelRequest, lacks: (feature: Feature) => boolean): OpenAIBody {
  const inUse: Feature[] = [];
  const uses = (feature: Feature, isWanted: boolean): boolean => {
    if (!isWanted || lacks(feature)) return false;
    inUse.push(feature);
    return true;
  };
  const { output, tools = [], maxTokens, temperature } = request;
  const instructions: string[] = [];
  const params: ChatParams = { model, stream: true, messages: [] };

  if (uses('streamedUsage', true)) params.stream_options = { include_usage: true };
  if (output && uses('jsonSchema', true)) {
    const { name, schema } = output;
    params.response_format = {
      type: 'json_schema',
      json_schema: { name, schema: { ...schema }, strict: isStrict(schema) },
    };
  } else if (output) {
    instructions.push(shapeInstruction(output));
    if (uses('jsonObject', mayBeObject(output.schema))) params.response_format = { type: 'json_object' };
  }
  const hasTools = tools.length > 0;
  const hasPromptedTools = hasTools && !uses('tools', true);
  if (hasPromptedTools) instructions.push(toolInstruction(tools));
  else if (hasTools) {
    params.tools = tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: { ...parameters } },
    }));
  }
  if (temperature !== undefined && uses('temperature', true)) params.temperature = temperature;
  if (maxTokens !== undefined) {
    if (uses('maxTokens', true)) params.max_tokens = maxTokens;
    else params.max_completion_tokens = maxTokens;
  }
  const withImages = uses('images', request.messages.some(hasImage));
  const asked = instructed(request.messages, instructions);
  const withSystem = uses(
    'systemRole',
    asked.some(({ from }) => from === 'system'),
  );
  params.messages = (withSystem ? asked : withoutSystem(asked)).map((message) => messageParam(message, withImages));
  return { params, inUse, hasPromptedTools };
}

const hasImage = ({ content }: Message): boolean =>
  typeof content !== 'string' && content.some((part) => 'image' in part);

/** Many local templates know one system message, the first: what is to be added is added there. */
function instructed(messages: readonly Message[], instructions: readonly string[]): readonly Message[] {
  if (instructions.length === 0) return messages;
  const added = instructions.join('\n\n');
  const [first, ...rest] = messages;
  return first?.from === 'system'
    ? [{ from: 'system', content: `${textOf(first.content)}\n\n${added}` }, ...rest]
    : [{ from: 'system', content: added }, ...messages];
}

/** Says what the system would have said at the head of the user's next message. */
function withoutSystem(messages: readonly Message[]): Message[] {
  const kept: Message[] = [];
  let pending: MessagePart[] = [];
  for (const message of messages) {
    if (message.from === 'system') pending.push({ text: `${textOf(message.content)}\n\n` });
    else if (message.from === 'user' && pending.length > 0) {
      kept.push({ from: 'user', content: [...pending, ...partsOf(message.content)] });
      pending = [];
    } else kept.push(message);
  }
  return pending.length > 0 ? [...kept, { from: 'user', content: pending }] : kept;
}

function messageParam({ from, content }: Message, withImages: boolean): ChatMessage {
  if (from !== 'user') return { role: from, content: textOf(content) };
  const parts = partsOf(content);
  // Plain text wherever it will do: the list form is itself something endpoints refuse.
  if (!withImages || parts.every((part) => 'text' in part)) return { role: 'user', content: textOf(content) };
  return {
    role: 'user',
    content: parts.map((part) =>
      'text' in part
        ? { type: 'text' as const, text: part.text }
        : { type: 'image_url' as const, image_url: { url: part.image } },
    ),
  };
}

const partsOf = (content: Message['content']): readonly MessagePart[] =>
  typeof content === 'string' ? [{ text: content }] : content;

const textOf = (content: Message['content']): string =>
  partsOf(content)
    .map((part) => ('text' in part ? part.text : (part.instead ?? '')))
    .join('');

/** `json_object` makes an object of any answer: a list or a word asked for in that way would never fit. */
const mayBeObject = (schema: JsonSchema): boolean => schema['type'] === undefined || schema['type'] === 'object';

/** OpenAI takes `strict` only when every object is closed and every key required; elsewhere the shape is a hint. */
function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  if (type === 'object') {
    const keys = Object.keys(properties ?? {});
    const must = Array.isArray(required) ? (required as unknown[]) : [];
    if (additionalProperties !== false || !keys.every((key) => must.includes(key))) return false;
  }
  return Object.values(schema).every(isStrict);
}
