import { eased } from '../../src/kit/numbers.ts';
import type { Verb } from '../../src/drama/verb.ts';
import type { Voice } from '../../src/drama/voice.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { isDead } from '../../src/world/containment.ts';
import { is, stateOf, type Thing } from '../../src/world/world.ts';
import { handRest, handsDrawnIn, hipHeightOnFloor, postureOf, shoulderOf, type Hand, type Posture } from './posture.ts';
import type { PhysicalBody } from './physics/physical-space.ts';
import { placedAt, type Stand } from './space/pose.ts';
import { between, vec, wrapped, type Vec3 } from './space/vector.ts';
import type { Walker } from './steering/crowd.ts';
import type { Speech } from './speech/speech.ts';
import type { Tracked } from './tracked.ts';

/** A hand on its way to something and back. */
export interface Reach {
  readonly hand: Hand;
  readonly target: Vec3;
  /** Where the hand was when it began, when it was not at rest: on the thing before. */
  readonly from?: Vec3 | undefined;
  /** 0 at rest, 1 on the thing; more while it stays there. */
  part: number;
  returning: boolean;
  /** What the hand is for, and what else has a part in it. */
  readonly verb?: Verb | undefined;
  readonly using?: EntityId | undefined;
  /** On what the hand is laid. */
  readonly thing?: EntityId | undefined;
}

/** A bearing of the body that takes a while; whoever shows it reckons from the clock. */
export interface StagedGesture {
  readonly verb: Verb;
  readonly beganMs: number;
  /** What it does is done after so long; how long it is seen is for the body that shows it. */
  readonly contactMs: number;
  /** What it is meant for, and where that is on the stage. */
  readonly to?: EntityId | undefined;
  readonly at?: Vec3 | undefined;
  /** The hand that does it, where it reaches for something: the verb's own motion around the contact. */
  readonly hand?: Hand | undefined;
}

const offStage: Stand = { position: vec(0, -50, 0), yaw: 0 };

/** Where eyes and hands at rest are of somebody who stands like this. */
interface Reckoned {
  readonly stand: Stand;
  readonly posture: Posture;
  readonly hipHeight: number;
  readonly isHiding: boolean;
  eyes?: Vec3;
  left?: Vec3;
  right?: Vec3;
}

/** An actor as the stage has them: where they stand, how they hold themselves, what their hands and eyes are at. */
export class StagedActor {
  walker: Walker | undefined;
  /** Where they were a step ago, so that a view can show what lies between. */
  before: Stand = { position: vec(0, -50, 0), yaw: 0 };
  /** What they sit, lie or stand on, hide behind or are in: the body does not walk from there by itself. */
  perch:
    | {
        readonly thing: EntityId;
        readonly relation: string;
        readonly stand: Stand;
        readonly posture: Posture;
        readonly hipHeight: number;
      }
    | undefined;
  reach: Reach | undefined;
  gesture: StagedGesture | undefined;
  gaze: EntityId | Vec3 | undefined;
  isTalking = false;
  /** In which voice they talk, while they do. */
  voice: Voice = 'plain';
  /** Looking for an answer. */
  isThinking = false;
  /** What the mouth is doing while they talk: `speech.mouthAt(nowMs)`. Written by the step that speaks only. */
  speech: Speech | undefined;
  /** Somebody comes up to them with something in mind: a walk waits for so long. */
  hailedUntilMs = 0;
  /** Up from the perch for a deed; goes back to it. */
  isUp = false;
  /** Whoever plays them wears a headset: head and hands are where that has them. */
  tracked: Tracked | undefined;
  body: PhysicalBody | undefined;

  /** What was asked last, for as long as they stand as they did: every eye asks it many times a step. */
  private stood: Stand = offStage;
  private reckoned: Reckoned | undefined;

  constructor(public thing: Thing) {}

  get id(): EntityId {
    return this.thing.id;
  }

  get isOnStage(): boolean {
    return this.walker !== undefined;
  }

  get stand(): Stand {
    const { walker } = this;
    if (!walker) return offStage;
    const { position, yaw } = walker;
    if (this.stood.position !== position || this.stood.yaw !== yaw) this.stood = { position, yaw };
    return this.stood;
  }

  /** Where they are shown, this part of the way from the step before to this one. */
  shownStand(part: number): Stand {
    const { before, stand } = this;
    return {
      position: between(before.position, stand.position, part),
      yaw: before.yaw + wrapped(stand.yaw - before.yaw) * part,
    };
  }

  /** Behind something and not found yet; whoever came out for a deed is not. */
  get isHiding(): boolean {
    const { at } = this.thing;
    return at !== null && 'behind' in at && !is(this.thing, 'revealed') && !this.isUp;
  }

  get posture(): Posture {
    if (isDead(this.thing)) return 'lying';
    if (this.perch && !this.isUp) return this.perch.posture;
    if (this.isUp || (this.walker?.speed ?? 0) > 0.05) return 'standing';
    return this.saidPosture;
  }

  /** As the world has it, whatever the body is at. */
  get saidPosture(): Posture {
    return postureOf(stateOf(this.thing, 'posture'));
  }

  get hipHeight(): number {
    return this.perch && !this.isUp ? this.perch.hipHeight : hipHeightOnFloor(this.posture);
  }

  get eyes(): Vec3 {
    if (this.tracked) return this.tracked.head.position;
    const reckoned = this.reckon();
    const { stand, posture, hipHeight } = reckoned;
    return (reckoned.eyes ??= placedAt(stand, vec(0, posture === 'lying' ? hipHeight + 0.15 : hipHeight + 0.72, 0.08)));
  }

  shoulder(hand: Hand): Vec3 {
    return placedAt(this.stand, shoulderOf(hand, this.posture, this.hipHeight));
  }

  /** Where the hand is now. */
  handAt(hand: Hand): Vec3 {
    const tracked = this.tracked?.hands[hand];
    if (tracked) return tracked.position;
    const reckoned = this.reckon();
    const { stand, posture, hipHeight, isHiding } = reckoned;
    const resting = isHiding ? handsDrawnIn : handRest;
    const rest = (reckoned[hand] ??= placedAt(stand, resting(hand, posture, hipHeight)));
    const { reach } = this;
    if (reach?.hand !== hand) return rest;
    return between((!reach.returning && reach.from) || rest, reach.target, eased(Math.min(1, reach.part)));
  }

  private reckon(): Reckoned {
    const { stand, posture, hipHeight, isHiding, reckoned } = this;
    if (
      reckoned?.stand === stand &&
      reckoned.posture === posture &&
      reckoned.hipHeight === hipHeight &&
      reckoned.isHiding === isHiding
    )
      return reckoned;
    return (this.reckoned = { stand, posture, hipHeight, isHiding });
  }
}
