import { rowOf } from '../../../src/drama/verb.ts';
import { isDead } from '../../../src/world/containment.ts';
import { is } from '../../../src/world/world.ts';
import { placedAt } from '../space/pose.ts';
import { flatDistance, vec, wrapped, yawTowards, type Vec3 } from '../space/vector.ts';
import { reachMeters } from '../approaches.ts';
import type { Hand } from '../posture.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { Walker } from '../steering/walker.ts';
import { bearerIn } from '../staged-prop.ts';
import { isAtHand } from '../tracked.ts';
import { isFarFrom, spotMeant, type ReachStep } from './spot-meant.ts';
import { claspOf, claspPoint, endClasp, offerHand, TakenByHand } from './clasp.ts';
import { hail } from './walk.ts';
import { at, hindered, offStage, type Doing, type Outcome, type StageParts } from './doing.ts';

const reachSeconds = 0.4;
/** Whoever reaches has turned to it first, to within this, in so long: nobody folds sideways over a table. */
const turnSeconds = 1.2;
const facingRadians = 0.35;
/** On a person a hand stays a moment before it goes back: as long as it takes for half of that way. */
const lingering = 1.5;
/**
 * Where a hand is laid on somebody, from their hips; a blow with the bare hand goes to the cheek that is on its side, a fond hand
 * to the shoulder there.
 */
const chest = vec(0, 0.4, 0.1);
const cheek = { right: vec(-0.08, 0.66, 0.08), left: vec(0.08, 0.66, 0.08) } as const;
const shoulder = { right: vec(-0.14, 0.45, 0.08), left: vec(0.14, 0.45, 0.08) } as const;
/** From so far one sees somebody's head and shoulders; for less than a short step nobody moves their feet. */
const seenFromMeters = 1.15;
const leastStepMeters = 0.1;
/** A step back before something is handed over takes no longer. */
const backSeconds = 0.9;
/** What is held out to somebody in a headset is held out for so long. */
const heldOutSeconds = 10;
/** Before one's chest: where what is in hand is looked at, drunk from and opened. */
const beforeChest = vec(0.08, 1.22, 0.42);

/** Lays a hand on a thing, or does something with what is in it. The moment of contact is its end. */
export function reach(parts: StageParts, actor: StagedActor, step: ReachStep): Doing {
  const aim = aimAt(parts, actor, step);
  if ('refused' in aim) return at(aim);
  let [turned, handlessSeconds, steppedSeconds] = [0, 0, 0];
  let begun = false;
  const other = parts.actors.get(step.thing);
  // Whoever goes up to a goblet, or sits down, stretches no hand for it.
  const isHandless = step.verb !== undefined && rowOf(step.verb).handless === true;
  const clasp = claspOf(parts, step, other);
  const isHandedOver = clasp && other?.tracked !== undefined && step.verb !== 'shake';
  const taken = isHandedOver && step.using !== undefined ? new TakenByHand(parts, step.using, other) : undefined;
  let offeredSeconds = 0;
  const reachingSeconds = clasp?.seconds ?? reachSeconds;
  return {
    update(seconds): Outcome | undefined {
      const { walker } = actor;
      if (!walker) return offStage(parts, actor.id);
      const target = aim.point();
      if (other && other !== actor) hail(parts, actor, other, flatDistance(other.stand.position, walker.position));
      if (!target) return hindered(parts, 'no-more-there', step.thing);
      const off = Math.abs(wrapped(yawTowards(walker.position, target) - walker.yaw));
      // A tracked hand is where it is, and nobody turns who wears a headset.
      const isTracked = actor.tracked?.hands[aim.hand] !== undefined;
      const canTurn = aim.turns && !isTracked && !walker.fixed && flatDistance(walker.position, target) > 0.12;
      if (canTurn && off > facingRadians && turned < turnSeconds) {
        if (turned === 0) walker.stand(target);
        turned += seconds;
        return undefined;
      }
      // What is handed over is handed over from a little farther off, so that both see it and each other.
      if (clasp && other && !begun && !isTracked && steppedSeconds < backSeconds) {
        if (steppedSeconds === 0) drawBack(parts, walker, other.stand.position, clasp.apartMeters);
        steppedSeconds = walker.status === 'walking' ? steppedSeconds + seconds : backSeconds;
        return undefined;
      }
      if (!begun) {
        begun = true;
        const { verb, using, thing } = step;
        const from = actor.reach?.hand === aim.hand ? actor.handAt(aim.hand) : undefined;
        const hand = isHandless ? undefined : aim.hand;
        if (hand) actor.reach = { hand, target, from, part: 0, returning: false, verb, using, thing };
        // How the verb is done, seen only: its contact is the moment the hand is there.
        const motion = { beganMs: parts.now(), contactMs: reachingSeconds * 1000, to: thing, at: target, hand };
        if (verb !== undefined) actor.gesture = { verb: verb === 'shake' && clasp ? 'touch' : verb, ...motion };
        if (verb !== undefined && rowOf(verb).swings) parts.props.swing(actor.id, true);
        if (other && other !== actor) lookUp(parts, other, actor.id);
      }
      handlessSeconds += seconds;
      if (isHandless) return handlessSeconds < reachSeconds ? undefined : 'done';
      const { reach: hand } = actor;
      if (!hand) return hindered(parts, 'draws-back', actor.id);
      actor.reach = { ...hand, target, part: isTracked ? 1 : Math.min(1, hand.part + seconds / reachingSeconds) };
      if (clasp && other) offerHand(parts, actor, other, target);
      if (actor.reach.part < 1) return undefined;
      if (taken && step.using !== undefined && !taken.isTaken(seconds, target)) {
        offeredSeconds += seconds;
        if (offeredSeconds < heldOutSeconds) return undefined;
        if (clasp && other) endClasp(clasp, actor, other, 'at once');
        return hindered(parts, 'not-taken', step.using);
      }
      actor.reach.returning = true;
      if (other) actor.reach.part = lingering;
      if (flatDistance(target, walker.position) > reachMeters + 0.25 && !isAtHand(actor.tracked, target))
        return hindered(parts, 'out-of-reach', step.thing);
      parts.props.swing(actor.id, false);
      if (clasp && other) endClasp(clasp, actor, other, 'after a while');
      if (other && other !== actor && step.verb !== 'shake' && parts.isSteered(actor.id) && !actor.tracked)
        drawBack(parts, walker, other.stand.position, seenFromMeters);
      return 'done';
    },
    stop() {
      parts.props.swing(actor.id, false);
      if (actor.reach) actor.reach.returning = true;
      if (clasp && other) endClasp(clasp, actor, other, 'at once');
      if (begun && actor.gesture?.hand !== undefined) actor.gesture = undefined;
    },
  };
}

