import type { QuestionKind } from '../../../drama/speech-act.ts';
import { english } from '../en.ts';
import type { MindTongue, Ways } from '../tongue.ts';
import { frenchSayings, neutral } from './fr-sayings.ts';

const never = /(?!)/;

/** The same keys with another value each: what English names, French has too. */
const each = <K extends string, V>(keys: Readonly<Record<K, unknown>>, value: V): Record<K, V> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, value])) as Record<K, V>;

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  ['why', /pourquoi/iu],
  ['when', /(?<!\p{L})quand|à quelle heure/iu],
  ['where', /(?<!\p{L})où(?!\p{L})/iu],
  ['who', /(?<!\p{L})qui(?!\p{L})/iu],
  ['how', /comment/iu],
  ['what', /(?<!\p{L})(?:que|quoi|quel|quelle|qu['’])/iu],
];
const { plain } = english.deeds.wrongs;

/** The beginnings of French: what is heard is known roughly, and what is said where nobody wrote a line is short. */
export const french: MindTongue = {
  ...english,
  ear: {
    reads: 'raw',
    acts: {
      ...each(english.ear.acts, never),
      greeting: /^\W*(?:bonjour|bonsoir|salut)/iu,
      farewell: /au revoir|adieu|bonne nuit/iu,
      thanks: /merci/iu,
      apology: /pardon|excuse[zr]?[- ]moi|désolée?/iu,
      threat: /je (?:te|vous) tuerai|(?:tu vas|vous allez) le regretter/iu,
      insult: /imbécile|idiote?|menteu(?:r|se)|crétine?/iu,
    },
    smallTalk: /il fait (?:beau|froid|chaud)|comment (?:allez|vas|ça va)|ça va/iu,
    politely: /s['’]il (?:te|vous) pla[iî]t|pourriez|voudriez|peux-tu|pouvez-vous/iu,
    denial: /^\W*(?:non|jamais)/iu,
    agreement: /^\W*(?:oui|d['’]accord|soit|bien sûr|entendu)/iu,
    asksWhether: /^\W*(?:est-ce|es-tu|êtes-vous|as-tu|avez-vous)/iu,
    points: {
      ...{ you: /(?<!\p{L})(?:tu|toi|te|vous)(?!\p{L})/iu, me: /(?<!\p{L})(?:de|à) moi(?!\p{L})/iu },
      ...{
        him: /(?<!\p{L})(?:lui|il)(?!\p{L})/iu,
        her: /(?<!\p{L})elle(?!\p{L})/iu,
        it: /(?<!\p{L})(?:ça|cela)(?!\p{L})/iu,
      },
      there: /(?<!\p{L})(?:là|y)(?!\p{L})/iu,
    },
    yours: /(?<!\p{L})(?:ton|ta|tes|votre|vos)(?!\p{L})/iu,
    bids: ({ raw }) => /^\W*(?:donne|ouvre|prend|vien|ven|sor|atten|arrête|regarde|écoute|montre|di[ts])/iu.test(raw),
    questionIn: ({ raw }) =>
      raw.includes('?') ? (kinds.find(([, words]) => words.test(raw))?.[0] ?? 'whether') : undefined,
    followUpIn: ({ raw }) =>
      /^\W*pourquoi\W*$/iu.test(raw) ? 'why' : /^\W*et (?:puis|après)\W*$/iu.test(raw) ? 'more' : undefined,
    withoutHelpers: (words) => words,
    resumes: ({ raw }) => /^\W*et ([^?]{1,30}?)\s*\?+$/iu.exec(raw.trim())?.[1],
  },
  signs: each(english.signs, never),
  asked: each(english.asked, never),
  sayings: { plain: { ...each(english.sayings.plain, neutral), ...frenchSayings } satisfies Ways },
  tellsOfSelf: /je m['’]appelle|je suis une?/iu,
  denies: /(?<!\p{L})(?:ne|n['’]|pas|jamais|rien|non)(?!\p{L})/iu,
  afterSaying: () => undefined,
  leaveAsked: () => undefined,
  likedIn: () => undefined,
  whyOf: () => undefined,
  nameAmong: (name) => name,
  inFirstPerson: (text) =>
    /^[^.!?]+[.!]?$/u.test(text)
      ? text.replace(/[.!]$/u, '').replace(/^\p{Lu}/u, (first) => first.toLowerCase())
      : undefined,
  asPastDeed: () => undefined,
  deedsNamed: () => [],
  ofListener: (text) => text,
  inPerson: () => undefined,
  numbered: (years) => `${years} ans`,
  gistOf: () => undefined,
  adLibs: { sortOf: () => undefined, sayings: { plain: {} } },
  deeds: {
    wrongs: {
      plain: {
        bold: each(plain.bold, neutral),
        meek: each(plain.meek, neutral),
        seen: each(plain.bold, neutral),
        past: {},
      },
    },
    displays: {
      plain: {
        bold: each(english.deeds.displays.plain.bold, neutral),
        meek: each(english.deeds.displays.plain.meek, neutral),
        seen: each(english.deeds.displays.plain.seen, neutral),
      },
    },
  },
  listed: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`,
  called: (name) => name,
  mine: (name) => `mon ${name.replace(/^(?:le|la|un|une|l['’])\s*/iu, '')}`,
  hasIt: (holder) => `c’est ${holder} qui l’a`,
  isAt: (name, where) => `${name} : ${where}`,
  echoed: (words, line) => `${words} ? ${line}`,
  after: (opener, sentence) => `${opener} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  before: (tag, sentence) => `${sentence.slice(0, -1)}, ${tag}.`,
  deed: (words) => `(${words.charAt(0).toLowerCase()}${words.slice(1)})`,
  showing: (thing, whom) => `(montre ${thing} à ${whom}) `,
  giving: (thing, whom) => `(donne ${thing} à ${whom})`,
  unlocking: (thing) => `(déverrouille ${thing})`,
  rising: '(se lève)',
  bidIn: undefined,
  takingHand: (whom) => `(prend la main de ${whom})`,
};
