/** How strong each frequency is in a short piece of sound: a window, a Fourier transform of our own, no garbage. */
export class Spectrum {
  /** Strength (squared) of each of `size / 2` frequencies, from 0 up in equal steps. */
  readonly power: Float64Array;
  private readonly real: Float64Array;
  private readonly imaginary: Float64Array;
  private readonly window: Float64Array;
  private readonly cosines: Float64Array;
  private readonly sines: Float64Array;

  /** `size` is a power of two. */
  constructor(readonly size: number) {
    this.power = new Float64Array(size / 2);
    this.real = new Float64Array(size);
    this.imaginary = new Float64Array(size);
    this.cosines = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((-2 * Math.PI * at) / size));
    this.sines = Float64Array.from({ length: size / 2 }, (_, at) => Math.sin((-2 * Math.PI * at) / size));
    this.window = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (size - 1)));
  }

  /** Reads the samples from `from` on; beyond their end it is silent. */
  read(samples: Float32Array, from: number): void {
    const { size, real, imaginary, window, power } = this;
    for (let at = 0; at < size; at++) {
      real[at] = (samples[from + at] ?? 0) * (window[at] ?? 0);
      imaginary[at] = 0;
    }
    this.transform();
    for (let at = 0; at < power.length; at++) power[at] = (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2;
  }

  /** All there is between two frequencies. */
  between(fromHz: number, toHz: number, sampleRate: number): number {
    const step = sampleRate / this.size;
    const last = Math.min(this.power.length - 1, Math.floor(toHz / step));
    let sum = 0;
    for (let at = Math.max(1, Math.ceil(fromHz / step)); at <= last; at++) sum += this.power[at] ?? 0;
    return sum;
  }

  /** Cooley and Tukey's, in place. */
  private transform(): void {
    const { size, real, imaginary } = this;
    for (let at = 1, other = 0; at < size; at++) {
      let bit = size >> 1;
      for (; other & bit; bit >>= 1) other ^= bit;
      other ^= bit;
      if (at >= other) continue;
      [real[at], real[other]] = [real[other] ?? 0, real[at] ?? 0];
      [imaginary[at], imaginary[other]] = [imaginary[other] ?? 0, imaginary[at] ?? 0];
    }
    for (let length = 2; length <= size; length <<= 1) {
      const turn = size / length;
      for (let from = 0; from < size; from += length) {
        for (let at = 0; at < length / 2; at++) this.butterfly(from + at, from + at + length / 2, turn * at);
      }
    }
  }

  private butterfly(upper: number, lower: number, turn: number): void {
    const { real, imaginary, cosines, sines } = this;
    const [cosine, sine] = [cosines[turn] ?? 1, sines[turn] ?? 0];
    const [a, b] = [real[lower] ?? 0, imaginary[lower] ?? 0];
    const [turnedReal, turnedImaginary] = [a * cosine - b * sine, a * sine + b * cosine];
    const [upReal, upImaginary] = [real[upper] ?? 0, imaginary[upper] ?? 0];
    real[lower] = upReal - turnedReal;
    imaginary[lower] = upImaginary - turnedImaginary;
    real[upper] = upReal + turnedReal;
    imaginary[upper] = upImaginary + turnedImaginary;
  }
}