/** Who looks out of their own eyes sees more than a nose of whom they touch: a step back, still facing them. */
function drawBack({ ground }: StageParts, walker: Walker, from: Vec3, meters: number): void {
  const { position } = walker;
  const away = flatDistance(position, from);
  if (walker.fixed || away >= meters - leastStepMeters || away < 0.1) return;
  const by = (meters - away) / away;
  const wanted = vec(position.x + (position.x - from.x) * by, position.y, position.z + (position.z - from.z) * by);
  const spot = ground.slide(position, wanted);
  if (flatDistance(spot, position) < leastStepMeters) return;
  walker.go({ kind: 'point', position: spot, face: from, isBacking: true });
}

/** Whoever is touched looks at whose hand it is. */
function lookUp(parts: StageParts, other: StagedActor, at: StagedActor['id']): void {
  const { thing, isHiding } = other;
  if (!parts.isSteered(other.id) && !isHiding && !isDead(thing) && !is(thing, 'asleep')) other.gaze = at;
}

interface Aim {
  readonly hand: Hand;
  readonly turns: boolean;
  point(): Vec3 | undefined;
}

function aimAt(parts: StageParts, actor: StagedActor, step: ReachStep): Aim | { refused: string } {
  const { actors, props, approaches } = parts;
  const tooFar = hindered(parts, 'too-far', step.thing);
  const missing = hindered(parts, 'not-here', step.thing);
  if (!actor.walker) return offStage(parts, actor.id);
  const hand = handFor(parts, actor, step);
  const other = actors.get(step.thing);
  if (other) {
    const stirs = step.verb === undefined || step.using !== undefined ? undefined : rowOf(step.verb).stirs;
    const { x, y, z } = stirs === 'violence' ? cheek[hand] : stirs === 'affection' ? shoulder[hand] : chest;
    const clasp = claspOf(parts, step, other);
    const touched = () => {
      if (clasp) return claspPoint(clasp, actor, other);
      return other.walker ? placedAt(other.stand, vec(x, other.hipHeight + y, z)) : undefined;
    };
    const from = actor.stand.position;
    const point = touched();
    if (!point) return missing;
    return flatDistance(point, from) > reachMeters + 0.3 ? tooFar : { hand, turns: true, point: touched };
  }
  const prop = props.all.get(step.thing);
  if (!prop || prop.hold.kind === 'none') return missing;
  if (step.verb === 'hide' && !actors.placeBehind(actor.id, prop)) return hindered(parts, 'no-room-behind', prop.id);
  const bearer = bearerIn(prop.hold);
  if (bearer === actor.id) {
    const { x, y, z } = beforeChest;
    const own = prop.hold.kind === 'hand' && prop.hold.hand === 'left' ? 'left' : 'right';
    return { hand: own, turns: false, point: () => placedAt(actor.stand, vec(x, y - 0.86 + actor.hipHeight, z)) };
  }
  const carrier = bearer && actors.get(bearer);
  if (carrier && flatDistance(carrier.stand.position, actor.stand.position) > reachMeters + 0.3) return tooFar;
  if (!carrier && !approaches.isWithinReach(prop, actor.stand.position) && !isAtHand(actor.tracked, prop.center)) {
    const around = prop.hold.kind === 'carried' ? props.all.get(prop.hold.by) : undefined;
    if (!around || !approaches.isWithinReach(around, actor.stand.position)) return tooFar;
  }
  const spot = spotMeant(parts, step);
  // The hand lays it where it is to lie, if it gets there.
  if (spot && !isFarFrom(actor, spot)) return { hand, turns: true, point: () => spot };
  return { hand, turns: true, point: () => approaches.touchPoint(prop, actor.stand.position) };
}

/** What is in hand is brought to the thing by that hand; an empty hand takes, the right one first. */
function handFor(parts: StageParts, actor: StagedActor, step: ReachStep): Hand {
  const using = step.using === undefined ? undefined : parts.props.all.get(step.using)?.hold;
  if (using?.kind === 'hand' && using.actor === actor.id && using.hand !== 'belt') return using.hand;
  return parts.props.handMeantFor(step.thing) ?? parts.props.handToTake(actor.id).hand;
}
