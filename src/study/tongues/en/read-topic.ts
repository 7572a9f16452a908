import { wordList, wordSet } from '../../../kit/word-list.ts';
import { isA, knowsNoun, singularOf } from '../../../world/lexicon/nouns.ts';
import { verbForms } from '../../../world/lexicon/verbs.ts';
import type { Topic, TopicWord } from '../../topic.ts';
import { deedsIn } from './topic-deeds.ts';
import { mentionsIn, type Mention } from './topic-people.ts';
import { isNoun, joiners, ofPlace, small, tokensOf, type TopicToken } from './topic-tokens.ts';

/** Before what is talked of. */
const ofMatter = wordSet('about over on of regarding concerning');
const verbsOfMatter = wordSet('debate discuss contemplate ponder question consider dispute plan plot strategize');
/** Where what is talked of ends. */
const ends = wordSet(
  'in at inside during while when amidst amid near under by with before after until where who that beside as from',
);
const ages: readonly (readonly [RegExp, string])[] = [
  [/\b(1[0-9]{3}|20[0-9]{2})s?\b/, '$&'],
  [/\bregency\b/i, 'georgian'],
  [/\bvictorian\b/i, 'victorian'],
  [/\brenaissance\b/i, 'renaissance'],
  [/\b(medieval|knights?|castle|dragon)\b/i, 'medieval'],
  [/\b(futuristic|spaceship|starship|space station|robots?|androids?|dystopian)\b/i, '2200s'],
];

/** Reads a topic: who, about what, where and when. What it does not find is left to whoever plans. */
export function readEnglishTopic(text: string): Topic {
  const tokens = tokensOf(text);
  const mentions = mentionsIn(tokens);
  const [owners, doers] = [mentions.filter(({ isOwner }) => isOwner), mentions.filter(({ isOwner }) => !isOwner)];
  const everybody = [...doers, ...owners].flatMap(({ people }) => people);
  const people = everybody
    .filter(({ name }, index) => everybody.findIndex((other) => other.name === name) === index)
    .slice(0, 3);
  const deeds = deedsIn(tokens, doers);
  const matter = matterIn(tokens) ?? matterOfDeed(tokens, doers, deeds);
  return {
    people,
    deeds: deeds.flatMap(({ verb, by, to }) => (by === undefined && to === undefined ? [] : [{ verb, by, to }])),
    matter: matter ?? (people.length === 0 && tokens.length <= mostOfAMatter ? wholeOf(tokens) : undefined),
    period: ages.flatMap(([pattern, age]) => pattern.exec(text)?.[0].replace(pattern, age) ?? []).at(0),
    thing: thingIn(tokens),
    words: wordsOf(tokens, mentions, deeds, matter ?? ''),
  };
}

/** Nothing but a few words: they are what it is about. */
const mostOfAMatter = 5;
const wholeOf = (tokens: readonly TopicToken[]): string =>
  tokens.map(({ text, lower, isName }) => (isName ? text : lower)).join(' ');

const isNounOfPlace = (word: string): boolean => {
  const noun = singularOf(word);
  return (
    isA(noun, 'structure') ||
    isA(noun, 'location') ||
    isA(noun, 'area') ||
    isA(noun, 'room') ||
    isA(noun, 'geological formation')
  );
};

/** What they talk of: behind *about*, or what they debate. */
function matterIn(tokens: readonly TopicToken[]): string | undefined {
  const starts = tokens.map(({ lower, isEnd }, index) => {
    if (isEnd) return 0;
    if (always.has(lower)) return 3;
    if (ofMatter.has(lower) && isTalk(tokens[index - 1]?.lower ?? '')) return 2;
    return [lower, ...verbForms(lower).map(({ lemma }) => lemma)].some((word) => verbsOfMatter.has(word)) ? 1 : 0;
  });
  for (const rank of [3, 1, 2]) {
    for (const [index, own] of starts.entries()) {
      const matter = own === rank ? phraseFrom(tokens, index + 1) : undefined;
      if (matter !== undefined) return matter;
    }
  }
  return undefined;
}

