import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { entityId } from '../../src/drama/entity-id.ts';
import { narrate, openScene, type Scene } from '../../src/world/narrator.ts';
import { hashWorld } from '../../src/world/world.ts';
import { readWorld } from './grading/verdict-cases.ts';

/** HAMLET, Table 6: what the narrator must make of a knife, a rifle, a flight, and a stubborn prince. */
const elsinore = () =>
  openScene(readWorld(fileURLToPath(new URL('../../scenes/elsinore/scene.json', import.meta.url))));
const hamlet = entityId('actor:hamlet');
const perform = (scene: Scene, text: string) => narrate(scene, hamlet, { text });

describe('the narrator cases of HAMLET', () => {
  it('[NAME1] case 1: a knife is the dagger in his hand, and stepping forward is fine', () => {
    const { answer } = perform(elsinore(), '(Grab a knife and step forward) You have nowhere to hide.');
    expect(answer.verdicts.map((verdict) => verdict.ok)).toEqual([true, true]);
    expect(answer.actions.map(({ verb, object }) => [verb, object])).toEqual([
      ['take', 'prop:dagger'],
      ['step', undefined],
    ]);
    expect(answer.speech).toBe('You have nowhere to hide.');
  });

  it('[SETTING3] case 2: there is no rifle at Elsinore, and Claudius is not there to be shot', () => {
    const { answer, scene } = perform(
      elsinore(),
      '(Take out a rifle, aim at Claudius and pull the trigger) Say hello to my father!',
    );
    expect(answer.verdicts.map((verdict) => verdict.code)).toEqual(['anachronism', 'not-here', 'unknown-object']);
    expect(answer.verdicts[0]?.reason).toContain('rifle');
    expect(answer.verdicts[1]?.reason).toContain('Claudius');
    expect(hashWorld(scene.world)).toBe(hashWorld(elsinore().world));
  });

  it('[SETTING1] case 3: nobody flies', () => {
    const { answer } = perform(elsinore(), '(Take to the air and fly out of the palace) HAHAHA! I am superman.');
    expect(answer.verdicts.map((verdict) => verdict.code)).toEqual(['impossible', 'impossible']);
  });

  it('[FIGHT3] case 4: the absent Claudius cannot be stabbed, again and again; the curtain can, and reveals', () => {
    let scene = elsinore();
    for (const text of [
      '(Take out dagger, stab Claudius)',
      '(Use dagger to stab Claudius)',
      '(Use dagger to stab Claudius)',
    ]) {
      const tried = perform(scene, text);
      expect(tried.answer.verdicts.at(-1)?.code).toBe('not-here');
      scene = tried.scene;
    }
    const { answer, scene: after } = perform(scene, '(Stab the curtain)');
    expect(answer.verdicts[0]?.ok).toBe(true);
    expect(answer.verdicts[0]?.changes).toEqual(
      expect.arrayContaining([
        { entity: 'prop:curtain', property: 'torn', value: true },
        { entity: 'actor:polonius', property: 'revealed', value: true },
        { entity: 'actor:polonius', property: 'hurt', value: true },
      ]),
    );
    expect(answer.verdicts[0]?.narration).toContain('Polonius');
    expect(perform(after, '(look at the old man)').answer.verdicts[0]?.ok).toBe(true);
  });

  it('[TREE5] nobody sees Polonius before the curtain is torn', () => {
    expect(perform(elsinore(), '(looks at Polonius)').answer.verdicts[0]?.code).toBe('not-visible');
  });
});
