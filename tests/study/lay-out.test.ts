import { describe, expect, it } from 'vitest';
import { isForm } from '../../plugin/stage/forms/choose-form.ts';
import { planStage } from '../../plugin/stage/staging/plan-stage.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { readWith } from '../../src/kit/schema.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { ActDraftSchema } from '../../src/study/draft/act-draft.ts';
import { deedVerbs, type DeedVerb } from '../../src/study/draft/deed-verbs.ts';
import type { PlayDraft } from '../../src/study/draft/play-draft.ts';
import { PlotDraftSchema } from '../../src/study/draft/plot-draft.ts';
import { furnitureForms, propKinds } from '../../src/study/draft/prop-kinds.ts';
import { filesOf, layOut } from '../../src/study/laying-out/lay-out.ts';
import { openWorld } from '../../src/world/world.ts';
import { isLong } from '../how-much.ts';
import { soundDraft } from './drafts/drafts.ts';
import { plot } from './drafts/good-answers.ts';
import { must } from './drafts/must.ts';

/** What each verb that needs something is done with, in a room that has it all. */
const doneWith: Readonly<Partial<Record<DeedVerb, readonly [thing: string, to?: string]>>> = {
  take: ['coin'],
  give: ['coin', 'Jonas Pike'],
  put: ['coin', 'oak table'],
  drop: ['coin'],
  show: ['coin', 'Jonas Pike'],
  open: ['sea chest'],
  close: ['sea chest'],
  unlock: ['sea chest', 'coin'],
  read: ['letter'],
  light: ['signal lantern'],
  extinguish: ['signal lantern'],
  drink: ['mug'],
  eat: ['apple'],
  break: ['mug'],
  wear: ['coat'],
  remove: ['coat'],
  search: ['sea chest'],
  sit: ['stool'],
  look: ['letter'],
  point: ['letter'],
  embrace: ['Jonas Pike'],
  kiss: ['Jonas Pike'],
};
const things = [
  ['coin', 'thing', '硬币'],
  ['mug', 'cup', '杯子'],
  ['apple', 'food', '苹果'],
  ['coat', 'garment', '外套'],
] as const;
const inChinese: Readonly<Record<string, string>> = {
  letter: '信',
  'sea chest': '箱子',
  'oak table': '桌子',
  stool: '凳子',
  'signal lantern': '灯',
  'Jonas Pike': '阿明',
  ...Object.fromEntries(things.map(([name, , chinese]) => [name, chinese])),
};

/** A draft in which somebody does everything there is a verb for. */
function draftOfDeeds(called: (name: string) => string): PlayDraft {
  const beats = deedVerbs.map((verb) => {
    const [thing, to] = doneWith[verb] ?? [];
    const does = { verb, thing: thing && called(thing), to: to && called(to) };
    return { who: called('Edith Marrow'), does, says: [], hint: verb };
  });
  const roads = Array.from({ length: 3 }, (_, road) => ({ about: '', beats: beats.slice(road * 10, road * 10 + 10) }));
  const point = { name: 'All', about: 'All.', flag: 'All.', result: 'All.', otherwise: 'None.', roads };
  const furniture = plot.place.furniture.map(({ form, name }) => ({ form, name: called(name) }));
  const props = [...plot.props, ...things.map(([name, kind]) => ({ name, kind, at: { how: 'here' }, use: 'use' }))];
  return {
    people: {
      ...soundDraft.people,
      people: soundDraft.people.people.map((person) => ({ ...person, name: called(person.name), relations: [] })),
    },
    plot: must(
      readWith(PlotDraftSchema, {
        ...plot,
        place: { ...plot.place, furniture },
        props: props.map((prop) => ({ ...prop, name: called(prop.name), at: { how: 'here' } })),
      }),
    ),
    acts: [must(readWith(ActDraftSchema, { ending: point, before: [] }))],
  };
}

describe('what a draft is laid out as', () => {
  it.each([
    ['en', (name: string) => name],
    [
      'zh',
      (name: string) => inChinese[name] ?? (name === 'Edith Marrow' ? '小红' : name === 'Clara Venn' ? '小兰' : '椅子'),
    ],
  ] as const)('has words the narrator understands for every deed: %s', (language, called) => {
    const { scene } = layOut(draftOfDeeds(called), { kits: [], language });
    const strange = checkScene(scene).filter(({ code }) => code === 'deed-not-understood' || code === 'not-readable');
    expect(strange.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it('has forms the stage knows, and places for them', () => {
    // Stages take their time: the first ten forms in every check.
    for (let from = 0; from < (isLong ? furnitureForms.length : 1); from += 10) {
      const furniture = furnitureForms.slice(from, from + 10).map((form) => ({ form, name: `${form} there` }));
      const props = propKinds.map(
        (kind) =>
          ({ name: `${kind} one`, kind, at: { how: 'here', what: undefined }, text: 'Read.', use: '' }) as const,
      );
      const draft = {
        ...soundDraft,
        plot: { ...soundDraft.plot, place: { ...soundDraft.plot.place, furniture }, props },
      };
      const scene = must(readSceneFile(layOut(draft, { kits: [], language: 'en' }).scene));
      const world = openWorld(scene);
      for (const { entity, form } of scene.staging?.placements ?? []) {
        const thing = world.things.get(entity);
        expect([form, thing?.kind === 'prop' && isForm(thing, form ?? '')]).toEqual([form, true]);
      }
      expect(must(planStage(scene))).toBeDefined();
    }
  });

  it('is the same scene when its files are read again', () => {
    const { scene } = layOut(soundDraft, { kits: [], language: 'en' });
    const again = compileFolder(filesOf(scene, soundDraft));
    expect(again.mistakes).toEqual([]);
    expect(again.scene).toEqual(scene);
  });
});
