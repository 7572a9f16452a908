import { describe, expect, it } from 'vitest';
import { folderFile, readPlayFile, sceneFile } from '../../../src/app/making/play-file.ts';
import { planScene } from '../../../src/app/making/planned-scene.ts';
import { PlayDesk } from '../../../src/app/making/play-desk.ts';
import { openMadePlays } from '../../../src/app/making/made-plays.ts';
import { isSentPlay } from '../../../src/app/making/sent-play.ts';
import type { Difference } from '../../../src/app/making/what-changed.ts';
import { unzip, zipOf } from '../../../src/app/making/zip.ts';
import { checkScene } from '../../../src/check/check-scene.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { readSceneFile, type SceneFile } from '../../../src/drama/scene-file.ts';
import { hashJson } from '../../../src/kit/hash.ts';
import { changedScene, endingsOf } from '../../../src/study/changed-scene.ts';
import { englishShelf } from '../../../src/study/tongues/en/shelf.ts';
import { planPlay, sceneOf } from '../../../src/study/plan-play.ts';
import { rehearse } from '../../company/rehearsal.ts';
import { isLong } from '../../how-much.ts';
import { must } from '../../study/drafts/must.ts';

const topic = 'Ada Byron and Tom Hale apply for a job in an office.';
const ada = entityId('actor:ada-byron');

const errorsIn = (scene: SceneFile) => checkScene(scene).filter(({ severity }) => severity === 'error');
const bytesOf = async (content: Blob) => new Uint8Array(await content.arrayBuffer());

/** What is otherwise, but for clothes: in another place everybody is dressed for that. */
const besideClothes = (differences: readonly Difference[]) =>
  differences.map(({ code }) => code).filter((code) => code !== 'looks');

async function desk() {
  const made = new PlayDesk({ plays: openMadePlays(undefined), now: () => new Date(0), onUnkept: () => undefined });
  const signal = new AbortController().signal;
  const writing = { language: 'en', signal, connect: () => Promise.resolve(undefined), onWriting: () => undefined, onGivenUp: () => undefined } as const; // prettier-ignore
  await made.make(topic, writing);
  const [card] = await made.cards();
  if (!card) throw new Error('nothing was kept');
  return { made, card, writing };
}

describe('a play that somebody wants otherwise', () => {
  it('has other names everywhere and the same ids, other looks, and still checks and performs', async () => {
    const { scene } = await planScene(topic);
    const looks = { age: 'old', dress: { garment: 'gown', cloth: '#336699' } } as const;
    const changed = must(changedScene(scene, { title: 'Other', people: { [ada]: { name: 'Anna Lind', looks } } }));
    expect(changed.blueprint.title).toBe('Other');
    expect(JSON.stringify(changed)).not.toMatch(/Ada Byron/);
    expect(changed.entities.find(({ id }) => id === ada)?.name).toBe('Anna Lind');
    const { age, dress } = looks;
    expect(changed.staging?.looks).toContainEqual(
      expect.objectContaining({ actor: ada, age, dress: expect.objectContaining(dress) as unknown }),
    );
    expect(errorsIn(changed)).toEqual([]);
    const { summary } = await rehearse(changed, { settings: { seed: '1' } });
    expect(summary).toMatchObject({ completed: true });
  });

  it('ends as it was wanted, by whichever of its roads', async () => {
    const { scene } = await planScene(topic);
    const roads = endingsOf(scene);
    expect(roads.length).toBeGreaterThan(1);
    const ends = [];
    for (const { id, beats } of roads) {
      const changed = must(changedScene(scene, { ending: id }));
      expect(errorsIn(changed)).toEqual([]);
      const { summary, of } = await rehearse(changed, { settings: { seed: '3' } });
      const played = new Set(of('beat:played').map(({ beat }) => String(beat)));
      expect(
        beats.some((beat) => played.has(beat.id)),
        id,
      ).toBe(true);
      ends.push(summary.ending);
    }
    expect(new Set(ends).size).toBe(roads.length);
  });

  // Every premise and each of its last roads with LONG=1.
  if (isLong)
    it.each(englishShelf.premises.map(({ id, words }) => [id, words.split(' ')[0] ?? '']))('%s', (_, word) => {
      const scene = must(readSceneFile(sceneOf(planPlay(`Ada and Tom, a ${word}, in a café.`, englishShelf)).scene));
      for (const { id } of endingsOf(scene)) expect(errorsIn(must(changedScene(scene, { ending: id })))).toEqual([]);
    });

  it('is planned anew in another place with the same people, keeps their names, and says what is otherwise', async () => {
    const { made, card } = await desk();
    await made.change(card.id, { people: { [ada]: { name: 'Anna Lind' } } });
    const differences = await made.change(card.id, { place: 'lighthouse', people: { [ada]: { name: 'Anna Lind' } } });
    expect(besideClothes(differences)).toEqual(['place']);
    const { scene } = await made.open(card.id);
    expect(scene.entities.find(({ kind }) => kind === 'place')?.id).toBe('place:lighthouse');
    expect(scene.entities.some(({ name }) => name === 'Anna Lind')).toBe(true);
    expect((await made.cards())[0]?.cast.map(({ name }) => name)).toContain('Anna Lind');
    expect(besideClothes(await made.change(card.id, {}))).toEqual(['renamed', 'place']);
  });
});

