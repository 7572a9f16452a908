import type { Joint } from '../rig/joint.ts';

/** From and to, in degrees. */
export type Range = readonly [low: number, high: number];

/** How far a joint goes from a body that stands with hanging arms. */
export type Limit =
  /** About its own axes: to the right, forward and down (less than a right angle), to the side. */
  | { readonly kind: 'turn'; readonly yaw: Range; readonly pitch: Range; readonly roll: Range }
  /** A bone that points anywhere within a cone, and turns about itself. */
  | { readonly kind: 'ball'; readonly axis: readonly [number, number, number]; readonly cone: number; readonly twist: Range } // prettier-ignore
  /** A bone that bends one way, and turns about itself. */
  | { readonly kind: 'hinge'; readonly bend: Range; readonly twist: Range };

const turn = (yaw: Range, pitch: Range, roll: Range): Limit => ({ kind: 'turn', yaw, pitch, roll });
const hinge = (bend: Range, twist: Range): Limit => ({ kind: 'hinge', bend, twist });
const about = (most: number): Range => [-most, most];

/** Of the middle of a body. */
const middle = {
  hips: turn(about(45), [-88, 65], about(30)),
  spine: turn(about(28), [-22, 50], about(24)),
  chest: turn(about(28), [-22, 45], about(24)),
  neck: turn(about(38), [-32, 38], about(28)),
  head: turn(about(52), [-38, 44], about(32)),
  jaw: turn(about(6), [-4, 30], about(6)),
  skirtFront: hinge([-125, 40], about(20)),
  skirtBack: hinge([-125, 75], about(20)),
  hemFront: hinge([-70, 130], about(20)),
  hemBack: hinge([-110, 130], about(20)),
  cape: turn(about(30), [-60, 80], about(40)),
  capeTail: turn(about(30), [-60, 80], about(40)),
  hairTail: turn(about(30), [-70, 70], about(45)),
} satisfies Partial<Record<Joint, Limit>>;

/** Of the right side; the left is its mirror image. */
const rightSide = {
  eyeR: turn(about(46), about(34), about(5)),
  lidR: turn(about(40), about(90), about(40)),
  lowLidR: turn(about(40), about(90), about(40)),
  browR: turn(about(40), about(40), about(60)),
  collarR: turn([-38, 30], about(20), [-16, 36]),
  armR: { kind: 'ball', axis: [0.5, 0.05, 0.86], cone: 138, twist: about(120) },
  foreR: hinge([-168, 4], about(95)),
  handR: turn(about(95), about(45), about(80)),
  fingersR: turn(about(25), about(25), [-115, 35]),
  fingerTipsR: turn(about(10), about(10), [-115, 15]),
  indexR: turn(about(25), about(25), [-115, 35]),
  indexTipR: turn(about(10), about(10), [-115, 15]),
  thumbR: turn(about(70), about(70), about(70)),
  legR: { kind: 'ball', axis: [0.22, -0.7, 0.68], cone: 88, twist: about(75) },
  shinR: hinge([-4, 162], about(25)),
  footR: turn(about(50), [-50, 70], about(35)),
  toesR: turn(about(10), [-75, 40], about(10)),
  skirtR: turn(about(30), [-88, 60], [-30, 50]),
  hemR: turn(about(30), [-70, 88], [-50, 40]),
} satisfies Partial<Record<Joint, Limit>>;

const swapped = ([low, high]: Range): Range => [-high, -low];

function mirrored(limit: Limit): Limit {
  if (limit.kind === 'turn') return { ...limit, yaw: swapped(limit.yaw), roll: swapped(limit.roll) };
  if (limit.kind === 'hinge') return { ...limit, twist: swapped(limit.twist) };
  const [x, y, z] = limit.axis;
  return { ...limit, axis: [-x, y, z], twist: swapped(limit.twist) };
}

/**
 * How far every joint goes. What moves a body goes through this table last (`joints.ts`), and the tests read the same
 * one: a puppet's limits are a little wider than ours, for it may be drawn out further.
 */
export const jointLimits: Readonly<Record<Joint, Limit>> = {
  ...middle,
  ...rightSide,
  ...(Object.fromEntries(
    Object.entries(rightSide).map(([joint, limit]) => [joint.replace(/R$/, 'L'), mirrored(limit)]),
  ) as Record<Exclude<Joint, keyof typeof middle | keyof typeof rightSide>, Limit>),
};
