import { toShare } from '../../../../src/kit/numbers.ts';
import { blend, field, placed, ring, rod, type Field } from '../../sculpt/field.ts';
import type { Wearer } from './wearer.ts';

/** A pleated wheel of linen about the neck. */
export function ruff({ neckY }: Wearer, reach = 0.07, waves = 15): Field {
  const inner = 0.055;
  const outer = inner + reach;
  const middle = neckY + 0.004;
  const tall = 0.02;
  return field({ low: [-outer, middle - tall * 2, -outer], high: [outer, middle + tall * 2, outer] }, (x, y, z) => {
    const off = z + 0.004;
    const apart = Math.sqrt(x * x + off * off);
    const part = toShare((apart - inner) / reach);
    const lift = Math.sin(Math.atan2(x, off) * waves) * 0.013 * part + part * 0.006 * (off > 0 ? -1 : 1);
    const thick = Math.abs(y - middle - lift) - 0.011;
    return Math.max(thick * 0.75, apart - outer, inner - apart);
  });
}

/** A band standing about the neck. */
export const standingCollar = ({ neckY }: Wearer, tall: number, thick = 0.011): Field =>
  placed([0, neckY + 0.004, -0.006], [0.12, 0, 0], ring([0, 0, 0], 0.07, 0.069, thick, tall));

/** A shirt's collar, folded down to two points. */
export const shirtCollar = (wearer: Wearer): Field =>
  blend(
    0.006,
    standingCollar(wearer, 0.018, 0.01),
    ...[-1, 1].flatMap((sign) => [
      rod([sign * 0.018, wearer.neckY - 0.004, 0.066], [sign * 0.056, wearer.neckY - 0.042, 0.066], 0.011, 0.008),
      rod([sign * 0.05, wearer.neckY + 0.002, 0.042], [sign * 0.056, wearer.neckY - 0.042, 0.066], 0.012, 0.008),
    ]),
  );

/** A thick roll about the neck: fur, knitted collars, scarves. */
export const rolledCollar = ({ neckY }: Wearer, radius = 0.084, thick = 0.024, tilt = 0.16, tall = thick): Field =>
  placed([0, neckY - 0.008, -0.004], [tilt, 0, 0], ring([0, 0, 0], radius, radius * 0.96, thick, tall));
