import { wordList, wordSet } from '../../../kit/word-list.ts';
import { isA, knowsNoun, singularOf } from '../../../world/lexicon/nouns.ts';
import { verbForms } from '../../../world/lexicon/verbs.ts';
import type { Topic, TopicPerson, TopicWord } from '../../topic.ts';
import { deedsIn } from './topic-deeds.ts';
import { mentionsIn, type Mention } from './topic-people.ts';
import { helping, isNoun, joiners, ofPlace, small, tokensOf, type TopicToken } from './topic-tokens.ts';

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

const flooded = /\b(flooded|waterlogged|knee[- ]deep|ankle[- ]deep|sinking (ship|boat|ferry|liner|submarine|yacht))\b/i;

/** Reads a topic: who, about what, where and when. What it does not find is left to whoever plans. */
export function readEnglishTopic(text: string): Topic {
  const tokens = tokensOf(text);
  const mentions = mentionsIn(tokens);
  const [owners, doers] = [mentions.filter(({ isOwner }) => isOwner), mentions.filter(({ isOwner }) => !isOwner)];
  const people = peopleOf([...doers, ...owners]);
  const deeds = deedsIn(tokens, doers);
  const talkedOf = questionIn(text) ?? matterIn(tokens) ?? matterOfDeed(tokens, doers, deeds);
  const matter = talkedOf ?? matterOfObject(tokens, doers, deeds);
  const [thing, ...things] = thingsIn(tokens);
  return {
    people,
    deeds: deeds.flatMap(({ verb, by, to }) => (by === undefined && to === undefined ? [] : [{ verb, by, to }])),
    matter: matter ?? (people.length === 0 && tokens.length <= mostOfAMatter ? wholeOf(tokens) : undefined),
    period: ages.flatMap(([pattern, age]) => pattern.exec(text)?.[0].replace(pattern, age) ?? []).at(0),
    isFlooded: flooded.test(text),
    thing,
    things: things.slice(0, 2),
    words: [
      ...wordsOf(tokens, mentions, deeds, talkedOf ?? ''),
      ...(text.includes('?') ? [{ word: '?', isPlace: false, isName: false }] : []),
    ],
  };
}

const mostPeople = 3;

/** Three at most, and somebody of every kind that is spoken of: *three sailors throw the captain overboard*. */
function peopleOf(mentions: readonly Mention[]): readonly TopicPerson[] {
  const named = mentions.map(({ people }) => people[0]!.name);
  const kinds = mentions.filter(({ people }, index) => named.indexOf(people[0]!.name) === index).slice(0, mostPeople);
  let room = mostPeople - kinds.length;
  return kinds.flatMap(({ people }) => {
    const own = people.slice(0, 1 + room);
    room -= own.length - 1;
    return own;
  });
}

/** *Is it wrong to eat meat?* is what they talk of. */
const questionIn = (text: string): string | undefined => {
  const asked = /(?:^|[.!:]\s+)([^.!?:]{6,90})\?/u.exec(text)?.[1]?.trim();
  return asked && `the question “${asked.replaceAll(/[^\p{L}\p{N} ,’'-]+/gu, ' ').trim()}?”`;
};

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

const ofTime = wordSet('time moment minute hour day night morning evening afternoon week month year');
/** Words behind which stands when, where or with whom, and not what it is about. */
const besides = new Set([...ends, ...ofPlace]);

/** What somebody shares, sells or asks for, where nothing else is said: *asks the manager for one more loan*. */
function matterOfObject(
  tokens: readonly TopicToken[],
  mentions: readonly Mention[],
  deeds: ReturnType<typeof deedsIn>,
): string | undefined {
  const from = deeds[0]?.at ?? tokens.length;
  const start = tokens.findIndex(({ lower }, index) => {
    const before = tokens[index - 1]?.lower ?? '';
    const isSomebody = mentions.some(({ from: first, to }) => index >= first && index < to);
    return (
      index > from && !isSomebody && !besides.has(before) && (isArticle(lower) || before === 'for') && lower !== 'that'
    );
  });
  const isNamed = tokens.slice(start, start + 3).some(({ isName }) => isName);
  const phrase = start < 0 || isNamed ? undefined : phraseFrom(tokens, start)?.replace(/^(?:my|our|your) /, 'the ');
  const head = singularOf(/\p{L}+$/u.exec(phrase ?? '')?.[0] ?? '');
  const isTime = ofTime.has(head);
  return isTime ? undefined : phrase;
}

