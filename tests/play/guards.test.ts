import { describe, expect, it } from 'vitest';
import { roadsAhead } from '../../src/company/planner.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { cellScene, never } from '../company/cell.ts';
import { person, rehearse } from '../company/rehearsal.ts';
import { plantedScene } from '../listening/counting/planted.ts';
import { Drive } from './drive.ts';
import { ada, bruno } from './house-scene.ts';

const ann = entityId('actor:ann');
/** Two people, a lamp, a cake and a letter; nobody brings the flag about but by the roads a test writes. */
const sceneWith = (point: object, more: object = {}) =>
  cellScene(
    [
      { id: 'place:cell', kind: 'place', name: 'the cell', exits: [{ to: 'place:yard' }] },
      { id: 'place:yard', kind: 'place', name: 'the yard', exits: [{ to: 'place:cell' }] },
      {
        id: 'prop:lamp',
        kind: 'prop',
        name: 'lamp',
        traits: ['portable', 'light', 'lightable'],
        state: { lit: true },
        at: { in: 'place:cell' },
      },
      { id: 'prop:cake', kind: 'prop', name: 'cake', traits: ['portable', 'edible'], at: { in: 'place:cell' } },
      { id: 'prop:plate', kind: 'prop', name: 'plate', traits: ['portable', 'supporter'], at: { in: 'place:cell' } },
    ],
    [{ id: 'first', description: 'First.', flag: { says: 'It has rung.', when: never }, ...point }],
    more,
  );

const beat = (id: string, actor: string, plays: string[], more: object = {}) => ({
  id,
  actor: `actor:${actor}`,
  plays,
  hint: `${id}.`,
  ...more,
});

/** Long enough for Ann to have done what she came for. */
const later = { secondsInto: 'point', atLeast: 12 };
const eats = person(ann, ['(eats the cake)']);

describe('a beat', () => {
  it('[GUARD4] is not played with what is used up, and nobody is told to play it', async () => {
    const road = {
      id: 'road',
      beats: [beat('ben-offers', 'ben', ['(takes the cake) Have some cake.'], { when: later })],
    };
    const { of } = await rehearse(sceneWith({ trajectories: [road] }), { person: eats });
    expect(of('turn:begun').filter(({ beat: id }) => id === 'ben-offers')).toEqual([]);
    expect(of('cue:given')).toEqual([]);
    const untouched = await rehearse(sceneWith({ trajectories: [road] }));
    expect(untouched.of('beat:played').map(({ beat: id }) => id)).toEqual(['ben-offers']);
  });

  it('[GUARD4] is played in a way that is left', async () => {
    const plays = ['The cake is on the plate. Have some.', 'You have eaten it, then. All of it.'];
    const road = { id: 'road', beats: [beat('ben-remarks', 'ben', plays, { when: later })] };
    const { of } = await rehearse(sceneWith({ trajectories: [road] }), { person: eats });
    const turn = of('turn:begun').find(({ beat: id }) => id === 'ben-remarks')?.turn;
    const words = of('word:spoken').filter((word) => word.turn === turn);
    expect(words.map(({ text }) => text.trim()).join(' ')).toBe(plays[1]);
  });

  it('[GUARD5] that answers falls out where nobody has asked', async () => {
    const beats = [
      beat('ann-asks', 'ann', ['What is it?'], { to: 'actor:ben', done: { secondsInto: 'point', atLeast: 3 } }),
      beat('ben-answers', 'ben', ['It is only the wind.'], { to: 'actor:ann' }),
      beat('ben-yawns', 'ben', ['Well. Good night.']),
    ];
    const silent = await rehearse(sceneWith({ trajectories: [{ id: 'road', beats }] }), {
      person: person(ann, ['(yawns)']),
    });
    expect(silent.of('beat:played').map(({ beat: id }) => id)).toEqual(['ann-asks', 'ben-yawns']);
    const asked = await rehearse(sceneWith({ trajectories: [{ id: 'road', beats }] }));
    expect(asked.of('beat:played').map(({ beat: id }) => id)).toEqual(['ann-asks', 'ben-answers', 'ben-yawns']);
  });
});

describe('a beat that leads to a deed', () => {
  const played = async (leads: string) => {
    const beats = [
      beat('ann-asks', 'ann', ['What is it?'], { to: 'actor:ben', done: { secondsInto: 'point', atLeast: 3 } }),
      beat('ben-leads', 'ben', [leads], { to: 'actor:ann' }),
      beat('ann-waves', 'ann', ['(waves)'], { to: 'actor:ben', done: { secondsInto: 'point', atLeast: 20 } }),
    ];
    const silent = await rehearse(sceneWith({ trajectories: [{ id: 'road', beats }] }), {
      person: person(ann, ['(yawns)']),
    });
    return silent.of('turn:begun').flatMap(({ beat: id }) => id ?? []);
  };

  it('[GUARD5] falls out as well, where it goes on from what nobody said', async () => {
    expect(await played('Then it is only the wind.')).toEqual([]);
  });

  it('[GUARD5] is played where it asks', async () => {
    expect(await played('Will you wave to me?')).toEqual(['ben-leads']);
  });
});

describe('a line the point was opened into', () => {
  const roadsAfter = (isInto: boolean): readonly string[] => {
    const drive = new Drive({}, plantedScene()).open();
    const open = () => drive.record({ type: 'point:opened', by: 'transfer', point: 'the-question' });
    drive.take(ada);
    drive.submit(ada);
    drive.begin(ada);
    if (!isInto) open();
    drive.beginLine(ada, { to: bruno });
    drive.word(ada, 'What letter?');
    if (isInto) open();
    drive.endLine(ada);
    return roadsAhead(drive.play).map(({ beat: { id } }) => id);
  };

  it('[GUARD5] leads to no answer in it', () => {
    expect(roadsAfter(false)).toContain('bruno-owns-up');
    expect(roadsAfter(true)).not.toContain('bruno-owns-up');
  });
});

describe('what happens by itself', () => {
  it('[GUARD2] is told without what is not so', async () => {
    const point = { trajectories: [], otherwise: { narration: 'It strikes one. The lamp burns lower.' } };
    const dark = await rehearse(sceneWith(point), { person: person(ann, ['(puts out the lamp)']) });
    expect(dark.of('event:told').find(({ cause }) => cause === 'otherwise')?.narration).toBe('It strikes one.');
    const light = await rehearse(sceneWith(point));
    expect(light.of('event:told').find(({ cause }) => cause === 'otherwise')?.narration).toBe(
      point.otherwise.narration,
    );
  });

  it('[GUARD3] does not happen to what is used up, and the play goes on', async () => {
    const changes = [{ entity: 'prop:cake', property: 'at', value: { on: 'prop:plate' } }];
    const point = { trajectories: [], otherwise: { narration: 'Somebody has put it on the plate.', changes } };
    const { of, play } = await rehearse(sceneWith(point), { person: eats });
    expect(of('event:told').filter(({ cause }) => cause === 'otherwise')).toEqual([]);
    expect(of('point:reached').map(({ how }) => how)).toEqual(['moot']);
    expect(play.ended?.completed).toBe(true);
  });
});
