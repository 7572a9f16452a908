import { wordList, wordSet } from '../../../kit/word-list.ts';
import { genderOf, isA, knowsNoun, singularOf } from '../../../world/lexicon/nouns.ts';
import { verbForms } from '../../../world/lexicon/verbs.ts';
import type { Topic, TopicPerson, TopicWord } from '../../topic.ts';

/** Before where something is. */
const ofPlace = wordSet(
  'in at inside into on by near beside behind beyond under beneath amidst amid through across around within outside',
);
/** Before what is talked of. */
const ofMatter = wordSet('about over on of regarding concerning');
const verbsOfMatter = wordSet('debate discuss contemplate ponder question consider dispute plan plot strategize');
/** Where what is talked of ends. */
const ends = wordSet(
  'in at inside during while when amidst amid near under by with before after until where who that beside as from',
);
const titles = wordSet(
  'mr mrs ms miss dr doctor professor sir lady lord king queen prince princess captain inspector saint',
);
const joiners = wordSet('van der de la von of the da di le');
const small = wordSet(
  'a an the this that my our your his her their its some two three several each other another and or but',
);
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, both: 2, several: 3 };
const ages: readonly (readonly [RegExp, string])[] = [
  [/\b(1[0-9]{3}|20[0-9]{2})s?\b/, '$&'],
  [/\bregency\b/i, 'georgian'],
  [/\bvictorian\b/i, 'victorian'],
  [/\brenaissance\b/i, 'renaissance'],
  [/\b(medieval|knights?|castle|dragon)\b/i, 'medieval'],
  [/\b(futuristic|spaceship|starship|space station|robots?|androids?|dystopian)\b/i, '2200s'],
];

interface Token {
  readonly text: string;
  readonly lower: string;
  /** It is written large, and not only because a sentence begins. */
  readonly isName: boolean;
  /** A comma, a full stop or the like stands behind it. */
  readonly isEnd: boolean;
  readonly isPossessive: boolean;
}

/** Reads a topic: who, about what, where and when. What it does not find is left to whoever plans. */
export function readEnglishTopic(text: string): Topic {
  const tokens = tokensOf(text);
  const named = namedIn(tokens);
  // Whoever has a name comes first; *the killer* is somebody only where nobody else is.
  const people = named.length >= 2 ? named : [...named, ...unnamedIn(tokens)];
  return {
    people: people.filter(({ name }, index) => people.findIndex((other) => other.name === name) === index).slice(0, 3),
    matter: matterIn(tokens) ?? (people.length === 0 && tokens.length <= mostOfAMatter ? wholeOf(tokens) : undefined),
    period: ages.flatMap(([pattern, age]) => pattern.exec(text)?.[0].replace(pattern, age) ?? []).at(0),
    thing: thingIn(tokens),
    words: wordsOf(tokens),
  };
}

/** Nothing but a few words: they are what it is about. */
const mostOfAMatter = 5;
const wholeOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, lower, isName }) => (isName ? text : lower)).join(' ');

