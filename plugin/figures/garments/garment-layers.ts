import { sides, type Joint } from '../../rig/joint.ts';
import type { Rig } from '../../rig/rig.ts';
import { blend, rod, turned } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import type { Character } from '../character.ts';
import { paintOf } from '../paint.ts';

/** Everything worn from the neck down, shoes and gloves with it. */
export function garmentLayers({ outfit, build }: Character, rig: Rig): readonly Layer[] {
  const g = build.girth;
  const hip = rig.at.hips.y;
  return [
    {
      name: 'coat',
      form: blend(
        0.02,
        turned([
          [hip - 0.04, 0.14 * g, 0.11 * g],
          [hip + 0.12, 0.13 * g, 0.1 * g],
          [1.2, 0.17 * build.shoulders, 0.12 * g],
          [1.31, 0.12, 0.09],
          [1.345, 0.07, 0.07],
        ]),
        ...sides.map((side) => rod(rig.spot(`arm${side}`), rig.spot(`fore${side}`), 0.062, 0.052)),
        ...sides.map((side) =>
          rod(rig.spot(`fore${side}`), rig.along(`fore${side}`, `hand${side}`, 0.95), 0.052, 0.045),
        ),
      ),
      voxel: 0.012,
      paint: paintOf(outfit.cloth),
      stuff: 'cloth',
      moves: ['hips', 'spine', 'chest', ...sides.flatMap((side): Joint[] => [`arm${side}`, `fore${side}`])],
    },
    {
      name: 'legs',
      form: blend(
        0.01,
        ...sides.map((side) => rod(rig.spot(`leg${side}`), rig.spot(`shin${side}`), 0.08, 0.065)),
        ...sides.map((side) => rod(rig.spot(`shin${side}`), rig.spot(`foot${side}`), 0.065, 0.05)),
      ),
      voxel: 0.012,
      paint: paintOf(outfit.legs),
      stuff: 'cloth',
      moves: ['hips', ...sides.flatMap((side): Joint[] => [`leg${side}`, `shin${side}`, `foot${side}`])],
    },
    {
      name: 'shoes',
      form: blend(
        0.004,
        ...sides.map((side) => rod(rig.spot(`foot${side}`, 0, -0.04), rig.spot(`toes${side}`, 0, 0.015, 0.03), 0.045)),
      ),
      voxel: 0.011,
      paint: paintOf(outfit.shoes),
      stuff: 'leather',
      moves: sides.flatMap((side): Joint[] => [`foot${side}`, `toes${side}`]),
    },
  ];
}
