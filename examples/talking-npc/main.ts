import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from 'proscenium/plugin';

// A scene as you have one already: camera, light, ground, a hammer.
const canvas = document.querySelector('canvas');
const engine = new Engine(canvas);
const scene = new Scene(engine);
new ArcRotateCamera('eye', -Math.PI / 2, 1.2, 11, new Vector3(5, 1, 5), scene).attachControl();
new HemisphericLight('sky', Vector3.Up(), scene).intensity = 0.8;
const ground = CreateGround('ground', { width: 10, height: 10 }, scene);
ground.position.set(5, 0, 5);
const grass = new StandardMaterial('grass', scene);
grass.diffuseColor.set(0.35, 0.55, 0.35);
grass.specularColor.setAll(0);
ground.material = grass;
const hammer = CreateBox('hammer', { width: 0.12, height: 0.1, depth: 0.3 }, scene);
engine.runRenderLoop(() => scene.render());

// People who live in it.
const drama = await Proscenium.createAsync(scene, {
  scene: {
    entities: [
      { id: 'place:yard', kind: 'place', name: 'the yard' },
      { id: 'actor:ana', kind: 'actor', name: 'Ana', pronouns: 'she', at: { in: 'place:yard' } },
      { id: 'actor:ben', kind: 'actor', name: 'Ben', pronouns: 'he', at: { in: 'place:yard' } },
      { id: 'actor:you', kind: 'actor', name: 'the traveller', aliases: ['you'], at: { in: 'place:yard' } },
      { id: 'prop:hammer', kind: 'prop', name: 'hammer', traits: ['portable'], at: { in: 'place:yard' } },
    ],
    staging: {
      rooms: [{ place: 'place:yard', at: [0, 0], size: [10, 10], outdoors: true }],
      placements: [{ entity: 'prop:hammer', at: [5, 4] }],
    },
    blueprint: { endless: true },
  },
  player: 'actor:you',
  level: { ground: [ground] },
  props: { 'prop:hammer': hammer },
  set: false,
  light: false,
});

const told = document.querySelector('ol');
const tell = (text: string): void => {
  const item = document.createElement('li');
  item.textContent = text;
  told?.prepend(item);
};
drama.onLineObservable.add(({ actor, text }) => tell(`${drama.world.get(actor)?.name ?? actor}: ${text}`));
drama.onActionObservable.add(({ narration }) => tell(narration));
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const input = document.querySelector('input');
  const said = drama.say(input?.value ?? '');
  if (!said.ok) tell(said.error.message);
});
