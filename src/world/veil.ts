import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { RefusalCode } from '../drama/refusal.ts';
import type { Verdict } from '../drama/verdict.ts';
import { unseen } from './sight.ts';
import { nameNotSeen } from './tongues/tongues.ts';
import { thingOf, type World } from './world.ts';

const unseenCodes: ReadonlySet<string> = new Set<RefusalCode>(['not-here', 'not-visible', 'unknown-object']);

/**
 * [NAME2] A refused action as it may be told to whoever tried it: what they do not see keeps the name they gave it, and its id
 * stays with us. Nothing, where it was not refused for that.
 */
export function veiled(
  world: World,
  actor: EntityId,
  action: Action,
  verdict: Verdict,
  probe?: PhysicalProbe,
): Action | undefined {
  const name = verdict.ok || !unseenCodes.has(verdict.code) ? undefined : nameNotSeen(verdict.reason);
  if (name === undefined) return undefined;
  const isUnseen = (id: string): boolean => {
    const thing = world.things.get(id as EntityId);
    return thing !== undefined && unseen(world, thingOf(world, actor), thing, undefined, probe) !== undefined;
  };
  const { object, target, instrument } = action;
  const named = Object.entries({ object, target, instrument }).filter(([, id]) => id !== undefined && isUnseen(id));
  return { ...action, ...Object.fromEntries(named.map(([slot]) => [slot, bareName(name)])) };
}

/** The name as it was typed. */
const bareName = (name: string): string => name.replace(/^The /, '');
