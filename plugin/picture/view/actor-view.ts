import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { mix } from '../../../src/kit/numbers.ts';
import { isDead } from '../../../src/world/containment.ts';
import type { OwnSight } from '../../body/motion/body-pose.ts';
import { Puppet, type Anchor, type BodyPose } from '../../body/bodies/puppet.ts';
import { drawsAreDear } from '../../body/tier.ts';
import { seenForMs } from '../../body/motion/gestures.ts';
import { Standing } from '../../body/motion/standing.ts';
import type { Sculptor } from '../../body/bodies/sculptor.ts';
import type { Fineness } from '../../body/bodies/figure-order.ts';
import { lightUp } from '../look/layers.ts';
import { worldOf } from '../look/world-matrix.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { placedIn } from '../../stage/space/pose.ts';
import { between, vec, wrapped, type Vec3 } from '../../stage/space/vector.ts';
import type { Stage } from '../../stage/stage.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Looks } from '../../../src/drama/looks.ts';
import type { StagedActor } from '../../stage/staged-actor.ts';
import type { StagedProp } from '../../stage/staged-prop.ts';
import { MouthShaper, restingMouth } from '../../stage/speech/mouth-shape.ts';
import type { WornCloth } from '../models/model.ts';
import { Attire } from './attire.ts';
import { gripRadius, isWide } from './grip.ts';
import { kept, plainPose, type Posed, type Writable } from './posed.ts';
import type { StageRoot } from './stage-root.ts';

/** A body to look at: the host's own, or our puppet. */
export interface ActorBody {
  readonly root: TransformNode;
  show(pose: BodyPose, seconds: number): void;
  anchor?(where: Anchor): TransformNode | undefined;
  dispose(): void;
}

/** What is in somebody's hands. */
interface Held {
  left: StagedProp | undefined;
  right: StagedProp | undefined;
}

type Measures = StagedProp['measures'];
/** The moment that is shown: so much of the way from the last step of the stage to this one, so long after the last picture. */
export interface ShownMoment {
  readonly part: number;
  readonly seconds: number;
  /** On the play's clock. */
  readonly ms: number;
}

/** How much of a body is moved at a frame. */
type MovedShare = 'limbs' | 'root';

/** Whoever has stood or sat for so long without a step, a turn or a deed moves little. */
const calmSeconds = 1.5;

/** How much of somebody is shown: whoever sees with these eyes does not see the head around them. */
type ShownPart = 'whole' | 'without-head' | 'nothing';

/** Where a head sits on its neck, on the stage, how far above and before that its eyes are, and half its breadth. */
export interface HeadPlace {
  readonly neck: Vec3;
  readonly up: number;
  readonly ahead: number;
  readonly half?: number;
}

/** Whoever wears a headset looks where its front is. */
const beforeEyes = vec(0, 0, 3);
/** A head this low is one of somebody who crouches. */
const crouch = { below: 1.2, headAboveHips: 0.6, lowest: 0.3 } as const;
/** So small that nothing of it is seen, and no matrix of it is without an inverse. */
const unseenScale = 1e-3;

/** One actor as they are seen. */
export class ActorView {
  /** How they are at the moment, for the face. */
  mood: string | undefined;
  /** What they hold, as whoever looks at all props at once has found it. */
  readonly held: Held = { left: undefined, right: undefined };
  /** On the audience's side of the arch: nobody is seen there. */
  isBeforeArch = false;
  /** Limbs or all of them were moved at this frame, or they came or went: what they bear goes with them. */
  hasMoved = true;
  /** Where hands that hold something are shown instead of where they are: in sight of the own eyes. */
  raised: { readonly left: Vec3; readonly right: Vec3 } | undefined;
  /** What the own eyes see: hands that do something are in it. */
  sight: OwnSight | undefined;
  private part: ShownPart = 'whole';
  private isDrawn = true;
  private readonly mouth = restingMouth();
  private readonly shaper = new MouthShaper();
  /** Written anew for every pose. */
  private readonly posed = plainPose();
  private readonly borne: Writable<NonNullable<BodyPose['gesture']>> = { verb: 'wait', part: 0 };
  private readonly seen = { left: Vector3.Zero(), right: Vector3.Zero() };
  private readonly lookedAt = new Standing();
  private readonly palms = { left: new Standing(), right: new Standing() };
  private gripped: { readonly left?: Measures | undefined; readonly right?: Measures | undefined } = {};
  body: ActorBody;
  /** The moment of the play they were shown at last. */
  private shownMs = 0;
  private owedSeconds = 0;
  /** How much time their last pose was of. */
  private posedSeconds = 0;
  /** For how long they have been as they are and where they are, and how that is; and for how long nothing has happened with them, too. */
  private placedSeconds = 0;
  private stillSeconds = 0;
  private readonly still = { x: 0, y: 0, z: 0, yaw: 0, posture: 'standing' };
  private isDisposed = false;
  private attire: Attire | undefined;
  private dressed: { readonly sculptor: Sculptor; readonly fineness: Fineness } | undefined;

