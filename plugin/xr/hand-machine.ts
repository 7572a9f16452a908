import type { EntityId } from '../../src/drama/entity-id.ts';
import { distance, dot, minus, plus, scaled, type Vec3 } from '../stage/space/vector.ts';
import type { HandGesture } from './gestures.ts';

/** What a hand does at this moment, on the stage. */
interface HandInput {
  readonly at: Vec3;
  readonly squeeze: number;
  readonly trigger: number;
}

/** What is about it. */
export interface HandAbout {
  /** What the hand could close on here. */
  readonly near: { readonly id: EntityId; readonly comesAlong: boolean; readonly front: Vec3 } | undefined;
  /** What its ray meets. */
  readonly far: { readonly id: EntityId; readonly comesAlong: boolean } | undefined;
  /** What it has, as the world has it. */
  readonly held: EntityId | undefined;
  /** Who could take it out of the hand. */
  readonly person: EntityId | undefined;
  /** What it would come to lie on or in. */
  readonly under: EntityId | undefined;
  /** What would be poured into. */
  readonly cup: EntityId | undefined;
  /** What the thing in it touches. */
  readonly touched: EntityId | undefined;
  /** How the thing in it is turned: as it stands, or so that what is in it runs out. */
  readonly tilt: 'upright' | 'leaning' | 'over';
  readonly isAtMouth: boolean;
  /** Who stands where a throw would go: asked only when one is thrown. */
  readonly aimedAt: (velocity: Vec3) => EntityId | undefined;
}

const fist = { closes: 0.6, opens: 0.35 } as const;
/** A handle was pulled when the hand has gone so far. */
const pulledMeters = 0.1;
/** Let go faster than this it is thrown, and flies for so long before it falls. */
const thrown = { speed: 1.9, seconds: 0.55 } as const;
const trailSeconds = 0.1;
const stillSpeed = 0.3;
/** How long each of these has to last before it means something. */
const lasting = { 'hold-out': 0.45, 'to-mouth': 0.3, tip: 0.25, 'touch-with': 0.25, point: 0.6 } as const;
type Lasting = keyof typeof lasting;
/** What is held out and not taken, because its bearer was still at something else, is offered again after so long. */
const againSeconds: Readonly<Partial<Record<Lasting, number>>> = { 'hold-out': 5 };
const tap = { fast: 0.45, slow: 0.15, withinSeconds: 1.2, times: 2 } as const;

/** Turns what one hand does into gestures, each told once. It lets nothing go because it was lost from sight. */
export class HandMachine {
  private isClosed = false;
  /** It was closed while it held this: opened, it lets go. */
  private armed: EntityId | undefined;
  private handle: { readonly id: EntityId; readonly from: Vec3; readonly front: Vec3 } | undefined;
  private trail: { readonly at: Vec3; readonly seconds: number }[] = [];
  private readonly since = new Map<Lasting, { of: EntityId | undefined; seconds: number }>();
  /** It was upright in the hand before: only then can it be tipped, and not by the way it was taken. */
  private upright: EntityId | undefined;
  private taps: number[] = [];
  private wasFast = false;
  private now = 0;

  /** Whether it is closed on something that does not come along. */
  get isOnHandle(): boolean {
    return this.handle !== undefined;
  }

  update(seconds: number, input: HandInput | undefined, about: HandAbout): HandGesture[] {
    this.now += seconds;
    if (about.held === undefined || about.tilt === 'upright') this.upright = about.held;
    if (!input) {
      this.forget();
      return [];
    }
    this.trail.push({ at: input.at, seconds: this.now });
    while (this.trail.length > 2 && (this.trail[0]?.seconds ?? 0) < this.now - trailSeconds) this.trail.shift();
    const gestures = [...this.grasp(input, about), ...this.pull(input), ...this.linger(seconds, input, about)];
    return [...gestures, ...this.strike(about)];
  }

  /** It is not seen any more: what it has stays in it, and nothing half done goes on. */
  private forget(): void {
    this.isClosed = false;
    this.armed = undefined;
    this.handle = undefined;
    this.trail = [];
    this.since.clear();
    this.wasFast = false;
  }

