import type { DressingWord } from '../../../../src/drama/staging.ts';
import type { Finish } from '../finish.ts';
import type { Outline } from '../shapes/outline.ts';
import { boxAt, shadedShape } from '../shapes/placed.ts';
import { joined, type Shape } from '../shapes/shape.ts';
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
const corniceFinish: Finish = { substance: 'plaster', tint: '#e6dcc6' };
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
  const border = (what: Finish, profile: Outline, at: number, tall: number, margin = gap): void => {
    for (const [from, to] of stretches(face, at, at + tall, margin)) put(what, mouldingShape(profile, from, to, at));
  };
  if (isPanelled) {
    for (const [from, to] of stretches(face, 0, dado, gap)) put(manner.dado, panelling(from, to, dado));
    for (const [from, to] of stretches(face, 0, dado + 0.08, gap))
      put(manner.trim, mouldingShape(rail, from, to, dado));
  }
  if (manner.skirtingHeight > 0) border(manner.trim, skirting(manner.skirtingHeight), 0, manner.skirtingHeight);
  if (words.has('picture-rail') && face.height > 2.8) border(manner.trim, rail, railMeters, 0.07);
  if (manner.ceiling === 'cornice' && face.height > 2.2) border(corniceFinish, cornice, face.height - 0.21, 0.21, 0);
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
  put(manner.casing, boxAt([(hole.left + hole.right) / 2, hole.bottom - 0.02, 0.05], [width, 0.05, 0.16], 0.012));
}

/** What goes round an opening and stands a little out of the wall. */
function casingShape({ left, right, bottom, top, kind }: Hole, width: number, isArched: boolean): Shape {
  const [middle, out] = [(left + right) / 2, 0.035];
  const low = kind === 'window' ? bottom : 0;
  const spring = isArched ? top - archRise(right - left) : top;
  const sides = [left - width / 2, right + width / 2].map((x) =>
    boxAt([x, (spring + low) / 2, 0], [width, spring - low, out * 2], 0.012),
  );
  if (!isArched) {
    const head = [right - left + width * 2.3, width * 1.1, out * 2.6] as const;
    return joined([...sides, boxAt([middle, top + width * 0.55, 0], head, 0.014)]);
  }
  const arc = (grow: number): Outline =>
    Array.from({ length: 17 }, (_, step) => {
      const angle = Math.PI * (1 - step / 16);
      const [across, rise] = [(right - left) / 2 + grow, top - spring + grow];
      return [middle + Math.cos(angle) * across, spring + Math.sin(angle) * rise] as const;
    });
  return joined([...sides, slabShape([...arc(0), ...arc(width).toReversed()], out * 2)]);
}

/** Framed panels from the floor to a height. */
function panelling(from: number, to: number, height: number): Shape {
  const count = Math.max(1, Math.round((to - from) / panelMeters));
  const width = (to - from) / count;
  const panels = Array.from({ length: count }, (_, panel) => {
    const x = from + (panel + 0.5) * width;
    return [
      boxAt([x, height / 2, 0], [width, height, 0.016], 0),
      boxAt([x, height - 0.06, 0], [width, 0.12, 0.044], 0.008),
      boxAt([x, 0.3, 0], [width, 0.1, 0.044], 0.008),
      boxAt([x, (height + 0.22) / 2, 0], [Math.max(0.08, width - 0.26), height - 0.62, 0.04], 0.018),
      boxAt([x - width / 2 + 0.04, height / 2, 0], [0.08, height, 0.044], 0.008),
      boxAt([x + width / 2 - 0.04, height / 2, 0], [0.08, height, 0.044], 0.008),
    ];
  });
  return shadedShape(joined(panels.flat()), (_, y) => 0.6 + 0.4 * smoothstep(0, 0.6, y));
}
