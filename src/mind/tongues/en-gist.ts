import { inflect, isVerb as isLemma, verbForms } from '../../world/lexicon/verbs.ts';
import { knowsNoun } from '../../world/lexicon/nouns.ts';
import { isCommand } from './en-commanding.ts';
import { auxiliaries, bare, isVerb, turnedAround, writtenOut } from './en-turning.ts';
import { isRelative } from './en-noun-phrases.ts';
import type { Gist, Uttered } from './gist.ts';

/** What a line begins with before it comes to the point. */
const leadIns =
  /^(?:(?:and|but|so|well|oh|ah|now|then|look(?! (?:at|in|for|under|behind|up)\b)|look here|listen(?! to\b)|hey|hi|hello|hullo|ok|okay|please|pray|excuse me|forgive me|pardon me|sorry|sorry to ask|honestly|truly|between ourselves|tell me honestly|tell me truly|tell me|do tell me|say|right|alas|wow|yes|no|aye|nay|come(?! (?:here|in|to|with|back|over|closer|and|down|up|on|along|away)\b)|come now|by the way|also|actually|anyway|in that case|exactly|whoa|woah|omg|jeez|hmm|hm|um|er|uh|gosh|blimey|oi|good evening|good morning|good night|i wonder|i say|go on then|once more|again|just|kindly|not yet|o)(?:\s*[,.:;!—…-]+\s*|\s+))/i;
const addresses =
  'sir|madam|ma’am|maam|miss|mister|mr|mrs|ms|doctor|dr|doc|my lord|my lady|lord prince|your majesty|your highness|your grace|mother|father|mum|dad|uncle|aunt|son|my son|my dear|dear|darling|love|mate|friend|my friend|old man|young man|young lady|lad|boy|girl|driver|professor|barista|detective|inspector|prince|queen|king|guys|everyone|everybody|gentlemen|ladies|you there|you two|kid|child|sweetheart|honey|man|buddy|pal|captain|good sir|sir student|butler';
const calledFirst = new RegExp(
  `^(?:(?:${addresses})(?:\\s+\\p{Lu}[\\p{L}’'.]+)?|\\p{Lu}[\\p{L}.]+(?:\\s+\\p{Lu}[\\p{L}.]+)?)\\s*[,—:!?.…]+\\s+`,
  'iu',
);
/** Whom it calls in the midst of a sentence, and a question hung on at its end. */
const calledWithin = new RegExp(`,\\s*(?:${addresses})(?:\\s+\\p{Lu}[\\p{L}’'.]+)?\\s*,\\s*`, 'giu');
const tagged =
  /\s*,\s*(?:do|does|did|is|are|was|were|am|have|has|had|will|would|can|could|should)(?: not)? (?:you|he|she|it|they|i|we)\s*(?:,.*)?$/i;
/** What hangs on at the end and says nothing. */
const trailing =
  /(?<=\S)(?<!\b(?:do|did|what|how|that|all|as|if|to|whom|who|i|and))[\s,]+(?:you and (?:i|me)|me and you|the two of us|both of us|you know|lol|haha+|hehe|huh|innit|mate|pls|plz|(?:will|would|wo not|could|can) (?:you|ya))$/i;
const calledLast = new RegExp(
  `\\s*[,—]\\s*(?:(?:my |dear |old |good )?(?:${addresses})(?:\\s+\\p{Lu}[\\p{L}’'.]+)?|\\p{Lu}[\\p{L}.]+(?:\\s+\\p{Lu}[\\p{L}.]+)?|please|then|though|too|right|eh|now)\\s*$`,
  'iu',
);
const titles = /^(?:mr|mrs|miss|ms|dr|doctor|queen|king|prince|lord|lady|old|dear|sir)\s+/i;

/** A sentence without whom it calls and how it begins. */
function toThePoint(sentence: string, called: readonly string[]): string {
  let text = sentence.trim().replace(/[.!?…\s]+$/u, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(leadIns, '');
    const first = calledFirst.exec(text)?.[0];
    if (first && !/^(i|you|what|who|where|when|why|how|it|he|she|that|this)\b/i.test(first))
      text = text.slice(first.length);
    text = withoutName(text, called)
      .replace(tagged, '')
      .replace(trailing, '')
      .replace(calledLast, '')
      .replace(calledWithin, ' ')
      .trim();
  }
  return text;
}

