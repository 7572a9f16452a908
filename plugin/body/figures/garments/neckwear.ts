import { blend, block, egg, rod, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { neckJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { piece } from './piece.ts';
import { pin } from './pin.ts';
import type { Wearer } from './wearer.ts';

type Neckwear = 'tie' | 'cravat' | 'bow';

/** What is tied at the collar. */
export function neckwear(wearer: Wearer, kind: Neckwear, paint: Paint): Layer {
  const { neckY, bustY } = wearer;
  const shirt = bodice(wearer, { ease: 0.008 });
  const knot = pin(shirt, 0, neckY - 0.04, 'front', 0.006);
  const [x, y, z] = [knot[0], neckY - 0.024, Math.max(knot[2], 0.072)];
  const end = pin(shirt, 0, bustY - 0.05, 'front', 0.008);
  const middle = pin(shirt, 0, bustY + 0.03, 'front', 0.01);
  const forms: Record<Neckwear, () => Field> = {
    tie: () =>
      blend(
        0.008,
        egg([x, y, z], [0.017, 0.018, 0.014]),
        rod([x, y - 0.012, z - 0.004], middle, 0.011, 0.017),
        rod(middle, end, 0.017, 0.019),
      ),
    cravat: () =>
      blend(
        0.012,
        egg([x, y, z], [0.026, 0.02, 0.017]),
        rod([-0.012, y - 0.02, z], [-0.02, bustY + 0.06, middle[2] + 0.004], 0.02, 0.026),
        rod([0.012, y - 0.02, z], [0.02, bustY + 0.06, middle[2] + 0.004], 0.02, 0.026),
      ),
    bow: () =>
      blend(
        0.006,
        egg([x, y + 0.004, z + 0.004], [0.012, 0.013, 0.012]),
        ...[-1, 1].map((sign) => egg([sign * 0.03, y + 0.004, z], [0.026, 0.02, 0.012])),
        ...[-1, 1].map((sign) => block([sign * 0.05, y + 0.004, z - 0.004], [0.008, 0.022, 0.009], 0.006)),
      ),
  };
  return piece('neckwear', forms[kind](), paint, neckJoints, 'silk trim');
}
