import * as z from 'zod/mini';
import { EntityIdSchema, type EntityId } from './entity-id.ts';
import { isStateKey, StateValueSchema, type StateValue } from './state.ts';
import { WhereaboutsSchema, type Whereabouts } from './whereabouts.ts';

/** One difference a deed makes: a new place (`at`; null is consumed) or a new value of a state key. */
export type Change =
  | { readonly entity: EntityId; readonly property: 'at'; readonly value: Whereabouts | null }
  | { readonly entity: EntityId; readonly property: string; readonly value: StateValue };

export const isMove = (change: Change): change is Extract<Change, { property: 'at' }> => change.property === 'at';

/** Changes from outside (a model's proposal): the same shape, nothing more. */
export const ChangeSchema = z.union([
  z.strictObject({ entity: EntityIdSchema, property: z.literal('at'), value: z.nullable(WhereaboutsSchema) }),
  z.strictObject({
    entity: EntityIdSchema,
    property: z.string().check(z.refine(isStateKey, 'expected "at" or a state key')),
    value: StateValueSchema,
  }),
]);
