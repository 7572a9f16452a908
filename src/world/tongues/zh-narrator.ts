import type { Change } from '../../drama/change.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Refusal, RefusalCode } from '../../drama/refusal.ts';
import { parentIn, relationOf } from '../../drama/whereabouts.ts';
import { bearerOf, contents, isWornBy } from '../containment.ts';
import { bothHands, fitsUnderArm, inHands, unstowable, type Unstowable } from '../stowing.ts';
import { has, is, thingOf, type Thing, type World } from '../world.ts';
import type { Narrator, ToldAction, ToldDeed } from './tongue.ts';
import { rememberedText } from '../../kit/remembered.ts';
import { wordSet } from '../../kit/word-list.ts';
import { chineseNouns } from '../lexicon/chinese-nouns.ts';
import { looksOf } from './zh-looks.ts';
import { acts, bareActs, comesTo, ownPartActs, saysItself } from './zh-acts.ts';
import { bodyWord } from './zh-body.ts';
import { chineseName } from './zh-names.ts';

const han = /\p{Script=Han}/u;

/** The narrator's voice in Chinese: who does what, and what becomes of it, made from the deed and from what changed. */
export const chineseNarrator: Narrator = {
  deed(deed) {
    const { world, action, changes } = deed;
    const seen = [
      `${before(deed)}${sentence(world, action)}`,
      ...outcomes(world, action, changes),
      ...makingRoom(deed),
    ].join('');
    const own = learnt(deed);
    return { seen, narration: `${seen}${own}` };
  },
  aspect(world, action) {
    const [who, act] = [nameOf(world, action.subject), undone(predicate(world, action))];
    if (action.aspect === 'nearly') return `${who}差点${act}，到底没有。`;
    if (action.aspect === 'stops') return `${who}停了下来，不再${act}。`;
    return action.aspect === 'begins' ? `${who}开始${act}。` : `${who}想要${act}。`;
  },
  refusal(world, action, refusal) {
    if (han.test(refusal.reason) && !/[a-z]{3}/i.test(refusal.reason))
      return { reason: refusal.reason, narration: refusal.reason };
    const reason = reasonOf(world, action, refusal);
    return {
      reason,
      narration: `${nameOf(world, action.subject)}想${undone(predicate(world, action))}，可是${reason}`,
    };
  },
};

const nameOf = (world: World, id: EntityId): string => chineseName(thingOf(world, id));

const sentence = (world: World, action: ToldAction): string =>
  `${nameOf(world, action.subject)}${predicate(world, action)}。`;

/** The verb with what it is done to; what was written in Chinese, as it was written. */
function predicate(world: World, action: ToldAction): string {
  const asSaid = [action.said, action.manner].find((words) => words !== undefined && han.test(words));
  if (asSaid !== undefined && (action.verb === 'emote' || action.said === asSaid)) return asSaid;
  const slots = slotsOf(world, action);
  const ways = acts[tellingOf(action)];
  const way = ways?.find((each) => fits(each, action, slots));
  const told = way === undefined ? bareAct(action, slots.object) : filled(way, slots);
  if (asSaid === undefined) return told;
  // 打了西奥一拳: with what and how often stands at the end.
  if (counted.test(asSaid)) return told.endsWith('一下') ? `${told.slice(0, -2)}${asSaid}` : `${asSaid}${told}`;
  return `${asSaid}${asSaid.endsWith('地') ? '' : '地'}${told}`;
}

/** Of what is said to somebody, of a hand and of a blow, the very word says more. */
const isWordier = ({ verb, word, instrument }: ToldAction): boolean =>
  instrument === undefined && wordier.get(verb)?.has(word) === true;
/** By which of `acts` it is told: what is hidden in the clothes is not merely put away. */
const tellingOf = (action: ToldAction): string =>
  isWordier(action)
    ? action.word
    : action.verb === 'shake' && /^hands?$/.test(action.part ?? '')
      ? 'shake hands'
      : action.verb === 'put away' && /^(hide|conceal|secrete)$/.test(action.word)
        ? 'conceal'
        : action.verb;

const wordier: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['tell', wordSet('comfort mock insult threaten thank greet praise')],
  ['touch', new Set([...wordSet('pat tap poke pinch stroke cover tickle'), 'step on'])],
  ['hit', new Set([...wordSet('kick slap bite'), 'stamp on', 'stomp on', 'step on', 'tread on'])],
  ['turn', wordSet('twist')],
]);

const counted = /^[一两几](?:拳|脚|巴掌|耳光|把|下|口|刀|剑|棍|鞭|屁股|头|口气)$/u;

type Slots = Readonly<Record<string, string | undefined>>;

