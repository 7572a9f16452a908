/** Where a gesture puts a hand, in the space of the chest of somebody of 1.7 m who stands: it moves with the body. */
export interface HandBearing {
  x: number;
  y: number;
  z: number;
  /** How much of the hand is the gesture's: 0 leaves it where it was. */
  weight: number;
}

/** How a gesture or a mood bears a body at a moment: turns in radians, added to what walking and looking do. */
export interface Bearing {
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
  readonly left: HandBearing;
  readonly right: HandBearing;
  /** Of the face, from −1 to 1: brows lifted, brows knit, mouth smiling; from 0 to 1: mouth open, lids closed. */
  lifted: number;
  knit: number;
  smile: number;
  open: number;
  lids: number;
}

export function plainBearing(): Bearing {
  const hand = (): HandBearing => ({ x: 0, y: 0, z: 0, weight: 0 });
  return {
    nod: 0, turn: 0, tilt: 0, bend: 0, twist: 0, sway: 0, sink: 0, left: hand(), right: hand(),
    lifted: 0, knit: 0, smile: 0, open: 0, lids: 0,
  }; // prettier-ignore
}

/** Takes everything back, in place: a body is borne anew each frame. */
export function clearBearing(bearing: Bearing): void {
  bearing.nod = bearing.turn = bearing.tilt = 0;
  bearing.bend = bearing.twist = bearing.sway = bearing.sink = 0;
  bearing.left.weight = bearing.right.weight = 0;
  bearing.lifted = bearing.knit = bearing.smile = bearing.open = bearing.lids = 0;
}
