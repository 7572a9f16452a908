import type { EntityId } from '../../src/drama/entity-id.ts';
import { isDead, isShut } from '../../src/world/containment.ts';
import { has } from '../../src/world/world.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { StageAttention } from '../player/stage-attention.ts';
import type { Hand } from '../stage/posture.ts';
import { relativeTo } from '../stage/resting.ts';
import { standing } from '../stage/space/box.ts';
import { placedIn, turnedBy, upright, type Pose } from '../stage/space/pose.ts';
import { distance, flatDistance, minus, origin, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedActor } from '../stage/staged-actor.ts';
import type { StagedProp } from '../stage/staged-prop.ts';
import type { HandAbout } from './hand-machine.ts';

/** A hand is at a thing when it is so near to it; small things are caught from a little farther. */
const nearMeters = { small: 0.11, large: 0.07, smallerThan: 0.3 } as const;
/** What is in the hand is offered to whoever stands so near to it, before their chest. */
const offered = { meters: 0.5, above: 0.7, below: 0.25 } as const;
/** Let go so far above a table, it is laid on it. */
const aboveMeters = 0.4;
const mouth = { meters: 0.19, belowEyes: 0.08, ahead: 0.08 } as const;
/** So little of its up is up when a cup is tipped over, and so much while it stands. */
const up = { over: 0.15, upright: 0.7 } as const;
const touchMeters = 0.09;
const farMeters = 6;
const throwCone = 0.35;
/** A spout goes over a cup when it is so near to the middle of it. */
const pouredMeters = 0.18;
/** What a ray meets is looked for at every so many pictures, by one hand after the other. */
const raySteps = 4;

/** A hand on the stage: where it is, where it points. */
interface HandOnStage {
  readonly hand: Hand;
  readonly grip: Pose;
  readonly aim: Pose;
}

/** Feels what is about a hand: all a gesture can be about. */
export class HandSense {
  private readonly attention: StageAttention;
  private readonly pointed: Record<Hand, { far: HandAbout['far']; age: number }> = {
    left: { far: undefined, age: 0 },
    right: { far: undefined, age: raySteps / 2 },
  };

  constructor(
    private readonly stage: Stage,
    private readonly self: EntityId,
  ) {
    this.attention = new StageAttention(stage, self);
  }

  about({ hand, grip, aim }: HandOnStage): HandAbout {
    const at = grip.position;
    const held = this.heldIn(hand);
    const near = held ? undefined : this.nearest(at);
    const far = this.farOf(hand, aim, held !== undefined || near !== undefined);
    return {
      near: near && { id: near.id, comesAlong: comesAlong(near), front: turnedBy(vec(0, 0, 1), near.pose.rotation) },
      far,
      held: held?.id,
      person: this.personAt(at)?.id,
      under: held && this.under(at, held)?.id,
      cup: held && this.cupUnder(at, held)?.id,
      touched: held && this.touchedBy(held)?.id,
      tilt: held ? tiltOf(held) : 'upright',
      isAtMouth: held !== undefined && this.isAtMouth(held),
      aimedAt: (velocity) => this.personTowards(at, velocity)?.id,
    };
  }

  /** What this hand has; what hangs from the belt is in no hand. */
  heldIn(hand: Hand): StagedProp | undefined {
    for (const prop of this.stage.props.all.values()) {
      const { hold } = prop;
      if (hold.kind === 'hand' && hold.actor === this.self && hold.hand === hand) return prop;
    }
    return undefined;
  }

  private nearest(at: Vec3): StagedProp | undefined {
    let [best, least]: [StagedProp | undefined, number] = [undefined, Infinity];
    for (const prop of this.stage.props.all.values()) {
      if (!prop.isVisible || this.isOwn(prop)) continue;
      const { size } = prop.measures;
      const large = Math.max(size.x, size.y, size.z);
      const far = metersFrom(prop, at);
      if (far > (large < nearMeters.smallerThan ? nearMeters.small : nearMeters.large)) continue;
      if (!comesAlong(prop) && !isWorked(prop)) continue;
      // Rather the cup than the drawer it stands before.
      const cost = far + large * 0.05;
      if (cost < least) [best, least] = [prop, cost];
    }
    return best;
  }

  private farOf(hand: Hand, aim: Pose, isFull: boolean): HandAbout['far'] {
    const pointed = this.pointed[hand];
    pointed.age++;
    if (isFull) pointed.far = undefined;
    else if (pointed.age >= raySteps) {
      pointed.age = 0;
      pointed.far = this.pointedAt(aim);
    }
    return pointed.far;
  }

  private pointedAt({ position, rotation }: Pose): HandAbout['far'] {
    const way = turnedBy(vec(0, 0, 1), rotation);
    const met = this.attention.look({ from: position, way }, undefined);
    if (!met || met.meters > farMeters) return undefined;
    const prop = this.stage.props.all.get(met.id);
    return { id: met.id, comesAlong: prop !== undefined && comesAlong(prop) };
  }

  private personAt(at: Vec3): StagedActor | undefined {
    return this.others().find(
      ({ eyes, stand }) =>
        flatDistance(stand.position, at) < offered.meters &&
        at.y < eyes.y + offered.below &&
        at.y > eyes.y - offered.above,
    );
  }