const verbsOfTalk = wordSet('argue reflect quarrel fight talk bicker reminisce disagree');
const always = wordSet('about regarding concerning');

const isTalk = (word: string): boolean =>
  isA(singularOf(word), 'communication') || verbForms(word).some(({ lemma }) => verbsOfTalk.has(lemma));

function phraseFrom(tokens: readonly TopicToken[], start: number): string | undefined {
  const words: string[] = [];
  for (const [offset, { text, lower, isName, isPossessive, isEnd }] of tokens.slice(start, start + 9).entries()) {
    if (ends.has(lower) || (ofPlace.has(lower) && words.length > 0) || (ofMatter.has(lower) && lower !== 'of')) break;
    if (words.length > 0 && (when.has(lower) || isNextDeed(tokens, start + offset))) break;
    words.push(`${isName ? text : lower}${isPossessive ? '’s' : ''}${isEnd ? ',' : ''}`);
    if (isEnd && words.length > 3) break;
  }
  while (words.length > 0 && small.has((words.at(-1) ?? '').replace(',', ''))) words.pop();
  const phrase = words.join(' ').replace(/,$/, '');
  return /\p{L}{3}/u.test(phrase) && words.some((word) => !small.has(word)) ? phrase : undefined;
}

const when = wordSet('one once again tomorrow tonight today yesterday now then but because so');

/** *overhears the formula and wants to sell it* */
const isNextDeed = (tokens: readonly TopicToken[], at: number): boolean =>
  tokens[at]?.lower === 'and' && verbForms(tokens[at + 1]?.lower ?? '').some(({ form }) => form === 'third');

/** Things one could hold, in their order. */
function thingsIn(tokens: readonly TopicToken[]): readonly string[] {
  const held = tokens.filter(({ lower, isName, isEnd }, index) => {
    const noun = singularOf(lower);
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isHead = isEnd || next === undefined || !isNoun(next.lower);
    const isSomebodys = tokens.slice(Math.max(0, index - 3), index).some(({ lower: word }) => isArticle(word));
    const isOther =
      isName || joiners.has(lower) || isNounOfPlace(noun) || isA(noun, 'person') || /^\d/.test(next?.lower ?? '');
    const isVerb = verbForms(lower).length > 0 && !isArticle(before?.lower ?? '') && before?.isPossessive !== true;
    const isUsedOtherwise = isVerb || before === undefined || ofPlace.has(before.lower) || isBeing.has(before.lower);
    return isHead && isSomebodys && !isOther && !isUsedOtherwise && isHoldable(noun);
  });
  return [...new Set(held.map(({ lower }) => singularOf(lower)))];
}

const joining = wordSet('and or but');
const isArticle = (word: string): boolean => small.has(word) && !joining.has(word);
const isBeing = wordSet('is are was were be been');
const holdable = wordSet(`
  weapon jewelry letter book key map musical_instrument coin relic treasure artifact photograph painting bottle bag box suitcase
  basket cup clock hat umbrella candle lamp camera telephone toy doll rope wallet purse ticket passport diary newspaper paper
  receipt contract recipe medicine pill cigarette mask trophy scarf glove shoe telescope compass rose apple cake bread egg
`);
/** Too wide a kind to be asked for: nearly everything is one. */
const wide = 'artifact';

const isHoldable = (noun: string): boolean =>
  [...holdable].some((kind) => noun === kind || (kind !== wide && isA(noun, kind)));

