import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from 'proscenium/plugin';

const kitchen = {
  entities: [
    { id: 'place:kitchen', kind: 'place', name: 'the kitchen' },
    { id: 'actor:nan', kind: 'actor', name: 'Nan', pronouns: 'she', at: { in: 'place:kitchen' } },
    { id: 'actor:you', kind: 'actor', name: 'the guest', aliases: ['you'], at: { in: 'place:kitchen' } },
    { id: 'prop:table', kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: 'place:kitchen' } },
    { id: 'prop:cup', kind: 'prop', name: 'cup', traits: ['portable', 'drinkable'], at: { on: 'prop:table' } },
    { id: 'prop:knife', kind: 'prop', name: 'knife', traits: ['portable', 'sharp'], at: { on: 'prop:table' } },
  ],
  staging: { rooms: [{ place: 'place:kitchen', at: [0, 0], size: [5, 4] }] },
  blueprint: { endless: true },
};

const engine = new Engine(document.querySelector('canvas'));
const scene = new Scene(engine);
new ArcRotateCamera('eye', -Math.PI / 2, 1.2, 5, new Vector3(2.5, 1, 2), scene).attachControl();
engine.runRenderLoop(() => scene.render());
// The tier that keeps to what a headset can draw in time.
const drama = await Proscenium.createAsync(scene, { scene: kitchen, player: 'actor:you', tier: 'headset', seed: 6 });

const status = document.querySelector('output');
const told = document.querySelector('ol');
const tell = (text: string): void => {
  const item = document.createElement('li');
  item.textContent = text;
  told?.prepend(item);
};
drama.onLineObservable.add(({ actor, text }) => tell(`${drama.world.get(actor)?.name ?? actor}: ${text}`));
drama.onActionObservable.add(({ narration }) => tell(narration));

// Hands are verbs: grab takes, let go over the table puts, held out gives. The same narrator rules.
const headset = await drama.headset({ walk: 'leap', turnDegrees: 30, isVignetteOn: true });
const button = document.querySelector<HTMLButtonElement>('#enter');
if (button && headset) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const change = headset.isOn ? headset.leave() : headset.enter();
    Promise.resolve(change).catch((error: unknown) => tell(String(error)));
  });
  headset.onChange((isOn) => (button.textContent = isOn ? 'Take it off' : 'Put on the headset'));
}
if (status) status.value = headset ? '' : 'No headset here: the play goes on, on the screen.';
