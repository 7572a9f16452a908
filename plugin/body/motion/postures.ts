import { mix, smoothstep, toShare } from '../../../src/kit/numbers.ts';
import { bell, weighty } from './easing.ts';
import type { PoseFrame } from './body-pose.ts';
import type { Placement } from './placement.ts';
import { hipHeights, type Posture } from '../../stage/posture.ts';

const names = ['standing', 'sitting', 'lying', 'kneeling', 'crouching'] as const satisfies readonly Posture[];

/** How long getting from one to another takes, in seconds: the first that fits. */
const lasting: readonly (readonly [from: Posture | '*', to: Posture | '*', seconds: number])[] = [
  ['standing', 'sitting', 1.05],
  ['sitting', 'standing', 0.95],
  ['standing', 'lying', 1.7],
  ['lying', 'standing', 1.7],
  ['*', 'lying', 1.3],
  ['lying', '*', 1.3],
  ['*', 'crouching', 0.6],
  ['crouching', '*', 0.65],
  ['*', '*', 0.85],
];
const fallSeconds = 1.05;

/** How much of each posture a body has, on its way from one to another. Bodies are heavy: they bend before they rise. */
export class Postures {
  standing = 1;
  sitting = 0;
  lying = 0;
  kneeling = 0;
  crouching = 0;
  /** How high the hips are above the floor point under them. */
  hipHeight = 0;
  /** How far the trunk is thrown forward to get the weight over the feet, 0..1. */
  effort = 0;
  /** Quicker or slower than others. */
  tempo = 1;
  /** How far the knees have given way under one who falls, 0..1. */
  collapse = 0;
  private readonly from: Record<Posture, number> = { standing: 1, sitting: 0, lying: 0, kneeling: 0, crouching: 0 };
  private fromHip = 0;
  private to: Posture = 'standing';
  private passed = 1;
  private lasts = 1;
  private waits = 0;
  private isFall = false;
  private isSeat = false;
  private isByFloor = false;

  constructor(
    private readonly standingHip: number,
    private readonly scale: number,
  ) {
    this.hipHeight = standingHip;
  }

  update({ posture: to, pose, seconds, isFirst }: PoseFrame, place: Placement): void {
    const isPut = isFirst || place.isCut;
    // How far off the place is where the new posture is taken.
    const leapMeters = place.isGoing ? place.leapMeters : 0;
    if (to !== this.to || isPut) this.begin(to, pose.dead, leapMeters, isPut);
    this.passed += seconds;
    const part = toShare((this.passed - this.waits) / this.lasts);
    // Knees go first, then the body after them.
    const share = this.isFall ? fallen(Math.max(0, part - 0.18) / 0.82) : this.turning(part);
    // One by one: a number that is found by its name leaves garbage wherever it is written to.
    const { from } = this;
    this.standing = mix(from.standing, to === 'standing' ? 1 : 0, share);
    this.sitting = mix(from.sitting, to === 'sitting' ? 1 : 0, share);
    this.lying = mix(from.lying, to === 'lying' ? 1 : 0, share);
    this.kneeling = mix(from.kneeling, to === 'kneeling' ? 1 : 0, share);
    this.crouching = mix(from.crouching, to === 'crouching' ? 1 : 0, share);
    if (this.isByFloor && !this.isFall) this.squat(part);
    const own = to === 'standing' ? this.standingHip : hipHeights[to] * (to === 'sitting' ? 1 : this.scale);
    const goal = to === 'standing' ? own : (pose.hipHeight ?? own);
    this.hipHeight = this.fromHip + (goal - this.fromHip) * this.sinking(part);
    this.effort = this.isSeat ? bell(smoothstep(0, 0.82, part) * 0.98) : 0.35 * bell(part);
    this.collapse = this.isFall ? bell(Math.min(1, part * 1.15)) : 0;
  }

  /** How far hips are on their way: onto a seat they come down held back, and give a little as the weight arrives. */
  private sinking(part: number): number {
    if (this.isFall) return fallen(Math.min(1, part / 0.86));
    if (this.isByFloor) return this.to === 'lying' ? weighty(part / 0.62) : weighty((part - 0.3) / 0.7);
    if (!this.isSeat) return weighty(part);
    if (this.to === 'standing') return weighty((part - 0.18) / 0.82);
    const down = weighty(part / 0.88);
    return down + 0.035 * bell((part - 0.78) / 0.22);
  }

  /** Nobody lies down like a plank: they are down before they lie back, and sit up before they rise. */
  private turning(part: number): number {
    if (!this.isByFloor) return weighty(part);
    return this.to === 'lying' ? weighty((part - 0.34) / 0.66) : weighty(part / 0.62);
  }

  private squat(part: number): void {
    const down = this.to === 'lying' ? part / 0.75 : (part - 0.2) / 0.8;
    const squats = bell(down) * 0.9 * this.standing;
    this.crouching += squats;
    this.standing -= squats;
  }

  private begin(to: Posture, dead: boolean, leapMeters: number, isPut: boolean): void {
    for (const name of names) this.from[name] = isPut ? (name === to ? 1 : 0) : this[name];
    this.fromHip = this.hipHeight;
    const [, , seconds] = lasting.find(
      ([one, other]) => (one === '*' || one === this.to) && (other === '*' || other === to),
    ) ?? ['*', '*', 0.85];
    this.isFall = dead && to === 'lying' && this.to === 'standing';
    this.isSeat = (to === 'sitting' && this.to === 'standing') || (to === 'standing' && this.to === 'sitting');
    this.isByFloor = (to === 'lying' && this.to === 'standing') || (to === 'standing' && this.to === 'lying');
    this.lasts = this.isFall ? fallSeconds : seconds / this.tempo;
    // To a seat further off one first goes; it is sat down on from before it. Who comes out of hiding to fall is seen to come.
    this.waits = to === 'sitting' || this.isFall ? Math.min(0.6, Math.max(0, leapMeters - 0.45) * 0.8) : 0;
    this.passed = isPut ? this.lasts + this.waits : 0;
    this.to = to;
  }
}

/** Down like something dropped, and once up again a little. */
function fallen(part: number): number {
  if (part < 0.72) return (part / 0.72) ** 2.1;
  const after = (part - 0.72) / 0.28;
  return 1 - 0.05 * Math.sin(after * Math.PI) * (1 - after);
}
