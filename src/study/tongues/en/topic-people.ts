import { wordSet } from '../../../kit/word-list.ts';
import { genderOf, isA, isPlural, knowsNoun, singularOf } from '../../../world/lexicon/nouns.ts';
import { verbForms } from '../../../world/lexicon/verbs.ts';
import type { TopicPerson } from '../../topic.ts';
import { counts, isNoun, joiners, ofPlace, small, type TopicToken } from './topic-tokens.ts';

/** Where somebody is spoken of: from a word up to another, behind it. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** One, or several of a kind: *two lighthouse keepers*. */
  readonly people: readonly TopicPerson[];
  /** Only whose somebody is: *the emperor* of *the emperor’s physician*. */
  readonly isOwner?: true;
}

/** Everybody a topic speaks of, in its order: those with a name, and those who are called by what they are. */
export function mentionsIn(tokens: readonly TopicToken[]): readonly Mention[] {
  const named = namedIn(tokens);
  // *Holmes, the detective* is one person: beside two with names only those count who are named in one breath with them.
  const others = unnamedIn(tokens).filter(
    ({ from, to }, index, found) =>
      // *a detective catches* holds one noun and a verb that looks like another.
      !found.some((one, earlier) => earlier < index && one.from === from) &&
      !named.some((one) => one.from < to && from < one.to) &&
      (named.length < 2 || isListed(tokens, from, named)),
  );
  const all = [...named, ...others]
    .toSorted((one, other) => one.from - other.from)
    .map((one) => withPronouns(one, tokens, [...named, ...others]));
  // *the ghost of a keeper*, *a king disguised as a beggar*, *a plumber pretends to be a surgeon*: nobody else.
  return all.filter(({ from, people }, index) => {
    const before = tokens[from - 1]?.lower ?? '';
    const isOther = before === 'of' && all[index - 1]?.to === from - 1;
    return people[0]?.calling === undefined || !(before === 'as' || isOther || (index > 0 && isSaidToBe.has(before)));
  });
}

const isSaidToBe = wordSet('is are was were be been become becomes becoming became');

const saidOf = { he: wordSet('he his him himself'), she: wordSet('she her hers herself') } as const;

/** *The apprentice admits that he burned it*: what is said of somebody before anybody else is spoken of tells man from woman. */
function withPronouns(mention: Mention, tokens: readonly TopicToken[], all: readonly Mention[]): Mention {
  const [only] = mention.people;
  if (mention.people.length !== 1 || only?.pronouns !== undefined) return mention;
  const next = Math.min(...all.map(({ from }) => from).filter((from) => from > mention.from), tokens.length - 1);
  const said = tokens.slice(mention.to, next + 1).map(({ lower }) => lower);
  const found = said.find((word) => saidOf.he.has(word) || saidOf.she.has(word));
  if (only === undefined || found === undefined) return mention;
  return { ...mention, people: [{ ...only, pronouns: saidOf.he.has(found) ? 'he' : 'she' }] };
}

/** *Confucius, Socrates and a waiter* */
const isListed = (tokens: readonly TopicToken[], from: number, named: readonly Mention[]): boolean =>
  tokens[from - 1]?.lower === 'and' && named.some(({ to }) => to === from - 1);

/** Names that are somebody's: not behind a word of place, not what a place or a thing is called by. */
function namedIn(tokens: readonly TopicToken[]): readonly Mention[] {
  const found: Mention[] = [];
  /** Where the last name ended that was no person's. */
  let elsewhere = -1;
  for (let index = 0; index < tokens.length; index++) {
    if (!tokens[index]!.isName) continue;
    const end = endOfName(tokens, index);
    const run = tokens.slice(index, end);
    const last = run.at(-1)!;
    const [before, next] = [tokens[index - 1], tokens[end]];
    const behind = wordBefore(tokens, index);
    // *says goodbye to Robin Hood*, *a visit from Walt*, *is caught by Ann*: whoever has a given name is no place.
    const isGiven = givenBehind.has(behind) && genderOf(run[0]!.lower) !== null;
    const isBehind = (placing.has(behind) && !isGiven) || (isStill(tokens, elsewhere, index) && before !== undefined);
    // *a Gotham rooftop*, *the Avengers' tower*, *Winterfell's smithy*, *King's Landing*
    const isDescribed = before !== undefined && !before.isEnd && !before.isName && before.lower !== 'and';
    const isAttribute = last.isPossessive || (isDescribed && !last.isEnd && next !== undefined && isNoun(next.lower));
    const isOwner = last.isPossessive && next !== undefined && isSomebody(singularOf(next.lower), false);
    if (isOwner && !isBehind) found.push({ from: index, to: end, people: [personCalled(run)], isOwner });
    else if (isBehind || isAttribute) elsewhere = end;
    else found.push({ from: index, to: end, people: [personCalled(run)] });
    index = end - 1;
  }
  return found;
}

