import type { ConditionWords } from '../condition-words.ts';
import type { ScriptTongue } from '../tongue.ts';

const states: Readonly<Record<string, string>> = {
  ...{ ouvert: 'is open', ouverte: 'is open', fermé: 'is not open', fermée: 'is not open', verrouillé: 'is locked' },
  ...{
    allumé: 'is lit',
    allumée: 'is lit',
    éteint: 'is not lit',
    cassé: 'is broken',
    cassée: 'is broken',
    mort: 'is dead',
  },
  ...{ morte: 'is dead', blessé: 'is hurt', blessée: 'is hurt' },
};
const verbs: Readonly<Record<string, string>> = {
  ...{
    mangé: 'eat',
    bu: 'drink',
    pris: 'take',
    ouvert: 'open',
    fermé: 'close',
    lu: 'read',
    cassé: 'break',
    brûlé: 'burn',
  },
  ...{ donné: 'give', frappé: 'strike', poignardé: 'stab', fouillé: 'search', déchiré: 'tear' },
};
const oneOf = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|');

const conditions: ConditionWords = {
  spaced: true,
  and: /^ et /u,
  or: /^ ou /u,
  not: /^pas /u,
  anybody: 'quelqu’un',
  clauses: [
    [/^(N?) ?tenue? par (N)$/u, ([what = '', by]) => `${what} held by ${by}`],
    [/^(N?) ?portée? par (N)$/u, ([what = '', by]) => `${what} worn by ${by}`],
    [/^(N?) ?dans (N)$/u, ([what = '', where]) => `${what} in ${where}`],
    [/^(N?) ?sur (N)$/u, ([what = '', where]) => `${what} on ${where}`],
    [/^(N?) ?sous (N)$/u, ([what = '', where]) => `${what} under ${where}`],
    [/^(N?) ?derrière (N)$/u, ([what = '', where]) => `${what} behind ${where}`],
    [/^(N?) ?nulle part$/u, ([what = '']) => `${what} nowhere`],
    [new RegExp(`^(N) est (${oneOf(states)})$`, 'u'), ([what, how = '']) => `${what} ${states[how]}`],
    [new RegExp(`^(N) a (${oneOf(verbs)}) (N)$`, 'u'), ([who, done = '', what]) => `${who} did ${verbs[done]} ${what}`],
    [/^(N) a dit (Q(?:, ?Q)*)(?: à (N))?$/u, ([who, words, to]) => `${who} said ${words}${to ? ` to ${to}` : ''}`],
    [/^(N) sait (\S+)$/u, ([who, what]) => `${who} knows ${what}`],
    [/^point (\S+)$/u, ([what]) => `point ${what}`],
  ],
};

/** The beginnings of French: how a script and its conditions are read in it. */
export const french: ScriptTongue = {
  code: 'fr',
  act: /^acte\s+(?:[ivxlc]+|\d+|premier)\b[.:–—-]?\s*(.*)$/i,
  scene: /^scène\s+(?:[ivxlc]+|\d+|première)(?!\p{L})[.:–—-]*\s*(.*)$/iu,
  before: /^(?:(?:int|ext)\.?\s+)+/i,
  hour: /\s+[-–—]+\s+[^-–—]*$|,\s*(?:jour|nuit|matin|soir|aube|midi|minuit).*$/i,
  enters: /(?<!\p{L})(?:entre|entrent|arrive|revient)(?!\p{L})/iu,
  leaves: /(?<!\p{L})(?:sort|sortent|s['’]en va|quitte)(?!\p{L})/iu,
  to: /^à\s+(.+)$/i,
  article: /^(?:(?:le|la|les|un|une)\s+|l['’])/i,
  conditions,
  stage: 'la scène',
  persona: (name) => `${name}, comme le texte le veut.`,
  goal: { public: 'Dire ce qu’il y a à dire.', private: 'Être entendu.' },
  otherwise: 'Le moment passe.',
};
