import { sides, type Joint } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import { blend, rod } from '../sculpt/field.ts';
import type { Layer } from '../sculpt/layer.ts';
import type { Character } from './character.ts';
import { paintOf } from './paint.ts';

export function handLayers({ face, outfit }: Character, rig: Rig): readonly Layer[] {
  return [
    {
      name: 'hands',
      form: blend(
        0.004,
        ...sides.map((side) => rod(rig.spot(`hand${side}`), rig.spot(`fingerTips${side}`, 0, -0.02), 0.034, 0.022)),
      ),
      voxel: 0.0085,
      paint: paintOf(outfit.gloves ?? face.skin),
      stuff: 'skin',
      moves: sides.flatMap((side): Joint[] => [`fore${side}`, `hand${side}`, `fingers${side}`, `fingerTips${side}`]),
    },
  ];
}