/** Verbs that only lead to another one, and those that say hardly anything. */
const leadingVerbs = wordSet(
  'refuse want decide try begin start need have hope promise agree dare wish meet engage share exchange demand ask tell give get make take hold go find see say know let keep put bring receive look become seem',
);
const leading = (word: string): boolean => verbForms(word).some(({ lemma }) => leadingVerbs.has(lemma));

/** *fight over who inherits*: what they fight over tells more. */
const isOver = (tokens: readonly TopicToken[], at: number): boolean =>
  tokens[at]?.lower === 'over' && ofChoice.has(tokens[at + 1]?.lower ?? '');
const ofChoice = wordSet('who whom which whether whose');
const being = wordSet('is are was were be been');

/** *waiting for a train*, and not *is leaving*. */
const isAsideForm = (tokens: readonly TopicToken[], at: number): boolean =>
  tokens[at]!.lower.endsWith('ing') && !being.has(tokens[at - 1]?.lower ?? '');
const subordinating = wordSet('who whom which because while whether where when');

/** Whether a word stands in a clause that only explains another: *the man who killed his brother*. */
const isSubordinate = (tokens: readonly TopicToken[], at: number): boolean =>
  tokens.some(({ lower }, index) => index < at && subordinating.has(lower) && !isOver(tokens, index - 1));

const not = /^(?:not|never|nobody|no|none|cannot|nor|without|\w+n[’']t)$/;

/** *nobody may leave*: what is not done. */
const isNegated = (tokens: readonly TopicToken[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => not.test(lower));

/** Where what is said of a place ends. */
const afterPlace = wordSet('while when who whom that which as after before until during because to with and but');

function wordsOf(
  tokens: readonly TopicToken[],
  mentions: readonly Mention[],
  deeds: ReturnType<typeof deedsIn>,
  matter: string,
): TopicWord[] {
  const isMain = ({ at }: (typeof deeds)[number]): boolean => !leading(tokens[at]!.lower) && !isOver(tokens, at + 1);
  const own = deeds.filter((deed) => isMain(deed) && !isSubordinate(tokens, deed.at));
  const first = (own.find(({ at }) => !isAsideForm(tokens, at)) ?? own[0])?.at;
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
    // *Detective Ramos* is one.
    const isRank = isName && mentions.some(({ from }) => from === index) && isA(lower, 'person');
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
    const isAside =
      isNegated(tokens, index) || (index !== first && (isAsideForm(tokens, index) || isSubordinate(tokens, index)));
    const isDeed = done.length > 0 && !isGivenBack && !leading(lower) && !isOver(tokens, index + 1);
    const deed: TopicWord['deed'] = !isDeed ? undefined : isAside ? 'aside' : index === first ? 'first' : 'other';
    const isMatter = ofMatter.has(lower) || (verbs.length > 0 && !isDeed && isSubordinate(tokens, index));
    return [
      ...[...forms].map((word) => ({ word, isPlace, isName: isName && !isRank, isPerson, deed, isMatter, isModifier })),
      ...phrasesAt(tokens, index).map((word) => ({ word, isPlace, isName, isPhrase: true })),
    ];
  });
}

/** *space station* as `space-station`, *nobody may leave* as `nobody-leave`: the word at an index with the next, and with the next two. */
function phrasesAt(tokens: readonly TopicToken[], index: number): readonly string[] {
  const run: (readonly string[])[] = [];
  for (let at = index; at < tokens.length && run.length < 3; at++) {
    const { lower, isEnd } = tokens[at]!;
    if (!small.has(lower) && !helping.has(lower)) run.push(formsOf(lower));
    if (isEnd) break;
  }
  const joined = (parts: readonly (readonly string[])[]): readonly string[] =>
    parts.reduce(
      (begun, forms) => begun.flatMap((start) => forms.map((form) => (start ? `${start}-${form}` : form))),
      [''],
    );
  return [2, 3].flatMap((size) => (run.length < size ? [] : joined(run.slice(0, size))));
}

/** A word as it is written, as one of its kind, and as a verb. */
const formsOf = (word: string): readonly string[] => [
  ...new Set([word, singularOf(word), ...verbForms(word).map(({ lemma }) => lemma)]),
];

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
