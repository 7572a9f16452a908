import { signOf, type Side } from '../../rig/joint.ts';
import { egg, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { onBothSides, profile, type Thickness, tube, type TubeCut } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** The arm from shoulder (0) over the elbow (about 0.53) to the wrist (1), as it is sculpted: straight. */
export const elbow = 0.527;

export const armSpot = ({ rig }: Wearer, side: Side, part: number): Spot =>
  rig.along(`arm${side}`, `hand${side}`, part);

/** Cloth along both arms. Radii are those of an arm of usual thickness. */
export function sleeves(wearer: Wearer, thicknesses: readonly Thickness[], cut: TubeCut = {}): Field {
  const fitted = thicknesses.map(([part, radius]): Thickness => [part, radius * wearer.build.limbs]);
  return onBothSides((side) => tube(armSpot(wearer, side, 0), armSpot(wearer, side, 1), fitted, cut));
}

/** A plain sleeve with a little room, and wrinkles where the elbow is. */
export const plainSleeves = (wearer: Wearer, ease = 0, to = 0.97): Field =>
  sleeves(
    wearer,
    profile(
      [-0.05, 0.05 + ease],
      [0.08, 0.06 + ease],
      [0.3, 0.054 + ease],
      [0.44, 0.051 + ease],
      [0.5, 0.056 + ease],
      [0.56, 0.049 + ease],
      [0.62, 0.053 + ease],
      [0.72, 0.049 + ease],
      [to, 0.041 + ease],
    ),
  );

/** Puffs at the shoulders. */
export const puffs = (wearer: Wearer, size = 0.086, at = 0.16): Field =>
  onBothSides((side) => egg(armSpot(wearer, side, at), [size, size * 1.02, size * 0.96]));

/** A band about both arms, a part of the way down. */
export const armBands = (wearer: Wearer, at: number, radius: number, long = 0.035): Field =>
  sleeves(wearer, profile([at - long, radius], [at, radius + 0.002], [at + long, radius]));

/** A sleeve that hangs open below the wrist, wider and wider: robes and court gowns. */
export function hangingSleeves(wearer: Wearer, mouth: number, drop: number): Field {
  const k = wearer.build.limbs;
  return onBothSides((side) => {
    const sign = signOf(side);
    const sag = (part: number): Spot => {
      const down = drop * Math.max(0, part - 0.45) ** 1.5;
      return [-sign * down * 0.55, -down, 0];
    };
    return tube(
      armSpot(wearer, side, 0),
      armSpot(wearer, side, 1),
      profile([-0.05, 0.058 * k], [0.1, 0.072 * k], [0.5, 0.068 * k], [0.93, mouth]),
      { sag, hollow: 0.09, thick: 0.02 },
    );
  });
}

/** What of an undersleeve is seen in the mouth of a wider one. */
export const foreSleeves = (wearer: Wearer, ease = 0): Field =>
  sleeves(wearer, profile([0.6, 0.046 + ease], [0.75, 0.047 + ease], [0.97, 0.041 + ease]));
