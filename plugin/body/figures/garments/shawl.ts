import { bothSides, carve, field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { mixed, paintOf } from '../paint.ts';
import { armJoints, trunkJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { drape } from './drape.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { frontPanel } from './region.ts';
import type { Wearer } from './wearer.ts';

/** A shawl about the shoulders, its ends crossed on the breast. */
export function shawlLayers(wearer: Wearer, colour: string): readonly Layer[] {
  const { bustY, waistY, rig } = wearer;
  const [cloth, trim] = [paintOf(colour), wearer.paints.trim];
  const reach = rig.at.armR.x;
  const { deep } = wearer.around(bustY);
  const low = bustY - 0.06;
  const hung = drape({
    rings: [
      [low - 0.06, reach + 0.085, deep + 0.075, -0.02],
      [low + 0.06, reach + 0.07, deep + 0.058, -0.012],
      [1.265, reach + 0.035, deep + 0.028, -0.006],
      [1.312, 0.12, 0.1, -0.008],
      [1.342, 0.092, 0.084, -0.008],
    ],
    folds: { count: 12, depth: 0.018, from: 1.28, to: low },
  });
  const form = carve(
    0.01,
    field(hung.box, (x, y, z) => {
      const d = hung.distance(x, y, z);
      return Math.max(d, -d - 0.048);
    }),
    frontPanel({ from: 0, to: 1.5, half: (y) => 0.02 + Math.max(0, 1.33 - y) * 0.34, behind: 0 }),
  );
  const ends = bothSides(0.012, (sign) =>
    sewn(bodice(wearer, { ease: 0.03 }), [1.3, waistY + 0.03, 7], 0.03, (y) => sign * (0.075 - (1.3 - y) * 0.42)),
  );
  const weave: Layer['paint'] = ([x, y]) =>
    y < low - 0.025 && Math.cos(x * 160) > 0 ? trim : y < low + 0.012 && y > low - 0.01 ? trim : cloth;
  return [
    piece(
      'shawl',
      form,
      weave,
      armJoints.filter((joint) => !joint.startsWith('fore')),
      'felt cloth',
    ),
    piece('shawl ends', ends, mixed(cloth, trim, 0.12), [...trunkJoints, 'collarL', 'collarR'], 'felt cloth'),
  ];
}
