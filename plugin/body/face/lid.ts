import { smoothstep, toShare } from '../../../src/kit/numbers.ts';
import type { Character } from '../figures/character.ts';
import { darker, mixed, paintOf } from '../figures/paint.ts';
import { isMadeUp, skinPaint } from '../figures/skin.ts';
import { signOf, type Side } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import type { Binding, Paint } from '../sculpt/layer.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { eyeRadiusOf } from './eye.ts';
import { along, FacePiece, tubeRows, type PiecePoint } from './piece.ts';

const columns = 26;

/** How far from an eye's middle its lids lie, in eye radii: the upper over the lower, both over all that shines in it. */
export const lidOver = { upper: 1.105, lower: 1.085 } as const;

/**
 * A lid: the skin between two meridians of the eye, which meet in its corners, so that turning it about the line
 * between them opens and shuts it. Made shut: its edge lies level with the middle of the eye.
 */
export function lidPiece(character: Character, rig: Rig, side: Side, which: 'upper' | 'lower'): FacePiece {
  const piece = new FacePiece();
  const { face } = character;
  const middle = rig.spot(`eye${side}`);
  const radius = eyeRadiusOf(character);
  const upper = which === 'upper';
  const moves: Binding = [[upper ? `lid${side}` : `lowLid${side}`, 1]];
  const over = upper ? lidOver.upper : lidOver.lower;
  const up = upper ? 1 : -1;
  const hangs = upper ? hangOf(character) : 0;
  const paint = lidPaint(character, middle, which);
  /** Old lids are heavy: they bulge over their edge. */
  const bulge = (rise: number): number =>
    1 + (0.012 + 0.03 * face.age) * smoothstep(0, 0.3, rise) * smoothstep(0.95, 0.4, rise);
  const point = (part: number, rise: number, off: number): PiecePoint => {
    const direction = meridian(part, rise * up - hangs);
    return {
      at: along(middle, direction, radius * off),
      normal: direction,
      paint: paint(rise, part),
      stuff: 'skin',
      open: 0.75 + 0.2 * smoothstep(0.9, 0.2, rise),
      moves,
    };
  };
  const row = (rise: number, off: number): readonly PiecePoint[] =>
    Array.from({ length: columns + 1 }, (_, index) => point(index / columns, rise, off));
  const rises = [0, 0.06, 0.16, 0.3, 0.46, 0.64, 0.85, 1.1, 1.4, 1.75, 2.15];
  piece.sheet(rises.map((rise) => row(rise, over * bulge(rise))));
  // The edge has a thickness, seen from the side that looks at the eye.
  const facing = (points: readonly PiecePoint[]): readonly PiecePoint[] =>
    points.map((each) => ({ ...each, normal: [0, -up, 0.4], paint: darker(each.paint, 0.7), open: 0.5 }));
  piece.sheet([facing(row(0, over)), facing(row(0, 1.0))]);
  piece.sheet(lashRows(character, middle, radius, side, which, moves));
  return piece;
}

/** How much lower the edge of an upper lid is made, in radians: some look at the world from under heavy lids. */
const hangOf = ({ face }: Character): number => 0.3 * toShare(face.lids);

/** The colours of a lid, so far from its edge: as the skin around it, redder at the edge, painted on those who paint. */
function lidPaint(
  character: Character,
  [x, y, z]: Spot,
  which: 'upper' | 'lower',
): (rise: number, part: number) => Paint {
  const skin = skinPaint(character)([x, y + 0.03, z + 0.03], [0, 0, 1]);
  const rim: Paint = character.ghost ? darker(skin, 0.8) : [skin[0] * 0.86, skin[1] * 0.62, skin[2] * 0.58];
  const shadow = isMadeUp(character) ? mixed(darker(skin, 0.8), paintOf(character.face.lips), 0.2) : darker(skin, 0.9);
  const crease = darker(rim, 0.72);
  return (rise) => {
    if (which === 'lower') return mixed(rim, skin, smoothstep(0, 0.35, rise));
    const lid = mixed(mixed(rim, shadow, smoothstep(0, 0.14, rise)), skin, smoothstep(0.55, 0.9, rise));
    return mixed(lid, crease, 0.55 * smoothstep(0.56, 0.66, rise) * smoothstep(0.8, 0.7, rise));
  };
}

/** Lashes as a puppet has them: one dark line along the edge, longer and winged on those who paint. */
function lashRows(
  character: Character,
  middle: Spot,
  radius: number,
  side: Side,
  which: 'upper' | 'lower',
  moves: Binding,
): readonly (readonly PiecePoint[])[] {
  const { face, ghost, build } = character;
  const madeUp = isMadeUp(character);
  const outer = signOf(side);
  const hair = ghost
    ? darker(paintOf(face.browColour), 0.6)
    : mixed(darker(paintOf(face.browColour), 0.16), [0.012, 0.008, 0.008], 0.5);
  const thick = (which === 'upper' ? (madeUp ? 0.0042 : 0.003) : madeUp ? 0.0012 : 0.0009) * build.head;
  const over = which === 'upper' ? lidOver.upper : lidOver.lower;
  const wing = which === 'upper' && madeUp ? 0.009 * build.head : 0;
  const count = 24;
  const sections = Array.from({ length: count + 1 }, (_, index) => {
    const part = 0.06 + 0.88 * (index / count);
    const direction = meridian(part, which === 'upper' ? -hangOf(character) : 0);
    const outwards = outer > 0 ? part : 1 - part;
    const full = Math.sin(part * Math.PI) ** 0.5 * (0.55 + 0.45 * outwards);
    const flick = wing * smoothstep(0.72, 1, outwards);
    const at = along(middle, direction, radius * over + thick * 0.35 + flick * 0.6);
    return {
      at: [at[0] + outer * flick * 0.8, at[1] + flick * 0.9, at[2]] as Spot,
      out: direction,
      wide: thick * (index === 0 || index === count ? 0.05 : full),
      deep: thick * (index === 0 || index === count ? 0.05 : full) * 1.25,
    };
  });
  return tubeRows(sections, 8, () => ({ paint: hair, stuff: 'hair', moves }));
}

/** A direction from an eye's middle: `part` runs from its left corner (0) to its right (1), `rise` up from the level. */
function meridian(part: number, rise: number): Spot {
  const turn = part * Math.PI;
  const out = Math.sin(turn);
  return [-Math.cos(turn), out * Math.sin(rise), out * Math.cos(rise)];
}