  constructor(
    private readonly workshop: OpenWorkshop,
    private readonly stage: Stage,
    readonly actor: StagedActor,
    private readonly portrayal: {
      readonly style?: string;
      readonly looks?: Looks | undefined;
      readonly description?: string;
    } = {},
    /** What they just witnessed, at a moment of the play. */
    private readonly feeling: (actor: EntityId, now: Pick<ShownMoment, 'ms'>) => BodyPose['feeling'] = () => undefined,
    /** What everything of the stage hangs on. */
    private readonly home?: StageRoot,
  ) {
    this.body = this.puppet();
  }

  get root(): TransformNode {
    return this.body.root;
  }

  /** Has the puppet sculpted this fine, where it is one of ours. Resolves when it is to be seen. */
  async dress(sculptor: Sculptor, fineness: Fineness): Promise<void> {
    this.dressed = { sculptor, fineness };
    const { body } = this;
    if (!(body instanceof Puppet)) return;
    const model = await sculptor.make(body.character, fineness);
    if (this.body !== body) return;
    body.wear(model);
    lightUp(body.root);
  }

  /** Shows the host's character from now on; what it returns shows our puppet again. */
  bind(body: ActorBody): () => void {
    this.undress();
    this.body.dispose();
    this.body = body;
    const unlight = lightUp(body.root);
    const { parent } = body.root;
    if (this.home) body.root.parent = this.home.node;
    return () => {
      unlight();
      body.root.parent = parent;
      // A host may release its character after the drama is over.
      if (this.body !== body || this.isDisposed) return;
      this.body = this.puppet();
      if (this.dressed) void this.dress(this.dressed.sculptor, this.dressed.fineness).catch(() => undefined);
    };
  }

  /**
   * Draws what is worn there as one with all that is worn: cloth that is cut to them, and everything where draws are dear. What
   * it returns takes it off.
   */
  wear(node: TransformNode, where: Anchor, cloth?: WornCloth): (() => void) | undefined {
    const { body, workshop } = this;
    const isDear = drawsAreDear(workshop.tier);
    if (!(body instanceof Puppet) || !(cloth || isDear)) return undefined;
    const attire = (this.attire ??= new Attire(workshop, body));
    const replaced = new Set(cloth?.instead.getChildMeshes());
    const meshes = node
      .getChildMeshes()
      .filter((mesh) => mesh instanceof Mesh && isDear && !replaced.has(mesh)) as Mesh[];
    for (const mesh of meshes) attire.put(mesh, where);
    if (cloth) attire.putOn(cloth);
    return () => {
      for (const mesh of meshes) attire.takeOff(mesh);
      if (cloth) attire.takeOff(cloth);
    };
  }

  anchor(where: Anchor): TransformNode | undefined {
    return this.body.anchor?.(where);
  }

  /** Something is seen to happen with them: they are never shown in part only. */
  get isInFocus(): boolean {
    const { isTalking, reach, gesture } = this.actor;
    // The stage keeps a gesture when it is over.
    const isGesturing = gesture !== undefined && this.shownMs - gesture.beganMs < seenForMs(gesture);
    return isTalking || reach !== undefined || isGesturing || this.isOwn;
  }

  /** Whoever looks looks with their eyes: their arms are nearer than anybody's. */
  get isOwn(): boolean {
    return this.part === 'without-head';
  }

  /** How much of them is drawn: a camera that comes too near does not look into a body. */
  get shownPart(): ShownPart {
    return this.part;
  }

  /** From the very next picture on, also of somebody whose limbs are not moved at it: the camera is there already. */
  set shownPart(part: ShownPart) {
    if (part === this.part) return;
    this.part = part;
    this.drawPart();
  }

  /** They neither go nor turn, and are made here: a host's body may be of a kind that has to be shown at every frame. */
  get isInPlace(): boolean {
    return this.placedSeconds > 0;
  }

  /** Nothing happens with them: limbs that move at every second frame are seen to move as well. */
  get isCalm(): boolean {
    return this.stillSeconds > calmSeconds;
  }

  /** How fast whatever of their limbs moves most moved last, in metres a second. */
  get paceMeters(): number {
    const { body } = this;
    return body instanceof Puppet && this.posedSeconds > 0 ? body.wayMeters / this.posedSeconds : Infinity;
  }

