import * as z from 'zod/mini';
import { EntityIdSchema, type EntityId } from './entity-id.ts';

const relations = ['in', 'on', 'under', 'behind', 'heldBy', 'wornBy', 'partOf'] as const;

/** How a thing is where it is: the one edge that joins it to its parent in the containment tree. */
export type Relation = (typeof relations)[number];

/** Where a thing is: exactly one relation and the thing it holds to. */
export type Whereabouts = { readonly [R in Relation]: { readonly [K in R]: EntityId } }[Relation];

export const relationOf = (at: Whereabouts): Relation => Object.keys(at)[0] as Relation;

export const parentIn = (at: Whereabouts): EntityId => Object.values(at)[0] as EntityId;

export const whereabouts = (relation: Relation, parent: EntityId): Whereabouts =>
  ({ [relation]: parent }) as unknown as Whereabouts;

export const WhereaboutsSchema = z.pipe(
  z
    .partialRecord(z.enum(relations), EntityIdSchema)
    .check(
      z.refine(
        (at) => Object.keys(at).length === 1,
        `expected exactly one of ${relations.join(', ')}, such as { "in": "place:study" }`,
      ),
    ),
  z.transform((at) => at as unknown as Whereabouts),
);
