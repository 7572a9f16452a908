import { ball, blend, block, egg, placed, ring, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { pin } from './region.ts';
import type { Wearer } from './wearer.ts';

/** A row of buttons on a form's front. */
export const buttons = (
  form: Field,
  xs: readonly number[],
  [from, to]: readonly [from: number, to: number],
  count: number,
  size = 0.0115,
): Field =>
  blend(
    0.001,
    ...xs.flatMap((x) =>
      Array.from({ length: count }, (_, i) =>
        ball(pin(form, x, from + ((to - from) * i) / Math.max(1, count - 1), size * 0.2), size),
      ),
    ),
  );

/** A belt about the trunk. */
export function belt(wearer: Wearer, y: number, ease: number, tall: number): Field {
  const { wide, deep, forward } = wearer.around(y);
  return ring([0, y, forward], wide + ease, deep + ease, 0.011, tall);
}

/** A framed buckle on a belt. */
export function buckle(form: Field, y: number, size = 0.026): Field {
  const [x, , z] = pin(form, 0, y);
  return blend(
    0.002,
    placed([x, y, z], [Math.PI / 2, 0, 0], ring([0, 0, 0], size, size * 0.9, 0.008)),
    block([x, y, z], [0.006, size * 0.9, 0.008], 0.004),
  );
}

type FrontSpot = readonly [x: number, y: number];

/** A chain of beads hung in a bow between points of a form's front. */
export function hungChain(
  form: Field,
  from: FrontSpot,
  to: FrontSpot,
  sag: number,
  beads: number,
  size: number,
): Field {
  const spots = Array.from({ length: beads }, (_, i) => {
    const part = i / (beads - 1);
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part - sag * 4 * part * (1 - part);
    return pin(form, x, y, size * 0.3);
  });
  return blend(0.001, ...spots.map((spot) => ball(spot, size)));
}

/** About the neck under the skin's edge a string goes no nearer than this. */
const neckRadius = 0.06;

/** Beads that lie on the skin all round the neck: high behind, down to there in front. */
export function necklace(skin: Field, { neckY }: Wearer, lowest: number, beads: number, size: number): Field {
  const spots = Array.from({ length: beads }, (_, i): Spot => {
    const angle = (i / beads) * Math.PI * 2;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const y = neckY + (lowest - neckY) * ((1 + z) / 2) ** 1.4;
    let away = 0.3;
    while (away > neckRadius && skin.distance(x * away, y, z * away) > 0.0006) away -= 0.004;
    return [x * (away + size * 0.3), y, z * (away + size * 0.3)];
  });
  return blend(0.001, ...spots.map((spot) => ball(spot, size)));
}

/** A bow tied at the back of the waist, its ends hanging. */
export function bow(wearer: Wearer, size: number): Field {
  const { waistY } = wearer;
  const back = -wearer.around(waistY).deep - 0.026;
  return blend(
    0.01,
    ...[-1, 1].flatMap((sign) => [
      egg([sign * size * 1.05, waistY + 0.012, back], [size, size * 0.62, 0.022]),
      egg([sign * size * 0.55, waistY - size * 1.5, back - 0.045], [size * 0.42, size * 1.3, 0.02]),
    ]),
    egg([0, waistY, back - 0.008], [0.022, 0.024, 0.022]),
  );
}
