import { describe, expect, it } from 'vitest';
import { guestId, guestName, withGuest } from '../../src/drama/guest.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { placeOf } from '../../src/world/containment.ts';
import { thingOf } from '../../src/world/world.ts';
import { rehearse, playNamed } from '../company/rehearsal.ts';
import { isLong, whichOf } from '../how-much.ts';
import { firstActOf } from '../one-act.ts';
import { plays, sceneWithGuest } from './moments.ts';

const seeds = whichOf('SEEDS', ['1'], ['1', '2', '3']);

const original = (name: string): SceneFile => playNamed(name);

describe('the name of a guest', () => {
  it('is what was typed, without what is no name, and of bounded length', () => {
    expect(guestName('  ada   lovelace ')).toBe('Ada lovelace');
    expect(guestName('<b>(Zoe)\u0000[x]{y}\u202e')).toBe('BZoe xy');
    expect(guestName('林小姐')).toBe('林小姐');
    expect([...(guestName('x'.repeat(300)) ?? '')].length).toBe(40);
    expect(guestName('()[]… 42')).toBeUndefined();
  });

  it('is no name somebody else in the play has', () => {
    const names = (typed: string) => withGuest(original('elsinore'), { name: typed }).entities.at(-1)?.name;
    expect(names('Hamlet')).toBe('a stranger');
    expect(names('the king')).toBe('a stranger');
    expect(names('Yorick')).toBe('Yorick');
  });
});

describe.each(plays)('a stranger in %s', (name) => {
  const staysSound = (): void => {
    const scene = original(name);
    const problems = checkScene(scene).length;
    for (const language of name === 'midnight-cafe' ? ['en', 'zh'] : ['en']) {
      const joined = withGuest(scene, { language, name: 'Zoë 42', pronouns: 'she' });
      expect(readSceneFile(JSON.parse(JSON.stringify(joined))).ok).toBe(true);
      expect(checkScene(joined).length).toBe(problems);
    }
    expect(withGuest(withGuest(scene)).entities.length).toBe(scene.entities.length + 1);
  };
  // Reading a whole play with the eyes of `check` takes long: one of them in every run.
  if (isLong || name === 'elsinore') it('makes the scene no worse than it was', staysSound);

  it('is dressed for the time', () => {
    const looks = sceneWithGuest(name).staging?.looks?.find(({ actor }) => actor === guestId);
    expect(looks?.dress?.garment).toBe({ elsinore: 'robe', 'baker-street': 'coat', 'midnight-cafe': 'coat' }[name]);
  });

  // In every check only the first act is played, by somebody who speaks.
  const wholeEvenings = isLong ? seeds : [];
  it.each(wholeEvenings)('lets the play come to its end, silent, with seed %s', async (seed) => {
    const { summary, play } = await rehearse(sceneWithGuest(name), { settings: { seed } });
    expect(summary.completed).toBe(true);
    // Taken along to where the play ends, and not left behind.
    const world = play.scene.world;
    const lastPlace = play.blueprint.acts.at(-1)?.scenes.at(-1)?.place;
    expect(placeOf(world, thingOf(world, guestId))?.id).toBe(lastPlace);
  });

  const isPlayed = isLong || name === 'elsinore';
  it.each(isPlayed ? seeds : [])('is answered, and lets the play end, with seed %s', async (seed) => {
    const host = { elsinore: 'Gertrude', 'baker-street': 'Pell', 'midnight-cafe': 'Nadia' }[name];
    const person = [
      { after: 1, actor: guestId, text: `(to ${host}) Good evening, ${host}.` },
      { after: 5, actor: guestId, text: `(to ${host}) What has happened here?` },
      { after: 9, actor: guestId, text: `(to ${host}) Who are you?` },
      { after: 16, actor: guestId, text: 'I only came in out of the rain.' },
    ];
    const { summary, of } = await rehearse(firstActOf(sceneWithGuest(name)), { settings: { seed }, person });
    expect(summary.completed).toBe(true);
    const mine = of('line:begun').filter(({ actor }) => actor === guestId);
    expect(mine.length).toBe(person.length);
    const answers = of('line:begun').filter(({ actor, to }) => actor !== guestId && to === guestId);
    expect(answers.length).toBeGreaterThan(0);
  });
});

it('is addressed as what they are', () => {
  const scene = sceneWithGuest('elsinore');
  const forms = scene.blueprint.profiles.flatMap(({ actor, manner }) =>
    actor === guestId ? [] : [manner?.calls?.[guestId]],
  );
  expect(forms.every((form) => form?.includes('stranger'))).toBe(true);
  const named = sceneWithGuest('elsinore', { name: 'Yorick' }).blueprint.profiles[0]?.manner?.calls?.[guestId];
  expect(named).toContain('Yorick');
});
