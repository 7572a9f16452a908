import * as z from 'zod/mini';
import { hashJson } from '../kit/hash.ts';
import { ok, type Result } from '../kit/result.ts';
import { readWith, type Problem } from '../kit/schema.ts';
import type { ModelEvent, ModelRequest } from './language-model.ts';

/** One answer as it came, event by event. */
export type Take = readonly ModelEvent[];

/** What is on a cassette: answers by the hash of what was asked. Nothing of keys or addresses is in it. */
interface CassetteFile {
  readonly version: 1;
  readonly entries: Readonly<Record<string, CassetteEntry>>;
}

interface CassetteEntry {
  /** For people who read the file: who asked, whom, and how the question ended. */
  readonly role: string;
  readonly model: string;
  readonly asked: string;
  /** The same question may have been asked more than once. */
  readonly takes: readonly Take[];
}

const count = z.number().check(z.gte(0));
const ModelEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun') }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool-call'), name: z.string(), arguments: z.unknown() }),
  z.object({
    type: z.literal('usage'),
    usage: z.object({ inputTokens: count, outputTokens: count, estimated: z.optional(z.boolean()) }),
  }),
  z.object({ type: z.literal('end'), reason: z.enum(['stop', 'length', 'tool-calls', 'filtered']) }),
]);

const CassetteFileSchema = z.object({
  version: z.literal(1),
  entries: z.record(
    z.string(),
    z.object({
      role: z.string(),
      model: z.string(),
      asked: z.string(),
      takes: z.array(z.array(ModelEventSchema)).check(z.minLength(1)),
    }),
  ),
});

const longestCue = 120;

/** Answers kept for another time. Whoever owns the file reads it before and writes `toJSON` after. */
export class Cassette {
  private readonly entries: Map<string, CassetteEntry>;

  constructor(file: CassetteFile = { version: 1, entries: {} }) {
    this.entries = new Map(Object.entries(file.entries));
  }

  static read(data: unknown): Result<Cassette, readonly Problem[]> {
    const read = readWith(CassetteFileSchema, data);
    return read.ok ? ok(new Cassette(read.value as CassetteFile)) : read;
  }

  static keyOf(request: ModelRequest): string {
    return hashJson(request);
  }

  get size(): number {
    return this.entries.size;
  }

  takes(key: string): readonly Take[] {
    return this.entries.get(key)?.takes ?? [];
  }

  add(key: string, request: ModelRequest, model: string, take: Take): void {
    const asked = lastWords(request);
    this.entries.set(key, { role: request.role, model, asked, takes: [...this.takes(key), take] });
  }

  /** Sorted by key, so that a recording made again in another order is the same file. */
  toJSON(): CassetteFile {
    const sorted = [...this.entries].sort(([a], [b]) => (a < b ? -1 : 1));
    return { version: 1, entries: Object.fromEntries(sorted) };
  }
}

export function lastWords({ messages }: ModelRequest): string {
  const content = messages.at(-1)?.content ?? '';
  const text =
    typeof content === 'string' ? content : content.map((part) => ('text' in part ? part.text : '')).join('');
  return text.length > longestCue ? `…${text.slice(-longestCue)}` : text;
}
