import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from 'proscenium/plugin';

const engine = new Engine(document.querySelector('canvas'));
const scene = new Scene(engine);
new ArcRotateCamera('eye', -Math.PI / 2, 1, 24, new Vector3(8, 1, 8), scene).attachControl();
new HemisphericLight('sky', Vector3.Up(), scene).intensity = 0.9;
engine.runRenderLoop(() => scene.render());

const painted = <T extends AbstractMesh>(mesh: T, color: Color3): T => {
  const paint = new StandardMaterial(mesh.name, scene);
  paint.diffuseColor = color;
  paint.specularColor = Color3.Black();
  mesh.material = paint;
  return mesh;
};

// Your level: a hill that rises to the north, a pond in a hollow, boulders.
const [side, cells] = [16, 32];
const height = (x: number, z: number): number =>
  2.4 / (1 + Math.exp(-(z - 9) * 0.7)) + 0.15 * Math.sin(x * 0.8) - 0.8 * Math.exp(-((x - 4) ** 2 + (z - 4) ** 2) / 3);
const hill = painted(CreateGround('hill', { width: side, height: side, subdivisions: cells, updatable: true }, scene), new Color3(0.4, 0.55, 0.32)); // prettier-ignore
const corners = hill.getVerticesData('position') ?? [];
for (let at = 0; at < corners.length; at += 3) {
  corners[at]! += side / 2;
  corners[at + 2]! += side / 2;
  corners[at + 1] = height(corners[at]!, corners[at + 2]!);
}
hill.updateVerticesData('position', corners);
hill.createNormals(true);
painted(CreateGround('water', { width: 4, height: 4 }, scene), new Color3(0.2, 0.4, 0.55)).position.set(4, -0.45, 4);
const boulders = [[8, 7], [9.4, 7.3], [6.4, 8]].map(([x = 0, z = 0]) => {
  const boulder = painted(CreateBox('boulder', { width: 1.2, depth: 1, height: 1.4 }, scene), new Color3(0.5, 0.48, 0.45));
  boulder.position.set(x, height(x, z) + 0.5, z);
  boulder.rotation.y = x;
  return boulder;
}); // prettier-ignore

// Your own navmesh, from whatever made it: here every triangle of the hill that is dry and not too steep.
const triangles = [...(hill.getIndices() ?? [])];
const dry: number[] = [];
for (let at = 0; at < triangles.length; at += 3) {
  const three = triangles.slice(at, at + 3);
  if (three.every((corner) => corners[corner * 3 + 1]! > -0.4)) dry.push(...three);
}
const navmesh = new Mesh('navmesh', scene);
const data = new VertexData();
data.positions = corners;
data.indices = dry;
data.applyToMesh(navmesh);
navmesh.isVisible = false;

const drama = await Proscenium.createAsync(scene, {
  scene: {
    entities: [
      { id: 'place:meadow', kind: 'place', name: 'the meadow', exits: [{ direction: 'north', to: 'place:top' }] },
      { id: 'place:top', kind: 'place', name: 'the hilltop', exits: [{ direction: 'south', to: 'place:meadow' }] },
      { id: 'actor:hana', kind: 'actor', name: 'Hana', pronouns: 'she', at: { in: 'place:meadow' } },
      { id: 'actor:ivo', kind: 'actor', name: 'Ivo', pronouns: 'he', at: { in: 'place:top' } },
      { id: 'actor:you', kind: 'actor', name: 'the walker', aliases: ['you'], at: { in: 'place:meadow' } },
      {
        id: 'prop:basket',
        kind: 'prop',
        name: 'basket',
        traits: ['portable', 'container'],
        at: { in: 'place:meadow' },
      },
      { id: 'prop:beacon', kind: 'prop', name: 'beacon', traits: ['fixed', 'lightable'], at: { in: 'place:top' } },
    ],
    staging: {
      rooms: [
        { place: 'place:meadow', at: [0, 0], size: [16, 9], outdoors: true },
        { place: 'place:top', at: [0, 9], size: [16, 7], outdoors: true },
      ],
    },
    blueprint: { endless: true },
  },
  player: 'actor:you',
  level: { ground: [navmesh], solids: boulders },
  set: false,
  light: false,
  seed: 4,
});

const told = document.querySelector('ol');
const tell = (text: string): void => {
  const item = document.createElement('li');
  item.textContent = text;
  told?.prepend(item);
};
drama.onLineObservable.add(({ actor, text }) => tell(`${drama.world.get(actor)?.name ?? actor}: ${text}`));
drama.onActionObservable.add(({ narration }) => tell(narration));
const ask = (button: string, words: string): void =>
  document.querySelector(button)?.addEventListener('click', () => {
    const said = drama.say(words);
    if (!said.ok) tell(said.error.message);
  });
ask('#above', '(goes north)');
ask('#below', '(goes south)');
