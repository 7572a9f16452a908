import { smoothstep } from '../../../src/kit/numbers.ts';
import type { Character } from '../figures/character.ts';
import { darker, mixed, paintOf } from '../figures/paint.ts';
import { isMadeUp, skinPaint } from '../figures/skin.ts';
import { headMiddleOf } from '../rig/rig.ts';
import type { Paint, Stuff } from '../sculpt/layer.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { lipProfile, type MouthSheet } from './mouth-form.ts';

interface Finish {
  readonly paint: Paint;
  readonly stuff: Stuff;
  readonly open: number;
}

/** How a point of a mouth is painted: its sheet, how far from that sheet's free edge, where across, in which column, and where on the face. */
type MouthPaints = (sheet: MouthSheet, part: number, u: number, column: number, at: Spot) => Finish;

export function mouthPaints(character: Character): MouthPaints {
  const { face, build, ghost } = character;
  const middle = headMiddleOf(build);
  const skinAt = skinPaint(character);
  const skin = skinAt([middle.x, middle.y - 0.085 * build.head, middle.z + 0.13 * build.head], [0, 0, 1]);
  const lips = mixed(skin, paintOf(face.lips), isMadeUp(character) ? 0.95 : 0.8 - 0.3 * face.age);
  const within: Paint = ghost ? [0.06, 0.12, 0.16] : [0.035, 0.006, 0.008];
  const tongue: Paint = ghost ? [0.3, 0.45, 0.52] : [0.48, 0.1, 0.1];
  const tooth: Paint = ghost ? [0.6, 0.75, 0.8] : mixed([0.88, 0.84, 0.74], [0.74, 0.6, 0.36], face.age * 0.6);
  return (sheet, part, u, column, at) => {
    const side = smoothstep(0.35, 1, Math.abs(u));
    switch (sheet) {
      case 'throat':
        return { paint: darker(within, 1 - 0.4 * part), stuff: 'felt', open: 0.15 };
      case 'tongue': {
        const lit = mixed(tongue, within, 0.25 + 0.55 * part + 0.2 * side);
        return { paint: darker(lit, 1 - 0.35 * Math.exp(-((u / 0.1) ** 2))), stuff: 'gloss', open: 0.4 };
      }
      case 'teeth':
      case 'lowTeeth': {
        const gap = column % 4 === 0 ? 0.66 : 1;
        const deep = (1 - 0.62 * side) * (1 - 0.3 * part) * (sheet === 'lowTeeth' ? 0.78 : 1);
        return { paint: darker(tooth, gap * deep), stuff: 'gloss', open: 0.6 };
      }
      case 'foldLeft':
      case 'foldRight': {
        const own = skinAt(at, [0, 0, 1]);
        const deep: Paint = ghost ? darker(own, 0.6) : [own[0] * 0.62, own[1] * 0.42, own[2] * 0.38];
        // The ends of a fold and its far edges are skin like all around it.
        const fold = smoothstep(1, 0.45, Math.abs(u)) * smoothstep(0, 0.3, part) * smoothstep(0.75, 0.5, part);
        return { paint: mixed(own, deep, 0.42 * fold), stuff: 'skin', open: 0.85 };
      }
      default: {
        const step = lipProfile[Math.round(part * (lipProfile.length - 1))] ?? lipProfile[0]!;
        const lit = sheet === 'upperLip' ? 0.84 : 1;
        const lip = darker(mixed(skinAt(at, [0, 0, 1]), lips, step.lip), 1 - (1 - lit) * step.lip);
        return { paint: darker(lip, 1 - 0.72 * step.shade), stuff: 'skin', open: 1 - 0.5 * step.shade };
      }
    }
  };
}
