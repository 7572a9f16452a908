import { smoothstep } from '../../../src/kit/numbers.ts';
import { field, way, type Field } from '../sculpt/field.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Beard } from './hair-style.ts';
import { ridges, clump, lock, type Lock, type Scalp } from './hair/scalp.ts';

/** A beard in the head's own measure. What sits on the lip stays with the head; the rest follows the jaw. */
interface BeardForm {
  readonly chin?: Field;
  readonly lip?: Field;
}

/** Where it grows and how thick, in the head's own measure. */
interface Growth {
  /** Height of its edge beside the mouth and before the ear. */
  readonly inner: number;
  readonly outer: number;
  /** Metres thick at the cheeks and at the chin. */
  readonly thin: number;
  readonly thick: number;
  /** Nothing grows nearer the middle than this: mutton chops. */
  readonly bareChin?: number;
  /** Nothing grows further out than this: goatees. */
  readonly bareCheeks?: number;
}

/** Hair that lies on jaw and cheeks up to the hair before the ears, with the mouth left free. */
function onJaw({ fleshed }: Scalp, { inner, outer, thin, thick, bareChin = 0, bareCheeks = 1 }: Growth): Field {
  const { low, high } = fleshed.box;
  const most = thick + 0.012;
  return field(
    { low: [low[0] - most, low[1] - most, -0.05], high: [high[0] + most, outer + 0.03, high[2] + most] },
    (x, y, z) => {
      const d = fleshed.distance(x, y, z);
      if (d > most + 0.03) return d - most;
      const side = Math.abs(x);
      const edge = inner + (outer - inner) * smoothstep(0.05, 0.118, side);
      const mouth = (Math.hypot(x / 0.054, (y + 0.101) / 0.025) - 1) * 0.025;
      const behind = z + 0.022 + (y + 0.1) * 0.18;
      const over = Math.min(
        edge - y,
        mouth,
        behind,
        side - bareChin * (1 + 2.6 * Math.max(0, -0.07 - y)),
        bareCheeks - side,
      );
      const full =
        thin * smoothstep(0.05, -0.02, y) + (thick - thin) * smoothstep(-0.06, -0.16, y) * smoothstep(0.11, 0.03, side);
      const grows = smoothstep(-0.004, 0.02, over);
      const strands = ridges(Math.atan2(x, z + 0.05) * 26 + y * 18 * Math.sign(x));
      return Math.max(d - (full + 0.006 + strands * 0.0042) * grows + 0.006, (-over - 0.012) * 0.5);
    },
  );
}

const mirrored = (make: (side: -1 | 1) => readonly Lock[]): readonly Lock[] => [...make(-1), ...make(1)];

/** A strand of moustache from under the nose outwards. */
const whisker = (side: -1 | 1, spots: readonly Spot[], thick: number, tip: number): Lock =>
  lock(
    spots.map(([x, y, z]): Spot => [x * side, y, z]),
    thick,
    tip,
  );

/** Strands of moustache, the same to either side, pressed together. */
const moustache = (softness: number, whiskers: (side: -1 | 1) => readonly Lock[]) => (): Field =>
  clump(softness, ...mirrored(whiskers));

const brush = moustache(0.006, (side) => [
  whisker(side, way([0.004, -0.074, 0.138], [0.03, -0.08, 0.138], [0.058, -0.095, 0.122]), 0.015, 0.4),
  whisker(side, way([0.004, -0.081, 0.137], [0.026, -0.088, 0.135], [0.046, -0.1, 0.126]), 0.0125, 0.4),
]);

const walrus = moustache(0.005, (side) =>
  [0, 1, 2, 3].map((i) => {
    const root: Spot = [0.004 + i * 0.008, -0.068, 0.142 - i * 0.002];
    const bend: Spot = [0.014 + i * 0.016, -0.082, 0.15 - i * 0.006];
    return whisker(side, [root, bend, [0.016 + i * 0.02, -0.104 - i * 0.005, 0.142 - i * 0.008]], 0.016, 0.35);
  }),
);

