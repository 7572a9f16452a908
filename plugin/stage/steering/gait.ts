import { wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing } from './angle.ts';

/** How a body gets into motion: metres, seconds, radians. */
export const gait = {
  walk: 1.3,
  run: 2.4,
  back: 0.75,
  accelerate: 1.8,
  /** What a walker counts on when it slows for its goal … */
  brake: 1.8,
  /** … and what it can do when it must. */
  halt: 4,
  turnRate: 4,
  turnAcceleration: 30,
} as const;

export interface Striding {
  yaw: number;
  turnRate: number;
  speed: number;
}

/**
 * One step of feet: turns towards the wanted velocity and goes the way it faces, slower the more it still has to turn.
 * Displacement along the facing is what keeps feet from sliding; steering never moves a body any other way.
 */
export function stepMotion(motion: Striding, wantedX: number, wantedZ: number, face: number, seconds: number): void {
  const wanted = Math.sqrt(wantedX * wantedX + wantedZ * wantedZ);
  const isGoing = wanted > 0.01;
  const error = wrapAngle((isGoing ? bearing(wantedX, wantedZ) : face) - motion.yaw);
  turn(motion, error, seconds);
  ease(motion, isGoing ? wanted * alignment(Math.abs(error)) : 0, seconds);
}

/** One step of feet that go back or aside while the body faces that way: slowly. */
export function stepFacing(motion: Striding, wanted: number, face: number, seconds: number): void {
  turn(motion, wrapAngle(face - motion.yaw), seconds);
  ease(motion, Math.min(wanted, gait.back), seconds);
}

function ease(motion: Striding, speed: number, seconds: number): void {
  const change = speed - motion.speed;
  const [down, up] = [-gait.halt * seconds, gait.accelerate * seconds];
  motion.speed = Math.max(0, motion.speed + (change < down ? down : change > up ? up : change));
}

function turn(motion: Striding, error: number, seconds: number): void {
  const off = Math.abs(error);
  if (off < 0.004 && Math.abs(motion.turnRate) < 0.6) {
    motion.yaw = wrapAngle(motion.yaw + error);
    motion.turnRate = 0;
    return;
  }
  // The rate from which one can still stop on the mark: no swinging past it and back.
  const rate = Math.sign(error) * Math.min(gait.turnRate, Math.sqrt(gait.turnAcceleration * off), off / seconds);
  const most = gait.turnAcceleration * seconds;
  const change = rate - motion.turnRate;
  const braking = Math.abs(rate) < Math.abs(motion.turnRate) && rate * motion.turnRate >= 0;
  motion.turnRate += braking ? change : change < -most ? -most : change > most ? most : change;
  motion.yaw = wrapAngle(motion.yaw + motion.turnRate * seconds);
}

/** The part of its speed one keeps who still has to turn so far. */
function alignment(off: number): number {
  return off < 0.3 ? 1 : off > 1.1 ? 0 : (1.1 - off) / 0.8;
}
