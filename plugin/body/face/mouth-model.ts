import { clamp } from '../../../src/kit/numbers.ts';
import type { Character } from '../figures/character.ts';
import { headFrame } from '../figures/head-frame.ts';
import { headForm, jawShare } from '../figures/head.ts';
import { isMadeUp } from '../figures/skin.ts';
import { headMiddleOf, type Rig } from '../rig/rig.ts';
import type { Binding } from '../sculpt/layer.ts';
import type { Sculpture } from '../sculpt/sculpture.ts';
import type { Spot } from '../../stage/space/spot.ts';
import { mouthShapes, type MouthShape } from './face.ts';
import { FaceGround } from './face-ground.ts';
import { lipProfile, mouthAtRest, mouthForms, mouthSheets, type MouthForm, type MouthSheet } from './mouth-form.ts';
import { MouthLines, type MouthMeasure } from './mouth-lines.ts';
import { mouthPaints } from './mouth-paint.ts';
import { cross, dot, FacePiece, minus, unit, type PiecePoint } from './piece.ts';

/** A mouth: its points at rest, and where they are in each of its shapes. */
export interface MouthModel {
  readonly rest: Sculpture;
  readonly shapes: Readonly<Partial<Record<MouthShape, Surface>>>;
}

type Surface = Pick<Sculpture, 'positions' | 'normals'>;

/** Columns from corner to corner; a tooth takes four. */
export const mouthColumns = 32;
/** Of a mouth that is seen for a moment: what is hidden while it is shut is not there, but for the dark that a jaw opens. */
const briefMouth = { columns: 16, sheets: ['throat', 'upperLip', 'lowerLip'] } as const;
/** Folds are finer than the cheeks of a coarse head, which would show them in shreds. */
const unfolded = mouthSheets.filter((sheet) => !sheet.startsWith('fold'));
const rowsWithin = 4;

/**
 * Makes a mouth: throat, tongue, teeth and lips as sheets laid on the face, with the same points in every shape. The
 * head has no hole there. What opens is drawn on it and bordered by lips that stand out, as on a puppet's head.
 */
export function mouthModel(character: Character, rig: Rig, hasFolds = true): MouthModel {
  const lay = layerFor(character, rig);
  const sheets = hasFolds ? mouthSheets : unfolded;
  return {
    rest: laidAtRest(character, lay, sheets),
    shapes: Object.fromEntries(mouthShapes.map((shape) => [shape, surfaceOf(sheets, lay(mouthForms[shape]))])),
  };
}

/** The same mouth at rest with few points, for a face that is seen for a moment. */
export const restingMouth = (character: Character, rig: Rig): Sculpture =>
  laidAtRest(character, layerFor(character, rig, briefMouth.columns), briefMouth.sheets);

/** Lays a mouth of some form on a face. */
type Lay = (form: MouthForm) => readonly MouthRow[];

function layerFor(character: Character, rig: Rig, columns = mouthColumns): Lay {
  const measure = measureOf(character);
  const ground = groundOf(character, rig, measure);
  return (form) => rowsOf(new MouthLines(form, measure), ground, measure, columns);
}

const laidAtRest = (character: Character, lay: Lay, sheets: readonly MouthSheet[]): Sculpture =>
  restOf(character, sheets, lay(mouthAtRest), lay(mouthForms.a), lay(mouthForms.grin));

/** A line of points across a mouth, from its left corner to its right. */
interface MouthRow {
  readonly sheet: MouthSheet;
  /** Where it is in its sheet: from the edge that is seen (0) to the other (1). */
  readonly part: number;
  readonly spots: readonly Spot[];
  readonly outs: readonly Spot[];
}

interface Whiskers {
  readonly down: number;
  readonly out: number;
}

/** How far a mouth makes room for what grows over it, in metres of a head of usual size: a beard must not hide it. */
const whiskersOf: { readonly moustache: Whiskers } & Readonly<Partial<Record<string, Whiskers>>> = {
  none: { down: 0, out: 0 },
  chops: { down: 0, out: 0 },
  pencil: { down: 0.001, out: 0.001 },
  goatee: { down: 0.001, out: 0.001 },
  moustache: { down: 0.006, out: 0.009 },
  walrus: { down: 0.0115, out: 0.014 },
  long: { down: 0.0115, out: 0.014 },
};

function measureOf(character: Character): MouthMeasure {
  const { build, face } = character;
  const middle = headMiddleOf(build);
  const size = build.head;
  const whiskers = whiskersOf[character.hair.beard] ?? whiskersOf.moustache;
  const y = -0.0985 * (0.7 + 0.3 * face.long) - whiskers.down;
  const full = (isMadeUp(character) ? 1.18 : 0.92) * (1 - 0.28 * face.age);
  return {
    middle: [middle.x + face.crooked * 0.0045 * size, middle.y + y * size, middle.z],
    size,
    halfWide: (isMadeUp(character) ? 0.036 : 0.041) * (0.5 + 0.5 * face.wide),
    full,
    out: whiskers.out,
    // The corners of old mouths hang.
    corners: 0.0022 - 0.003 * face.age,
  };
}

function groundOf(character: Character, rig: Rig, { middle, size }: MouthMeasure): FaceGround {
  const [x, y, z] = middle;
  // Lips lie over a cleft, or the chin of a coarse head, which has none, comes through the middle of them.
  const uncleft = { ...character, face: { ...character.face, cleftChin: false } };
  return new FaceGround(
    headForm(uncleft, rig),
    {
      left: x - 0.09 * size,
      right: x + 0.09 * size,
      bottom: y - 0.06 * size,
      top: y + 0.042 * size,
      step: 0.006 * size,
    },
    z + 0.2 * size,
  );
}

