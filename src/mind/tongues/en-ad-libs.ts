import type { AdLibSort } from '../../drama/ad-lib.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { isVerb as isLemma } from '../../world/lexicon/verbs.ts';
import { isPlural, knowsNoun } from '../../world/lexicon/nouns.ts';
import type { AdLibTongue, SortedLine, Unforeseen } from './ad-libs.ts';
import { courtlyAdLibs, victorianAdLibs } from './en-ad-libs-of-old.ts';
import { modernAdLibs, plainAdLibs } from './en-ad-lib-sayings.ts';
import { askedSigns, requestSigns, saidAnyhow, saidSigns, type SortSign } from './en-ad-lib-signs.ts';
import { mainSentence } from './en-gist.ts';
import { wordSet } from '../../kit/word-list.ts';
import { isOfPerson, nounPhrasesIn, type NounPhrase } from './en-noun-phrases.ts';
import { writtenOut } from './en-turning.ts';

/** What a line does that is answered as that: greeted back, taken as an insult, refused. */
const answeredOtherwise: ReadonlySet<SpeechAct> = new Set<SpeechAct>([
  'greeting',
  'farewell',
  'thanks',
  'apology',
  'insult',
  'threat',
  'confession',
  'outside',
  'foreign',
  'nonsense',
  'small-talk',
]);

const courtesies: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['greeting', 'farewell', 'thanks', 'apology']);

/** A sentence as signs read it: small letters, no marks but apostrophes, a space at both ends. */
const asRead = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\bcannot\b/g, 'can not')
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;

/** *Do you know where he is*, *I wonder what that is*: what is asked is what stands after it. */
const askedWithin =
  /^ (?:so |and |but |please |then )*(?:(?:do|did|would|does) (?:you|anybody|anyone) (?:happen to )?(?:know|remember|recall|have any idea|have a clue)(?: of| about)?|(?:can|could|will|would|may) (?:you|i)(?: please| kindly| maybe)? (?:tell|show|explain|say|ask|describe)(?: to)?(?: me| us| you)?(?: please)?|tell me|explain(?: to me)?|say|i (?:just )?(?:wonder|was wondering|want to know|would like to know|need to know|have been wondering|must know|am asking|was asking|do not know|have to know|am curious)|any idea|do you think you know|you know) (?=(?:who|whom|whose|what|which|where|when|why|how|if|whether) )/;
/** *Tell me about your family*, *what do you know about jazz*. */
const askedAbout =
  /^ (?:so |and |but |please |then )*(?:(?:can|could|will|would) you (?:please )?(?:tell|talk to|teach)(?: me| us)?(?: more| something| anything| everything| a bit| a little)?|tell (?:me|us)(?: more| something| anything| everything| a bit| a little| all)?|talk to me|(?:what|how much) (?:do|can) you (?:know|tell me|say)|do you know (?:anything|something|much|a lot)) (?:about|of) /;
/** What only says that it is thought. */
const thoughtFirst =
  /^ (?:well |so |and |but |oh )*(?:i (?:really |just |do |still |honestly |also )*(?:think|believe|guess|suppose|feel|bet|reckon|fear|hear|heard|noticed|notice|see|say|imagine|hope)|it seems(?: to me)?|everybody (?:says|thinks|knows)|they say|people say|someone said|apparently|maybe|perhaps|clearly|obviously) (?:that )?(?=(?:i|you|he|she|it|we|they|this|that|the|my|your|his|her|there|these|those|people|everybody|everyone|nobody|life|money|love|[a-z]+ (?:is|was|are|has|had|did|does|looks?|seems?)) )/;

