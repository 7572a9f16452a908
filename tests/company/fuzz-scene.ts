import { readFileSync } from 'node:fs';
import { invariant } from '../../src/kit/invariant.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';

const sound = (value: unknown): SceneFile => {
  const read = readSceneFile(value);
  invariant(read.ok, `The scene cannot be read: ${JSON.stringify(read)}`);
  return read.value;
};

/** The scene we ship: one room, an apparition, somebody behind a curtain, and a death. */
export const elsinore: SceneFile = sound(
  JSON.parse(readFileSync(new URL('../../scenes/elsinore/scene.json', import.meta.url), 'utf8')),
);

const dead = (entity: string) => ({ entity, state: { dead: true } });

/**
 * A small play that has what the other has not: people on both sides of a door, a change of scene, a flag only a judge can
 * tell, a point nothing brings about by itself, a consequence the world will not bear, somebody who comes and goes.
 */
export const inn: SceneFile = sound({
  setting: { period: 'medieval', genre: 'realistic' },
  entities: [
    {
      id: 'place:kitchen',
      kind: 'place',
      name: 'the kitchen',
      exits: [{ direction: 'east', to: 'place:parlour', door: 'prop:door' }],
    },
    {
      id: 'place:parlour',
      kind: 'place',
      name: 'the parlour',
      exits: [
        { direction: 'west', to: 'place:kitchen', door: 'prop:door' },
        { direction: 'south', to: 'place:yard' },
      ],
    },
    { id: 'place:yard', kind: 'place', name: 'the yard', exits: [{ direction: 'north', to: 'place:parlour' }] },
    {
      id: 'actor:cook',
      kind: 'actor',
      name: 'Berta',
      aliases: ['the cook'],
      pronouns: 'she',
      at: { in: 'place:kitchen' },
    },
    {
      id: 'actor:maid',
      kind: 'actor',
      name: 'Nell',
      aliases: ['the maid'],
      pronouns: 'she',
      at: { in: 'place:kitchen' },
    },
    {
      id: 'actor:guest',
      kind: 'actor',
      name: 'Osric',
      aliases: ['the guest'],
      pronouns: 'he',
      at: { in: 'place:parlour' },
    },
    { id: 'actor:thief', kind: 'actor', name: 'Wat', aliases: ['the thief'], pronouns: 'he', at: null },
    {
      id: 'prop:door',
      kind: 'prop',
      name: 'oak door',
      aliases: ['door'],
      traits: ['door', 'openable'],
      state: { open: false },
      at: { in: 'place:kitchen' },
    },
    {
      id: 'prop:table',
      kind: 'prop',
      name: 'table',
      traits: ['fixed', 'supporter'],
      capacity: 8,
      at: { in: 'place:kitchen' },
    },
    {
      id: 'prop:spoon',
      kind: 'prop',
      name: 'wooden spoon',
      aliases: ['spoon'],
      traits: ['portable'],
      at: { on: 'prop:table' },
    },
    {
      id: 'prop:knife',
      kind: 'prop',
      name: 'knife',
      traits: ['portable', 'sharp', 'weapon'],
      at: { on: 'prop:table' },
    },
    {
      id: 'prop:box',
      kind: 'prop',
      name: 'box',
      traits: ['container', 'fixed'],
      capacity: 2,
      at: { in: 'place:parlour' },
    },
    { id: 'prop:barrel', kind: 'prop', name: 'barrel', traits: ['fixed'], size: 9, at: { in: 'place:parlour' } },
    {
      id: 'prop:bench',
      kind: 'prop',
      name: 'bench',
      traits: ['fixed', 'seat', 'supporter'],
      capacity: 3,
      at: { in: 'place:parlour' },
    },
    {
      id: 'prop:cup',
      kind: 'prop',
      name: 'cup',
      traits: ['portable', 'fillable', 'drinkable'],
      state: { liquid: 'wine', amount: 1 },
      capacity: 1,
      at: { heldBy: 'actor:guest' },
    },
  ],
  blueprint: {
    title: 'A Night at the Inn',
    patience: { seconds: 20, turns: 4 },
    profiles: [
      {
        actor: 'actor:cook',
        persona: 'Runs the kitchen.',
        goal: { public: 'To have supper on the table.', private: 'To know who empties the larder.' },
        talk: 0.8,
        lines: [
          { says: 'Stir it, do not drown it. Nell, are you listening?', to: 'actor:maid' },
          { says: '(wipes the table) Forty years of soup, and never a word of thanks.' },
          { says: '(whispers to Nell) Count the spoons when he has gone.', to: 'actor:maid' },
          { says: 'And who asked you?', on: ['who', 'why', 'what'] },
        ],
      },
      {
        actor: 'actor:maid',
        persona: 'Hears everything.',
        goal: { public: 'To get to bed before midnight.', private: 'To keep the secret of the larder.' },
        talk: 0.6,
        impulse: 0.9,
        lines: [
          { says: 'Yes, Berta. (aside) And no, Berta.' },
          { says: '(looks at the door) There is somebody in the parlour.' },
          { says: 'Will you open, sir, or shall I?', to: 'actor:guest' },
        ],
      },
      {
        actor: 'actor:guest',
        persona: 'Waits for his supper.',
        goal: { public: 'To eat.', private: 'To leave without paying.' },
        lines: [
          { says: '(shouts) Is there nobody in this house?' },
          { says: 'I could drink the sea, if somebody salted it less.' },
        ],
      },
      {
        actor: 'actor:thief',
        persona: 'Is not here.',
        goal: { public: 'To be taken for the ostler.', private: 'To have the spoon.' },
        lines: [{ says: 'Only looking after the horses.' }],
      },
    ],
    acts: [
      {
        id: 'supper',
        title: 'Supper',
        scenes: [
          {
            id: 'in-the-kitchen',
            title: 'In the kitchen',
            place: 'place:kitchen',
            description: 'A pot on the fire. Behind the door, a guest who knocks.',
            points: [
              {
                id: 'the-soup',
                description: 'The soup is stirred.',
                flag: {
                  says: 'Somebody has taken the spoon.',
                  when: { any: [{ beat: 'cook-takes-it' }, { entity: 'prop:spoon', at: { heldBy: 'actor:maid' } }] },
                  claims: ['the soup is ready', 'i have the spoon'],
                },
                result: 'The soup goes round and round.',
                trajectories: [
                  {
                    id: 'she-does-it',
                    beats: [
                      {
                        id: 'cook-grumbles',
                        actor: 'actor:cook',
                        to: 'actor:maid',
                        plays: ['(looks at the spoon) Must I do all of it myself?'],
                        hint: 'Nobody stirs.',
                      },
                      {
                        id: 'cook-takes-it',
                        actor: 'actor:cook',
                        plays: ['(takes the spoon) There. Was that so hard?', '(grabs the spoon and stirs the air)'],
                        hint: 'The spoon is on the table.',
                        instruction: 'Take the spoon now.',
                      },
                    ],
                  },
                  {
                    id: 'the-maid-does-it',
                    beats: [
                      {
                        id: 'maid-takes-it',
                        actor: 'actor:maid',
                        plays: ['(takes the spoon) I have it, I have it. (stirs)'],
                        hint: 'Be quick and be first.',
                        done: { entity: 'prop:spoon', at: { heldBy: 'actor:maid' } },
                        nerve: 0.6,
                      },
                    ],
                  },
                ],
              },
              {
                id: 'the-secret',
                description: 'Somebody says who empties the larder.',
                enters: [{ actor: 'actor:thief', at: { in: 'place:yard' }, narration: 'A dog barks in the yard.' }],
                flag: {
                  says: 'The secret of the larder is out.',
                  needs: [{ when: { not: dead('actor:maid') }, missing: 'She took it with her.' }],
                  claims: ['the secret is out', 'i know who did it'],
                },
                trajectories: [
                  {
                    id: 'a-confession',
                    beats: [
                      {
                        id: 'cook-asks',
                        actor: 'actor:cook',
                        to: 'actor:maid',
                        plays: ['Who has been at the ham? Nell?'],
                        hint: 'Ask her.',
                      },
                      {
                        id: 'maid-tells',
                        actor: 'actor:maid',
                        to: 'actor:cook',
                        plays: [
                          '[Oh Lord.] (whispers to Berta) It was Wat, he has a key. (opens the door) There he goes!',
                        ],
                        hint: 'Tell her before she guesses.',
                        nerve: 0.3,
                      },
                    ],
                  },
                ],
                otherwise: {
                  narration: 'The door falls open, and the ham rolls in.',
                  changes: [{ entity: 'prop:door', property: 'open', value: true }],
                },
              },
            ],
          },
        ],
      },
      {
        id: 'the-bill',
        title: 'The bill',
        goals: { 'actor:guest': { public: 'To find the door.', private: 'To find it unwatched.' } },
        scenes: [
          {
            id: 'in-the-parlour',
            title: 'In the parlour',
            place: 'place:parlour',
            description: 'A bench, a cup, and the bill.',
            places: [
              { entity: 'actor:cook', at: { in: 'place:parlour' } },
              { entity: 'actor:maid', at: { in: 'place:parlour' } },
              { entity: 'actor:thief', at: null },
            ],
            points: [
              {
                id: 'the-toast',
                description: 'The guest drinks on it.',
                enters: [{ actor: 'actor:thief', at: { in: 'place:parlour' }, narration: 'Wat is in the room.' }],
                leaves: ['actor:thief', 'actor:cook'],
                flag: {
                  says: 'The guest has drunk on it, or cannot any more.',
                  when: {
                    any: [
                      { beat: 'guest-drinks' },
                      { beat: 'thief-toasts' },
                      { done: { by: 'actor:guest', verb: 'drink', since: 'scene' } },
                      { said: { by: 'actor:guest', words: ['your health', 'cheers'], since: 'point' } },
                    ],
                  },
                },
                moot: { all: [dead('actor:guest'), dead('actor:thief')] },
                result: 'They put the cups down all at once.',
                ending: 'paid',
                trajectories: [
                  {
                    id: 'he-drinks',
                    when: { not: dead('actor:guest') },
                    beats: [
                      {
                        id: 'thief-pours',
                        actor: 'actor:thief',
                        to: 'actor:guest',
                        plays: ['Drink up, sir, it is on the house. (bows) Will you not?'],
                        hint: 'Get him to drink.',
                      },
                      {
                        id: 'guest-drinks',
                        actor: 'actor:guest',
                        to: 'actor:thief',
                        plays: [
                          '(lifts the cup) Your health, then. (drinks from the cup) It tastes of almonds, does it not?',
                        ],
                        hint: 'He is thirsty.',
                        nerve: 0.4,
                      },
                    ],
                  },
                  {
                    id: 'he-does-not',
                    beats: [
                      {
                        id: 'thief-toasts',
                        actor: 'actor:thief',
                        plays: ['To absent friends, and to those who are about to be absent.'],
                        hint: 'Somebody has to say it.',
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    consequences: [
      {
        id: 'poison',
        when: { any: [{ beat: 'thief-pours' }, { done: { by: 'actor:guest', verb: 'drink' } }] },
        afterSeconds: 2,
        changes: [{ entity: 'actor:guest', property: 'dead', value: true }],
        narration: 'Osric looks into the cup as if somebody had called him from there.',
      },
      {
        id: 'the-maid-cuts-herself',
        when: { entity: 'prop:knife', at: { heldBy: 'actor:maid' } },
        changes: [{ entity: 'actor:maid', property: 'hurt', value: true }],
        narration: 'The knife is sharper than it looks.',
      },
      {
        id: 'too-much-for-a-box',
        when: { entity: 'prop:door', state: { open: true } },
        afterSeconds: 1,
        changes: [{ entity: 'prop:barrel', property: 'at', value: { in: 'prop:box' } }],
        narration: 'Something rolls in the parlour, and stops.',
      },
    ],
  },
});
