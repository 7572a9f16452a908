import { keepsPreposition, phrasalVerb } from '../../verbs/verb-index.ts';
import { wordList } from '../../../kit/word-list.ts';
import { knowsNoun } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { endOfClause, hangings, isBaseVerb, isDetached, isDirection, isFinite, isGerund, isNoun, isWay, listGoesOn, looksLikeVerb, relativePlace, skipRelative, startsSubject } from './clause-edges.ts'; // prettier-ignore
import { isManner, isMoment, skipMoment } from './manner.ts';
import { beginsNoun } from './noun-edges.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { asWritten, spelt, type Token, lowerAt } from './tokens.ts';
import { auxiliaries, comparatives, conjunctions, directions, isAdverb, particles, quantifiers, relatives, subordinators, isDeterminer } from './words.ts'; // prettier-ignore
import { hasForm } from './verb-readings.ts';
import { nameAt, prepositionAt } from './words-at.ts';
import { isPerson } from './phrase-kinds.ts';

/** What stands behind a verb, in the order it was said. */
export interface Complements {
  readonly objects: NounPhrase[];
  /** *the cup and the letter*: more of the same. */
  readonly also: NounPhrase[];
  readonly phrases: {
    readonly preposition: string;
    readonly said: string;
    readonly phrase: NounPhrase;
    /** Preposition and all, as written. */
    readonly words: string;
    readonly also: NounPhrase[];
    readonly start: number;
  }[];
  /** Where each particle stood: before or behind the first object. */
  readonly particles: string[];
  readonly directions: string[];
  readonly manner: string[];
  quote?: string;
  /** The first token that belongs to something else. */
  next: number;
  /** It ended in *to* and a verb: `to` stands at `next`. */
  purpose: boolean;
  /** It ended in a verb in -ing. */
  gerund: boolean;
  /** *and the glass in the vase*: the verb is meant again. */
  gapped: boolean;
}

export function readComplements(
  tokens: readonly Token[],
  start: number,
  names: NameIndex,
  lemma?: string,
): Complements {
  return new ComplementReader(tokens, start, names, lemma).read();
}

/** What a step found: something of its own, the end of what belongs to the verb, or nothing. */
type Step = boolean | 'end';

/** What a complement may be, tried in this order; whatever is none of them is an object. */
const steps = wordList(`
  readMark readPurpose readJoined readRelative readMoment readParticle readPhrase readWay readManner readVerbal
`);

class ComplementReader {
  private at: number;
  private readonly found: Complements = {
    objects: [],
    also: [],
    phrases: [],
    particles: [],
    directions: [],
    manner: [],
    next: 0,
    purpose: false,
    gerund: false,
    gapped: false,
  };

  constructor(
    private readonly tokens: readonly Token[],
    private readonly start: number,
    private readonly names: NameIndex,
    private readonly lemma: string | undefined,
  ) {
    this.at = start;
  }

  read(): Complements {
    for (let step: Step = false; this.at < this.tokens.length;) {
      for (const next of steps) if ((step = this[next]())) break;
      if (step === 'end') break;
      if (!step) this.readObject();
    }
    this.found.next = this.at;
    return this.found;
  }

  private word(offset = 0): string {
    return lowerAt(this.tokens, this.at + offset);
  }

  private isWord(offset: number): boolean {
    return this.tokens[this.at + offset]?.kind === 'word';
  }

  private isBaseVerb(offset: number): boolean {
    return isBaseVerb(this.tokens, this.at + offset, this.names);
  }

  private isNamed(offset = 0): boolean {
    return nameAt(this.tokens, this.at + offset, this.names) !== undefined;
  }

  private get hasNoun(): boolean {
    return this.found.objects.length + this.found.phrases.length > 0;
  }

  private skip(count: number): true {
    this.at += count;
    return true;
  }

  readMark(): Step {
    const token = this.tokens[this.at];
    if (token?.kind !== 'quote') return token?.kind === 'mark' ? 'end' : false;
    this.found.quote = token.text;
    return this.skip(1);
  }

  /** *to stop it*, *so as to stop it*, *in order to stop it* */
  readPurpose(): Step {
    const long = /^(so as|in order) to$/.test([this.word(), this.word(1), this.word(2)].join(' '));
    if (long ? !this.isBaseVerb(3) : !(this.word() === 'to' && this.isWord(1) && this.isBaseVerb(1))) return false;
    this.at += long ? 2 : 0;
    this.found.purpose = true;
    return 'end';
  }

