import { describe, expect, it } from 'vitest';
import { Gait, type Foot } from '../../../../plugin/body/motion/gait.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';

interface Walk {
  readonly gait: Gait;
  /** How far a foot that was planted before and after a frame moved, at most. */
  slid: number;
  /** How many steps were set down. */
  steps: number;
  /** How far a planted foot was from the body, at most. */
  furthest: number;
}

function walk(
  frames: number,
  at: (frame: number) => { x: number; z: number; yaw: number; speed: number },
  seconds = 0.02,
): Walk {
  const gait = new Gait(0.09);
  const result: Walk = { gait, slid: 0, steps: 0, furthest: 0 };
  for (let frame = 0; frame < frames; frame++) {
    const { x, z, yaw, speed } = at(frame);
    const before = [gait.left, gait.right].map((foot): Foot => ({ ...foot }));
    gait.update({ x, y: 0, z, yaw, speed, isCut: false }, { seconds });
    for (const [index, foot] of [gait.left, gait.right].entries()) {
      const was = before[index] as Foot;
      if (!was.planted && foot.planted) result.steps++;
      if (frame === 0 || !was.planted || !foot.planted) continue;
      result.slid = Math.max(result.slid, Math.hypot(foot.x - was.x, foot.z - was.z));
      result.furthest = Math.max(result.furthest, Math.hypot(foot.x - x, foot.z - z));
    }
  }
  return result;
}

describe('the gait', () => {
  it('never slides a planted foot, straight or round a bend, at any pace', () => {
    for (const speed of [0.3, 0.8, 1.3, 2.2]) {
      const straight = walk(500, (frame) => ({ x: 0, z: frame * 0.02 * speed, yaw: 0, speed }));
      expect(straight.slid).toBe(0);
      expect(straight.steps).toBeGreaterThan(6 * speed);
      expect(straight.furthest).toBeLessThan(0.75);
      const round = walk(500, (frame) => {
        const angle = (frame * 0.02 * speed) / 1.5;
        return { x: 1.5 - Math.cos(angle) * 1.5, z: Math.sin(angle) * 1.5, yaw: angle, speed };
      });
      expect(round.slid).toBe(0);
      expect(round.furthest).toBeLessThan(0.8);
    }
  });

  it('takes strides by the metre, not by the second', () => {
    const slow = walk(400, (frame) => ({ x: 0, z: frame * 0.01, yaw: 0, speed: 1 }), 0.01);
    const same = walk(200, (frame) => ({ x: 0, z: frame * 0.02, yaw: 0, speed: 1 }), 0.5);
    expect(Math.abs(slow.steps - same.steps)).toBeLessThanOrEqual(1);
  });

  it('ends with both feet under the body', () => {
    const { gait } = walk(250, (frame) => ({
      x: 0,
      z: Math.min(frame, 130) * 0.024,
      yaw: 0,
      speed: frame < 130 ? 1.2 : 0,
    }));
    expect(gait.left.planted && gait.right.planted).toBe(true);
    expect(Math.hypot(gait.left.x + 0.09, gait.left.z - 3.12)).toBeLessThan(0.07);
    expect(Math.hypot(gait.right.x - 0.09, gait.right.z - 3.12)).toBeLessThan(0.07);
  });

  it('steps round when the body turns where it stands', () => {
    const { gait, slid, steps } = walk(200, (frame) => ({ x: 0, z: 0, yaw: Math.min(1.5, frame * 0.02), speed: 0 }));
    expect(slid).toBe(0);
    expect(steps).toBeGreaterThanOrEqual(2);
    expect(Math.abs(gait.left.yaw - 1.5)).toBeLessThan(0.5);
  });

  it('stands at once where a body is put', () => {
    const gait = new Gait(0.09);
    gait.update({ ...vec(0, 0, 0), yaw: 0, speed: 0, isCut: false }, { seconds: 0.02 });
    gait.update({ ...vec(5, 1, 5), yaw: Math.PI / 2, speed: 0, isCut: false }, { seconds: 0.02 });
    expect(gait.left.planted).toBe(true);
    expect([gait.left.x, gait.left.y, gait.left.z].map((n) => Math.round(n * 100) / 100)).toEqual([5, 1, 5.09]);
  });
});
