import * as z from 'zod/mini';
import type { EntityId } from './entity-id.ts';

/** How somebody answers: at once, after thinking, or not in words. */
export const paces = ['fast', 'slow', 'silence'] as const;
export type Pace = (typeof paces)[number];

/** Whose mind it came from. */
export const sources = ['understudy', 'model', 'player'] as const;
export type Source = (typeof sources)[number];

const word = z.string().check(z.minLength(1), z.maxLength(120));

/** What somebody means to do, as subject (themselves), verb and object in words or ids. */
export const IntentSchema = z.object({
  verb: word,
  object: z.optional(word),
  preposition: z.optional(word),
  target: z.optional(word),
  instrument: z.optional(word),
});
export type Intent = Readonly<z.infer<typeof IntentSchema>>;

/** What a listener decided about an event: pace, perhaps a deed, and why. */
export interface Decision {
  readonly actor: EntityId;
  readonly pace: Pace;
  readonly to?: EntityId | undefined;
  readonly action?: Intent | undefined;
  /** The beat it means to play, if it is one. */
  readonly beat?: string | undefined;
  /** The desire it means to follow, if it is one. */
  readonly desire?: string | undefined;
  readonly why: string;
}
