import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Brain, PlanRequest } from '../../src/mind/brain.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { cellScene } from './cell.ts';
import { rehearse } from './rehearsal.ts';

const point = (id: string, when: object) => ({ id, description: id, flag: { says: `${id} is so`, when } });

/** A scene of nothing but flags: the author has said what must become true, and no word about how. */
const flagsOnly = (points: readonly object[]) =>
  cellScene(
    [
      { id: 'place:cell', kind: 'place', name: 'the cell', exits: [{ to: 'place:yard', door: 'prop:gate' }] },
      { id: 'place:yard', kind: 'place', name: 'the yard', exits: [{ to: 'place:cell', door: 'prop:gate' }] },
      {
        id: 'prop:gate',
        kind: 'prop',
        name: 'gate',
        traits: ['door', 'openable'],
        state: { open: false },
        at: { in: 'place:cell' },
      },
      { id: 'prop:shelf', kind: 'prop', name: 'shelf', traits: ['supporter', 'fixed'], at: { in: 'place:cell' } },
      { id: 'prop:loaf', kind: 'prop', name: 'loaf', traits: ['portable', 'edible'], at: { in: 'place:cell' } },
    ],
    points,
  );

describe('the planner, given flags and no roads', () => {
  it('works back from what each asks for, and the company plays it', async () => {
    const played = await rehearse(
      flagsOnly([
        point('taken', { entity: 'prop:loaf', at: { heldBy: 'actor:ben' } }),
        point('placed', { entity: 'prop:loaf', at: { on: 'prop:shelf' } }),
        point('said', { said: { by: 'actor:ann', to: 'actor:ben', words: ['it is time'] } }),
        point('opened', {
          all: [{ entity: 'prop:gate', state: { open: true } }, { done: { by: 'actor:ben', verb: 'bow' } }],
        }),
        point('gone', { any: [{ entity: 'actor:ann', within: 'place:yard' }, { beat: 'never' }].slice(0, 1) }),
      ]),
    );
    expect(played.summary).toMatchObject({ completed: true, stalls: 0 });
    expect(played.summary.points.map(({ how }) => how)).toEqual(Array(5).fill('played'));
    expect(played.of('road:laid').map(({ point: of }) => of)).toEqual(['taken', 'placed', 'said', 'opened', 'gone']);
  });

  it('says that it passed what no deed of an actor can bring about', async () => {
    const played = await rehearse(flagsOnly([point('aged', { entity: 'actor:ann', state: { old: true } })]));
    expect(played.summary).toMatchObject({
      completed: false,
      ending: 'without aged',
      points: [{ point: 'aged', how: 'passed' }],
    });
  });
});

describe('the planner, with a model', () => {
  const roads = [
    [{ actor: entityId('actor:ben'), plays: ['(bows) It is time.'], hint: 'You could begin.', id: 'laid-one' }],
  ];
  const planned = (plan: Brain['plan']) =>
    rehearse(
      flagsOnly([
        {
          ...point('bowed', { done: { by: 'actor:ben', verb: 'bow' } }),
          trajectories: [
            {
              id: 'nobody-dares',
              beats: [
                {
                  id: 'never',
                  actor: 'actor:ann',
                  plays: ['(waits)'],
                  hint: 'Wait.',
                  nerve: 1,
                  done: { point: 'bowed' },
                },
              ],
            },
          ],
        },
      ]),
      { brain: () => ({ ...understudy, source: 'model', plan }), settings: { advancer: false } },
    );

  it('is asked where the author gave fewer than two roads, and what it lays is played', async () => {
    const asked: PlanRequest[] = [];
    const played = await planned(async (request) => {
      asked.push(request);
      return roads.map((beats) => ({ id: 'laid-by-model', beats }));
    });
    expect(asked).toMatchObject([{ point: 'bowed', flag: 'bowed is so', things: ['gate', 'shelf', 'loaf'] }]);
    expect(played.of('road:laid')).toMatchObject([{ point: 'bowed', source: 'model' }]);
    expect(played.summary).toMatchObject({ completed: true, points: [{ point: 'bowed', how: 'played' }] });
  });

  it('that has no plan leaves the play as it was', async () => {
    const played = await planned(() => Promise.reject(new Error('no plan')));
    expect(played.summary).toMatchObject({ completed: false, ending: 'stalled at bowed' });
  });
});
