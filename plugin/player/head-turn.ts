import { wrapped } from '../stage/space/vector.ts';
import type { LookAngles } from './look-angles.ts';
import type { LookCall } from './look-call.ts';

/** Which way something is, in radians. */
export interface Bearing {
  readonly yaw: number;
  readonly pitch: number;
  /** It is well in the picture as it is. */
  readonly isInPicture: boolean;
  /** It is near the middle: whoever looks faces it. */
  readonly isFaced: boolean;
}

/** How quickly a head comes round: half a turn in 0.6 s, slow at both ends. */
const rate = 7;
/** Nearer than this it has come round. */
const thereRadians = 0.05;
/** So much looking of one's own calls it off. */
const ownLookRadians = 0.05;

const afterDeedSeconds = 1.2;

/** A head that turns by itself to what happens, until whoever has it looks elsewhere. */
export class HeadTurn {
  private call: LookCall | undefined;
  private leftSeconds = 0;
  private isComingRound = false;
  private readonly yaw = new Damped();
  private readonly pitch = new Damped();
  private ownLook = 0;

  /** What is turned to now. */
  get at(): LookCall['at'] | undefined {
    return this.call?.at;
  }

  hear(call: LookCall): void {
    if (this.call && this.call.rank > call.rank) return;
    if (this.call?.at !== call.at) this.isComingRound = false;
    this.call = call;
    this.leftSeconds = call.seconds;
    this.ownLook = 0;
  }

  /** The own deed is done: it is looked at a moment more, unless something else happens. */
  relax(): void {
    if (!this.call?.isDeed) return;
    this.call = { at: this.call.at, rank: 0, seconds: afterDeedSeconds };
    this.leftSeconds = afterDeedSeconds;
  }

  /** Whoever plays looks for themselves, by so much. */
  lookedByHand(radians: number): void {
    this.ownLook += radians;
    if (this.ownLook > ownLookRadians) this.stop();
  }

  stop(): void {
    this.call = undefined;
    this.isComingRound = false;
    this.yaw.rest();
    this.pitch.rest();
  }

  /** `wanted` is where it is. Says whether the head was turned; `isStill` turns it at once. */
  update(seconds: number, angles: LookAngles, wanted: Bearing | undefined, isStill: boolean): boolean {
    if (!this.call) return false;
    this.leftSeconds -= seconds;
    if (this.leftSeconds <= 0 || !wanted) {
      if (this.leftSeconds <= 0) this.stop();
      return false;
    }
    this.isComingRound ||= this.call.isTalk ? !wanted.isFaced : !wanted.isInPicture;
    if (!this.isComingRound) return false;
    const away = { yaw: wrapped(wanted.yaw - angles.yaw), pitch: wanted.pitch - angles.pitch };
    const yaw = isStill ? away.yaw : this.yaw.step(away.yaw, seconds);
    const pitch = isStill ? away.pitch : this.pitch.step(away.pitch, seconds);
    angles.face(angles.yaw + yaw, angles.pitch + pitch);
    if (Math.hypot(away.yaw, away.pitch) < thereRadians) this.isComingRound = false;
    return true;
  }
}

/** Draws nearer like a spring that does not swing: slow at both ends. */
class Damped {
  private speed = 0;

  rest(): void {
    this.speed = 0;
  }

  /** How far it goes in this time, of what is left. */
  step(away: number, seconds: number): number {
    const fading = Math.exp(-rate * seconds);
    const drawn = rate * away - this.speed;
    this.speed = (this.speed + rate * drawn * seconds) * fading;
    return away - (away + drawn * seconds) * fading;
  }
}
