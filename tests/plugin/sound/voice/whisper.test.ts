import { describe, expect, it } from 'vitest';
import { Spectrum } from '../../../../plugin/sound/voice/spectrum.ts';
import { whispered } from '../../../../plugin/sound/voice/whisper.ts';
import { openFlite } from './open-flite.ts';

const size = 512;

/** How like itself a little later the sound is at its best: near 1 where cords hum. */
function humOf(samples: Float32Array, from: number, sampleRate: number): number {
  let most = 0;
  for (let lag = Math.round(sampleRate / 300); lag < sampleRate / 70; lag++) {
    let [product, one, other] = [0, 1e-12, 1e-12];
    for (let at = from; at < from + size; at++) {
      const [now, later] = [samples[at] ?? 0, samples[at + lag] ?? 0];
      product += now * later;
      one += now * now;
      other += later * later;
    }
    most = Math.max(most, product / Math.sqrt(one * other));
  }
  return most;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a whisper', () => {
  it('has the words and not the hum of what was said', async () => {
    const spoken = await openFlite().speak({ text: 'my lord, are you alone', voice: 'awb', meanHz: 115, stretch: 1 });
    const { samples, sampleRate } = spoken;
    const quiet = whispered(samples, sampleRate);
    expect(quiet).toHaveLength(samples.length);
    const frames = Array.from({ length: Math.floor(samples.length / size) - 1 }, (_, frame) => frame * size);
    const [plain, breath] = [new Spectrum(size), new Spectrum(size)];
    const bands = [100, 500, 1000, 1800, 2800, 4000, 7000];
    const loud = frames.filter((from) => samples.subarray(from, from + size).some((sample) => Math.abs(sample) > 0.2));
    expect(loud.length).toBeGreaterThan(8);
    expect(mean(loud.map((from) => humOf(samples, from, sampleRate)))).toBeGreaterThan(0.85);
    expect(mean(loud.map((from) => humOf(quiet, from, sampleRate)))).toBeLessThan(0.7);
    // The throat is the same: as much in each band, within what noise varies.
    const apart = loud.flatMap((from) => {
      plain.read(samples, from);
      breath.read(quiet, from);
      return bands.slice(1).map((toHz, band) => {
        const fromHz = bands[band] ?? 0;
        const [one, other] = [plain, breath].map(
          (each) => 10 * Math.log10(each.between(fromHz, toHz, sampleRate) + 1e-9),
        );
        return Math.abs((one ?? 0) - (other ?? 0));
      });
    });
    expect(mean(apart)).toBeLessThan(6);
    expect(whispered(samples, sampleRate)).toEqual(quiet);
  });

  it('of silence is silent', () => {
    expect(whispered(new Float32Array(4000), 16_000).every((sample) => Math.abs(sample) < 1e-3)).toBe(true);
    expect(whispered(new Float32Array(0), 16_000)).toHaveLength(0);
  });
});
