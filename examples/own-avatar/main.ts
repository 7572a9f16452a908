import '@babylonjs/loaders/glTF/2.0/index.js';
import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from 'proscenium/plugin';

const hall = {
  setting: { period: 'medieval' },
  entities: [
    { id: 'place:hall', kind: 'place', name: 'the hall', description: 'A bare stone hall.' },
    { id: 'actor:knight', kind: 'actor', name: 'the knight', pronouns: 'he', at: { in: 'place:hall' } },
    { id: 'actor:page', kind: 'actor', name: 'Wat', pronouns: 'he', at: { in: 'place:hall' } },
    { id: 'actor:you', kind: 'actor', name: 'the visitor', aliases: ['you'], at: { in: 'place:hall' } },
    { id: 'prop:table', kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: 'place:hall' } },
    { id: 'prop:lantern', kind: 'prop', name: 'lantern', traits: ['portable', 'light'], at: { on: 'prop:table' } },
  ],
  staging: { rooms: [{ place: 'place:hall', at: [0, 0], size: [7, 6] }] },
  blueprint: {
    endless: true,
    profiles: [
      {
        actor: 'actor:knight',
        persona: 'A knight of tin, who is polite and a little stiff.',
        goal: 'To have the lantern lit before night.',
        desires: [{ id: 'lamp', plays: ['(takes the lantern)', '(puts the lantern on the table)'], everySeconds: 30 }],
      },
    ],
  },
};

const engine = new Engine(document.querySelector('canvas'));
const scene = new Scene(engine);
new ArcRotateCamera('eye', -Math.PI / 2, 1.2, 6, new Vector3(3.5, 1, 3), scene).attachControl();
engine.runRenderLoop(() => scene.render());
const drama = await Proscenium.createAsync(scene, { scene: hall, player: 'actor:you', seed: 2 });

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
  const said = drama.say(document.querySelector('input')?.value ?? '');
  if (!said.ok) tell(said.error.message);
});

// Your own file in place of our puppet: it walks, reaches, looks and holds things as the actor does.
// A file that cannot be shown says why, and the puppet plays on.
try {
  await drama.actors.load('actor:knight', new URL('./knight.glb', import.meta.url).href);
  tell('The knight has come in his own armour.');
} catch (error) {
  tell(String(error));
}
