import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { characterOf } from '../../plugin/body/figures/character.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { sayingIn } from '../../src/check/tongues/said-in.ts';
import { main } from '../../src/cli/main.ts';
import { readPlayFolder, writePlayFolder } from '../../src/cli/play-folder.ts';
import { readCondition } from '../../src/script/conditions/read-condition.ts';
import { Names } from '../../src/script/names.ts';
import { readWhereabouts } from '../../src/script/whereabouts-text.ts';
import { houseWith } from '../check/checked-house.ts';
import { textIo } from '../doubles/text-io.ts';
import { isLong } from '../how-much.ts';

const folder = mkdtempSync(join(tmpdir(), 'chinese-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = new Names(['actor:阿明', 'actor:小红', 'prop:酥', 'prop:门', 'prop:碟子', 'place:茶馆']);
const han = /\p{Script=Han}/u;

describe('a play in Chinese', () => {
  it.each([
    ['酥在阿明手里', '酥 held by 阿明'],
    ['酥在碟子上 且 门开着', '酥 on 碟子 and 门 is open'],
    ['（酥在阿明手里 或 酥在小红手里）并且 不阿明死了', '(酥 held by 阿明 or 酥 held by 小红) and not 阿明 is dead'],
    ['有人吃了酥', 'anybody did eat 酥'],
    ['阿明把酥给了给小红', '阿明 did give 酥 to 小红'],
    ['小红对阿明说过“一人一半”、“您请”，自这点起', '小红 said "一人一半", "您请" to 阿明 since point'],
    ['阿明答应了', '阿明 said promise'],
    ['阿明向小红指控过小红', '阿明 said accusation to 小红 about 小红'],
    ['阿明听见小红说“走吧”', '阿明 heard 小红 say "走吧"'],
    ['小红看见阿明吃酥', '小红 saw 阿明 do eat 酥'],
    ['阿明对小红说出了 旧账', '阿明 told 旧账 to 小红'],
    ['小红知道旧账', '小红 knows 旧账'],
    ['阿明由玩家扮演', 'played 阿明'],
    ['情节“谁来拿”', 'point 谁来拿'],
    ['这点过了120秒', 'point lasts 120 seconds'],
    ['阿明身处茶馆', '阿明 within 茶馆'],
    ['有人得手', '有人得手'],
  ])('asks as English does: %s', (chinese, english) => {
    const [ours, theirs] = [readCondition(chinese, names), readCondition(english, names)];
    expect(theirs.ok).toBe(true);
    expect(ours).toEqual(theirs);
  });

  it('says where things are', () => {
    const at = (text: string): unknown => {
      const read = readWhereabouts(text, names);
      return read.ok ? read.value : read.error;
    };
    expect(at('在茶馆里')).toEqual({ in: 'place:茶馆' });
    expect(at('在小红身上')).toEqual({ wornBy: 'actor:小红' });
    expect(at('不知去向')).toBeNull();
    expect(at('在厨房里')).toContain('expected where it is');
  });

  it('is written in Chinese throughout, and performs', async () => {
    const io = textIo();
    expect(await main(['perform', 'tests/script/plays/teahouse'], io)).toBe(0);
    const facts = io.written.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(facts.at(-1)).toMatchObject({ completed: true, ending: '各退一步' });
    const ruled = facts.filter(({ type }) => type === 'action:ruled') as { verdict: { narration: string } }[];
    expect(ruled.map(({ verdict }) => verdict.narration).filter((told) => !han.test(told))).toEqual([]);
    expect(ruled.length).toBeGreaterThan(0);
  });

  it('is checked in Chinese, with file, line and column', async () => {
    const to = join(folder, 'wrong');
    const files = await readPlayFolder('tests/script/plays/teahouse');
    const changed = files.map(({ path, text }) => ({
      path,
      text: text
        .replace('at: 在碟子上', 'at: 在碟上')
        .replace('小红（对阿明）\n好吃', '小绿（对阿明）\n好吃')
        .replace('traits: [fixed', 'sise: 2, traits: [fixed'),
    }));
    await writePlayFolder(to, changed);
    const io = textIo();
    expect(await main(['check', to], io)).toBe(1);
    const said = io.written.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<'file' | 'message' | 'remedy' | 'line', string>);
    expect(said.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('应写在哪里'),
        '演员表里没有叫“小绿”的人：是不是“小红”？',
        '这里没有“sise”这一项：它被略过了',
      ]),
    );
    expect(said.filter(({ message, remedy }) => !han.test(message) || !han.test(remedy))).toEqual([]);
    expect(io.written.stderr).toMatch(/\d+处错误，\d+处警告/);
  });

  it('dresses people as they are described', () => {
    const one = { id: 'actor:a', name: 'A', pronouns: 'he', style: 'victorian' };
    const chinese = characterOf({ ...one, description: '一个胖老头，穿灰色大衣，光头，络腮胡，戴眼镜。' });
    const english = characterOf({
      ...one,
      description: 'A stout old man in a grey overcoat, bald, with a beard and spectacles.',
    });
    expect(chinese).toEqual(english);
  });
});

it('whatever is found can be said in Chinese', () => {
  const say = sayingIn('zh');
  const mistakes = readFileSync('tests/check/mistakes.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly set: Readonly<Record<string, unknown>> })
    .filter((_, index) => isLong || index % 5 === 0);
  const found = mistakes.flatMap(({ set }) => {
    const changes = Object.entries(set).map(([at, value]) => [
      at,
      value === null && !at.endsWith('.at') ? undefined : value,
    ]);
    return checkScene(houseWith(Object.fromEntries(changes) as typeof set), { all: true });
  });
  const sentences = new Set(found.flatMap(({ message, remedy }) => [message, remedy]));
  expect(sentences.size).toBeGreaterThan(20);
  // What the narrator says of a deed is said in the language of the world.
  expect([...sentences].filter((one) => !one.startsWith('the narrator') && !han.test(say(one)))).toEqual([]);
});