const englishSort = (line: Unforeseen): SortedLine | undefined => {
  const isAsked = line.asks !== undefined || /\?\s*$/.test(line.raw);
  const main = mainSentence({
    raw: line.raw,
    form: line.isBid && !isAsked ? 'said' : isAsked ? 'asked' : 'said',
    called: [],
    names: line.names,
  });
  if (main === undefined) return undefined;
  const whole = asRead(writtenOut(line.raw));
  const text = asRead(main);
  const anyhow = firstOf(saidAnyhow, whole, line);
  // *You have a kind face. Where do you sleep?* is answered for what it asks.
  const isAside = line.asks !== undefined && (anyhow === 'told-love' || anyhow === 'told-doubt');
  if (anyhow && (!isAside || firstOf(saidAnyhow, text, line) === anyhow)) return sorted(anyhow, main, line, true);
  const [act = 'statement'] = line.acts;
  // So is *Good evening, is there a table free?*
  const isOnlyFirst = courtesies.has(act) && line.asks !== undefined && main.split(' ').length > 3;
  if (answeredOtherwise.has(act) && !isOnlyFirst) return undefined;
  const about = askedAbout.exec(text)?.[0];
  if (about !== undefined) return ofAbout(text.slice(about.length - 1), main, line);
  const within = askedWithin.exec(text)?.[0];
  const isWithin = within !== undefined;
  const asked = isWithin ? ` ${text.slice(within.length)}` : text;
  if (isAsked || isWithin) {
    if (!isWithin && !line.isOfOther && choiceIn(main) !== undefined)
      return sorted('asked-to-choose', main, line, true);
    const sort =
      firstOf(askedSigns, asked, line) ?? firstOf(requestSigns, main.split(' ').length > 3 ? asked : whole, line);
    return sort ? sorted(sort, main, line, true) : sorted(askedOtherwise(asked, line), main, line, isWithin);
  }
  const said = thoughtFirst.test(text) ? text.replace(thoughtFirst, ' ') : text;
  const sort = firstOf(saidSigns, text, line) ?? firstOf(saidSigns, said, line);
  if (sort) return sorted(sort, main, line, true);
  const left = saidOtherwise(said, line);
  return left && sorted(left, main, line, false);
};

const firstOf = (signs: readonly SortSign[], text: string, line: Unforeseen): AdLibSort | undefined =>
  signs.find(({ sign, unless, only }) => sign.test(text) && !unless?.test(text) && (only?.(line) ?? true))?.sort;

/** *Is the cap for the rain or for the drama?* offers two things of one kind; nothing else is asked. What may be chosen, the last of them. */
const choiceIn = (main: string): string | undefined =>
  /^(?:is|are|was|were) (?!(?:you|i|we|he|she|they|there|anybody|anyone|somebody) )[^,?]{2,50}? (?:(?:only|just|really) )?((?:for|in|on|from|with|under|behind|at) )?[^,?]{2,40},? or (?:\1)?((?!not\b|what\b|something|anything|is\b|are\b|was\b|am\b|do\b|did\b|so\b|are\b|who|where|why|how)[^,?]{2,40})$/iu.exec(
    main,
  )?.[2];

/** *Tell me about your brother*: what it is about says the sort. */
function ofAbout(rest: string, main: string, line: Unforeseen): SortedLine {
  const phrases = nounPhrasesIn(main, line.names);
  const isPerson = line.isOfOther || phrases.some(isOfPerson) || / (?:him|her|them|he|she|they) /.test(rest);
  if (/ (?:yourself|you|your (?:life|past|childhood|family|day|job|work|home)) /.test(rest))
    return sorted('asked-life', main, line, true);
  if (/ (?:me|myself) /.test(rest)) return sorted('asked-of-asker', main, line, true);
  if (isPerson) return sorted('asked-of-other', main, line, true);
  if (/ (?:happened|last night|yesterday|tonight|the past|the old days) /.test(rest))
    return sorted('asked-of-past', main, line, true);
  return sorted(line.isOfThing ? 'asked-of-thing' : 'asked-of-world', main, line, true);
}

/** A question with no sign of its own: of the listener, of somebody else, of a thing, of what was, or of the world. */
function askedOtherwise(text: string, line: Unforeseen): AdLibSort {
  // *What did you prescribe to him?* is of whoever did it.
  if (
    / (?:did|have|had|were) you /.test(text) &&
    !/ (?:think|make|know|hear|heard|like|see|seen|meet|met) /.test(text) &&
    !line.isOfThing
  )
    return 'asked-life';
  if (line.isOfOther || / (?:he|she|him|they|them) /.test(text)) return 'asked-of-other';
  // *Where did you get that umbrella?* is of the umbrella.
  if (
    line.isOfThing &&
    / (?:did|have|do) you (?:get|got|find|found|buy|put|take|leave|keep|see|hide|hold|bring|carry|want with) /.test(
      text,
    )
  )
    return 'asked-of-thing';
  if (/ (?:you|your|yours|yourself) /.test(text)) return 'asked-life';
  if (/^ (?:do|did|am|was|will|shall|should|have) i | (?:i|me|my) /.test(text)) return 'asked-of-asker';
  if (line.isOfThing) return 'asked-of-thing';
  return / (?:did|was|were|had|happened|been|became) /.test(text) ? 'asked-of-past' : 'asked-of-world';
}

