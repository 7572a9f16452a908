import { rowOf } from '../../../src/drama/verb.ts';
import type { StageStep } from '../../../src/drama/stage-port.ts';
import { facing, plus, scaled, turned, vec, wrapped, yawTowards, type Vec3 } from '../space/vector.ts';
import type { StagedActor } from '../staged-actor.ts';
import { at, offStage, type Doing, type Outcome, type StageParts } from './doing.ts';

/** How long deeds of bearing take, of which `contactPart` passes before they count; what is seen may last longer. */
const usualMs = 900;
/** The deed is done at this part of its gesture: the book leaves the hand, the head is down. */
const contactPart = 0.6;
/** Who throws something has turned to where it goes first, to within this, in so long. */
const aimed = { radians: 0.35, mostMs: 1200 } as const;
/** Which way steps go, as turns from where one faces. */
const turns: Readonly<Record<string, number>> = {
  back: Math.PI, backward: Math.PI, backwards: Math.PI, away: Math.PI, aside: Math.PI / 2, right: Math.PI / 2, left: -Math.PI / 2,
  sideways: Math.PI / 2, forward: 0, forwards: 0, closer: 0, nearer: 0, ahead: 0,
}; // prettier-ignore

/** A deed of bearing: shown by the body where it is, or with a few steps. */
export function gesture(parts: StageParts, actor: StagedActor, step: Extract<StageStep, { kind: 'gesture' }>): Doing {
  const { walker } = actor;
  if (!walker) return at(offStage(parts, actor.id));
  const contactMs = (rowOf(step.verb).lastsMs ?? usualMs) * contactPart;
  // Thrown at nobody, it goes where it is meant to.
  const meant = step.verb === 'throw' && step.thing && !step.target ? parts.props.intendedFor(step.thing) : undefined;
  const point = meant ?? pointOf(parts, step.target ?? step.thing, actor);
  const isAway = step.verb === 'turn' && step.direction === 'away';
  const towards = point && isAway ? opposite(walker.position, point) : point;
  let [passed, turning] = [0, 0];
  let begun = false;
  const canMove = () => !walker.fixed;
  const isAimed = (): boolean =>
    step.verb !== 'throw' ||
    !towards ||
    !canMove() ||
    turning >= aimed.mostMs ||
    Math.abs(wrapped(yawTowards(walker.position, towards) - walker.yaw)) < aimed.radians;
  return {
    update(seconds): Outcome | undefined {
      if (!actor.walker) return offStage(parts, actor.id);
      if (!begun && !isAimed()) {
        if (turning === 0 && towards) walker.stand(towards);
        turning += seconds * 1000;
        return undefined;
      }
      if (!begun) {
        begun = true;
        actor.gesture = {
          verb: step.verb,
          beganMs: parts.now(),
          contactMs,
          to: step.target ?? step.thing,
          at: towards,
        };
        if (towards) actor.gaze = isAway ? towards : (step.target ?? step.thing);
        if (canMove()) setOut(parts, actor, step, towards);
      }
      passed += seconds * 1000;
      if (passed < contactMs) return undefined;
      if (step.verb === 'throw' && step.thing !== undefined) {
        parts.props.expectThrow(step.thing, { actor: actor.id, at: towards });
      }
      if (step.verb === 'pace') walker.stand();
      return 'done';
    },
    stop() {
      actor.gesture = undefined;
      if (canMove()) actor.walker?.stand();
    },
  };
}

function setOut(
  parts: StageParts,
  { walker, id }: StagedActor,
  { verb, direction, thing }: Extract<StageStep, { kind: 'gesture' }>,
  towards: Vec3 | undefined,
): void {
  if (!walker) return;
  const { ground, actors } = parts;
  const { position, yaw } = walker;
  const onGround = (meters: number, turn: number): Vec3 =>
    ground.slide(position, plus(position, scaled(turned(facing(yaw), turn), meters)));
  const other = thing === undefined ? undefined : actors.get(thing);
  const turn = direction === undefined ? undefined : turns[direction.toLowerCase()];
  if (verb === 'pace')
    return walker.go({ kind: 'pace', ends: [onGround(1.2, Math.PI / 2), onGround(1.2, -Math.PI / 2)] });
  if (verb === 'block' && other && other.id !== id) return walker.go({ kind: 'person', id: other.id, within: 1 });
  if (verb === 'block' && towards) {
    const face = yawTowards(towards, position);
    return walker.go({ kind: 'block', position: ground.closest(towards) ?? position, face });
  }
  if (verb === 'step' || (verb === 'go' && turn !== undefined)) {
    const goal = towards && turn === undefined ? ground.slide(position, towards) : onGround(0.55, turn ?? 0);
    return walker.go({
      kind: 'point',
      position: goal,
      face: towards ?? yaw,
      isBacking: turn !== undefined && turn !== 0,
    });
  }
  if (towards) walker.stand(towards);
}

/** As far on the other side of oneself. */
const opposite = ({ x, z }: Vec3, point: Vec3): Vec3 => vec(2 * x - point.x, point.y, 2 * z - point.z);

function pointOf(parts: StageParts, id: StagedActor['id'] | undefined, self: StagedActor): Vec3 | undefined {
  if (id === undefined || id === self.id) return undefined;
  const other = parts.actors.get(id);
  if (other)
    return other.walker ? vec(other.stand.position.x, other.stand.position.y + 1.2, other.stand.position.z) : undefined;
  const prop = parts.props.all.get(id);
  if (prop) return prop.hold.kind === 'none' ? undefined : prop.center;
  return parts.rooms.has(id) ? parts.rooms.middleOf(id) : undefined;
}
