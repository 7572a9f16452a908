import { genderOf, isA, isPlural, knowsNoun, nounRelation, singularOf } from '../lexicon/nouns.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { wordSet, wordMap } from '../../kit/word-list.ts';
import { liquidIn } from '../vessel.ts';
import type { Trait } from '../../drama/trait.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import { isCommonNoun, type Name, type NamedThing, type NameIndex } from './name-index.ts';
import type { NounPhrase } from './noun-phrase.ts';

/** [NAME1] How well a phrase names a thing: 0 not at all, higher is closer. */
export const Rank = { name: 90, alias: 80, head: 70, synonym: 60, kind: 50, guess: 35, particular: 30 } as const;

export function ranking(
  phrase: NounPhrase,
  full: string,
  distinctions: NameIndex['distinctions'],
): (named: NamedThing, thing: Thing) => number {
  const known = phrase.adjectives.some(isOfNow) ? undefined : ranksOf(phrase, full, distinctions);
  return (named, thing) => {
    const work = (): number => rankNames(phrase, full, named, thing, distinctions);
    const best = known ? kept(known, named, work) : work();
    return best > 0 ? best : rankBeside(phrase, named, thing);
  };
}

const ranks = remembered(
  (_: NameIndex['distinctions']) => new RecentMap<string, Map<NamedThing, number>>(mostRemembered),
);
/** So many phrases are remembered of late. */
const mostRemembered = 2_000;

/** What a phrase with no word for how a thing is now comes to by the names alone: the same in every world that shares them. */
function ranksOf({ head, adjectives }: NounPhrase, full: string, distinctions: NameIndex['distinctions']) {
  const phrases = ranks(distinctions);
  return kept(phrases, `${full}|${head}|${adjectives.join('|')}`, () => new Map<NamedThing, number>());
}

function rankNames(
  phrase: NounPhrase,
  full: string,
  named: NamedThing,
  thing: Thing,
  distinctions: NameIndex['distinctions'],
): number {
  let best = 0;
  for (const name of named.names) {
    const rank = rankName(phrase, full, name, named, thing, distinctions);
    if (rank > best) best = rank;
  }
  return best;
}

/** What a thing answers to that no name of it says. */
function rankBeside(phrase: NounPhrase, named: NamedThing, thing: Thing): number {
  if (thing.kind === 'prop') {
    const trait = Object.hasOwn(traitWords, phrase.head) ? traitWords[phrase.head] : undefined;
    if (trait && has(thing, trait) && phrase.adjectives.length === 0) return Rank.kind;
    const liquid = liquidIn(thing);
    if (liquid && sameLiquid(phrase.head, liquid)) return Rank.synonym;
  }
  if (thing.kind === 'actor' && is(thing, 'dead') && corpseWords.has(phrase.head)) return Rank.synonym;
  if (thing.kind === 'actor') return rankPerson(phrase, named);
  return 0;
}