/** A remark with no sign of its own, by who or what it begins with. */
function saidOtherwise(text: string, line: Unforeseen): AdLibSort | undefined {
  if (/^ (?:i|my|we|our|me|mine) /.test(text)) return / (?:you|your) $/.test(text) ? 'told-of-you' : 'told-self';
  if (/^ (?:you|your|yours) /.test(text)) return 'told-of-you';
  if (/^ (?:he|she|they|his|her|their) /.test(text)) return 'told-of-other';
  const [first = '', second = ''] = text.trim().split(' ');
  const begins = nounPhrasesIn(text.trim(), line.names)[0];
  if (begins?.at === 0 && isOfPerson(begins)) return 'told-of-other';
  if (line.isOfOther) return 'told-of-other';
  if (begins?.at === 0 && begins.kind !== 'indefinite') return 'told-of-place';
  // *Dogs are better than men.*
  if (
    isPlural(first) &&
    knowsNoun(first) &&
    /^(?:are|do|have|never|always|can|will|should|make|need|want)$/.test(second)
  )
    return 'told-saying';
  if (text.trim().split(' ').length < 3 || isLemma(first)) return undefined;
  return undefined;
}

const sorted = (sort: AdLibSort, main: string, line: Unforeseen, isPlain: boolean): SortedLine => ({
  sort,
  topic: topicOf(sort, main, line),
  isPlain,
});

/** What a line is about, where it is plain. */
function topicOf(sort: AdLibSort, main: string, { other, names, isOfOther }: Unforeseen): string | undefined {
  const phrases = nounPhrasesIn(main, names);
  if (sort === 'asked-of-other' || sort === 'told-of-other') {
    if (other !== undefined) return other;
    return isOfOther ? undefined : phrases.find(isOfPerson)?.words;
  }
  const words = main.split(/\s+/).map((word) => word.toLowerCase());
  if (sort === 'asked-to-choose') return choiceNamed(main, phrases);
  if (sort === 'asked-for-a-ride') return phrases.find(({ at }) => isWhereTo.test(words[at - 1] ?? ''))?.words;
  const isThere = /^there (?:is|are|was|were)\b/i.test(main);
  const [best] = phrases
    .map((phrase, index) => {
      const isBeside = sort === 'asked-for' && !isToHave(phrase, words[phrase.at - 1] ?? '');
      return { phrase, rank: isBeside ? 0 : rankOf(phrase, sort, isThere) - index / 6 };
    })
    .sort((a, b) => b.rank - a.rank);
  return best !== undefined && best.rank > 0 ? best.phrase.words : undefined;
}

/** The last of two things, where it is a thing with an article, or something done: *hitting people*. */
function choiceNamed(main: string, phrases: readonly NounPhrase[]): string | undefined {
  const words = main.split(/\s+/);
  const or = words.findLastIndex((word) => /^or$/i.test(word));
  return phrases.find(({ at, end, kind }) => at > or && at <= or + 2 && end === words.length && kind !== 'doing')
    ?.words;
}

const isWhereTo = /^(?:to|into|at|for|towards)$/;
/** What is asked for and named is a thing one could hand over: nobody, no place one would be at, and nothing that is done. */
const isToHave = (phrase: NounPhrase, before: string): boolean =>
  !isOfPerson(phrase) &&
  phrase.kind !== 'doing' &&
  !/^(?:to|into|at|in|near|towards)$/.test(before) &&
  !done.has(phrase.head);
const done = wordSet(`
  lift ride hand favour favor chance minute moment second word words look walk dance kiss hug try help nap rest break turn go
  question answer promise favours favors talk conversation secret truth
`);

const ranks: Readonly<Record<NounPhrase['kind'], number>> = {
  owned: 3,
  definite: 3,
  proper: 3,
  doing: 2.5,
  bare: 2.9,
  indefinite: 2,
};

function rankOf(phrase: NounPhrase, sort: AdLibSort, isThere: boolean): number {
  const { kind, words } = phrase;
  // *There is a camel in the alley* is about the camel.
  if (isThere && kind === 'indefinite') return 4;
  // What somebody tells of themselves is nobody else, and no place they were at.
  if (sort === 'told-self' && isOfPerson(phrase)) return 0;
  // What somebody tells of themselves is about what is theirs.
  if (sort === 'told-self' && kind === 'proper') return 0;
  if (sort === 'told-trouble' || sort === 'told-joy' || sort === 'told-self')
    return /^your /.test(words) ? 4 : kind === 'indefinite' ? 1 : 2;
  if (sort === 'asked-life' && /^my /.test(words)) return 4;
  // A remark on the listener is about what is theirs.
  if (sort === 'told-of-you') return /^my /.test(words) ? 4 : 0;
  // What is asked for comes first; for what or where to is said after it.
  if (sort === 'asked-for' || sort === 'asked-taste') return 3;
  return ranks[kind];
}

export const englishAdLibs: AdLibTongue = {
  sortOf: englishSort,
  sayings: { plain: plainAdLibs, modern: modernAdLibs, courtly: courtlyAdLibs, victorian: victorianAdLibs },
};
