import { ownVerb } from '../../src/world/own-verbs.ts';

/** A stall with a keeper, a customer with coins, and things that have a price. */
export const shopFile = {
  setting: { period: 'medieval' },
  entities: [
    { id: 'place:market', kind: 'place', name: 'the market', description: 'A square with one stall.' },
    { id: 'actor:mara', kind: 'actor', name: 'Mara', pronouns: 'she', at: { in: 'place:market' }, state: { coins: 2 } },
    { id: 'actor:tom', kind: 'actor', name: 'Tom', pronouns: 'he', at: { in: 'place:market' }, state: { coins: 5 } },
    {
      id: 'prop:stall',
      kind: 'prop',
      name: 'market table',
      traits: ['fixed', 'supporter'],
      at: { in: 'place:market' },
    },
    {
      id: 'prop:apple',
      kind: 'prop',
      name: 'apple',
      traits: ['portable', 'edible'],
      at: { on: 'prop:stall' },
      state: { price: 1 },
    },
    {
      id: 'prop:sword',
      kind: 'prop',
      name: 'sword',
      traits: ['portable', 'weapon', 'sharp'],
      at: { on: 'prop:stall' },
      state: { price: 9 },
    },
    { id: 'prop:stone', kind: 'prop', name: 'stone', traits: ['portable'], at: { in: 'place:market' } },
  ],
  blueprint: {
    title: 'The stall',
    patience: { seconds: 3600, turns: 1000 },
    profiles: ['mara', 'tom'].map((name) => ({
      actor: `actor:${name}`,
      persona: 'Somebody of the market.',
      goal: { public: 'To trade.', private: 'To trade well.' },
    })),
    acts: [
      {
        id: 'day',
        title: 'The day',
        scenes: [
          {
            id: 'market',
            title: 'At the market',
            place: 'place:market',
            description: 'A square with one stall.',
            points: [
              {
                id: 'sale',
                description: 'Something is bought.',
                flag: { says: 'The sword is bought.', when: { done: { verb: 'buy', object: 'prop:sword' } } },
                trajectories: [
                  {
                    id: 'wait',
                    beats: [{ id: 'sigh', actor: 'actor:mara', plays: ['(sighs)'], hint: 'Nobody buys.' }],
                  },
                ],
                ending: 'sold',
              },
            ],
          },
        ],
      },
    ],
  },
};

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const buy = ownVerb({
  name: 'buy',
  words: ['purchase', 'pay for'],
  like: 'take',
  about: 'pays for a thing that has a price, and has it',
  slots: { object: { kind: 'prop' } },
  unless({ subject, object }) {
    if (typeof object.state['price'] !== 'number') return { code: 'wrong-trait', reason: '{object} has no price.' };
    return number(subject.state['coins']) < object.state['price'] ? '{subject} cannot pay for {object}.' : undefined;
  },
  does({ subject, object, get }, { set, move }) {
    const price = number(object.state['price']);
    const keeper = get('actor:mara');
    set(subject, 'coins', number(subject.state['coins']) - price);
    if (keeper) set(keeper, 'coins', number(keeper.state['coins']) + price);
    move(object, { heldBy: subject.id });
    return `{subject} pays ${price} and has {object}.`;
  },
  offer: 'Buy {object}',
});

export const haggle = ownVerb({
  name: 'haggle',
  words: ['bargain'],
  like: 'point',
  slots: { object: { kind: 'actor', near: 'hear' } },
  offer: 'Haggle with {object}',
});