function slotsOf(world: World, action: ToldAction): Slots {
  const named = (id: EntityId | undefined, word: string | undefined): string | undefined =>
    id === action.subject ? '自己' : id ? nameOf(world, id) : word !== undefined && han.test(word) ? word : undefined;
  const isPerson = (id: EntityId | undefined): boolean => id !== undefined && thingOf(world, id).kind === 'actor';
  const [person, victim] = [action.object, action.target].map((id) =>
    isPerson(id) ? named(id, undefined) : undefined,
  );
  const part = action.part === undefined ? undefined : bodyWord(action.part);
  return {
    person,
    touched: withPart(person, part),
    victim,
    whom: part === undefined ? victim : undefined,
    object: withPart(
      named(action.object, action.objectName),
      !action.target && isPerson(action.object) ? part : undefined,
    ),
    target: withPart(named(action.target, action.targetName), isPerson(action.target) ? part : undefined),
    instrument: named(action.instrument, undefined),
  };
}

const withPart = (name: string | undefined, part: string | undefined): string | undefined =>
  name !== undefined && part !== undefined ? `${name}的${part}` : name;

/** The same of one's own, many or one, or of what one has on: 袖子 of *sleeves*. */
const wornWord = rememberedText(
  (part): string | undefined =>
    [part, part.replace(/s$/, '')].reduce<string | undefined>(
      (found, one) => found ?? bodyWord(one) ?? [...chineseNouns()].find(([, { english }]) => english[0] === one)?.[0],
      undefined,
    ),
  100,
);

/** 摸了摸 is done: whoever only means to, 摸摸. */
const undone = (told: string): string => told.replace(/(\p{Script=Han})了(?=\1|[一口个])/u, '$1');

const slot = /\{(\w+)(?::([\w ]+))?\}/g;

const fits = (way: string, { preposition }: ToldAction, slots: Slots): boolean =>
  [...way.matchAll(slot)].every(
    ([, name = '', wanted]) => slots[name] && (wanted === undefined || wanted === preposition),
  );

const filled = (way: string, slots: Slots): string => way.replace(slot, (_, name: string) => slots[name] ?? '');

function bareAct({ verb, word, part }: ToldAction, object: string | undefined): string {
  const own = object === undefined && part !== undefined ? wornWord(part) : undefined;
  const does = own && (ownPartActs.get(word.split(' ')[0] ?? '') ?? ownPartActs.get(verb));
  if (own && does) return `${does}${own}`;
  const told = bareActs.get(word.split(' ')[0] ?? '') ?? bareActs.get(verb) ?? bareActs.get('emote') ?? '';
  return object === undefined ? told : `对着${object}${told}`;
}

/** What was taken up first without being said. */
function before({ world, action, changes }: ToldDeed): string {
  const taken = changes.filter(
    ({ entity, property, value }) =>
      property === 'at' && isHeldBy(value, action.subject) && (entity !== action.object || !ownTaking.has(action.verb)),
  );
  const isTaking = action.verb === 'take' || action.verb === 'steal' || action.verb === 'draw';
  const out = changes.find(({ property, value }) => property === 'concealed' && value === false);
  if (out && !isTaking && action.verb !== 'search')
    return `${nameOf(world, action.subject)}先掏出${nameOf(world, out.entity)}。`;
  return isTaking || taken.length === 0
    ? ''
    : `${nameOf(world, action.subject)}先拿起${taken.map(({ entity }) => nameOf(world, entity)).join('、')}。`;
}

/** What is in one's hands by the deed itself. */
const ownTaking = wordSet('take take_off remove');

const isHeldBy = (value: Change['value'], actor: EntityId): boolean =>
  typeof value === 'object' && value !== null && 'heldBy' in value && value.heldBy === actor;

/** What became of things and people by it. */
function outcomes(world: World, { verb, object }: ToldAction, changes: readonly Change[]): string[] {
  const told = changes.flatMap(({ entity, property, value }) => {
    if (saysItself.has(verb) && entity === object) return [];
    if (property === 'at') return fallen(world, entity, verb);
    const what = comesTo[property]?.[String(value === true || value === false ? value : Boolean(value))];
    return what === undefined ? [] : [`${nameOf(world, entity)}${what}。`];
  });
  return [...new Set(told)];
}

/** Whoever has something in either hand finds a place for what they are given. */
function makingRoom({ world, action }: ToldDeed): string[] {
  const { verb, object, target } = action;
  if (verb !== 'give' || !target) return [];
  const held = inHands(world, thingOf(world, target)).filter(({ id }) => id !== object);
  return held.length >= bothHands
    ? [`${nameOf(world, target)}把${held.filter(fitsUnderArm).map(chineseName).join('、')}夹在胳膊底下，腾出手来接住。`]
    : [];
}

/** A thing that came to lie on the floor though nobody put it there. */
function fallen(world: World, id: EntityId, verb: string): string[] {
  const { at, kind } = thingOf(world, id);
  const isMoved = kind === 'actor' || ['drop', 'put', 'throw', 'go', 'carry', 'push'].includes(verb);
  if (isMoved || at === null || relationOf(at) !== 'in') return [];
  return thingOf(world, parentIn(at)).kind === 'place' ? [`${nameOf(world, id)}掉在地上。`] : [];
}

