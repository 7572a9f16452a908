import { isEntityId } from '../../../drama/entity-id.ts';
import { knowsNoun } from '../../lexicon/nouns.ts';
import { readVerb } from './verb-readings.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase, Pronoun } from '../../names/noun-phrase.ts';
import { bodyParts } from './body.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { tokenise, type Token } from './tokens.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import { articles, auxiliaries, conjunctions, directions, isAdverb, numbers, particles, possessives, prepositions, quantifiers, relatives, subordinators } from './words.ts'; // prettier-ignore

/** Finding noun phrases in a row of words, without a tagger: by the small words around them and the names of the world. */

export interface Found<T> {
  readonly value: T;
  /** The first token behind it. */
  readonly next: number;
}

const objectPronouns: Readonly<Record<string, Pronoun>> = {
  it: 'it', him: 'him', her: 'her', them: 'them', me: 'me', you: 'you', us: 'them', himself: 'self', herself: 'self',
  myself: 'self', themselves: 'self', themself: 'self', itself: 'it', oneself: 'self', yourself: 'self', this: 'this', that: 'this', these: 'them',
  those: 'them', one: 'one', everyone: 'them', everybody: 'them', hers: 'her', his: 'him', someone: 'them', somebody: 'them',
}; // prettier-ignore

const possessorOf: Readonly<Record<string, Pronoun>> = {
  my: 'me', your: 'you', his: 'him', her: 'her', its: 'it', our: 'them', their: 'them', own: 'self',
}; // prettier-ignore

/** `edge of the table` is the table. */
const partitives = new Set('edge top side back bottom end corner middle center centre rest remains piece bit hold handful direction front foot head tip rim surface depths inside outside interior half portion care presence midst kind sort pair base frame flat butt lid neck point stub contents fingers splash measure dram dash inch'.split(' ')); // prettier-ignore

/** The longest name of the world that begins here. */
export function nameAt(tokens: readonly Token[], at: number, names: NameIndex): Found<string> | undefined {
  const first = tokens[at];
  if (!first || first.kind !== 'word') return undefined;
  const longest = names.longest.get(first.lower);
  if (longest === undefined) return undefined;
  for (let count = Math.min(longest, tokens.length - at); count > 0; count--) {
    const words = tokens.slice(at, at + count);
    if (words.some((word) => word.kind !== 'word' && word.lower !== '-')) continue;
    const text = words
      .map((word) => word.lower)
      .join(' ')
      .replaceAll(" 's", "'s");
    if (names.byFull.has(text)) return { value: text, next: at + count };
  }
  return undefined;
}

