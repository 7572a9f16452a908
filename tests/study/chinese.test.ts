import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import { chooseForm } from '../../plugin/stage/forms/choose-form.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { planScene } from '../../src/app/making/planned-scene.ts';
import { main } from '../../src/cli/main.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { planPlay, sceneOf, type PlannedPlay } from '../../src/study/plan-play.ts';
import type { Shelf } from '../../src/study/shelf.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { chineseShelf } from '../../src/study/tongues/zh/shelf.ts';
import { openWorld, thingOf } from '../../src/world/world.ts';
import { rehearse, sceneFrom } from '../company/rehearsal.ts';
import { wordSet } from '../../src/kit/word-list.ts';
import { isLong } from '../how-much.ts';
import { textIo } from '../doubles/text-io.ts';
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

/** What a play shows or tells by itself: each text under these names, wherever it stands. */
const shown = wordSet(
  'title about name description text claim persona public private says hint result narration flag otherwise ending',
);

function shownIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return shown.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => shownIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, one]) => (own === 'staging' ? [] : shownIn(one, own)));
}

/** What is said and told of an evening. */
const toldIn = (facts: readonly Fact[]): readonly string[] =>
  facts.flatMap((fact) => {
    if (fact.type === 'word:spoken') return [fact.text];
    if (fact.type === 'action:ruled') return [fact.verdict.narration, fact.verdict.reason ?? ''];
    return 'narration' in fact ? [fact.narration] : [];
  });

async function playsInChinese(plan: PlannedPlay, typed: readonly string[] = []): Promise<void> {
  const scene = soundScene(plan);
  const { summary, facts, of } = await rehearse(scene, { settings: { seed: '1' } });
  expect(summary, plan.title).toMatchObject({ completed: true });
  expect(new Set(of('line:begun').map(({ actor }) => actor)).size).toBe(3);
  const texts = [...shownIn(scene), ...toldIn(facts)].map((text) =>
    typed.reduce((left, name) => left.replaceAll(name, ''), text),
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
}

const topic = '许平与方晴讨论真话的价钱';
const only = (shelf: Partial<Shelf>): Shelf => ({ ...chineseShelf, ...shelf });

describe.each(chineseShelf.premises.map((premise, index) => ({ premise, index })))(
  'the premise $premise.id in Chinese',
  ({ premise, index }) => {
    const plan = () => planPlay(topic, only({ kits: chineseShelf.kits.slice(0, 1), premises: [premise] }));
    it('makes a sound scene', () => void soundScene(plan()));
    if (isLong || index % 12 === 0) it('is played to an end of its own', () => playsInChinese(plan()));
  },
);

/** What each thing of a kit is shown as. */
function formsOf(shelf: Shelf, id: string): Readonly<Record<string, string>> {
  const kits = shelf.kits.filter((kit) => kit.id === id);
  const scene = sceneFrom(sceneOf(planPlay('Ann and Bob debate.', { ...shelf, kits }, 1, englishShelf)).scene);
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

/** A topic, who is in it, what it is about, and what somebody holds; an empty one is what the topic does not say. */
const read: readonly (readonly [topic: string, people: string, matter: string, thing: string])[] = [
  ['爱因斯坦与特斯拉在一家老咖啡馆里争论能源的未来', '爱因斯坦 特斯拉', '能源的未来', ''],
  ['愛因斯坦與特斯拉在咖啡館裡爭論能源', '爱因斯坦 特斯拉', '能源', ''],
  ['福尔摩斯被自己的房东太太指控杀人', '房东太太 福尔摩斯', '', ''],
  ['末代皇帝和一个卖糖葫芦的人在胡同里相遇', '末代皇帝 卖糖葫芦的人', '', ''],
  ['两姐妹为父亲留下的小提琴闹翻了', '姐姐 妹妹', '父亲留下的小提琴', '小提琴'],
  ['Tom和Mary在海边为一把钥匙吵架', 'Tom Mary', '一把钥匙', '钥匙'],
  ['乾隆和和珅商量关于军饷的账', '乾隆 和珅', '军饷的账', ''],
  ['嫉妒', '', '嫉妒', ''],
];

it.each(read)('reads %s', (text, people, matter, thing) => {
  const topic = chineseShelf.read(text);
  expect([topic.people.map(({ name }) => name).join(' '), topic.matter ?? '', topic.thing ?? '']).toEqual([
    people,
    matter,
    thing,
  ]);
});

it('reads anything in time', () => {
  for (const text of ['和'.repeat(2_000), '一个的'.repeat(600), '在为被把'.repeat(500), '甲'.repeat(1_999)]) {
    expect(chineseShelf.read(text).people.length).toBeLessThanOrEqual(3);
  }
});

describe('a topic in one language for a play in another', () => {
  it('English for Chinese: names as typed, place, premise and thing kept, the matter left out', async () => {
    const plan = planPlay(
      'Ada Byron and Tom Hale quarrel over a letter in a small café.',
      chineseShelf,
      1,
      englishShelf,
    );
    expect(plan.understood).toMatchObject({ setting: 'cafe', thing: '信', language: 'zh', leftOut: ['a letter'] });
    expect(plan.understood.people.slice(0, 2)).toEqual(['Ada Byron', 'Tom Hale']);
    await playsInChinese(plan, ['Ada', 'Byron', 'Tom', 'Hale']);
  });

  it('Chinese for English', () => {
    const plan = planPlay('李白和杜甫在酒馆里为一把剑争论', englishShelf, 1, chineseShelf);
    expect(plan.understood).toMatchObject({
      setting: 'tavern',
      premise: 'debate',
      thing: 'sword',
      leftOut: ['一把剑'],
    });
    expect(plan.understood.people.slice(0, 2)).toEqual(['李白', '杜甫']);
    soundScene(plan);
  });
});

describe('proscenium plan', () => {
  const plan = async (...argv: string[]) => {
    const io = textIo();
    return { code: await main(['plan', ...argv], io), ...io.written };
  };

  it.each([
    ['', '里头没有可以编成戏的东西'],
    ['戏'.repeat(50_000), '一两句话就够'],
    ['Два сторожа спорят о письме.', '目前只读得懂中文和英文'],
    ['教大家怎么做炸弹', '编不成戏'],
  ])('answers a wrong topic kindly in Chinese', async (text, answer) => {
    const { code, stderr } = await plan(text, '--language', 'zh');
    expect(code).toBe(2);
    expect(stderr).toContain(answer);
  });

  it('says of a language it does not make plays in which it does', async () => {
    expect(await plan('Ann and Bob meet.', '--language', 'fr')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('en and zh') as string,
    });
  });

  it('makes a Chinese folder of a Chinese sentence, and tells in Chinese what was made up', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plan-'));
    try {
      const { code, stderr } = await plan('李白和杜甫在酒馆里谈论诗有什么用', '--to', join(folder, '戏'));
      expect(code).toBe(0);
      expect(stderr).toContain('由这里补上的：道具');
      expect(readFileSync(join(folder, '戏', 'cast', '李白.yaml'), 'utf8')).toContain('诗有什么用');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('the page makes a Chinese play of a Chinese sentence', async () => {
  expect((await planScene('李白和杜甫在酒馆里谈论诗有什么用')).scene.blueprint).toMatchObject({ language: 'zh' });
});
