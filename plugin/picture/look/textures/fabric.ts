import { smoothstep } from '../../../../src/kit/numbers.ts';
import { clouds, hash } from './noise.ts';
import { accented, pattern } from './pattern.ts';

export const fabrics = {
  /** Threads over and under. */
  weave: pattern(0.24, 6, (u, v) => {
    const over = Math.sin(u * 48 * Math.PI * 2) * Math.sin(v * 48 * Math.PI * 2);
    const slub = clouds(u, v, 24, 3, 3) * 0.5 + clouds(u, v, 3, 24, 3) * 0.5;
    return { height: over * 0.18 + slub * 0.5, light: 0.93 + over * 0.05 + (slub - 0.5) * 0.4 };
  }),

  /** Velvet and silk: soft streaks along the cloth. */
  nap: pattern(0.5, 3, (u, v) => {
    const [streaks, crushed] = [clouds(u, v, 48, 4, 3), clouds(u, v, 5, 5, 4)];
    const light = 0.92 + (streaks - 0.5) * 0.22 + (crushed - 0.5) * 0.25;
    return { height: streaks * 0.4 + crushed * 0.3, light, rough: (crushed - 0.5) * 0.2 };
  }),

  /** Fur and felt. */
  tufts: pattern(0.3, 16, (u, v) => {
    const [hair, clump] = [clouds(u, v, 64, 20, 2), clouds(u, v, 8, 8, 4)];
    return { height: hair * 0.6 + clump * 0.5, light: 0.85 + (hair - 0.5) * 0.45 + (clump - 0.5) * 0.4 };
  }),

  /** Pebbles with fine valleys between them: lines along their middle would wind about like worms. */
  hide: pattern(0.3, 4, (u, v) => {
    const [cells, worn] = [clouds(u, v, 40, 40, 1), clouds(u, v, 3, 3, 4)];
    const valley = 1 - smoothstep(0.22, 0.5, cells);
    const light = 0.95 - valley * 0.08 + (worn - 0.5) * 0.4;
    return { height: 1 - valley * 0.35, light, rough: (worn - 0.5) * 0.35 };
  }),

  /** A woven field of medallions and lozenges. */
  carpet: accented(0.9, 10, (u, v) => {
    const medal = (cu: number, cv: number): number => {
      const [x, y] = [(u - cu) * 2, (v - cv) * 2];
      const radius = Math.hypot(x, y);
      const petals = 0.34 + 0.07 * Math.cos(Math.atan2(y, x) * 8);
      const outer = 1 - smoothstep(0.02, 0.045, Math.abs(radius - petals));
      const inner = (1 - smoothstep(0.015, 0.03, Math.abs(radius - 0.2))) * 0.8;
      return Math.max(outer, 1 - smoothstep(0.1, 0.13, radius), inner);
    };
    const lozenge = Math.abs(((u * 8) % 1) - 0.5) + Math.abs(((v * 8) % 1) - 0.5);
    const dots = (1 - smoothstep(0.1, 0.16, lozenge)) * 0.5;
    const medals = Math.max(medal(0.5, 0.5), medal(0, 0), medal(1, 0), medal(0, 1), medal(1, 1));
    const knots = hash(Math.floor(u * 128), Math.floor(v * 128));
    const accent = Math.max(medals, dots) * 0.9;
    return { height: knots * 0.5 + accent * 0.2, light: 0.78 + knots * 0.22 + clouds(u, v, 4, 4, 3) * 0.2, accent };
  }),

  /** Worked metal: hammer marks and wear. */
  metal: pattern(0.5, 5, (u, v) => {
    const [hammered, worn] = [clouds(u, v, 14, 14, 2), clouds(u, v, 3, 3, 5)];
    const light = 0.95 + (worn - 0.5) * 0.3;
    return { height: hammered * 0.6 + worn * 0.2, light, rough: (worn - 0.5) * 0.35 };
  }),
};
