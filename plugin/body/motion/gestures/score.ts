import type { Bearing } from '../bearing.ts';

/** What of a body a score moves, apart from its hands. */
export type Channel = Exclude<keyof Bearing, 'left' | 'right'>;

export const axes = ['x', 'y', 'z'] as const;
/** Of a hand, besides where it is. */
export const handTurns = ['palm', 'wrist', 'fist', 'index', 'elbow', 'onHead'] as const;
export type HandTurn = (typeof handTurns)[number];

/**
 * Where a hand is in a key: metres of somebody of 1.7 m who stands, x from the middle to the hand's own side. What is
 * not said of its turns stays as the key before had it.
 */
export interface HandKey extends Partial<Readonly<Record<HandTurn, number>>> {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 0 lets it go to rest. */
  readonly weight?: number;
}

/** A body in a key. What is not said stays as the key before had it. */
export interface Stance extends Partial<Readonly<Record<Channel, number>>> {
  /** The hand that gestures: the right one, unless it is full. */
  readonly hand?: HandKey;
  readonly other?: HandKey;
  /** Both alike. */
  readonly hands?: HandKey;
}

/** How far something swings. */
interface Swing
  extends
    Partial<Readonly<Record<Channel, number>>>,
    Partial<Readonly<Record<'hand' | 'other' | 'hands', Partial<HandKey>>>> {}

/** Something that goes to and fro between two moments: a waving hand, a shaking head, sobs. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly times: number;
  /** To one side and back only, as a knuckle on a door; otherwise to both sides. */
  readonly raps?: true;
  /** Its swings shrink to nothing: a nod that settles. */
  readonly fades?: true;
  readonly by: Swing;
}

/**
 * A gesture as it is written down: keys from 0 to 1, with rest before the first and after the last. Written for the right
 * hand and for somebody straight ahead; whoever plays it mirrors, aims and sizes it.
 */
export interface Score {
  /** How long it takes by itself. */
  readonly seconds: number;
  /** The part of it at which what it does is done: the head is down, the stone leaves the hand. */
  readonly contact?: number;
  readonly keys: readonly (readonly [time: number, stance: Stance])[];
  readonly beats?: readonly Beat[];
  /** The hand is turned to what is meant, both hands are, or only the trunk. */
  readonly aims?: 'hand' | 'hands' | 'trunk';
  /** What is in the hand goes with it. */
  readonly carries?: true;
  /** Never left-handed: a salute, an oath. */
  readonly isRight?: true;
  /** Quicker than people move at ease: a blow, a start. */
  readonly isSudden?: true;
}

/** Where a score says nothing of it, what it does is done when its stroke has arrived. */
export const contactPartOf = ({ contact }: Score): number => contact ?? 0.3;