  /** What *and* and its like join: another of the last phrase, the verb once more, or a clause of its own. */
  readJoined(): Step {
    const { tokens, names, found } = this;
    const word = this.word();
    const next = tokens[this.at + 1];
    // up and down, back and forth
    if (word === 'and' && found.particles.length + found.directions.length > 0 && next && isWay(next.lower))
      return this.skip(2);
    if (word === 'and' && next?.lower === 'back' && /^(again|to|)$/.test(this.word(2))) return this.skip(2);
    // before Ivy can stop her
    const joins = conjunctions.has(word);
    if ((joins ? next !== undefined : /^(before|after)$/.test(word)) && startsSubject(tokens, this.at + 1, names))
      return 'end';
    if (!joins) return false;
    if (word === 'and' && isGapped(tokens, this.at + 1, names, found)) {
      found.gapped = true;
      return 'end';
    }
    const other = word === 'and' && next?.lower === 'then' ? this.at + 2 : this.at + 1;
    const joined = /^(and|or|plus)$/.test(word) ? joinedPhrase(tokens, other, names, found) : undefined;
    if (!joined) return 'end';
    this.at = joined;
    return true;
  }

  /** *which stands on the piano* says where it is; *he took from the table* is passed over. */
  readRelative(): Step {
    const { tokens, names, found } = this;
    const word = this.word();
    if (word === 'that' && this.pointsOut()) return false;
    if (relatives.has(word) && this.hasNoun) {
      const place = relativePlace(tokens, this.at + 1, names);
      const last = found.objects.length - 1;
      const named = found.objects[last];
      const where = place && named && found.phrases.length === 0 ? place : undefined;
      if (where && named) found.objects[last] = { ...named, where: where.value };
      this.at = where ? where.next : skipRelative(tokens, this.at + 1, names);
      return true;
    }
    if (relatives.has(word) || word === 'not') return 'end';
    if (this.hasNoun && startsSubject(tokens, this.at, names)) {
      this.at = skipRelative(tokens, this.at, names);
      return true;
    }
    return subordinators.has(word) && word !== 'once' && word !== 'since' ? 'end' : false;
  }

  /** *picks up that hammer*, *gives him that hammer*, *picks that up*: it tells nothing of what stands before it. */
  private pointsOut(): boolean {
    const { tokens, names, at } = this;
    const { objects, phrases } = this.found;
    const [last] = objects;
    const isFree = last ? objects.length === 1 && (last.pronoun !== undefined || isPerson(last, names)) : true;
    if (!isFree || phrases.length > 0 || looksLikeVerb(tokens, at + 1, names)) return false;
    if (!beginsNoun(tokens, at + 1, names)) return !last && (!this.isWord(1) || particles.has(this.word(1)));
    const phrase = readNounPhrase(tokens, at, names);
    const behind = phrase && lowerAt(tokens, phrase.next);
    return behind !== undefined && !hasForm(behind, 'third', 'past') && !auxiliaries.has(behind);
  }

  /** *for a moment*, *once*, *again* */
  readMoment(): Step {
    if (this.word() === 'for' && this.isWord(1) && isMoment(this.tokens, this.at + 1)) {
      this.at = skipMoment(this.tokens, this.at + 1);
      return true;
    }
    return /^(once|again)$/.test(this.word()) && this.skip(1);
  }

  /** A particle that belongs to the verb, whatever stands behind it. */
  readParticle(): Step {
    const { found, lemma } = this;
    const word = this.word();
    const first = this.at === this.start;
    // lets go of it
    if (word === 'go' && first && /^let/.test(this.word(-1))) {
      found.particles.push('go');
      return this.skip(this.word(1) === 'of' ? 2 : 1);
    }
    // bends down to pick up: the particle and the purpose, not `down to`
    const before = particles.has(word) && this.word(1) === 'to' && this.isWord(2) && this.isBaseVerb(2);
    // picks up the cup: the particle belongs to the verb, the cup is its object
    const phrasal = lemma !== undefined && first && this.isWord(1) ? phrasalVerb(lemma, word) : undefined;
    const kept = phrasal && !keepsPreposition.has(phrasal) && !(lemma === 'turn' && this.isPerson(1));
    if (!before && !kept) return false;
    found.particles.push(word);
    if (before ? directions.has(word) : isDirection(word, this.names)) found.directions.push(word);
    return this.skip(1);
  }