/** *from Avatar: The Last Airbender* goes on with what it began. */
const isStill = (tokens: readonly TopicToken[], from: number, to: number): boolean =>
  from >= 0 && from <= to && tokens.slice(from, to).every(({ lower }) => lower === 'the');

const givenBehind = wordSet('to from by for');

function endOfName(tokens: readonly TopicToken[], start: number): number {
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
const placing = new Set([...ofPlace, 'of', 'from', 'to', 'for', 'during', 'before']);

/** The word of place a name stands behind, with what describes it between them; or simply the word before. */
function wordBefore(tokens: readonly TopicToken[], index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
    const { lower, isEnd } = tokens[at]!;
    if (isEnd || lower === 'and') return '';
    // *to find Roxane*
    const isInfinitive = lower === 'to' && at + 1 < index && verbForms(tokens[at + 1]!.lower).length > 0;
    if (placing.has(lower) && !isInfinitive) return lower;
  }
  return '';
}

/** *Mr Darcy*: without the full stop, which would end a sentence wherever he is spoken of. */
function personCalled(run: readonly TopicToken[]): TopicPerson {
  const name = run.map(({ text }) => text).join(' ');
  return { name, pronouns: pronounsOf(name.toLowerCase()) };
}

function pronounsOf(name: string): 'he' | 'she' | undefined {
  const gender = genderOf(name);
  return gender === 'male' ? 'he' : gender === 'female' ? 'she' : undefined;
}

const beings = ['spiritual being', 'imaginary being', 'robot', 'automaton', 'android'] as const;

/** Nouns of people that seldom are somebody, and others that are though they have other meanings. */
const hardlyAnybody = wordSet(
  'figure opposite somebody someone anybody anyone nobody everybody everyone other another character people name life soul face part match second first last double one self number case head hand party baby infant have',
);
const alsoSomebody = wordSet('medium ghost robot dragon vampire human driver');

/** Who may be in a play: people, and whoever speaks in stories. A beast does where a sentence begins with it. */
const isSomebody = (noun: string, isFirst: boolean): boolean =>
  !hardlyAnybody.has(noun) && (alsoSomebody.has(noun) || isBeing(noun, isFirst));

const isBeing = (noun: string, isFirst: boolean): boolean =>
  (isA(noun, 'person') && !isA(noun, 'group')) ||
  beings.some((kind) => isA(noun, kind)) ||
  (isFirst && isA(noun, 'animal') && !isA(noun, 'food'));

