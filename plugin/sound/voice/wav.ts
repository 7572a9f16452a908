import { err, ok, type Result } from '../../../src/kit/result.ts';

/** Sound as numbers from −1 to 1, one channel. */
export interface Sound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

const [pcm, float, extensible] = [1, 3, 0xfffe];

export const isWav = (bytes: Uint8Array): boolean =>
  bytes.length > 12 && nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WAVE';

/**
 * Reads a WAV file of 16 bits or floats; several channels become one. A length that claims more than there is, as streamed
 * files do, is cut to what is there.
 */
export function readWav(bytes: Uint8Array): Result<Sound, string> {
  if (!isWav(bytes)) return err('it is no WAV file');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: { kind: number; channels: number; sampleRate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const from = at + 8;
    const to = Math.min(bytes.length, from + length);
    const name = nameAt(bytes, at);
    if (name === 'fmt ' && to - from >= 16) {
      format = {
        kind: view.getUint16(from, true),
        channels: view.getUint16(from + 2, true),
        sampleRate: view.getUint32(from + 4, true),
        bits: view.getUint16(from + 14, true),
      };
    } else if (name === 'data') {
      return format ? readSamples(view, from, to, format) : err('its sound comes before its format');
    }
    at = from + length + (length % 2);
  }
  return err('it holds no sound');
}

function readSamples(
  view: DataView,
  from: number,
  to: number,
  { kind, channels, sampleRate, bits }: { kind: number; channels: number; sampleRate: number; bits: number },
): Result<Sound, string> {
  const isFloat = kind === float && bits === 32;
  if (!isFloat && !((kind === pcm || kind === extensible) && bits === 16))
    return err(`it has ${bits} bits of kind ${kind}`);
  if (channels < 1 || channels > 8 || sampleRate < 4000 || sampleRate > 192_000) {
    return err(`it has ${channels} channels at ${sampleRate} Hz`);
  }
  const bytesEach = bits / 8;
  const samples = new Float32Array(Math.floor((to - from) / (bytesEach * channels)));
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = from + (index * channels + channel) * bytesEach;
      sum += isFloat ? view.getFloat32(at, true) : view.getInt16(at, true) / 32_768;
    }
    const sample = sum / channels;
    samples[index] = Number.isFinite(sample) ? Math.min(1, Math.max(-1, sample)) : 0;
  }
  return ok({ samples, sampleRate });
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