describe('a play that is sent', () => {
  it('is a folder that compiles to the same, can be changed by whoever opens it, and is one file as well', async () => {
    const { made, card } = await desk();
    await made.change(card.id, { place: 'temple', people: { [ada]: { name: 'Anna Lind' } } });
    const { play, scene } = await made.open(card.id);
    const folder = folderFile(play, scene);
    expect(folder.name).toMatch(/\.zip$/);
    expect(await isSentPlay(folder.content)).toBe(true);
    const read = must(await readPlayFile(await bytesOf(folder.content)));
    expect(hashJson(read.scene)).toBe(hashJson(scene));

    const other = await desk();
    const taken = must(await other.made.take(folder.content));
    expect(taken).toMatchObject({ by: 'study', topic, title: scene.blueprint.title });
    expect(besideClothes(await other.made.change(taken.id, {}))).toEqual(['renamed', 'place']);

    const whole = sceneFile(scene);
    expect(await isSentPlay(whole.content)).toBe(true);
    expect(must(await other.made.take(whole.content))).toMatchObject({ by: 'file', title: scene.blueprint.title });
  });

  it.each([
    ['nothing', '', 'no-play'],
    ['JSON that is no play', '{"a": 1}', 'no-play'],
    ['a play with a hole', '{"blueprint": {}, "entities": [{"id": "puddle"}]}', 'unsound'],
  ])('is refused with a reason: %s', async (_what, text, code) => {
    expect(await readPlayFile(new TextEncoder().encode(text))).toMatchObject({ ok: false, error: { code } });
  });

  it('is refused where it was cut, changed, written on badly, or swells', async () => {
    const packed = zipOf([{ path: 'x/play.yaml', text: 'title: [' }]);
    expect(await readPlayFile(packed)).toMatchObject({ error: { code: 'unsound' } });
    expect(await readPlayFile(packed.slice(0, -30))).toMatchObject({ error: { code: 'damaged' } });
    const spoilt = packed.slice();
    spoilt[45] = 1;
    expect(await readPlayFile(spoilt)).toMatchObject({ error: { code: 'damaged' } });
    expect(await readPlayFile(zipOf([{ path: 'notes.txt', text: 'no play' }]))).toMatchObject({
      error: { code: 'no-play' },
    });
    const long = { path: 'play.yaml', text: ' '.repeat(7 * 1024 * 1024) };
    expect(await unzip(zipOf([long]))).toEqual({ ok: false, error: 'too-big' });
    expect(await readPlayFile(new Uint8Array(9 * 1024 * 1024))).toMatchObject({ error: { code: 'too-big' } });
  });
});
