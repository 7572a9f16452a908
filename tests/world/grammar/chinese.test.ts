import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/drama/action.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { readWorldFile } from '../../../src/drama/world-file.ts';
import { chineseVerbs } from '../../../src/world/grammar/chinese/verbs.ts';
import { chineseNouns } from '../../../src/world/lexicon/chinese-nouns.ts';
import { narrate, openScene, type Answer } from '../../../src/world/narrator.ts';
import { openWorld, type World } from '../../../src/world/world.ts';
import { utteranceWorld } from '../grading/utterances.ts';
import { expectLinear } from './growth.ts';

function play(text: string, actor = 'hamlet', world: World = utteranceWorld('elsinore')): Answer {
  return narrate(openScene(world), entityId(`actor:${actor}`), { text }).answer;
}

/** `verb object @preposition target with instrument .part >direction "manner" aspect`, deeds apart by `;`. */
const shown = (answer: Answer): string => answer.actions.map(showAction).join('; ');

function showAction(action: Action): string {
  const plain = (id: string | undefined): string | undefined => id?.replace(/^(prop|actor|place):/, '');
  return [
    action.together && '&',
    action.verb,
    plain(action.object),
    action.preposition && `@${action.preposition}`,
    plain(action.target),
    action.instrument && `with ${plain(action.instrument)}`,
    action.part && `.${action.part}`,
    action.direction && `>${action.direction}`,
    action.manner && action.verb !== 'emote' && `"${action.manner}"`,
    action.aspect !== 'does' && action.aspect,
  ]
    .filter(Boolean)
    .join(' ');
}

const reads = (cases: Readonly<Record<string, string>>, actor?: string): void =>
  it.each(Object.entries(cases))('%s → %s', (act, expected) => {
    expect(shown(play(`（${act}）`, actor))).toBe(expected);
  });

describe('common deeds', () => {
  reads({
    拿起信: 'take letter',
    从桌上拿起信: 'take letter @from table',
    从霍拉旭手中夺过书: 'steal book @from horatio',
    拔出长剑: 'draw rapier',
    收起匕首: 'put away dagger',
    放下匕首: 'drop dagger',
    把匕首丢掉: 'drop dagger',
    把信放在床上: 'put letter @on bed',
    把斗篷披在霍拉旭肩上: 'put cloak @on horatio .shoulder',
    把斗篷披在自己肩上: 'wear cloak',
    把信藏在枕头下面: 'put letter @under cushion',
    把信折好放进口袋: 'fold letter; put away letter',
    把红杯子扔到地上: 'throw red-cup @on floor',
    把匕首扔给霍拉旭: 'throw dagger @to horatio',
    打开门: 'open gallery-door',
    用铁钥匙把箱子打开: 'open chest with iron-key',
    把门关上: 'close gallery-door',
    锁上门: 'lock gallery-door',
    敲了敲门: 'knock gallery-door',
    推开门: 'open gallery-door',
    推开王后: 'push gertrude',
    拉开窗帘: 'open curtain',
    走到窗边: 'go window @to',
    朝帷幕走去: 'go curtain @to',
    走进大厅: 'enter hall @in',
    离开房间: 'exit closet',
    跑出去: 'exit',
    走过去: 'go >over',
    坐下: 'sit',
    在凳子上坐下: 'sit stool @on',
    坐到王后旁边: 'sit gertrude @by',
    躺在床上: 'lie bed @on',
    从凳子上站起来: 'stand stool @from',
    跪在王后面前: 'kneel gertrude @before',
    躲到窗帘后面: 'hide curtain @behind',
    看着王后: 'look gertrude @at',
    看了霍拉旭一眼: 'look horatio @at',
    看床底下: 'look bed @under',
    环顾四周: 'look >around',
    检查画像: 'examine portrait',
    搜查箱子: 'search chest',
    读信: 'read letter',
    看信: 'read letter',
    在信上写字: 'write letter @on',
    端起银杯喝了一口: 'take silver-cup; drink silver-cup',
    往红杯子里倒酒: 'pour jug @in red-cup',
    把红杯子倒满: 'fill red-cup',
    点燃蜡烛: 'light candle',
    吹灭蜡烛: 'extinguish candle',
    烧掉信: 'burn letter',
    撕碎信: 'tear letter',
    打碎红杯子: 'break red-cup',
    用匕首刺窗帘: 'stab curtain with dagger',
    向帷幕刺去: 'stab curtain',
    把长剑刺进霍拉旭的胸口: 'stab horatio with rapier .chest',
    杀死霍拉旭: 'kill horatio',
    打了霍拉旭一拳: 'hit horatio',
    脱下斗篷: 'take off cloak',
    穿上斗篷: 'wear cloak',
    跟着霍拉旭: 'follow horatio',
    挡住门口: 'block gallery-door',
    指着画像: 'point portrait',
  });
});

