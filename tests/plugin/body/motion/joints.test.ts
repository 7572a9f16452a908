import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { describe, expect, it } from 'vitest';
import { AngleReader } from '../../../../plugin/body/motion/joint-angles.ts';
import { Joints, softly } from '../../../../plugin/body/motion/joints.ts';
import { jointLimits } from '../../../../plugin/body/motion/limits.ts';
import { TwoBone } from '../../../../plugin/body/motion/two-bone.ts';
import { joints } from '../../../../plugin/body/rig/joint.ts';
import { seededRandom } from '../../../../src/kit/random.ts';
import { MovedBody } from './moved-body.ts';

const degrees = (radians: number): number => (radians / Math.PI) * 180;
const read = (joint: (typeof joints)[number], turn: Quaternion): number[] => {
  const angles = { first: 0, second: 0, third: 0 };
  new AngleReader().read(jointLimits[joint], turn, angles);
  return [angles.first, angles.second, angles.third].map(degrees);
};

describe('joints', () => {
  it('are read in the measures of their limits', () => {
    const turned = Quaternion.RotationYawPitchRoll(0.3, -0.4, 0.2);
    expect(read('head', turned).map(Math.round)).toEqual([17, -23, 11]);
    expect(read('foreR', Quaternion.RotationYawPitchRoll(0, -1.5, 0)).map(Math.round)[0]).toBe(-86);
    expect(read('armR', Quaternion.Identity())[0]).toBeCloseTo(90 + 2.9, 0);
  });

  it('stay within their limits whatever is asked of them', () => {
    const engine = new NullEngine();
    const body = new MovedBody(new Scene(engine), { id: 'actor:a', name: 'A', pronouns: 'he', description: '' });
    const moved = new Joints(body.nodes);
    const random = seededRandom('limits');
    const wild = (): number => (random.next() - 0.5) * 2 * Math.PI;
    for (let round = 0; round < 60; round++) {
      for (const joint of joints) {
        const limit = jointLimits[joint];
        const one = moved.all[joint];
        if (round % 2 === 0) {
          Object.assign(one.by, { yaw: wild(), pitch: wild(), roll: wild() });
          one.turn();
        } else one.set(Quaternion.RotationYawPitchRoll(wild(), wild(), wild()));
        const [first = 0, second = 0, third = 0] = read(joint, one.turned);
        const ranges =
          limit.kind === 'turn'
            ? [limit.yaw, limit.pitch, limit.roll]
            : limit.kind === 'hinge'
              ? [limit.bend, limit.twist]
              : [[0, limit.cone] as const, limit.twist];
        for (const [index, [low, high]] of ranges.entries()) {
          const angle = [first, second, third][index] ?? 0;
          expect(angle, `${joint} ${index}`).toBeGreaterThan(low - 0.1);
          expect(angle, `${joint} ${index}`).toBeLessThan(high + 0.1);
        }
      }
    }
    engine.dispose();
  });

  it('are left as they are while they are far from their limits', () => {
    expect(softly(0.4, [-40, 60])).toBe(0.4);
    expect(softly(-0.2, [-40, 60])).toBe(-0.2);
    expect(degrees(softly(3, [-40, 60]))).toBeLessThan(60);
    expect(degrees(softly(3, [-40, 60]))).toBeGreaterThan(57);
  });
});

describe('a limb of two bones', () => {
  it.each(['elbow', 'knee'] as const)('ends where it shall, with its %s bent the right way', (hinge) => {
    const limb = new TwoBone(hinge, 0.38, 0.37, 1, 0.01, -0.04);
    const [upper, lower] = [
      new Vector3(0, -0.38 * Math.cos(0.01), 0.38 * Math.sin(0.01)),
      new Vector3(0, -0.37 * Math.cos(0.04), -0.37 * Math.sin(0.04)),
    ];
    const pole = new Vector3(0.2, -0.1, hinge === 'knee' ? 1 : -1);
    for (const far of [0.12, 0.3, 0.5, 0.7, 0.749]) {
      for (const way of [new Vector3(0, -1, 0.2), new Vector3(0.4, 0.3, 0.6), new Vector3(-0.5, -0.5, -0.1)]) {
        const goal = way.normalize().scale(far);
        limb.solve(goal, pole);
        const end = upper
          .applyRotationQuaternion(limb.upper)
          .add(lower.applyRotationQuaternion(limb.upper.multiply(limb.lower)));
        expect(Vector3.Distance(end, goal), `${far} ${way.toString()}`).toBeLessThan(1e-4);
        const bend = 2 * Math.atan2(limb.lower.x, limb.lower.w) * (hinge === 'knee' ? 1 : -1);
        expect(bend).toBeGreaterThan(-0.1);
      }
    }
  });
});
