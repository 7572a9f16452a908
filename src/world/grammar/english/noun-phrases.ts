import { isEntityId } from '../../../drama/entity-id.ts';
import { isPlural, knowsNoun } from '../../lexicon/nouns.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { type NounPhrase, type Pronoun, bareNoun, nounOf } from '../../names/noun-phrase.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { beginsNoun, isHardStop, isStop, pronounAt } from './noun-edges.ts';
import { spelt, tokenise, type Token, lowerAt } from './tokens.ts';
import { articles, auxiliaries, numbers, possessives, quantifiers, subordinators } from './words.ts';
import { nameAt, prepositionAt, type Found } from './words-at.ts';
import { given } from '../../../kit/given.ts';
import { isPerson } from './phrase-kinds.ts';

/** Finds a noun phrase in a row of words, without a tagger: by the small words around it and the names of the world. */
export function readNounPhrase(
  tokens: readonly Token[],
  start: number,
  names: NameIndex,
): Found<NounPhrase> | undefined {
  return tokens[start]?.kind === 'word' ? new NounPhraseReader(tokens, start, names).read() : undefined;
}

const possessorOf: Readonly<Record<string, Pronoun>> = {
  my: 'me', your: 'you', his: 'him', her: 'her', its: 'it', our: 'them', their: 'them', own: 'self',
}; // prettier-ignore

/** `edge of the table` is the table. */
const partitives = wordSet(`
  edge top side back bottom end corner middle center centre rest remains piece bit hold handful direction front foot head
  tip rim surface depths inside outside interior half portion care presence midst kind sort pair base frame flat butt lid
  neck point stub contents fingers splash measure dram dash inch
`);

const everything = bareNoun('everything');

class NounPhraseReader {
  private quantity: NounPhrase['quantity'];
  private indefinite = false;
  private possessor: NounPhrase | undefined;
  private determined = false;
  private readonly first: string;

  constructor(
    private readonly tokens: readonly Token[],
    private at: number,
    private readonly names: NameIndex,
  ) {
    this.first = tokens[at]?.text ?? '';
  }

  read(): Found<NounPhrase> | undefined {
    const whole = this.readQuantity() ?? this.readPronoun() ?? this.readDeterminer();
    if (whole) return whole;
    const begin = this.at;
    const words = this.readWords(begin);
    if (words.length === 0) return this.readNoWords(begin);
    // its contents: what it is
    if (words.length === 1 && words[0] === 'contents' && this.possessor) return this.upTo(this.possessor);
    const name = this.nameFrom(begin);
    const of = this.readOf(words);
    if (of) return of;
    const phrase = { ...this.phraseOf(words), ...(name ? { name } : {}) };
    return (this.quantity === undefined ? undefined : this.readExcept(phrase)) ?? this.upTo(phrase);
  }

  private word(offset = 0): string {
    return lowerAt(this.tokens, this.at + offset);
  }

  private isStop(offset = 0): boolean {
    return isStop(this.tokens, this.at + offset, this.names);
  }

  private upTo<T>(value: T): Found<T> {
    return { value, next: this.at };
  }

  /** *all of the cups*, *both*, *two*, *one of the cups*, *some*; whole where no noun follows. */
  private readQuantity(): Found<NounPhrase> | undefined {
    const said = this.word();
    if (said === 'everything' || said === 'anything') {
      this.at += this.word(1) === 'else' ? 2 : 1;
      return this.withPlace({ ...everything, quantity: 'all' });
    }
    if (/^(one|some|any)$/.test(said) && this.word(1) === 'of') {
      this.indefinite = true;
      this.at += 2;
      return undefined;
    }
    if (!quantifiers.has(said)) return undefined;
    this.quantity = quantityOf(said);
    this.indefinite = this.quantity === undefined;
    this.determined = true;
    this.at += this.word(1) === 'of' ? 2 : 1;
    // *two pages from the book*: behind a number stands a noun.
    const isCounted = typeof this.quantity === 'number' && isPlural(this.word());
    if (this.quantity === undefined || isCounted || !this.isStop()) return undefined;
    if (/^(them|it)$/.test(pronounAt(this.tokens, this.at) ?? '')) this.at += 1;
    return this.withPlace({ ...everything, text: said, quantity: this.quantity });
  }

