import * as z from 'zod/mini';

export type StateValue = string | number | boolean | null;

export type State = Readonly<Record<string, StateValue>>;

const keyShape = /^[a-z][a-zA-Z0-9-]{0,39}$/;

/** `constructor` has the shape of a key but is no state of anything. */
export const isStateKey = (key: string): boolean => keyShape.test(key) && key !== 'constructor' && key !== 'at';

export const StateValueSchema = z.union([z.string().check(z.maxLength(4000)), z.number(), z.boolean(), z.null()]);

export const StateSchema = z.record(
  z.string().check(z.refine(isStateKey, 'expected a state key such as "open" or "worn-out"')),
  StateValueSchema,
);