function rankName(
  phrase: NounPhrase,
  full: string,
  name: Name,
  named: NamedThing,
  thing: Thing,
  distinctions: NameIndex['distinctions'],
): number {
  const distinct = distinctions.get(name.head);
  if (name.full === full)
    return name.fromId ? Rank.head + phrase.adjectives.length : name.alias ? Rank.alias : Rank.name;
  if (phrase.head === 'one' && phrase.adjectives.length > 0)
    return fitOf(phrase.adjectives, named, thing, distinct) === phrase.adjectives.length ? Rank.head : 0;
  // Chinese compounds end in their head: 银杯子 is a 杯子.
  if (/[\u3400-\u9fff]$/.test(phrase.head) && name.full.endsWith(phrase.head)) return Rank.head;
  // the candle flame, the laptop screen: part of what is named before
  if (phrase.adjectives.at(-1) === name.full && partNouns.has(phrase.head)) return Rank.synonym;
  const query = singularOf(phrase.head);
  const head = singularOf(name.head);
  if (query === head || phrase.head === name.head) {
    const fit = fitOf(phrase.adjectives, named, thing, distinct);
    if (fit < 0) return 0;
    // One glass is not a pair of glasses, if there is a glass.
    return phrase.head !== name.head && isPlural(name.head) && !isPlural(phrase.head)
      ? Rank.kind - 5
      : Rank.head + Math.min(fit, 9);
  }
  if (isCompoundOf(name.head, query)) {
    const fit = fitOf(phrase.adjectives, named, thing, distinct);
    return fit < 0 ? 0 : Rank.synonym + Math.min(fit + 1, 9);
  }
  // the dynamite, where there are sticks of dynamite
  if (named.kind === 'prop' && name.words.at(-1) === phrase.head && name.words.includes('of') && !isA(query, 'person'))
    return Rank.kind - 1;
  if (named.kind === 'prop' && materials.has(phrase.head) && name.words.includes(phrase.head)) return Rank.kind - 1;
  if (named.kind === 'actor' && !isCommonNoun(head)) return 0;
  const related = nounRelation(query, head);
  if (!related || related.kind === 'kin') return compound(phrase, name, named);
  // A more particular word may smuggle in what is not there (a revolver for a gun is fine, a goblet for a thing is not).
  const fit = fitOf(phrase.adjectives, named, thing, distinct);
  if (fit < 0) return 0;
  switch (related.kind) {
    case 'same':
    case 'synonym':
      return Rank.synonym + Math.min(fit, 4);
    case 'hypernym':
      // What an author lists as another name means that and no kind of it: a sail called *canvas* is no picture.
      if (named.kind === 'prop' && isListed(name)) return 0;
      return Rank.kind - (related.distance > 3 ? 2 : 0) + Math.min(fit, 4) / 10;
    case 'hyponym':
      // A curtain is a cloth, but the duster is no curtain; only where the plain word is all the name it has.
      if (named.kind === 'actor' || isListed(name) || name.words.length > 1 || related.distance > 1) return 0;
      return Rank.particular - related.distance;
  }
}

/** Nobody is called so who lives. */
const corpseWords = wordSet('body corpse cadaver remains deceased 尸体 尸首 死尸 遗体 死者 死人');

const isListed = ({ alias, fromId }: Name): boolean => alias || fromId === true;

/** A handbag is a bag, a notebook a book: but no chair is a hair. */
function isCompoundOf(compound: string, head: string): boolean {
  if (head.length < 3 || compound.length < head.length + 2 || !compound.endsWith(head)) return false;
  return knowsNoun(compound.slice(0, -head.length));
}

const materials = wordSet('gold silver copper iron coal dynamite flour sugar silk cloth wood paper');

/** `wine glass` for a thing called `glass`; `torn check` where the thing is `torn-up cheque`. */
function compound(phrase: NounPhrase, name: Name, named: NamedThing): number {
  if (named.kind === 'actor') return 0;
  const related = nounRelation(`${phrase.adjectives.at(-1) ?? ''} ${phrase.head}`.trim(), name.full);
  if (related && (related.kind === 'synonym' || related.kind === 'same')) return Rank.synonym;
  return 0;
}

/** How many adjectives it bears out; −1 when one rules it out. */
function fitOf(
  adjectives: readonly string[],
  named: NamedThing,
  thing: Thing,
  distinct: ReadonlySet<string> | undefined,
): number {
  let fit = 0;
  for (const said of adjectives) {
    const adjective = spellings.get(said) ?? said;
    if (named.words.has(adjective) || named.words.has(said) || named.words.has(singularOf(adjective))) fit += 1;
    else if (isShortened(adjective, named.words)) fit += 1;
    else if (describesState(adjective, thing) === true) fit += 1;
    else if (describesState(adjective, thing) === false || telling.has(adjective) || distinct?.has(adjective))
      return -1;
  }
  return fit;
}

/** *the food*, *a weapon*: what a thing is good for is a name for it. */
const traitWords: Readonly<Record<string, Trait>> = {
  food: 'edible',
  meal: 'edible',
  snack: 'edible',
  drink: 'drinkable',
  beverage: 'drinkable',
  weapon: 'weapon',
  clothes: 'wearable',
  clothing: 'wearable',
  garment: 'wearable',
};

