import { describe, expect, it } from 'vitest';
import { plainBuild } from '../../../../plugin/body/rig/build.ts';
import { joints, parentOf } from '../../../../plugin/body/rig/joint.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import {
  ball,
  blend,
  carve,
  egg,
  meet,
  placed,
  ring,
  rod,
  turned,
  type Field,
} from '../../../../plugin/body/sculpt/field.ts';
import { joinSculptures, type Sculpture } from '../../../../plugin/body/sculpt/sculpture.ts';
import type { Layer } from '../../../../plugin/body/sculpt/layer.ts';
import { sculpt } from '../../../../plugin/body/sculpt/sculpt.ts';
import { simplified } from '../../../../plugin/body/sculpt/simplify.ts';

const rig = createRig(plainBuild);
const layer = (form: Field, more: Partial<Layer> = {}): Layer => ({
  name: 'a lump', form, voxel: 0.01, paint: [0.5, 0.4, 0.3], stuff: 'cloth', moves: ['hips', 'spine', 'chest'], ...more,
}); // prettier-ignore

const eachPoint = ({ positions }: Sculpture, look: (x: number, y: number, z: number, at: number) => void): void => {
  for (let at = 0; at < positions.length; at += 3) look(positions[at]!, positions[at + 1]!, positions[at + 2]!, at / 3);
};

/** Every edge is walked once in either direction: there is no hole and no fold in it. */
function isClosed({ indices }: Sculpture): boolean {
  const edges = new Map<string, number>();
  for (let at = 0; at < indices.length; at += 3) {
    for (const [a, b] of [[0, 1], [1, 2], [2, 0]] as const) {
      const [from, to] = [indices[at + a]!, indices[at + b]!];
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1));
    }
  } // prettier-ignore
  return edges.size > 0 && [...edges.values()].every((balance) => balance === 0);
}

