import { vec } from '../../../stage/space/vector.ts';
import type { DressingWord } from '../../../../src/drama/staging.ts';
import type { Finish } from '../finish.ts';
import { chamferedBox } from '../shapes/chamfered-box.ts';
import { movedShape, shadedShape } from '../shapes/placed.ts';
import { addShape, emptyShape, type Shape } from '../shapes/shape.ts';
import { slabShape } from '../shapes/slab.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';
import type { Manner } from './manner.ts';
import { cornice, mouldingShape, rail, skirting } from './moulding.ts';
import type { Pile } from './pile.ts';
import {
  archRise,
  archShape,
  crownShape,
  faceShape,
  revealShape,
  stretches,
  type Hole,
  type WallFace,
} from './wall-face.ts';
import { barsShape } from './window-bars.ts';

const crownFinish: Finish = { substance: 'painted-wood', tint: '#1d1916' };
const panelMeters = 0.62;
const wainscotMeters = 0.98;
const railMeters = 2.5;

/** Puts a face up with all that belongs to it: openings, casings, skirting, panelling, cornice. */
export function dressFace(
  pile: Pile,
  face: WallFace,
  finish: Finish,
  manner: Manner,
  words: ReadonlySet<DressingWord> = new Set(),
): void {
  const { stand, room } = face;
  const put = (what: Finish, shape: Shape): void => pile.add(what, shape, stand);
  put(finish, faceShape(face));
  put(finish, revealShape(face));
  // A wall between the audience and the stage has no edge to be seen: it is not there.
  if (face.normal.z < 0.3) put(crownFinish, crownShape(face));
  for (const hole of face.holes) dressHole(put, face, hole, finish, manner);
  if (room.outdoors) return;
  const isBare = finish.substance === 'stone' || finish.substance === 'brick' || finish.substance === 'tile';
  const isPanelled = words.has('wainscot') || (manner.dadoHeight > 0 && !isBare);
  const dado = manner.dadoHeight > 0 ? manner.dadoHeight : wainscotMeters;
  const gap = manner.casingWidth;
  if (isPanelled) {
    for (const [from, to] of stretches(face, 0, dado, gap)) put(manner.dado, panelling(from, to, dado));
    for (const [from, to] of stretches(face, 0, dado + 0.08, gap)) {
      put(manner.trim, mouldingShape(rail, from, to, dado));
    }
  }
  if (manner.skirtingHeight > 0) {
    for (const [from, to] of stretches(face, 0, manner.skirtingHeight, gap)) {
      put(manner.trim, mouldingShape(skirting(manner.skirtingHeight), from, to, 0));
    }
  }
  if (words.has('picture-rail') && face.height > 2.8) {
    for (const [from, to] of stretches(face, railMeters, railMeters + 0.07, gap)) {
      put(manner.trim, mouldingShape(rail, from, to, railMeters));
    }
  }
  if (manner.ceiling === 'cornice' && face.height > 2.2) {
    const plaster: Finish = { substance: 'plaster', tint: '#e6dcc6' };
    const top = face.height - 0.21;
    for (const [from, to] of stretches(face, top, face.height)) put(plaster, mouldingShape(cornice, from, to, top));
  }
}

function dressHole(
  put: (finish: Finish, shape: Shape) => void,
  face: WallFace,
  hole: Hole,
  finish: Finish,
  manner: Manner,
): void {
  const isArched = manner.isArched && hole.kind !== 'doorway';
  if (isArched) put(finish, archShape(hole, face.revealDepth));
  put(manner.casing, casingShape(hole, manner.casingWidth, isArched));
  if (hole.kind !== 'window') return;
  // A window between two rooms has its bars once, on the side that is asked first.
  const back = face.isOutermost ? face.revealDepth * 0.7 : face.revealDepth;
  put(manner.window.finish, barsShape(hole, manner.window.kind, isArched, back));
  const width = hole.right - hole.left + manner.casingWidth * 2;
  const sill = chamferedBox(vec(width, 0.05, 0.16), 0.012);
  put(manner.casing, movedShape(sill, (hole.left + hole.right) / 2, hole.bottom - 0.02, 0.05));
}

/** What goes round an opening and stands a little out of the wall. */
function casingShape({ left, right, bottom, top, kind }: Hole, width: number, isArched: boolean): Shape {
  const shape = emptyShape();
  const [middle, out] = [(left + right) / 2, 0.035];
  const low = kind === 'window' ? bottom : 0;
  const spring = isArched ? top - archRise(right - left) : top;
  for (const x of [left - width / 2, right + width / 2]) {
    addShape(shape, movedShape(chamferedBox(vec(width, spring - low, out * 2), 0.012), x, (spring + low) / 2, 0));
  }
  if (!isArched) {
    const head = chamferedBox(vec(right - left + width * 2.3, width * 1.1, out * 2.6), 0.014);
    addShape(shape, movedShape(head, middle, top + width * 0.55, 0));
    return shape;
  }
  const arc = (grow: number): (readonly [number, number])[] =>
    Array.from({ length: 17 }, (_, step) => {
      const angle = Math.PI * (1 - step / 16);
      const [across, rise] = [(right - left) / 2 + grow, top - spring + grow];
      return [middle + Math.cos(angle) * across, spring + Math.sin(angle) * rise] as const;
    });
  addShape(shape, slabShape([...arc(0), ...arc(width).reverse()], out * 2));
  return shape;
}

/** Framed panels from the floor to a height. */
function panelling(from: number, to: number, height: number): Shape {
  const shape = emptyShape();
  const count = Math.max(1, Math.round((to - from) / panelMeters));
  const width = (to - from) / count;
  const board = (x: number, y: number, wide: number, tall: number, out: number, chamfer: number): void =>
    addShape(shape, movedShape(chamferedBox(vec(wide, tall, out * 2), chamfer), x, y, 0));
  for (let panel = 0; panel < count; panel++) {
    const x = from + (panel + 0.5) * width;
    board(x, height / 2, width, height, 0.008, 0);
    board(x, height - 0.06, width, 0.12, 0.022, 0.008);
    board(x, 0.3, width, 0.1, 0.022, 0.008);
    board(x, (height + 0.22) / 2, Math.max(0.08, width - 0.26), height - 0.62, 0.02, 0.018);
    board(x - width / 2 + 0.04, height / 2, 0.08, height, 0.022, 0.008);
    board(x + width / 2 - 0.04, height / 2, 0.08, height, 0.022, 0.008);
  }
  return shadedShape(shape, (_, y) => 0.6 + 0.4 * smoothstep(0, 0.6, y));
}