  /** A pronoun on its own; `her` before a noun is a possessive. */
  private readPronoun(): Found<NounPhrase> | undefined {
    const { tokens, names, quantity } = this;
    const pronoun = pronounAt(tokens, this.at);
    if (!pronoun || (this.word() === 'one' && tokens[this.at + 1]?.kind === 'word' && !this.isStop(1)))
      return undefined;
    if ((possessives.has(this.word()) || articles.has(this.word())) && beginsNoun(tokens, this.at + 1, names))
      return undefined;
    const text = this.first;
    const value: NounPhrase =
      quantity === undefined ? { text, head: this.word(), adjectives: [], pronoun } : { ...everything, text, quantity };
    return { value, next: this.at + 1 };
  }

  /** *the*, *his own*; whole in *the other*. */
  private readDeterminer(): Found<NounPhrase> | undefined {
    if (articles.has(this.word())) {
      this.indefinite ||= this.word() === 'a' || this.word() === 'an';
      this.determined = true;
      this.at += 1;
      if (!/^others?$/.test(this.word())) return undefined;
      const one = this.word(1) === 'one';
      this.at += 1;
      if (one || this.tokens[this.at]?.kind !== 'word' || this.isStop()) {
        this.at += one ? 1 : 0;
        return this.upTo({ text: 'the other', head: 'other', adjectives: [], pronoun: 'other' });
      }
      this.quantity = 'other';
    } else if (possessives.has(this.word())) {
      const said = this.word(1) === 'own' ? 'own' : this.word();
      this.possessor = { text: said, head: said, adjectives: [], pronoun: possessorOf[said] ?? 'self' };
      this.determined = true;
      this.at += said === 'own' ? 2 : 1;
    }
    return undefined;
  }

  /** The noun and what stands before it; a name before *'s* is whose it is. */
  private readWords(begin: number): string[] {
    const { tokens, names } = this;
    const words: string[] = [];
    while (tokens[this.at]?.kind === 'word') {
      const said = this.word();
      if (said === "'s") {
        if (words.length === 0) break;
        this.possessor = this.owner(words, begin);
        words.length = 0;
        this.at += 1;
        continue;
      }
      // Exact names of the world win over word-by-word reading; a person's name ends the phrase.
      const name = nameAt(tokens, this.at, names);
      const person = name && isPerson({ text: name.value }, names);
      // `red cup` inside `small red cup` goes on; a name that is longer than a word is taken whole.
      if (name && (name.next - this.at > 1 || person)) {
        words.push(...name.value.split(' '));
        this.at = name.next;
        if (this.word() !== "'s" && (person || this.isStop())) break;
        continue;
      }
      if (words.length > 0 ? this.endsHere() : this.cannotBegin(begin)) break;
      words.push(said);
      this.at += 1;
    }
    return words;
  }

  private endsHere(): boolean {
    const word = this.word();
    return (
      this.isStop() ||
      possessives.has(word) ||
      articles.has(word) ||
      (word !== 'one' && pronounAt(this.tokens, this.at) !== undefined)
    );
  }

  private cannotBegin(begin: number): boolean {
    const word = this.word();
    const noun = this.determined && (auxiliaries.has(word) || subordinators.has(word));
    return isHardStop(word, this.at === begin) && !noun;
  }

  private owner(words: readonly string[], begin: number): NounPhrase {
    const name = this.nameFrom(begin);
    const { possessor } = this;
    return given({ ...nounOf(words), name, possessor });
  }

