import type { Character } from '../figures/character.ts';
import { darker, mixed, paintOf } from '../figures/paint.ts';
import type { Side } from '../rig/joint.ts';
import { eyeRadius, type Rig } from '../rig/rig.ts';
import type { Binding, Paint } from '../sculpt/layer.ts';
import { noise } from '../sculpt/noise.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { along, FacePiece, type PiecePoint } from './piece.ts';

/** In radians from where an eye looks. */
const irisEdge = 0.56;
const pupilEdge = 0.25;
/** An eye of so many sides is looked at from near: its iris is a circle, and streaked. */
export const roundEye = 40;
const isFine = (eyeSides: number): boolean => eyeSides > 26;

/** How large somebody's eyeballs are, in the measure of the figure. Lids lie on it. */
export const eyeRadiusOf = ({ build, face }: Character): number => eyeRadius * build.head * (0.35 + 0.65 * face.eyes);

/** An eyeball: white, iris with a dark rim and streaks, pupil, and the light that shines in it. */
export function eyePiece(character: Character, rig: Rig, side: Side, eyeSides: number): FacePiece {
  const piece = new FacePiece();
  const middle = rig.spot(`eye${side}`);
  const radius = eyeRadiusOf(character);
  const turned: Binding = [[`eye${side}`, 1]];
  for (const band of bandsOf(character, side, isFine(eyeSides)))
    piece.sheet(
      band.map(({ angle, paint }) =>
        ringOf(angle, eyeSides, (direction, around) => ({
          at: along(middle, direction, radius * swell(angle)),
          normal: direction,
          paint: paint(around),
          stuff: 'gloss',
          open: angle > 1 ? 0.7 : 1,
          moves: turned,
        })),
      ),
    );
  for (const glint of glints) piece.sheet(glintRows(glint, middle, radius, side, isFine(eyeSides) ? 12 : 7));
  return piece;
}

/** A ring of one colour: how far out it is, and how it is painted going round. */
interface Ring {
  readonly angle: number;
  readonly paint: (around: number) => Paint;
}

/** Edges between colours are sharp: each band ends on the ring where the next begins. */
function bandsOf({ face, ghost }: Character, side: Side, fine: boolean): readonly (readonly Ring[])[] {
  const iris = paintOf(face.iris);
  const white: Paint = ghost ? [0.75, 0.9, 0.95] : mixed([0.9, 0.87, 0.8], [0.86, 0.74, 0.58], face.age * 0.35);
  const flesh: Paint = ghost ? [0.45, 0.62, 0.7] : [0.72, 0.42, 0.36];
  const pupil: Paint = ghost ? [0.1, 0.25, 0.3] : [0.006, 0.005, 0.006];
  const seed = side === 'L' ? 3 : 17;
  /** Streaks of an iris, lighter below, where light that fell in from above leaves it. */
  const streaked =
    (bright: number) =>
    (around: number): Paint => {
      const streak = noise(Math.cos(around) * 5 + seed, Math.sin(around) * 5, bright) * 0.5 + 0.75;
      const pool = 1 + 0.55 * Math.max(0, -Math.sin(around));
      return darker(iris, Math.min(2.2, bright * streak * pool));
    };
  const plain = (paint: Paint) => (): Paint => paint;
  const ring = (angle: number, paint: Ring['paint']): Ring => ({ angle, paint });
  return [
    [ring(0.001, plain(pupil)), ring(pupilEdge, plain(pupil))],
    [
      ring(pupilEdge, streaked(0.7)),
      ring(pupilEdge + 0.05, streaked(1.45)),
      ...(fine ? [ring(0.42, streaked(1.15))] : []),
      ring(irisEdge - 0.09, streaked(0.85)),
      ...(fine ? [ring(irisEdge - 0.04, streaked(0.22))] : []),
      ring(irisEdge, streaked(0.16)),
    ],
    [
      ring(irisEdge, plain(darker(white, 0.62))),
      ring(irisEdge + 0.045, plain(darker(white, 0.95))),
      ...(fine ? [ring(0.8, plain(white))] : []),
      ring(1.1, plain(white)),
      ...(fine ? [ring(1.35, plain(mixed(white, flesh, 0.25)))] : []),
      ring(1.6, plain(mixed(white, flesh, 0.6))),
      ring(2.2, plain(flesh)),
    ],
  ];
}

/** The front of an eye stands out a little. */
const swell = (angle: number): number => 1 + 0.02 * Math.max(0, 1 - (angle / 0.7) ** 2);

/** Where light shines in an eye: to the right and up of where it looks, and how large, in radians. */
const glints = [
  { right: -0.2, up: 0.24, wide: 0.115 },
  { right: 0.17, up: -0.2, wide: 0.05 },
] as const;

/** It goes only part of the way an eye turns, for the lamp it comes from stays where it is. */
function glintRows(
  { right, up, wide }: (typeof glints)[number],
  middle: Spot,
  radius: number,
  side: Side,
  sides: number,
): readonly (readonly PiecePoint[])[] {
  const point = (out: number, around: number): PiecePoint => {
    const x = right + Math.cos(around) * out * wide;
    const y = up + Math.sin(around) * out * wide;
    const direction: Spot = [Math.sin(x) * Math.cos(y), Math.sin(y), Math.cos(x) * Math.cos(y)];
    return {
      at: along(middle, direction, radius * 1.045),
      normal: direction,
      // Light itself, brighter than any paint.
      paint: [1.5, 1.5, 1.45],
      stuff: 'gloss',
      open: 1,
      moves: [
        [`eye${side}`, 0.65],
        ['head', 0.35],
      ],
    };
  };
  return [0.01, 1].map((out) =>
    Array.from({ length: sides + 1 }, (_, index) => point(out, (index / sides) * Math.PI * 2)),
  );
}

/** Points around where an eye looks, so far out. */
function ringOf(
  angle: number,
  columns: number,
  make: (direction: Spot, around: number) => PiecePoint,
): readonly PiecePoint[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return Array.from({ length: columns + 1 }, (_, index) => {
    const around = ((index % columns) / columns) * Math.PI * 2;
    return make([sin * Math.cos(around), sin * Math.sin(around), cos], around);
  });
}
