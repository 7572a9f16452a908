import type { FigureModel } from './figure-model.ts';
import { packedSculpture, unpackedSculpture } from '../sculpt/packed-sculpture.ts';

/** Figures made beforehand, by what a sculptor would make them of: see `figureKey`. */
export type Wardrobe = ReadonlyMap<string, FigureModel>;

const mostFigures = 64;

/**
 * Packs figures into one file: how long its list is, the list of what they were made of and of their lengths, and then they
 * themselves. Only drafts: mouths are left out.
 */
export function packedWardrobe(wardrobe: Wardrobe): Uint8Array {
  const packed = [...wardrobe].map(([key, { body }]) => ({ key, bytes: packedSculpture(body) }));
  const list = new TextEncoder().encode(JSON.stringify(packed.map(({ key, bytes }) => [key, bytes.length])));
  const all = new Uint8Array(4 + list.length + packed.reduce((sum, { bytes }) => sum + bytes.length, 0));
  new DataView(all.buffer).setUint32(0, list.length, true);
  all.set(list, 4);
  let at = 4 + list.length;
  for (const { bytes } of packed) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}

/** The figures in a file; what cannot be read of it is left out, and made by whoever wants it. */
export function unpackedWardrobe(bytes: Uint8Array): Wardrobe {
  const wardrobe = new Map<string, FigureModel>();
  if (bytes.length < 4) return wardrobe;
  const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  let at = end;
  for (const [key, length] of listIn(bytes.subarray(4, end))) {
    const body = unpackedSculpture(bytes.subarray(at, at + length));
    if (body) wardrobe.set(key, { body, mouth: undefined });
    at += length;
  }
  return wardrobe;
}

function listIn(bytes: Uint8Array): readonly (readonly [key: string, length: number])[] {
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) && list.length <= mostFigures && list.every(isEntry) ? list : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]) && entry[1] >= 0;
