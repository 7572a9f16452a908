import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { sceneIn } from '../../src/drama/scene-in.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { endingAfter } from '../one-act.ts';
import { elsinore, gertrude, hamlet, person, playNamed, rehearse, sceneFrom } from './rehearsal.ts';

const denial =
  /\b(?:nobody|no one|neither)(?: (?:of them|in the room|who is there))? (?:asks?|answers?|says?|said|explains?|decides?|takes the lead|serves|looks?|moves|promises|means|finds (?:the|a) words?|bends|speaks|has called|walks|likes|sees)\b/i;
const denialInChinese =
  /(?:谁也|没有?人)(?:没有?|不|都不)?(?:好意思)?(?:问|答|回答|说|解释|带头|许诺|决定|拿主意|拿定主意|端|看见|看|动|找|打定|叫)(?!出)/;

/** What the plan tells by itself in a play: of scenes, entrances, results, turns of events and what follows from something. */
const toldIn = ({ blueprint }: SceneFile): string[] =>
  [
    ...blueprint.acts.flatMap(({ scenes }) =>
      scenes.flatMap(({ description, points }) => [
        description,
        ...points
          // What is told when all is over is told of what is to come.
          .filter(({ ending }) => ending === undefined)
          .flatMap(({ enters = [], result, resultElse, otherwise }) => [
            ...enters.map(({ narration }) => narration),
            result,
            resultElse,
            otherwise?.narration,
          ]),
      ]),
    ),
    ...(blueprint.consequences ?? []).map(({ narration }) => narration),
  ].filter((text) => text !== undefined);

describe('what the plan tells is so whatever a person has said and done', () => {
  it.each(['elsinore', 'baker-street', 'midnight-cafe'])('nobody is said to have said or done nothing: %s', (name) => {
    const play = playNamed(name);
    expect(toldIn(play).filter((text) => denial.test(text))).toEqual([]);
    expect(toldIn(sceneIn(play, 'zh')).filter((text) => denialInChinese.test(text))).toEqual([]);
  });

  /** Elsinore from the death on: the Queen has promised already. */
  const afterTheDeath = () => {
    const scene = structuredClone(endingAfter(elsinore, 'the-burden')) as unknown as {
      entities: { id: string; state?: object; at?: object }[];
      blueprint: { acts: { scenes: { points: { id: string; moot?: object; flag: object }[] }[] }[] };
    };
    const states: Record<string, object> = {
      'actor:polonius': { state: { dead: true, revealed: true, posture: 'lying' }, at: { in: 'place:closet' } },
      'prop:curtain': { state: { torn: true, open: false } },
      'actor:gertrude': { state: { looked: true, promised: true } },
    };
    for (const entity of scene.entities) Object.assign(entity, states[entity.id]);
    for (const { points } of scene.blueprint.acts.flatMap(({ scenes }) => scenes))
      for (const point of points)
        if (point.id === 'the-promise')
          Object.assign(point, { flag: { says: 'It is promised.', when: { beat: 'ghost-passes' } }, moot: undefined });
    return sceneFrom(JSON.parse(JSON.stringify(scene)));
  };

  const night = async (who: typeof hamlet) => {
    const { facts, of } = await rehearse(afterTheDeath(), {
      settings: { seed: '3' },
      person: person(who, ['It is cold in here.', 'Look at me.'], 1),
    });
    return {
      facts,
      scenes: of('scene:opened').map(({ scene }) => scene),
      told: of('event:told')
        .map(({ narration }) => narration)
        .join(' '),
      entered: of('actor:entered').map(({ actor }) => actor),
    };
  };

  it('[ROLE3] whoever plays Hamlet goes down with the play, and is told nothing that they did', async () => {
    const { scenes, told, entered } = await night(hamlet);
    expect(scenes).not.toContain('the-watch-below');
    expect(scenes).toContain('below');
    expect(entered).toContain(hamlet);
    expect(told).not.toContain('takes the old man under the arms');
    expect(told).toContain('he has never weighed so much');
  });

  it('whoever plays the Queen neither', async () => {
    const { told, scenes } = await night(gertrude);
    expect(scenes).not.toContain('the-watch-below');
    expect(told).not.toContain('She listens until she has lost count');
  });

  it('where the company plays both it is told as it is done, and the body is gone from the closet', async () => {
    const { facts, told, scenes } = await night(entityId('actor:horatio'));
    expect(scenes).toContain('the-watch-below');
    expect(told).toContain('takes the old man under the arms');
    const watch = facts.find((fact) => fact.type === 'scene:opened' && fact.scene === 'the-watch-below');
    expect(JSON.stringify(watch)).toContain('"entity":"actor:polonius","property":"at","value":null');
  });
});
