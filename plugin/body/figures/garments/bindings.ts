import { smoothstep, toShare } from '../../../../src/kit/numbers.ts';
import type { Joint } from '../../rig/joint.ts';
import type { Rig } from '../../rig/rig.ts';
import type { Binding, Layer } from '../../sculpt/layer.ts';
import { NearestBones } from '../../sculpt/nearest-bones.ts';
import type { Spot } from '../../../stage/space/spot.ts';

const trunk: readonly Joint[] = ['hips', 'spine', 'chest'];
const arm: readonly Joint[] = ['chest', 'collarL', 'armL', 'foreL', 'collarR', 'armR', 'foreR'];
const neck: readonly Joint[] = ['chest', 'neck'];

/** What a piece is worn on: the joints whose bones move it. */
export const on = {
  trunk,
  arm,
  upper: ['hips', 'spine', ...arm],
  wrist: ['foreL', 'handL', 'foreR', 'handR'],
  neck,
  breast: [...trunk, 'collarL', 'collarR'],
  throat: [...neck, 'collarL', 'collarR'],
  shoulder: arm.filter((joint) => !joint.startsWith('fore')),
  leg: ['hips', 'legL', 'shinL', 'footL', 'legR', 'shinR', 'footR'],
  foot: ['shinL', 'footL', 'toesL', 'shinR', 'footR', 'toesR'],
} as const satisfies Readonly<Record<string, readonly Joint[]>>;

type Bound = Exclude<Layer['moves'], readonly Joint[]>;

/**
 * Moves cloth that hangs from the waist: the hips have it near the waist, then the four skirt bones down to the knee,
 * then the four of the hem, each as far around the body as its neighbours.
 */
export function skirtBinding(rig: Rig): Bound {
  const hipY = rig.at.skirtFront.y;
  const kneeY = rig.at.hemFront.y;
  const slender = rig.at.skirtFront.z / rig.at.skirtR.x;
  return ([x, y, z]) => {
    const hangs = smoothstep(hipY + 0.07, hipY - 0.14, y);
    const low = smoothstep(kneeY + 0.13, kneeY - 0.13, y);
    const [front, right] = [z, x * slender];
    const whole = front * front + right * right || 1e-9;
    const [lengthways, sideways] = [(front * front) / whole, (right * right) / whole];
    return [
      ['hips', 1 - hangs],
      [front > 0 ? 'skirtFront' : 'skirtBack', hangs * lengthways * (1 - low)],
      [front > 0 ? 'hemFront' : 'hemBack', hangs * lengthways * low],
      [right > 0 ? 'skirtR' : 'skirtL', hangs * sideways * (1 - low)],
      [right > 0 ? 'hemR' : 'hemL', hangs * sideways * low],
    ];
  };
}

/** Moves what is cut in one from the shoulders to below the waist: coats, robes, aprons. */
export function coatBinding(rig: Rig, above: readonly Joint[] = on.upper): Bound {
  const bones = new NearestBones(rig);
  const skirt = skirtBinding(rig);
  const hipY = rig.at.hips.y;
  return (at) => {
    const hangs = smoothstep(hipY + 0.1, hipY + 0.01, at[1]);
    if (hangs >= 1 && !isOnArm(rig, at)) return skirt(at);
    const held = whole(bones.bind(at, above));
    if (hangs <= 0 || isOnArm(rig, at)) return held;
    return [...scaled(held, 1 - hangs), ...scaled(skirt(at), hangs)];
  };
}

/** Moves cloth that hangs from the shoulders down the back. */
export function capeBinding(rig: Rig): Bound {
  const bones = new NearestBones(rig);
  const [topY, tailY] = [rig.at.cape.y, rig.at.capeTail.y];
  return (at) => {
    const hangs = smoothstep(topY - 0.02, topY - 0.2, at[1]);
    const low = smoothstep(tailY + 0.14, tailY - 0.12, at[1]);
    const held = whole(bones.bind(at, ['chest', 'collarL', 'collarR']));
    return [...scaled(held, 1 - hangs), ['cape', hangs * (1 - low)], ['capeTail', hangs * low]];
  };
}

/** Sleeves hang out over the hips while a body is sculpted; they are no part of the skirt. */
const isOnArm = (rig: Rig, [x, y]: Spot): boolean => {
  const { x: shoulderX, y: shoulderY } = rig.at.armR;
  const hand = rig.spot('handR');
  const part = toShare((shoulderY - y) / (shoulderY - hand[1]));
  return y > hand[1] - 0.16 && Math.abs(x) > shoulderX + (hand[0] - shoulderX) * part - 0.11;
};

const scaled = (binding: Binding, by: number): Binding => binding.map(([joint, weight]) => [joint, weight * by]);

function whole(binding: Binding): Binding {
  const sum = binding.reduce((total, [, weight]) => total + weight, 0) || 1;
  return scaled(binding, 1 / sum);
}
