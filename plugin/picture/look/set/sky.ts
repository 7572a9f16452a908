import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { mix, smoothstep, toShare } from '../../../../src/kit/numbers.ts';
import type { Tier } from '../../../body/tier.ts';
import { vec } from '../../../stage/space/vector.ts';
import type { StageHorizon } from '../../../../src/drama/staging.ts';
import type { PlanPoint } from '../../../stage/staging/stage-plan.ts';
import { colourBytes } from '../colour.ts';
import type { Mood } from '../mood.ts';
import { placedShape } from '../shapes/placed.ts';
import { addQuad, addVertex, emptyShape, joined, type Shape } from '../shapes/shape.ts';
import { surfaceShape } from '../shapes/surface.ts';
import type { Easel } from '../textures/easel.ts';
import { clouds, hash } from '../textures/noise.ts';
import { letGo, unlitMaterial } from '../unlit-material.ts';
import type { Bounds } from './bounds.ts';
import { horizons } from './horizon.ts';
import type { Hole, WallFace } from './wall-face.ts';

interface Sky {
  readonly material: StandardMaterial;
  dispose(): void;
}

const heightOf: Readonly<Record<Tier, number>> = { plain: 96, headset: 192, middle: 192, full: 256 };

/** A painted sky with what stands before it, twice as wide as it is tall. */
export function createSky(easel: Easel, mood: Mood, horizon: StageHorizon, tier: Tier): Sky {
  const emissiveTexture = paintedSky(easel, mood, horizon, heightOf[tier]);
  const material = unlitMaterial(easel.scene, 'sky', { fogEnabled: false, emissiveTexture });
  return {
    material,
    dispose() {
      letGo(material);
      emissiveTexture.dispose();
    },
  };
}

function paintedSky(easel: Easel, mood: Mood, far: StageHorizon, tall: number): RawTexture {
  const wide = tall * 2;
  const [zenith, horizon] = [colourBytes(mood.zenith), colourBytes(mood.horizon)];
  const isDark = mood.hasStars;
  const { rises, isLit: hasStreets, tint } = horizons[far];
  const hasLamps = isDark && hasStreets;
  const texture = easel.texture('painted sky', { wide, tall, repeats: true }, (x, y) => {
    const [u, v] = [x / wide, y / tall];
    const cloud = smoothstep(0.52, 0.8, clouds(u, v, 5, 8, 4)) * (1 - Math.abs(v - 0.55));
    const star = isDark && hash(x, y) > 1 - 0.16 / tall ** 0.75 ? smoothstep(0.25, 0.6, v) : 0;
    const disc = Math.hypot((u - 0.62) * 2, v - 0.72);
    const moon = isDark ? (1 - smoothstep(0.05, 0.056, disc)) * 0.95 + 0.4 * toShare(1 - disc * 2.2) ** 3 : 0;
    // Its outline is soft by a pixel: it is seen larger than it was painted.
    const share = toShare((rises(u) - v) * tall + 0.5);
    const isFar = share > 0.5;
    const pane = isFar && hasLamps && isLit(u, v) ? paneColour(u, v) : undefined;
    const lamp = hasLamps ? blurredLamps(u, v) : undefined;
    const light = (channel: 0 | 1 | 2): number => {
      const bare = mix(horizon[channel], zenith[channel], smoothstep(0, 0.85, v));
      const open = bare + (cloud * (isDark ? 26 : 46) + star * 190 + moon * moonColour[channel]);
      const ground = tint ? horizon[channel] * tint[channel] : open * 0.3 + horizon[channel] * 0.22;
      const seen = pane?.[channel] ?? mix(open, ground, share);
      return seen + (lamp?.[channel] ?? 0);
    };
    return [light(0), light(1), light(2)];
  });
  texture.wrapV = Texture.CLAMP_ADDRESSMODE;
  return texture;
}

const moonColour = [235, 240, 255] as const;

/** Lamps of the street so far away that each is a soft disc: where they are, how large, and of what colour. */
const discs = Array.from({ length: 34 }, (_, index) => ({
  u: hash(index, 21),
  v: 0.05 + 0.26 * hash(index, 22) ** 1.5,
  radius: 0.012 + 0.02 * hash(index, 23),
  colour: ([[255, 170, 80], [255, 120, 90], [110, 190, 255], [255, 214, 150], [120, 255, 190]] as const)[index % 5]!, // prettier-ignore
  strength: 0.25 + 0.4 * hash(index, 24),
}));

function blurredLamps(u: number, v: number): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const disc of discs) {
    const across = Math.abs(u - disc.u);
    const out = Math.hypot(Math.min(across, 1 - across) * 2, v - disc.v) / disc.radius;
    if (out > 1) continue;
    // Brighter at the rim, as out of a lens.
    const light = disc.strength * (0.55 + 0.45 * out ** 4) * (1 - smoothstep(0.9, 1, out));
    for (const channel of [0, 1, 2] as const) sum[channel] += disc.colour[channel] * light;
  }
  return sum;
}

