import { isA, singularOf } from '../../world/lexicon/nouns.ts';
import { readSheet, type Trade } from './sheet.ts';
import { anybody } from './sheets/anybody.ts';
import { courtAndArms } from './sheets/court-and-arms.ts';
import { landAndSea } from './sheets/land-and-sea.ts';
import { tales } from './sheets/tales.ts';
import { town } from './sheets/town.ts';

/** Every trade there are clothes for, by its name. */
export const trades: ReadonlyMap<string, Trade> = new Map(
  [courtAndArms, town, landAndSea, tales, anybody].flatMap(readSheet).map((trade) => [trade.name, trade]),
);

const byWord: ReadonlyMap<string, string> = new Map(
  [...trades.values()].flatMap(({ name, words }) => words.map((word) => [word, name] as const)),
);

/** Titles before a name, and what they say of whoever bears them. */
const titles: Readonly<Record<string, string>> = {
  dr: 'doctor', doctor: 'doctor', professor: 'professor', prof: 'professor', captain: 'officer', general: 'officer',
  colonel: 'officer', major: 'officer', lieutenant: 'officer', admiral: 'officer', sergeant: 'soldier', inspector: 'detective',
  detective: 'detective', constable: 'police', king: 'king', emperor: 'king', queen: 'queen', empress: 'queen', prince: 'prince',
  princess: 'princess', lord: 'noble', lady: 'noble', sir: 'knight', duke: 'noble', duchess: 'noble', count: 'noble',
  countess: 'noble', baron: 'noble', father: 'priest', brother: 'monk', sister: 'nun', bishop: 'bishop', pope: 'bishop',
  judge: 'judge', chef: 'cook', sheriff: 'sheriff', nurse: 'nurse', saint: 'angel', president: 'lawyer', agent: 'spy',
}; // prettier-ignore

/** The trade somebody is of who is called so in English (*a retired ship’s cook*): by their own word, by its kind, else as anybody. */
export function tradeCalled(calling: string): string | undefined {
  // *Jack Butcher* cuts no meat.
  if (/^\p{Lu}/u.test(calling) && !/^(?:the|an?) /i.test(calling)) return undefined;
  const words = calling.toLowerCase().replace(/[^\p{L}\s’'-]/gu, '').split(/\s+/); // prettier-ignore
  const noun = singularOf(words.at(-1) ?? '');
  const known = byWord.get([words.at(-2), noun].join(' ')) ?? byWord.get(noun);
  if (known !== undefined) return known;
  const kinds = [...byWord.keys()].filter((word) => word !== 'person' && isA(noun, word));
  return byWord.get(kinds[0] ?? 'person');
}

/** What a title before a name says: *Inspector Pell*. */
export function tradeOfTitle(name: string): string | undefined {
  const [first = '', ...others] = name.toLowerCase().split(/[\s.]+/);
  return others.length > 0 ? titles[first] : undefined;
}