describe('giving and showing', () => {
  reads({
    把匕首递给霍拉旭: 'give dagger @to horatio',
    将匕首交到霍拉旭手里: 'give dagger @to horatio',
    给王后一封信: 'give letter @to gertrude',
    拿起红杯子递给霍拉旭: 'take red-cup; give red-cup @to horatio',
    给霍拉旭看信: 'show letter @to horatio',
    把信拿给霍拉旭看: 'show letter @to horatio',
    给了她一巴掌: 'hit gertrude',
  });
});

describe('bodies', () => {
  reads({
    一巴掌打在霍拉旭脸上: 'hit horatio .face "一巴掌"',
    一拳打在霍拉旭的肚子上: 'hit horatio .belly "一拳"',
    朝霍拉旭腿上踢了一脚: 'hit horatio .leg',
    对着霍拉旭的脸就是一拳: 'hit horatio .face',
    '端起红杯子，泼了霍拉旭一脸': 'take red-cup; pour red-cup @on horatio',
    往霍拉旭脸上吐口水: 'spit horatio @at',
    咬霍拉旭的手: 'hit horatio .hand',
    偷偷把信塞进自己包里: 'put away letter "偷偷"',
    把信藏到大衣底下: 'put away letter',
    握住她的手: 'hold gertrude .hand',
    吻了吻王后的额头: 'kiss gertrude .forehead',
    一把抓住霍拉旭的胳膊: 'take horatio .arm "一把"',
    把手放在霍拉旭的肩膀上: 'touch horatio .shoulder',
    拥抱母亲: 'embrace gertrude',
    和霍拉旭握手: 'shake horatio .hand',
    举起双手: 'raise .hand',
    点了点头: 'nod',
    摇头: 'emote',
    向王后鞠躬: 'bow gertrude @to',
    对霍拉旭微笑: 'smile horatio @at',
    大笑: 'laugh',
    哭泣: 'weep',
    叹了口气: 'sigh',
    浑身发抖: 'tremble',
    屏住呼吸: 'emote',
    清了清嗓子: 'emote',
    向霍拉旭使了个眼色: 'wink horatio @at',
    咬着嘴唇: 'emote',
    心如刀割: 'emote',
    打断: 'emote',
  });

  it('tells an idiom as it was written', () => {
    expect(play('（屏住呼吸）').actions[0]?.manner).toBe('屏住呼吸');
  });
});

describe('ways', () => {
  reads({
    向前走一步: 'step >forward',
    后退两步: 'step >back',
    往西走: 'go >west',
    退到墙边: 'step wall @to >back',
    上前一步: 'step >forward',
    让开: 'step >aside',
    猛然回头: 'turn >around "猛然"',
    转向霍拉旭: 'turn horatio @to',
    在房间里来回踱步: 'pace',
  });
});

describe('how far a deed is carried', () => {
  reads({
    试图打开箱子: 'open chest tries',
    开始哭泣: 'weep begins',
    差点刺中霍拉旭: 'stab horatio nearly',
    正要拔剑: 'draw rapier means-to',
    想要拿起匕首: 'take dagger means-to',
    停止写信: 'write letter stops',
    不再哭泣: 'weep stops',
    假装读信: 'read letter means-to',
    没有拿信: '',
    拒绝拿起匕首: '',
    打不开门: '',
    既不点头也不摇头: '',
    '没有拿信，而是拿起红杯子': 'take red-cup',
    忍不住笑了: 'laugh "忍不住"',
    不小心打碎了红杯子: 'break red-cup "不小心"',
  });
});

