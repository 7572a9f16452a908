import { chineseNouns } from '../../world/lexicon/chinese-nouns.ts';
import type { ClaimedPhrase, Claims, ShownFace, ShownState } from './claims.ts';

const numbers: Readonly<Record<string, number>> = {
  一: 1,
  那: 1,
  这: 1,
  两: 2,
  二: 2,
  另: 2,
  三: 3,
  几: 3,
  四: 4,
  五: 5,
};

const states: readonly (readonly [said: RegExp, state: ShownState])[] = [
  [/开着|打开|敞开|半开/, 'open'],
  [/关着|紧闭|关上|关闭/, 'closed'],
  [/点着|燃着|亮着|燃烧|点燃/, 'lit'],
  [/灭了|熄灭|熄了/, 'unlit'],
  [/碎|打破|破了/, 'broken'],
  [/撕/, 'torn'],
  [/湿/, 'wet'],
  [/脏|泥污/, 'dirty'],
  [/流血|受伤|带伤/, 'hurt'],
  [/死了|已死|死去|尸/, 'dead'],
  [/跪/, 'kneeling'],
  [/坐/, 'sitting'],
  [/躺|倒在/, 'lying'],
];
const ofPeople: ReadonlySet<ShownState> = new Set(['hurt', 'dead', 'kneeling', 'sitting', 'lying']);

const faces: readonly (readonly [said: RegExp, faces: ShownFace])[] = [
  [/害怕|惊恐|恐惧|惊慌/, ['fear', 'surprise']],
  [/愤怒|生气|怒/, ['anger', 'contempt', 'resolve', 'disgust']],
  [/微笑|笑着|高兴|欢喜/, ['joy', 'amusement', 'tenderness', 'pride']],
  [/悲伤|哭|流泪|难过/, ['sorrow', 'shame', 'pain']],
  [/惊讶|吃惊/, ['surprise', 'fear']],
];

const person = /(男人|男子|男士|女人|女子|女士|人影|陌生人|孩子|仆人|卫兵|士兵|人)/;
const counted =
  /([一两二三四五几另那这])(?:外)?(?:一)?[个名位](?:[^，。；！？、]{0,6}?的)?(男人|男子|男士|女人|女子|女士|人影|陌生人|孩子|仆人|卫兵|士兵|人)|有人/g;
const inHand = /(?:拿着|握着|举着|攥着|提着|拔出|抽出|挥着|手持|手里的)[^，。；！？]{0,4}$/;
const denied = /(?:没有|不见|并无|无)[^，。；！？]{0,3}$/;

const clausesOf = (text: string): readonly string[] => text.match(/[^，。；！？\n]+[，。；！？]?/g) ?? [];

/** *一把手枪* is a pistol, not a handle. */
const measured = /([一两二三几那这])[把个封只盏张本扇支件条块顶]/g;

/** Things named in a clause, the longest name first. */
function thingsIn(said: string): ClaimedPhrase[] {
  const clause = said.replace(measured, '$1 ');
  const nouns = chineseNouns();
  const found: ClaimedPhrase[] = [];
  for (let at = 0; at < clause.length; at++) {
    for (let length = Math.min(5, clause.length - at); length > 0; length--) {
      const name = clause.slice(at, at + length);
      const noun = nouns.get(name);
      if (!noun) continue;
      const isPerson = noun.kind !== 'thing' || person.test(name);
      if (!isPerson) found.push(thingAt(clause, at, name, noun.english));
      at += length - 1;
      break;
    }
  }
  return found.filter(({ words }) => words.length > 1 || /[剑刀信门窗灯枪书酒]/.test(words));
}

function thingAt(clause: string, at: number, words: string, english: readonly string[]): ClaimedPhrase {
  const before = clause.slice(0, at);
  return {
    kind: 'thing',
    words,
    nouns: english.map((each) => each.replaceAll('_', ' ')),
    states: states.flatMap(([said, state]) => (said.test(clause) && !ofPeople.has(state) ? [state] : [])),
    isHeld: inHand.test(before),
    isDenied: denied.test(before),
  };
}

const peopleIn = (clause: string): ClaimedPhrase[] =>
  [...clause.matchAll(counted)].map(([words, number = '', who = '']) => ({
    kind: 'person',
    words,
    count: numbers[number] ?? 1,
    gender: who.startsWith('男') ? 'male' : who.startsWith('女') ? 'female' : undefined,
    states: states.flatMap(([said, state]) => (said.test(clause) && ofPeople.has(state) ? [state] : [])),
    isDenied: denied.test(clause.slice(0, clause.indexOf(words))),
  }));

const wholeIn = (clause: string): ClaimedPhrase[] => [
  ...(/漆黑|黑暗|昏暗/.test(clause) ? [{ kind: 'light' as const, words: clause, isDark: true }] : []),
  ...(/明亮|灯火通明/.test(clause) ? [{ kind: 'light' as const, words: clause, isDark: false }] : []),
  ...(/没有人|空无一人|无人/.test(clause) ? [{ kind: 'nobody' as const, words: clause }] : []),
  ...faces.flatMap(([said, shown]) => {
    const words = said.exec(clause)?.[0];
    return words === undefined || /不[^，]{0,2}$/.test(clause.slice(0, clause.indexOf(words)))
      ? []
      : [{ kind: 'face' as const, words, faces: shown }];
  }),
];

const unclaimed = /[？?吗呢]|如果|要是|曾|昨|从前|记得|也许|大概|会不会/;
const pointing = /[那这][把个封只盏张本扇支杯瓶]|看见|看那|看这|你手里|放下/;
const toListener = /你[^，。]{0,3}(流血|受伤)/;

export const chineseClaims: Claims = {
  inPerception: (text) =>
    clausesOf(text).flatMap((clause) => [...peopleIn(clause), ...thingsIn(clause), ...wholeIn(clause)]),
  inLine: (text) =>
    clausesOf(text.replace(/[（(][^）)]*[）)]|[［[][^\]］]*[\]］]/g, '')).flatMap((clause): ClaimedPhrase[] => {
      if (unclaimed.test(clause)) return [];
      const listener = toListener.exec(clause)?.[0];
      return [
        ...(pointing.test(clause) ? thingsIn(clause) : []),
        ...(listener === undefined ? [] : [{ kind: 'listener' as const, words: listener, state: 'hurt' as const }]),
      ];
    }),
};