const ofSaying = wordSet('confess admit');

/** What is offered, confessed, or laid to somebody's charge: *accuses her neighbour of poisoning the hives*. */
function matterOfDeed(
  tokens: readonly TopicToken[],
  mentions: readonly Mention[],
  deeds: ReturnType<typeof deedsIn>,
): string | undefined {
  for (const { verb, at } of deeds) {
    const behind = mentions.find(({ from }) => from === at + 1)?.to ?? at + 1;
    if (verb === 'offer') return phraseFrom(tokens, behind);
    if (verb === 'accuse' && tokens[behind]?.lower === 'of') return phraseFrom(tokens, behind + 1);
    // *admits that he burned the mayor’s cake*: the cake.
    const that = ofSaying.has(verb) ? tokens.findIndex(({ lower }, index) => index > at && lower === 'that') : -1;
    const done = that < 0 ? -1 : tokens.findIndex(({ lower }, index) => index > that && verbForms(lower).length > 0);
    if (done > 0 && isArticle(tokens[done + 1]?.lower ?? '')) return phraseFrom(tokens, done + 1);
  }
  return undefined;
}

const verbsOfTalk = wordSet('argue reflect quarrel fight talk bicker reminisce disagree');
const always = wordSet('about regarding concerning');

const isTalk = (word: string): boolean =>
  isA(singularOf(word), 'communication') || verbForms(word).some(({ lemma }) => verbsOfTalk.has(lemma));

function phraseFrom(tokens: readonly TopicToken[], start: number): string | undefined {
  const words: string[] = [];
  for (const { text, lower, isName, isPossessive, isEnd } of tokens.slice(start, start + 9)) {
    if (ends.has(lower) || (ofPlace.has(lower) && words.length > 0) || (ofMatter.has(lower) && lower !== 'of')) break;
    words.push(`${isName ? text : lower}${isPossessive ? '’s' : ''}${isEnd ? ',' : ''}`);
    if (isEnd && words.length > 3) break;
  }
  while (words.length > 0 && small.has((words.at(-1) ?? '').replace(',', ''))) words.pop();
  const phrase = words.join(' ').replace(/,$/, '');
  return /\p{L}{3}/u.test(phrase) && words.some((word) => !small.has(word)) ? phrase : undefined;
}

/** Something one could hold. */
function thingIn(tokens: readonly TopicToken[]): string | undefined {
  const held = tokens.find(({ lower, isName, isEnd }, index) => {
    const noun = singularOf(lower);
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isHead = isEnd || next === undefined || !isNoun(next.lower);
    const isSomebodys = tokens.slice(Math.max(0, index - 3), index).some(({ lower: word }) => isArticle(word));
    const isOther =
      isName || joiners.has(lower) || isNounOfPlace(noun) || isA(noun, 'person') || /^\d/.test(next?.lower ?? '');
    const isVerb = verbForms(lower).length > 0 && !isArticle(before?.lower ?? '');
    const isUsedOtherwise = isVerb || before === undefined || ofPlace.has(before.lower) || isBeing.has(before.lower);
    return isHead && isSomebodys && !isOther && !isUsedOtherwise && isHoldable(noun);
  });
  return held && singularOf(held.lower);
}

const joining = wordSet('and or but');
const isArticle = (word: string): boolean => small.has(word) && !joining.has(word);
const isBeing = wordSet('is are was were be been');
const holdable = wordSet('weapon jewelry letter book key map musical_instrument coin relic treasure artifact');
/** Too wide a kind to be asked for: nearly everything is one. */
const wide = 'artifact';

const isHoldable = (noun: string): boolean =>
  [...holdable].some((kind) => noun === kind || (kind !== wide && isA(noun, kind)));

/** Verbs that only lead to another one, and those that say hardly anything. */
const leadingVerbs = wordSet(
  'refuse want decide try begin start need have hope promise agree dare wish meet engage share exchange',
);
const leading = (word: string): boolean => verbForms(word).some(({ lemma }) => leadingVerbs.has(lemma));