  private isPerson(offset: number): boolean {
    const { tokens, names } = this;
    if (/^(him|her|them|me|us)$/.test(this.word(offset))) return true;
    const name = nameAt(tokens, this.at + offset + (this.word(offset) === 'the' ? 1 : 0), names);
    return name !== undefined && isPerson({ text: name.value }, names);
  }

  /** A preposition and what stands behind it: how it is done, or a phrase of its own. */
  readPhrase(): Step {
    const { tokens, names, found, at } = this;
    const word = this.word();
    const preposition = prepositionAt(tokens, at);
    const single = preposition?.next === at + 1;
    if (!preposition || (single && this.isLoose())) return false;
    const inner = readPhraseBehind(tokens, preposition.next, names);
    if (inner && !(particles.has(word) && single && isDetached(tokens, at, names))) {
      const { value } = preposition;
      const said = tokens.slice(at, inner.next);
      if (/^(with|without|in|under)$/.test(value) && isManner(inner.value, value, names))
        found.manner.push(spelt(said));
      else
        found.phrases.push({
          preposition: value,
          said: spelt(tokens.slice(at, preposition.next)).toLowerCase(),
          phrase: inner.value,
          words: asWritten(said),
          also: [],
          start: at,
        });
      this.at = inner.next;
      return true;
    }
    if (preposition.value !== 'without' || !/ing$/.test(this.word(1))) return false;
    this.at = endOfClause(tokens, at);
    found.manner.push(spelt(tokens.slice(at, this.at)));
    return true;
  }

  /** *sets it down untouched*: nothing is gone down. */
  private isLoose(): boolean {
    const next = this.word(1);
    return (
      /^(down|up)$/.test(this.word()) &&
      this.found.objects.length > 0 &&
      this.isWord(1) &&
      !isDeterminer(next) &&
      !this.isNamed(1)
    );
  }

  readWay(): Step {
    const word = this.word();
    const way = isDirection(word, this.names);
    if (!(particles.has(word) || way) || startsNoun(this.tokens, this.at, this.names)) return false;
    if (particles.has(word)) this.found.particles.push(word);
    if (way) this.found.directions.push(word);
    return this.skip(1);
  }

  readManner(): Step {
    const word = this.word();
    // knocks three times, with The Times on the table
    if (quantifiers.has(word) && this.word(1) === 'times') {
      this.found.manner.push(`${word} times`);
      return this.skip(2);
    }
    const alone = !this.isWord(1) || prepositionAt(this.tokens, this.at + 1) !== undefined;
    const isHow = isAdverb(word) && !this.isNamed();
    if (!isHow && !(comparatives.has(word) && alone)) return false;
    this.found.manner.push(this.tokens[this.at]?.text ?? word);
    return this.skip(1);
  }

  /** A verb where no noun can stand: another deed begins, or the thing is described. */
  readVerbal(): Step {
    const { tokens, names, at } = this;
    const word = this.word();
    // the lantern hanging by the door
    if (hangings.has(word) && this.hasNoun && this.isWord(-1) && prepositionAt(tokens, at + 1)) {
      this.at = skipRelative(tokens, at, names);
      return true;
    }
    if (/ing$/.test(word) && isGerund(word) && !this.isNamed()) {
      this.found.gerund = true;
      return 'end';
    }
    // somebody forgot the comma
    const finite = isFinite(word) && !isNoun(word) && !this.isNamed();
    return finite && (!knowsNoun(word) || looksLikeVerb(tokens, at, names)) ? 'end' : false;
  }

  private readObject(): void {
    const phrase = readNounPhrase(this.tokens, this.at, this.names);
    if (phrase && phrase.next > this.at && this.found.objects.length < 2) this.found.objects.push(phrase.value);
    this.at = Math.max(phrase?.next ?? 0, this.at + 1);
  }
}