/** What only the doer learns: what is written there, what it looks like, what is in it. */
function learnt(deed: ToldDeed): string {
  const { world, action, sight = '' } = deed;
  const thing = action.object && thingOf(world, action.object);
  if (!thing || thing.kind === 'place') return sight;
  if (thing.kind === 'actor') return looksOf(deed, thing);
  if (action.verb === 'read') return thing.text === undefined ? '' : `上面写着：“${thing.text}”`;
  const isLooked = action.verb === 'examine' || action.verb === 'look';
  if (isLooked && action.preposition === undefined) return thing.description ?? '';
  return isLooked || action.verb === 'search' || action.verb === 'open' ? inside(world, thing) : '';
}

function inside(world: World, thing: Thing): string {
  const isShut = has(thing, 'openable') && !is(thing, 'open');
  if (isShut || !has(thing, 'container')) return '';
  const found = contents(world, thing, 'in').filter((each) => !has(each, 'hidden') || is(each, 'revealed'));
  return found.length === 0 ? '里面什么也没有。' : `里面有${found.map(chineseName).join('、')}。`;
}

/** Why not, by the code and the names alone: `{it}` is what it is about, `{me}` who tried. */
const reasons: Readonly<Record<RefusalCode, string>> = {
  'unknown-verb': '谁也不知道那该怎么做',
  'unknown-object': '这里没有那样东西',
  ambiguous: '说不清指的是哪一个',
  incomplete: '没说清楚到底要做什么',
  'not-here': '{it}不在这里',
  'not-there': '{it}不在那里',
  'not-visible': '{it}看不见',
  dark: '这里太黑了',
  'out-of-reach': '{it}够不着',
  blocked: '路给挡住了',
  'no-way': '那边过不去',
  'not-portable': '{it}拿不动',
  part: '{it}拆不下来',
  person: '{it}是人，不是东西',
  self: '对自己做不了这个',
  'held-by-other': '{it}在{holder}',
  'not-held': '{it}不在{me}手里',
  carried: '{it}正带在身上',
  'not-worn': '{it}没有穿在身上',
  already: '{it}已经是这样了',
  open: '{it}开着',
  closed: '{it}关着',
  locked: '{it}锁着',
  'wrong-key': '钥匙不对',
  full: '{it}已经满了',
  'too-heavy': '{it}太重了',
  'wrong-trait': '{it}不是那么用的',
  occupied: '{it}已经有人占了',
  inside: '人还在{it}里面',
  'not-inside': '{it}不在里面',
  impossible: '这办不到',
  anachronism: '这里还没有那样的东西',
  forbidden: '这里不许这样做',
};

/** What a thing is not for. */
const unfit: Readonly<Record<string, string>> = {
  lock: '{it}锁不上',
  unlock: '{it}上没有锁',
  open: '{it}打不开',
  close: '{it}关不上',
  eat: '{it}不能吃',
  drink: '{it}里没有喝的',
  wear: '{it}穿不上身',
  sit: '{it}上不能坐',
  light: '{it}点不着',
  read: '{it}上没有字',
};

/** Why it cannot be kept close to the body. */
const unkept: Readonly<Record<Unstowable, string>> = {
  alight: '{it}还点着，会烧着衣服',
  brimming: '{it}是满的，会洒出来',
  bulky: '{it}太大了，衣服里藏不住',
};

/** With whom it is, in the hand or on the body. */
function holderOf(world: World, id: EntityId | undefined): string {
  const thing = id && thingOf(world, id);
  const holder = thing && bearerOf(world, thing);
  return holder ? `${chineseName(holder)}${isWornBy(thing, holder) ? '身上' : '手里'}` : '别人手里';
}

function reasonOf(world: World, action: ToldAction, { code, candidates }: Refusal): string {
  const { object, target } = slotsOf(world, action);
  const isOfTarget = code === 'full' || code === 'not-inside' || code === 'occupied';
  const it = (isOfTarget ? (target ?? object) : (object ?? target)) ?? '那个';
  const known = (candidates ?? []).flatMap((id) => {
    const thing = world.things.get(id as EntityId);
    return thing ? [chineseName(thing)] : [];
  });
  if (known.length > 1) return `说不清指的是${known.slice(0, -1).join('、')}，还是${known.at(-1)}。`;
  const kept = action.object && tellingOf(action) === 'conceal' ? unstowable(thingOf(world, action.object)) : undefined;
  const unfitting = kept ? unkept[kept] : unfit[action.verb];
  const why = (code === 'wrong-trait' ? unfitting : undefined) ?? reasons[code];
  const told = why
    .replaceAll('{it}', it)
    .replaceAll('{me}', nameOf(world, action.subject))
    .replaceAll('{holder}', holderOf(world, action.object));
  return `${told}。`;
}