  private *grasp({ at, squeeze, trigger }: HandInput, about: HandAbout): Generator<HandGesture> {
    const force = Math.max(squeeze, trigger);
    const wasClosed = this.isClosed;
    this.isClosed = force > (wasClosed ? fist.opens : fist.closes);
    if (this.isClosed && about.held !== undefined) this.armed = about.held;
    if (this.isClosed === wasClosed) return;
    if (!this.isClosed) {
      this.handle = undefined;
      if (this.armed !== undefined && this.armed === about.held) yield this.release(about.held, at, about);
      this.armed = undefined;
      return;
    }
    if (about.held !== undefined) return;
    const { near, far } = about;
    if (near?.comesAlong) yield { kind: 'grab', thing: near.id };
    else if (near) this.handle = { id: near.id, from: at, front: near.front };
    else if (far?.comesAlong && trigger > fist.closes) yield { kind: 'grab', thing: far.id };
  }

  private release(held: EntityId, at: Vec3, { person, under, aimedAt }: HandAbout): HandGesture {
    const velocity = this.velocity;
    if (Math.hypot(velocity.x, velocity.y, velocity.z) <= thrown.speed)
      return { kind: 'let-go', held, thing: person ?? under, at };
    return { kind: 'fling', held, thing: aimedAt(velocity), at: plus(at, scaled(velocity, thrown.seconds)) };
  }

  private *pull({ at }: HandInput): Generator<HandGesture> {
    const { handle } = this;
    if (!handle || distance(at, handle.from) < pulledMeters) return;
    this.handle = undefined;
    yield { kind: dot(minus(at, handle.from), handle.front) > 0 ? 'pull' : 'push', thing: handle.id };
  }

  /** What means something only when it lasts. */
  private *linger(seconds: number, input: HandInput, about: HandAbout): Generator<HandGesture> {
    const { held, person, cup, touched, tilt, isAtMouth, near, far } = about;
    const speed = this.speed;
    const isPointing = held === undefined && !near && input.squeeze > fist.closes && input.trigger < 0.2;
    if (this.lasts('hold-out', seconds, held !== undefined && speed < stillSpeed ? person : undefined))
      yield { kind: 'hold-out', held: held!, thing: person! };
    if (this.lasts('to-mouth', seconds, isAtMouth ? held : undefined)) yield { kind: 'to-mouth', held: held! };
    const isTipped = tilt === 'over' && !isAtMouth && this.upright === held;
    if (this.lasts('tip', seconds, isTipped ? held : undefined)) yield { kind: 'tip', held: held!, thing: cup };
    if (this.lasts('touch-with', seconds, held === undefined ? undefined : touched))
      yield { kind: 'touch-with', held: held!, thing: touched! };
    if (this.lasts('point', seconds, isPointing && speed < stillSpeed ? far?.id : undefined))
      yield { kind: 'point', thing: far!.id };
  }

  /** True once, when it has lasted so long with the same thing; what is offered again, each time. */
  private lasts(kind: Lasting, seconds: number, of: EntityId | undefined): boolean {
    const before = this.since.get(kind);
    if (of === undefined || before?.of !== of) {
      this.since.set(kind, { of, seconds: 0 });
      return false;
    }
    const was = before.seconds;
    before.seconds += seconds;
    const isDue = was < lasting[kind] && before.seconds >= lasting[kind];
    const again = againSeconds[kind];
    if (isDue && again !== undefined) before.seconds = lasting[kind] - again;
    return isDue;
  }

  /** An empty hand that stops short at a thing has struck it. */
  private *strike({ held, near }: HandAbout): Generator<HandGesture> {
    const { speed } = this;
    const hasStopped = this.wasFast && speed < tap.slow;
    if (speed > tap.fast) this.wasFast = true;
    else if (speed < tap.slow) this.wasFast = false;
    if (!hasStopped || held !== undefined || !near || near.comesAlong || this.isClosed) return;
    this.taps = [...this.taps.filter((at) => at > this.now - tap.withinSeconds), this.now];
    if (this.taps.length < tap.times) return;
    this.taps = [];
    yield { kind: 'knock', thing: near.id };
  }

  private get velocity(): Vec3 {
    const [first, last] = [this.trail[0], this.trail.at(-1)];
    if (!first || !last || last.seconds <= first.seconds) return { x: 0, y: 0, z: 0 };
    return scaled(minus(last.at, first.at), 1 / (last.seconds - first.seconds));
  }

  private get speed(): number {
    const { x, y, z } = this.velocity;
    return Math.hypot(x, y, z);
  }
}
