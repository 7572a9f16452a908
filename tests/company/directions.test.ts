import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { cellScene, never } from './cell.ts';
import { person, rehearse } from './rehearsal.ts';

const ann = entityId('actor:ann');
/** Nothing is written but what a test needs, and nobody brings the flag about. */
const sceneWith = (point: object, lampAt: object = { in: 'place:cell' }) =>
  cellScene(
    [
      { id: 'place:cell', kind: 'place', name: 'the cell' },
      { id: 'prop:lamp', kind: 'prop', name: 'lamp', state: { lit: false }, at: lampAt },
    ],
    [{ id: 'thanks', description: 'Thanks.', flag: { says: 'It has rung.', when: never }, ...point }],
  );

const road = {
  id: 'road',
  beats: [
    {
      id: 'ann-thanks-ben',
      actor: 'actor:ann',
      to: 'actor:ben',
      plays: ['Bless you for the bread, Ben.'],
      hint: 'He gave you his bread. Thank him.',
      instruction: 'Thank him.',
    },
  ],
};

describe('directions', () => {
  it('are not given for what a person has done in words of their own', async () => {
    const scene = sceneWith({ trajectories: [road] });
    const { of } = await rehearse(scene, { person: person(ann, ['Ben, thank you. You are very kind.']) });
    expect(of('beat:played').map(({ beat }) => beat)).toEqual(['ann-thanks-ben']);
    expect(of('cue:given')).toEqual([]);
  });

  it('are given while nobody has done it: other words do not count', async () => {
    const scene = sceneWith({ trajectories: [road] });
    const { of } = await rehearse(scene, { person: person(ann, ['Ben, I do not thank you for it.']) });
    expect(of('beat:played')).toEqual([]);
    expect(of('cue:given').map(({ beat }) => beat)).toContain('ann-thanks-ben');
  });
});

describe('what happens by itself takes something for granted', () => {
  const lit = { entity: 'prop:lamp', state: { lit: true } };
  const narration = 'The lamp burns down, and somewhere a bell rings.';
  const told = async (point: object) =>
    (await rehearse(sceneWith(point))).of('event:told').map((fact) => fact.narration);

  it('and is told where that holds, and not where it does not', async () => {
    expect(await told({ otherwise: { narration } })).toContain(narration);
    expect(await told({ otherwise: { narration, when: lit } })).not.toContain(narration);
  });

  it('and so does the result', async () => {
    const otherwise = { narration };
    const result = 'The lamp flickers.';
    expect(await told({ otherwise, result })).toContain(result);
    expect(await told({ otherwise, result, resultWhen: lit })).not.toContain(result);
  });

  it('or is told in another way, where its author has one', async () => {
    const point = { otherwise: { narration }, result: 'The lamp flickers.', resultElse: 'It is dark in the cell.' };
    expect(await told({ ...point, resultWhen: lit })).toEqual(['A cell.', narration, point.resultElse]);
    expect(await told(point)).toEqual(['A cell.', narration, point.result]);
  });

  it('and is not told where all that it brings about is so already', async () => {
    const goesOut = 'The lamp goes out, and a bell rings somewhere.';
    const out = { entity: 'prop:lamp', property: 'lit', value: false };
    const on = { ...out, value: true };
    const result = 'It is quiet in the cell.';
    expect(await told({ otherwise: { narration: goesOut, changes: [out] }, result })).toEqual(['A cell.', result]);
    expect(await told({ otherwise: { narration, changes: [on] }, result })).toEqual(['A cell.', narration, result]);
  });
});

describe('what happens by itself', () => {
  it('says that a thing leaves the hands of whoever plays, which its author could not know of', async () => {
    const narration = 'A draught goes through the cell.';
    const changes = [{ entity: 'prop:lamp', property: 'at', value: { in: 'place:cell' } }];
    const told = async (holder: string): Promise<string | undefined> => {
      const scene = sceneWith({ otherwise: { narration, changes } }, { heldBy: holder });
      const { of } = await rehearse(scene, { person: person(ann, ['It is late.']) });
      return of('event:told').find(({ cause }) => cause === 'otherwise')?.narration;
    };
    expect(await told('actor:ann')).toBe(`The lamp slips out of Ann's hands. ${narration}`);
    expect(await told('actor:ben')).toBe(narration);
  });
});
