import { describeProblem } from '../../src/kit/schema.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';

export const hall = entityId('place:hall');
export const kitchen = entityId('place:kitchen');
export const cellar = entityId('place:cellar');
export const door = entityId('prop:door');
export const curtain = entityId('prop:curtain');
export const chest = entityId('prop:chest');
export const table = entityId('prop:table');
export const letter = entityId('prop:letter');
/** Stands in the hall. */
export const ada = entityId('actor:ada');
/** Stands in the hall. */
export const bruno = entityId('actor:bruno');
/** Stands behind the curtain in the hall. */
export const clara = entityId('actor:clara');
/** Stands in the kitchen, behind a closed door. */
export const dov = entityId('actor:dov');
/** Nowhere yet, and only Ada would perceive her. */
export const shade = entityId('actor:shade');

const profile = (actor: string, more: object = {}) => ({
  actor,
  persona: 'Somebody of the house.',
  goal: { public: 'To pass the evening.', private: 'To be left alone with the letter.' },
  ...more,
});

/** A hall with a curtain, a kitchen behind a door, and a cellar one walks down into from there. */
export const houseFile = {
  entities: [
    {
      id: 'place:hall',
      kind: 'place',
      name: 'the hall',
      exits: [{ direction: 'east', to: 'place:kitchen', door: 'prop:door' }],
    },
    {
      id: 'place:kitchen',
      kind: 'place',
      name: 'the kitchen',
      exits: [
        { direction: 'west', to: 'place:hall', door: 'prop:door' },
        { direction: 'down', to: 'place:cellar' },
      ],
    },
    {
      id: 'place:cellar',
      kind: 'place',
      name: 'the cellar',
      exits: [{ direction: 'up', to: 'place:kitchen' }],
    },
    { id: 'actor:ada', kind: 'actor', name: 'Ada', pronouns: 'she', at: { in: 'place:hall' } },
    { id: 'actor:bruno', kind: 'actor', name: 'Bruno', pronouns: 'he', at: { in: 'place:hall' } },
    { id: 'actor:clara', kind: 'actor', name: 'Clara', pronouns: 'she', at: { behind: 'prop:curtain' } },
    { id: 'actor:dov', kind: 'actor', name: 'Dov', pronouns: 'he', at: { in: 'place:kitchen' } },
    { id: 'actor:shade', kind: 'actor', name: 'the Shade', pronouns: 'she', at: null },
    {
      id: 'prop:door',
      kind: 'prop',
      name: 'door',
      traits: ['door'],
      state: { open: false },
      at: { in: 'place:hall' },
    },
    {
      id: 'prop:curtain',
      kind: 'prop',
      name: 'curtain',
      traits: ['fixed', 'openable', 'cuttable'],
      state: { open: false },
      at: { in: 'place:hall' },
    },
    {
      id: 'prop:chest',
      kind: 'prop',
      name: 'chest',
      traits: ['fixed', 'container', 'openable', 'enterable'],
      state: { open: false },
      at: { in: 'place:hall' },
    },
    { id: 'prop:table', kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: 'place:hall' } },
    {
      id: 'prop:letter',
      kind: 'prop',
      name: 'letter',
      traits: ['portable', 'cuttable'],
      at: { on: 'prop:table' },
    },
  ],
  blueprint: {
    title: 'The letter',
    profiles: [
      profile('actor:ada'),
      profile('actor:bruno'),
      profile('actor:clara'),
      profile('actor:dov'),
      profile('actor:shade', { apparentTo: ['actor:ada'] }),
    ],
    acts: [
      {
        id: 'the-evening',
        title: 'The evening',
        goals: { 'actor:ada': { public: 'To read the letter.', private: 'To burn it.' } },
        scenes: [
          {
            id: 'in-the-hall',
            title: 'In the hall',
            place: 'place:hall',
            description: 'A letter lies on the table, and nobody has opened it.',
            points: [
              {
                id: 'the-question',
                description: 'Somebody has to ask about the letter.',
                flag: { says: 'Ada has asked about the letter.', when: { beat: 'ada-asks' } },
                trajectories: [
                  {
                    id: 'ada-begins',
                    beats: [
                      {
                        id: 'ada-asks',
                        actor: 'actor:ada',
                        to: 'actor:bruno',
                        plays: ['Who wrote this letter?'],
                        hint: 'The letter is not for you. Or is it?',
                        done: { said: { by: 'actor:ada', words: ['letter'] } },
                      },
                    ],
                  },
                  {
                    id: 'bruno-begins',
                    beats: [
                      {
                        id: 'bruno-points',
                        actor: 'actor:bruno',
                        plays: ['(points at the letter) That came for you.'],
                        hint: 'It came for her this morning.',
                      },
                    ],
                  },
                ],
              },
              {
                id: 'the-letter',
                description: 'The letter is destroyed.',
                flag: {
                  says: 'The letter is torn.',
                  when: { entity: 'prop:letter', state: { torn: true } },
                },
                trajectories: [
                  {
                    id: 'bruno-tears-it',
                    beats: [
                      {
                        id: 'bruno-tears',
                        actor: 'actor:bruno',
                        plays: ['(tears the letter) There.'],
                        hint: 'Nobody must read it.',
                        done: { entity: 'prop:letter', state: { torn: true } },
                      },
                    ],
                  },
                ],
                ending: 'the-letter-is-torn',
              },
            ],
          },
        ],
      },
    ],
  },
};

/** The scene as a performance gets it. */
export function houseScene(file: unknown = houseFile): SceneFile {
  const read = readSceneFile(file);
  if (!read.ok) throw new Error(`The house cannot be read. ${read.error.map(describeProblem).join(' ')}`);
  return read.value;
}
