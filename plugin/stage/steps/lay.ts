import { flatDistance, minus, plus, scaled, vec, type Vec3 } from '../space/vector.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { Doing, Outcome, StageParts } from './doing.ts';
import { reach } from './reach.ts';
import type { ReachStep } from './spot-meant.ts';
import { walkBeside } from './walk.ts';

/** Before what one lays down, as far as one likes to stand from it. */
const besideMeters = 0.5;

/** Lays a thing at the spot somebody looks at: goes there first, where it is too far for the hand. */
export function layAt(parts: StageParts, actor: StagedActor, step: ReachStep, spot: Vec3): Doing {
  const { ground } = parts;
  const from = actor.stand.position;
  const far = Math.max(0.01, flatDistance(from, spot));
  const towards = plus(spot, scaled(minus(from, spot), Math.min(1, besideMeters / far)));
  const beside = ground.closest(vec(towards.x, from.y, towards.z), 1.2);
  // Where nobody can stand near it the hand does what it can from here.
  let doing = beside ? walkBeside(parts, actor, beside, spot) : reach(parts, actor, step);
  let isWalking = beside !== undefined;
  return {
    update(seconds): Outcome | undefined {
      const outcome = doing.update(seconds);
      if (outcome === undefined || !isWalking) return outcome;
      isWalking = false;
      doing = reach(parts, actor, step);
      return undefined;
    },
    stop: () => doing.stop(),
  };
}