/** *fight over who inherits*: what they fight over tells more. */
const isOver = (next: TopicToken | undefined): boolean => next?.lower === 'over';
const isAsideForm = (word: string): boolean => word.endsWith('ing');
const subordinating = wordSet('who whom which because while whether where when');

/** Whether a word stands in a clause that only explains another: *the man who killed his brother*. */
const isSubordinate = (tokens: readonly TopicToken[], at: number): boolean =>
  tokens.some(({ lower }, index) => index < at && subordinating.has(lower) && !isOver(tokens[index - 1]));

/** Where what is said of a place ends. */
const afterPlace = wordSet('while when who whom that which as after before until during because to with and but');

function wordsOf(
  tokens: readonly TopicToken[],
  mentions: readonly Mention[],
  deeds: ReturnType<typeof deedsIn>,
  matter: string,
): TopicWord[] {
  const first = deeds.find(
    ({ at }) =>
      ![leading, isAsideForm].some((is) => is(tokens[at]!.lower)) &&
      !isOver(tokens[at + 1]) &&
      !isSubordinate(tokens, at),
  )?.at;
  const ofMatter = new Set(matter.toLowerCase().split(/[^\p{L}\p{N}-]+/u));
  let sincePlace = Infinity;
  return tokens.flatMap(({ lower, isEnd, isName, isPossessive }, index): TopicWord[] => {
    sincePlace = ofPlace.has(lower) ? 0 : afterPlace.has(lower) ? Infinity : sincePlace + 1;
    // *in a witty conversation* is nowhere.
    const isPlace = sincePlace > 0 && sincePlace < 7 && !isTalk(lower);
    if (isEnd) sincePlace = Infinity;
    // *The Doctor* is called so, and is no doctor.
    const isTitle = isName && mentions.some(({ from, to }) => from === index && to === index + 1);
    if (small.has(lower) || isTitle) return [];
    const next = tokens[index + 1];
    const isModifier = isPossessive || (isPlace && !isEnd && next !== undefined && isNoun(next.lower));
    const isPerson = mentions.some(({ from, to }) => index >= from && index < to);
    const done = deeds.filter(({ at }) => at === index).map(({ verb }) => verb);
    const noun = singularOf(lower);
    const verbs = done.length > 0 ? done : verbForms(lower).map(({ lemma }) => lemma);
    // *returns a wallet* is no return.
    const isGivenBack = verbs.includes('return') && isArticle(next?.lower ?? '');
    const kinds = isPerson ? kindsOf(noun) : isPlace ? endingsOf(noun) : [];
    const forms = new Set([lower, noun, ...(isGivenBack ? [] : verbs), ...kinds]);
    const isAside = index !== first && (isAsideForm(lower) || isSubordinate(tokens, index));
    const isDeed = done.length > 0 && !isGivenBack && !leading(lower) && !isOver(next);
    const deed = !isDeed ? undefined : isAside ? 'aside' : index === first ? 'first' : 'other';
    const isMatter = ofMatter.has(lower) || (verbs.length > 0 && !isDeed && isSubordinate(tokens, index));
    return [...forms].map((word) => ({ word, isPlace, isName, isPerson, deed, isMatter, isModifier }));
  });
}

/** What places are called by whose names are nobody's: *the godswood* is a wood. */
const ofPlaces = wordList('wood house hall room yard field town shore bank ship shop land');
const endingsOf = (noun: string): readonly string[] =>
  knowsNoun(noun) ? [] : ofPlaces.filter((ending) => noun.length > ending.length && noun.endsWith(ending));

/** Kinds of people who are met in certain places: a bishop calls for a temple as a priest does. */
const kinds = wordList(`
  spiritual-leader religious sovereign ruler noble occultist health-professional artist craftsman cook lawyer adjudicator
  educator scientist actor musician investigator policeman farmer herder financier astronaut librarian sailor serviceman
`);

const kindsOf = (noun: string): readonly string[] =>
  isA(noun, 'person') ? kinds.filter((kind) => isA(noun, kind.replaceAll('-', ' '))) : [];
