import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import { Leftovers } from '../../../plugin/xr/leftovers.ts';

it('leaves no place for the cameras of a session that is over in any part of any mesh', () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const boxes = [CreateBox('drawn', {}, scene), CreateBox('never drawn', {}, scene)];
  const places = (): number[] =>
    boxes.flatMap(({ subMeshes }) =>
      subMeshes.flatMap(
        (part) =>
        ['_drawWrappers', '_currentMaterials'].map((list) => (part as unknown as Record<string, unknown[]>)[list]!.length), // prettier-ignore
      ),
    );
  boxes[0]!.subMeshes[0]!._getDrawWrapper(0, true);
  const before = places();
  for (let session = 0; session < 20; session++) {
    const leftovers = new Leftovers(scene);
    leftovers.begun();
    const passes = [0, 1, 2].map((eye) => engine.createRenderPassId(`eye ${eye}`));
    for (const pass of passes) boxes[0]!.subMeshes[0]!._getDrawWrapper(pass, true);
    for (const pass of passes) engine.releaseRenderPassId(pass);
    leftovers.clear();
  }
  expect(places()).toEqual(before);
  expect(boxes[0]!.subMeshes[0]!._getDrawWrapper(0)).toBeDefined();
  engine.dispose();
});
