import { rowOf } from '../../../src/drama/verb.ts';
import { placedAt } from '../space/pose.ts';
import { flatDistance, vec, wrapped, yawTowards, type Vec3 } from '../space/vector.ts';
import { reachMeters } from '../approaches.ts';
import type { Hand } from '../posture.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { Walker } from '../steering/walker.ts';
import { bearerIn } from '../staged-prop.ts';
import { isAtHand } from '../tracked.ts';
import { isFarFrom, spotMeant, type ReachStep } from './spot-meant.ts';
import { claspPoint, endClasp, offerHand } from './clasp.ts';
import { hail } from './walk.ts';
import { at, NameOf, offStage, refused, type Doing, type Outcome, type StageParts } from './doing.ts';

const reachSeconds = 0.4;
const turnSeconds = 1.2;
/** On a person a hand stays a moment before it goes back: as long as it takes for half of that way. */
const lingering = 1.5;
/** Where a hand is laid on somebody, from their hips; a blow with the bare hand goes to the cheek that is on its side. */
const chest = vec(0, 0.3, 0.1);
const cheek = { right: vec(-0.08, 0.66, 0.08), left: vec(0.08, 0.66, 0.08) } as const;
/** From so far one sees somebody's head and shoulders; for less than a short step nobody moves their feet. */
const seenFromMeters = 1.15;
const leastStepMeters = 0.1;
/** Before one's chest: where what is in hand is looked at, drunk from and opened. */
const beforeChest = vec(0.08, 1.22, 0.36);

/** Lays a hand on a thing, or does something with what is in it. The moment of contact is its end. */
export function reach(parts: StageParts, actor: StagedActor, step: ReachStep): Doing {
  const aim = aimAt(parts, actor, step);
  if ('refused' in aim) return at(aim);
  let turned = 0;
  let begun = false;
  const other = parts.actors.get(step.thing);
  const isClasp = isHandshake(step, other);
  return {
    update(seconds): Outcome | undefined {
      const { walker } = actor;
      if (!walker) return offStage(parts, actor.id);
      const target = aim.point();
      if (other && other !== actor) hail(parts, actor, other, flatDistance(other.stand.position, walker.position));
      if (!target) return refused(`${NameOf(parts, step.thing)} is not there any more.`);
      const off = Math.abs(wrapped(yawTowards(walker.position, target) - walker.yaw));
      // A tracked hand is where it is, and nobody turns who wears a headset.
      const isTracked = actor.tracked?.hands[aim.hand] !== undefined;
      const canTurn = aim.turns && !isTracked && !walker.fixed && flatDistance(walker.position, target) > 0.12;
      if (canTurn && off > 0.5 && turned < turnSeconds) {
        if (turned === 0) walker.stand(target);
        turned += seconds;
        return undefined;
      }
      if (!begun) {
        begun = true;
        const { verb, using, thing } = step;
        const from = actor.reach?.hand === aim.hand ? actor.handAt(aim.hand) : undefined;
        actor.reach = { hand: aim.hand, target, from, part: 0, returning: false, verb, using, thing };
        // How the verb is done, seen only: its contact is the moment the hand is there.
        const motion = { beganMs: parts.now(), contactMs: reachSeconds * 1000, to: thing, at: target, hand: aim.hand };
        if (verb !== undefined) actor.gesture = { verb: isClasp ? 'touch' : verb, ...motion };
        if (verb !== undefined && rowOf(verb).swings) parts.props.swing(actor.id, true);
      }
      const { reach: hand } = actor;
      if (!hand) return refused(`${NameOf(parts, actor.id)} draws back.`);
      actor.reach = { ...hand, target, part: isTracked ? 1 : Math.min(1, hand.part + seconds / reachSeconds) };
      if (isClasp && other) offerHand(parts, actor, other, target);
      if (actor.reach.part < 1) return undefined;
      actor.reach.returning = true;
      if (other) actor.reach.part = lingering;
      if (flatDistance(target, walker.position) > reachMeters + 0.25 && !isAtHand(actor.tracked, target))
        return refused(`${NameOf(parts, step.thing)} is out of reach.`);
      parts.props.swing(actor.id, false);
      if (isClasp && other) endClasp(actor, other, 'after a while');
      else if (other && other !== actor && parts.isSteered(actor.id) && !actor.tracked)
        drawBack(parts, walker, other.stand.position);
      return 'done';
    },
    stop() {
      parts.props.swing(actor.id, false);
      if (actor.reach) actor.reach.returning = true;
      if (isClasp && other) endClasp(actor, other, 'at once');
      if (begun && actor.gesture?.hand !== undefined) actor.gesture = undefined;
    },
  };
}

/** Who looks out of their own eyes sees more than a nose of whom they touched: a step back, still facing them. */
function drawBack({ ground }: StageParts, walker: Walker, from: Vec3): void {
  const { position } = walker;
  const away = flatDistance(position, from);
  if (walker.fixed || away >= seenFromMeters - leastStepMeters || away < 0.1) return;
  const by = (seenFromMeters - away) / away;
  const wanted = vec(position.x + (position.x - from.x) * by, position.y, position.z + (position.z - from.z) * by);
  const spot = ground.slide(position, wanted);
  if (flatDistance(spot, position) < leastStepMeters) return;
  walker.go({ kind: 'point', position: spot, face: from, isBacking: true });
}

const isHandshake = ({ verb, using }: ReachStep, other: StagedActor | undefined): boolean =>
  verb === 'shake' && using === undefined && other?.posture === 'standing';

interface Aim {
  readonly hand: Hand;
  readonly turns: boolean;
  point(): Vec3 | undefined;
}

function aimAt(parts: StageParts, actor: StagedActor, step: ReachStep): Aim | { refused: string } {
  const { actors, props, approaches } = parts;
  const tooFar = refused(`${NameOf(parts, step.thing)} is too far away to touch.`);
  const missing = refused(`${NameOf(parts, step.thing)} is not here.`);
  if (!actor.walker) return offStage(parts, actor.id);
  const hand = handFor(parts, actor, step);
  const other = actors.get(step.thing);
  if (other) {
    const isBlow = step.verb !== undefined && step.using === undefined && rowOf(step.verb).stirs === 'violence';
    const { x, y, z } = isBlow ? cheek[hand] : chest;
    const touched = () => {
      if (isHandshake(step, other)) return claspPoint(actor, other);
      return other.walker ? placedAt(other.stand, vec(x, other.hipHeight + y, z)) : undefined;
    };
    const from = actor.stand.position;
    const point = touched();
    if (!point) return missing;
    return flatDistance(point, from) > reachMeters + 0.3 ? tooFar : { hand, turns: true, point: touched };
  }
  const prop = props.all.get(step.thing);
  if (!prop || prop.hold.kind === 'none') return missing;
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
  const meant = parts.props.handMeantFor(step.thing);
  if (meant) return meant;
  for (const { hold } of parts.props.all.values()) {
    if (hold.kind === 'hand' && hold.actor === actor.id && hold.hand === 'right') return 'left';
  }
  return 'right';
}
