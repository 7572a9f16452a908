import { bentRod, blend, bothSides, type Field, halfSpace, meet, placed, ring, rod, way } from '../sculpt/field.ts';
import type { Layer } from '../sculpt/layer.ts';
import type { Character } from './character.ts';
import { headFrame } from './head-frame.ts';
import { proportionsOf } from './head-shapes.ts';
import { paintOf } from './paint.ts';

const rims = { round: '#b98f3c', 'half-moon': '#b98f3c', horn: '#3a2417', monocle: '#c9a24a' } as const;

/** Spectacles before the eyes, or pushed up where they will be looked for last. Rims only: glass would hide the eyes. */
export function spectacleLayers({ build, face, ghost }: Character): readonly Layer[] {
  if (face.spectacles === 'none') return [];
  const worn = wire(face.glasses, face.eyes, proportionsOf[face.shape].cranium.wide * face.wide);
  const lift = face.spectacles === 'raised';
  const form = lift ? placed([0, 0.006, 0.022], [-0.75, 0, 0.05], worn) : worn;
  return [
    {
      name: 'spectacles',
      form: headFrame(build).worn(form),
      voxel: 0.0062,
      paint: paintOf(ghost ? '#9fc0d6' : rims[face.glasses]),
      stuff: face.glasses === 'horn' ? 'gloss' : 'metal',
      moves: () => [['head', 1]],
    },
  ];
}

function wire(kind: keyof typeof rims, eyes: number, wide: number): Field {
  const thick = kind === 'horn' ? 0.0085 : 0.0062;
  const radius = 0.045 * eyes;
  const rim = (side: -1 | 1): Field => {
    const hoop = placed(
      [side * 0.062, 0.006, 0.158],
      [Math.PI / 2, side * 0.12, 0],
      ring([0, 0, 0], radius, radius, thick),
    );
    return kind === 'half-moon' ? meet(0.004, hoop, halfSpace([0, 1, 0], 0.012)) : hoop;
  };
  if (kind === 'monocle')
    return blend(
      0.004,
      rim(1),
      bentRod(way([0.1, -0.02, 0.15], [0.12, -0.1, 0.12], [0.1, -0.18, 0.1]), [0.0048]),
    ); // prettier-ignore
  const temple = (side: -1 | 1): Field =>
    bentRod(
      way(
        [side * (0.062 + radius), 0.012, 0.15],
        [side * (wide + 0.006), 0.016, 0.07],
        [side * (wide + 0.014), 0.03, -0.02],
      ),
      [thick * 0.9],
      0.002,
    );
  const bridge = rod([-0.02, 0.012, 0.163], [0.02, 0.012, 0.163], thick);
  const bar =
    kind === 'half-moon'
      ? [bothSides(0.01, (side) => rod([side * 0.02, 0.01, 0.162], [side * 0.104, 0.01, 0.152], thick))]
      : [];
  return blend(0.003, bothSides(0.001, rim), bothSides(0.001, temple), bridge, ...bar);
}
