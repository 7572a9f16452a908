import { approach, clamp, smoothstep } from '../../../src/kit/numbers.ts';
import { drift } from './easing.ts';
import type { Gaze } from './gaze.ts';
import type { Legs } from './legs.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';
import { bendShare, deepest, hipsBackMeters, type Stooping } from './stooping.ts';

const whole = 2 * Math.PI;

/** Bends and turns the trunk: its bones are hips, spine and chest. Everything above hangs on what it does. */
export class Trunk {
  /** How far in it is in a breath, −1..1. */
  breath = 0;
  /** How far it leans before it stoops for anything, in radians. */
  leant = 0;
  private breathPhase = 0;
  private lastSpeed = 0;
  private hurry = 0;
  /** How far it is bent, and how far the hips are aside. */
  private bent = 0;
  private aside = 0;

  constructor(private readonly body: Physique) {
    this.breathPhase = body.offset * whole;
  }

  /** What it leans by itself; known before it is seen how far one has to stoop. */
  lean(moment: Moment): void {
    const { bearing, striding, seconds, place, postures, gait, carriage } = moment;
    this.breathPhase += seconds * 1.5 * carriage.breathRate * (1 + 0.5 * gait.running);
    this.breath = moment.pose.dead ? 0 : Math.sin(this.breathPhase);
    // A body leans into setting out and back from stopping.
    const gained = seconds > 0 ? (place.speed - this.lastSpeed) / seconds : 0;
    this.lastSpeed = place.speed;
    this.hurry += (clamp(gained, -3, 3) - this.hurry) * approach(seconds, 7);
    this.leant =
      bearing.bend +
      carriage.lean * (0.4 + 0.6 * postures.standing) +
      striding * 0.045 +
      gait.running * 0.15 +
      this.hurry * 0.035 +
      gait.slope * 0.12 * striding -
      moment.load * 0.11 +
      postures.crouching * 0.45 +
      postures.effort * (postures.sitting + postures.standing > 0.8 ? 0.62 : 0.3) +
      postures.collapse * 0.4 -
      postures.sitting * 0.04 +
      (moment.pose.dead ? postures.sitting * 0.35 : 0);
  }

  /** What is looked at and reached for turns it as well. */
  bend(moment: Moment, legs: Legs, stooping: Stooping, gaze: Gaze): void {
    const { joints, frame, habits, stooped } = this.body;
    const { bearing, striding, postures, gait, carriage } = moment;
    const upright = 1 - postures.lying;
    const walk = striding * postures.standing;
    const step = gait.phase * whole;
    this.bent = (this.leant + stooping.now * deepest.bend) * upright;
    const { bent: bend } = this;
    const shift = this.shiftOf(moment);
    // The weight goes over the foot that stands.
    const sideways = Math.sin(step) * walk * (1 - 0.5 * gait.running);
    const pelvis = Math.cos(step - 0.44 * whole) * walk * (0.12 + 0.08 * gait.running);
    this.aside = shift * 0.026 + sideways * 0.016 * habits.roll;
    this.setHips(moment, legs, stooping);
    const lie = -postures.lying * (Math.PI / 2);
    const roll = sideways * 0.035 * habits.roll + shift * 0.045;
    const sway = bearing.sway * upright;
    const { hips, spine, chest } = joints.all;
    hips.by.yaw = pelvis * upright;
    hips.by.pitch = bend * bendShare.hips + lie;
    hips.by.roll = sway * 0.35 + roll;
    hips.turn();
    const turn = (bearing.twist + gaze.twist + stooping.twist) * 0.5;
    const open = carriage.chest * (1 - 0.6 * postures.lying);
    spine.by.yaw = turn - pelvis * 0.75;
    spine.by.pitch = bend * bendShare.spine + stooped * 0.4 - open * 0.35 + this.breath * 0.006 * carriage.breathDepth;
    spine.by.roll = sway * 0.35 - roll * 0.8;
    spine.turn();
    chest.by.yaw = turn - pelvis * 0.75;
    chest.by.pitch = bend * bendShare.chest + stooped * 0.6 - open * 0.65 - this.breath * 0.016 * carriage.breathDepth;
    chest.by.roll = sway * 0.3 - roll * 0.55 - sideways * 0.02 * (habits.roll - 1);
    chest.turn();
    frame.followTrunk();
  }

  private setHips(moment: Moment, legs: Legs, stooping: Stooping): void {
    const { scale, frame, joints } = this.body;
    const { bearing, postures, gait, carriage } = moment;
    const upright = 1 - postures.lying;
    const { standing } = postures;
    const bounce = Math.cos(2 * (gait.phase - 0.07) * whole);
    const sink =
      (bearing.sink + stooping.now * deepest.sink) * scale * standing +
      (0.012 + postures.collapse * 0.2) * scale +
      0.006 * (1 - bounce) * (carriage.bounce - 0.7) * moment.striding * scale;
    const lower = upright * (1 - 0.5 * postures.sitting);
    frame.hipsAt.set(
      (this.aside + bearing.shiftX * standing) * scale * upright,
      postures.hipHeight - sink * lower + gait.running * 0.03 * bounce * scale * moment.striding,
      (bearing.shiftZ * standing - (this.bent - postures.crouching * 0.45) * hipsBackMeters) * scale * upright,
    );
    if (standing > 0.01) {
      legs.findHighestHips(gait);
      const over = frame.hipsAt.y - legs.highestHips;
      if (over > 0) frame.hipsAt.y -= over * smoothstep(0.1, 0.6, standing);
    }
    joints.nodes.hips.position.copyFrom(frame.hipsAt);
  }

  /** Who stands still stands on one leg, then on the other: −1..1. */
  private shiftOf({ now, striding, pose, postures: { standing } }: Moment): number {
    if (pose.dead) return 0;
    const restless = drift(now * 0.42, this.body.offset) * 2.6;
    return (restless / (1 + Math.abs(restless))) * standing * (1 - Math.min(1, striding * 2)) * 1.3;
  }
}