export function readNounPhrase(
  tokens: readonly Token[],
  start: number,
  names: NameIndex,
): Found<NounPhrase> | undefined {
  let at = start;
  const word = (offset = 0): string => tokens[at + offset]?.lower ?? '';
  const first = tokens[at];
  if (!first || first.kind !== 'word') return undefined;

  let quantity: NounPhrase['quantity'];
  let indefinite = false;
  let possessor: NounPhrase | undefined;
  let determined = false;

  // all of the cups; both; every; two; one of the cups; some
  if (word() === 'everything' || word() === 'anything') {
    at += 1;
    if (word() === 'else') at += 1;
    return withPlace(tokens, at, names, { text: 'everything', head: 'everything', adjectives: [], quantity: 'all' });
  }
  if ((word() === 'one' || word() === 'some' || word() === 'any') && word(1) === 'of') {
    indefinite = true;
    at += 2;
  } else if (quantifiers.has(word())) {
    const said = word();
    if (said === 'all' || said === 'every' || said === 'each') quantity = 'all';
    else if (said === 'both') quantity = 'both';
    else if (said === 'another') quantity = 'other';
    else if (Object.hasOwn(numbers, said)) quantity = numbers[said];
    else indefinite = true;
    at += 1;
    determined = true;
    if (word() === 'of') at += 1;
    if (quantity !== undefined && isStop(tokens, at, names)) {
      const pronoun = Object.hasOwn(objectPronouns, word()) ? objectPronouns[word()] : undefined;
      if (pronoun === 'them' || pronoun === 'it') at += 1;
      return withPlace(tokens, at, names, {
        text: said,
        head: 'everything',
        adjectives: [],
        quantity: quantity ?? 'all',
      });
    }
  }

  // A pronoun on its own; `her` before a noun is a possessive.
  const pronoun = Object.hasOwn(objectPronouns, word()) ? objectPronouns[word()] : undefined;
  if (pronoun && !(word() === 'one' && tokens[at + 1]?.kind === 'word' && !isStop(tokens, at + 1, names))) {
    const possessive = possessives.has(word()) && beginsNoun(tokens, at + 1, names);
    const demonstrative = articles.has(word()) && beginsNoun(tokens, at + 1, names);
    if (!possessive && !demonstrative) {
      const text = first.text;
      const plural = quantity !== undefined ? { quantity } : {};
      if (quantity !== undefined)
        return { value: { text, head: 'everything', adjectives: [], ...plural }, next: at + 1 };
      return { value: { text, head: word(), adjectives: [], pronoun }, next: at + 1 };
    }
  }

  if (articles.has(word())) {
    indefinite ||= word() === 'a' || word() === 'an';
    determined = true;
    at += 1;
    if (word() === 'other' || word() === 'others') {
      const alone = isStop(tokens, at + 1, names) || tokens[at + 1]?.kind !== 'word' || word(1) === 'one';
      if (alone)
        return {
          value: { text: 'the other', head: 'other', adjectives: [], pronoun: 'other' },
          next: at + (word(1) === 'one' ? 2 : 1),
        };
      quantity = 'other';
      at += 1;
    }
  } else if (possessives.has(word())) {
    const whose = possessorOf[word()] ?? 'self';
    possessor = { text: word(), head: word(), adjectives: [], pronoun: whose };
    determined = true;
    at += 1;
    if (word() === 'own') {
      possessor = { text: 'own', head: 'own', adjectives: [], pronoun: 'self' };
      at += 1;
    }
  }

  // Exact names of the world win over word-by-word reading; a person's name ends the phrase.
  const words: string[] = [];
  const begin = at;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token || token.kind !== 'word') break;
    if (token.lower === "'s") {
      if (words.length === 0) break;
      const head = words.at(-1) ?? '';
      const name = determined || possessor ? undefined : properName(tokens.slice(begin, at));
      possessor = {
        text: words.join(' '),
        head,
        adjectives: words.slice(0, -1),
        ...(name ? { name } : {}),
        ...(possessor ? { possessor } : {}),
      };
      words.length = 0;
      at += 1;
      continue;
    }
    const name = nameAt(tokens, at, names);
    if (name) {
      const person = names.byFull.get(name.value)?.some((id) => names.byId.get(id)?.kind === 'actor');
      // `red cup` inside `small red cup` goes on; a name that is longer than a word is taken whole.
      if (name.next - at > 1 || person) {
        words.push(...name.value.split(' '));
        at = name.next;
        if (tokens[at]?.lower === "'s") continue;
        if (person) break;
        if (isStop(tokens, at, names)) break;
        continue;
      }
    }
    if (words.length > 0 && isStop(tokens, at, names)) break;
    if (
      words.length === 0 &&
      isHardStop(token.lower, at === begin) &&
      !(determined && (auxiliaries.has(token.lower) || subordinators.has(token.lower)))
    )
      break;
    if (words.length > 0 && possessives.has(token.lower)) break;
    if (words.length > 0 && articles.has(token.lower)) break;
    if (words.length > 0 && Object.hasOwn(objectPronouns, token.lower) && token.lower !== 'one') break;
    words.push(token.lower);
    at += 1;
  }
  if (words.length === 0) {
    if (quantity !== undefined)
      return { value: { text: 'all', head: 'everything', adjectives: [], quantity }, next: at };
    // `her` with nothing behind it after all.
    if (possessor?.pronoun)
      return {
        value: { text: possessor.text, head: possessor.text, adjectives: [], pronoun: possessor.pronoun },
        next: at,
      };
    if (possessor) return { value: possessor, next: at };
    return determined && tokens[begin - 1]?.lower === 'that'
      ? { value: { text: 'that', head: 'that', adjectives: [], pronoun: 'this' }, next: at }
      : undefined;
  }

  const written = determined || possessor ? undefined : properName(tokens.slice(begin, at));
  // its contents: what it is
  if (words.length === 1 && words[0] === 'contents' && possessor) return { value: possessor, next: at };
  // of …: the edge of the table is the table; a portrait of the king is one thing.
  if (tokens[at]?.lower === 'of' && tokens[at + 1]?.kind === 'word') {
    const inner = readNounPhrase(tokens, at + 1, names);
    if (inner) {
      const whole = [...words, 'of', inner.value.text].join(' ');
      if (partitives.has(words.at(-1) ?? '') && !names.byFull.has(whole)) {
        return {
          value: {
            ...inner.value,
            ...(quantity !== undefined && inner.value.quantity === undefined ? { quantity } : {}),
          },
          next: inner.next,
        };
      }
      // the bridge of his nose
      if (bodyParts.has(inner.value.head) && !bodyParts.has(words.at(-1) ?? '') && !names.byFull.has(words.join(' ')))
        return inner;
      // his mother's sleeve, said the other way round: the sleeve of his mother.
      if (bodyParts.has(words.at(-1) ?? '')) possessor = inner.value;
      const phrase = phraseOf(words, { quantity, indefinite, possessor });
      return {
        value: names.byFull.has(whole) ? { ...phrase, text: whole } : { ...phrase, whole: inner.value },
        next: inner.next,
      };
    }
  }
  const phrase = { ...phraseOf(words, { quantity, indefinite, possessor }), ...(written ? { name: written } : {}) };
  // all the apples but the bruised one
  if (/^(but|except|save)$/.test(tokens[at]?.lower ?? '') && quantity !== undefined) {
    const spared = readNounPhrase(tokens, tokens[at + 1]?.lower === 'for' ? at + 2 : at + 1, names);
    if (spared) return { value: { ...phrase, except: spared.value }, next: spared.next };
  }
  return { value: phrase, next: at };
}

