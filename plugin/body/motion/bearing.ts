import type { FaceBearing } from '../face/face-motion.ts';

/** Where a gesture puts a hand, in the space of the chest of somebody of 1.7 m who stands: it moves with the body. */
export interface HandBearing {
  x: number;
  y: number;
  z: number;
  /** How much of the hand is the gesture's: 0 leaves it where it was. */
  weight: number;
  /** How far the fingers are closed: 0 spread flat, 1 a fist. Undefined is a hand at ease. */
  fist: number | undefined;
  /** The first finger points, whatever the others do: 0..1. */
  index: number;
  /** Of the palm, in radians: 0 to the body as in a hanging hand, π/2 to the front, −π/2 back, π outwards. */
  palm: number;
  /** Of the wrist, in radians: bent back (up) is positive. */
  wrist: number;
  /** Of the elbow, −1..1: 1 lifts it out and up, −1 keeps it at the ribs. */
  elbow: number;
  /** How much x, y and z turn with the head (about the joint it nods on), 0..1: a hand at the chin stays there. */
  onHead: number;
  /** A hand that holds something moves all the same, and takes it along: thrown, drunk from, held up. */
  carries: boolean;
}

/** How a gesture or a mood bears a body at a moment: turns in radians, added to what walking and looking do. */
export interface Bearing extends FaceBearing {
  /** Of the head: down, to the right, to the right shoulder. */
  nod: number;
  turn: number;
  tilt: number;
  /** Of the trunk: forward, to the right, to the right side. */
  bend: number;
  twist: number;
  sway: number;
  /** How much lower the hips are, in metres. */
  sink: number;
  /** A step the hips make, in metres: to the right, to the front. */
  shiftX: number;
  shiftZ: number;
  /** How far the shoulders are drawn up, −1..1. */
  shoulders: number;
  /** A foot lifted for stamping or kicking: metres up, and to the front. The right one. */
  footUp: number;
  footAhead: number;
  readonly left: HandBearing;
  readonly right: HandBearing;
}

const restingHand: Readonly<HandBearing> = {
  x: 0, y: 0, z: 0, weight: 0, fist: undefined, index: 0, palm: 0, wrist: 0, elbow: 0, onHead: 0, carries: false,
}; // prettier-ignore
const restingBody: Readonly<Omit<Bearing, 'left' | 'right'>> = {
  nod: 0, turn: 0, tilt: 0, bend: 0, twist: 0, sway: 0, sink: 0, shiftX: 0, shiftZ: 0, shoulders: 0, footUp: 0,
  footAhead: 0, lifted: 0, knit: 0, smile: 0, open: 0, lids: 0,
}; // prettier-ignore

/** A hand with nothing to do yet; whoever moves hands keeps one to work with. */
export const idleHand = (): HandBearing => ({ ...restingHand });

export const plainBearing = (): Bearing => ({ ...restingBody, left: idleHand(), right: idleHand() });

/** Takes everything back, in place: a body is borne anew each frame. */
export function clearBearing(bearing: Bearing): void {
  bearing.nod = bearing.turn = bearing.tilt = bearing.bend = bearing.twist = bearing.sway = bearing.sink = 0;
  bearing.shiftX = bearing.shiftZ = bearing.shoulders = bearing.footUp = bearing.footAhead = 0;
  bearing.lifted = bearing.knit = bearing.smile = bearing.open = bearing.lids = 0;
  clearHand(bearing.left);
  clearHand(bearing.right);
}

function clearHand(hand: HandBearing): void {
  hand.x = hand.y = hand.z = hand.weight = hand.index = hand.palm = hand.wrist = hand.elbow = hand.onHead = 0;
  hand.fist = undefined;
  hand.carries = false;
}

/** How far the fingers of a hand at ease are closed. */
export const easyFist = 0.2;

/** Lays one bearing of a hand over what it was told before: as much of it shows through as the new one leaves. */
export function layHand(below: HandBearing, above: HandBearing): void {
  const kept = below.weight * (1 - above.weight);
  const weight = above.weight + kept;
  if (weight < 1e-6) return;
  const part = above.weight / weight;
  // One by one: a number that is found by its name leaves garbage wherever it is written to.
  below.x += (above.x - below.x) * part;
  below.y += (above.y - below.y) * part;
  below.z += (above.z - below.z) * part;
  below.palm += (above.palm - below.palm) * part;
  below.wrist += (above.wrist - below.wrist) * part;
  below.elbow += (above.elbow - below.elbow) * part;
  below.index += (above.index - below.index) * part;
  below.onHead += (above.onHead - below.onHead) * part;
  if (above.fist !== undefined) below.fist = (below.fist ?? easyFist) + (above.fist - (below.fist ?? easyFist)) * part;
  if (above.weight > 0.001 && above.carries) below.carries = true;
  below.weight = weight;
}
