import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { vec, type Vec3 } from '../../../../stage/space/vector.ts';
import type { StagePlan } from '../../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../../create-workshop.ts';
import type { Finish } from '../../finish.ts';
import { chamferedBox } from '../../shapes/chamfered-box.ts';
import { movedShape } from '../../shapes/placed.ts';
import { rodShape } from '../../shapes/rod.ts';
import { turnedShape } from '../../shapes/turned.ts';
import type { Glow } from '../../workshop.ts';
import { onFace, type WallFace } from '../wall-face.ts';
import type { Pieces } from './hangings.ts';

/** A light fixed to a wall: what is seen of it, in the face's own space about its foot, and what shines. */
export interface WallLight {
  readonly pieces: Pieces;
  /** Where it shines, from its foot. */
  readonly at: Vec3;
  readonly light: (workshop: OpenWorkshop, name: string, parent: TransformNode, at: Vec3) => Glow;
}

const iron: Finish = { substance: 'iron', tint: '#3a3634' };
const brass: Finish = { substance: 'brass', tint: '#b98d3c' };

const torch: WallLight = {
  pieces: [
    [iron, movedShape(chamferedBox(vec(0.07, 0.22, 0.02), 0.008), 0, 0, 0.01)],
    [iron, rodShape([vec(0, -0.04, 0.02), vec(0, -0.06, 0.12), vec(0, 0.02, 0.17)], 0.012, 6)],
    [iron, movedShape(turnedShape([[0.02, 0], [0.045, 0.08], [0.06, 0.1], [0.05, 0.1], [0, 0.06]], 8), 0, 0.02, 0.17)], // prettier-ignore
    [{ substance: 'bark' }, movedShape(turnedShape([[0, -0.16], [0.02, -0.16], [0.03, 0.16], [0, 0.17]], 7), 0, 0, 0.17)], // prettier-ignore
  ],
  at: vec(0, 0.15, 0.17),
  light: (workshop, name, parent, at) => workshop.flame(name, parent, at, 0.2),
};

const candle: WallLight = {
  pieces: [
    [brass, movedShape(turnedShape([[0, 0], [0.075, 0], [0.06, 0.012], [0, 0.02]], 12), 0, -0.05, 0.005)], // prettier-ignore
    [brass, movedShape(chamferedBox(vec(0.1, 0.24, 0.014), 0.006), 0, 0.02, 0.008)],
    [brass, rodShape([vec(0, -0.03, 0.015), vec(0, -0.075, 0.07), vec(0, -0.06, 0.12), vec(0, -0.02, 0.13)], 0.009, 6)],
    [brass, movedShape(turnedShape([[0, 0], [0.03, 0], [0.05, 0.015], [0.052, 0.02], [0.014, 0.014], [0.016, 0.04], [0, 0.04]], 12), 0, -0.02, 0.13)], // prettier-ignore
    [{ substance: 'wax' }, movedShape(turnedShape([[0, 0], [0.013, 0], [0.012, 0.1], [0, 0.102]], 9), 0, 0.01, 0.13)], // prettier-ignore
  ],
  at: vec(0, 0.112, 0.13),
  light: (workshop, name, parent, at) => workshop.flame(name, parent, at, 0.05),
};

const gasBracket: WallLight = {
  pieces: [
    [brass, movedShape(turnedShape([[0, 0], [0.06, 0], [0.05, 0.02], [0.02, 0.03], [0, 0.03]], 12), 0, -0.1, 0.01)], // prettier-ignore
    [brass, movedShape(chamferedBox(vec(0.09, 0.2, 0.016), 0.007), 0, -0.02, 0.008)],
    [brass, rodShape([vec(0, -0.02, 0.015), vec(0, -0.1, 0.07), vec(0, -0.08, 0.15), vec(0, 0, 0.16)], 0.01, 7)],
    [brass, movedShape(turnedShape([[0, 0], [0.03, 0], [0.045, 0.02], [0.02, 0.03], [0, 0.03]], 12), 0, 0, 0.16)], // prettier-ignore
    [{ substance: 'glass' }, movedShape(turnedShape([[0.035, 0.02], [0.075, 0.08], [0.08, 0.12], [0.06, 0.18], [0.05, 0.2]], 14), 0, 0, 0.16)], // prettier-ignore
  ],
  at: vec(0, 0.1, 0.16),
  light: (workshop, name, parent, at) => workshop.bulb(name, parent, at, 0.02, '#ffc982'),
};

const uplight: WallLight = {
  pieces: [
    [{ substance: 'steel', tint: '#8b8f94' }, movedShape(chamferedBox(vec(0.14, 0.18, 0.09), 0.02), 0, 0, 0.05)],
  ],
  at: vec(0, 0.12, 0.07),
  light: (workshop, name, parent, at) => workshop.bulb(name, parent, at, 0.02, '#ffd9a0'),
};

export function wallLightOf(style: StagePlan['style'], isTorch: boolean): WallLight {
  if (isTorch) return torch;
  if (style === 'medieval' || style === 'renaissance') return candle;
  return style === 'modern' || style === 'future' ? uplight : gasBracket;
}

/** Makes a wall light shine where it is fixed. */
export function kindle(
  workshop: OpenWorkshop,
  { at, light }: WallLight,
  face: WallFace,
  foot: Vec3,
  parent: TransformNode,
): Glow {
  const node = new TransformNode('wall light', workshop.scene);
  node.parent = parent;
  const { x, y, z } = onFace(face, vec(foot.x + at.x, foot.y + at.y, foot.z + at.z));
  node.position.set(x, y, z);
  return light(workshop, `wall light ${Math.round(x * 10)} ${Math.round(z * 10)}`, node, vec(0, 0, 0));
}