const pencil = moustache(0.003, (side) => [
  whisker(side, way([0.005, -0.078, 0.133], [0.028, -0.082, 0.13], [0.05, -0.089, 0.12]), 0.0092, 0.6),
]);

const curled = way(
  [0.004, -0.074, 0.14],
  [0.032, -0.086, 0.142],
  [0.066, -0.088, 0.13],
  [0.09, -0.068, 0.122],
  [0.086, -0.048, 0.125],
);
const handlebar = moustache(0.005, (side) => [
  whisker(side, curled, 0.0155, 0.45),
  whisker(side, way([0.004, -0.08, 0.138], [0.03, -0.09, 0.136], [0.052, -0.092, 0.128]), 0.012, 0.4),
]);

/** How locks hang from the chin. */
interface Hang {
  readonly count: number;
  readonly drop: number;
  readonly spread: number;
  readonly fork?: number;
}

function hangers({ at, vary }: Scalp, { count, drop, spread, fork = 0 }: Hang): readonly Lock[] {
  return Array.from({ length: count }, (_, i) => {
    const part = (i / (count - 1)) * 2 - 1;
    const [x, y, z] = at(part, -0.98, 0.008);
    const length = drop * (1 - 0.5 * part * part) * vary(1, 0.1);
    const aside = part * spread + Math.sign(part) * fork;
    const sway = vary(0, 0.012);
    const hung = way(
      [x, y + 0.02, z],
      [x * 0.9 + aside * 0.4 + sway, y - length * 0.4, z + 0.024],
      [x * 0.4 + aside - sway, y - length * 0.8, z + 0.018],
      [x * 0.3 + aside, y - length, z + 0.006],
    );
    return lock(hung, vary(0.028, 0.003), 0.25);
  });
}

const full: Growth = { inner: -0.082, outer: 0.03, thin: 0.013, thick: 0.028 };

export const beardMakers: Readonly<Record<Beard, ((scalp: Scalp) => BeardForm) | undefined>> = {
  none: undefined,
  moustache: () => ({ lip: brush() }),
  walrus: () => ({ lip: walrus() }),
  pencil: () => ({ lip: pencil() }),
  handlebar: () => ({ lip: handlebar() }),
  goatee: (scalp) => ({
    chin: clump(
      0.008,
      onJaw(scalp, { inner: -0.122, outer: -0.122, thin: 0.008, thick: 0.016, bareCheeks: 0.046 }),
      ...hangers(scalp, { count: 5, drop: 0.075, spread: -0.03 }).slice(1, 4),
    ),
    lip: pencil(),
  }),
  short: (scalp) => ({ chin: onJaw(scalp, { ...full, thin: 0.008, thick: 0.016 }), lip: brush() }),
  full: (scalp) => ({
    chin: clump(0.009, onJaw(scalp, full), ...hangers(scalp, { count: 7, drop: 0.08, spread: 0.03 })),
    lip: brush(),
  }),
  long: (scalp) => ({
    chin: clump(0.009, onJaw(scalp, full), ...hangers(scalp, { count: 8, drop: 0.22, spread: 0.02 })),
    lip: walrus(),
  }),
  forked: (scalp) => ({
    chin: clump(0.008, onJaw(scalp, full), ...hangers(scalp, { count: 6, drop: 0.17, spread: 0.012, fork: 0.034 })),
    lip: handlebar(),
  }),
  chops: (scalp) => {
    const { at, vary } = scalp;
    const off = mirrored((side) =>
      [0, 1, 2, 3].map((i) => {
        const turn = 1.24 - i * 0.1;
        const rise = -0.28 - i * 0.13;
        const root = [at(side * turn, rise, 0.004), at(side * (turn - 0.02), rise - 0.22, 0.024)];
        const tip = at(side * (turn + 0.06), rise - 0.46, vary(0.034, 0.006));
        return lock([...root, tip], vary(0.02, 0.002), 0.15);
      }),
    );
    const jaw = onJaw(scalp, { inner: -0.086, outer: 0.03, thin: 0.013, thick: 0.014, bareChin: 0.066 });
    return { chin: clump(0.008, jaw, ...off) };
  },
};
