import type { Thing } from '../world.ts';
import type { WorldTongue } from './tongue.ts';
import { wordMap } from '../../kit/word-list.ts';

const deeds: WorldTongue['deeds'] = {
  take: '拿起{object}',
  'take-out': '从{target}里拿出{object}',
  'snatch-from': '从{target}手里夺过{object}',
  drop: '放下{object}',
  'put-on': '把{object}放在{target}上',
  'put-in': '把{object}放进{target}里',
  'hide-behind-it': '把{object}藏到{target}后面',
  'hide-under-it': '把{object}藏到{target}底下',
  'put-away': '把{object}收起来',
  give: '把{object}交给{target}',
  show: '给{target}看{object}',
  'throw-to': '把{object}抛给{target}',
  'throw-at': '把{object}砸向{target}',
  open: '打开{object}',
  close: '关上{object}',
  'draw-open': '拉开{object}',
  'draw-shut': '拉上{object}',
  unseal: '拆开{object}',
  lock: '锁上{object}',
  unlock: '打开{object}的锁',
  'lock-with': '用{instrument}锁上{object}',
  'unlock-with': '用{instrument}打开{object}的锁',
  read: '读{object}',
  'read-on': '看看{object}上的字',
  examine: '细看{object}',
  search: '搜查{object}',
  'search-here': '四处看看',
  'look-in': '看看{object}里面',
  'look-under': '看看{object}底下',
  'look-behind': '看看{object}后面',
  knock: '敲{object}',
  listen: '贴着{object}听',
  sit: '坐到{object}上',
  lie: '躺到{object}上',
  'get-in': '进到{object}里',
  'get-on': '爬上{object}',
  'get-out': '从{object}里出来',
  'come-out': '从藏身处出来',
  'hide-behind': '躲到{object}后面',
  'hide-under': '躲到{object}底下',
  'hide-in': '躲进{object}里',
  stand: '站起来',
  kneel: '跪下',
  wait: '等一等',
  'go-into': '到{object}去',
  'go-to': '到{object}去',
  pour: '把{stuff}倒进{target}',
  'pour-out': '倒掉{object}里的东西',
  fill: '从{target}给{object}装满',
  drink: '喝一口{stuff}',
  'drink-up': '喝{object}',
  eat: '吃{object}',
  light: '点燃{object}',
  extinguish: '熄灭{object}',
  'switch-on': '打开{object}',
  'switch-off': '关掉{object}',
  wear: '穿上{object}',
  'wear-small': '戴上{object}',
  'take-off': '脱下{object}',
  'take-off-small': '摘下{object}',
  draw: '拔出{object}',
  sheathe: '垂下{object}',
  ring: '敲响{object}',
  play: '弹奏{object}',
  'play-song': '用{object}放首歌',
  push: '推{object}',
  pull: '拉{object}',
  untie: '解开{object}',
  tear: '撕破{object}',
  burn: '烧掉{object}',
  break: '打碎{object}',
  'cut-with': '用{instrument}割{object}',
  'stab-with': '用{instrument}刺{object}',
  'strike-with': '用{instrument}打{object}',
  bow: '向{object}鞠躬',
  wave: '向{object}招手',
  'shake-hands': '和{object}握手',
  'hand-on-shoulder': '把手放在{object}的肩上',
  'kiss-hand': '吻{object}的手',
  embrace: '拥抱{object}',
  'kneel-to': '跪在{object}面前',
  follow: '跟着{object}',
  unfollow: '不再跟着{object}',
  wake: '叫醒{object}',
  'help-up': '扶起{object}',
};

/** What cups in the plays hold; the world knows liquids by their English names. */
const liquids = wordMap(
  'wine=酒 water=水 soup=汤 coffee=咖啡 tea=茶 port=波特酒 milk=牛奶 ale=麦酒 beer=啤酒 rum=朗姆酒 brandy=白兰地 oil=油',
);

const han = /\p{Script=Han}/u;

/** By the Chinese name where the author gave one, by their own where not. */
function chineseName(thing: Thing): string {
  if (han.test(thing.name)) return thing.name;
  return thing.aliases.find((alias) => han.test(alias)) ?? thing.name.replace(/^(the|a|an|some)\s+/i, '');
}

export const chinese: WorldTongue = {
  deeds,
  nameOf: chineseName,
  ownerOf: (thing) => `${chineseName(thing)}的`,
  liquidOf: (liquid) => liquids.get(liquid) ?? liquid,
  // Latin names stand a little apart from the characters around them.
  finish: (phrase) =>
    phrase
      .replace(/(\p{Script=Han})(?=[\p{Script=Latin}\d])/gu, '$1 ')
      .replace(/([\p{Script=Latin}\d])(?=\p{Script=Han})/gu, '$1 '),
  refusals: {
    person: (name, me) => `${name ?? '别人'}做什么由${name ?? '他们'}自己决定，${me}可以请求。`,
    thing: (name, me) => (name === undefined ? `这不会自己发生，${me}也做不到。` : `${name}自己不会动，得有人去做。`),
    past: (me) => `说已经做了不算，${me}现在做的才算。`,
  },
  people: /^(大家|众人|所有人|每个人|人们|人人|有人|他|她|他们|她们|你|您|你们|别人|旁人|两人|二人|全体|全场)$/,
  aloud: /大声|高声|出声|朗声/,
  kinds: {
    shackle: /手铐|镣铐|脚镣|铐子/,
    syringe: /注射器|针筒|针管|氯仿|乙醚|吗啡/,
    poison: /毒|砒霜|鸩酒|迷药|药粉|药丸|蒙汗药/,
    current: /电线|电缆|电极|电棍|插座|电池/,
    gas: /毒气|煤气罐|瓦斯/,
    explosive: /炸弹|炸药|手雷|手榴弹|火药|雷管/,
    peg: /挂钩/,
    royal: /国王|王后|皇帝/,
    bell: /钟|铃/,
    'small-wear': /手套|戒指|帽|冠|眼镜|面具|项链|丝带/,
    back: /帘|帷|屏风|书架|架子|画像|雕像|柱|柜台/,
    underside: /床|地毯|垫|桌|沙发|卡座|长凳/,
    kindler: /火柴|打火机/,
    'seat-for-one': /椅|凳/,
  },
};