/** `Laertes`: a word with a capital that is no common noun. */
function properName(tokens: readonly Token[]): string | undefined {
  const proper = tokens.every(({ text, lower }) => /^\p{Lu}\p{Ll}/u.test(text) && !knowsNoun(lower));
  return proper && tokens.length > 0 ? tokens.map(({ text }) => text).join(' ') : undefined;
}

/** *everything on the table*, *all the cups in the chest* */
function withPlace(tokens: readonly Token[], at: number, names: NameIndex, phrase: NounPhrase): Found<NounPhrase> {
  if (/^(but|except|save)$/.test(tokens[at]?.lower ?? '')) {
    const spared = readNounPhrase(tokens, tokens[at + 1]?.lower === 'for' ? at + 2 : at + 1, names);
    if (spared) return { value: { ...phrase, except: spared.value }, next: spared.next };
  }
  const preposition = prepositionAt(tokens, at);
  if (!preposition || !placing.has(preposition.value)) return { value: phrase, next: at };
  const inner = readNounPhrase(tokens, preposition.next, names);
  if (!inner) return { value: phrase, next: at };
  return { value: { ...phrase, where: { preposition: preposition.value, phrase: inner.value } }, next: inner.next };
}

const placing = new Set(['in', 'on', 'under', 'behind', 'from', 'off', 'by']);

interface Frame {
  readonly quantity: NounPhrase['quantity'];
  readonly indefinite: boolean;
  readonly possessor: NounPhrase | undefined;
}

function phraseOf(words: readonly string[], { quantity, indefinite, possessor }: Frame): NounPhrase {
  const kept = words.filter((word, index) => index === words.length - 1 || !fillers.has(word));
  const head = kept.at(-1) ?? '';
  return {
    text: kept.join(' '),
    head,
    adjectives: kept.slice(0, -1),
    ...(quantity !== undefined ? { quantity } : {}),
    ...(indefinite ? { indefinite } : {}),
    ...(possessor ? { possessor } : {}),
  };
}

const fillers = new Set(
  'very same nearby nearest closest entire whole said own rather quite just damned damn bloody goddamn poor dear'.split(
    ' ',
  ),
);

/** `her` before `hand` or `back` is a possessive; before `the letter` it is not. */
function beginsNoun(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const token = tokens[at];
  if (!token || token.kind !== 'word') return false;
  if (articles.has(token.lower) || possessives.has(token.lower) || quantifiers.has(token.lower)) return false;
  return bodyParts.has(token.lower) || token.lower === 'own' || !isStop(tokens, at, names, true);
}