describe('several deeds', () => {
  reads({
    走到桌边拿起信: 'go table @to; take letter',
    '转身走向门口，打开门，走了出去': 'turn >around; go gallery-door @to; open gallery-door; exit',
    拿起匕首然后刺向帷幕: 'take dagger; stab curtain',
    '拿起信，看着王后，撕成碎片': 'take letter; look gertrude @at; tear letter',
    一边笑一边拿起红杯子: 'laugh; & take red-cup',
    微笑着拿起红杯子: 'smile; & take red-cup',
    '拿起信、红杯子和蜡烛': 'take letter; take red-cup; take candle',
    悄悄走到帷幕后面躲起来: 'hide curtain @behind "悄悄"',
    弯腰拾起地上的信: 'bend; take letter',
  });
});

describe('names', () => {
  reads({
    拿起红色的杯子: 'take red-cup',
    拿起那个银色的杯子: 'take silver-cup',
    拿走所有的杯子: 'take red-cup; take silver-cup',
    放下它: 'drop dagger',
    拿起国王的画像: 'take portrait',
    拿起dagger: 'take dagger',
    把letter给Horatio: 'give letter @to horatio',
    '拿起红杯子，把它放下': 'take red-cup; drop red-cup',
    拿起虎符: 'take 虎符',
  });

  it('leaves two cups a tie', () => {
    expect(play('（拿起杯子）').verdicts[0]?.code).toBe('ambiguous');
  });

  it('takes the things on the table one by one', () => {
    expect(shown(play('（把桌上的东西都拿走）'))).toMatch(/^take red-cup; take silver-cup; take jug/);
  });

  it('says an unknown verb with the thing it is done to', () => {
    const answer = play('（把信熨平）');
    expect(answer.verdicts[0]?.code).toBe('unknown-verb');
    expect(answer.actions[0]?.object).toBe('prop:letter');
  });
});

describe('who acts', () => {
  reads({
    王后拿起红杯子: 'decree 王后 "王后拿起红杯子"',
    她拿起红杯子: 'decree 她 "她拿起红杯子"',
    他拿起红杯子: 'take red-cup',
    哈姆雷特拿起红杯子: 'take red-cup',
    我拿起红杯子: 'take red-cup',
    '葛特露拿起银杯，喝了一口。拿起信': 'decree 葛特露 "葛特露拿起银杯"; take letter',
    门开了: 'decree door "门开了"',
    命令霍拉旭打开门: 'tell horatio',
    让霍拉旭离开: 'decree 霍拉旭 "让霍拉旭离开"',
    叫霍拉旭离开: 'tell horatio',
    看着王后离开: 'look gertrude @at',
    扶王后坐下: 'help gertrude',
    被霍拉旭推倒: 'decree 霍拉旭 "被霍拉旭推倒"',
  });

  reads({ 她拿起红杯子: 'take red-cup', 他拿起红杯子: 'decree 他 "他拿起红杯子"' }, 'gertrude');
});

describe('how it is said, and to whom', () => {
  it.each([
    ['（低声）', '低声', undefined, ''],
    ['（轻声地）', '轻声地', undefined, ''],
    ['（旁白）', '旁白', undefined, ''],
    ['（愤怒）', '愤怒', undefined, ''],
    ['（对霍拉旭）', undefined, 'actor:horatio', ''],
    ['（低声对霍拉旭说）', '低声', 'actor:horatio', ''],
    ['（对王后，冷冷地）', '冷冷地', 'actor:gertrude', ''],
    ['（冷笑着）', '冷笑着', undefined, 'sneer'],
    ['（用颤抖的声音）', '用颤抖的声音', undefined, ''],
    ['（转向霍拉旭）', undefined, 'actor:horatio', 'turn horatio @to'],
    ['（低声地，拿起信）', '低声地', undefined, 'take letter'],
    ['（看着霍拉旭，低声）', '低声', undefined, 'look horatio @at'],
    ['（慢慢地，拿起信）', undefined, undefined, 'take letter "慢慢地"'],
    ['（微笑）', undefined, undefined, 'smile'],
  ])('%s', (act, delivery, addressee, deeds) => {
    const answer = play(`${act}来吧。`);
    expect(answer.delivery).toBe(delivery);
    expect(answer.addressee).toBe(addressee);
    expect(shown(answer)).toBe(deeds);
    expect(answer.speech).toBe('来吧。');
  });
});

