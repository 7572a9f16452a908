import { isA, isPlural, knowsNoun, singularOf } from '../../world/lexicon/nouns.ts';
import { isVerb as isLemma, verbForms } from '../../world/lexicon/verbs.ts';
import { wordSet } from '../../kit/word-list.ts';
import { auxiliaries, bare } from './en-turning.ts';

/** A part of a line that is surely a noun with what belongs to it, in the words of whoever heard it: *your dog* for *my dog*. */
export interface NounPhrase {
  readonly words: string;
  readonly kind: 'owned' | 'definite' | 'indefinite' | 'proper' | 'bare' | 'doing';
  /** Its main word, in the singular. */
  readonly head: string;
  /** At which word of the line it begins, and before which it is over. */
  readonly at: number;
  readonly end: number;
}

const owning = wordSet('my your his her our their');
const pointing = wordSet('the this that these those');
const anyOne = wordSet('a an some any no every each another');
const turned: Readonly<Record<string, string>> = { my: 'your', our: 'your', your: 'my' };

/** Words no noun phrase goes on with. */
const closing = wordSet(`
  the a an my your our their this these those
  i you he she it we they me him us them mine yours hers ours theirs myself yourself himself herself itself who whom whose what which where when why how
  and or but because so if than then as while until since though although unless that
  in on at by for from with about of to into onto over under up down out off near behind beside between after before against without
  through during inside outside around along across above below toward towards upon like
  not never always ever also too very really just even still already again only maybe perhaps please here there now today tonight tomorrow
  yesterday soon later ago once twice much many more most less least quite rather almost enough anyway away back together alone
  is am are was were be been being do does did done have has had will would shall should can could may might must cannot
  nothing something anything everything somebody someone anybody anyone everybody everyone nobody
`);

/** Nouns of what cannot be touched: the lexicon has only things one can. */
const ideas = wordSet(`
  accident accent address advice affair age anger anniversary answer argument art beauty birthday book boredom business career case century childhood choice
  code colour color company conversation country courage crime culture cure curse dance danger date deal death debt dinner lunch breakfast
  supper difference disease divorce dream duty education effort election end engagement event evidence evil exam examination exams experience explanation
  fact failure faith fame fate fault fear feeling fever fight flood food football freedom friendship future game garden ghost goal god gossip grief
  grammar greed guilt habit happiness hate headache health heat heaven hell help history hobby holiday honesty honour honor hope humour humor hunger husband
  idea illness inheritance injury insurance interest interview job joke journey joy justice kindness king kingdom knowledge lack language law laughter
  lecture lesson letter lie life light loneliness loss lottery love luck madness magic maths mathematics marriage mass meaning medicine memory message
  method mind mistake money mood morning movie movies murder music mystery name nature neighbourhood news nightmare noise number opera opinion opportunity pain
  palace party passion past peace performance philosophy physics plan play poem poems poetry poison police politics population pregnancy present price
  pride prison prize problem profession promise promotion proof property punishment purpose rain reality reason recipe relationship religion reputation
  research respect revenge revolution riddle rule rumour rumor salary scandal school science score season secret secrets sense service shame shift
  shock sickness silence sin situation skill sleep smell smile smoke snow society song songs sorrow soul sound space speech speed sport spring story
  strength strike stress success suicide summer sunrise sunset surprise system taste tax taxes temper tennis theatre theory thought thunder time
  title tradition traffic tragedy training treasure treatment trial trick trip trouble trust truth universe vacation victory view violence visit
  voice vote wage wages war warmth wealth weather wedding weight wifi will winter wisdom wish wonder work world worry youth autumn lecture ride
  swim walk drive drink meal snack discount refund receipt menu bill password signal charger connection appointment reservation jazz rock opera
  blues chess cards gambling astrology horoscope algebra geography philosophy internet computer computers robots aliens vampires
`);
/** What is some of it, and never one: *coffee*, *jazz*. */
const stuff = wordSet(`
  jazz music coffee tea beer wine whisky whiskey gin rum milk water bread cake cheese meat fish chocolate soup food fruit football tennis chess opera poetry
  art history maths mathematics science physics politics religion magic luck fate love money death life god rain snow thunder weather
  justice freedom happiness truth honesty revenge marriage heaven hell astrology sleep gossip violence war peace friendship fame beauty
  work school traffic gold silver gambling philosophy loneliness time summer winter autumn spring madness destiny karma evil
  sugar salt butter ice toast porridge tobacco smoke medicine poison blood gossip theatre shakespeare rock blues internet
`);
/** Nouns that say nothing alone. */
const empty = wordSet(`
  thing things way ways kind kinds sort sorts lot lots bit bits one ones time times day days night nights tonight morning evening afternoon moment minute
  minutes hour hours second seconds year years week weeks month months question questions idea matter point rest same other others first last next best
  worst favour favor chance word words wrong right fun course sake heck hell devil earth hand look try go good bad well while
  type piece couple number amount pair part side top bottom middle end stuff something nothing anything everything deal guess
  bunch load least most more less pleasure pity shame while half self turn mess bet kidding wonder joke
`);
/** What is never the last word of a phrase, whatever stands around it. */
const describing = wordSet(`
  good bad big small old new young nice lovely fine great little poor sad happy angry tired hungry cold hot warm wet dry dark bright pretty ugly beautiful
  handsome clever stupid mad crazy strange odd weird funny rich dirty clean long short tall fat thin high low fast slow easy hard soft loud quiet
  real true false dear own whole full empty open wrong free busy ready late early safe dead alive ill sick sorry glad afraid scared lonely sure certain same
  favourite favorite best worst better worse first last next red blue green yellow black white grey gray brown pink orange silver only lost missing available
  important interesting boring different difficult dangerous expensive cheap famous french english danish british american german italian spanish
  upset drunk married single pregnant engaged jealous nervous serious honest guilty innocent evil delicious awful terrible horrible creepy spooky cosy
  cozy dusty amazing wonderful stunning gorgeous brilliant ridiculous impossible possible suspicious mysterious secret
`);

