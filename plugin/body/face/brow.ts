import type { Character } from '../figures/character.ts';
import { darker, mixed, paintOf } from '../figures/paint.ts';
import { signOf, type Side } from '../rig/joint.ts';
import { headMiddleOf } from '../rig/rig.ts';
import type { Field } from '../sculpt/field.ts';
import type { Paint } from '../sculpt/layer.ts';
import { noise } from '../sculpt/noise.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { frontOf, outOf } from './face-ground.ts';
import { FacePiece, tubeRows, type TubeSection } from './piece.ts';

const sectionCount = 26;
const sides = 14;

/**
 * A brow: a tuft laid over the eye. Its inner end goes wholly with its joint and its outer end half, so that turning
 * the joint bends the brow instead of tilting a stick.
 */
export function browPiece(character: Character, side: Side, head: Field): FacePiece {
  const piece = new FacePiece();
  const { face, build, ghost } = character;
  const sign = signOf(side);
  const size = build.head;
  const middle = headMiddleOf(build);
  const old = face.age;
  const thick = 0.0086 * size * face.brows;
  const sections = Array.from({ length: sectionCount + 1 }, (_, index): TubeSection => {
    const t = index / sectionCount;
    const arch = Math.sin(Math.min(1, t / 0.64) * Math.PI * 0.5) - (0.75 * Math.max(0, t - 0.6) ** 1.4) / 0.277;
    const x = middle.x + sign * (0.02 + 0.09 * t) * size * (0.4 + 0.6 * face.wide);
    const y = middle.y + (0.064 + 0.017 * arch + (side === 'L' ? 0.0015 : -0.001)) * size;
    const z = frontOf(head, x, y, middle.z + 0.2 * size, middle.z);
    const at: Spot = [x, y, z];
    const out = outOf(head, at);
    const full =
      Math.min(1, t * 9 + 0.25) ** 0.6 * (1 - 0.72 * t ** 1.6) * (index === sectionCount || index === 0 ? 0.15 : 1);
    return {
      at: [x + out[0] * thick * 0.3, y + out[1] * thick * 0.3, z + out[2] * thick * 0.3],
      out,
      wide: thick * full * (1 + 0.25 * old),
      deep: thick * full * 0.85,
    };
  });
  // A shade darker than the hair, so that fair brows still tell.
  const hair = darker(paintOf(face.browColour), ghost || old > 0.5 ? 1 : 0.62);
  const dark = ghost ? darker(hair, 0.8) : darker(hair, 0.55);
  piece.sheet(
    tubeRows(sections, sides, (section, around) => {
      const t = section / sectionCount;
      // Strands run up and outwards over the tuft.
      const strand = Math.sin(section * 2.1 + Math.cos(around) * 3.2 + noise(section * 0.7, around, 4) * 3);
      const paint: Paint = mixed(dark, hair, 0.45 + 0.35 * strand);
      return {
        swell: 1 + strand * (0.12 + 0.1 * old),
        paint,
        stuff: 'hair',
        moves: [
          [`brow${side}`, 1 - 0.5 * t],
          ['head', 0.5 * t],
        ],
      };
    }),
  );
  return piece;
}
