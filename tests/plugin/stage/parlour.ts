import { sceneFrom } from '../../company/rehearsal.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';

const prop = (id: string, name: string, traits: string, at: object, more: object = {}) => ({
  id: `prop:${id}`,
  kind: 'prop',
  name,
  traits: traits.split(' '),
  at,
  ...more,
});
const inParlour = { in: 'place:parlour' };
const onTable = { on: 'prop:table' };

/** A parlour and a hall with a door between them, and a thing for every kind of deed. */
export const parlourFile = {
  setting: { period: 'victorian' },
  entities: [
    {
      id: 'place:parlour',
      kind: 'place',
      name: 'the parlour',
      exits: [{ direction: 'east', to: 'place:hall', door: 'prop:door' }],
    },
    {
      id: 'place:hall',
      kind: 'place',
      name: 'the hall',
      exits: [{ direction: 'west', to: 'place:parlour', door: 'prop:door' }],
    },
    { id: 'actor:ada', kind: 'actor', name: 'Ada', pronouns: 'she', at: inParlour },
    { id: 'actor:bruno', kind: 'actor', name: 'Bruno', pronouns: 'he', at: inParlour },
    { id: 'actor:clara', kind: 'actor', name: 'Clara', pronouns: 'she', at: { in: 'place:hall' } },
    { id: 'actor:shade', kind: 'actor', name: 'the Shade', pronouns: 'it', at: null },
    prop('door', 'door', 'door openable', inParlour, { state: { open: false } }),
    prop('table', 'table', 'fixed supporter', inParlour),
    prop('desk', 'desk', 'fixed supporter', inParlour),
    prop('drawer', 'drawer', 'container openable fixed', { partOf: 'prop:desk' }, { state: { open: false } }),
    prop('ring', 'gold ring', 'portable wearable', { in: 'prop:drawer' }),
    prop('chest', 'chest', 'fixed container openable', inParlour, { state: { open: false } }),
    prop('letter', 'letter', 'portable readable cuttable burnable', { in: 'prop:chest' }, { text: 'Come at once.' }),
    prop('cup', 'cup', 'portable fillable drinkable', onTable),
    prop('jug', 'jug', 'portable fillable pourable', onTable, { state: { liquid: 'wine', amount: 3 } }),
    prop('vase', 'vase', 'portable breakable', onTable),
    prop('candle', 'candle', 'portable light lightable', onTable, { state: { lit: true } }),
    prop('bread', 'loaf of bread', 'portable edible', onTable),
    prop('book', 'book', 'portable readable', { on: 'prop:desk' }),
    prop('lamp', 'lamp', 'portable light switchable', { on: 'prop:desk' }, { state: { on: true } }),
    prop('curtain', 'curtain', 'fixed openable cuttable burnable', inParlour, { state: { open: false } }),
    prop('chair', 'chair', 'fixed seat', inParlour),
    prop('bed', 'bed', 'fixed bed supporter enterable', { in: 'place:hall' }),
    prop('stool', 'stool', 'portable seat', inParlour),
    prop('cloak', 'cloak', 'portable wearable', { on: 'prop:chair' }),
    prop('dagger', 'dagger', 'portable weapon sharp', { heldBy: 'actor:ada' }),
    prop('rope', 'rope', 'portable cuttable', { in: 'place:hall' }),
    prop('bell', 'bell', 'portable musical', { in: 'place:hall' }),
  ],
  blueprint: {
    title: 'The Parlour',
    patience: { seconds: 3600, turns: 1000 },
    profiles: ['ada', 'bruno', 'clara', 'shade'].map((name) => ({
      actor: `actor:${name}`,
      persona: 'Somebody of the house.',
      goal: { public: 'To pass the evening.', private: 'To pass it well.' },
    })),
    acts: [
      {
        id: 'the-evening',
        title: 'The evening',
        scenes: [
          {
            id: 'in-the-parlour',
            title: 'In the parlour',
            place: 'place:parlour',
            description: 'A parlour with a table, and nobody in a hurry.',
            points: [
              {
                id: 'the-wait',
                description: 'Somebody waits for somebody to ring.',
                flag: { says: 'The bell is broken.', when: { entity: 'prop:bell', state: { broken: true } } },
                trajectories: [
                  {
                    id: 'ada-waits',
                    beats: [{ id: 'ada-sighs', actor: 'actor:ada', plays: ['(sighs)'], hint: 'Nobody comes.' }],
                  },
                ],
                ending: 'the-bell',
              },
            ],
          },
        ],
      },
    ],
  },
};

/** The parlour with only these in it, the bell, and no way out: for what does not depend on how much there is. */
export function parlourWith(...ids: readonly string[]) {
  const isKept = (id: string): boolean => ['place:parlour', 'prop:bell', ...ids].includes(id);
  const { entities, blueprint } = parlourFile;
  const kept = entities.filter(({ id }) => isKept(id));
  return {
    ...parlourFile,
    entities: kept.map((entity) => {
      if ('exits' in entity) return { ...entity, exits: [] };
      return entity.id === 'prop:bell' ? { ...entity, at: inParlour } : entity;
    }),
    blueprint: { ...blueprint, profiles: blueprint.profiles.filter(({ actor }) => isKept(actor)) },
  };
}

const read = sceneFrom(parlourFile);

export const parlour = (): SceneFile => read;
