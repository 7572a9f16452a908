import { smoothstep } from '../../../../src/kit/numbers.ts';
import { clouds, hash } from './noise.ts';
import { accented, type Pattern } from './pattern.ts';

type Motif = (u: number, v: number) => number;

/** Mirrored ogees around a flower: the wallpaper of a century. */
const damask: Motif = (u, v) => {
  const flower = (shiftU: number, shiftV: number): number => {
    const [x, y] = [Math.abs(((u + shiftU) % 1) - 0.5) * 2, (v + shiftV) % 1];
    const ogee = Math.abs(x - (0.5 + 0.5 * Math.cos(y * Math.PI * 2)));
    const radius = Math.hypot(x, (y - 0.5) * 1.5);
    const angle = Math.atan2((y - 0.5) * 1.5, x);
    const petals = 0.32 + 0.13 * Math.cos(angle * 6) + 0.04 * Math.cos(angle * 12);
    const bloom = (1 - smoothstep(0, 0.03, radius - petals)) * smoothstep(0.02, 0.05, Math.abs(radius - petals * 0.55));
    return Math.max((1 - smoothstep(0.05, 0.1, ogee)) * 0.8, bloom);
  };
  return Math.max(flower(0, 0), flower(0.5, 0.5));
};

const stripes: Motif = (u) => {
  const band = Math.abs(((u * 4) % 1) - 0.5) * 2;
  return Math.max(smoothstep(0.46, 0.5, band) * 0.35, (1 - smoothstep(0.02, 0.05, Math.abs(band - 0.72))) * 0.9);
};

/** Fans upon fans. */
const fans: Motif = (u, v) => {
  const row = Math.floor(v * 4);
  const [x, y] = [((u * 4 + (row % 2) * 0.5) % 1) - 0.5, (v * 4) % 1];
  const radius = Math.hypot(x * 2, y);
  const rays = 0.5 + 0.5 * Math.cos(Math.atan2(x * 2, y) * 14);
  const rim = 1 - smoothstep(0.03, 0.06, Math.abs(radius - 0.95));
  return Math.max(rim, radius < 0.9 ? smoothstep(0.86, 0.95, rays) * 0.6 : 0);
};

/** Painted lozenges, each with a small rose. */
const lozenges: Motif = (u, v) => {
  const [x, y] = [Math.abs(((u * 2) % 1) - 0.5), Math.abs(((v * 2) % 1) - 0.5)];
  const line = 1 - smoothstep(0.012, 0.03, Math.abs(x + y - 0.5));
  const rose = 1 - smoothstep(0.06, 0.085, Math.hypot(x, y) * (1 + 0.25 * Math.cos(Math.atan2(y, x) * 5)));
  return Math.max(line, rose) * 0.8;
};

const plain: Motif = () => 0;

/** Panels with lit seams. */
const panels: Motif = (u, v) => {
  const [x, y] = [(u * 2) % 1, (v * 2) % 1];
  return 1 - smoothstep(0.01, 0.02, Math.min(x, 1 - x, y, 1 - y));
};

const motifs: Readonly<Record<string, Motif>> = {
  medieval: lozenges,
  renaissance: damask,
  georgian: stripes,
  victorian: damask,
  twenties: fans,
  modern: plain,
  future: panels,
};

/** What is on the walls in an age. */
export function wallpaper(style: string): Pattern {
  const motif = motifs[style] ?? plain;
  return accented(0.64, 4, (u, v) => {
    const figure = motif(u, v);
    const fibre = hash(Math.floor(u * 200), Math.floor(v * 90));
    return {
      height: figure * 0.6 + fibre * 0.12,
      light: 0.94 + (clouds(u, v, 3, 3, 4) - 0.5) * 0.14 + (fibre - 0.5) * 0.06,
      accent: figure * 0.38,
      rough: -0.25 * figure,
    };
  });
}
