import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import { worldOf } from '../../../../plugin/picture/look/world-matrix.ts';

it('says where a node is now, and leaves all else that hangs there as it is', () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  scene.activeCamera = new FreeCamera('camera', new Vector3(0, 0, -5), scene);
  const home = new TransformNode('home', scene);
  const arm = new TransformNode('arm', scene);
  const palm = new TransformNode('palm', scene);
  const table = CreateBox('table', {}, scene);
  arm.parent = table.parent = home;
  palm.parent = arm;
  palm.position.set(0, -0.6, 0);
  scene.render();
  let reckoned = 0;
  table.onAfterWorldMatrixUpdateObservable.add(() => reckoned++);
  // Twice within one picture: Babylon would take the first for good.
  for (const y of [1, 2]) {
    arm.position.y = y;
    expect(worldOf(palm).getTranslation().y).toBeCloseTo(y - 0.6, 5);
  }
  scene.render();
  expect(reckoned).toBe(0);
  home.position.x = 3;
  expect(worldOf(palm).getTranslation().x).toBe(3);
  scene.render();
  expect(reckoned).toBe(1);
  engine.dispose();
});
