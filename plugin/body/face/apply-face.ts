import { Quaternion } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { clamp } from '../../../src/kit/numbers.ts';
import { sides, signOf, type Joint, type Side } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import { lowerLid, pitchOfEye, upperLid, yawOfEye } from './eye-turn.ts';
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

/** Puts a face on the joints of a head: eyes that meet where they look, lids, brows, jaw. The mouth's shapes are the skin's. */
export function applyFace(nodes: Readonly<Record<Joint, TransformNode>>, rig: Rig, face: Face, scale: number): void {
  const { head, eyeR } = rig.at;
  const size = (eyeR.x / usualEyeX) * scale;
  for (let index = 0; index < sides.length; index++) {
    const side = sides[index] as (typeof sides)[number];
    const sign = signOf(side);
    const names = faceJoints[side];
    const { lift, knit, lid, low } = side === 'L' ? face.left : face.right;
    const aside = rig.at[names.eye].x * scale;
    const pitch = pitchOfEye(aside, face.eyeYaw, face.eyePitch, face.eyeMeters);
    turnTo(nodes[names.eye], yawOfEye(aside, face.eyeYaw, face.eyePitch, face.eyeMeters), pitch, 0);
    // Lids slant with the brows: down to the nose in anger, up to it in grief.
    const slant = sign * knit * (knit > 0 ? 0.2 : 0.16);
    turnTo(nodes[names.lid], 0, upperLid(lid + Math.max(0, knit) * 0.1, pitch), slant);
    turnTo(nodes[names.lowLid], 0, lowerLid(low, lid, pitch), -slant * 0.4);
    const brow = nodes[names.brow];
    const rest = rig.at[names.brow];
    const up = lift > 0 ? lift * brows.up : lift * brows.down;
    const drawn = Math.max(0, knit);
    brow.position.set(
      (rest.x - head.x) * scale - sign * drawn * brows.together * size,
      (rest.y - head.y) * scale + (up - drawn * 0.003) * size,
      (rest.z - head.z) * scale + (drawn * brows.forward - up * 0.12) * size,
    );
    turnTo(brow, 0, 0, sign * knit * (knit > 0 ? brows.knit : brows.grief));
  }
  turnTo(nodes.jaw, 0, clamp(face.jaw, 0, 1.15) * jawTurn, 0);
}

function turnTo(node: TransformNode, yaw: number, pitch: number, roll: number): void {
  if (node.rotationQuaternion) Quaternion.RotationYawPitchRollToRef(yaw, pitch, roll, node.rotationQuaternion);
}
