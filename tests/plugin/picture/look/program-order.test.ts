import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import { orderByProgram } from '../../../../plugin/picture/look/tableau/program-order.ts';

it('draws program after program, and what is of one material together, whenever it was made', () => {
  const scene = new Scene(new NullEngine());
  scene.activeCamera = new FreeCamera('camera', new Vector3(0, 0, -5), scene);
  new HemisphericLight('light', Vector3.Up(), scene);
  const drawn: string[] = [];
  for (const kind of ['lit', 'unlit', 'lit', 'unlit', 'lit']) {
    const material = new StandardMaterial(kind, scene);
    material.disableLighting = kind === 'unlit';
    for (const part of ['left', 'right']) {
      const box = CreateBox(part, {}, scene);
      box.material = material;
      box.onBeforeRenderObservable.add(() => void drawn.push(`${kind} ${material.uniqueId}`));
    }
  }
  const picture = (): readonly string[] => {
    drawn.length = 0;
    scene.render();
    return drawn.filter((each, index) => each !== drawn[index - 1]);
  };
  scene.render();
  const undo = orderByProgram(scene);
  const kinds = picture().map((each) => each.split(' ')[0]);
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toHaveLength(2);
  expect(kinds).toHaveLength(5);
  undo();
  expect(picture().map((each) => each.split(' ')[0])).toEqual(['lit', 'unlit', 'lit', 'unlit', 'lit']);
  scene.getEngine().dispose();
});