/** *mr strake were you*: called by a name with no comma after it. */
function withoutName(text: string, called: readonly string[]): string {
  const plainText = text.replace(titles, '');
  const name = called.find((own) => plainText.toLowerCase().startsWith(`${own.trim()} `));
  const rest = name ? plainText.slice(name.trim().length).trim() : '';
  const [next, following] = rest.split(/\s/).map(bare);
  const isCall =
    /^(who|what|where|when|why|how|whose|which|you|your|i|tell|give)$/.test(next ?? '') ||
    (auxiliaries.has(next ?? '') &&
      /^(i|you|he|she|it|we|they|the|that|this|there|my|your|his|her)$/.test(following ?? ''));
  return isCall ? rest : text;
}

const sentencesOf = (raw: string): string[] =>
  writtenOut(raw.replace(/\([^)]*\)|（[^）]*）/g, ' '))
    .split(/(?<=[.!?…？！。])\s+|(?<=[?？])(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
/** More words than this nobody says back. */
const longest = 13;

const questionWords = /^(who|whom|whose|what|which|where|when|why|how)\b/i;
const beginsAsking = (text: string): boolean => questionWords.test(text) || auxiliaries.has(bare(text.split(' ')[0]));

/** The sentence that counts, to the point: of several questions the last that asks something. */
export function mainSentence({ raw, form, called }: Uttered): string | undefined {
  const all = sentencesOf(raw).map((sentence) => ({ sentence, text: toThePoint(sentence, called) }));
  const whole = all.filter(({ text }) => text !== '');
  const isAsked = ({ sentence, text }: (typeof all)[number]): boolean => sentence.endsWith('?') || beginsAsking(text);
  const asked = whole.filter(isAsked);
  const said = whole.filter((one) => !isAsked(one));
  const fitting =
    form === 'asked'
      ? (asked.findLast(({ text }) => beginsAsking(text) && wordCount(text) > 1) ?? asked.at(-1) ?? whole.at(-1))
      : form === 'bidden'
        ? (whole.find(({ text }) => isBidding(text)) ?? whole.at(-1))
        : (said.find(({ text }) => wordCount(text) >= 4 && wordCount(text) <= longest) ?? said[0] ?? whole.at(-1));
  return fitting?.text;
}

const politely =
  /^(?:come,? )?(?:let us|shall we) (?:both |two |just |all )?|^(?:could|would|can|will) you (?:please |kindly |mind )?|^please |^kindly |^i (?:want|need|beg|ask|order|command) you to |^you (?:must|should|had better|have to) /i;
const isBidding = (text: string): boolean =>
  politely.test(text) || isLemma(bare(text.replace(/^(?:do not|never) /i, '').split(' ')[0]));

/** A first word has a small letter again, unless it is a name. */
const lowered = (text: string, names: Uttered['names']): string => {
  const word = bare(text.split(' ')[0]).replace(/['’]s$/, '');
  const isName = word === 'i' || names.has(word) || /^\p{Lu}\p{L}*\s+\p{Lu}/u.test(text);
  return isName ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

const small: ReadonlySet<string> = new Set(
  `a an the this that these those my your his her its our their some any no every each all both somebody someone nobody
  everybody everyone nothing something i you he she it we they me him us them there here one who what which where when why
  how if as so not never always only just very too much many more most to of in on at by for with from about into over under
  up down out off again and or but because than then now tonight today tomorrow yesterday sorry please mine yours ever
  really still even also already quite rather such like other another same own is am are was were be been being do does did
  done have has had will would shall should can could may might must go come get make take give see know think say tell ask
  want let put keep seem got going one two three anybody anyone anything everything thing things way bit lot well good
  bad right wrong time day night evening hour minute moment four five six seven eight nine ten eleven twelve half past
  quarter spring summer autumn winter week weeks month months year years days hours minutes twenty thirty forty fifty hundred thousand matter sort kind young old ok okay wow goodbye hello sir madam miss
  mister lord lady dead alive behind beside beneath inside outside back second`.split(/\s+/),
);

/** Says of nobody who they are. */
const isAnybody = /^the (?:man|woman|person|people|girl|boy|guy|fellow)$/;

export function englishGist(uttered: Uttered): Gist | undefined {
  const { form } = uttered;
  const text = mainSentence(uttered);
  if (text === undefined) return undefined;
  const own = topicIn(text, uttered.names);
  const all = (): string | undefined =>
    topicIn(
      sentencesOf(uttered.raw)
        .map((one) => toThePoint(one, uttered.called))
        .join('. '),
      uttered.names,
    );
  // *I have killed a man. It is the old councillor.*
  const topic = own === undefined || isAnybody.test(own) ? (all() ?? own) : own;
  const forbids = form === 'asked' && /^(?:do not|never) /i.test(text) && !uttered.raw.includes('?');
  if (form === 'bidden' || forbids || (form === 'said' && isCommand(text))) return bidden(text, topic, uttered.names);
  if (form === 'asked') return asked(text, topic, uttered.names);
  const words = shortened(firstClause(text));
  const named = words && calledNames(words);
  const echo = words && (named ?? turnedAround(lowered(words, uttered.names)));
  if (!echo) return topic === undefined ? undefined : { form, echo: topic, clause: undefined, of: 'other', topic };
  return { form, echo, clause: isSentence(echo) ? echo : undefined, of: whose(echo), topic };
}

/** *you fat old crook*: what somebody is called, with no verb in it. */
function calledNames(text: string): string | undefined {
  const called =
    /^you ((?:(?:fat|old|stupid|silly|filthy|dirty|lazy|little|ugly|rotten|bloody|damned?|miserable|useless|wretched|poor|sad|horrible|nasty|ridiculous|pathetic|total|complete|absolute|big|lying|cheating|thieving|spoil(?:ed|t)|whiny|sweet|lovely|clever|brave|dear) )+[\p{L}-]+)$/iu.exec(
      text,
    )?.[1];
  return called === undefined ? undefined : `${/^[aeiou]/i.test(called) ? 'an' : 'a'} ${called}`;
}

/** A sentence up to where another begins: *you are a brat, get a job*. */
function firstClause(text: string): string {
  if (/^(if|when|because|as|while)\b/i.test(text)) return text;
  const next = /[,;:—]\s+(?=(\p{L}+))/gu;
  for (const found of text.matchAll(next)) {
    const word = (found[1] ?? '').toLowerCase();
    const begins =
      subjects.test(word) ||
      /^(and|but|so|not|because|though)$/.test(word) ||
      (isLemma(word) && !/(ing|ed)$/.test(word));
    if (begins && wordCount(text.slice(0, found.index)) >= 3) return text.slice(0, found.index);
  }
  return text;
}

/** No more of it than is said back in one breath. */
function shortened(text: string): string | undefined {
  const first = text.replace(/,? or (?:else|i|you)\b.*$/i, '');
  if (wordCount(first) <= longest) return first;
  const pieces = first
    .split(/\s*(?:[,;:—]|\b(?:and|but|because|so|when|while|until|if)\b)\s*/)
    .filter((piece) => wordCount(piece) >= 3);
  return pieces.find((piece) => wordCount(piece) <= longest);
}

const subjects = /^(I|you|he|she|it|we|they|this|that|there|nobody|somebody|everybody|everyone|someone)$/i;

/** Has it somebody who does something? */
function isSentence(text: string): boolean {
  const tokens = text.split(' ');
  const verbAt = tokens.findIndex(
    (token, at) => at > 0 && at < 7 && (auxiliaries.has(bare(token)) || isFinite(bare(token), tokens[at - 1])),
  );
  return verbAt > 0 && !/^(when|if|because|while|as|to|for|in|at|on|of|with|not)\b/i.test(text);
}
const isFinite = (word: string, before: string | undefined): boolean =>
  !small.has(word) &&
  verbForms(word).some(({ form }) => form !== 'gerund') &&
  (subjects.test(bare(before)) || !/^(a|an|the|my|your|his|her|this|that)$/.test(bare(before)));

const whose = (turned: string): Gist['of'] => {
  const first = turned.split(' ').slice(0, 3).map(bare);
  if (first[0] === 'i' || first[0] === 'my') return 'self';
  return first[0] === 'you' || first[0] === 'your' ? 'asker' : 'other';
};

/** Something to be done. */
function bidden(text: string, topic: string | undefined, names: Uttered['names']): Gist | undefined {
  const order = text.replace(politely, '');
  const negated = /^(?:do not|never) /i.test(order);
  const deed = shortened(order.replace(/^(?:do not|never) /i, '').replace(/ (?:then|now|please)$/i, ''));
  if (deed === undefined || !isLemma(bare(deed.split(' ')[0]))) {
    return topic === undefined ? undefined : { form: 'bidden', echo: topic, clause: undefined, of: 'self', topic };
  }
  const turned = turnedAround(`to ${lowered(deed, names)}`).slice(3);
  return {
    form: 'bidden',
    echo: negated ? `not ${turned}` : turned,
    clause: turned,
    forbids: negated,
    of: 'self',
    topic,
  };
}

/** Something asked: said back, and as part of a sentence. */
function asked(text: string, topic: string | undefined, names: Uttered['names']): Gist | undefined {
  const words =
    wordCount(text) <= longest ? text : (text.split(/[,;—]/).find((piece) => beginsAsking(piece.trim())) ?? '').trim();
  // *Aren't you cold?* asks whether they are.
  const plainly = words
    .replace(/^(\p{L}+) not (?=(?:I|you|he|she|it|we|they)\b)/iu, '$1 ')
    .replace(/,\s*(?:or|and)\s.*$/, '');
  const short = words !== '' && wordCount(words) <= longest ? plainly : undefined;
  if (short === undefined)
    return topic === undefined ? undefined : { form: 'asked', echo: topic, clause: undefined, of: 'other', topic };
  const echo = turnedAround(lowered(short, names));
  const clause = surely(embedded(lowered(short, names).split(/\s+/)));
  const of = /\b(?:what|how)(?: do you)? (?:think|feel|say|make)\b/i.test(short) ? 'self' : askedOf(clause ?? echo);
  return { form: 'asked', echo, clause, of, topic };
}

/** A question turned into a part of a sentence comes out right where it is plain who does it: one small word, and what it does next. */
const surelyTurned =
  /^(?:whether|who|whom|what|where|when|why|how|how (?:long|often|much|many|old|far)|(?:what|which|whose|how many|how much) [a-z]+) (?:I|you|he|she|it|we|they|there) (?!of\b|and\b|or\b)[a-z]+/;
/** What is asked who or what did something is in order as it stands. */
const inOrder =
  /^who(?:se [a-z]+)? (?!(?:I|you|he|she|it|we|they|am|are|do|does|did|will|would|can|could|shall|should)\b)[a-z]+/;
const surely = (clause: string | undefined): string | undefined =>
  clause !== undefined && (surelyTurned.test(clause) || inOrder.test(clause)) ? clause : undefined;

/** Whose doing a question is about: who does it in its clause. */
function askedOf(clause: string): Gist['of'] {
  const subject = /^(?:\S+ ){1,3}?(I|you|my|your)\b/.exec(clause)?.[1];
  if (subject === 'I' || subject === 'my') return 'self';
  return subject ? 'asker' : 'other';
}

/** A question as part of a sentence; nothing where who does it cannot be told from what is done. */
function embedded(tokens: readonly string[]): string | undefined {
  const auxAt = tokens.findIndex((token) => auxiliaries.has(bare(token)));
  if (auxAt < 0 || auxAt > 4) {
    // *Who told you*: it is in order as it stands.
    return questionWords.test(tokens[0] ?? '') ? turnedAround(tokens.join(' ')) : undefined;
  }
  const [before, aux, after] = [tokens.slice(0, auxAt), bare(tokens[auxAt]), tokens.slice(auxAt + 1)];
  if (before.length > 0 && !questionWords.test(before[0] ?? '')) return undefined;
  const head = before.length > 0 ? before.join(' ') : 'whether';
  if (after.length === 0) return undefined;
  // *What is the longest trip you ever drove* has a sentence in it: it is said back as it stands.
  if (/^(is|are|was|were)$/.test(aux) && after.slice(1).some((token) => /^(i|you|he|she|we|they)$/i.test(bare(token))))
    return undefined;
  // *What was in that*: what is asked for is what was there.
  const asksWhat = /^(who|what)$/i.test(bare(before[0])) && before.length === 1 && wherever.test(bare(after[0]));
  if (asksWhat) return turnedAround(tokens.join(' '));
  const asksWhich = /^(which|whose)$/i.test(bare(before[0]));
  if (before.length > 0 && (isDone(after[0], aux) || asksWhich)) return turnedAround(tokens.join(' '));
  const split = subjectEnd(after, aux);
  if (split === undefined) return undefined;
  const [subject, rest] = [after.slice(0, split).join(' '), after.slice(split)];
  if (/^(and|or|so|such)$/.test(bare(rest[0])) && !/^(i|you|he|she|it|we|they)$/i.test(subject)) return undefined;
  if (/^(and|or)$/.test(bare(rest[0]))) return undefined;
  return turnedAround(`${head} ${subject} ${predicate(aux, subject, rest)}`.trim());
}

const wherever =
  /^(good|best|worst|nice|right|true|afraid|in|on|at|by|behind|under|inside|near|with|up|wrong|left|there|here|for|about|from|after|next)$/;

/** *Who has taken it*: what stands after the helping verb is the deed itself. */
const isDone = (next: string | undefined, aux: string): boolean => {
  const word = bare(next);
  if (subjects.test(word) || (small.has(word) && !/^(been|being|going|done|got|not)$/.test(word))) return false;
  const forms = verbForms(word).map(({ form }) => form);
  return /^(do|does|did)$/.test(aux)
    ? false
    : /ing$/.test(word) ||
        (/^(has|have|had)$/.test(aux) && forms.length > 0) ||
        (/^(is|are|was|were)$/.test(aux) && /(ed|en)$/.test(word)) ||
        (/^(will|would|can|could|shall|should|may|might|must)$/.test(aux) && isLemma(word));
};

/** Where the one who does it ends: after a pronoun, or before the word that must be what they do. */
function subjectEnd(after: readonly string[], aux: string): number | undefined {
  if (subjects.test(bare(after[0]))) {
    const isDemonstrative =
      /^(this|that)$/i.test(bare(after[0])) && !(isLemma(bare(after[1])) && !knowsNoun(bare(after[1])));
    if (!isDemonstrative) return 1;
  }
  if (after.length > 8 || /^(so|such|too)$/.test(bare(after[0])) || /^(a|an)$/.test(bare(after[1]))) return undefined;
  const from = /^(the|a|an|my|your|his|her|our|their|this|that|these|those|mr|mrs|miss|dr|doctor|old)$/i.test(
    bare(after[0]),
  )
    ? 2
    : 1;
  const fits = (word: string): boolean => {
    if (/^(has|have|had)$/.test(aux)) return word === 'been' || verbForms(word).some(({ form }) => form !== 'gerund');
    if (/^(is|are|was|were|am)$/.test(aux))
      return (
        /(ing|ed|en)$/.test(word) ||
        /^(so|not|such|in|on|at|by|behind|under|like|here|there|always|never|ever|still|from|with|a|an|the|to)$/.test(
          word,
        )
      );
    return isLemma(word) || between.test(word);
  };
  const at = after.findIndex((token, index) => index >= from && fits(bare(token)));
  if (at > 0) return at;
  // *where is the key*: nothing is said of it but where it is.
  return /^(is|are|was|were)$/.test(aux)
    ? after.length <= 4
      ? after.length > from && !knowsNoun(bare(after.at(-1)))
        ? after.length - 1
        : after.length
      : undefined
    : undefined;
}
const between = /^(not|never|always|ever|really|only|just|even|still|often)$/;

/** What is done, with the helping verb where a plain sentence has it. */
function predicate(aux: string, subject: string, rest: readonly string[]): string {
  const [first = '', ...more] = rest;
  const word = bare(first);
  if (/^(do|does|did)$/.test(aux)) {
    if (word !== 'not' && between.test(word)) return `${word} ${predicate(aux, subject, more)}`;
    const form = aux === 'did' ? inflect(word, 'past') : aux === 'does' ? inflect(word, 'third') : word;
    if (isLemma(word)) return [first.replace(/[\p{L}'’-]+/u, form), ...more].join(' ');
  }
  return [/^you$/i.test(subject) && aux === 'am' ? 'are' : aux, ...rest].join(' ');
}

/** The thing a sentence is about: the last that is called by more than a small word, with what stands before it. */
/** What only says how much or how long: *in my life*, *that I have ever seen*. */
const beside = / (?:(?:that |which )?(?:I|you) have ever .*|in (?:my|your) (?:whole )?life|in the world|in town)$/i;

function topicIn(whole: string, names: Uttered['names']): string | undefined {
  const text = whole.replace(beside, '');
  const tokens = text.split(/\s+/);
  const of =
    /\b(?:about|of|with) ((?:the|a|an|my|your|his|her|our|their|this|that|these|those|all this|Mr|Mrs|Miss|Dr|Doctor)\s[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)[.,!?;]*$/iu.exec(
      text,
    )?.[1];
  if (of && wordCount(of) <= 4) return turnedAround(`of ${of}`).slice(3);
  const all = tokens.flatMap((token, at) => (isHead(token, at, tokens) ? [at] : []));
  // *The duck is in my hand* is about the duck.
  const first = all.filter((at) => !where.test(bare(tokens[startOf(tokens, at) - 1])));
  const nouns = first.length > 0 ? first : all;
  // *the sea wall* is about the wall.
  const heads = nouns.filter((at) => !nouns.includes(at + 1) || /[.,;:!?]$/.test(tokens[at] ?? ''));
  const owned = heads.filter((at) => determiners.test(bare(tokens[startOf(tokens, at)])));
  const known = owned.filter((at) => !/^(a|an|no|some)$/.test(bare(tokens[startOf(tokens, at)])));
  const head = known.at(-1) ?? owned.at(-1) ?? heads.at(-1);
  if (head === undefined) return undefined;
  const start = startOf(tokens, head);
  const words = tokens
    .slice(start, head + 1)
    .join(' ')
    .replace(/[^\p{L}\p{N}’'\s-]|['’]s$/gu, '');
  const phrase = /^(a|an|no|some) /i.test(words) ? words.replace(/^(an?|no|some) /i, 'the ') : words;
  const named =
    /^(the|my|your|his|her|our|their|this|that|these|those)\b/i.test(phrase) || /^\p{Lu}/u.test(phrase)
      ? phrase
      : `the ${phrase}`;
  return turnedAround(`of ${start === 0 ? lowered(named, names) : named}`).slice(3);
}

/** What is named after it says where something is. */
const where = /^(in|inside|into|on|onto|under|behind|beside|beneath|by|near|at|up|down|from)$/;

const determiners = /^(the|a|an|my|your|his|her|our|their|this|that|these|those|no|some)$/;

function isHead(token: string, at: number, tokens: readonly string[]): boolean {
  const word = bare(token).replace(/['’]s$/, '');
  if (word.length < 3 || small.has(word)) return false;
  if (/^\p{Lu}/u.test(token) && at > 0) return true;
  const before = bare(tokens[at - 1]);
  const isOwned =
    before === 'whose' ||
    (determiners.test(before) && !isRelativeAt(at - 1, tokens)) ||
    /^(young|old|good|bad|little)$/.test(before);
  // *When did the king die* has no other verb: it is none of the things.
  const hasVerb = tokens
    .slice(0, at)
    .some((one) => !auxiliaries.has(bare(one)) && !knowsNoun(bare(one)) && isVerb(bare(one)));
  // *Wherever that boat goes* is about the boat.
  const isDeed = verbForms(word).some(({ form }) => form === 'third');
  const follows = hasVerb && knowsNoun(before) && !small.has(before) && !isDeed;
  // *He is dead* is about him.
  if (/^(is|am|are|was|were|been|be)$/.test(before)) return false;
  return knowsNoun(word) && (isOwned || follows || !isVerb(word)) && !/ly$/.test(word);
}

const isRelativeAt = (at: number, tokens: readonly string[]): boolean =>
  isRelative(at, { words: tokens.map(bare), closes: tokens.map((token) => /[.,;:!?]$/.test(token)) });

/** Back to the word a name of something begins with: *that old brass* key. */
function startOf(tokens: readonly string[], head: number): number {
  let start = head;
  for (let at = head - 1; at >= 0 && head - at <= 3; at--) {
    const word = bare(tokens[at]);
    if (/[.,;:!?]$/.test(tokens[at] ?? '')) break;
    if (determiners.test(word)) return at;
    if (verbForms(word).length > 0 && !knowsNoun(word)) break;
    if (/^\p{Lu}/u.test(tokens[at] ?? '') && at > 0) start = at;
    else if (/['’]s$/.test(tokens[at] ?? '')) start = at;
    else if ((small.has(word) && !/^(young|old|good|little|same|other)$/.test(word)) || auxiliaries.has(word)) break;
  }
  return start;
}

/** What *why?* asks after a sentence; nothing where it is none or too long. */
export function whyOf(said: string): string | undefined {
  const text = said.trim().replace(/[.!?…]+$/, '');
  const isShort = wordCount(text) <= longest && !/[,;:—?]/.test(text);
  return isShort && isSentence(text) && subjects.test(bare(text.split(' ')[0]))
    ? `why ${/^I\b/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`}`
    : undefined;
}
