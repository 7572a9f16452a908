import type { WornOn } from '../../stage/forms/form.ts';
import type { Build } from '../rig/build.ts';
import type { Joint } from '../rig/joint.ts';
import { headMiddleOf, palmBelowWrist, type Rig } from '../rig/rig.ts';
import type { Vec3 } from '../../stage/space/vector.ts';

/** A part of a body on which something can be fixed. */
export type Anchor = WornOn | 'left-hand' | 'right-hand';

/** Where worn things are fixed: a joint, and a point from it, on somebody of 1.7 m. */
export function anchorsOf(rig: Rig, build: Build): Readonly<Record<Anchor, readonly [Joint, Vec3]>> {
  const from = (joint: Joint, x: number, y: number, z: number): readonly [Joint, Vec3] => {
    const at = rig.at[joint];
    return [joint, { x: x - at.x, y: y - at.y, z: z - at.z }];
  };
  const head = headMiddleOf(build);
  const hand = rig.at.handR;
  const palm: Vec3 = { x: 0, y: -palmBelowWrist, z: 0 };
  return {
    head: from('head', 0, head.y + 0.1 * build.head, head.z - 0.02),
    brow: from('head', 0, head.y + 0.085 * build.head, head.z + 0.115 * build.head),
    face: from('head', 0, head.y, head.z + 0.14 * build.head),
    neck: from('chest', 0, 1.32, 0),
    shoulders: from('chest', 0, 1.3, 0),
    torso: from('chest', 0, 1.12, 0),
    waist: from('hips', 0, rig.at.hips.y + 0.08, 0),
    hands: from('handR', hand.x, hand.y - 0.05, 0),
    finger: from('handR', hand.x, hand.y - 0.1, 0.012),
    wrist: ['handL', { x: 0, y: 0.02, z: 0 }],
    feet: ['footR', { x: 0, y: -0.045, z: 0.04 }],
    'left-hand': ['handL', palm],
    'right-hand': ['handR', palm],
  };
}

/** Clothes are made for a plain body of 1.7 m and let out for others; what is held or worn elsewhere keeps its size. */
export function fitOf(where: Anchor, { girth, belly, shoulders }: Build): Vec3 {
  switch (where) {
    case 'torso':
    case 'waist':
      return { x: Math.max(1, girth * 1.1, shoulders * 1.05), y: 1, z: Math.max(1, girth * 1.08 + belly * 5) };
    case 'shoulders':
      return { x: Math.max(0.9, shoulders * 1.06), y: 1, z: Math.max(1, girth * 1.04 + belly) };
    default:
      return { x: 1, y: 1, z: 1 };
  }
}
