import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium, type SavedDrama } from 'proscenium/plugin';

const farm = {
  entities: [
    { id: 'place:barn', kind: 'place', name: 'the barn', state: { day: 1 } },
    { id: 'actor:jo', kind: 'actor', name: 'Jo', pronouns: 'she', at: { in: 'place:barn' } },
    { id: 'actor:you', kind: 'actor', name: 'the farmer', aliases: ['you'], at: { in: 'place:barn' } },
    { id: 'prop:bucket', kind: 'prop', name: 'bucket', traits: ['portable', 'container'], at: { in: 'place:barn' } },
  ],
  staging: { rooms: [{ place: 'place:barn', at: [0, 0], size: [6, 5] }] },
  blueprint: { endless: true },
};

/** The save of your game: your own things, and what happened in the drama as one more field of it. */
interface Save {
  readonly day: number;
  readonly drama: SavedDrama;
}

const engine = new Engine(document.querySelector('canvas'));
const scene = new Scene(engine);
new ArcRotateCamera('eye', -Math.PI / 2, 1.2, 6, new Vector3(3, 1, 2.5), scene).attachControl();
engine.runRenderLoop(() => scene.render());

let day = 1;
let drama = await open();

/** A drama is opened anew from a save: the same play, seed and people, standing where they stood. */
async function open(from?: SavedDrama): Promise<Proscenium> {
  const opened = await Proscenium.createAsync(scene, {
    scene: farm,
    player: 'actor:you',
    seed: 5,
    ...(from ? { from } : {}),
  });
  opened.onLineObservable.add(({ actor, text }) => tell(`${opened.world.get(actor)?.name ?? actor}: ${text}`));
  opened.onActionObservable.add(({ narration }) => tell(narration));
  return opened;
}

function tell(text: string): void {
  const item = document.createElement('li');
  item.textContent = text;
  document.querySelector('ol')?.prepend(item);
}

function show(words = ''): void {
  const status = document.querySelector('output');
  if (status) status.value = `Day ${day}, ${drama.facts.length} facts. ${words}`;
}

function sleep(): void {
  day += 1;
  drama.world.set('place:barn', { day }, { told: `It is the morning of day ${day}.` });
  show();
}

function save(): void {
  const kept: Save = { day, drama: drama.save() };
  localStorage.setItem('farm', JSON.stringify(kept));
  show('Saved.');
}

async function load(): Promise<void> {
  const text = localStorage.getItem('farm');
  if (text === null) return show('Nothing is saved yet.');
  const kept = JSON.parse(text) as Save;
  drama.dispose();
  drama = await open(kept.drama);
  ({ day } = kept);
  show(`Loaded: the drama says day ${String(drama.world.get('place:barn')?.state['day'])}.`);
}

document.querySelector('#sleep')?.addEventListener('click', sleep);
document.querySelector('#save')?.addEventListener('click', save);
document.querySelector('#load')?.addEventListener('click', () => void load());
for (const button of document.querySelectorAll('button')) button.disabled = false;
show();
