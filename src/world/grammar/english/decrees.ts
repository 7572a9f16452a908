import { knowsNoun, singularOf } from '../../lexicon/nouns.ts';
import type { VerbReading } from '../../lexicon/verbs.ts';
import { asVerb, verbSet } from '../../../drama/verb.ts';
import { given } from '../../../kit/given.ts';
import { wordList, wordSet } from '../../../kit/word-list.ts';
import { bareNoun, type NounPhrase } from '../../names/noun-phrase.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import { wonderOf } from '../../setting/impossible.ts';
import { decree, type Attempt } from '../attempt.ts';
import type { Speaker } from '../speaker.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { endOfClause } from './clause-edges.ts';
import { verbNeeds } from './fragments.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { isPerson } from './phrase-kinds.ts';
import { asWritten, lowerAt, type Token } from './tokens.ts';
import { hasForm } from './verb-readings.ts';
import { isAdverb, isDeterminer, possessives } from './words.ts';
import { nameAt } from './words-at.ts';

/** What is told and not done by who tells it: others' deeds, what happens by itself, what is said to have been done. */

const denying = wordSet('not never no nothing nobody none neither nor without hardly scarcely');
const anybody = wordSet('everyone everybody someone somebody anyone anybody all both others he she you they');

/**
 * *Gertrude stabs Polonius*, *the chest opens*, *lightning strikes her*: somebody or something else acts between these
 * tokens. What touches nobody and nothing of this world (*rain beats on the roof*) is told in passing.
 */
export function othersDeed(
  tokens: readonly Token[],
  { start, verbAt, end }: { readonly start: number; readonly verbAt: number; readonly end: number },
  who: NounPhrase | undefined,
  { names, own }: Speaker,
): { readonly told: Attempt; readonly isPassing: boolean } | undefined {
  const clause = tokens.slice(start, end);
  if (!who || clause.some(({ lower }) => denying.has(lower))) return undefined;
  const told = decree(who, asWritten(clause));
  const made = { told, isPassing: false };
  if (wonderOf(told.manner?.toLowerCase() ?? '') || isPerson(who, names) || anybody.has(who.text)) return made;
  const owner = who.possessor;
  if (owner && !owner.pronoun && !own.has(owner.text) && isPerson(owner, names)) return made;
  if (!owner && names.byFull.has(who.text)) return made;
  // his voice breaks, a tear rolls down his cheek, the letter shakes in his hand
  const isOfBody = (at: number): boolean => bodyParts.has(lowerAt(clause, at));
  const ofOwnBody = clause.some(({ lower }, at) => possessives.has(lower) && (isOfBody(at + 1) || isOfBody(at + 2)));
  if (ofOwnBody || isOwnPart(who)) return undefined;
  const heads = [who.head, singularOf(who.head)];
  if (names.things.some((thing) => thing.names.some(({ head }) => heads.includes(head)))) return made;
  const struck = readNounPhrase(tokens, afterVerb(tokens, verbAt), names)?.value;
  if (abstractNouns.has(who.head)) return undefined;
  return { told, isPassing: !struck || !names.byFull.has(struck.text) };
}

const isOwnPart = ({ head }: NounPhrase): boolean => bodyParts.has(head) || head === 'voice' || head === 'breath';

function afterVerb(tokens: readonly Token[], verbAt: number): number {
  let at = verbAt;
  while (isAdverb(lowerAt(tokens, at))) at += 1;
  return at + 1;
}

/** *having killed her*, *has killed her*: said to have been done already. */
export function isClaimAt(tokens: readonly Token[], at: number): boolean {
  if (!perfect.has(lowerAt(tokens, at))) return false;
  let next = at + 1;
  while (isAdverb(lowerAt(tokens, next)) || lowerAt(tokens, next) === 'not') next += 1;
  const word = lowerAt(tokens, next);
  return (
    word === 'been' || (hasForm(word, 'participle', 'past') && !hasForm(word, 'third') && !isNounThere(tokens, next))
  );
}

const perfect = wordSet('having has have had');

/** *has wounded pride*, *has cut flowers*: no verb behind *has* after all. */
const isNounThere = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.kind === 'word' && knowsNoun(lowerAt(tokens, at + 1)) && !isDeterminer(lowerAt(tokens, at + 1)) && !isAdverb(lowerAt(tokens, at + 1)) && lowerAt(tokens, at) !== 'been'; // prettier-ignore

/** Verbs that say that somebody else is brought to do something; some with a bare verb behind, some with *to*. */
const making = wordSet('make have');
const bringing = wordSet(`
  make get force compel cause oblige coerce impel drive hypnotise hypnotize brainwash program condition manipulate will
`);

/** *makes Gertrude promise*, *gets Dora to admit it*, *talks Theo into leaving*: who is made to act, with the words for it. */
export function madeToAct(
  tokens: readonly Token[],
  { lemma }: VerbReading,
  verbAt: number,
  { names, own }: Speaker,
): NounPhrase | undefined {
  const person = personAt(tokens, verbAt + 1, names);
  if (!person || own.has(person.value.text)) return undefined;
  // Exit Gertrude.
  if (lemma === 'exit' || lemma === 'enter') return person.value;
  let at = person.next;
  while (isAdverb(lowerAt(tokens, at))) at += 1;
  const [word, next] = [lowerAt(tokens, at), lowerAt(tokens, at + 1)];
  const isMade =
    (word === 'into' && hasForm(next, 'gerund')) ||
    (word === 'to' && bringing.has(lemma) && hasForm(next, 'base')) ||
    (making.has(lemma) && hasForm(word, 'base') && isVerbThere(tokens, at, names, lowerAt(tokens, verbAt + 1)));
  return isMade ? person.value : undefined;
}