  /** `Laertes`: words with a capital that are no common nouns, and nothing before them. */
  private nameFrom(begin: number): string | undefined {
    const tokens = this.tokens.slice(begin, this.at);
    if (this.determined || this.possessor || tokens.length === 0) return undefined;
    const proper = tokens.every(({ text, lower }) => /^\p{Lu}\p{Ll}/u.test(text) && !knowsNoun(lower));
    return proper ? spelt(tokens) : undefined;
  }

  /** Small words with no noun behind them after all. */
  private readNoWords(begin: number): Found<NounPhrase> | undefined {
    const { possessor, quantity } = this;
    if (quantity !== undefined) return this.upTo({ ...everything, text: 'all', quantity });
    if (possessor?.pronoun) {
      const { text, pronoun } = possessor;
      return this.upTo({ text, head: text, adjectives: [], pronoun });
    }
    if (possessor) return this.upTo(possessor);
    return this.determined && this.tokens[begin - 1]?.lower === 'that'
      ? this.upTo({ text: 'that', head: 'that', adjectives: [], pronoun: 'this' })
      : undefined;
  }

  /** The edge *of* the table is the table; a portrait of the king is one thing. */
  private readOf(words: readonly string[]): Found<NounPhrase> | undefined {
    const { names, quantity } = this;
    const inner = this.word() === 'of' ? readNounPhrase(this.tokens, this.at + 1, names) : undefined;
    if (!inner) return undefined;
    const last = words.at(-1) ?? '';
    const whole = [...words, 'of', inner.value.text].join(' ');
    if (partitives.has(last) && !names.byFull.has(whole)) {
      const counted = quantity !== undefined && inner.value.quantity === undefined ? { quantity } : {};
      return { ...inner, value: { ...inner.value, ...counted } };
    }
    // the bridge of his nose
    if (bodyParts.has(inner.value.head) && !bodyParts.has(last) && !names.byFull.has(words.join(' '))) return inner;
    // his mother's sleeve, said the other way round: the sleeve of his mother.
    if (bodyParts.has(last)) this.possessor = inner.value;
    const phrase = this.phraseOf(words);
    return {
      ...inner,
      value: names.byFull.has(whole) ? { ...phrase, text: whole } : { ...phrase, whole: inner.value },
    };
  }

  /** *all the apples but the bruised one* */
  private readExcept(phrase: NounPhrase): Found<NounPhrase> | undefined {
    if (!/^(but|except|save)$/.test(this.word())) return undefined;
    const spared = readNounPhrase(this.tokens, this.at + (this.word(1) === 'for' ? 2 : 1), this.names);
    return spared && { ...spared, value: { ...phrase, except: spared.value } };
  }

  /** *everything on the table*, *all the cups in the chest* */
  private withPlace(phrase: NounPhrase): Found<NounPhrase> {
    const except = this.readExcept(phrase);
    if (except) return except;
    const preposition = prepositionAt(this.tokens, this.at);
    const inner =
      preposition && placing.has(preposition.value)
        ? readNounPhrase(this.tokens, preposition.next, this.names)
        : undefined;
    if (!preposition || !inner) return this.upTo(phrase);
    return { ...inner, value: { ...phrase, where: { preposition: preposition.value, phrase: inner.value } } };
  }

  private phraseOf(words: readonly string[]): NounPhrase {
    const { quantity, indefinite, possessor } = this;
    const kept = words.filter((word, index) => index === words.length - 1 || !fillers.has(word));
    return given({ ...nounOf(kept), quantity, indefinite: indefinite || undefined, possessor });
  }
}

function quantityOf(said: string): NounPhrase['quantity'] {
  if (/^(all|every|each)$/.test(said)) return 'all';
  if (said === 'both') return 'both';
  if (said === 'another') return 'other';
  return Object.hasOwn(numbers, said) ? numbers[said] : undefined;
}

const placing = wordSet('in on under behind from off by');

const fillers = wordSet(
  'very same nearby nearest closest entire whole said own rather quite just damned damn bloody goddamn poor dear',
);

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