  private settle(seconds: number): void {
    const { actor, still } = this;
    const { position, yaw } = actor.stand;
    const { posture } = actor;
    const isSame = position.x === still.x && position.y === still.y && position.z === still.z && yaw === still.yaw;
    const mayRest = this.body instanceof Puppet && actor.tracked === undefined;
    const isInPlace = isSame && posture === still.posture && mayRest;
    this.placedSeconds = isInPlace ? this.placedSeconds + seconds : 0;
    this.stillSeconds = isInPlace && !this.isInFocus ? this.stillSeconds + seconds : 0;
    if (isInPlace) return;
    still.x = position.x;
    still.y = position.y;
    still.z = position.z;
    still.yaw = yaw;
    still.posture = posture;
  }

  /** Moves every limb; or takes the body where it goes, and its limbs make up for it the next time. */
  update(now: ShownMoment, share: MovedShare): void {
    const { actor, body } = this;
    const { seconds } = now;
    const isOn = actor.isOnStage && !this.isBeforeArch;
    this.shownMs = now.ms;
    this.hasMoved = isOn !== body.root.isEnabled(false);
    if (this.hasMoved) body.root.setEnabled(isOn);
    if (!isOn) return;
    this.settle(seconds);
    this.owedSeconds += seconds;
    if (share === 'limbs') {
      this.hasMoved = true;
      body.show(this.pose(now), this.owedSeconds);
      this.posedSeconds = this.owedSeconds;
      this.owedSeconds = 0;
      this.attire?.update();
      this.drawPart();
      return;
    }
    // Nothing of them has moved.
    if (this.isCalm) return;
    this.hasMoved = true;
    const { before, stand } = actor;
    const { position } = body.root;
    const { part } = now;
    position.x = mix(before.position.x, stand.position.x, part);
    position.y = mix(before.position.y, stand.position.y, part);
    position.z = mix(before.position.z, stand.position.z, part);
    body.root.rotation.y = before.yaw + wrapped(stand.yaw - before.yaw) * part;
  }

  dispose(): void {
    this.isDisposed = true;
    this.undress();
    this.body.dispose();
  }

  private undress(): void {
    this.attire?.dispose();
    this.attire = undefined;
  }

  /** Where this hand's palm is seen: what it holds is there. Unknown where a host's body has no such place. */
  palm(hand: 'left' | 'right'): Vec3 | undefined {
    const { actor } = this;
    const tracked = actor.tracked?.hands[hand];
    if (tracked) return tracked.position;
    if (!actor.isOnStage || this.isBeforeArch) return undefined;
    const { body } = this;
    if (body instanceof Puppet) {
      body.palm(hand, this.seen[hand]);
      return this.seen[hand];
    }
    const palm = this.anchor(`${hand}-hand`);
    if (!palm) return undefined;
    worldOf(palm);
    const { x, y, z } = palm.getAbsolutePosition();
    return this.home ? this.home.toStage(vec(x, y, z)) : vec(x, y, z);
  }

  /** Where the head is as it is seen; unknown of a host's body. */
  get headPlace(): HeadPlace | undefined {
    const { body } = this;
    if (!(body instanceof Puppet)) return undefined;
    const head = body.joint('head');
    worldOf(head);
    const { x, y, z } = head.getAbsolutePosition();
    const eye = body.joint('eyeR').position;
    const neck = this.home ? this.home.toStage(vec(x, y, z)) : vec(x, y, z);
    return { neck, up: eye.y, ahead: eye.z, ...(body.headHalf ? { half: body.headHalf } : {}) };
  }

  private drawPart(): void {
    const { body, part } = this;
    const isHeadless = part === 'without-head';
    if (body instanceof Puppet) body.scaleHead(isHeadless ? unseenScale : 1);
    // Of a host's body nobody knows where its head is: none of it is shown.
    const isDrawn = part === 'whole' || (isHeadless && body instanceof Puppet);
    if (isDrawn && this.isDrawn) return;
    if (isDrawn !== this.isDrawn) this.workshop.stir();
    this.isDrawn = isDrawn;
    for (const mesh of body.root.getChildMeshes()) mesh.visibility = isDrawn ? 1 : 0;
    this.attire?.hide();
  }

  private puppet(): Puppet {
    const { id, name, aliases, pronouns, description } = this.actor.thing;
    const puppet = new Puppet(this.workshop, { id, name, aliases, pronouns, description, ...this.portrayal });
    puppet.root.parent = this.home?.node ?? null;
    return puppet;
  }