const linking =
  /^(?:like|liked|love|loved|hate|hated|enjoy|enjoyed|miss|missed|fear|about|of|prefer|mind|fancy|into|despise|adore|with|for|against|without)$/;
const inverting = /^(?:do|does|did|will|would|can|could|shall|should|may|might|must)$/;

const isNoun = (word: string): boolean => {
  const one = word.replace(/['’]s$/, '');
  return knowsNoun(one) || ideas.has(one) || ideas.has(singularOf(one));
};
const isEmpty = (word: string): boolean => empty.has(word) || empty.has(singularOf(word));
/** Said and done, or done by one: as a noun it would have been told by what stands before it. */
const isDeedForm = (word: string, forms: readonly string[]): boolean =>
  verbForms(word).some(({ form }) => forms.includes(form));

/** The words of a line, and which of them end with a mark that closes a phrase. */
interface Read {
  readonly tokens: readonly string[];
  readonly words: readonly string[];
  readonly closes: readonly boolean[];
  readonly names: ReadonlySet<string>;
}

/** The noun phrases of a line, as they come. What might be something else is left out: better none than a wrong one. */
export function nounPhrasesIn(text: string, names: ReadonlySet<string>): readonly NounPhrase[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  const read: Read = {
    tokens,
    words: tokens.map(bare),
    closes: tokens.map((token) => /[.,;:!?…—)”"]$/.test(token)),
    names,
  };
  const found: NounPhrase[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(at, read);
    if (phrase) found.push(phrase);
    at = phrase ? phrase.end : at + 1;
  }
  return found;
}

function phraseAt(at: number, read: Read): NounPhrase | undefined {
  const core = coreAt(at, read);
  if (!core) return undefined;
  // *the capital of Peru*, *a glass of water*
  const link = read.words[core.end] ?? '';
  const isLinked = link === 'of' || (link === 'about' && isA(core.head, 'book'));
  const of = isLinked && !read.closes[core.end - 1] ? coreAt(core.end + 1, read, true) : undefined;
  if (of && !isEmpty(of.head)) return { ...core, words: `${core.words} ${link} ${of.words}`, end: of.end };
  return isEmpty(core.head) ? undefined : core;
}

const coreAt = (at: number, read: Read, isAfterOf = false): NounPhrase | undefined =>
  determinedAt(at, read) ?? properAt(at, read) ?? bareAt(at, read, isAfterOf) ?? doingAt(at, read);

/** *the study door*, *my old boss*: from the word it begins with to the last that is surely a noun. */
function determinedAt(at: number, read: Read): NounPhrase | undefined {
  const { words, closes } = read;
  const first = words[at] ?? '';
  const kind = owning.has(first)
    ? 'owned'
    : pointing.has(first)
      ? 'definite'
      : anyOne.has(first)
        ? 'indefinite'
        : undefined;
  if (!kind || closes[at] || isRelative(at, read)) return undefined;
  const end = nounEnd(at + 1, at, read);
  if (end === undefined) return undefined;
  const head = (words[end - 1] ?? '').replace(/['’]s$/, '');
  // *her* and *that* may stand alone; *no* and *every* do not go into other sentences.
  if (/^(?:no|every|each|another)$/.test(first)) return undefined;
  const isBare = /^(?:any|some)$/.test(first);
  if (isBare && !isPlural(head) && !stuff.has(head)) return undefined;
  return { words: spoken(isBare ? at + 1 : at, end, read), kind, head: singularOf(head), at, end };
}

/** Before which word a noun that begins here is over; nothing where none does. */
function nounEnd(from: number, at: number, read: Read): number | undefined {
  const { tokens, words, closes } = read;
  const isInverted = words.slice(0, at).some((word) => inverting.test(word));
  const hasVerb = words.slice(0, at).some((word) => isLemma(word) || (verbForms(word).length > 0 && !isNoun(word)));
  let end: number | undefined;
  for (let next = from; next < tokens.length && next - from < 5; next++) {
    const word = words[next] ?? '';
    const isLast = next === tokens.length - 1 || closes[next] === true;
    if (word === '' || closing.has(word) || /ly$/.test(word)) break;
    const isName = /^\p{Lu}/u.test(tokens[next] ?? '') && next > 0;
    if (!isName && end !== undefined) {
      // After a noun what is done begins: *the train leaves*, *did the king die*, *that man staring*.
      if (isDeedForm(word, ['past', 'participle']) || (isDeedForm(word, ['gerund']) && !isNoun(word))) break;
      if (isDeedForm(word, ['third']) && !(isLast && hasVerb)) break;
      if (isInverted && isLemma(word) && !hasVerbAfter(next, read)) break;
      if (!isNoun(word)) break;
    }
    const mayBeHead = isName || (isNoun(word) && !describing.has(word));
    if (mayBeHead) end = next + 1;
    else if (isLast && end === undefined && isUnknownNoun(word)) end = next + 1;
    if (isLast) break;
    // *the lovely*, and then a verb: it is no phrase.
    if (end === undefined && isDeedForm(word, ['third'])) break;
  }
  // *a dog lover*: what follows must close the phrase, or it was another word's.
  const after = end === undefined || closes[end - 1] ? undefined : words[end];
  const isClosed =
    after === undefined ||
    closing.has(after) ||
    auxiliaries.has(after) ||
    verbForms(after).length > 0 ||
    isLemma(after) ||
    /ly$/.test(after);
  return isClosed ? end : undefined;
}

const hasVerbAfter = (at: number, { words, closes }: Read): boolean => {
  for (let next = at + 1; next < words.length && !closes[next - 1]; next++) {
    const word = words[next] ?? '';
    if (isLemma(word) && !isNoun(word)) return true;
  }
  return false;
};

/** A word nobody wrote down, where only a noun can stand: it is none of the forms of a verb and describes nothing. */
const isUnknownNoun = (word: string): boolean =>
  word.length > 3 &&
  !describing.has(word) &&
  verbForms(word).length === 0 &&
  !isLemma(word) &&
  !/(?:ly|ful|ous|ive|able|ible|less|ish|ic|al|ing|ed|er|est|y)$/.test(word);

/** *Peru*, *Theo’s mother*, *Mr Strake*. */
function properAt(at: number, read: Read): NounPhrase | undefined {
  const { tokens, words, closes, names } = read;
  const isLarge = (index: number): boolean => {
    const word = words[index] ?? '';
    if (!/^\p{Lu}\p{L}/u.test(tokens[index] ?? '') || /^i(?:['’]|$)/.test(word)) return false;
    return (index > 0 && !closes[index - 1]) || names.has(word.replace(/['’]s$/, ''));
  };
  if (!isLarge(at) || closing.has(words[at] ?? '')) return undefined;
  let end = at + 1;
  while (end < tokens.length && end - at < 3 && !closes[end - 1] && isLarge(end)) end++;
  const last = tokens[end - 1] ?? '';
  if (/['’]s$/.test(bare(last))) {
    const owned = nounEnd(end, at, read);
    if (owned === undefined) return undefined;
    return { words: spoken(at, owned, read), kind: 'owned', head: singularOf(words[owned - 1] ?? ''), at, end: owned };
  }
  // *Friday* and *Christmas* are when.
  if (
    /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:lord|jesus|christ|ok|okay|sir|madam|oh|yes|no)$/.test(
      words[at] ?? '',
    )
  )
    return undefined;
  return { words: spoken(at, end, read), kind: 'proper', head: words[end - 1] ?? '', at, end };
}

/** *jazz*, *old ships*: what stands without an article because it is many or some of it. */
function bareAt(at: number, read: Read, isAfterOf: boolean): NounPhrase | undefined {
  const { words, closes } = read;
  const before = words[at - 1] ?? '';
  const isObject = isAfterOf || linking.test(before);
  const isSubject =
    /^(?:do|are|is|there|any|some|does|why|have|sell|serve|got|play|eat|drink|smoke|want|need|all)$/.test(before);
  if (!(isObject || isSubject) || closes[at - 1]) return undefined;
  const word = words[at] ?? '';
  const isMany = isPlural(word) && isNoun(word);
  if (closing.has(word) || isEmpty(word) || !(isMany || stuff.has(word))) return undefined;
  const after = closes[at] ? undefined : words[at + 1];
  const isClosed = after === undefined || closing.has(after) || auxiliaries.has(after) || (isSubject && isLemma(after));
  return isClosed
    ? { words: spoken(at, at + 1, read), kind: 'bare', head: singularOf(word), at, end: at + 1 }
    : undefined;
}

/** *working nights*, *being alone*: something done, where that is liked or spoken of. */
function doingAt(at: number, read: Read): NounPhrase | undefined {
  const { words, closes } = read;
  const word = words[at] ?? '';
  if (!linking.test(words[at - 1] ?? '') || closes[at - 1] || /^(?:with|for|without)$/.test(words[at - 1] ?? ''))
    return undefined;
  if (!/ing$/.test(word) || !(word === 'being' || isDeedForm(word, ['gerund']))) return undefined;
  let end = at + 1;
  while (end < words.length && !closes[end - 1]) end++;
  const rest = words.slice(at + 1, end);
  const isSimple = rest.length <= 4 && !rest.some((one) => unfit.has(one) || auxiliaries.has(one));
  return isSimple ? { words: spoken(at, end, read), kind: 'doing', head: word, at, end } : undefined;
}
const unfit =
  wordSet(`i you he she it we they me him us them and or but because if who what which where when why how that myself yourself
  please then though anyway`);

/** As whoever heard it says it. */
const spoken = (at: number, end: number, { tokens, words }: Read): string =>
  tokens
    .slice(at, end)
    .map((token, index) => turned[words[at + index] ?? ''] ?? token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .map((token, index) =>
      index === 0 && /^(?:the|this|that|these|those|a|an)$/i.test(token) ? token.toLowerCase() : token,
    )
    .join(' ');

/** *the thing that counts*, *a cake that fits in a pocket*, *what have you got that keeps*: what follows is done, and is no noun. */
export function isRelative(at: number, { words, closes }: Pick<Read, 'words' | 'closes'>): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  if (!/^(?:that|this)$/.test(word) || closes[at]) return false;
  // Of one thing nobody says *that counts*.
  if (isDeedForm(next, ['third']) && /[^s]s$/.test(next)) return true;
  if (word !== 'that' || at === 0 || closes[at - 1] || !(isNoun(before) || isEmpty(before) || pronouns.has(before)))
    return false;
  return isDeedForm(next, ['past']) || (isLemma(next) && (isPlural(before) || pronouns.has(before)));
}
const pronouns = wordSet(
  'one ones those all something anything everything nothing someone somebody anybody anyone people',
);

/** Does a phrase name a person? */
export const isOfPerson = ({ head, kind }: NounPhrase): boolean =>
  kind !== 'doing' && kind !== 'bare' && isA(head, 'person');