/** *takes the cup, the letter and the key*: the rest of a list, behind what was read. Returns where it ends. */
export function readListed(tokens: readonly Token[], names: NameIndex, found: Complements): number {
  let at = found.next;
  while (found.objects.length > 0 && listGoesOn(tokens, at, names)) {
    const from = ['and', 'then'].includes(lowerAt(tokens, at + 1)) ? at + 2 : at + 1;
    const phrase = readNounPhrase(tokens, from, names);
    if (!phrase) return at;
    // the nearer mug, the tin one: the same mug
    if (phrase.value.head === 'one' && phrase.value.adjectives.length > 0 && found.also.length === 0)
      found.objects[found.objects.length - 1] = phrase.value;
    else found.also.push(phrase.value);
    at = phrase.next;
    const last =
      tokens[at]?.lower === 'and' && !looksLikeVerb(tokens, at + 1, names)
        ? readNounPhrase(tokens, at + 1, names)
        : undefined;
    if (last) {
      found.also.push(last.value);
      at = last.next;
    }
    const rest = readComplements(tokens, at, names);
    found.also.push(...rest.also);
    found.phrases.push(...rest.phrases);
    if (rest.objects.length === 0) {
      at = rest.next;
      found.purpose = rest.purpose;
      found.gerund = rest.gerund;
    }
  }
  return at;
}

/** *raises left hand*, *opens left drawer*: the side is part of the name, not where it goes. */
function startsNoun(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const sided = /^(left|right)$/.test(lowerAt(tokens, at)) && bodyParts.has(lowerAt(tokens, at + 1));
  return sided || (nameAt(tokens, at, names)?.next ?? at) > at + 1;
}

/** *puts the pipe on the desk and the glass in the vase* */
function isGapped(tokens: readonly Token[], at: number, names: NameIndex, found: Complements): boolean {
  if (found.objects.length === 0 || found.phrases.length === 0 || looksLikeVerb(tokens, at, names)) return false;
  const phrase = readNounPhrase(tokens, at, names);
  const preposition = phrase && prepositionAt(tokens, phrase.next);
  return (
    preposition !== undefined &&
    found.phrases.some((entry) => !['with', 'of'].includes(entry.preposition)) &&
    !['of', 'with'].includes(preposition.value)
  );
}

/** *and the letter*: another of the last phrase, unless a verb follows. */
function joinedPhrase(tokens: readonly Token[], at: number, names: NameIndex, found: Complements): number | undefined {
  if (found.objects.length === 0 && found.phrases.length === 0) return undefined;
  if (looksLikeVerb(tokens, at, names)) return undefined;
  const phrase = readNounPhrase(tokens, at, names);
  if (!phrase || phrase.value.head === '') return undefined;
  const last = found.phrases.at(-1);
  (last && last.start > 0 ? last.also : found.also).push(phrase.value);
  return phrase.next;
}

function readPhraseBehind(tokens: readonly Token[], at: number, names: NameIndex) {
  const token = tokens[at];
  if (!token || token.kind !== 'word' || conjunctions.has(token.lower)) return undefined;
  if (isAdverb(token.lower) && nameAt(tokens, at, names) === undefined) return undefined;
  if (isFinite(token.lower) && !isNoun(token.lower) && tokens[at + 1] && looksLikeVerb(tokens, at, names))
    return undefined;
  return readNounPhrase(tokens, at, names);
}

/** *makes no move to take it* */
export const isDenied = ({ objects, phrases }: Complements): boolean =>
  [...objects, ...phrases.map(({ phrase }) => phrase)].some(
    ({ adjectives, head }) => adjectives[0] === 'no' || /^(no|nothing|nobody|none)$/.test(head),
  );

/** Nothing but the body on the way: *reaches out a hand to take*. */
export const isBarePreparation = ({ particles, directions, objects, phrases }: Complements): boolean =>
  !particles.includes('up') &&
  !directions.some((word) => ['forward', 'back', 'closer'].includes(word)) &&
  objects.every(({ head }) => /^(hand|hands|arm|arms|finger|fingers)$/.test(head)) &&
  phrases.length === 0;

/** *takes and reads the letter*: nothing of its own, and another verb comes at once. */
export function sharesObject(tokens: readonly Token[], at: number, found: Complements, names: NameIndex): boolean {
  const [objects, phrases] = [found.objects.length, found.phrases.length];
  if (objects + phrases > 0 || found.directions.length > (found.particles.length > 0 ? 1 : 0)) return false;
  const word = lowerAt(tokens, at);
  const next = word === ',' && ['and', 'then'].includes(lowerAt(tokens, at + 1)) ? at + 2 : at + 1;
  return (word === 'and' || word === ',') && looksLikeVerb(tokens, next, names);
}
