import * as z from 'zod/mini';
import { EntityIdSchema } from './entity-id.ts';
import { StateSchema } from './state.ts';
import { TraitSchema } from './trait.ts';
import { WhereaboutsSchema } from './whereabouts.ts';

const control = /[\u0000-\u001f\u007f]/;
const name = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(200),
  z.refine((text) => !control.test(text), 'must not contain control characters'),
);
const count = z.number().check(z.gte(0), z.lte(1_000_000));

const common = {
  id: EntityIdSchema,
  name,
  aliases: z.optional(z.array(name).check(z.maxLength(50))),
  description: z.optional(z.string().check(z.maxLength(4000))),
  state: z.optional(StateSchema),
};

const located = {
  at: z.optional(z.nullable(WhereaboutsSchema)),
  /** Bulk and weight in one number; what a hand holds is 1. */
  size: z.optional(count),
  /** Bounds the sum of the sizes directly in, on or held; absent means unlimited. */
  capacity: z.optional(count),
};

const ExitSchema = z.looseObject({ direction: z.optional(name), to: EntityIdSchema, door: z.optional(EntityIdSchema) });
export type Exit = Readonly<z.infer<typeof ExitSchema>>;

/** Whose it is, wherever it lies; of a place, whose house it is. Unless said, a thing is theirs who had it at the start. */
const owner = z.optional(EntityIdSchema);

/** What belongs to a place and is no thing: it is seen and spoken of, and nobody carries it off. */
const FittingSchema = z.looseObject({
  /** What it is called: *the stove*. */
  name,
  /** What else it is called. */
  aliases: z.optional(z.array(name).check(z.maxLength(50))),
  /** What is seen of it. */
  description: z.optional(z.string().check(z.maxLength(1000))),
});

const PlaceSchema = z.looseObject({
  ...common,
  kind: z.literal('place'),
  owner,
  exits: z.optional(z.array(ExitSchema).check(z.maxLength(100))),
  /** What is to be seen here beside its props and what its staging builds: a stove, a view, a stain on the wall. */
  fittings: z.optional(z.array(FittingSchema).check(z.maxLength(100))),
});
type Place = Readonly<z.infer<typeof PlaceSchema>>;

const ActorSchema = z.looseObject({
  ...common,
  ...located,
  kind: z.literal('actor'),
  pronouns: z.optional(z.enum(['he', 'she', 'they', 'it'])),
  /** Who others are to this actor: `{ "mother": "actor:gertrude" }`. */
  relations: z.optional(z.record(z.string().check(z.maxLength(60)), EntityIdSchema)),
});
export type Actor = Readonly<z.infer<typeof ActorSchema>>;

const PropSchema = z.looseObject({
  ...common,
  ...located,
  kind: z.literal('prop'),
  traits: z.optional(z.array(TraitSchema)),
  owner,
  /** What locks and unlocks it. */
  key: z.optional(EntityIdSchema),
  /** What can be read on it. */
  text: z.optional(z.string().check(z.maxLength(20_000))),
});
type Prop = Readonly<z.infer<typeof PropSchema>>;

export const EntitySchema = z.discriminatedUnion('kind', [PlaceSchema, ActorSchema, PropSchema]);
export type Entity = Place | Actor | Prop;
