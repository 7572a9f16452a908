import { describe, expect, it } from 'vitest';
import { HeldBreath } from '../../../src/app/show/held-breath.ts';

const goesOn = (breath: HeldBreath, seconds: number): number => {
  let passed = 0;
  for (let left = seconds; left > 0; left -= 0.05) passed += breath.pass(0.05);
  return passed;
};

describe('bodies while the play waits to be read', () => {
  it('come to rest, and move no further', () => {
    const breath = new HeldBreath();
    expect(goesOn(breath, 1)).toBe(0);
    breath.hold(true);
    // A fall takes a second, and coming out of hiding for it not quite another.
    expect(goesOn(breath, 1.7)).toBeCloseTo(1.7);
    expect(goesOn(breath, 10)).toBeLessThan(1);
    breath.hold(true);
    breath.hold(false);
    expect(breath.pass(0.1)).toBe(0);
  });
});
