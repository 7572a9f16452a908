import { sceneFrom } from './rehearsal.ts';

/** Where nobody brings it about: for a flag a test only waits under. */
export const never = { entity: 'prop:lamp', state: { rung: true } };

/** Two prisoners in a cell with the things a test needs, and one scene of the points it writes. */
export const cellScene = (things: readonly object[], points: readonly object[], more: object = {}) =>
  sceneFrom({
    entities: [
      ...things,
      { id: 'actor:ann', kind: 'actor', name: 'Ann', at: { in: 'place:cell' } },
      { id: 'actor:ben', kind: 'actor', name: 'Ben', at: { in: 'place:cell' } },
    ],
    blueprint: {
      title: 'The cell',
      profiles: ['actor:ann', 'actor:ben'].map((actor) => ({
        actor,
        persona: 'A prisoner.',
        goal: { public: 'To wait.', private: 'To leave.' },
      })),
      acts: [
        {
          id: 'one',
          title: 'One',
          scenes: [{ id: 'cell', title: 'The cell', place: 'place:cell', description: 'A cell.', points }],
        },
      ],
      ...more,
    },
  });
