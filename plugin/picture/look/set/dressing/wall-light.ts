import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { origin, vec, type Vec3 } from '../../../../stage/space/vector.ts';
import type { StagePlan } from '../../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../../create-workshop.ts';
import type { Finish } from '../../finish.ts';
import { outline, path } from '../../shapes/outline.ts';
import { boxAt, movedShape } from '../../shapes/placed.ts';
import { rodShape } from '../../shapes/rod.ts';
import type { Shape } from '../../shapes/shape.ts';
import { turnedShape } from '../../shapes/turned.ts';
import type { Glow } from '../../workshop.ts';
import type { Pieces } from './hangings.ts';

/** A light fixed to a wall: what is seen of it, in the face's own space about its foot, and what shines. */
export interface WallLight {
  readonly pieces: Pieces;
  /** Where it shines, from its foot. */
  readonly at: Vec3;
  readonly light: (workshop: OpenWorkshop, name: string, parent: TransformNode) => Glow;
}

const iron: Finish = { substance: 'iron', tint: '#3a3634' };
const brass: Finish = { substance: 'brass', tint: '#b98d3c' };

const turnedAt = (profile: string, sides: number, y: number, z: number): Shape =>
  movedShape(turnedShape(outline(profile), sides), 0, y, z);

const torch: WallLight = {
  pieces: [
    [iron, boxAt([0, 0, 0.01], [0.07, 0.22, 0.02], 0.008)],
    [iron, rodShape(path('0 -0.04 0.02, 0 -0.06 0.12, 0 0.02 0.17'), 0.012, 6)],
    [iron, turnedAt('0.02 0, 0.045 0.08, 0.06 0.1, 0.05 0.1, 0 0.06', 8, 0.02, 0.17)],
    [{ substance: 'bark' }, turnedAt('0 -0.16, 0.02 -0.16, 0.03 0.16, 0 0.17', 7, 0, 0.17)],
  ],
  at: vec(0, 0.15, 0.17),
  light: (workshop, name, parent) => workshop.flame(name, parent, origin, 0.2),
};

const candle: WallLight = {
  pieces: [
    [brass, turnedAt('0 0, 0.075 0, 0.06 0.012, 0 0.02', 12, -0.05, 0.005)],
    [brass, boxAt([0, 0.02, 0.008], [0.1, 0.24, 0.014], 0.006)],
    [brass, rodShape(path('0 -0.03 0.015, 0 -0.075 0.07, 0 -0.06 0.12, 0 -0.02 0.13'), 0.009, 6)],
    [brass, turnedAt('0 0, 0.03 0, 0.05 0.015, 0.052 0.02, 0.014 0.014, 0.016 0.04, 0 0.04', 12, -0.02, 0.13)],
    [{ substance: 'wax' }, turnedAt('0 0, 0.013 0, 0.012 0.1, 0 0.102', 9, 0.01, 0.13)],
  ],
  at: vec(0, 0.112, 0.13),
  light: (workshop, name, parent) => workshop.flame(name, parent, origin, 0.05),
};

const gasBracket: WallLight = {
  pieces: [
    [brass, turnedAt('0 0, 0.06 0, 0.05 0.02, 0.02 0.03, 0 0.03', 12, -0.1, 0.01)],
    [brass, boxAt([0, -0.02, 0.008], [0.09, 0.2, 0.016], 0.007)],
    [brass, rodShape(path('0 -0.02 0.015, 0 -0.1 0.07, 0 -0.08 0.15, 0 0 0.16'), 0.01, 7)],
    [brass, turnedAt('0 0, 0.03 0, 0.045 0.02, 0.02 0.03, 0 0.03', 12, 0, 0.16)],
    [{ substance: 'glass' }, turnedAt('0.035 0.02, 0.075 0.08, 0.08 0.12, 0.06 0.18, 0.05 0.2', 14, 0, 0.16)],
  ],
  at: vec(0, 0.1, 0.16),
  light: (workshop, name, parent) => workshop.bulb(name, parent, origin, 0.02, '#ffc982'),
};

const uplight: WallLight = {
  pieces: [[{ substance: 'steel', tint: '#8b8f94' }, boxAt([0, 0, 0.05], [0.14, 0.18, 0.09], 0.02)]],
  at: vec(0, 0.12, 0.07),
  light: (workshop, name, parent) => workshop.bulb(name, parent, origin, 0.02, '#ffd9a0'),
};

export function wallLightOf(style: StagePlan['style'], isTorch: boolean): WallLight {
  if (isTorch) return torch;
  if (style === 'medieval' || style === 'renaissance') return candle;
  return style === 'modern' || style === 'future' ? uplight : gasBracket;
}

/** A node somewhere on the stage, for what shines there. */
export function hungAt(name: string, { x, y, z }: Vec3, parent: TransformNode): TransformNode {
  const node = new TransformNode(name, parent.getScene());
  node.parent = parent;
  node.position.set(x, y, z);
  return node;
}
