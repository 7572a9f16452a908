import type { EntityId } from '../../src/drama/entity-id.ts';
import { wrapped } from '../stage/space/vector.ts';
import type { LookAngles } from './look-angles.ts';
import { isStartling, type LookCall } from './look-call.ts';

/** Which way something is, in radians. */
export interface Bearing {
  readonly yaw: number;
  readonly pitch: number;
  /** It is well in the picture as it is. */
  readonly isInPicture: boolean;
  /** It is near the middle: whoever looks faces it. */
  readonly isFaced: boolean;
}

/** How quickly a head comes round: half a turn in 0.5 s, slow at both ends; it nods sooner, what is near sinks as one walks up to it. */
const rates = { yaw: 8.5, pitch: 13 } as const;
/** Nearer than this it has come round. */
const thereRadians = 0.05;
/** So much looking of one's own calls it off. */
const ownLookRadians = 0.05;

const afterDeedSeconds = 1.2;
const afterLineSeconds = 0.4;
/** In this time it has come round: what is over sooner is still turned to before anything less. */
const comesRoundSeconds = 0.6;
/** Steeper than this nobody looks on when there is nothing more to see: on the floor, or on the ceiling. */
const steepRadians = 0.3;

interface HeadManner {
  /** It cuts instead of coming round. */
  readonly isStill: boolean;
  /** The play does. */
  readonly isWaiting?: boolean;
}

/** Where a head looks that nothing calls. */
type Rest = Pick<Bearing, 'yaw' | 'pitch'>;

/** A head that turns by itself to what happens, until whoever has it looks elsewhere. */
export class HeadTurn {
  private call: LookCall | undefined;
  private leftSeconds = 0;
  /** How long it has been called, and whether what called it is over. */
  private calledSeconds = 0;
  private isOver = false;
  private isComingRound = false;
  private readonly yaw = new Damped(rates.yaw);
  private readonly pitch = new Damped(rates.pitch);
  private ownLook = 0;
  private isComingHome = false;

  /** What is turned to now. */
  get at(): LookCall['at'] | undefined {
    return this.call?.at;
  }

  /** Whose deed is looked at now. */
  get deedOf(): EntityId | undefined {
    return this.call?.deedOf;
  }

  /** It is turned to what startles everybody, or to its own deed. */
  get isStartled(): boolean {
    return this.call !== undefined && isStartling(this.call);
  }

  hear(call: LookCall): void {
    if (this.rank > call.rank) return;
    if (this.call?.at !== call.at) this.isComingRound = false;
    this.isComingHome = false;
    this.call = call;
    this.leftSeconds = call.seconds;
    this.calledSeconds = 0;
    this.isOver = false;
    this.ownLook = 0;
  }

  /** Somebody's deed is done: it is looked at a moment more, unless something else happens. */
  relax(doer: EntityId): void {
    if (this.call?.deedOf !== doer) return;
    this.isOver = true;
    this.leftSeconds = this.call.after?.seconds ?? afterDeedSeconds;
  }

  /** Somebody has spoken: they are looked at no longer than that. */
  hush(speaker: EntityId): void {
    if (this.call?.lineOf === speaker) this.leftSeconds = Math.min(this.leftSeconds, afterLineSeconds);
  }

  /** How much what is turned to matters by now. */
  private get rank(): number {
    const { call, isOver, calledSeconds } = this;
    return (isOver && calledSeconds > comesRoundSeconds ? call?.after?.rank : call?.rank) ?? 0;
  }

  /** Whoever plays looks for themselves, by so much. */
  lookedByHand(radians: number): void {
    this.ownLook += radians;
    if (this.ownLook > ownLookRadians) this.stop();
  }

  stop(): void {
    this.call = undefined;
    this.isComingRound = false;
    this.isComingHome = false;
    this.yaw.rest();
    this.pitch.rest();
  }

  /**
   * `wanted` is where it is. Says whether the head was turned; `isStill` turns it at once. While the play waits, what is looked
   * at does not go on either: it is looked at for as long when it does.
   */
  update(
    seconds: number,
    angles: LookAngles,
    wanted: Bearing | undefined,
    { isStill, isWaiting = false }: HeadManner,
  ): boolean {
    if (!this.call) return false;
    if (!isWaiting) this.leftSeconds -= seconds;
    this.calledSeconds += seconds;
    if (this.leftSeconds <= 0 || !wanted) {
      if (this.leftSeconds > 0) return false;
      this.stop();
      this.isComingHome = Math.abs(angles.pitch) > steepRadians;
      return false;
    }
    this.isComingRound ||= this.call.isTalk ? !wanted.isFaced : !wanted.isInPicture;
    if (!this.isComingRound) return false;
    if (this.turn(seconds, angles, wanted, isStill)) this.isComingRound = false;
    return true;
  }

  /** What it was turned to is no more there to be looked at: it comes up again at once. */
  comeUp(): void {
    this.stop();
    this.isComingHome = true;
  }

  /** Nothing calls it any more, and it looks at the floor: it comes up again. */
  get isOnItsWayHome(): boolean {
    return this.isComingHome;
  }

  comeHome(seconds: number, angles: LookAngles, rest: Rest, isStill: boolean): void {
    if (this.turn(seconds, angles, rest, isStill)) this.stop();
  }

  /** Whether it is there. */
  private turn(seconds: number, angles: LookAngles, to: Rest, isStill: boolean): boolean {
    const away = { yaw: wrapped(to.yaw - angles.yaw), pitch: to.pitch - angles.pitch };
    const yaw = isStill ? away.yaw : this.yaw.step(away.yaw, seconds);
    const pitch = isStill ? away.pitch : this.pitch.step(away.pitch, seconds);
    angles.face(angles.yaw + yaw, angles.pitch + pitch);
    return Math.hypot(away.yaw, away.pitch) < thereRadians;
  }
}

/** Draws nearer like a spring that does not swing: slow at both ends. */
class Damped {
  private speed = 0;

  constructor(private readonly rate: number) {}

  rest(): void {
    this.speed = 0;
  }

  /** How far it goes in this time, of what is left. */
  step(away: number, seconds: number): number {
    const { rate } = this;
    const fading = Math.exp(-rate * seconds);
    const drawn = rate * away - this.speed;
    this.speed = (this.speed + rate * drawn * seconds) * fading;
    return away - (away + drawn * seconds) * fading;
  }
}