describe('end to end', () => {
  const changes = (text: string, actor?: string): string[] =>
    play(text, actor).verdicts.flatMap((verdict) =>
      verdict.changes.map(({ entity, property, value }) => `${entity} ${property} ${JSON.stringify(value)}`),
    );

  it('[TAKE1] takes', () => {
    expect(changes('（拿起信）')).toEqual(['prop:letter at {"heldBy":"actor:hamlet"}']);
  });

  it('[HAND4] gives what is in the hand', () => {
    expect(changes('（把匕首递给霍拉旭）')).toEqual(['prop:dagger at {"heldBy":"actor:horatio"}']);
  });

  it('[OPEN1] opens', () => {
    expect(changes('（打开门）')).toEqual(['prop:gallery-door open true']);
  });

  it('[FIGHT3] stabs him behind the arras', () => {
    expect(changes('（用匕首刺向帷幕）')).toContain('actor:polonius hurt true');
  });

  it('[SIT1] sits on the bed', () => {
    expect(changes('（在床上坐下）', 'gertrude')).toEqual([
      'actor:gertrude at {"on":"prop:bed"}',
      'actor:gertrude posture "sitting"',
    ]);
  });

  it('[SHAPE6] changes nothing by what is only begun, meant or left undone', () => {
    expect(changes('（差点打碎红杯子，想要拿起信，没有打开门）')).toEqual([]);
  });

  it('[FIRE1] puts the candle out', () => {
    expect(changes('（俯身吹灭蜡烛）')).toEqual(['prop:candle lit false']);
  });

  it('reads a bare command', () => {
    const scene = openScene(utteranceWorld('baker-street'));
    const { answer } = narrate(scene, entityId('actor:holmes'), { command: '从书架上拿下红色的书' });
    expect(shown(answer)).toBe('take red-book @from bookshelf');
  });
});

describe('a world with only Chinese names', () => {
  const read = readWorldFile({
    entities: [
      { id: 'place:hall', kind: 'place', name: '大殿' },
      { id: 'actor:jing', kind: 'actor', name: '荆轲', at: { in: 'place:hall' } },
      { id: 'actor:king', kind: 'actor', name: '秦王', at: { in: 'place:hall' } },
      { id: 'prop:dagger', kind: 'prop', name: '徐夫人匕首', traits: ['portable', 'weapon', 'sharp'], at: { in: 'place:hall' } },
      { id: 'prop:map', kind: 'prop', name: '督亢地图', traits: ['portable'], at: { in: 'place:hall' } },
    ],
  }); // prettier-ignore
  const world = read.ok ? openWorld(read.value) : undefined;

  it.each([
    ['（拿起匕首）', 'take dagger'],
    ['（把地图献给秦王）', 'give map @to king'],
    ['（用匕首刺秦王）', 'stab king with dagger'],
    ['（一把抓住秦王的袖子）', 'take king .sleeve "一把"'],
    ['（荆轲拿起督亢地图）', 'take map'],
  ])('%s → %s', (text, expected) => {
    expect(world && shown(play(text, 'jing', world))).toBe(expected);
  });
});

describe('any text', () => {
  it.each([
    '（）',
    '（，。）',
    '（的）',
    '（把）',
    '（把把把）',
    '（用）',
    '（从）',
    '（一）',
    '（得地得）',
    '（𠮷野家）',
    '（拿起😀）',
  ])('reads %s without harm', (text) => {
    expect(() => play(text)).not.toThrow();
  });

  it('has words enough', () => {
    expect(chineseNouns().size).toBeGreaterThan(350);
    expect(chineseVerbs().words.size).toBeGreaterThan(120);
  });

  it.each(['的', '他的', '桌上的', '把', '不', '红', '龘', '拿起桌上的红杯子和信、', '"', '慢慢地'])(
    'reads a hundred thousand signs of %s without taking ever longer',
    (sign) => expectLinear((length) => void play(`（${sign.repeat(length / sign.length)}`), 100_000),
  );
});
