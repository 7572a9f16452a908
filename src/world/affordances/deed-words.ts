import type { Thing } from '../world.ts';
import { the, upperFirst } from '../rules/naming.ts';

/**
 * What deeds are called when they are offered. `{object}`, `{target}` and `{instrument}` stand for the things by name,
 * `{stuff}` for what is poured.
 */
const english = {
  take: 'Take {object}',
  'take-out': 'Take {object} out of {target}',
  'snatch-from': 'Snatch {object} from {target}',
  drop: 'Put {object} down',
  'put-on': 'Put {object} on {target}',
  'put-in': 'Put {object} into {target}',
  'hide-behind-it': 'Hide {object} behind {target}',
  'hide-under-it': 'Hide {object} under {target}',
  'put-away': 'Put {object} away',
  give: 'Give {object} to {target}',
  show: 'Show {object} to {target}',
  'throw-to': 'Throw {object} to {target}',
  'throw-at': 'Throw {object} at {target}',
  'throw-away': 'Throw {object} away',
  open: 'Open {object}',
  close: 'Close {object}',
  'draw-open': 'Draw {object} aside',
  'draw-shut': 'Draw {object} shut',
  unseal: 'Break the seal of {object}',
  lock: 'Lock {object}',
  unlock: 'Unlock {object}',
  'lock-with': 'Lock {object} with {instrument}',
  'unlock-with': 'Unlock {object} with {instrument}',
  read: 'Read {object}',
  'read-on': 'Read what is on {object}',
  examine: 'Examine {object}',
  search: 'Search {object}',
  'search-here': 'Look around',
  'look-in': 'Look into {object}',
  'look-under': 'Look under {object}',
  'look-behind': 'Look behind {object}',
  knock: 'Knock at {object}',
  listen: 'Listen at {object}',
  sit: 'Sit down on {object}',
  lie: 'Lie down on {object}',
  'get-in': 'Get into {object}',
  'get-on': 'Get onto {object}',
  'get-out': 'Get out of {object}',
  'come-out': 'Come out of hiding',
  'hide-behind': 'Hide behind {object}',
  'hide-under': 'Hide under {object}',
  'hide-in': 'Hide in {object}',
  stand: 'Stand up',
  'sit-here': 'Sit down',
  kneel: 'Kneel down',
  wait: 'Wait a while',
  'go-into': 'Go into {object}',
  'go-to': 'Go to {object}',
  'go-through': 'Go through {object}',
  pour: 'Pour {stuff} into {target}',
  'pour-from': 'Pour {object} into {target}',
  'pour-out': 'Pour out {object}',
  fill: 'Fill {object} from {target}',
  drink: 'Drink {stuff}',
  'drink-up': 'Drink {object}',
  eat: 'Eat {object}',
  light: 'Light {object}',
  extinguish: 'Put out {object}',
  'switch-on': 'Switch on {object}',
  'switch-off': 'Switch off {object}',
  wear: 'Put on {object}',
  'wear-small': 'Put on {object}',
  'take-off': 'Take off {object}',
  'take-off-small': 'Take off {object}',
  draw: 'Draw {object}',
  sheathe: 'Lower {object}',
  ring: 'Ring {object}',
  play: 'Play {object}',
  'play-song': 'Play a song on {object}',
  push: 'Push {object}',
  pull: 'Pull {object}',
  untie: 'Untie {object}',
  tear: 'Tear {object}',
  burn: 'Burn {object}',
  break: 'Break {object}',
  'cut-with': 'Cut {object} with {instrument}',
  'stab-with': 'Stab {object} with {instrument}',
  'strike-with': 'Strike {object} with {instrument}',
  bow: 'Bow to {object}',
  nod: 'Nod to {object}',
  wave: 'Wave to {object}',
  'shake-hands': 'Shake hands with {object}',
  'hand-on-shoulder': 'Lay a hand on {object’s} shoulder',
  'kiss-hand': 'Kiss {object’s} hand',
  embrace: 'Embrace {object}',
  'kneel-to': 'Kneel before {object}',
  follow: 'Follow {object}',
  unfollow: 'Stop following {object}',
  wake: 'Wake {object}',
  'help-up': 'Help {object} up',
} as const;

export type DeedPhrase = keyof typeof english;

const chinese: Readonly<Record<DeedPhrase, string>> = {
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
  'throw-away': '扔掉{object}',
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
  'sit-here': '坐下',
  kneel: '跪下',
  wait: '等一等',
  'go-into': '到{object}去',
  'go-to': '到{object}去',
  'go-through': '穿过{object}',
  pour: '把{stuff}倒进{target}',
  'pour-from': '把{object}里的倒进{target}',
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
  nod: '向{object}点头',
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

/** What a deed is done to and with. */
export interface DeedNames {
  readonly object?: Thing | undefined;
  readonly target?: Thing | undefined;
  readonly instrument?: Thing | undefined;
  readonly stuff?: string | undefined;
}

/** A deed as it is offered: a short imperative in the language asked for. */
export function deedWords(phrase: DeedPhrase, names: DeedNames, language = 'en'): string {
  return language.startsWith('zh') ? inChinese(chinese[phrase], names) : inEnglish(english[phrase], names);
}

function inEnglish(template: string, names: DeedNames): string {
  return filled(template, (slot) => {
    if (slot === 'stuff') return names.stuff ? `the ${names.stuff}` : '';
    if (slot === 'object’s') return names.object ? possessive(definite(names.object)) : '';
    const thing = names[slot as keyof Omit<DeedNames, 'stuff'>];
    return thing ? definite(thing) : '';
  });
}

/** What is offered is this one: *a stranger* is *the stranger* who stands there. */
const definite = (thing: Thing): string => the(thing).replace(/^(a|an|some) /, 'the ');

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

function inChinese(template: string, names: DeedNames): string {
  const words = filled(template, (slot) => {
    if (slot === 'stuff') return names.stuff ? (liquids[names.stuff] ?? names.stuff) : '';
    const thing = names[slot as keyof Omit<DeedNames, 'stuff'>];
    return thing ? chineseName(thing) : '';
  });
  // Latin names stand a little apart from the characters around them.
  return words
    .replace(/(\p{Script=Han})(?=[\p{Script=Latin}\d])/gu, '$1 ')
    .replace(/([\p{Script=Latin}\d])(?=\p{Script=Han})/gu, '$1 ');
}

/** What cups in the plays hold; the world knows liquids by their English names. */
const liquids: Readonly<Record<string, string>> = {
  wine: '酒',
  water: '水',
  soup: '汤',
  coffee: '咖啡',
  tea: '茶',
  port: '波特酒',
  milk: '牛奶',
  ale: '麦酒',
  beer: '啤酒',
  rum: '朗姆酒',
  brandy: '白兰地',
  oil: '油',
};

const han = /\p{Script=Han}/u;

/** By the Chinese name where the author gave one, by their own where not. */
export function chineseName(thing: Thing): string {
  if (han.test(thing.name)) return thing.name;
  return thing.aliases.find((alias) => han.test(alias)) ?? thing.name.replace(/^(the|a|an|some)\s+/i, '');
}

const filled = (template: string, nameOf: (slot: string) => string): string =>
  upperFirst(
    template
      .replace(/\{([^}]+)\}/g, (_, slot: string) => nameOf(slot))
      .replace(/\s+/g, ' ')
      .trim(),
  );
