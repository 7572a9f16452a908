import type { EntityId } from '../../src/drama/entity-id.ts';
import { approach } from '../../src/kit/numbers.ts';
import type { Hand } from '../stage/posture.ts';
import { placedAt, yawOf, type Pose } from '../stage/space/pose.ts';
import { between, distance, facing, flatDistance, minus, plus, scaled, turned, vec, wrapped, yawTowards, type Vec3 } from '../stage/space/vector.ts'; // prettier-ignore
import { stepMs, type Stage } from '../stage/stage.ts';
import type { StagedActor } from '../stage/staged-actor.ts';
import type { RealFloor } from './real-floor.ts';

/** Eyes are so far before the middle of a body; nobody wants to look down into their own collar. */
const eyesAhead = 0.16;
/** Above the hips of one who sits. */
const eyesAboveHips = 0.72;
/** Whoever has their head lower than this sits in the real room, and is lifted to the height of one who stands. */
const seated = { below: 1.25, eyes: 1.55, up: 1.42 } as const;
/** Nearer than this a head has not moved. */
const stillMeters = 0.004;
/** Farther than this the body was put elsewhere. */
const leapMeters = 0.35;
/** A body comes round after its head. */
const turnRate = 4;
const longestRiseSeconds = 3;

/**
 * The body of whoever wears a headset. Where the head is, the body stands; where the body is walked, seated or put by the stage,
 * the real floor goes with it.
 */
