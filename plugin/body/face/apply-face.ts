import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { clamp } from '../../../src/kit/numbers.ts';
import type { Angles } from '../rig/angles.ts';
import { signOf, type Joint, type Side } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import { EyeAngles, lowerLid, turnEye, upperLid } from './eye-turn.ts';
import type { Face } from './face.ts';

/** How far brows go from where they were laid, in metres of a head of usual size, and turn, in radians. */
const brows = { up: 0.024, down: 0.0135, together: 0.0085, forward: 0.003, knit: 0.5, grief: 0.46 } as const;
const jawTurn = 0.27;
/** How far aside the eyes of a head of usual size are. */
const usualEyeX = 0.06;
/** By name: put together at every frame they would be garbage at every frame. */
const faceJoints = {
  L: { eye: 'eyeL', lid: 'lidL', lowLid: 'lowLidL', brow: 'browL' },
  R: { eye: 'eyeR', lid: 'lidR', lowLid: 'lowLidR', brow: 'browR' },
} as const satisfies Readonly<Record<Side, Readonly<Record<string, Joint>>>>;

/** What a face is reckoned with; numbers are written to it, for each that is handed over is garbage. */
export class FaceAngles extends EyeAngles {
  scale = 1;
}

/** Puts a face on the joints of a head: eyes that meet where they look, lids, brows, jaw. The mouth's shapes are the skin's. */
export function applyFace(
  nodes: Readonly<Record<Joint, TransformNode>>,
  rig: Rig,
  face: Face,
  scale: number,
  /** To reckon with: whoever does this at every frame has one. */
  by = new FaceAngles(),
): void {
  by.scale = scale;
  setEye(nodes, rig, face, 'L', by);
  setEye(nodes, rig, face, 'R', by);
  setBrow(nodes, rig, face, 'L', by);
  setBrow(nodes, rig, face, 'R', by);
  by.yaw = by.roll = 0;
  by.pitch = clamp(face.jaw, 0, 1.15) * jawTurn;
  turnTo(nodes.jaw, by);
}

type FaceNodes = Parameters<typeof applyFace>[0];

function setEye(nodes: FaceNodes, rig: Rig, face: Face, side: Side, by: FaceAngles): void {
  const names = faceJoints[side];
  const { knit, lid, low } = side === 'L' ? face.left : face.right;
  by.aside = rig.at[names.eye].x * by.scale;
  turnEye(face, by);
  const { pitch } = by;
  turnTo(nodes[names.eye], by);
  // Lids slant with the brows: down to the nose in anger, up to it in grief.
  const slant = signOf(side) * knit * (knit > 0 ? 0.2 : 0.16);
  by.yaw = 0;
  by.pitch = upperLid(lid + Math.max(0, knit) * 0.1, pitch);
  by.roll = slant;
  turnTo(nodes[names.lid], by);
  by.pitch = lowerLid(low, lid, pitch);
  by.roll = -slant * 0.4;
  turnTo(nodes[names.lowLid], by);
}

function setBrow(nodes: FaceNodes, rig: Rig, face: Face, side: Side, by: FaceAngles): void {
  const { scale } = by;
  const { head, eyeR } = rig.at;
  const size = (eyeR.x / usualEyeX) * scale;
  const { lift, knit } = side === 'L' ? face.left : face.right;
  const sign = signOf(side);
  const brow = nodes[faceJoints[side].brow];
  const rest = rig.at[faceJoints[side].brow];
  const up = lift > 0 ? lift * brows.up : lift * brows.down;
  const drawn = Math.max(0, knit);
  const { position } = brow;
  position.x = (rest.x - head.x) * scale - sign * drawn * brows.together * size;
  position.y = (rest.y - head.y) * scale + (up - drawn * 0.003) * size;
  position.z = (rest.z - head.z) * scale + (drawn * brows.forward - up * 0.12) * size;
  by.yaw = by.pitch = 0;
  by.roll = sign * knit * (knit > 0 ? brows.knit : brows.grief);
  turnTo(brow, by);
}

function turnTo({ rotationQuaternion }: TransformNode, by: Angles): void {
  if (rotationQuaternion) by.turn(rotationQuaternion);
}