const paneColours = [[255, 196, 110], [255, 222, 160], [170, 205, 255], [255, 170, 90]] as const; // prettier-ignore
const paneColour = (u: number, v: number): readonly [number, number, number] =>
  paneColours[Math.floor(hash(Math.floor(u * 150), Math.floor(v * 60) + 77) * paneColours.length)] ?? paneColours[0];

/** A window far away with somebody still awake behind it. */
function isLit(u: number, v: number): boolean {
  const [x, y] = [u * 150, v * 60];
  return hash(Math.floor(x), Math.floor(y) + 300) > 0.82 && x % 1 > 0.35 && y % 1 > 0.4;
}

const behindMeters = 0.3;
const marginMeters = 0.6;
/** The painted sky's moon, in parts of the picture: the first window has it. */
const moonAcross = 0.62;
const metersAcross = 9.2;
const metersUp = 4.6;

/** A piece of painted sky behind an opening of an outer wall. */
export function backdropShape(face: WallFace, { left, right, bottom, top }: Hole, index: number): Shape {
  const shape = emptyShape();
  const [middle, half] = [(left + right) / 2, (bottom + top) / 2];
  const z = -face.revealDepth - behindMeters;
  const corner = (x: number, y: number): number =>
    addVertex(
      shape,
      vec(x, y, z),
      vec(0, 0, 1),
      moonAcross + index * 0.37 + 0.02 + (x - middle) / metersAcross,
      Math.min(1, Math.max(0, 0.62 + (y - half) / metersUp)),
    );
  // No further than the wall it is behind: from outside it would be seen over its edge.
  const [west, east] = [Math.max(0, left - marginMeters), Math.min(face.length, right + marginMeters)];
  const [low, high] = [Math.max(0, bottom - marginMeters), Math.min(face.height, top + marginMeters)];
  addQuad(shape, corner(west, low), corner(east, low), corner(east, high), corner(west, high));
  return placedShape(shape, face.stand);
}

const [skyMeters, belowMeters, topMeters] = [12, 0.6, 17];
const [reachMeters, arcRadians] = [11, 2.5];

/** The sky behind a stage with a place in the open: bent round it, north of everything. */
export const cycloramaShape = (rooms: Bounds): Shape =>
  hungSky(
    24,
    (part) => skySpot(rooms, (part - 0.5) * arcRadians),
    (part) => part,
  );

/** The rest of the way round and overhead, for whoever stands in the place and turns about. */
export function surroundShape(rooms: Bounds): Shape {
  const behind = (part: number): PlanPoint => skySpot(rooms, arcRadians / 2 + part * (2 * Math.PI - arcRadians));
  return joined([hungSky(32, behind, moonless), skyCap(rooms)]);
}

/** Where the sky hangs in a direction, counted from north towards east: near behind the rooms, further off before them. */
function skySpot({ west, east, south, north }: Bounds, angle: number): PlanPoint {
  const x = (west + east) / 2 + Math.sin(angle) * ((east - west) / 2 + reachMeters);
  const [edge, turned] = [Math.cos(arcRadians / 2), Math.cos(angle)];
  if (turned >= edge - 1e-9) return [x, north + 2 + 5 * turned];
  const depth = north - south + reachMeters + 2 + 5 * edge;
  return [x, north + 2 + 5 * edge - (depth * (edge - turned)) / (1 + edge)];
}

function hungSky(columns: number, spotAt: (part: number) => PlanPoint, acrossAt: (part: number) => number): Shape {
  const shape = surfaceShape({ columns, rows: 4, covers: [1, 1] }, (u, v) => {
    const [x, z] = spotAt(u);
    return { at: vec(x, (1 - v) * skyMeters - belowMeters, z) };
  });
  // The picture's top is at 1, the surface's at 0.
  return { ...shape, uvs: shape.uvs.map((part, at) => (at % 2 === 1 ? 1 - part : acrossAt(part))) };
}

/** Overhead there is nothing but the colour of the picture's upper edge. */
function skyCap(rooms: Bounds): Shape {
  const [middleX, middleZ] = [(rooms.west + rooms.east) / 2, (rooms.south + rooms.north) / 2];
  const shape = surfaceShape({ columns: 24, rows: 3, covers: [1, 1] }, (u, v) => {
    const [x, z] = skySpot(rooms, (u - 0.5) * 2 * Math.PI);
    const y = mix(topMeters, skyMeters - belowMeters, v * v);
    return { at: vec(mix(middleX, x, v), y, mix(middleZ, z, v)) };
  });
  return { ...shape, uvs: shape.uvs.map((_, at) => (at % 2 === 1 ? 0.999 : 0.1)) };
}

/** On from the picture's eastern edge, to and fro without coming to the moon, and to its western edge: there is one moon. */
function moonless(part: number): number {
  const [short, far] = [0.14, 0.38];
  const gone = part * 2 * (short + far);
  return gone < far ? 1 + gone : gone < 2 * far + short ? 1 + 2 * far - gone : 1 - 2 * (far + short) + gone;
}