export class HeadsetBody {
  /** How fast the picture moves by itself, in metres a second. */
  slideSpeed = 0;
  /** The head is where nobody can be: in a wall, or off the stage. */
  isAstray = false;
  private lift = 0;
  private yaw = 0;
  private stood: Vec3 | undefined;
  private shown: Vec3 | undefined;
  private head: Pose | undefined;
  private driven: { readonly at: Vec3; readonly yaw: number } | undefined;
  private perch: EntityId | undefined;
  private rising: { readonly to: Vec3; seconds: number } | undefined;
  private pushed: { readonly x: number; readonly z: number } | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly role: EntityId | undefined,
    private readonly floor: RealFloor,
  ) {}

  /** Where the head is on the stage. */
  get eyes(): Pose | undefined {
    return this.head && this.floor.toStage(this.head);
  }

  /** Puts on the headset: the real head here is the one of the body, looking the same way. */
  begin(head: Pose, from: Vec3, yaw: number): void {
    this.head = head;
    this.lift = head.position.y < seated.below ? seated.eyes - head.position.y : 0;
    this.floor.yaw = wrapped(yaw - yawOf(head.rotation));
    this.yaw = yaw;
    this.settleAt(from);
  }

  /** Before every picture: head and hands as they are in the real room. */
  update(seconds: number, nowMs: number, head: Pose, hands: Readonly<Record<Hand, Pose | undefined>>): void {
    this.head = head;
    const actor = this.role === undefined ? undefined : this.stage.actors.get(this.role);
    this.slideSpeed = 0;
    this.standUp(head);
    if (actor?.isOnStage) {
      this.rise(seconds, actor);
      if (this.isLedByBody(actor)) this.goWith(seconds, nowMs, actor);
      else this.lead(seconds, actor);
    }
    const onStage = (hand: Pose | undefined): Pose | undefined => hand && this.floor.toStage(hand);
    if (actor)
      actor.tracked = {
        head: this.floor.toStage(head),
        hands: { left: onStage(hands.left), right: onStage(hands.right) },
      };
  }

  /** Leaps there, if one can walk there; true when it is done or begun. */
  leap(to: Vec3): boolean {
    if (this.role === undefined) {
      this.settleAt(to);
      return true;
    }
    const actor = this.stage.actors.get(this.role);
    if (!actor?.isOnStage) return false;
    if (actor.perch && !actor.isUp) {
      this.rising = { to, seconds: longestRiseSeconds };
      return true;
    }
    const stand = this.stage.leap(this.role, { ...to, yaw: this.yaw });
    if (stand) this.settleAt(stand.position);
    return stand !== undefined;
  }

  /** Walks by a stick, right and ahead of where the head looks; nothing stands still. */
  push(x: number, y: number): void {
    const eyes = this.eyes;
    if (this.role === undefined || !eyes) return;
    if (x === 0 && y === 0) {
      this.pushed = undefined;
      return;
    }
    const way = turned(vec(x, 0, y), yawOf(eyes.rotation));
    this.pushed = { x: way.x, z: way.z };
    this.stage.steer(this.role, { x: way.x, z: way.z, yaw: this.yaw });
  }

  turn(by: number): void {
    if (this.head) this.floor.turnAround(this.head.position, by);
  }

  /** Takes the headset off: the body stands where it stood. */
  end(): void {
    const actor = this.role === undefined ? undefined : this.stage.actors.get(this.role);
    if (actor) actor.tracked = undefined;
    if (this.role !== undefined) this.stage.steer(this.role, undefined);
  }

  /** A walk that is under way is not taken over before it has noticed that it arrived. */
  private isLedByBody({ id, walker, perch, isUp }: StagedActor): boolean {
    const isWalked = walker?.status === 'walking' || this.stage.isLedAway(id);
    return this.pushed !== undefined || (perch !== undefined && !isUp) || isWalked;
  }

  /** Where the head is, the body is. */
  private lead(seconds: number, actor: StagedActor): void {
    const { head, role } = this;
    const eyes = this.eyes;
    if (!head || !eyes || role === undefined) return;
    this.perch = undefined;
    this.shown = undefined;
    const { stand } = actor;
    if (this.stood && flatDistance(this.stood, stand.position) > leapMeters) {
      // A scene opened elsewhere, or the narrator would not have it.
      this.floor.yaw += wrapped(stand.yaw - yawOf(eyes.rotation));
      this.yaw = stand.yaw;
      return this.settleAt(stand.position);
    }
    this.yaw += wrapped(yawOf(eyes.rotation) - this.yaw) * approach(seconds, turnRate);
    const at = minus(eyes.position, scaled(facing(this.yaw), eyesAhead));
    const { driven } = this;
    if (driven && distance(driven.at, at) < stillMeters && Math.abs(wrapped(driven.yaw - this.yaw)) < 0.02) return;
    this.driven = { at, yaw: this.yaw };
    const ground = this.floor.position.y - this.lift;
    const stood = this.stage.drive(role, { x: at.x, y: ground, z: at.z, yaw: this.yaw });
    this.isAstray = stood === undefined;
    if (!stood) return;
    this.stood = stood.position;
    const rise = stood.position.y + this.lift - this.floor.position.y;
    this.floor.position = plus(this.floor.position, vec(0, rise * approach(seconds, 8), 0));
  }

  /** Where the body is walked or sits, the floor goes along. */
  private goWith(seconds: number, nowMs: number, actor: StagedActor): void {
    const { before, stand, perch } = actor;
    const part = Math.max(0, Math.min(1, (nowMs - this.stage.steppedAtMs) / stepMs));
    const now = between(before.position, stand.position, part);
    const last = this.shown ?? now;
    this.shown = now;
    this.stood = stand.position;
    this.driven = undefined;
    this.isAstray = false;
    const gone = minus(now, last);
    if (seconds > 0) this.slideSpeed = Math.hypot(gone.x, gone.z) / seconds;
    if (perch && !actor.isUp) {
      if (this.perch !== perch.thing) this.sitOn(actor);
      this.perch = perch.thing;
    } else if (Math.hypot(gone.x, gone.z) > leapMeters) this.settleAt(now);
    else this.floor.position = plus(this.floor.position, gone);
  }

  /** Whoever was lifted and stands up is as tall as they are. */
  private standUp(head: Pose): void {
    if (this.lift === 0 || head.position.y < seated.up) return;
    this.floor.position = minus(this.floor.position, vec(0, this.lift, 0));
    this.lift = 0;
  }

  /** The head is as high as one who sits there has it. */
  private sitOn({ stand, hipHeight }: StagedActor): void {
    const { head } = this;
    if (!head) return;
    this.floor.yaw += wrapped(stand.yaw - yawOf(this.floor.toStage(head).rotation));
    const eyes = placedAt(stand, vec(0, hipHeight + eyesAboveHips, eyesAhead));
    this.floor.putUnder(head.position, vec(eyes.x, eyes.y - head.position.y * this.floor.scale, eyes.z));
  }

  /** Whoever leaps from a seat gets up first. */
  private rise(seconds: number, actor: StagedActor): void {
    const { rising, role } = this;
    if (!rising || role === undefined) return;
    rising.seconds -= seconds;
    if (rising.seconds <= 0 || !actor.perch || actor.isUp) {
      this.rising = undefined;
      this.stage.steer(role, { x: 0, z: 0, yaw: this.yaw });
      this.leap(rising.to);
      return;
    }
    const yaw = yawTowards(actor.stand.position, rising.to);
    this.stage.steer(role, { x: Math.sin(yaw), z: Math.cos(yaw), yaw });
  }

  private settleAt(spot: Vec3): void {
    const { head } = this;
    if (!head) return;
    const ahead = scaled(facing(this.yaw), eyesAhead);
    this.floor.putUnder(head.position, plus(vec(spot.x, spot.y + this.lift, spot.z), ahead));
    this.stood = spot;
    this.shown = undefined;
    this.driven = undefined;
    this.isAstray = false;
  }
}