/** What is part of a thing, and called by what it is part of. */
export const partNouns = wordSet(`
  flame light lid screen blade handle rim edge hilt page pages stem top knob cover wick string strings keys keyboard
  frame surface glass leg legs back seat arm arms button buttons bell label spout cork corner side bottom mouth contents
`);

/** *the shorter sword* where one is called short. */
function isShortened(adjective: string, words: ReadonlySet<string>): boolean {
  const stem = /^(\w{2,}?)(er|est)$/.exec(adjective)?.[1];
  return stem !== undefined && (words.has(stem) || words.has(`${stem}e`) || words.has(stem.slice(0, -1)));
}

const stateWords: Readonly<Record<string, (thing: Thing) => boolean>> = {
  open: (thing) => is(thing, 'open'),
  closed: (thing) => stateOf(thing, 'open') === false,
  shut: (thing) => stateOf(thing, 'open') === false,
  locked: (thing) => is(thing, 'locked'),
  unlocked: (thing) => !is(thing, 'locked'),
  lit: (thing) => is(thing, 'lit') || is(thing, 'on'),
  unlit: (thing) => !is(thing, 'lit') && !is(thing, 'on'),
  burning: (thing) => is(thing, 'burning') || is(thing, 'lit'),
  broken: (thing) => is(thing, 'broken'),
  unbroken: (thing) => !is(thing, 'broken'),
  torn: (thing) => is(thing, 'torn'),
  empty: (thing) => liquidIn(thing) === undefined,
  full: (thing) => liquidIn(thing) !== undefined,
  dirty: (thing) => is(thing, 'dirty'),
  wet: (thing) => is(thing, 'wet'),
  dead: (thing) => is(thing, 'dead'),
  wounded: (thing) => is(thing, 'hurt'),
  drawn: (thing) => is(thing, 'wielded'),
};

const isOfNow = (said: string): boolean => Object.hasOwn(stateWords, spellings.get(said) ?? said);

function describesState(adjective: string, thing: Thing): boolean | undefined {
  return Object.hasOwn(stateWords, adjective) ? stateWords[adjective]?.(thing) : undefined;
}

const spellings = wordMap('gray=grey woolen=woollen golden=gold colored=coloured');

/** Adjectives that tell things apart: what is not said to be red is not the red one. The rest (*dear*, *ornate*) only colours. */
const telling = wordSet(
  `red blue green yellow black white brown grey purple violet orange pink crimson scarlet golden gold silver silvery
 bronze copper brass iron steel wooden oak mahogany marble stone glass crystal leather silk velvet cotton
 linen paper porcelain china clay straw ivory pearl ruby emerald diamond jade tin pewter plastic rubber left right left-hand right-hand 
 round square oval male female other`,
);

const sameLiquid = (word: string, liquid: string): boolean => {
  const plain = liquid.toLowerCase();
  if (plain === word || plain.split(/\s+/).at(-1) === word) return true;
  const relation = nounRelation(word, plain.split(/\s+/).at(-1) ?? plain);
  return relation !== null && (relation.kind === 'synonym' || (relation.kind === 'hypernym' && liquidWords.has(word)));
};

const liquidWords = wordSet('drink liquid beverage liquor alcohol spirits booze contents');

const anybody = wordSet(`
  man woman person guy fellow lady gentleman girl boy lad lass chap stranger figure bloke dude gent human individual
  companion friend visitor guest enemy foe rival opponent attacker victim wretch fool kid child youngster lass villain
  traitor coward rogue scoundrel bastard creature newcomer intruder
`);

/** *The old man*, *the woman*: anyone of whom it may be true. */
function rankPerson(phrase: NounPhrase, named: NamedThing): number {
  const head = singularOf(phrase.head);
  if (!anybody.has(head) && !isA(head, 'relative') && !isA(head, 'kinsman')) return 0;
  const gender = genderOf(head);
  if (gender && named.gender && gender !== named.gender) return 0;
  const borne = phrase.adjectives.filter((adjective) => named.words.has(adjective)).length;
  return Rank.guess + borne - (gender && !named.gender ? 1 : 0);
}
