import { describe, expect, it } from 'vitest';
import {
  AdaptiveQuality,
  applyQuality,
  qualitySteps,
} from '../../../../plugin/picture/look/quality/adaptive-quality.ts';

const options = { targetMs: 20, windowFrames: 10, calmFrames: 40 } as const;
const tell = (quality: AdaptiveQuality, ms: number, frames: number): number[] =>
  Array.from({ length: frames }, () => {
    quality.frame(ms);
    return quality.step;
  });

describe('quality that goes with the frame times', () => {
  it('goes down step by step while frames are long, to the least and no further', () => {
    const quality = new AdaptiveQuality(options);
    expect(tell(quality, 60, 10).at(-1)).toBe(1);
    expect(tell(quality, 60, 10).at(-1)).toBe(2);
    expect(tell(quality, 60, 200).at(-1)).toBe(qualitySteps.length - 1);
  });

  it('goes up again only after a calm while, and stays between long and short', () => {
    const quality = new AdaptiveQuality({ ...options, step: 2 });
    expect(tell(quality, 18, 400).at(-1)).toBe(2);
    expect(tell(quality, 8, 30).at(-1)).toBe(2);
    expect(tell(quality, 8, 10).at(-1)).toBe(1);
  });

  it('takes no notice of a single long frame', () => {
    const quality = new AdaptiveQuality(options);
    for (let index = 0; index < 100; index++) quality.frame(index % 10 === 3 ? 900 : 12);
    expect(quality.step).toBe(0);
  });

  it('dares the same less often after it was too much', () => {
    const quality = new AdaptiveQuality({ ...options, step: 1 });
    /** A machine that holds step 1 and not step 0. */
    const machine = (frames: number): number => {
      let changes = 0;
      for (let index = 0; index < frames; index++) if (quality.frame(quality.step === 0 ? 50 : 8)) changes++;
      return changes;
    };
    const [early, late] = [machine(400), machine(400)];
    expect(early).toBeGreaterThan(late);
  });

  it('decides the same from the same times, and ignores times that are none', () => {
    const times = Array.from({ length: 900 }, (_, index) => 8 + 30 * Math.abs(Math.sin(index / 90)));
    const run = (): number[] => {
      const quality = new AdaptiveQuality(options);
      return times.map((ms) => {
        quality.frame(Number.NaN);
        quality.frame(ms);
        return quality.step;
      });
    };
    expect(run()).toEqual(run());
    expect(new Set(run()).size).toBeGreaterThan(1);
  });

  it('is applied to engine, light and lamps', () => {
    const done: Record<string, number> = {};
    const [least] = qualitySteps.slice(-1);
    applyQuality(least!, {
      engine: {
        getHardwareScalingLevel: () => 0.5,
        setHardwareScalingLevel: (to: number) => (done['scaling'] = to),
      } as never,
      rig: { refreshShadowsEvery: (to) => void (done['shadows'] = to), thinHaze: (to) => void (done['haze'] = to) },
      workshop: { lendLamps: (to) => void (done['lamps'] = to) },
      usualScaling: 0.5,
    });
    expect(done).toEqual({ scaling: 1, shadows: least!.shadowsEvery, haze: 0, lamps: least!.lamps });
  });
});
