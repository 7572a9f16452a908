import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFigure } from '../../../../plugin/body/bodies/figure-model.ts';
import { characterOf, type Portrayed } from '../../../../plugin/body/figures/character.ts';
import { outsideOf } from '../../../../plugin/body/overwear/outside.ts';
import { cutOverwear, type Overwear } from '../../../../plugin/body/overwear/overwear.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { everybody } from '../bodies/everybody.ts';
import { MovedBody, still } from '../motion/moved-body.ts';

const person = (name: string): Portrayed => everybody().find(({ id }) => id === `actor:${name}`)!;
const wool = { paint: [0.2, 0.3, 0.4], stuff: 'felt' } as const;

/** Somebody's figure and what they have on over it, each measured. */
function fitted(name: string, overwear: Overwear) {
  const character = characterOf(person(name));
  const rig = createRig(character.build);
  const { body } = makeFigure(character, 6);
  const cloth = cutOverwear(overwear, wool, character, body);
  return { cloth, under: outsideOf(body, rig), over: outsideOf(cloth, rig) };
}

const scene = new Scene(new NullEngine());
afterAll(() => scene.getEngine().dispose());

describe('what is put on over a figure’s own clothes', () => {
  it.each([
    ['gus', 'coat', 0.86, [0.6, 0.8, 1, 1.12], [0.6, 2, 2.8, 3.4, 4.2]],
    ['gertrude', 'shawl', 0.46, [1.1, 1.18, 1.24], [2, 3, 4]],
    ['nadia', 'apron', 0.76, [0.6, 0.75, 0.9, 1.05], [-0.4, 0, 0.4]],
  ] as const)('lies over all that %s has on: a %s', (name, kind, longMeters, heights, angles) => {
    const { cloth, under, over } = fitted(name, { kind, longMeters });
    for (const y of heights)
      for (const angle of angles)
        expect(over.trunk(y, angle), `${y} m up, at ${angle}`).toBeGreaterThan(under.trunk(y, angle) - 0.004);
    if (kind === 'coat')
      for (const part of [0.2, 0.4, 0.6, 0.8]) expect(over.arm(part)).toBeGreaterThan(under.arm(part));
    const points = cloth.positions.length / 3;
    const odd = Array.from({ length: points }, (_, point) => point).filter((point) => {
      const weights = cloth.boneWeights.subarray(point * 4, point * 4 + 4);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const normal = Math.hypot(...cloth.normals.subarray(point * 3, point * 3 + 3));
      return Math.abs(whole - 1) > 1e-4 || Math.abs(normal - 1) > 1e-3;
    });
    expect(odd).toEqual([]);
    expect(Math.max(...cloth.indices)).toBeLessThan(points);
  });

  it('leaves the arms before it where it is a cloak', () => {
    const { positions, indices } = fitted('hamlet', { kind: 'cloak', longMeters: 1.08 }).cloth;
    const cloth = [...new Set(indices)].map((point) => Vector3.FromArray(positions, point * 3));
    const besideTheArms = cloth.filter(({ x, y }) => Math.abs(x) > 0.12 && y < 1.1);
    expect(besideTheArms.length).toBeGreaterThan(50);
    expect(Math.max(...besideTheArms.map(({ z }) => z))).toBeLessThan(-0.05);
  });

  it('is taken along by arms that swing back, where it is a cloak', () => {
    const body = new MovedBody(scene, person('hamlet'));
    const [frameSeconds, speed] = [0.02, 1.5];
    let furthest = -Infinity;
    for (let frame = 0; frame < 150; frame++) {
      body.show({ ...still, speed, position: vec(0, 0, frame * frameSeconds * speed) }, frameSeconds);
      const back = Matrix.Invert(worldOf(body));
      for (const joint of ['foreL', 'foreR', 'handL', 'handR'] as const) {
        const { x, y, z } = body.at(joint);
        furthest = Math.max(furthest, -Vector3.TransformCoordinates(new Vector3(x, y, z), back).z);
      }
    }
    // The cloth hangs down from the joint of the cape.
    expect(furthest).toBeLessThan(-0.04);
  });
});

function worldOf({ nodes: { cape } }: MovedBody): Matrix {
  cape.computeWorldMatrix(true);
  return cape.getWorldMatrix();
}
