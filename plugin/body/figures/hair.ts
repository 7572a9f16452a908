import { smoothstep } from '../../../src/kit/numbers.ts';
import type { Rig } from '../rig/rig.ts';
import { cached } from '../sculpt/cached.ts';
import { carve, type Field } from '../sculpt/field.ts';
import type { Binding, Layer, Paint } from '../sculpt/layer.ts';
import { noise } from '../sculpt/noise.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { beardMakers } from './beards.ts';
import type { Character } from './character.ts';
import { cutMakers } from './hair/cuts.ts';
import { scalpOf } from './hair/scalp.ts';
import { hatKindOf } from './hats/hats.ts';
import { jawShare } from './head.ts';
import { headFrame, type HeadFrame } from './head-frame.ts';
import { darker, mixed, paintOf } from './paint.ts';
import { pencilLayers } from './pencils.ts';

/** Its ends are thin: coarser they break off. */
const moustacheVoxel = 0.007;

/** Hair, beard, and what is worn on the head. */
export function hairLayers(character: Character, _rig: Rig): readonly Layer[] {
  const { face, hair, build } = character;
  const frame = headFrame(build);
  const scalp = scalpOf(face, hair.seed);
  const cut = cutMakers[hair.cut]?.(scalp);
  const beard = beardMakers[hair.beard]?.(scalp);
  const [colour, trim] = [paintOf(hair.hatColour), paintOf(hair.hatTrim)];
  const hat = hatKindOf(hair.hat)?.make({ scalp, hair: cut?.hair, colour, trim, askew: hair.hatAskew });
  const layers: Layer[] = [];
  const grown = (name: string, form: Field | undefined, moves: Layer['moves'], voxel = 0.0092): void => {
    if (form) layers.push({ name, form: cached(frame.worn(form)), voxel, paint: hairPaint(character, frame), stuff: 'hair', moves }); // prettier-ignore
  };
  const underHat = (form: Field): Field => (hat?.covers ? carve(0.006, form, hat.covers) : form);

  if (cut && !hat?.hidesHair) {
    grown('hair', underHat(cut.hair), hairMoves(frame), cut.voxel);
    if (cut.ties)
      layers.push({ name: 'ties', form: frame.worn(underHat(cut.ties)), voxel: 0.0075, paint: paintOf(hair.ribbon), stuff: 'silk', moves: hairMoves(frame) }); // prettier-ignore
  }
  grown('beard', beard?.chin, beardMoves(frame));
  grown('moustache', beard?.lip, () => [['head', 1]], moustacheVoxel);
  for (const { name, form, voxel, paint, stuff, hangs } of hat?.pieces ?? []) {
    const local = typeof paint === 'function' ? (at: Spot): Paint => paint(frame.inside(at)) : paint;
    const moves = hangs ? hairMoves(frame) : (): Binding => [['head', 1]];
    layers.push({ name, form: frame.worn(form), voxel, paint: local, stuff, moves });
  }
  return [...layers, ...pencilLayers(character)];
}

/** Lighter above and on the tips, streaked as a hand streaks it. */
function hairPaint({ hair }: Character, frame: HeadFrame): (at: Spot) => Paint {
  const base = paintOf(hair.colour);
  const light: Paint = [
    Math.min(1, base[0] * 1.35 + 0.015),
    Math.min(1, base[1] * 1.3 + 0.01),
    Math.min(1, base[2] * 1.2 + 0.006),
  ];
  const dark = darker(base, 0.72);
  const tips = paintOf(hair.tips);
  return (at) => {
    const [x, y, z] = frame.inside(at);
    const streak = noise(x * 85, y * 24, z * 60);
    const lit = mixed(dark, light, 0.62 * smoothstep(-0.12, 0.2, y) + 0.38 * streak);
    const aged =
      smoothstep(-0.1, -0.24, y) * 0.8 + smoothstep(0.1, 0.15, Math.abs(x)) * smoothstep(0.12, 0.02, y) * 0.6;
    return mixed(lit, tips, hair.tips === hair.colour ? 0 : Math.min(1, aged));
  };
}

/** Short hair is stiff; what hangs below the ears swings. */
function hairMoves(frame: HeadFrame): (at: Spot) => Binding {
  return (at) => {
    const [, y, z] = frame.inside(at);
    const swings = smoothstep(-0.06, -0.26, y) * smoothstep(0.14, 0.02, z) * 0.92 + smoothstep(-0.17, -0.24, z) * 0.4;
    const share = Math.min(0.94, swings);
    return [
      ['head', 1 - share],
      ['hairTail', share],
    ];
  };
}

function beardMoves(frame: HeadFrame): (at: Spot) => Binding {
  return (at) => {
    const jaw = jawShare(frame, at);
    return [
      ['jaw', jaw],
      ['head', 1 - jaw],
    ];
  };
}
