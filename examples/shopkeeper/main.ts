import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { entityId, ownVerb, Proscenium } from 'proscenium/plugin';

const coins = (value: unknown): number => (typeof value === 'number' ? value : 0);

const buy = ownVerb({
  name: 'buy',
  words: ['purchase', 'pay for'],
  like: 'take',
  about: 'pays the shopkeeper for a thing on the counter, and has it',
  slots: { object: { kind: 'prop' } },
  unless({ subject, object }) {
    if (typeof object.state['price'] !== 'number') return '{object} is not for sale.';
    return coins(subject.state['coins']) < object.state['price'] ? '{subject} cannot pay for {object}.' : undefined;
  },
  does({ subject, object, get }, { set, move }) {
    const price = coins(object.state['price']);
    const keeper = get('actor:mara');
    set(subject, 'coins', coins(subject.state['coins']) - price);
    if (keeper) set(keeper, 'coins', coins(keeper.state['coins']) + price);
    set(object, 'price', null);
    move(object, { heldBy: subject.id });
    return `{subject} pays ${price} and has {object}.`;
  },
  offer: 'Buy {object}',
});

const goods = [
  { id: 'prop:apple', name: 'apple', traits: ['portable', 'edible'], price: 1 },
  { id: 'prop:lantern', name: 'lantern', traits: ['portable', 'light'], price: 3 },
  { id: 'prop:book', name: 'book', traits: ['portable', 'readable'], price: 40 },
];

const shop = {
  setting: { period: 'medieval' },
  entities: [
    { id: 'place:shop', kind: 'place', name: 'the shop', description: 'A low room with one table full of things.' },
    { id: 'actor:mara', kind: 'actor', name: 'Mara', pronouns: 'she', at: { in: 'place:shop' }, state: { coins: 10 } },
    { id: 'actor:you', kind: 'actor', name: 'the traveller', at: { in: 'place:shop' }, state: { coins: 5 } },
    { id: 'prop:counter', kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: 'place:shop' } },
    ...goods.map(({ price, ...thing }) => ({ ...thing, kind: 'prop', at: { on: 'prop:counter' }, state: { price } })),
  ],
  blueprint: {
    endless: true,
    profiles: [
      {
        actor: 'actor:mara',
        persona: 'A shopkeeper who knows what everything is worth, and to whom.',
        goal: 'To sell what is on the table.',
        desires: [{ id: 'wipes', plays: ['(wipes the table)'], everySeconds: 120, urge: 0.3 }],
        lines: [
          { says: 'The book is forty. It was my grandfather’s.', on: ['book'] },
          {
            says: 'One coin for an apple, three for the lantern.',
            on: ['price', 'cost', 'how much', 'apple', 'lantern'],
          },
        ],
      },
    ],
  },
};

const engine = new Engine(document.querySelector('canvas'));
const scene = new Scene(engine);
new ArcRotateCamera('eye', -Math.PI / 2, 1.1, 8, new Vector3(3, 1, 3), scene).attachControl();
engine.runRenderLoop(() => scene.render());
const drama = await Proscenium.createAsync(scene, { scene: shop, player: 'actor:you', verbs: [buy], seed: 3 });

const told = document.querySelector('ol');
const tell = (text: string): void => {
  const item = document.createElement('li');
  item.textContent = text;
  told?.prepend(item);
};
drama.onLineObservable.add(({ actor, text }) => tell(`${drama.world.get(actor)?.name ?? actor}: ${text}`));
drama.onActionObservable.add(({ narration }) => tell(narration));
drama.onRefusalObservable.add(({ reason }) => tell(reason));
// What your own game shows follows the drama's world, whoever changed it.
drama.world.observe('actor:you', ({ property, value }) => {
  if (property === 'coins') document.querySelector('output')!.value = String(coins(value));
});
const offers = document.querySelector('#offers');
for (const { id, name } of goods) {
  const button = document.createElement('button');
  button.textContent = `Buy the ${name}`;
  button.addEventListener('click', () => {
    const offered = drama.player?.deeds(entityId(id)).find(({ action }) => action.verb === 'buy');
    const asked = offered ? drama.player?.do(offered) : drama.say(`(buys the ${name})`);
    if (asked && !asked.ok) tell(asked.error.message);
  });
  offers?.append(button);
}
