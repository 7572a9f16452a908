import { isWayOpen } from '../stage/footing.ts';
import type { Hand } from '../stage/posture.ts';
import type { Pose } from '../stage/space/pose.ts';
import type { Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { HeadsetComfort } from './comfort.ts';
import { leapFrom, type Leap } from './leap-arc.ts';
import type { RealHand, RealHands } from './real-hands.ts';

const stick = { pushed: 0.7, back: 0.35, dead: 0.15 } as const;
const pinch = { shut: 0.6, open: 0.35 } as const;
/** A bare hand that points so far down points at the floor. */
const downwards = -0.15;

/** What the legs are to do, at this moment. */
interface LegWish {
  /** Turns by so many radians, to the right. */
  readonly turn: number;
  /** Walks, right and ahead. */
  readonly walk: { readonly x: number; readonly y: number };
  /** An arc that is being aimed, and whether one could go there. */
  readonly aim: Leap | undefined;
  readonly isOpen: boolean;
  /** Goes there now. */
  readonly leap: Vec3 | undefined;
  /** The hand that aims. */
  readonly hand: Hand | undefined;
}

const rest: LegWish = {
  turn: 0,
  walk: { x: 0, y: 0 },
  aim: undefined,
  isOpen: false,
  leap: undefined,
  hand: undefined,
};

/** Reads from sticks and pinches where somebody in a headset wants to go. */
export class Legs {
  private readonly isTurned: Record<Hand, boolean> = { left: false, right: false };
  private aiming: { readonly hand: Hand; leap: Leap; isOpen: boolean } | undefined;

  constructor(private readonly stage: Stage) {}

  update(
    hands: RealHands,
    aims: Readonly<Record<Hand, Pose | undefined>>,
    comfort: HeadsetComfort,
    from: Vec3 | undefined,
    isBusy: (hand: Hand) => boolean,
  ): LegWish {
    let wish = rest;
    for (const hand of ['left', 'right'] as const) {
      const real = hands[hand];
      if (!real) {
        if (this.aiming?.hand === hand) this.aiming = undefined;
        continue;
      }
      // With a stick to walk by, the other one turns and leaps.
      const isWalking = comfort.walk === 'smooth' && hand === 'left' && real.kind === 'controller';
      if (isWalking) wish = { ...wish, walk: pushOf(real) };
      else
        wish = {
          ...wish,
          turn: wish.turn + this.turnOf(hand, real, comfort),
          ...this.aim(hand, real, aims[hand], from, isBusy),
        };
    }
    return this.aiming ? { ...wish, aim: this.aiming.leap, isOpen: this.aiming.isOpen, hand: this.aiming.hand } : wish;
  }

  private turnOf(hand: Hand, { stick: { x } }: RealHand, { turnDegrees }: HeadsetComfort): number {
    const wasTurned = this.isTurned[hand];
    this.isTurned[hand] = Math.abs(x) > (wasTurned ? stick.back : stick.pushed);
    if (wasTurned || !this.isTurned[hand] || this.aiming) return 0;
    return (Math.sign(x) * turnDegrees * Math.PI) / 180;
  }

  private aim(
    hand: Hand,
    real: RealHand,
    aim: Pose | undefined,
    from: Vec3 | undefined,
    isBusy: (hand: Hand) => boolean,
  ): { leap?: Vec3 } {
    if (this.aiming && this.aiming.hand !== hand) return {};
    if (!aim) return {};
    const { aiming } = this;
    const isHeld =
      real.kind === 'controller'
        ? real.stick.y > (aiming ? stick.back : stick.pushed)
        : isPinchedDown(real, aiming !== undefined);
    if (!aiming && (!isHeld || (real.kind === 'hand' && isBusy(hand)))) return {};
    if (isHeld) {
      const leap = leapFrom(this.stage, aim);
      const isOpen = leap.spot !== undefined && (from === undefined || isWayOpen(this.stage.parts, from, leap.spot));
      this.aiming = { hand, leap, isOpen };
      return {};
    }
    this.aiming = undefined;
    return aiming?.isOpen && aiming.leap.spot ? { leap: aiming.leap.spot } : {};
  }
}

/** Once begun, a pinch aims wherever it points. */
const isPinchedDown = ({ trigger, aim }: RealHand, isAiming: boolean): boolean =>
  isAiming ? trigger > pinch.open : trigger > pinch.shut && lookingDown(aim) < downwards;

const lookingDown = ({ rotation: { x, y, z, w } }: Pose): number => 2 * (y * z - x * w);

function pushOf({ stick: { x, y } }: RealHand): { x: number; y: number } {
  return Math.hypot(x, y) < stick.dead ? { x: 0, y: 0 } : { x, y };
}
