import { toShare } from '../../../../src/kit/numbers.ts';
import { field, type Field, type Turning } from '../../sculpt/field.ts';

/** Folds that run down a cloth, deeper and deeper from one height to another. */
interface Folds {
  readonly count: number;
  readonly depth: number;
  /** Where they begin and where they are deepest, as heights. */
  readonly from: number;
  readonly to: number;
  /** Turns them about the body, so that layers do not fold alike. */
  readonly phase?: number;
}

interface Drape {
  /** Heights rise. */
  readonly rings: readonly Turning[];
  readonly folds?: Folds;
  /** It is open from below, so high; its cloth is then `thick`. */
  readonly hollow?: number;
  readonly thick?: number;
}

const samples = 80;
/** How round upper and lower ends are. */
const edge = 0.011;

/**
 * Cloth that hangs around a body: bodices, skirts, robes, capes. Unlike a turned form its outline runs smoothly through
 * the heights given, and it may fold and be hollow.
 */
export function drape({ rings, folds, hollow = 0, thick = 0.03 }: Drape): Field {
  const { bottom, top, wide, deep, forward, lean } = outline(rings);
  const perMeter = (samples - 1) / (top - bottom);
  const fold = folds ? foldsOf(folds) : undefined;
  const swell = folds?.depth ?? 0;
  const roof = bottom + hollow;
  return field(boxOf(rings, swell), (x, y, z) => {
    const at = (y - bottom) * perMeter;
    const held = at < 0 ? 0 : at > samples - 1.001 ? samples - 1.001 : at;
    const i = held | 0;
    const t = held - i;
    const a = wide[i]! + (wide[i + 1]! - wide[i]!) * t;
    const c = deep[i]! + (deep[i + 1]! - deep[i]!) * t;
    const w = z - forward[i]! - (forward[i + 1]! - forward[i]!) * t;
    const p = x / a;
    const q = w / c;
    const near = Math.sqrt(p * p + q * q);
    const slope = Math.sqrt((p * p) / (a * a) + (q * q) / (c * c));
    const plain = slope < 1e-6 ? -Math.min(a, c) : ((near * (near - 1)) / slope) * lean[i]!;
    const out = fold && plain < 0.1 && plain > -0.1 ? plain - fold(Math.atan2(x, w), y) : plain;
    const beyond = Math.max(bottom - y, y - top);
    const u = Math.max(out + edge, 0);
    const v = Math.max(beyond + edge, 0);
    const solid = Math.sqrt(u * u + v * v) + Math.min(Math.max(out, beyond) + edge, 0) - edge;
    if (y > roof + 0.1 || hollow === 0) return solid;
    // Its inside is not folded: cloth between two folded faces would be torn by coarse voxels.
    return Math.max(solid, -Math.max(plain + thick + swell * 0.7, y - roof));
  });
}

/** Only the outermost of a form, so thick: cloth that is seen from within too. */
export const shell = ({ box, distance }: Field, thick: number): Field =>
  field(box, (x, y, z) => {
    const d = distance(x, y, z);
    return Math.max(d, -d - thick);
  });

/** Round ridges with narrow valleys, no two quite alike: how far they stand out at an angle and a height. */
function foldsOf({ count, depth, from, to, phase = 0 }: Folds): (angle: number, y: number) => number {
  const span = to - from;
  return (angle, y) => {
    const part = (y - from) / span;
    if (part <= 0) return 0;
    const deepness = depth * (part >= 1 ? 1 : part * (2 - part));
    const wave = Math.cos(angle * count * 0.5 + phase + Math.sin(angle * 2 + phase) * 0.9);
    const uneven = 0.75 + 0.25 * Math.sin(angle * 3 + phase * 2.3);
    return deepness * uneven * (Math.sqrt(wave * wave + 0.015) - 0.72);
  };
}

interface Outline {
  readonly bottom: number;
  readonly top: number;
  readonly wide: Float64Array;
  readonly deep: Float64Array;
  readonly forward: Float64Array;
  /** By how much a true distance is shorter than one straight outwards. */
  readonly lean: Float64Array;
}

function outline(rings: readonly Turning[]): Outline {
  const bottom = rings[0]![0];
  const top = rings[rings.length - 1]![0];
  const heightOf = (index: number): number => bottom + ((top - bottom) * index) / (samples - 1);
  const traced = (read: (ring: Turning) => number): Float64Array =>
    Float64Array.from({ length: samples }, (_, index) => through(rings, read, heightOf(index)));
  const wide = traced(([, x]) => Math.max(x, 0.01));
  const deep = traced(([, , z]) => Math.max(z, 0.01));
  const step = (top - bottom) / (samples - 1);
  const lean = wide.map((_, index) => {
    const next = Math.min(index + 1, samples - 1);
    const grows = Math.max(Math.abs(wide[next]! - wide[index]!), Math.abs(deep[next]! - deep[index]!)) / step;
    return 1 / Math.sqrt(1 + grows * grows);
  });
  return { bottom, top, wide, deep, forward: traced(([, , , forward = 0]) => forward), lean };
}

/** A smooth line through values given at heights, which never overshoots them. */
function through(rings: readonly Turning[], read: (ring: Turning) => number, y: number): number {
  const last = rings.length - 2;
  let i = 0;
  while (i < last && y > rings[i + 1]![0]) i++;
  const [a, b] = [rings[i]!, rings[i + 1]!];
  const span = b[0] - a[0];
  const t = toShare((y - a[0]) / span);
  const [from, to] = [read(a), read(b)];
  const rise = (to - from) / span;
  const before = i > 0 ? (from - read(rings[i - 1]!)) / (a[0] - rings[i - 1]![0]) : rise;
  const after = i < last ? (read(rings[i + 2]!) - to) / (rings[i + 2]![0] - b[0]) : rise;
  const [leaving, arriving] = [gentler(before, rise) * span, gentler(rise, after) * span];
  const [t2, t3] = [t * t, t * t * t];
  return from * (2 * t3 - 3 * t2 + 1) + leaving * (t3 - 2 * t2 + t) + to * (3 * t2 - 2 * t3) + arriving * (t3 - t2);
}

/** The slope between two slopes: none where the line turns about. */
const gentler = (a: number, b: number): number => (a * b <= 0 ? 0 : (2 * a * b) / (a + b));

function boxOf(rings: readonly Turning[], swell: number): Field['box'] {
  const wide = Math.max(...rings.map(([, x]) => x)) + swell;
  const front = Math.max(...rings.map(([, , z, forward = 0]) => forward + z)) + swell;
  const back = Math.min(...rings.map(([, , z, forward = 0]) => forward - z)) - swell;
  return { low: [-wide, rings[0]![0], back], high: [wide, rings[rings.length - 1]![0], front] };
}
