import { describe, expect, it } from 'vitest';
import { handRest, hipHeights, shoulderOf, type Posture } from '../../../../plugin/stage/posture.ts';
import { distance } from '../../../../plugin/stage/space/vector.ts';

/** From the shoulder to the middle of the palm. */
const armLengthMeters = 0.65;

const postures = Object.keys(hipHeights) as Posture[];

describe('a hand at rest with something in it', () => {
  it('is before the body of one who stands', () => {
    const right = handRest('right', 'standing');
    expect(right.x).toBeCloseTo(0.28);
    expect(right.y).toBeCloseTo(1.05);
    expect(right.z).toBeCloseTo(0.28);
  });

  it.each(postures)('is within the arm and on its own side when %s', (posture) => {
    for (const hand of ['left', 'right'] as const) {
      const at = handRest(hand, posture);
      expect(distance(at, shoulderOf(hand, posture))).toBeLessThan(armLengthMeters);
      expect(Math.sign(at.x)).toBe(hand === 'right' ? 1 : -1);
      expect(at.y).toBeGreaterThan(0);
    }
    expect(handRest('left', posture).x).toBe(-handRest('right', posture).x);
  });

  it('goes up with the seat', () => {
    expect(handRest('left', 'sitting', 0.8).y - handRest('left', 'sitting', 0.5).y).toBeCloseTo(0.3);
  });
});