function bindingOf({ build, hair }: Character, [x, y, z]: Spot): Binding {
  const { down } = whiskersOf[hair.beard] ?? whiskersOf.moustache;
  const jaw = jawShare(headFrame(build), [x, y + down * build.head, z]);
  return [
    ['head', 1 - jaw],
    ['jaw', jaw],
  ];
}

/** How far each sheet lies before the face, in metres. */
const before: Readonly<Record<MouthSheet, number>> = {
  throat: 0.0022,
  tongue: 0.0027,
  lowTeeth: 0.0034,
  teeth: 0.0037,
  upperLip: 0.0012,
  lowerLip: 0.0012,
  foldLeft: 0.0012,
  foldRight: 0.0012,
};

function rowsOf(
  lines: MouthLines,
  ground: FaceGround,
  { size, middle }: MouthMeasure,
  columns: number,
): readonly MouthRow[] {
  const rows: MouthRow[] = [];
  const add = (
    sheet: MouthSheet,
    part: number,
    spotAt: (u: number) => readonly [x: number, y: number, off: number],
  ): void => {
    const spots: Spot[] = [];
    const outs: Spot[] = [];
    for (let column = 0; column <= columns; column++) {
      const [x, y, off] = spotAt((column / columns) * 2 - 1);
      const [px, py] = [middle[0] + x * size, middle[1] + y * size];
      const out = ground.out(px, py);
      const far = (off + before[sheet]) * size;
      spots.push([px + out[0] * far, py + out[1] * far, ground.z(px, py) + out[2] * far]);
      outs.push(out);
    }
    rows.push({ sheet, part, spots, outs });
  };
  for (const sheet of ['throat', 'tongue', 'lowTeeth', 'teeth'] as const)
    for (let row = 0; row <= rowsWithin; row++) {
      const part = row / rowsWithin;
      add(sheet, part, (u) => lines.within(sheet, u, part));
    }
  for (const sheet of ['upperLip', 'lowerLip'] as const)
    for (const [index, step] of lipProfile.entries())
      add(sheet, index / (lipProfile.length - 1), (u) => lines.lip(sheet, u, step));
  for (const sheet of ['foldLeft', 'foldRight'] as const)
    for (let row = 0; row <= rowsWithin; row++) {
      const part = row / rowsWithin;
      add(sheet, part, (u) => lines.fold(sheet, (u + 1) / 2, part * 2 - 1));
    }
  return rows;
}

/** The mouth at rest. What is shown only by an open mouth goes with the jaw as the skin behind an open mouth does. */
function restOf(
  character: Character,
  sheets: readonly MouthSheet[],
  rows: readonly MouthRow[],
  open: readonly MouthRow[],
  drawn: readonly MouthRow[],
): Sculpture {
  const piece = new FacePiece();
  const paints = mouthPaints(character);
  for (const sheet of sheets) {
    const [shut, spread] = [rows, sheet.startsWith('fold') ? drawn : open].map((all) =>
      all.filter((row) => row.sheet === sheet),
    ) as [MouthRow[], MouthRow[]];
    const grid = shut.map(({ spots }) => spots);
    piece.sheet(
      shut.map(({ part, spots, outs }, row) =>
        spots.map((at, column): PiecePoint => {
          const from = spread[row]?.spots[column] ?? at;
          const across = (column / (spots.length - 1)) * 2 - 1;
          return {
            at,
            normal: bentOut(grid, row, column, outs[column] as Spot, skinShare(sheet, row)),
            moves: bindingOf(character, from),
            ...paints(sheet, part, across, column, from),
          };
        }),
      ),
      spread.map(({ spots }) => spots),
    );
  }
  return piece.taken();
}

/** Where the points of a shape are, in the order of those at rest. */
function surfaceOf(sheets: readonly MouthSheet[], rows: readonly MouthRow[]): Surface {
  const positions: number[] = [];
  const normals: number[] = [];
  for (const sheet of sheets) {
    const own = rows.filter((row) => row.sheet === sheet);
    const grid = own.map(({ spots }) => spots);
    for (const [row, { spots, outs }] of own.entries())
      for (const [column, at] of spots.entries()) {
        positions.push(...at);
        normals.push(...bentOut(grid, row, column, outs[column] as Spot, skinShare(sheet, row)));
      }
  }
  return { positions: new Float32Array(positions), normals: new Float32Array(normals) };
}

/** How much a row of a lip is still the skin it rises from, which it must be lit like: else a line is seen around it. */
const skinShare = (sheet: MouthSheet, row: number): number =>
  sheet === 'upperLip' || sheet === 'lowerLip' ? 1 - (lipProfile[row]?.lip ?? 1) : 0;

/** The way out of a sheet at one of its points; where it is folded to nothing, that of the face. */
function bentOut(grid: readonly (readonly Spot[])[], row: number, column: number, out: Spot, skin: number): Spot {
  const at = (r: number, c: number): Spot => grid[clamp(r, 0, grid.length - 1)]![clamp(c, 0, grid[0]!.length - 1)]!;
  const flat = cross(minus(at(row + 1, column), at(row - 1, column)), minus(at(row, column + 1), at(row, column - 1)));
  const length = Math.hypot(...flat);
  if (length < 1e-9) return out;
  const facing = dot(flat, out) < 0 ? -1 : 1;
  // A little of the face's own way out keeps thin folds from flickering between light and dark.
  const mixed = (axis: 0 | 1 | 2): number => (flat[axis] / length) * facing * (1 - skin) + out[axis] * (0.25 + skin);
  return unit([mixed(0), mixed(1), mixed(2)]);
}