  private pose(now: ShownMoment): BodyPose {
    const { part, ms: nowMs } = now;
    const { actor, posed } = this;
    const { before, stand, speech } = actor;
    const { position } = posed;
    position.x = mix(before.position.x, stand.position.x, part);
    position.y = mix(before.position.y, stand.position.y, part);
    position.z = mix(before.position.z, stand.position.z, part);
    posed.yaw = before.yaw + wrapped(stand.yaw - before.yaw) * part;
    posed.speed = actor.walker?.speed ?? 0;
    this.hold(posed);
    posed.hands.left = this.hand('left');
    posed.hands.right = this.hand('right');
    posed.turns = this.turns();
    posed.gaze = this.gaze();
    this.grip(posed);
    // Whoever hides keeps their hands to themselves: they would come through the curtain.
    const isStill = actor.isHiding;
    posed.talking = actor.isTalking && !isStill;
    const lineMs = speech?.positionMs(nowMs);
    this.shaper.ms = lineMs ?? 0;
    posed.mouth = speech && this.shaper.shape(speech.mouth, this.mouth);
    posed.line = isStill ? undefined : speech?.line;
    posed.lineMs = lineMs;
    posed.gesture = isStill ? undefined : this.gesture(nowMs);
    posed.sight = this.sight;
    posed.dead = isDead(actor.thing);
    posed.mood = this.mood;
    posed.feeling = this.feeling(actor.id, now);
    posed.thinking = actor.isThinking;
    return this.body instanceof Puppet ? posed : kept(posed);
  }

  /** Whoever wears a headset and has their head far down crouches: the deeper, the lower it is. */
  private hold(posed: Posed): void {
    const { posture, hipHeight, tracked, stand } = this.actor;
    const up = tracked && posture === 'standing' ? tracked.head.position.y - stand.position.y : Infinity;
    const isDown = up <= crouch.below;
    posed.posture = isDown ? 'crouching' : posture;
    posed.hipHeight = isDown ? Math.max(crouch.lowest, up - crouch.headAboveHips) : hipHeight;
  }

  private gesture(nowMs: number): BodyPose['gesture'] {
    const { gesture } = this.actor;
    const through = gesture ? (nowMs - gesture.beganMs) / seenForMs(gesture) : 1;
    if (!gesture || through < 0 || through >= 1) return undefined;
    const { borne } = this;
    borne.verb = gesture.verb;
    borne.part = through;
    borne.at = gesture.at;
    borne.hand = gesture.hand;
    return borne;
  }

  /** What the hands close on, as thick as the thinner side of what they hold; and what that weighs. */
  private grip(posed: Posed): void {
    const left = this.held.left?.measures;
    const right = this.held.right?.measures;
    if (left === this.gripped.left && right === this.gripped.right) return;
    this.gripped = { left, right };
    const grip = (measures: Measures | undefined) => measures && { radius: gripRadius(measures) };
    const massKg = (left?.massKg ?? 0) + (right?.massKg ?? 0);
    posed.grips = left || right ? { left: grip(left), right: grip(right) } : undefined;
    posed.load = massKg > 0 ? { massKg, bothHands: isWide(left) || isWide(right) } : undefined;
  }

  /** A hand at rest is the puppet's own business; one that holds or reaches is where the simulation has it. */
  private hand(hand: 'left' | 'right'): Vec3 | undefined {
    const { actor, raised } = this;
    // The body is a step behind where a headset has it; the hand is not.
    const tracked = actor.tracked?.hands[hand];
    if (tracked) return tracked.position;
    const isReaching = actor.reach?.hand === hand;
    if (!isReaching && !this.held[hand]) return undefined;
    const at = this.palms[hand];
    const { position } = this.posed;
    const { x, y, z } = actor.handAt(hand);
    // Hands go with the body as it is shown, which is a little behind where it is.
    const stands = actor.stand.position;
    at.x = x + position.x - stands.x;
    at.y = y + position.y - stands.y;
    at.z = z + position.z - stands.z;
    if (!raised || !this.held[hand]) return at;
    return isReaching ? between(raised[hand], at, Math.min(1, actor.reach?.part ?? 0)) : raised[hand];
  }

  private turns(): BodyPose['turns'] {
    const hands = this.actor.tracked?.hands;
    return hands && { left: hands.left?.rotation, right: hands.right?.rotation };
  }

  private gaze(): Vec3 | undefined {
    const { gaze, tracked } = this.actor;
    if (tracked) return placedIn(tracked.head, beforeEyes);
    if (gaze === undefined || typeof gaze !== 'string') return gaze;
    const other = this.stage.actors.get(gaze);
    if (other) return other.isOnStage ? other.eyes : undefined;
    const prop = this.stage.props.all.get(gaze);
    if (!prop?.isVisible) return undefined;
    const { lookedAt } = this;
    const { position } = prop.pose;
    lookedAt.x = position.x;
    lookedAt.y = position.y + prop.measures.size.y / 2;
    lookedAt.z = position.z;
    return lookedAt;
  }
}