  private personTowards(from: Vec3, velocity: Vec3): StagedActor | undefined {
    const flat = Math.hypot(velocity.x, velocity.z);
    if (flat < 0.5) return undefined;
    return this.others().find(({ stand: { position } }) => {
      const to = minus(position, from);
      const far = Math.hypot(to.x, to.z);
      const off = Math.acos(clamp((to.x * velocity.x + to.z * velocity.z) / (far * flat), -1, 1));
      return far < farMeters && off < throwCone;
    });
  }

  private others(): StagedActor[] {
    return [...this.stage.actors.all.values()].filter(
      (actor) => actor.id !== this.self && actor.isOnStage && !isDead(actor.thing),
    );
  }

  /** What it would lie on or in if it were let go here: the highest that is under it. */
  private under(at: Vec3, held: StagedProp): StagedProp | undefined {
    let [best, highest]: [StagedProp | undefined, number] = [undefined, -Infinity];
    for (const prop of this.stage.props.all.values()) {
      if (prop === held || !prop.isVisible || this.isOwn(prop)) continue;
      const top = restingHeight(prop, at);
      if (top === undefined || at.y < top - 0.1 || at.y > top + aboveMeters || top < highest) continue;
      [best, highest] = [prop, top];
    }
    return best;
  }

  /** What would be poured into: the nearest under it that can be filled. */
  private cupUnder(at: Vec3, held: StagedProp): StagedProp | undefined {
    let [best, least]: [StagedProp | undefined, number] = [undefined, pouredMeters];
    for (const prop of this.stage.props.all.values()) {
      if (prop === held || !prop.isVisible || !has(prop.thing, 'fillable') || at.y < prop.pose.position.y) continue;
      const far = flatDistance(prop.pose.position, at);
      if (far < least && at.y < prop.pose.position.y + prop.measures.size.y + aboveMeters) [best, least] = [prop, far];
    }
    return best;
  }

  private touchedBy(held: StagedProp): StagedProp | undefined {
    const { size } = held.measures;
    const points = [vec(0, size.y, 0), vec(0, size.y / 2, 0), origin].map((own) => placedIn(held.pose, own));
    let [best, least]: [StagedProp | undefined, number] = [undefined, Infinity];
    for (const prop of this.stage.props.all.values()) {
      if (prop === held || !prop.isVisible) continue;
      const far = Math.min(...points.map((point) => metersFrom(prop, point)));
      // Rather the candle than the table it stands on.
      const cost = far + Math.hypot(prop.measures.size.x, prop.measures.size.z) * 0.1;
      if (far < touchMeters && cost < least) [best, least] = [prop, cost];
    }
    return best;
  }

  private isAtMouth({ pose, measures }: StagedProp): boolean {
    const head = this.stage.actors.get(this.self)?.tracked?.head;
    if (!head) return false;
    const lips = placedIn(head, vec(0, -mouth.belowEyes, mouth.ahead));
    const rim = placedIn(pose, vec(0, measures.size.y, 0));
    return Math.min(distance(rim, lips), distance(placedIn(pose, measures.grip), lips)) < mouth.meters;
  }

  private isOwn({ hold }: StagedProp): boolean {
    return (hold.kind === 'hand' || hold.kind === 'worn') && hold.actor === this.self;
  }
}

function tiltOf({ pose }: StagedProp): HandAbout['tilt'] {
  const { y } = turnedBy(vec(0, 1, 0), pose.rotation);
  if (y < up.over) return 'over';
  return y > up.upright ? 'upright' : 'leaning';
}

/** Whether a hand that closes on it has it, if the narrator lets it. */
const comesAlong = ({ thing }: StagedProp): boolean => has(thing, 'portable');

/** Whether it is moved without being taken. */
const isWorked = ({ thing }: StagedProp): boolean =>
  (['openable', 'door', 'pullable', 'pushable', 'switchable'] as const).some((trait) => has(thing, trait));

/** How far a point is from the box around a thing. */
function metersFrom({ pose, measures: { size } }: StagedProp, at: Vec3): number {
  const { x, y, z } = relativeTo(pose, { position: at, rotation: upright }).position;
  const over = (value: number, low: number, high: number): number => Math.max(low - value, 0, value - high);
  return Math.hypot(over(x, -size.x / 2, size.x / 2), over(y, 0, size.y), over(z, -size.z / 2, size.z / 2));
}

/** How high the place is on which, or in which, something over this point would come to lie. */
function restingHeight({ pose, measures, thing }: StagedProp, at: Vec3): number | undefined {
  const isOver = (center: Vec3, width: number, depth: number): boolean => isOverIn(pose, at, center, width, depth);
  if (has(thing, 'supporter')) {
    const flat = measures.surfaces.find(({ center, width, depth }) => isOver(center, width, depth));
    if (flat) return pose.position.y + flat.center.y;
  }
  const isOpen = has(thing, 'container') && !isShut(thing);
  const inside = isOpen ? (measures.inside?.(thing.state) ?? standing(measures.size)) : undefined;
  if (inside && isOver(inside.center, inside.size.x, inside.size.z))
    return pose.position.y + inside.center.y + inside.size.y / 2;
  return undefined;
}

function isOverIn(pose: Pose, at: Vec3, center: Vec3, width: number, depth: number): boolean {
  const own = relativeTo(pose, { position: at, rotation: upright }).position;
  return Math.abs(own.x - center.x) < width / 2 && Math.abs(own.z - center.z) < depth / 2;
}
