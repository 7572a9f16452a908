/** A guardroom and a closet with a door between them; four people, one of whom has a dagger. Nobody wrote a line for anybody. */
export const guardroomFile = {
  setting: { period: 'victorian' },
  entities: [
    {
      id: 'place:guardroom',
      kind: 'place',
      name: 'the guardroom',
      exits: [{ direction: 'east', to: 'place:closet', door: 'prop:door' }],
    },
    {
      id: 'place:closet',
      kind: 'place',
      name: 'the closet',
      exits: [{ direction: 'west', to: 'place:guardroom', door: 'prop:door' }],
    },
    { id: 'actor:ada', kind: 'actor', name: 'Ada', pronouns: 'she', at: { in: 'place:guardroom' } },
    { id: 'actor:bruno', kind: 'actor', name: 'Bruno', pronouns: 'he', at: { in: 'place:closet' } },
    { id: 'actor:clara', kind: 'actor', name: 'Clara', pronouns: 'she', at: { in: 'place:guardroom' } },
    { id: 'actor:dan', kind: 'actor', name: 'Dan', pronouns: 'he', at: { in: 'place:guardroom' } },
    {
      id: 'prop:door',
      kind: 'prop',
      name: 'door',
      traits: ['door', 'openable'],
      state: { open: false },
      at: { in: 'place:guardroom' },
    },
    {
      id: 'prop:dagger',
      kind: 'prop',
      name: 'dagger',
      traits: ['portable', 'weapon', 'sharp'],
      at: { heldBy: 'actor:ada' },
    },
    { id: 'prop:chest', kind: 'prop', name: 'chest', traits: ['fixed', 'container'], at: { in: 'place:guardroom' } },
    { id: 'prop:bell', kind: 'prop', name: 'bell', traits: ['portable', 'musical'], at: { in: 'place:closet' } },
  ],
  blueprint: {
    title: 'The Guardroom',
    patience: { seconds: 3600, turns: 1000 },
    profiles: ['ada', 'bruno', 'clara', 'dan'].map((name) => ({
      actor: `actor:${name}`,
      persona: 'One of the watch.',
      goal: { public: 'To get through the night.', private: 'To sleep.' },
    })),
    acts: [
      {
        id: 'the-night',
        title: 'The night',
        scenes: [
          {
            id: 'the-watch',
            title: 'The watch',
            place: 'place:guardroom',
            description: 'A bare room with a door.',
            points: [
              {
                id: 'the-bell',
                description: 'The night ends with the bell.',
                flag: { says: 'The bell is broken.', when: { entity: 'prop:bell', state: { broken: true } } },
                trajectories: [
                  {
                    id: 'dan-waits',
                    beats: [{ id: 'dan-sighs', actor: 'actor:dan', plays: ['(sighs)'], hint: 'Nobody comes.' }],
                  },
                ],
                ending: 'the-morning',
              },
            ],
          },
        ],
      },
    ],
  },
};
