import { blend, rod } from '../sculpt/field.ts';
import type { Layer } from '../sculpt/layer.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Character } from './character.ts';
import { headFrame } from './head-frame.ts';
import { proportionsOf } from './head-shapes.ts';
import { paintOf } from './paint.ts';

/** Pencils behind the ears, in case of loss. */
export function pencilLayers({ build, face, hair }: Character): readonly Layer[] {
  if (hair.pencils === 'none') return [];
  const frame = headFrame(build);
  const out = proportionsOf[face.shape].cranium.wide * face.wide + 0.02;
  const sides = hair.pencils === 'both' ? [-1, 1] : [1];
  const [wood, lead, rubber] = [paintOf('#d8a32c'), paintOf('#2a2624'), paintOf('#c9737a')];
  const front = 0.112;
  const back = -0.066;
  const paint = (at: Spot): typeof wood => {
    const [, , z] = frame.inside(at);
    return z > front - 0.012 ? lead : z < back + 0.014 ? rubber : wood;
  };
  return [
    {
      name: 'pencils',
      form: frame.worn(
        blend(
          0.001,
          ...sides.map((side) => rod([side * out, 0.03, back], [side * (out - 0.006), 0.058, front], 0.0085)),
        ),
      ),
      voxel: 0.007,
      paint,
      stuff: 'gloss',
      moves: () => [['head', 1]],
    },
  ];
}
