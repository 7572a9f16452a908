import type { EyeFrame } from '../../../src/drama/eye-frame.ts';

/** Pixels as they come from a graphics card: four bytes each, the lowest row first. */
export interface Pixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture as a file, off the page's own thread where the browser does that. */
export async function encodeFrame(pixels: Pixels, mimeType: EyeFrame['mimeType'], quality: number): Promise<EyeFrame> {
  const { width, height } = pixels;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not draw in two dimensions: no picture can be encoded.');
  context.putImageData(new ImageData(upright(pixels), width, height), 0, 0);
  const file = await canvas.convertToBlob({ type: mimeType, quality });
  // A browser that does not know a format falls back to PNG, and says so.
  const type = file.type as EyeFrame['mimeType'];
  return { mimeType: type, base64: base64Of(new Uint8Array(await file.arrayBuffer())), width, height };
}

/** The highest row first, and nothing seen through. */
function upright({ bytes, width, height }: Pixels): Uint8ClampedArray<ArrayBuffer> {
  const turned = new Uint8ClampedArray(bytes.length);
  const row = width * 4;
  for (let y = 0; y < height; y++) turned.set(bytes.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  for (let alpha = 3; alpha < turned.length; alpha += 4) turned[alpha] = 255;
  return turned;
}

const chunkBytes = 0x8000;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkBytes));
  return btoa(text);
}
