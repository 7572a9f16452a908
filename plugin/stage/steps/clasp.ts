import type { EntityId } from '../../../src/drama/entity-id.ts';
import { rowOf } from '../../../src/drama/verb.ts';
import { between, distance, vec, type Vec3 } from '../space/vector.ts';
import type { Hand } from '../posture.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { StageParts } from './doing.ts';
import type { ReachStep } from './spot-meant.ts';

/** Two people's hands that meet between them: to shake, or to hand something over. */
interface Clasp {
  /** How high above hips, and how much of the way from the first to the other: whoever gives sees it below the other's face. */
  readonly aboveHips: number;
  readonly along: number;
  /** How long a hand is on its way. */
  readonly seconds: number;
  /** Hands stay together so many times as long as it takes them to go back. */
  readonly held: number;
  /** So far from each other they stand, where they can. */
  readonly apartMeters: number;
}

const shaking: Clasp = { aboveHips: 0.34, along: 0.5, seconds: 0.5, held: 3, apartMeters: 0 };
const handing: Clasp = { aboveHips: 0.4, along: 0.6, seconds: 0.7, held: 1.5, apartMeters: 0 };
/** Whoever plays has it before their eyes, and the other's face above it. */
const shakingSeen: Clasp = { ...shaking, aboveHips: 0.43, along: 0.58, seconds: 0.6, apartMeters: 1 };
const handingSeen: Clasp = { ...handing, aboveHips: 0.5, apartMeters: 1.05 };
/** A tracked hand is at what is held out to it when it is so near, and has taken it after so long. */
const [atItMeters, takenSeconds] = [0.16, 0.3];
const bothHands = ['right', 'left'] as const;

/** Which of these a step is, where it is one. */
export function claspOf(
  parts: StageParts,
  { verb, using, actor }: ReachStep,
  other: StagedActor | undefined,
): Clasp | undefined {
  if (verb === undefined || !other || other.isHiding || (other.posture !== 'standing' && !other.tracked))
    return undefined;
  const isSeen = parts.isSteered(actor) || parts.isSteered(other.id);
  if (verb === 'shake' && using === undefined) return isSeen ? shakingSeen : shaking;
  if (rowOf(verb).gesture !== 'give' || using === undefined) return undefined;
  return isSeen ? handingSeen : handing;
}

/** Where two people's hands meet. */
export function claspPoint({ aboveHips, along }: Clasp, one: StagedActor, other: StagedActor): Vec3 | undefined {
  if (!one.walker || !other.walker) return undefined;
  const { x, y, z } = between(one.stand.position, other.stand.position, along);
  return vec(x, y + (one.hipHeight + other.hipHeight) / 2 + aboveHips, z);
}

/** The other holds out a hand, too, where one is free and nobody at the controls has it; as far as the first is on its way. */
export function offerHand(parts: StageParts, one: StagedActor, other: StagedActor, target: Vec3): void {
  const isAtIt = other.reach?.thing === one.id && !other.reach.returning;
  if (!isAtIt && (other.reach || parts.isSteered(other.id) || parts.isBusy(other.id))) return;
  const hand = isAtIt ? other.reach?.hand : freeHand(parts, other, one.reach?.verb === 'shake');
  if (!hand) return;
  const { part = 0, verb } = one.reach ?? {};
  other.reach = { hand, target, part, returning: false, verb, thing: one.id };
}

/** What somebody holds out to another one at this moment, to be taken. */
export function heldOutTo(to: EntityId, { reach }: StagedActor): EntityId | undefined {
  const { verb, using, thing, returning = true } = reach ?? {};
  return !returning && thing === to && verb !== undefined && rowOf(verb).gesture === 'give' ? using : undefined;
}

/**
 * What is held out to somebody in a headset is theirs when they take it: when a hand of theirs has closed on it, or has been at it
 * for a moment. Who has no hand free, or none that is seen, has it put into their hand as on a screen.
 */
export class TakenByHand {
  private atItSeconds = 0;

  constructor(
    private readonly parts: StageParts,
    private readonly thing: EntityId,
    private readonly taker: StagedActor,
  ) {
    // A hand that closed on it before, when it was not to be had, does not count.
    parts.props.intendHand(thing, undefined);
  }

  isTaken(seconds: number, at: Vec3): boolean {
    const { props } = this.parts;
    const hands = this.taker.tracked?.hands;
    const free = bothHands.filter((hand) => hands?.[hand] && !props.inHand(this.taker.id, hand));
    if (free.length === 0 || props.handMeantFor(this.thing)) return true;
    const hand = free.find((each) => distance(hands![each]!.position, at) < atItMeters);
    this.atItSeconds = hand ? this.atItSeconds + seconds : 0;
    if (!hand || this.atItSeconds < takenSeconds) return false;
    props.intendHand(this.thing, hand);
    return true;
  }
}

/** Both let go, after a while or at once. */
export function endClasp(
  { held }: Clasp,
  one: StagedActor,
  other: StagedActor,
  how: 'after a while' | 'at once',
): void {
  for (const [{ reach }, { id }] of [
    [one, other],
    [other, one],
  ] as const) {
    if (reach?.thing !== id) continue;
    reach.returning = true;
    if (how === 'after a while') reach.part = held;
  }
}

/** Whoever's hand is taken gives the right one; what is handed over is taken with either. */
function freeHand({ props }: StageParts, { id }: StagedActor, isRightOnly: boolean): Hand | undefined {
  const isFree = (hand: Hand): boolean => {
    for (const { hold } of props.all.values())
      if (hold.kind === 'hand' && hold.actor === id && hold.hand === hand) return false;
    return true;
  };
  return (isRightOnly ? (['right'] as const) : (['right', 'left'] as const)).find(isFree);
}