/** Would this token end a noun phrase that is under way? */
function isStop(tokens: readonly Token[], at: number, names: NameIndex, first = false): boolean {
  const token = tokens[at];
  if (!token || token.kind !== 'word') return true;
  const word = token.lower;
  if (isHardStop(word, false) || /^(i|he|she|they|we)$/.test(word)) return true;
  if (isAdverb(word)) return true;
  if (isRunOn(tokens, at, names)) return true;
  if (directions.has(word) || particles.has(word) || names.directions.has(word)) {
    // `the back door`, `the left hand`: a direction before a noun is an adjective.
    const next = tokens[at + 1];
    return !(
      first &&
      directionAdjectives.has(word) &&
      next?.kind === 'word' &&
      !isHardStop(next.lower, false) &&
      !isAdverb(next.lower)
    );
  }
  if (/ing$/.test(word) && nameAt(tokens, at, names) === undefined) {
    const gerunds = readVerb(word).filter(({ form }) => form === 'gerund');
    return (
      gerunds.length > 0 && (gerunds.some(({ lemma }) => startsVerb(lemma)) || !knowsNoun(word)) && word !== 'ring'
    );
  }
  return false;
}

/** `goes to the trolley picks up the shaker`: a verb where the phrase could end, and something a verb needs behind it. */
function isRunOn(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const word = tokens[at]?.lower ?? '';
  if (bodyParts.has(word) || abstractNouns.has(word)) return false;
  const all = readVerb(word);
  const readings = all.filter(({ lemma }) => startsVerb(lemma));
  const before = tokens[at + 1]?.lower ?? '';
  const needy =
    articles.has(before) || possessives.has(before) || before === 'it' || before === 'him' || before === 'them';
  const finite = readings.some(({ form }) => form === 'third') || (needy && all.some(({ form }) => form === 'third'));
  const bare = readings.some(({ form }) => form === 'base') && !knowsNoun(word);
  if ((!finite && !bare) || nameAt(tokens, at, names) !== undefined) return false;
  const next = tokens[at + 1];
  if (next?.lower === 'of') return false;
  if (!next || next.kind !== 'word') return finite && !knowsNoun(word);
  return (
    articles.has(next.lower) ||
    possessives.has(next.lower) ||
    particles.has(next.lower) ||
    Object.hasOwn(objectPronouns, next.lower) ||
    prepositionAt(tokens, at + 1) !== undefined ||
    nameAt(tokens, at + 1, names) !== undefined ||
    isAdverb(next.lower)
  );
}

const directionAdjectives = new Set([
  'free',
  'open',
  'closed',
  'shut',
  'loose',
  'back',
  'left',
  'right',
  'upper',
  'lower',
  'inside',
  'outside',
  'north',
  'south',
  'east',
  'west',
]);

function isHardStop(word: string, first: boolean): boolean {
  if (first && (word === 'open' || word === 'closed' || word === 'back')) return false;
  return (
    prepositions.has(word) ||
    conjunctions.has(word) ||
    subordinators.has(word) ||
    relatives.has(word) ||
    auxiliaries.has(word) ||
    word === 'to' ||
    word === 'not' ||
    word === "'s"
  );
}

/** A preposition of one to three words. */
export function prepositionAt(tokens: readonly Token[], at: number): Found<string> | undefined {
  for (let count = 4; count > 0; count--) {
    const words = tokens.slice(at, at + count);
    if (words.length < count || words.some((word) => word.kind !== 'word')) continue;
    const found = prepositions.get(words.map((word) => word.lower).join(' '));
    if (found) return { value: found, next: at + count };
  }
  return undefined;
}

/** A name by itself, as structured actions give it: an id, or words. */
export function phraseFrom(text: string, names: NameIndex): NounPhrase {
  const trimmed = text.trim();
  if (isEntityId(trimmed)) return { text: trimmed, head: trimmed, adjectives: [], id: trimmed };
  const exact = trimmed.toLowerCase();
  const tokens = tokenise(trimmed);
  const found = readNounPhrase(tokens, 0, names);
  if (found && found.next >= tokens.length) return found.value;
  const words = tokens.filter((token) => token.kind === 'word').map((token) => token.lower);
  return { text: exact, head: words.at(-1) ?? exact, adjectives: words.slice(0, -1) };
}
