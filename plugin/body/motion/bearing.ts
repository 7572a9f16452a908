import type { FaceBearing } from '../face/face-motion.ts';

/** Where a gesture puts a hand, in the space of the chest of somebody of 1.7 m who stands: it moves with the body. */
export interface HandBearing {
  x: number;
  y: number;
  z: number;
  /** How much of the hand is the gesture's: 0 leaves it where it was. */
  weight: number;
  /** How far the fingers are closed: 0 spread flat, 1 a fist. NaN is a hand at ease. */
  fist: number;
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

// Of classes of their own: of literals V8 lets each of the same fields know what any other holds, and boxes what it writes to all.
class IdleHand implements HandBearing {
  x = 0;
  y = 0;
  z = 0;
  weight = 0;
  fist = NaN;
  index = 0;
  palm = 0;
  wrist = 0;
  elbow = 0;
  onHead = 0;
  carries = false;
}

class PlainBearing implements Bearing {
  nod = 0;
  turn = 0;
  tilt = 0;
  bend = 0;
  twist = 0;
  sway = 0;
  sink = 0;
  shiftX = 0;
  shiftZ = 0;
  shoulders = 0;
  footUp = 0;
  footAhead = 0;
  lifted = 0;
  knit = 0;
  smile = 0;
  open = 0;
  lids = 0;
  readonly left = new IdleHand();
  readonly right = new IdleHand();
}

/** A hand with nothing to do yet; whoever moves hands keeps one to work with. */
export const idleHand = (): HandBearing => new IdleHand();

export const plainBearing = (): Bearing => new PlainBearing();

/** What of a body a gesture moves, apart from its hands: where each is in a list of all. */
export const channelAt: Readonly<Record<Exclude<keyof Bearing, 'left' | 'right'>, number>> = {
  nod: 0, turn: 1, tilt: 2, bend: 3, twist: 4, sway: 5, sink: 6, shiftX: 7, shiftZ: 8, shoulders: 9, footUp: 10,
  footAhead: 11, lifted: 12, knit: 13, smile: 14, open: 15, lids: 16,
}; // prettier-ignore

/** Adds a list of all channels to a bearing: one by one, for a number that is written to by its name is garbage. */
export function addTo(bearing: Bearing, by: Float64Array): void {
  bearing.nod += by[0]!;
  bearing.turn += by[1]!;
  bearing.tilt += by[2]!;
  bearing.bend += by[3]!;
  bearing.twist += by[4]!;
  bearing.sway += by[5]!;
  bearing.sink += by[6]!;
  bearing.shiftX += by[7]!;
  bearing.shiftZ += by[8]!;
  bearing.shoulders += by[9]!;
  bearing.footUp += by[10]!;
  bearing.footAhead += by[11]!;
  bearing.lifted += by[12]!;
  bearing.knit += by[13]!;
  bearing.smile += by[14]!;
  bearing.open += by[15]!;
  bearing.lids += by[16]!;
}

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
  hand.fist = NaN;
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
  if (!Number.isNaN(above.fist)) {
    const fist = Number.isNaN(below.fist) ? easyFist : below.fist;
    below.fist = fist + (above.fist - fist) * part;
  }
  if (above.weight > 0.001 && above.carries) below.carries = true;
  below.weight = weight;
}
