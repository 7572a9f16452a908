import type { Change } from './change.ts';
import type { EntityId } from './entity-id.ts';

/** Who is laid bare by these changes: somebody who hid, behind a curtain that is drawn or where somebody looks. */
export const revealedBy = (changes: readonly Change[]): readonly EntityId[] =>
  changes
    .filter(({ entity, property, value }) => property === 'revealed' && value === true && entity.startsWith('actor:'))
    .map(({ entity }) => entity);
