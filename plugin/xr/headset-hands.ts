import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { Glint } from '../player/glint.ts';
import type { StageView } from '../picture/view/stage-view.ts';
import type { Hand } from '../stage/posture.ts';
import { turnedBy, type Pose } from '../stage/space/pose.ts';
import { distance, dot, flatDistance, minus, plus, scaled, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { heldOutTo } from '../stage/steps/clasp.ts';
import { hail } from '../stage/steps/walk.ts';
import { deedOf } from './deed-of-gesture.ts';
import type { HandGesture } from './gestures.ts';
import { HandMachine, type HandAbout } from './hand-machine.ts';
import { HandSense } from './hand-sense.ts';
import { HeadsetAsks, type HandAnswer, type HeadsetPlayer } from './headset-asks.ts';
import { HandRay } from './pointers.ts';
import type { RealHand, RealHands } from './real-hands.ts';

/** What a hand feels: something under it, what was asked is done, it cannot be. */
const felt = { near: [0.2, 15], done: [0.5, 30], refused: [0.9, 120] } as const;
/** A hand points where its eyes look too, or its finger is on the trigger; one that hangs points at nothing. */
const meant = { cosine: 0.96, trigger: 0.05 } as const;
const bothHands = ['left', 'right'] as const;

interface OneHand {
  readonly machine: HandMachine;
  readonly glint: Glint;
  readonly ray: HandRay;
  near: EntityId | undefined;
  far: EntityId | undefined;
  /** What it is at, or points at and means. */
  meant: EntityId | undefined;
}

interface HandsOptions {
  readonly stage: Stage;
  readonly view: StageView;
  readonly player: HeadsetPlayer;
  readonly home: TransformNode;
  /** Goes to where this can be touched, before it is asked for. */
  readonly approach: (thing: EntityId) => void;
  readonly onRefused: (hand: Hand, why: string) => void;
}

/** Both hands of whoever wears a headset: what they do is asked of the narrator, and they feel what he says. */
export class HeadsetHands {
  private readonly sense: HandSense;
  private readonly asks: HeadsetAsks;
  private readonly hands: Readonly<Record<Hand, OneHand>>;
  private real: RealHands = {};
  private eyes: Pose | undefined;

  constructor(private readonly options: HandsOptions) {
    const { stage, view, player, home } = options;
    this.sense = new HandSense(stage, player.role);
    this.asks = new HeadsetAsks(player, (answer) => this.hear(answer));
    const one = (): OneHand => ({
      machine: new HandMachine(),
      glint: new Glint(view),
      ray: new HandRay(home),
      near: undefined,
      far: undefined,
      meant: undefined,
    });
    this.hands = { left: one(), right: one() };
  }

  /** What a hand has about it, for whoever asks whether it is free to do something else. */
  isBusy(hand: Hand): boolean {
    const { near, far, machine } = this.hands[hand];
    return near !== undefined || far !== undefined || machine.isOnHandle || this.sense.heldIn(hand) !== undefined;
  }

  isFull(hand: Hand): boolean {
    return this.sense.heldIn(hand) !== undefined;
  }

  /** What a hand is at or points at, the right one first. */
  get meant(): EntityId | undefined {
    return this.hands.right.meant ?? this.hands.left.meant;
  }

  /** `taken` hands do something else at the moment. */
  update(
    seconds: number,
    real: RealHands,
    poses: Readonly<Record<Hand, { grip: Pose; aim: Pose } | undefined>>,
    eyes: Pose,
    taken: ReadonlySet<Hand>,
  ): void {
    this.real = real;
    this.eyes = eyes;
    this.asks.update(seconds);
    for (const hand of bothHands) this.updateOne(seconds, hand, real[hand], poses[hand], taken.has(hand));
  }

  follow(fact: Parameters<HeadsetAsks['follow']>[0]): void {
    this.asks.follow(fact);
  }

  dispose(): void {
    for (const hand of bothHands) {
      this.hands[hand].glint.dispose();
      this.hands[hand].ray.dispose();
    }
  }

  private updateOne(
    seconds: number,
    hand: Hand,
    real: RealHand | undefined,
    pose: { readonly grip: Pose; readonly aim: Pose } | undefined,
    isTaken: boolean,
  ): void {
    const one = this.hands[hand];
    const about = pose ? this.sense.about({ hand, ...pose }) : nothingAbout;
    const input =
      real && pose && !isTaken ? { at: pose.grip.position, squeeze: real.squeeze, trigger: real.trigger } : undefined;
    for (const gesture of one.machine.update(seconds, input, about)) this.act(gesture, hand);
    if (about.held !== undefined && about.person !== undefined) this.offer(about.person);
    if (about.near && about.near.id !== one.near) real?.pulse(...felt.near);
    one.near = about.near?.id;
    one.far = isTaken ? undefined : about.far?.id;
    const pointed = real && pose && this.isMeant(one.far, real) ? one.far : undefined;
    one.meant = one.near ?? pointed;
    one.glint.on(one.meant, one.near !== undefined);
    one.glint.update(seconds);
    one.ray.show(pointed === undefined ? undefined : pose?.aim.position, pose && this.endOf(pointed, pose.aim));
  }

  /** To whom something is held out turns to it and waits: who stepped back as from any face so near would never be given it. */
  private offer(person: EntityId): void {
    const { stage, player } = this.options;
    const [self, other] = [stage.actors.get(player.role), stage.actors.get(person)];
    if (self && other) hail(stage.parts, self, other, flatDistance(self.stand.position, other.stand.position));
  }

  private act(gesture: HandGesture, hand: Hand): void {
    const { stage, player } = this.options;
    // What is held out to one is taken by closing a hand on it: giving it is the other's deed, and this is the end of it.
    if (gesture.kind === 'grab' && this.isHeldOut(gesture.thing)) return stage.props.intendHand(gesture.thing, hand);
    const action = deedOf(gesture, stage.parts.world(), player.role);
    if (!action) return;
    if (gesture.kind === 'grab') {
      stage.props.intendHand(gesture.thing, hand);
      this.options.approach(gesture.thing);
    }
    if (gesture.kind === 'let-go' || gesture.kind === 'fling') stage.intendSpot(gesture.held, gesture.at);
    this.asks.ask(action, hand);
  }

  private isHeldOut(thing: EntityId): boolean {
    const { stage, player } = this.options;
    return [...stage.actors.all.values()].some((actor) => heldOutTo(player.role, actor) === thing);
  }

  private hear({ hand, ok, reason }: HandAnswer): void {
    const [strength, ms] = ok ? felt.done : felt.refused;
    this.real[hand]?.pulse(strength, ms);
    if (!ok) this.options.onRefused(hand, reason);
  }

  private isMeant(id: EntityId | undefined, { trigger }: RealHand): boolean {
    const middle = this.middleOf(id);
    if (!middle || !this.eyes) return false;
    const to = minus(middle, this.eyes.position);
    const look = turnedBy(vec(0, 0, 1), this.eyes.rotation);
    return trigger > meant.trigger || dot(to, look) > meant.cosine * Math.hypot(to.x, to.y, to.z);
  }

  private middleOf(id: EntityId | undefined): Vec3 | undefined {
    const { stage } = this.options;
    return id === undefined ? undefined : (stage.props.all.get(id)?.center ?? stage.actors.get(id)?.eyes);
  }

  private endOf(id: EntityId | undefined, { position, rotation }: Pose): Vec3 | undefined {
    const middle = this.middleOf(id);
    return middle && plus(position, scaled(turnedBy(vec(0, 0, 1), rotation), distance(position, middle)));
  }
}

const nothingAbout: HandAbout = {
  near: undefined,
  far: undefined,
  held: undefined,
  person: undefined,
  under: undefined,
  cup: undefined,
  touched: undefined,
  tilt: 'upright',
  isAtMouth: false,
  aimedAt: () => undefined,
};