/** *is embraced by Gertrude*: what is only suffered here, and done by whoever is named. */
export function sufferedDeed(tokens: readonly Token[], at: number, { names, own }: Speaker): Attempt | undefined {
  const by = tokens.findIndex(({ lower }, index) => index > at && lower === 'by');
  const isSuffered = /^(is|are|gets|being|getting)$/.test(lowerAt(tokens, at - 1)) && by > 0 && by <= at + 4;
  const doer = isSuffered ? personAt(tokens, by + 1, names)?.value : undefined;
  return doer && !own.has(doer.text) ? decree(doer, asWritten(tokens.slice(at - 1))) : undefined;
}

function personAt(tokens: readonly Token[], at: number, names: Speaker['names']) {
  const word = lowerAt(tokens, at);
  if (/^(him|her|them|you|everyone|everybody)$/.test(word)) return { value: bareNoun(word), next: at + 1 };
  const start = isDeterminer(word) ? at + 1 : at;
  const name = nameAt(tokens, start, names);
  if (!name || lowerAt(tokens, name.next) === "'s" || !isPerson({ text: name.value }, names)) return undefined;
  return { value: bareNoun(name.value, name.value.split(' ').at(-1)), next: name.next };
}

/** *makes her promise*, but not *makes her bed*; *makes Gus dinner*. */
function isVerbThere(tokens: readonly Token[], at: number, names: Speaker['names'], whom: string): boolean {
  const word = lowerAt(tokens, at);
  if (!knowsNoun(word) || verbNeeds(tokens, at, names)) return true;
  return whom === 'her'
    ? startsVerb(word) && !abstractNouns.has(word) && word !== 'bed' && word !== 'way'
    : startsVerb(word);
}

/** *blorfs Gertrude*: a word nobody knows, where nothing but a verb can stand. */
export function unknownDeed(tokens: readonly Token[], at: number, { names }: Speaker): Attempt | undefined {
  const word = lowerAt(tokens, at);
  const isStrange = /^\p{L}[\p{L}-]{2,}$/u.test(word) && !isAdverb(word) && !nameAt(tokens, at, names);
  if (!isStrange || hasForm(word, 'base', 'third', 'gerund', 'past', 'participle')) return undefined;
  const isAlone =
    !knowsNoun(word) &&
    tokens[at + 1]?.kind !== 'word' &&
    tokens[at - 1]?.kind !== 'word' &&
    /^\p{Ll}{4,}[^s\P{L}]s$/u.test(word);
  if (!isAlone && !(verbNeeds(tokens, at, names) && isVerbLike(tokens, at))) return undefined;
  const object = readNounPhrase(tokens, at + 1, names)?.value;
  const lemma = knowsNoun(word) ? singularOf(word) : stemOf(word);
  return given({ verb: asVerb(lemma), word: lemma, unknown: true as const, object });
}

/** *steeples his fingers* is no attack; a noun is taken for a deed only where a person follows. */
const isVerbLike = (tokens: readonly Token[], at: number): boolean =>
  /(s|ed|ing)$/.test(lowerAt(tokens, at)) && !(knowsNoun(lowerAt(tokens, at)) && isDeterminer(lowerAt(tokens, at + 1)));

const stemOf = (word: string): string => word.replace(/(?<=.{3})(?:(?<=[sxz]|[cs]h)es|s|ed|ing)$/, '');

/** Verbs that hand the next verb to somebody else. */
export const speaksTo = verbSet(
  ...wordList('ask tell shout whisper say call answer beckon signal motion gesture help wait'),
);
export const letting = wordSet('let make have allow force permit cause leave enable invite order want');
export const watching = wordSet('watch see hear observe notice spot find catch');
const minding = wordSet(
  'realise realize know think remember pretend believe imagine dream feel discover suspect understand hope wonder fear wish learn recall dread guess',
);

/**
 * *notices that Ben sleeps*, *sees Ben take the cup*: what another does behind a verb of seeing or thinking is only seen or thought. Where
 * that ends: behind it, or before an *and* after which the speaker acts.
 */
export function pastMinded(tokens: readonly Token[], at: number, { lemma }: VerbReading, hasObject: boolean): number {
  const word = lowerAt(tokens, at);
  const isClause =
    /^(that|how|whether|if)$/.test(word) ||
    (hasObject && (/^(is|are|was|were|has|had)$/.test(word) || hasForm(word, 'third', 'past')));
  if (!isClause || !(watching.has(lemma) || minding.has(lemma))) return at;
  const end = endOfClause(tokens, at + 1);
  for (let next = at + 1; next < end; next++)
    if (lowerAt(tokens, next) === 'and' && hasForm(lowerAt(tokens, next + 1), 'third')) return next;
  return end;
}
