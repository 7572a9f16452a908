import { keepsPreposition } from '../../verbs/prepositional.ts';
import { phrasalVerb } from '../../verbs/verb-index.ts';
import { knowsNoun } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { bodyParts } from './body.ts';
import {
  endOfClause,
  hangings,
  isBaseVerb,
  isDetached,
  isDirection,
  isFinite,
  isGerund,
  isNoun,
  isWay,
  listGoesOn,
  looksLikeVerb,
  relativePlace,
  skipRelative,
  startsSubject,
} from './clause-edges.ts';
import { isManner, isMoment, skipMoment } from './manner.ts';
import { nameAt, prepositionAt, readNounPhrase } from './noun-phrases.ts';
import { asWritten, type Token } from './tokens.ts';
import {
  comparatives,
  conjunctions,
  directions,
  isAdverb,
  particles,
  relatives,
  subordinators,
  articles,
  possessives,
} from './words.ts';

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
  const found: Complements = {
    objects: [],
    also: [],
    phrases: [],
    particles: [],
    directions: [],
    manner: [],
    next: start,
    purpose: false,
    gerund: false,
    gapped: false,
  };
  let at = start;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === 'quote') {
      found.quote = token.text;
      at += 1;
      continue;
    }
    if (token.kind === 'mark') break;
    const word = token.lower;
    const next = tokens[at + 1];
    // up and down, back and forth
    if (word === 'and' && found.particles.length + found.directions.length > 0 && next && isWay(next.lower)) {
      at += 2;
      continue;
    }
    if (word === 'go' && /^let/.test(tokens[start - 1]?.lower ?? '') && at === start) {
      found.particles.push('go');
      at += 1;
      if (next?.lower === 'of') at += 1;
      continue;
    }
    if (word === 'and' && next?.lower === 'back' && /^(again|to|)$/.test(tokens[at + 2]?.lower ?? '')) {
      at += 2;
      continue;
    }
    // before Ivy can stop her
    if ((word === 'before' || word === 'after') && startsSubject(tokens, at + 1, names)) break;
    // so as to stop it, in order to stop it
    if (
      /^(so as|in order) to$/.test([word, next?.lower, tokens[at + 2]?.lower].join(' ')) &&
      isBaseVerb(tokens, at + 3, names)
    ) {
      at += 2;
      found.purpose = true;
      break;
    }
    if (conjunctions.has(word) && next && startsSubject(tokens, at + 1, names)) break;
    if (conjunctions.has(word)) {
      if (word === 'and' && isGapped(tokens, at + 1, names, found)) {
        found.gapped = true;
        break;
      }
      const other = word === 'and' && next?.lower === 'then' ? at + 2 : at + 1;
      const joined = (word === 'and' || word === 'or' || word === 'plus') && joinedPhrase(tokens, other, names, found);
      if (!joined) break;
      at = joined;
      continue;
    }
    if (relatives.has(word) && found.objects.length + found.phrases.length > 0) {
      const place = relativePlace(tokens, at + 1, names);
      const last = found.objects.length - 1;
      const named = found.objects[last];
      if (place && named && found.phrases.length === 0) {
        found.objects[last] = { ...named, where: place.value };
        at = place.next;
      } else at = skipRelative(tokens, at + 1, names);
      continue;
    }
    if (relatives.has(word) || word === 'not') break;
    // the spyglass he took from the table
    if (found.objects.length + found.phrases.length > 0 && startsSubject(tokens, at, names)) {
      at = skipRelative(tokens, at, names);
      continue;
    }
    if (subordinators.has(word) && !(word === 'once' || word === 'since')) break;
    if (word === 'to' && next?.kind === 'word' && isBaseVerb(tokens, at + 1, names)) {
      found.purpose = true;
      break;
    }
    if (word === 'for' && next?.kind === 'word' && isMoment(tokens, at + 1)) {
      at = skipMoment(tokens, at + 1);
      continue;
    }
    if (word === 'once' || word === 'again') {
      at += 1;
      continue;
    }
    // bends down to pick up: the particle and the purpose, not `down to`
    if (
      particles.has(word) &&
      next?.lower === 'to' &&
      tokens[at + 2]?.kind === 'word' &&
      isBaseVerb(tokens, at + 2, names)
    ) {
      found.particles.push(word);
      if (directions.has(word)) found.directions.push(word);
      at += 1;
      continue;
    }
    // picks up the cup: the particle belongs to the verb, the cup is its object
    const phrasal = lemma !== undefined && at === start && next?.kind === 'word' ? phrasalVerb(lemma, word) : undefined;
    if (phrasal && !keepsPreposition.has(phrasal) && !(lemma === 'turn' && isPersonAt(tokens, at + 1, names))) {
      found.particles.push(word);
      if (isDirection(word, names)) found.directions.push(word);
      at += 1;
      continue;
    }
    // sets it down untouched: nothing is gone down
    const loose =
      (word === 'down' || word === 'up') &&
      found.objects.length > 0 &&
      next?.kind === 'word' &&
      !articles.has(next.lower) &&
      !possessives.has(next.lower) &&
      nameAt(tokens, at + 1, names) === undefined;
    const preposition = loose && prepositionAt(tokens, at)?.next === at + 1 ? undefined : prepositionAt(tokens, at);
    if (preposition) {
      const inner = readPhraseBehind(tokens, preposition.next, names);
      if (inner && !(particles.has(word) && preposition.next - at === 1 && isDetached(tokens, at, names))) {
        const said = tokens
          .slice(at, preposition.next)
          .map((part) => part.lower)
          .join(' ');
        if (
          ['with', 'without', 'in', 'under'].includes(preposition.value) &&
          isManner(inner.value, preposition.value, names)
        ) {
          found.manner.push(
            tokens
              .slice(at, inner.next)
              .map((part) => part.text)
              .join(' '),
          );
        } else {
          found.phrases.push({
            preposition: preposition.value,
            said,
            phrase: inner.value,
            words: asWritten(tokens.slice(at, inner.next)),
            also: [],
            start: at,
          });
        }
        at = inner.next;
        continue;
      }
      if (preposition.value === 'without' && next && /ing$/.test(next.lower)) {
        const end = endOfClause(tokens, at);
        found.manner.push(
          tokens
            .slice(at, end)
            .map((part) => part.text)
            .join(' '),
        );
        at = end;
        continue;
      }
    }
    if ((particles.has(word) || isDirection(word, names)) && !startsNoun(tokens, at, names)) {
      if (particles.has(word)) found.particles.push(word);
      if (isDirection(word, names)) found.directions.push(word);
      at += 1;
      continue;
    }
    if (isAdverb(word) || (comparatives.has(word) && (next?.kind !== 'word' || prepositionAt(tokens, at + 1)))) {
      found.manner.push(token.text);
      at += 1;
      continue;
    }
    // the lantern hanging by the door
    if (
      hangings.has(word) &&
      found.objects.length + found.phrases.length > 0 &&
      tokens[at - 1]?.kind === 'word' &&
      prepositionAt(tokens, at + 1)
    ) {
      at = skipRelative(tokens, at, names);
      continue;
    }
    if (/ing$/.test(word) && isGerund(word) && nameAt(tokens, at, names) === undefined) {
      found.gerund = true;
      break;
    }
    // A finite verb where no noun can stand: somebody forgot the comma.
    if (
      isFinite(word) &&
      !isNoun(word) &&
      nameAt(tokens, at, names) === undefined &&
      (!knowsNoun(word) || looksLikeVerb(tokens, at, names))
    )
      break;
    const phrase = readNounPhrase(tokens, at, names);
    if (!phrase || phrase.next === at) {
      at += 1;
      continue;
    }
    if (found.objects.length < 2) found.objects.push(phrase.value);
    at = phrase.next;
  }
  found.next = at;
  return found;
}

/** *takes the cup, the letter and the key*: the rest of a list, behind what was read. Returns where it ends. */
export function readListed(tokens: readonly Token[], names: NameIndex, found: Complements): number {
  let at = found.next;
  while (found.objects.length > 0 && listGoesOn(tokens, at, names)) {
    const from = ['and', 'then'].includes(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
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
  const sided = /^(left|right)$/.test(tokens[at]?.lower ?? '') && bodyParts.has(tokens[at + 1]?.lower ?? '');
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
  if (last && last.start > 0 && (found.objects.length === 0 || last.start > 0) && found.phrases.length > 0)
    last.also.push(phrase.value);
  else found.also.push(phrase.value);
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

function isPersonAt(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  if (/^(him|her|them|me|us)$/.test(tokens[at]?.lower ?? '')) return true;
  const name = nameAt(tokens, tokens[at]?.lower === 'the' ? at + 1 : at, names);
  return (names.byFull.get(name?.value ?? '') ?? []).some((id) => names.byId.get(id)?.kind === 'actor');
}
