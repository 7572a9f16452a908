import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { SubMesh } from '@babylonjs/core/Meshes/subMesh.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSeen } from '../../../../plugin/picture/look/tableau/seen-list.ts';
import { Tableau } from '../../../../plugin/picture/look/tableau/tableau.ts';

let [scene, tableau, camera]: [Scene, Tableau, FreeCamera] = [] as never;
let looks = 0;
let restore: () => void;
beforeEach(() => {
  scene = new Scene(new NullEngine());
  tableau = new Tableau(scene, () => undefined, 1);
  camera = new FreeCamera('camera', Vector3.Zero(), scene);
  looks = 0;
  scene.onBeforeActiveMeshesEvaluationObservable.add(() => void looks++);
  restore = keepSeen(scene, tableau);
});
afterEach(() => scene.getEngine().dispose());

const boxAt = (x: number, z: number): Mesh => {
  const box = CreateBox(`box ${x} ${z}`, { size: 0.2 }, scene);
  box.position.set(x, 0, z);
  return box;
};
const seen = (): readonly string[] => {
  const { data, length } = scene.getActiveMeshes();
  return data.slice(0, length).map(({ name }) => name);
};
const draw = (count: number): number => {
  const before = looks;
  for (let picture = 0; picture < count; picture++) scene.render();
  return looks - before;
};

it('looks once for ten pictures while the camera stands and nothing is said, and for fewer that take long', () => {
  boxAt(0, 5);
  boxAt(0, -5);
  expect(draw(30)).toBe(3);
  expect(seen()).toEqual(['box 0 5']);
  scene.getEngine().getDeltaTime = () => 50;
  expect(draw(30)).toBe(10);
});

it('draws what it keeps in one order, and copies no list for it', () => {
  for (let x = -2; x <= 2; x++) boxAt(x, 5);
  draw(1);
  const sorted = vi.spyOn(Array.prototype, 'slice');
  draw(5);
  expect(sorted.mock.contexts.filter((list) => (list as SubMesh[])[0] instanceof SubMesh)).toEqual([]);
  sorted.mockRestore();
});

it('has whatever moves where it is', () => {
  const walker = boxAt(0, 5);
  draw(1);
  walker.position.x = 0.1;
  expect(draw(1)).toBe(0);
  expect(walker.absolutePosition.x).toBeCloseTo(0.1);
});

it('looks at once when something comes, goes, is hidden or drawn by another', async () => {
  const box = boxAt(0, 5);
  draw(1);
  const other = boxAt(1, 5);
  // Babylon tells of it as soon as it has a moment.
  await new Promise<void>((resolve) => setTimeout(resolve));
  expect(draw(1)).toBe(1);
  expect(seen()).toContain(other.name);
  box.setEnabled(false);
  tableau.stir();
  expect(draw(1)).toBe(1);
  expect(seen()).not.toContain(box.name);
  tableau.drawBy(other, box);
  expect(draw(1)).toBe(1);
  other.dispose();
  expect(draw(1)).toBe(1);
  expect(seen()).toEqual([]);
});

it('misses nothing however the camera turns, goes and zooms', () => {
  for (let x = -9; x <= 9; x += 2) for (let z = -9; z <= 9; z += 2) boxAt(x, z);
  const missed: string[] = [];
  for (let picture = 0; picture < 160; picture++) {
    // Slowly, then faster than a head turns; and a cut.
    camera.rotation.y += picture < 80 ? 0.002 : 0.05;
    camera.position.x = picture === 120 ? 6 : Math.sin(picture / 40);
    camera.fov = picture < 60 ? 0.8 : 0.6;
    scene.render();
    const drawn = new Set(seen());
    for (const mesh of scene.meshes)
      if (mesh.isInFrustum(scene.frustumPlanes) && !drawn.has(mesh.name)) missed.push(`${picture}: ${mesh.name}`);
  }
  expect(missed).toEqual([]);
  expect(looks).toBeLessThan(130);
});

it('is Babylon as it was once it is put back', () => {
  boxAt(0, 5);
  restore();
  expect(draw(9)).toBe(9);
  const before = scene.onNewMeshAddedObservable.observers.length;
  keepSeen(scene, tableau)();
  expect(scene.onNewMeshAddedObservable.observers.filter((each) => !each._willBeUnregistered)).toHaveLength(before);
});