/** *two lighthouse keepers*, *a wealthy man*: people by what they are. */
function unnamedIn(tokens: readonly TopicToken[]): readonly Mention[] {
  return tokens.flatMap(({ lower, isName, isEnd, isPossessive }, index): Mention[] => {
    const noun = singularOf(lower);
    const next = tokens[index + 1];
    const isMany = isPlural(lower) && noun !== lower;
    // *Einstein’s maid*
    const owner = tokens[index - 1]?.isPossessive && tokens[index - 1]?.isName ? tokens[index - 1] : undefined;
    const isOwner = isPossessive && !isName && isSomebody(noun, false) && articleBefore(tokens, index) >= 0;
    if (isOwner) return [{ from: index, to: index + 1, people: [personOf(noun)], isOwner }];
    const start = owner || isBarePlural(tokens, index) ? index : articleBefore(tokens, index);
    const article = tokens[start]?.lower ?? '';
    // *a nurse and a smuggler share*
    const areMany = isMany || tokens[start - 1]?.lower === 'and';
    const isHead = next === undefined || isEnd || !isNoun(next.lower) || isVerbHere(next.lower, areMany);
    const before = tokens[index - 1]?.lower ?? '';
    const isWritten = !isName && !isPossessive && isHead && isSomebody(noun, start === 0);
    if (!isWritten || start < 0 || (ofPlace.has(before) && before !== 'by') || isGone(tokens, index)) return [];
    const kind = knowsNoun(before) && !small.has(before) && !isA(before, 'person') ? `${before} ${noun}` : noun;
    const many = isMany ? (counts[article] ?? 2) : 1;
    const people = Array.from({ length: many }, (_, which) => ({
      name: `${kind} ${which + 1}`,
      pronouns: pronounsOf(noun),
      calling: owner ? `${owner.text}’s ${noun}` : callingOf(tokens.slice(start, index), noun),
      kind,
    }));
    return [{ from: start, to: index + 1, people }];
  });
}

/** *The emperor* of *the emperor’s physician*, *the mayor* of *the mayor’s dog*. */
const personOf = (noun: string): TopicPerson => ({
  name: `${noun} 1`,
  pronouns: pronounsOf(noun),
  calling: callingOf([], noun),
  kind: noun,
});

/** *Pirates fight over a map*, *… by rebels and thieves*: several need no article where something begins. */
function isBarePlural(tokens: readonly TopicToken[], index: number): boolean {
  const { lower, isName } = tokens[index]!;
  const before = tokens[index - 1];
  const begins = before === undefined || before.isEnd || joining.has(before.lower) || before.lower === 'by';
  return begins && !isName && isPlural(lower) && singularOf(lower) !== lower;
}

const ends = wordSet('dead died murdered killed buried drowned poisoned hanged');
const ending = wordSet('dies died');

/** *Dad is dead*: of whom this is said nobody plays. */
const isGone = (tokens: readonly TopicToken[], index: number): boolean => {
  const behind = tokens.slice(index + 1, index + 4).map(({ lower }) => lower);
  const said = behind.findIndex((word) => !isSaidOf.has(word));
  return ending.has(behind[0] ?? '') || (said > 0 && ends.has(behind[said] ?? ''));
};
const isSaidOf = wordSet('is are was were has have had been');

/** *the cook begs*, *two cooks beg*, and not *a runaway soldier*, *the pawn shop*. */
const isVerbHere = (word: string, isMany: boolean): boolean =>
  verbForms(word).some(({ form }) => form !== 'base') ||
  (isMany && verbForms(word).length > 0 && !isA(singularOf(word), 'person'));

/** Where the article of a noun stands: *a*, *the dying*, *his own*; −1 where it has none. */
function articleBefore(tokens: readonly TopicToken[], index: number): number {
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    const { lower, isEnd } = tokens[at]!;
    if (isEnd && at < index - 1) return -1;
    if (small.has(lower) && !joining.has(lower)) return at;
    if (joining.has(lower) || between.has(lower) || (verbForms(lower).some(({ form }) => form === 'third') && !knowsNoun(lower))) return -1; // prettier-ignore
  }
  return -1;
}

const joining = wordSet('and or but');
/** What stands between two things said of somebody. */
const between = new Set([
  ...ofPlace,
  ...wordSet('of from to for with as than he she they it i we you who loves is was'),
]);
const whose = wordSet('his her their its');

/** *a retired spy*, *the sheriff’s daughter*; where it is *his daughter*, whose it is stands for whoever was named before. */
function callingOf(words: readonly TopicToken[], noun: string): string {
  const [article, ...others] = words;
  const described = [...others.map(({ lower, isPossessive }) => (isPossessive ? `${lower}’s` : lower)), noun].join(' ');
  if (whose.has(article?.lower ?? '')) return `{owner}’s ${described.replace(/^own /, '')}`;
  if (others.some(({ isPossessive }) => isPossessive)) return `the ${described}`;
  return `${/^[aeiou]/.test(described) ? 'an' : 'a'} ${described}`;
}
