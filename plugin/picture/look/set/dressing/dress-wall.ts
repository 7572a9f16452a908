import { origin, vec, type Vec3 } from '../../../../stage/space/vector.ts';
import type { DressingWord } from '../../../../../src/drama/staging.ts';
import type { PlacedProp, StagePlan } from '../../../../stage/staging/stage-plan.ts';
import { hash } from '../../textures/noise.ts';
import type { Manner } from '../manner.ts';
import type { Stretch, WallFace } from '../wall-face.ts';
import { banner, menuBoard, picture, poster, shield, tapestry, type Pieces } from './hangings.ts';
import { neonCup, stringLights } from './overhead-lights.ts';
import { wallLightOf, type WallLight } from './wall-light.ts';
import { WallSpace } from './wall-space.ts';
import { halfCurtain, windowCurtains } from './window-dressing.ts';

/** Something on a wall: its pieces about a point of the face. */
export interface Hung {
  readonly pieces: Pieces;
  readonly at: Vec3;
  readonly light?: WallLight | { readonly colour: string };
}

export interface DressedWall {
  readonly face: WallFace;
  readonly words: ReadonlySet<DressingWord>;
  readonly style: StagePlan['style'];
  readonly manner: Manner;
  readonly props: readonly PlacedProp[];
  /** How many lights may still be fixed in this room. */
  readonly lightsLeft: number;
}

/** Things of one kind: how much wall each wants, between which heights, and what it looks like. */
interface Kind {
  readonly each: number;
  readonly low: number;
  readonly high: number;
  readonly make: (width: number, seed: number) => Pieces;
}

const lightHeight = 1.78;

/** What hangs on a wall of a room: the same for the same room, and never before an opening or behind furniture. */
export function dressWall({ face, words, style, manner, props, lightsLeft }: DressedWall): Hung[] {
  const space = new WallSpace(face, props, manner.casingWidth);
  const seed = Math.floor(hash(Math.round(face.stand.position.x * 10), Math.round(face.stand.position.z * 10)) * 97);
  const hung: Hung[] = atWindows(face, words, manner);
  const isSide = Math.abs(face.normal.x) > 0.7;
  if (words.has('string-lights')) hung.push({ pieces: stringLights(face), at: origin });
  if (words.has('menu') && isSide) putOne(hung, space, 1.7, 1.3, 2.3, menuBoard(1.55, 0.95));
  if (words.has('neon') && !isSide) putOne(hung, space, 0.9, 1.72, 2.5, neonCup(), { colour: '#ff6a86' });
  const lights = words.has('torches') || words.has('sconces') ? wallLightOf(style, words.has('torches')) : undefined;
  const kind = kindFor(words, face, seed);
  if (kind) spread(hung, space, kind, seed, lights, lightsLeft);
  else if (lights) lightAlone(hung, space, lights, lightsLeft);
  return hung;
}

function atWindows(face: WallFace, words: DressedWall['words'], manner: Manner): Hung[] {
  const windows = face.holes.filter(({ kind }) => kind === 'window');
  const whole = words.has('curtains') ? windows.map((hole) => windowCurtains(face, hole, manner)) : [];
  const half = words.has('half-curtains') ? windows.map((hole) => halfCurtain(hole)) : [];
  return [...whole, ...half].map((pieces) => ({ pieces, at: origin }));
}

function kindFor(words: DressedWall['words'], { height }: WallFace, seed: number): Kind | undefined {
  const overDado = words.has('wainscot') ? 1.12 : 0.6;
  if (words.has('tapestries')) {
    const tall = Math.min(1.75, height - 0.75 - overDado);
    const make: Kind['make'] = (width, one) => tapestry(Math.min(1.5, width - 0.4), tall, one);
    return { each: 2, low: overDado, high: overDado + tall, make };
  }
  if (words.has('banners')) {
    const tall = Math.min(2, height - 1.6);
    return { each: 1.5, low: height - 0.5 - tall, high: height - 0.5, make: (_, one) => banner(0.72, tall, one) };
  }
  if (words.has('shields')) return { each: 2.2, low: 1.35, high: 2.5, make: (_, one) => shield(one) };
  if (words.has('posters')) return { each: 1.3, low: 1.3, high: 2.2, make: (_, one) => poster(0.58, 0.82, one) };
  if (!words.has('pictures')) return undefined;
  const make: Kind['make'] = (width, one) =>
    seed % 2 === 0 || width < 1.2 ? picture(0.62, 0.82, one) : picture(Math.min(1.1, width - 0.4), 0.74, one);
  return { each: 1.7, low: 1.35, high: 2.25, make };
}

/** Hangs as many of a kind as a wall takes, evenly, with lights between them. */
function spread(
  hung: Hung[],
  space: WallSpace,
  { each, low, high, make }: Kind,
  seed: number,
  lights: WallLight | undefined,
  lightsLeft: number,
): void {
  let left = lightsLeft;
  let made = 0;
  for (const [from, to] of space.free(low, high)) {
    const length = to - from;
    const count = Math.floor(length / each);
    for (let index = 0; index < Math.max(count, length > each * 0.55 ? 1 : 0); index++) {
      const wide = length / Math.max(1, count);
      hung.push({ pieces: make(wide, seed + made++), at: vec(from + (index + 0.5) * wide, (low + high) / 2, 0) });
    }
    if (!lights) continue;
    for (const x of lightSpots([from, to], count)) {
      if (left-- > 0) hung.push({ pieces: lights.pieces, at: vec(x, lightHeight, 0), light: lights });
    }
  }
}

/** Between things that hang; in the middle where nothing does. */
function lightSpots([from, to]: Stretch, count: number): number[] {
  const length = to - from;
  if (count === 0) return length > 0.4 ? [(from + to) / 2] : [];
  if (count === 1) return length > 1.5 ? [from + 0.22, to - 0.22] : [];
  return Array.from({ length: count - 1 }, (_, index) => from + ((index + 1) / count) * length);
}

function lightAlone(hung: Hung[], space: WallSpace, lights: WallLight, lightsLeft: number): void {
  for (const [from, to] of space.free(lightHeight - 0.3, lightHeight + 0.4).slice(0, lightsLeft)) {
    hung.push({ pieces: lights.pieces, at: vec((from + to) / 2, lightHeight, 0), light: lights });
  }
}

function putOne(
  hung: Hung[],
  space: WallSpace,
  width: number,
  low: number,
  high: number,
  pieces: Pieces,
  light?: { readonly colour: string },
): void {
  const stretch = space.free(low, high).find(([from, to]) => to - from >= width);
  if (!stretch) return;
  const middle = (stretch[0] + stretch[1]) / 2;
  space.take(middle, width, low, high);
  hung.push({ pieces, at: vec(middle, (low + high) / 2, 0), ...(light && { light }) });
}
