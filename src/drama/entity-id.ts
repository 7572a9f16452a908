import * as z from 'zod/mini';

/** A readable id, `actor:mina` or `prop:dagger`: the kind, a colon, a short name. */
export type EntityId = string & { readonly __brand: 'EntityId' };

const shape = /^[a-z][a-z0-9-]{0,31}:[\p{L}\p{N}][\p{L}\p{N}_.'-]{0,95}$/u;

export const isEntityId = (text: string): text is EntityId => shape.test(text);

/** Names the author's own entities in code and tests; data from outside goes through the schema. */
export const entityId = (text: string): EntityId => text as EntityId;

export const EntityIdSchema = z.pipe(
  z.string().check(z.regex(shape, 'expected an id such as "prop:dagger" (kind, colon, short name without spaces)')),
  z.transform((text) => text as EntityId),
);
