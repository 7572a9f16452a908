import { eased } from '../../../src/kit/numbers.ts';
import { between, minus, plus, vec, type Vec3 } from '../../stage/space/vector.ts';
import type { Blocking } from './blocking.ts';
import { mixedFrames, type Frame } from './frame.ts';
import { middleOfEyes } from './group.ts';
import { shotKinds, type Shot } from './shot.ts';

/** How long a camera takes to come nearer to its subject. */
const pushMs = 9000;
const glideMs = 1700;
/** A subject may stir so far before the camera turns with it. */
const restMeters = 0.05;
/** How soon the camera has caught up with who it is about. */
const catchUpSeconds = 0.2;

interface OperatorOptions {
  /** Holds every picture still: for people who ask their machine for less motion. */
  readonly isStill?: boolean;
  /** Whether the camera may be carried to here. */
  readonly canStand: (at: Vec3, shot: Shot, blocking: Blocking) => boolean;
}

/** Moves the camera within a shot: turns with its subject, goes with a walker, draws slowly nearer. */
export class Operator {
  private shot: Shot | undefined;
  private from: Frame | undefined;
  private anchor: Vec3 | undefined;
  private turned = vec(0, 0, 0);
  private carried = vec(0, 0, 0);
  private lastMs = 0;
  private shown: Frame | undefined;

  constructor(private readonly options: OperatorOptions) {}

  /** What the camera shows, as of the last update. */
  get frame(): Frame | undefined {
    return this.shown;
  }

  take(shot: Shot, blocking: Blocking): void {
    this.from = shot.how === 'glide' && !this.options.isStill ? this.shown : undefined;
    this.shot = shot;
    this.anchor = anchorOf(shot, blocking);
    this.turned = vec(0, 0, 0);
    this.carried = vec(0, 0, 0);
    this.lastMs = shot.beganMs;
    this.shown = this.from ?? shot.frame;
  }

  update(nowMs: number, blocking: Blocking): Frame | undefined {
    const { shot } = this;
    if (!shot) return undefined;
    this.follow(shot, blocking, Math.max(0, nowMs - this.lastMs) / 1000);
    this.lastMs = nowMs;
    const age = nowMs - shot.beganMs;
    const push = this.options.isStill ? 0 : shotKinds[shot.kind].push * Math.min(1, age / pushMs) ** 1.6;
    const target = plus(shot.frame.target, this.turned);
    const position = between(plus(shot.frame.position, this.carried), target, push);
    const frame = { position, target, fov: shot.frame.fov };
    this.shown = this.from ? mixedFrames(this.from, frame, eased(Math.min(1, age / glideMs))) : frame;
    return this.shown;
  }

  private follow(shot: Shot, blocking: Blocking, seconds: number): void {
    const [was, now] = [this.anchor, anchorOf(shot, blocking)];
    if (!was || !now) return;
    const wanted = minus(now, was);
    const left = minus(wanted, this.turned);
    const far = Math.hypot(left.x, left.y, left.z);
    const rest = this.options.isStill ? restMeters * 6 : restMeters;
    if (far <= rest) return;
    // Still pictures are aimed anew all at once; others catch up as far as where the subject may stir.
    const part = this.options.isStill ? 1 : ((far - rest) / far) * (1 - Math.exp(-seconds / catchUpSeconds));
    this.turned = between(this.turned, wanted, part);
    if (shot.kind !== 'following') return;
    const next = between(this.carried, wanted, part);
    if (this.options.canStand(plus(shot.frame.position, next), shot, blocking)) this.carried = next;
  }
}

/** The point a picture hangs on. */
function anchorOf({ kind, subjects }: Pick<Shot, 'kind' | 'subjects'>, blocking: Blocking): Vec3 | undefined {
  const [first, second] = subjects;
  if (kind === 'establishing' || first === undefined) return undefined;
  if (kind === 'insert') {
    const reach = second === undefined ? undefined : blocking.figures.get(second)?.reach;
    if (reach) return reach.isReturning ? reach.hand : reach.target;
    return blocking.item(first)?.center;
  }
  const named = kind === 'two-shot' || kind === 'group' ? subjects : [first];
  const figures = named.flatMap((id) => blocking.figures.get(id) ?? []);
  return figures.length > 0 ? middleOfEyes(figures) : undefined;
}
