import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import { LightPool } from '../../../../plugin/picture/look/light-pool.ts';

it('leaves the lights where they are while somebody stands between two lamps', () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const pool = new LightPool(scene, 'plain');
  for (const x of [-3, -1, 1, 3]) {
    const anchor = new TransformNode(`lamp ${x}`, scene);
    anchor.position.set(x, 2.4, 0);
    anchor.computeWorldMatrix(true);
    pool.add({ anchor, colour: Color3.White(), candela: 8, brightness: 1 });
  }
  const litFrom = (x: number): number[] => {
    pool.focus.set(x, 1.4, 0);
    for (let frame = 0; frame < 40; frame++) pool.refresh();
    return scene.lights.map((light) => light.getAbsolutePosition().x).sort((one, other) => one - other);
  };
  expect(litFrom(-2)).toEqual([-3, -1]);
  // At −1 the lamps at −3 and at 1 are as near.
  for (const x of [-0.9, -1.1, -0.85, -1.05]) expect(litFrom(x)).toEqual([-3, -1]);
  expect(litFrom(0.2)).toEqual([-1, 1]);
  for (const x of [-0.9, -1.1, -0.95]) expect(litFrom(x)).toEqual([-1, 1]);
  expect(litFrom(2.5)).toEqual([1, 3]);
  scene.dispose();
  engine.dispose();
});
