import { stuffs } from './layer.ts';
import type { Sculpture } from './sculpture.ts';

/** Points, indices, and the box around it. */
const headBytes = 32;
/** Of a point: its place; the way it faces; its colour; stuff and shade; joints and their weights. */
const pointBytes = 6 + 3 + 3 + 2 + 4 + 4;
const indexBytes = 2;
const mostPoints = 0xffff;
/** What glints in an eye is brighter than white. */
const brightest = 1.5;

/**
 * A sculpture in a third of its bytes, for keeping and sending: places in 65 thousandths of it, everything else in 255ths. Fine
 * enough for a figure that is seen for a moment.
 */
export function packedSculpture(made: Sculpture): Uint8Array {
  const points = made.positions.length / 3;
  if (points > mostPoints)
    throw new Error(`A packed sculpture has at most ${mostPoints} points, and this has ${points}.`);
  const bytes = new Uint8Array(bytesFor(points, made.indices.length));
  const head = new DataView(bytes.buffer);
  head.setUint32(0, points, true);
  head.setUint32(4, made.indices.length, true);
  const box = boxAround(made.positions);
  box.forEach((value, i) => head.setFloat32(8 + i * 4, value, true));
  const parts = partsOf(bytes.buffer, points, made.indices.length);
  made.positions.forEach((value, i) => {
    const size = box[3 + (i % 3)]!;
    parts.positions[i] = size === 0 ? 0 : Math.round(((value - box[i % 3]!) / size) * 0xffff);
  });
  parts.indices.set(made.indices);
  made.normals.forEach((value, i) => (parts.normals[i] = Math.round(value * 127)));
  for (let i = 0; i < points; i++) {
    // By its root: eyes tell dark colours apart, and bright ones hardly.
    for (let c = 0; c < 3; c++)
      parts.colours[i * 3 + c] = Math.round(Math.sqrt(made.colours[i * 4 + c]! / brightest) * 255);
    parts.stuffs[i] = Math.floor(made.uvs[i * 2]! * stuffs.length);
    parts.shades[i] = Math.round(made.uvs[i * 2 + 1]! * 255);
  }
  parts.joints.set(made.boneIndices);
  made.boneWeights.forEach((value, i) => (parts.weights[i] = Math.round(value * 255)));
  return bytes;
}

/** The sculpture that was packed; nothing, where these bytes are not one. */
export function unpackedSculpture(bytes: Uint8Array): Sculpture | undefined {
  if (bytes.length < headBytes) return undefined;
  // On its own, for numbers of two bytes begin at even places only.
  const { buffer } = new Uint8Array(bytes);
  const head = new DataView(buffer);
  const [points, indices] = [head.getUint32(0, true), head.getUint32(4, true)];
  if (points > mostPoints || bytes.length !== bytesFor(points, indices)) return undefined;
  const box = Array.from({ length: 6 }, (_, i) => head.getFloat32(8 + i * 4, true));
  const parts = partsOf(buffer, points, indices);
  if (!box.every(Number.isFinite) || parts.indices.some((index) => index >= points)) return undefined;
  const colours = new Float32Array(points * 4).fill(1);
  const uvs = new Float32Array(points * 2);
  for (let i = 0; i < points; i++) {
    for (let c = 0; c < 3; c++) colours[i * 4 + c] = (parts.colours[i * 3 + c]! / 255) ** 2 * brightest;
    uvs[i * 2] = (parts.stuffs[i]! + 0.5) / stuffs.length;
    uvs[i * 2 + 1] = parts.shades[i]! / 255;
  }
  return {
    positions: Float32Array.from(parts.positions, (value, i) => box[i % 3]! + (value / 0xffff) * box[3 + (i % 3)]!),
    normals: Float32Array.from(parts.normals, (value) => value / 127),
    colours,
    uvs,
    boneIndices: Float32Array.from(parts.joints),
    boneWeights: Float32Array.from(parts.weights, (value) => value / 255),
    indices: Uint32Array.from(parts.indices),
  };
}

const bytesFor = (points: number, indices: number): number => headBytes + points * pointBytes + indices * indexBytes;

/** The lists a packed sculpture is made of, those with two bytes a number first. */
function partsOf(buffer: ArrayBuffer, points: number, indices: number) {
  let at = headBytes;
  const next = (bytes: number): number => (at += bytes) - bytes;
  return {
    positions: new Uint16Array(buffer, next(points * 6), points * 3),
    indices: new Uint16Array(buffer, next(indices * indexBytes), indices),
    normals: new Int8Array(buffer, next(points * 3), points * 3),
    colours: new Uint8Array(buffer, next(points * 3), points * 3),
    stuffs: new Uint8Array(buffer, next(points), points),
    shades: new Uint8Array(buffer, next(points), points),
    joints: new Uint8Array(buffer, next(points * 4), points * 4),
    weights: new Uint8Array(buffer, next(points * 4), points * 4),
  };
}

/** Its lowest corner, and its size each way. */
function boxAround(positions: Float32Array): readonly number[] {
  const [low, high] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]]; // prettier-ignore
  positions.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3]!, value);
    high[i % 3] = Math.max(high[i % 3]!, value);
  });
  return positions.length === 0 ? [0, 0, 0, 0, 0, 0] : [...low, ...high.map((value, i) => value - low[i]!)];
}
