import { describe, expect, it } from 'vitest';
import { arrivedPart, readEngineParts, watchArrival } from '../../../src/app/cover/arrival.ts';

const parts = [
  { file: 'assets/stage-show-1.js', bytes: 300 },
  { file: 'assets/Havok-2.wasm', bytes: 100 },
];

describe('what the stage is made of', () => {
  it('has come by bytes, wherever the page lies', () => {
    expect(arrivedPart(parts, [])).toBe(0);
    expect(arrivedPart(parts, ['http://x/deep/assets/Havok-2.wasm?v=1', 'http://x/other.js'])).toBe(0.25);
    expect(
      arrivedPart(
        parts,
        parts.map(({ file }) => file),
      ),
    ).toBe(1);
    expect(arrivedPart([], ['x'])).toBe(0);
  });

  it('is told as it comes, until nobody listens', () => {
    const told: number[] = [];
    let tell: (addresses: readonly string[]) => void = () => undefined;
    let isWatched = true;
    const stop = watchArrival(
      parts,
      (part) => told.push(part),
      (observe) => {
        tell = observe;
        return () => void (isWatched = false);
      },
    );
    tell(['/assets/Havok-2.wasm']);
    tell(['/assets/stage-show-1.js']);
    expect(told).toEqual([0.25, 1]);
    stop();
    expect(isWatched).toBe(false);
  });

  it('is not watched where it is not known', () => {
    watchArrival(
      [],
      () => undefined,
      () => {
        throw new Error('watched');
      },
    )();
  });

  it.each([
    [null],
    [{}],
    ['x'],
    [[null, 3, {}, { file: '', bytes: 3 }, { file: 'a', bytes: -1 }, { file: 'a', bytes: NaN }]],
  ])('is nothing where it cannot be read: %j', (value) => expect(readEngineParts(value)).toEqual([]));

  it('is read as it was written', () => expect(readEngineParts(parts)).toEqual(parts));
});