function tokensOf(text: string): readonly Token[] {
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*\.?/gu)];
  return found.map(([raw], index) => {
    const at = found[index]!.index;
    const behind = text.slice(at + raw.length).trimStart()[0] ?? '.';
    const before = text.slice(0, at).trimEnd().at(-1) ?? '.';
    const isShortened = raw.endsWith('.') && titles.has(raw.slice(0, -1).toLowerCase());
    const bare = raw.replace(/\.$/, '');
    const word = bare.replace(/[’']s?$/, '');
    const begins = /[.!?]/.test(before) && !titles.has((found[index - 1]?.[0] ?? '').replace('.', '').toLowerCase());
    const [next = '', afterNext = ''] = [found[index + 1]?.[0], found[index + 2]?.[0]];
    const isJoined = isLargeWord(next) || (next.toLowerCase() === 'and' && isLargeWord(afterNext));
    const isPlainWord = begins && !isJoined && knowsNoun(word.toLowerCase()) && genderOf(word.toLowerCase()) === null;
    return {
      text: word,
      lower: word.toLowerCase(),
      isName: isLargeWord(word) && !isPlainWord && !small.has(word.toLowerCase()),
      isEnd: (raw.endsWith('.') && !isShortened) || /^[,;:—–(]/.test(behind),
      isPossessive: /[’']s?$/.test(bare),
    };
  });
}

const isLargeWord = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Names that are somebody's: not behind a word of place, not what a place or a thing is called by. */
function namedIn(tokens: readonly Token[]): TopicPerson[] {
  const people: TopicPerson[] = [];
  /** Where the last name ended that was no person's. */
  let elsewhere = -1;
  for (let index = 0; index < tokens.length; index++) {
    if (!tokens[index]!.isName) continue;
    const end = endOfName(tokens, index);
    const run = tokens.slice(index, end);
    const last = run.at(-1)!;
    const [before, next] = [tokens[index - 1], tokens[end]];
    const behind = wordBefore(tokens, index);
    // *says goodbye to Robin Hood*, *a visit from Walt*: whoever has a given name is no place.
    const isGiven = (behind === 'to' || behind === 'from') && genderOf(run[0]!.lower) !== null;
    const isBehind = (placing.has(behind) && !isGiven) || (elsewhere === index && before !== undefined);
    // *a Gotham rooftop*, *the Avengers' tower*, *Winterfell's smithy*, *King's Landing*
    const isDescribed = before !== undefined && !before.isEnd && !before.isName && before.lower !== 'and';
    const isAttribute = last.isPossessive || (isDescribed && !last.isEnd && next !== undefined && isNoun(next.lower));
    if (isBehind || isAttribute) elsewhere = end;
    else people.push(personCalled(run));
    index = end - 1;
  }
  return people;
}

const isNoun = (word: string): boolean => knowsNoun(singularOf(word)) && !ofPlace.has(word) && !small.has(word);

function endOfName(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  while (end < tokens.length && !tokens[end - 1]!.isEnd && !tokens[end - 1]!.isPossessive) {
    if (tokens[end]!.isName) end++;
    else {
      let ahead = end;
      while (ahead < tokens.length && joiners.has(tokens[ahead]!.lower) && ahead - end < 2) ahead++;
      if (ahead === end || !tokens[ahead]?.isName) break;
      end = ahead + 1;
    }
  }
  return end;
}

/** Behind these stands no person: *the streets of Marrakech*, *near Hawkins*. */
const placing = new Set([...ofPlace, 'of', 'from', 'to', 'during', 'before']);

/** The word of place a name stands behind, with what describes it between them; or simply the word before. */
function wordBefore(tokens: readonly Token[], index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
    const { lower, isEnd } = tokens[at]!;
    if (isEnd || lower === 'and') return '';
    // *to find Roxane*
    const isInfinitive = lower === 'to' && at + 1 < index && verbForms(tokens[at + 1]!.lower).length > 0;
    if (placing.has(lower) && !isInfinitive) return lower;
  }
  return '';
}

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

/** *Mr Darcy*: without the full stop, which would end a sentence wherever he is spoken of. */
function personCalled(run: readonly Token[]): TopicPerson {
  const name = run.map(({ text }) => text).join(' ');
  return { name, pronouns: pronounsOf(name.toLowerCase()) };
}

function pronounsOf(name: string): 'he' | 'she' | undefined {
  const gender = genderOf(name);
  return gender === 'male' ? 'he' : gender === 'female' ? 'she' : undefined;
}

/** *two lighthouse keepers*, *a wealthy man*: people by what they are. */
function unnamedIn(tokens: readonly Token[]): TopicPerson[] {
  return tokens.flatMap(({ lower, isName }, index): TopicPerson[] => {
    const noun = singularOf(lower);
    const next = tokens[index + 1];
    const isHead =
      next === undefined || tokens[index]!.isEnd || !isNoun(next.lower) || verbForms(next.lower).length > 0;
    const before = tokens[index - 1]?.lower ?? '';
    const article = tokens.slice(Math.max(0, index - 3), index).find(({ lower: word }) => small.has(word))?.lower;
    const isWritten = !isName && isHead && isA(noun, 'person') && !isA(noun, 'group');
    if (!isWritten || article === undefined || ofPlace.has(before)) return [];
    const kind = knowsNoun(before) && !small.has(before) && !isA(before, 'person') ? `${before} ${noun}` : noun;
    const calling = `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
    const many = noun === lower ? 1 : (counts[article] ?? 2);
    return Array.from({ length: many }, (_, which) => ({
      name: `${kind} ${which + 1}`,
      pronouns: pronounsOf(noun),
      calling,
    }));
  });
}

/** What they talk of: behind *about*, or what they debate. */
function matterIn(tokens: readonly Token[]): string | undefined {
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

const verbsOfTalk = wordSet('argue reflect quarrel fight talk bicker reminisce disagree');
const always = wordSet('about regarding concerning');

const isTalk = (word: string): boolean =>
  isA(singularOf(word), 'communication') || verbForms(word).some(({ lemma }) => verbsOfTalk.has(lemma));

function phraseFrom(tokens: readonly Token[], start: number): string | undefined {
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
function thingIn(tokens: readonly Token[]): string | undefined {
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

function wordsOf(tokens: readonly Token[]): TopicWord[] {
  let sincePlace = Infinity;
  return tokens.flatMap(({ lower, isEnd, isName }): TopicWord[] => {
    sincePlace = ofPlace.has(lower) ? 0 : sincePlace + 1;
    const isPlace = sincePlace > 0 && sincePlace < 7;
    if (isEnd) sincePlace = Infinity;
    if (small.has(lower)) return [];
    const noun = singularOf(lower);
    const forms = new Set([lower, noun, ...verbForms(lower).map(({ lemma }) => lemma), ...kindsOf(noun)]);
    return [...forms].map((word) => ({ word, isPlace, isName }));
  });
}

/** Kinds of people who are met in certain places: a bishop calls for a temple as a priest does. */
const kinds = wordList(`
  spiritual-leader religious sovereign ruler noble occultist health-professional artist craftsman cook lawyer adjudicator
  educator scientist actor musician investigator policeman farmer herder financier astronaut librarian sailor serviceman
`);

const kindsOf = (noun: string): readonly string[] =>
  isA(noun, 'person') ? kinds.filter((kind) => isA(noun, kind.replaceAll('-', ' '))) : [];
