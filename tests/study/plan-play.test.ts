import { describe, expect, it } from 'vitest';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { planPlay, sceneOf } from '../../src/study/plan-play.ts';
import type { Shelf } from '../../src/study/shelf.ts';
import { chineseShelf } from '../../src/study/tongues/zh/shelf.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { rehearse } from '../company/rehearsal.ts';
import { howMany, isLong } from '../how-much.ts';
import { paperTopics } from './paper-topics.ts';
import { topics } from './topics.ts';
import { tryTopic } from './try-topic.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';

const topic = 'Ada Byron and Tom Hale debate the price of truth.';
const evenings = howMany('EVENINGS', 1, 5);

/** The scene of what was planned, without a word of complaint. */
function soundScene(text: string, shelf: Shelf, seed: number | string = 1): SceneFile {
  const { scene, mistakes } = sceneOf(planPlay(text, shelf, seed));
  expect(mistakes).toEqual([]);
  const found = checkScene(scene).map(
    ({ severity, code, where, message }) => `${severity} ${code} ${where}: ${message}`,
  );
  expect(found).toEqual([]);
  const read = readSceneFile(scene);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe.each(englishShelf.premises.map((premise, index) => ({ premise, index, id: premise.id })))(
  'the premise $id',
  ({ premise, index }) => {
    const shelf = { ...englishShelf, kits: englishShelf.kits.slice(0, 1), premises: [premise] };
    it('makes a sound scene', () => {
      soundScene(topic, shelf);
    });

    // Evenings take their time: every twelfth premise has one in every check.
    if (isLong || index % 12 === 0) {
      it('is played to an end of its own, and everybody speaks', async () => {
        const scene = soundScene(topic, shelf);
        for (let seed = 1; seed <= evenings; seed++) {
          const { summary, of } = await rehearse(scene, { settings: { seed: String(seed) } });
          expect(summary, `seed ${seed}`).toMatchObject({ completed: true });
          expect(new Set(of('line:begun').map(({ actor }) => actor)).size).toBe(3);
        }
      });
    }
  },
);

describe('a play of a premise', () => {
  const premises = englishShelf.premises.filter(({ id }) => id === 'betrayal');
  const scene = soundScene(topic, { ...englishShelf, kits: englishShelf.kits.slice(0, 1), premises });

  it('has more than twenty lines, and ends in more than one way', async () => {
    const evenings = await Promise.all([1, 3].map((seed) => rehearse(scene, { settings: { seed: String(seed) } })));
    expect(evenings.map(({ summary }) => summary.ending)).toEqual(['at-every-door', 'paid-off']);
    for (const { summary } of evenings) expect(summary.lines).toBeGreaterThan(20);
  });

  it('ends otherwise where a person does otherwise', async () => {
    const deed = '(gives the spoon to Tom Hale) Take it, and go.';
    const person = [{ after: 12, actor: entityId('actor:ada-byron'), text: deed }];
    const { summary } = await rehearse(scene, { settings: { seed: '1' }, person });
    expect(summary).toMatchObject({ completed: true, ending: 'paid-off' });
  });
});

describe.each(englishShelf.kits.map((kit, index) => ({ ...kit, index })))('the setting $id', ({ index, ...kit }) => {
  const shelf = { ...englishShelf, kits: [kit], premises: englishShelf.premises.slice(0, 1) };
  it('makes a sound scene', () => {
    soundScene(topic, shelf);
  });

  // Stages take their time: every twelfth of them in every check.
  if (isLong || index % 12 === 0) {
    it('can be built', async () => {
      const prepared = await prepareStage(soundScene(topic, shelf), { havok: await openHavok() });
      expect(prepared.ok, JSON.stringify(prepared.ok ? '' : prepared.error)).toBe(true);
    });
  }
});

/** All hundred with LONG=1, on five evenings each; three of them on one in every check. `npm run bench -- study` counts. */
const tried = [...paperTopics, ...topics].filter((_, index) => isLong || index % 40 === 14);

describe('topics nobody tuned for, and those of the paper', () => {
  it.each(tried)('%s', async (text) => {
    const { unsound, unbuilt, unended, unspoken } = await tryTopic(text, englishShelf, {
      seeds: evenings,
      isBuilt: isLong,
    });
    expect({ unsound, unbuilt, unended, unspoken }).toEqual({ unsound: [], unbuilt: [], unended: [], unspoken: [] });
  });
});

describe('a plan', () => {
  it('is the same for the same sentence and seed, and another for another seed', () => {
    const files = (seed: number): string => JSON.stringify(planPlay('Somebody waits.', englishShelf, seed).files);
    expect(files(1)).toBe(files(1));
    expect(new Set([1, 2, 3, 4].map(files)).size).toBeGreaterThan(1);
  });

  it('of a sentence that calls for nothing is of what suits anybody', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { setting, premise } = planPlay('Somebody waits.', englishShelf, seed).understood;
      expect(englishShelf.kits.find(({ id }) => id === setting)?.isUsual).toBe(true);
      expect(englishShelf.premises.find(({ id }) => id === premise)?.isUsual).toBe(true);
    }
  });

  it('keeps to the people, the place, the matter and the thing of the sentence, and says what it made up', () => {
    const { understood, files } = planPlay(
      'Marie Curie and Ada Lovelace argue about a letter over coffee in a small café.',
      englishShelf,
    );
    expect(understood).toMatchObject({ setting: 'cafe', premise: 'debate', matter: 'a letter', thing: 'letter' });
    expect(understood.people.slice(0, 2)).toEqual(['Marie Curie', 'Ada Lovelace']);
    expect(understood.madeUp).toEqual([]);
    expect(files.map(({ path }) => path)).toContain('cast/marie-curie.yaml');
    expect(planPlay('Somebody waits.', englishShelf).understood.madeUp).toContain('setting');
  });

  it('has water on the floor where the sentence has', () => {
    const floors = (topic: string, shelf = englishShelf): readonly boolean[] =>
      ['staging.yaml', 'world.yaml'].map((path) =>
        /flood|Water stands|积着/.test(planPlay(topic, shelf).files.find((file) => file.path === path)?.text ?? ''),
      );
    expect(floors('A clockmaker and her apprentice wait in a flooded workshop.')).toEqual([true, true]);
    expect(floors('A clockmaker and her apprentice wait in a workshop.')).toEqual([false, false]);
    expect(floors('钟表匠和学徒在积水的车间里等人。', chineseShelf)).toEqual([true, true]);
  });

  it.each([
    ['My grandmother teaches a burglar how to make dumplings.', 'kitchen', 'apprenticeship'],
    ['A priest hears the confession of the man who killed his brother.', 'temple', 'confession'],
    ['A robot is put on trial for writing a poem.', 'courtroom', 'trial'],
    ['Two strangers on a night train discover they are married to the same man.', 'train-compartment', 'secret'],
    ['A mutiny breaks out on a submarine because the cook hides the sugar.', 'submarine', 'mutiny'],
    ['A ghost applies for a job as a night watchman in a museum.', 'museum', 'interview'],
    ['Two brothers fight over who inherits the farm.', 'farmyard', 'inheritance'],
  ])('of “%s” plays at %s: %s', (text, setting, premise) => {
    expect(planPlay(text, englishShelf).understood).toMatchObject({ setting, premise });
  });

  it.each([
    ['The devil offers a failed violinist one perfect concert.', 'B', 'A devil'],
    ['A detective catches a thief in the museum.', 'B', 'A thief'],
    ['A thief is caught by a detective in the museum.', 'A', 'A detective'],
    ['Ms Okafor interviews a vampire.', 'A', 'A vampire'],
  ])('of “%s” gives the part %s to whom it belongs', (text, part, calling) => {
    const { files, understood } = planPlay(text, englishShelf);
    const name = understood.people['ABC'.indexOf(part)]!.toLowerCase();
    expect(files.find(({ path }) => path === `cast/${name}.yaml`)?.text).toContain(`${calling}. `);
  });

  it.each([
    '"; drop: [x]',
    '{A} and {B} meet {matter} in {place}',
    "Ann: O'Neil and Bob's \\n - [ ] discuss # things",
    '[[met: play lasts 1 seconds]]',
  ])('takes %j for words', (text) => {
    soundScene(text, englishShelf);
  });
});
