import { smoothstep } from '../../../../src/kit/numbers.ts';
import { clouds, hash } from './noise.ts';
import type { Pattern } from './pattern.ts';

/** Threads over and under. */
export const weave: Pattern = {
  tileMeters: 0.24,
  bump: 6,
  paint(u, v, pixel) {
    const threads = 48;
    const over = Math.sin(u * threads * Math.PI * 2) * Math.sin(v * threads * Math.PI * 2);
    const slub = clouds(u, v, 24, 3, 3) * 0.5 + clouds(u, v, 3, 24, 3) * 0.5;
    pixel.height = over * 0.18 + slub * 0.5;
    pixel.light = 0.93 + over * 0.05 + (slub - 0.5) * 0.4;
    pixel.rough = 0;
  },
};

/** Velvet and silk: soft streaks along the cloth. */
export const nap: Pattern = {
  tileMeters: 0.5,
  bump: 3,
  paint(u, v, pixel) {
    const streaks = clouds(u, v, 48, 4, 3);
    const crushed = clouds(u, v, 5, 5, 4);
    pixel.height = streaks * 0.4 + crushed * 0.3;
    pixel.light = 0.92 + (streaks - 0.5) * 0.22 + (crushed - 0.5) * 0.25;
    pixel.rough = (crushed - 0.5) * 0.2;
  },
};

/** Fur and felt. */
export const tufts: Pattern = {
  tileMeters: 0.3,
  bump: 16,
  paint(u, v, pixel) {
    const [hair, clump] = [clouds(u, v, 64, 20, 2), clouds(u, v, 8, 8, 4)];
    pixel.height = hair * 0.6 + clump * 0.5;
    pixel.light = 0.85 + (hair - 0.5) * 0.45 + (clump - 0.5) * 0.4;
    pixel.rough = 0;
  },
};

export const hide: Pattern = {
  tileMeters: 0.4,
  bump: 9,
  paint(u, v, pixel) {
    const [cells, worn] = [clouds(u, v, 32, 32, 2), clouds(u, v, 3, 3, 4)];
    const crease = 1 - smoothstep(0, 0.16, Math.abs(cells - 0.5));
    pixel.height = 1 - crease * 0.6;
    pixel.light = 0.95 - crease * 0.14 + (worn - 0.5) * 0.4;
    pixel.rough = (worn - 0.5) * 0.35;
  },
};

/** A woven field of medallions and lozenges. */
export const carpet: Pattern = {
  tileMeters: 0.9,
  bump: 10,
  hasAccent: true,
  paint(u, v, pixel) {
    const medal = (cu: number, cv: number): number => {
      const [x, y] = [(u - cu) * 2, (v - cv) * 2];
      const radius = Math.hypot(x, y);
      const petals = 0.34 + 0.07 * Math.cos(Math.atan2(y, x) * 8);
      const ring = 1 - smoothstep(0.02, 0.045, Math.abs(radius - petals));
      return Math.max(
        ring,
        1 - smoothstep(0.1, 0.13, radius),
        (1 - smoothstep(0.015, 0.03, Math.abs(radius - 0.2))) * 0.8,
      );
    };
    const lozenge = Math.abs(((u * 8) % 1) - 0.5) + Math.abs(((v * 8) % 1) - 0.5);
    const dots = (1 - smoothstep(0.1, 0.16, lozenge)) * 0.5;
    const corners = Math.max(medal(0, 0), medal(1, 0), medal(0, 1), medal(1, 1));
    const knots = hash(Math.floor(u * 128), Math.floor(v * 128));
    pixel.accent = Math.max(medal(0.5, 0.5), corners, dots) * 0.9;
    pixel.height = knots * 0.5 + pixel.accent * 0.2;
    pixel.light = 0.78 + knots * 0.22 + clouds(u, v, 4, 4, 3) * 0.2;
    pixel.rough = 0;
  },
};

/** Worked metal: hammer marks and wear. */
export const metal: Pattern = {
  tileMeters: 0.5,
  bump: 5,
  paint(u, v, pixel) {
    const [hammered, worn] = [clouds(u, v, 14, 14, 2), clouds(u, v, 3, 3, 5)];
    pixel.height = hammered * 0.6 + worn * 0.2;
    pixel.light = 0.95 + (worn - 0.5) * 0.3;
    pixel.rough = (worn - 0.5) * 0.35;
  },
};
