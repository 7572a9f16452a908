import gifenc from 'gifenc';

/** One picture of a clip, and how long it stands. */
export interface Frame {
  readonly rgba: Uint8Array;
  readonly delayMs: number;
}

/** The last place of the palette is kept for what has not changed since the frame before. */
const mostColours = 128;
const unchanged = mostColours - 1;
/** A pixel that differs by less than this in every channel has not changed: software shading is never quite still. */
const noise = 9;

/**
 * Frames as an animated GIF. All share one palette, drawn from a sample of each, and only what changed is written: a clip of
 * somebody who mostly stands costs little.
 */
export function animated(frames: readonly Frame[], width: number, height: number): Uint8Array {
  const palette = gifenc.quantize(sampled(frames.map(({ rgba }) => rgba)), mostColours - 1);
  const whole = [...palette, ...Array.from({ length: mostColours - palette.length }, () => [0, 0, 0])];
  const encoder = gifenc.GIFEncoder();
  let shown: Uint8Array | undefined;
  for (const { rgba, delayMs } of frames) {
    const index = gifenc.applyPalette(rgba, palette);
    if (!shown) {
      shown = rgba.slice();
      encoder.writeFrame(index, width, height, { palette: whole, delay: delayMs, dispose: 1 });
      continue;
    }
    keepWhatStands(index, rgba, shown);
    encoder.writeFrame(index, width, height, {
      delay: delayMs,
      transparent: true,
      transparentIndex: unchanged,
      dispose: 1,
    });
  }
  encoder.finish();
  return encoder.bytes();
}

/** Every seventh pixel of every picture: enough to know the colours by. */
function sampled(pictures: readonly Uint8Array[]): Uint8Array {
  const stride = 7 * 4;
  const pixels = pictures.map((picture) => Math.ceil(picture.length / stride));
  const taken = new Uint8Array(pixels.reduce((sum, count) => sum + count, 0) * 4);
  let to = 0;
  for (const picture of pictures) {
    for (let from = 0; from < picture.length; from += stride, to += 4) taken.set(picture.subarray(from, from + 4), to);
  }
  return taken;
}

/** Leaves out of a frame what looks as it did; `shown` becomes what is seen after it. */
function keepWhatStands(index: Uint8Array, rgba: Uint8Array, shown: Uint8Array): void {
  for (let pixel = 0; pixel < index.length; pixel++) {
    const at = pixel * 4;
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((rgba[at + channel] ?? 0) - (shown[at + channel] ?? 0)) < noise,
    );
    if (isSame) index[pixel] = unchanged;
    else shown.set(rgba.subarray(at, at + 4), at);
  }
}
