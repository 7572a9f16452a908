import type { StageHorizon } from '../../../../src/drama/staging.ts';
import { clouds, hash } from '../textures/noise.ts';

/** What is painted along the foot of the sky. */
interface Horizon {
  /** How high it rises, in parts of the picture; it repeats at the picture's edge. */
  readonly rises: (u: number) => number;
  /** People live there, with lamps enough to be seen from afar. */
  readonly isLit?: boolean;
  /** Its colour, in parts of the colour of the sky above it; a dark outline unless said. */
  readonly tint?: readonly [red: number, green: number, blue: number];
}

const round = 2 * Math.PI;
const hills = (u: number): number => 0.12 + 0.05 * Math.sin(u * 2 * round) + 0.06 * clouds(u, 0.3, 8, 8, 3);

function castle(u: number): number {
  const tower = (u * 7 + 0.3) % 1 < 0.12 ? 0.14 : 0;
  const merlon = (u * 64) % 1 < 0.5 ? 0.018 : 0;
  return Math.max(hills(u), (tower > 0 ? 0.13 + tower * hash(Math.floor(u * 7 + 0.3), 4) : 0.1) + merlon);
}

function roofs(u: number): number {
  const house = Math.floor(u * 14);
  const across = (u * 14) % 1;
  const gable = (0.5 - Math.abs(across - 0.5)) * 0.14;
  const chimney = Math.abs(across - 0.72) < 0.05 ? 0.17 : 0;
  return 0.17 + hash(house, 8) * 0.13 + Math.max(gable, chimney * hash(house, 9));
}

/** Fir beside fir, each a narrow gable of its own height. */
function forest(u: number): number {
  const across = (u * 40) % 1;
  return 0.15 + 0.05 * clouds(u, 0.6, 6, 6, 2) + (0.5 - Math.abs(across - 0.5)) * 0.16 * (0.5 + hash(Math.floor(u * 40), 12)); // prettier-ignore
}

/** So many peaks side by side, each of its own height. */
const peaks = (u: number, count: number, lot: number): number =>
  (1 - Math.abs(2 * ((u * count) % 1) - 1)) * (0.4 + 0.6 * hash(Math.floor(u * count), lot));

const mountains = (u: number): number =>
  0.11 + Math.max(0.3 * peaks(u, 5, 31), 0.2 * peaks(u, 9, 32)) + 0.03 * clouds(u, 0.8, 16, 16, 2);

export const horizons: Readonly<Record<StageHorizon, Horizon>> = {
  city: { rises: (u) => 0.14 + hash(Math.floor(u * 26), 3) ** 2 * 0.42, isLit: true },
  roofs: { rises: roofs, isLit: true },
  castle: { rises: castle },
  hills: { rises: hills },
  mountains: { rises: mountains, tint: [0.5, 0.54, 0.64] },
  forest: { rises: forest, tint: [0.2, 0.27, 0.2] },
  sea: { rises: () => 0.13, tint: [0.4, 0.55, 0.64] },
  desert: { rises: (u) => 0.09 + 0.025 * Math.sin(u * 3 * round) + 0.04 * clouds(u, 0.2, 4, 4, 2), tint: [0.78, 0.62, 0.42] }, // prettier-ignore
  nothing: { rises: () => 0 },
};
