import { describe, expect, it } from 'vitest';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import { chooseForm } from '../../plugin/stage/forms/choose-form.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { planPlay, sceneOf, type PlannedPlay } from '../../src/study/plan-play.ts';
import type { Shelf } from '../../src/study/shelf.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { chineseShelf } from '../../src/study/tongues/zh/shelf.ts';
import { openWorld, thingOf } from '../../src/world/world.ts';
import { rehearse } from '../company/rehearsal.ts';
import { isLong } from '../how-much.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { keptChineseTopics, openChineseTopics } from './chinese-topics.ts';

/** The scene of a plan, without a word of complaint. */
function soundScene(plan: PlannedPlay): SceneFile {
  const { scene, mistakes } = sceneOf(plan);
  expect(mistakes).toEqual([]);
  const found = checkScene(scene).map(({ code, where, message }) => `${code} ${where}: ${message}`);
  expect(found).toEqual([]);
  const read = readSceneFile(scene);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Everything that somebody in the audience hears or reads of these facts. */
const toldIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) =>
    ['text', 'narration', 'seen', 'told', 'reason', 'said'].flatMap((key) => {
      const value = (fact as unknown as Record<string, unknown>)[key];
      return typeof value === 'string' ? [value] : [];
    }),
  );

async function playsInChinese(plan: PlannedPlay, seed = '1'): Promise<void> {
  const scene = soundScene(plan);
  const { summary, facts, of } = await rehearse(scene, { settings: { seed } });
  expect(summary, plan.title).toMatchObject({ completed: true });
  expect(new Set(of('line:begun').map(({ actor }) => actor)).size).toBe(3);
  const latin = toldIn(facts).filter((told) => /[A-Za-z]{2}/.test(told));
  expect(latin).toEqual([]);
}

const topic = '许平与方晴讨论真话的价钱';
const only = (shelf: Partial<Shelf>): Shelf => ({ ...chineseShelf, ...shelf });

describe.each(chineseShelf.premises.map((premise, index) => ({ premise, index })))(
  'the premise $premise.id in Chinese',
  ({ premise, index }) => {
    const plan = () => planPlay(topic, only({ kits: chineseShelf.kits.slice(0, 1), premises: [premise] }));
    it('makes a sound scene', () => void soundScene(plan()));
    if (isLong || index % 6 === 0) it('is played to an end of its own', () => playsInChinese(plan()));
  },
);

/** What each thing of a kit is shown as. */
function formsOf(shelf: Shelf, id: string): Readonly<Record<string, string>> {
  const kits = shelf.kits.filter((kit) => kit.id === id);
  const scene = soundScene(planPlay('Ann and Bob debate.', { ...shelf, kits }, 1, englishShelf));
  const hints = new Map((scene.staging?.placements ?? []).map(({ entity, form }) => [entity, form]));
  const world = openWorld(scene);
  const props = world.cast.map((one) => thingOf(world, one)).filter(({ kind }) => kind === 'prop');
  return Object.fromEntries(props.map((prop) => [prop.id, chooseForm(prop, hints.get(prop.id)).name]));
}

it('a kit in Chinese looks as it does in English, prop by prop', () => {
  const [chinese, english] = [chineseShelf, englishShelf].map((shelf) =>
    Object.fromEntries(chineseShelf.kits.map(({ id }) => [id, formsOf(shelf, id)])),
  );
  expect(chinese).toEqual(english);
});

const tried = isLong ? [...openChineseTopics, ...keptChineseTopics] : openChineseTopics.filter((_, at) => at % 8 === 0);

describe('topics in Chinese', () => {
  it.each(tried)('%s', async (text) => {
    const plan = planPlay(text, chineseShelf);
    if (isLong) {
      const prepared = await prepareStage(soundScene(plan), { havok: await openHavok() });
      expect(prepared.ok, JSON.stringify(prepared.ok ? '' : prepared.error)).toBe(true);
    }
    await playsInChinese(plan);
  });
});