describe('a sculpted form', () => {
  const forms: readonly (readonly [string, Field])[] = [
    ['a ball', ball([0.1, 1, 0], 0.12)],
    ['an egg', egg([0, 1, 0], [0.1, 0.2, 0.08])],
    ['a rod', rod([0, 0.8, 0], [0.2, 1.1, 0.1], 0.05, 0.03)],
    ['a ring', ring([0, 1, 0], 0.15, 0.12, 0.03)],
    ['a turned one', turned([0.8, 0.2, 0.15], [1, 0.1, 0.1], [1.2, 0.15, 0.1, 0.03])],
    ['a blend', blend(0.05, ball([0, 1, 0], 0.1), ball([0.15, 1, 0], 0.1))],
    ['a carved one', carve(0.01, ball([0, 1, 0], 0.15), ball([0, 1, 0.15], 0.08))],
    ['a common part', meet(0.01, ball([0, 1, 0], 0.12), ball([0.08, 1, 0], 0.12))],
    ['a placed one', placed([0.1, 1, 0], [0.3, 0.5, 0.7], egg([0, 0, 0], [0.05, 0.15, 0.08]))],
  ]; // prettier-ignore

  it.each(forms)('of %s is closed, lies on its surface and in its box, and faces outwards', (_, form) => {
    const made = sculpt([layer(form)], rig);
    expect(isClosed(made)).toBe(true);
    let [off, outside, inwards] = [0, 0, 0];
    eachPoint(made, (x, y, z, at) => {
      if (Math.abs(form.distance(x, y, z)) >= 0.004) off++;
      [x, y, z].forEach((value, axis) => {
        if (value <= form.box.low[axis]! - 0.012 || value >= form.box.high[axis]! + 0.012) outside++;
      });
      const [nx, ny, nz] = made.normals.subarray(at * 3, at * 3 + 3) as unknown as [number, number, number];
      if (form.distance(x + nx * 0.004, y + ny * 0.004, z + nz * 0.004) < 0) inwards++;
    });
    expect({ off, outside, inwards }).toEqual({ off: 0, outside: 0, inwards: 0 });
  });

  it('turns its triangles so that their fronts are outside, as Babylon sees them', () => {
    const middle = [0, 1, 0] as const;
    const { positions, indices } = sculpt([layer(ball(middle, 0.1))], rig);
    const point = (index: number): number[] => [0, 1, 2].map((axis) => positions[index * 3 + axis]! - middle[axis]!);
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [point(indices[at]!), point(indices[at + 1]!), point(indices[at + 2]!)] as [
        number[],
        number[],
        number[],
      ];
      const [u, v] = [a.map((value, i) => b[i]! - value), a.map((value, i) => c[i]! - value)] as [number[], number[]];
      const out =
        (u[1]! * v[2]! - u[2]! * v[1]!) * a[0]! +
        (u[2]! * v[0]! - u[0]! * v[2]!) * a[1]! +
        (u[0]! * v[1]! - u[1]! * v[0]!) * a[2]!;
      expect(out).toBeLessThan(0);
    }
  });

  it('is the same every time', () => {
    const make = (): Sculpture =>
      sculpt(
        forms.map(([, form]) => layer(form)),
        rig,
        1.5,
      );
    expect(make()).toEqual(make());
  });

  it('is moved by the bones it may be moved by, of its own side, and wholly', () => {
    const sleeve = rod(rig.spot('armL'), rig.spot('foreL'), 0.05);
    const made = sculpt([layer(sleeve, { moves: ['chest', 'armL', 'armR', 'foreL', 'foreR'] })], rig);
    for (let at = 0; at < made.boneWeights.length; at += 4) {
      const weights = made.boneWeights.subarray(at, at + 4);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 4);
      weights.forEach((weight, slot) => {
        if (weight > 0) expect(joints[made.boneIndices[at + slot]!]).not.toMatch(/R$/);
      });
    }
  });

  it('is darker where something stands close', () => {
    const [floor, post] = [turned([0.7, 0.5, 0.5], [0.75, 0.5, 0.5]), rod([0, 0.75, 0], [0, 1, 0], 0.05)]; // prettier-ignore
    const { positions, uvs } = sculpt([layer(floor), layer(post)], rig);
    const open = (isNear: (far: number, y: number) => boolean): number => {
      const values: number[] = [];
      for (let at = 0; at * 3 < positions.length; at++) {
        const far = Math.hypot(positions[at * 3]!, positions[at * 3 + 2]!);
        if (isNear(far, positions[at * 3 + 1]!)) values.push(uvs[at * 2 + 1]!);
      }
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    const [corner, middle] = [
      open((far, y) => y > 0.745 && y < 0.76 && far < 0.07),
      open((far, y) => y > 0.745 && far > 0.2 && far < 0.4),
    ];
    expect(corner).toBeLessThan(middle - 0.2);
  });

  it('keeps its form, its colours and its bones with half the points', async () => {
    const body = turned([0.8, 0.2, 0.15], [1, 0.1, 0.1], [1.2, 0.15, 0.1]); // prettier-ignore
    const made = sculpt([layer(body)], rig, 0.6);
    const fewer = await simplified(made, made.positions.length / 6, 0.0012);
    expect(fewer.positions.length).toBeLessThan(made.positions.length * 0.62);
    expect(fewer.boneWeights.length / 4).toBe(fewer.positions.length / 3);
    expect(isClosed(fewer)).toBe(true);
    let off = 0;
    eachPoint(fewer, (x, y, z) => (off = Math.max(off, Math.abs(body.distance(x, y, z)))));
    expect(off).toBeLessThan(0.006);
  });

  it('is joined to others without mixing them up', () => {
    const [a, b] = [sculpt([layer(ball([0, 1, 0], 0.1))], rig), sculpt([layer(ball([0.5, 1, 0], 0.1))], rig)];
    const both = joinSculptures([a, b]);
    expect(both.positions.length).toBe(a.positions.length + b.positions.length);
    expect(Math.max(...both.indices)).toBe(both.positions.length / 3 - 1);
    expect(isClosed(both)).toBe(true);
  });
});

describe('the rig', () => {
  it('lists what joints hang on before them', () => {
    for (const [index, joint] of joints.entries()) {
      const parent = parentOf(joint);
      if (parent) expect(joints.indexOf(parent), joint).toBeLessThan(index);
      else expect(joint).toBe('hips');
    }
  });

  it('keeps shoulders where hands are reckoned from, whatever the legs', () => {
    for (const legs of [0.88, 1, 1.1]) {
      const { at, lengths } = createRig({ ...plainBuild, legs });
      expect(at.armR.y).toBe(1.28);
      expect(lengths.thigh + lengths.shin).toBeCloseTo(at.legR.y - at.footR.y, 6);
    }
  });
});
