import { chineseNouns } from '../../world/lexicon/chinese-nouns.ts';
import { headNounOf } from '../../world/lexicon/head-noun.ts';
import { isA, knowsNoun, singularOf } from '../../world/lexicon/nouns.ts';
import { slugOf } from '../screenplay/roads.ts';

/** A thing that is spoken of in what is done. */
export interface FoundProp {
  readonly id: string;
  readonly name: string;
  readonly traits: readonly string[];
}

const things = ['artifact', 'food', 'beverage', 'document', 'writing', 'flower', 'jewelry', 'money'];
const standing = ['furniture', 'fixture', 'appliance'];
const notThings = ['person', 'structure', 'room', 'area', 'vehicle', 'body part', 'clothing', 'way', 'facility'];
const phrase = /\b(?:the|an?|his|her|their|its|my|your|another)\s+((?:[a-z-]+\s+){0,2}[a-z-]+)/gi;

/** The things in what is done: `(picks up the old letter)` has a letter in it. */
export function findProps(deed: string, taken: ReadonlySet<string>): readonly FoundProp[] {
  return /\p{Script=Han}/u.test(deed) ? chineseProps(deed) : englishProps(deed, taken);
}

function englishProps(deed: string, taken: ReadonlySet<string>): FoundProp[] {
  return [...deed.toLowerCase().matchAll(phrase)].flatMap(([, words = '']) => {
    const noun = nounIn(words.split(/\s+/));
    return noun === undefined || taken.has(noun) ? [] : [propOf(slugOf(noun), noun, noun)];
  });
}

/** The last word of the first ones that is a thing: *old letter to* has a letter in it. */
function nounIn(words: readonly string[]): string | undefined {
  const nouns = words.map((word) => singularOf(headNounOf(word))).filter((word) => knowsNoun(word));
  return nouns.find((word) => things.some((kind) => isA(word, kind)) && !notThings.some((kind) => isA(word, kind)));
}

function chineseProps(deed: string): FoundProp[] {
  const found: FoundProp[] = [];
  for (let at = 0; at < deed.length;) {
    const word = [4, 3, 2].map((length) => deed.slice(at, at + length)).find((text) => isChineseThing(text));
    if (word !== undefined) found.push(propOf(word, word, chineseNouns().get(word)?.english[0] ?? word));
    at += word?.length ?? 1;
  }
  return found;
}

function isChineseThing(text: string): boolean {
  const noun = chineseNouns().get(text);
  const english = noun?.english[0] ?? '';
  return (
    noun?.kind === 'thing' && things.some((kind) => isA(english, kind)) && !notThings.some((kind) => isA(english, kind))
  );
}

function propOf(id: string, name: string, noun: string): FoundProp {
  const traits = standing.some((kind) => isA(noun, kind)) ? ['fixed', 'supporter'] : ['portable'];
  const more = isA(noun, 'beverage')
    ? ['drinkable']
    : isA(noun, 'food')
      ? ['edible']
      : isA(noun, 'document') || isA(noun, 'writing')
        ? ['readable']
        : [];
  return { id, name, traits: [...traits, ...more] };
}
