import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { StageStep } from '../../../src/drama/stage-port.ts';
import { rowOf } from '../../../src/drama/verb.ts';
import { flatDistance, type Vec3 } from '../space/vector.ts';
import { reachMeters } from '../approaches.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { StageParts } from './doing.ts';

/** One bends so far over a table. */
const leanMeters = reachMeters + 0.15;

export type ReachStep = Extract<StageStep, { kind: 'reach' }>;

/** The spot somebody looks at and wants a thing put, where this step puts it down. */
export function spotMeant(parts: StageParts, { verb, thing, using }: ReachStep): Vec3 | undefined {
  if (verb === undefined || !rowOf(verb).puts) return undefined;
  const laid: EntityId = using ?? thing;
  return parts.props.intendedFor(laid);
}

/** Whether the spot is too far for the hand of one who stands where they stand. */
export const isFarFrom = (actor: StagedActor, spot: Vec3): boolean =>
  flatDistance(actor.stand.position, spot) > leanMeters;
