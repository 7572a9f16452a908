import type { Side } from '../../rig/joint.ts';
import { blend, egg, field, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { mixed } from '../paint.ts';
import { on } from './bindings.ts';
import { bodice } from './bodice.ts';
import { fineness, piece } from './piece.ts';
import { onBothSides, profile, tube, type Thickness, type TubeCut } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** The leg from the hip (0) over the knee (about 0.49) to the ankle (1). */
export const legSpot = ({ rig }: Wearer, side: Side, part: number): Spot =>
  rig.along(`leg${side}`, `foot${side}`, part);

/** Cloth along both legs. Radii are those of a leg of usual thickness. */
export function legTubes(wearer: Wearer, thicknesses: readonly Thickness[], cut: TubeCut = {}): Field {
  const fitted = thicknesses.map(([part, radius]): Thickness => [part, radius * wearer.build.limbs]);
  return onBothSides((side) => tube(legSpot(wearer, side, 0), legSpot(wearer, side, 1), fitted, cut));
}

/** Trousers that break over the shoe, or go into boots. */
export function trousers(wearer: Wearer, paint: Layer['paint'], loose = 0): Layer {
  const thigh = profile([-0.04, 0.088 + loose], [0.14, 0.09 + loose], [0.46, 0.07 + loose]);
  const shin =
    wearer.outfit.footwear === 'boots'
      ? profile([0.6, 0.066], [0.72, 0.056])
      : profile([0.56, 0.068 + loose], [0.86, 0.062 + loose], [0.94, 0.067 + loose], [1.03, 0.064 + loose]);
  const tubes = legTubes(wearer, [...thigh, ...shin], { hollow: 0.03, thick: 0.022 });
  const seat = bodice(wearer, { ease: 0.004, from: wearer.crotchY, to: wearer.waistY, shoulders: false });
  return piece('trousers', blend(0.03, seat, tubes), paint, on.leg);
}

/** Trousers turned up at the ankle, so that the paler inside shows. */
export const turnedUp =
  ({ rig, paints: { legs } }: Wearer): Layer['paint'] =>
  ([, y]) =>
    y < rig.at.footR.y + 0.055 ? mixed(legs, [0.8, 0.85, 0.9], 0.35) : legs;

const calf = profile(
  [-0.04, 0.082],
  [0.2, 0.08],
  [0.46, 0.058],
  [0.52, 0.055],
  [0.68, 0.061],
  [0.92, 0.039],
  [1.02, 0.04],
);

/** Hose: a leg with a calf to it. */
export function hose(wearer: Wearer, paint: Layer['paint'], from = -0.04): Layer {
  const thick = calf.filter(([part]) => part >= from);
  const sag = (part: number): Spot => [0, 0, -0.012 * Math.max(0, Math.sin((part - 0.5) * Math.PI * 2.2))];
  return piece('hose', legTubes(wearer, thick, { sag }), paint, on.leg);
}

/** What is seen of the legs under a long skirt. */
export const stockings = (wearer: Wearer, paint: Paint): Layer => ({
  ...hose(wearer, paint, 0.5),
  name: 'stockings',
  voxel: fineness.coat,
});

/** Melon hose, slashed so that its lining puffs out. */
export function trunkHose(wearer: Wearer, outer: Paint, lining: Paint): Layer {
  const { build, rig, hipY } = wearer;
  const size = 0.104 * Math.max(build.hips, build.limbs) ** 0.8;
  const at = (side: Side): Spot => [rig.at[`leg${side}`].x * 1.12, hipY - 0.13, 0.002];
  const middle = Math.abs(at('R')[0]);
  const slash = (x: number, z: number): number => Math.cos(Math.atan2(Math.abs(x) - middle, z) * 9);
  const melons = onBothSides((side) => egg(at(side), [size, 0.13, size * 1.06]));
  const form = field(melons.box, (x, y, z) => {
    const d = melons.distance(x, y, z);
    return Math.abs(d) > 0.05 ? d : d + 0.006 * slash(x, z);
  });
  const slashed: Layer['paint'] = ([x, , z]) => (slash(x, z) < -0.15 ? outer : lining);
  return piece('trunk hose', form, slashed, ['hips', 'legL', 'legR'], 'silk cloth');
}

/** Down the outer seam of each leg. */
export const sideStripe =
  (wearer: Wearer, base: Paint, stripe: Paint): Layer['paint'] =>
  ([x, y, z]) => {
    const outer = Math.abs(x) - Math.abs(wearer.rig.at.legR.x);
    return y < wearer.crotchY + 0.12 && outer > 0 && Math.abs(z + 0.003) < 0.026 ? stripe : base;
  };
