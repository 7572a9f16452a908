import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from 'proscenium/plugin';

const trades = [
  ['Ada', 'she', 'a carter'],
  ['Bruno', 'he', 'a miller'],
  ['Cora', 'she', 'a weaver'],
  ['Dirk', 'he', 'a ferryman'],
  ['Edda', 'she', 'a midwife'],
  ['Finn', 'he', 'a thatcher'],
  ['Greta', 'she', 'a brewer'],
  ['Hugo', 'he', 'a tax collector'],
  ['Ida', 'she', 'a singer'],
  ['Jory', 'he', 'a poacher'],
  ['Kat', 'she', 'a locksmith'],
  ['Lew', 'he', 'a shepherd'],
  ['Moll', 'she', 'a widow with two ships'],
  ['Ned', 'he', 'an apprentice'],
  ['Olga', 'she', 'a beekeeper'],
  ['Piers', 'he', 'a scribe'],
  ['Quentin', 'he', 'a lapsed monk'],
  ['Rosa', 'she', 'a fiddler'],
  ['Sim', 'he', 'a gravedigger'],
] as const;

/** Two rooms and a yard: people go from one to the other, and each has its own talk. */
const places = ['place:taproom', 'place:parlour', 'place:yard'] as const;
const people = trades.map(([name, pronouns, trade], index) => ({
  id: `actor:${name.toLowerCase()}`,
  name,
  pronouns,
  trade,
  at: { in: places[index % 5 < 3 ? 0 : index % 2 === 0 ? 1 : 2] },
}));

const tavern = {
  setting: { period: 'medieval' },
  entities: [
    {
      id: 'place:taproom',
      kind: 'place',
      name: 'the taproom',
      description: 'A low room full of smoke and talk.',
      exits: [
        { direction: 'east', to: 'place:parlour' },
        { direction: 'south', to: 'place:yard' },
      ],
    },
    { id: 'place:parlour', kind: 'place', name: 'the parlour', exits: [{ direction: 'west', to: 'place:taproom' }] },
    { id: 'place:yard', kind: 'place', name: 'the yard', exits: [{ direction: 'north', to: 'place:taproom' }] },
    ...people.map(({ id, name, pronouns, at }) => ({ id, kind: 'actor', name, pronouns, at })),
    { id: 'actor:you', kind: 'actor', name: 'the stranger', aliases: ['you'], at: { in: 'place:taproom' } },
    { id: 'prop:table', kind: 'prop', name: 'long table', traits: ['fixed', 'supporter'], at: { in: 'place:taproom' } },
    {
      id: 'prop:bench',
      kind: 'prop',
      name: 'bench',
      traits: ['fixed', 'seat', 'enterable'],
      capacity: 3,
      at: { in: 'place:taproom' },
    },
    ...['mug', 'loaf', 'knife', 'candle'].map((name) => ({
      id: `prop:${name}`,
      kind: 'prop',
      name,
      traits: ['portable', ...(name === 'loaf' ? ['edible'] : [])],
      at: { on: 'prop:table' },
    })),
  ],
  staging: {
    rooms: [
      { place: 'place:taproom', at: [0, 0], size: [10, 8] },
      { place: 'place:parlour', at: [10, 0], size: [6, 6] },
      { place: 'place:yard', at: [0, -9], size: [10, 9], outdoors: true },
    ],
  },
  blueprint: {
    endless: true,
    profiles: people.map(({ id, name, trade }) => ({
      actor: id,
      persona: `${name} is ${trade}, and sits here most evenings.`,
      goal: 'To hear the news before anybody else.',
      lines: [{ says: `I am ${trade}, if you want to know.`, on: ['who are you', 'what do you do', 'trade', 'work'] }],
    })),
  },
};

const engine = new Engine(document.querySelector('canvas'));
const scene = new Scene(engine);
new ArcRotateCamera('eye', -Math.PI / 2, 0.9, 16, new Vector3(6, 0, 3), scene).attachControl();
engine.runRenderLoop(() => scene.render());
// Where no player is, people begin something four times as rarely: twenty cost little more than the few one hears.
const drama = await Proscenium.createAsync(scene, { scene: tavern, player: 'actor:you', seed: 8, tier: 'plain' });

const [told, status] = [document.querySelector('ol'), document.querySelector('output')];
const heard = new Map<string, number>();
const tell = (text: string): void => {
  const item = document.createElement('li');
  item.textContent = text;
  told?.prepend(item);
};
drama.onLineObservable.add(({ actor, text }) => {
  const { name, place } = drama.world.get(actor) ?? { name: actor };
  heard.set(actor, (heard.get(actor) ?? 0) + 1);
  if (status) status.value = `${heard.size} of ${drama.world.all('actor').length} have spoken.`;
  tell(`${name}, in ${drama.world.get(place ?? '')?.name ?? 'the tavern'}: ${text}`);
});
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const said = drama.say(document.querySelector('input')?.value ?? '');
  if (!said.ok) tell(said.error.message);
});
