import { isMove, type Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { parentIn, relationOf, type Whereabouts } from '../drama/whereabouts.ts';
import { isDead } from './containment.ts';
import { is, stateOf, type Thing, type World } from './world.ts';

/**
 * Nobody goes on sitting, kneeling or lying where they are moved to: what becomes of the postures of those whom these changes
 * put elsewhere, unless the changes say it themselves. The dead lie and sleepers sleep wherever they are brought.
 */
export function endedPostures(world: World, changes: readonly Change[]): Change[] {
  const said = new Set(changes.filter(({ property }) => property === 'posture').map(({ entity }) => entity));
  const last = new Map(changes.filter(isMove).map(({ entity, value }) => [entity, value] as const));
  return [...last].flatMap(([entity, at]) => {
    const thing = world.things.get(entity);
    if (!thing || said.has(entity) || isSame(thing.at, at) || !isUpAndAbout(thing, changes)) return [];
    const before = stateOf(thing, 'posture');
    // Put on a chair one sits on it, however one stood before.
    const after = at && relationOf(at) === 'on' ? null : 'standing';
    return typeof before !== 'string' || before === after ? [] : [{ entity, property: 'posture', value: after }];
  });
}

function isUpAndAbout(thing: Thing, changes: readonly Change[]): boolean {
  const becomes = (property: string): boolean => changes.some((change) => isOn(change, thing.id, property));
  return thing.kind === 'actor' && !isDead(thing) && !is(thing, 'asleep') && !becomes('dead') && !becomes('asleep');
}

const isOn = ({ entity, property, value }: Change, id: EntityId, key: string): boolean =>
  entity === id && property === key && value === true;

const isSame = (one: Whereabouts | null, other: Whereabouts | null): boolean =>
  one === other ||
  (one !== null && other !== null && relationOf(one) === relationOf(other) && parentIn(one) === parentIn(other));
