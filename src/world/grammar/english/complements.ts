import { genderOf, knowsNoun } from '../../lexicon/nouns.ts';
import { bodyParts } from './body.ts';
import { abstractNouns } from './idioms.ts';
import { readVerb } from './verb-readings.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { nameAt, prepositionAt, readNounPhrase, type Found } from './noun-phrases.ts';
import type { Token } from './tokens.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import {
  auxiliaries,
  articles,
  conjunctions,
  directions,
  isAdverb,
  particles,
  possessives,
  quantifiers,
  relatives,
  subordinators,
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

const mannerNouns = new Set('sigh smile laugh laughter frown care contempt anger disgust grin sneer shrug nod bow flourish start shudder shiver gasp groan growl grimace glare scowl smirk wink fury rage passion joy delight relief despair sorrow grief sadness fear terror horror dread haste speed ease effort difficulty reluctance hesitation determination resolve dignity grace force strength violence precision deliberation calm composure confidence pride shame embarrassment curiosity interest suspicion surprise astonishment disbelief amusement irony sarcasm malice spite scorn pity tenderness affection love hatred envy impatience frustration exasperation exaggeration gravity solemnity reverence respect relish gusto enthusiasm vigour vigor word silence warning sound glance look gesture movement motion hurry whisper voice tone trembling tears gaze expression air mock-politeness wave snap jerk flick crash bang thud clatter slam mockery theatrics finality bitterness regret triumph satisfaction venom concern warmth indifference politeness urgency abandon fervour fervor zeal restraint emotion feeling'.split(' ')); // prettier-ignore

export const isMannerNoun = (word: string): boolean => mannerNouns.has(word);

export function readComplements(tokens: readonly Token[], start: number, names: NameIndex): Complements {
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
    const preposition = prepositionAt(tokens, at);
    if (preposition) {
      const inner = readPhraseBehind(tokens, preposition.next, names);
      if (inner && !(particles.has(word) && preposition.next - at === 1 && isDetached(tokens, at, names))) {
        const said = tokens
          .slice(at, preposition.next)
          .map((part) => part.lower)
          .join(' ');
        if (
          (preposition.value === 'with' || preposition.value === 'without' || preposition.value === 'in') &&
          isManner(inner.value, preposition.value, names)
        ) {
          found.manner.push(
            tokens
              .slice(at, inner.next)
              .map((part) => part.text)
              .join(' '),
          );
        } else {
          found.phrases.push({ preposition: preposition.value, said, phrase: inner.value, also: [], start: at });
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
    if (particles.has(word) || isDirection(word, names)) {
      if (particles.has(word)) found.particles.push(word);
      if (isDirection(word, names)) found.directions.push(word);
      at += 1;
      continue;
    }
    if (isAdverb(word)) {
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

/** *and I drink it*, *and Gertrude screams*: a new clause with its own subject. */
function startsSubject(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const word = tokens[at]?.lower ?? '';
  if (/^(i|he|she|they|we)$/.test(word)) return true;
  const isVerbal = (next: number): boolean =>
    isFinite(tokens[next]?.lower ?? '') || auxiliaries.has(tokens[next]?.lower ?? '');
  if (word === 'the') {
    const phrase = readNounPhrase(tokens, at, names);
    return phrase !== undefined && auxiliaries.has(tokens[phrase.next]?.lower ?? '');
  }
  const name = nameAt(tokens, at, names);
  return name !== undefined && isVerbal(name.next);
}

const isDirection = (word: string, names: NameIndex): boolean => directions.has(word) || names.directions.has(word);

const hangings = new Set([
  'hanging',
  'lying',
  'standing',
  'resting',
  'leaning',
  'sitting',
  'sticking',
  'dangling',
  'floating',
  'burning',
]);

/** *which stands on the piano*: where the thing is. */
function relativePlace(
  tokens: readonly Token[],
  at: number,
  names: NameIndex,
): Found<NonNullable<NounPhrase['where']>> | undefined {
  if (!/^(is|are|was|were|lies|lay|stands|stood|sits|sat|hangs|hung|rests|rested|leans)$/.test(tokens[at]?.lower ?? ''))
    return undefined;
  const preposition = prepositionAt(tokens, at + 1);
  const phrase = preposition && readNounPhrase(tokens, preposition.next, names);
  return phrase && preposition
    ? { value: { preposition: preposition.value, phrase: phrase.value }, next: phrase.next }
    : undefined;
}

/** Over a relative clause, up to a comma or to where the speaker acts again. */
function skipRelative(tokens: readonly Token[], start: number, names: NameIndex): number {
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'mark') break;
    if (conjunctions.has(token.lower) && looksLikeVerb(tokens, at + 1, names)) break;
  }
  return at;
}

const isWay = (word: string): boolean => (particles.has(word) || directions.has(word)) && word !== 'open';

/** Words that are verbs elsewhere and nouns here: tears, hands. */
const isNoun = (word: string): boolean => bodyParts.has(word) || abstractNouns.has(word);

const isFinite = (word: string): boolean =>
  readVerb(word).some(({ lemma, form }) => form === 'third' && startsVerb(lemma));

const isGerund = (word: string): boolean =>
  readVerb(word).some(({ form, lemma }) => form === 'gerund' && startsVerb(lemma));

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

/** *the cup, the letter and the key*: a comma inside a list. Returns where the list goes on. */
export function listGoesOn(tokens: readonly Token[], comma: number, names: NameIndex): boolean {
  if (tokens[comma]?.lower !== ',') return false;
  const at = ['and', 'then'].includes(tokens[comma + 1]?.lower ?? '') ? comma + 2 : comma + 1;
  const token = tokens[at];
  if (!token || token.kind !== 'word') return false;
  if (
    !articles.has(token.lower) &&
    !possessives.has(token.lower) &&
    !quantifiers.has(token.lower) &&
    nameAt(tokens, at, names) === undefined
  )
    return false;
  const phrase = readNounPhrase(tokens, at, names);
  if (!phrase) return false;
  const behind = tokens[phrase.next];
  // A person called at the end is no part of the list: `to you, Watson.`
  const person = (names.byFull.get(phrase.value.text) ?? []).some((id) => names.byId.get(id)?.kind === 'actor');
  if (person && (!behind || behind.kind === 'mark')) return false;
  return (
    !behind ||
    behind.lower === ',' ||
    behind.lower === 'and' ||
    behind.kind === 'mark' ||
    (tokens[comma + 1]?.lower === 'and' && behind.kind === 'word' && prepositionAt(tokens, phrase.next) !== undefined)
  );
}

/** Does a clause of its own begin here? */
export function looksLikeVerb(tokens: readonly Token[], start: number, names: NameIndex): boolean {
  let at = start;
  while (tokens[at] && (isAdverb(tokens[at]?.lower ?? '') || tokens[at]?.lower === 'then')) at += 1;
  const token = tokens[at];
  if (!token || token.kind !== 'word') return false;
  const word = token.lower;
  if (articles.has(word) || possessives.has(word) || quantifiers.has(word)) return false;
  const readings = readVerb(word).filter(({ lemma }) => startsVerb(lemma));
  if (readings.length === 0)
    return (
      readVerb(word).some(({ form }) => form === 'third' || form === 'gerund' || form === 'past') && !knowsNoun(word)
    );
  if (nameAt(tokens, at, names) === undefined && !knowsNoun(word)) return true;
  // `cup` and `book` are verbs too: a noun that can stand alone here is a noun, unless something a verb needs follows.
  const next = tokens[at + 1];
  if (
    nameAt(tokens, at, names) === undefined &&
    readings.some(({ form }) => form === 'third' || form === 'past' || form === 'gerund')
  )
    return true;
  if (readings.some(({ form }) => form === 'third' || form === 'past')) {
    return (
      !next ||
      next.kind !== 'word' ||
      articles.has(next.lower) ||
      possessives.has(next.lower) ||
      particles.has(next.lower) ||
      prepositionAt(tokens, at + 1) !== undefined ||
      isAdverb(next.lower) ||
      next.lower === 'it' ||
      next.lower === 'him' ||
      next.lower === 'her' ||
      next.lower === 'them' ||
      nameAt(tokens, at + 1, names) !== undefined ||
      conjunctions.has(next.lower)
    );
  }
  if (nameAt(tokens, at, names) !== undefined)
    return next !== undefined && (articles.has(next.lower) || possessives.has(next.lower));
  return !next || next.kind !== 'word'
    ? readings.some(({ form }) => form === 'gerund' || form === 'base')
    : !conjunctions.has(next.lower) || true;
}

/** The infinitive behind *to*; *to bed*, *to Horatio* are not. */
function isBaseVerb(tokens: readonly Token[], start: number, names: NameIndex): boolean {
  let at = start;
  while (tokens[at] && isAdverb(tokens[at]?.lower ?? '') && !startsVerb(tokens[at]?.lower ?? '')) at += 1;
  const word = tokens[at]?.lower ?? '';
  if (
    nameAt(tokens, at, names) !== undefined &&
    !['open', 'light', 'drink', 'play', 'ring', 'watch', 'knife'].includes(word)
  ) {
    const next = tokens[at + 1]?.lower ?? '';
    if (!articles.has(next) && !possessives.has(next)) return false;
  }
  if (['bed', 'work', 'sleep', 'war', 'school', 'church', 'dinner', 'supper', 'lunch', 'face', 'side'].includes(word)) {
    const next = tokens[at + 1];
    if (!(
      next &&
      (articles.has(next.lower) ||
        possessives.has(next.lower) ||
        ['him', 'her', 'them', 'it'].includes(next.lower) ||
        nameAt(tokens, at + 1, names))
    ))
      return word === 'sleep' || word === 'work';
  }
  return (
    readVerb(word).some(({ form }) => form === 'base') && word !== 'her' && word !== 'him' && genderOf(word) === null
  );
}

/** `off` in `takes the cloak off and …`: a particle with nothing of its own behind it. */
function isDetached(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const next = tokens[at + 1];
  if (!next || next.kind !== 'word') return true;
  if (conjunctions.has(next.lower) || isAdverb(next.lower) || subordinators.has(next.lower)) return true;
  return (
    next.lower !== 'the' &&
    prepositionAt(tokens, at + 1) !== undefined &&
    readNounPhrase(tokens, at + 1, names) === undefined
  );
}

function readPhraseBehind(tokens: readonly Token[], at: number, names: NameIndex) {
  const token = tokens[at];
  if (!token || token.kind !== 'word' || conjunctions.has(token.lower)) return undefined;
  if (isAdverb(token.lower) && nameAt(tokens, at, names) === undefined) return undefined;
  if (isFinite(token.lower) && !isNoun(token.lower) && tokens[at + 1] && looksLikeVerb(tokens, at, names))
    return undefined;
  return readNounPhrase(tokens, at, names);
}

/** *with a sigh*, *in silence*, *with trembling hands*: how, not what with. */
function isManner(phrase: NounPhrase, preposition: string, names: NameIndex): boolean {
  if (phrase.pronoun || phrase.id) return false;
  if (names.byFull.has(phrase.text)) return false;
  if (mannerNouns.has(phrase.head)) return true;
  if (bodyManner.has(phrase.head) && preposition !== 'in')
    return !phrase.possessor || phrase.possessor.pronoun !== undefined;
  return false;
}

const bodyManner = new Set(
  'hands hand fingers eyes arms heart head face breath knees foot feet fist fists fingertips'.split(' '),
);

const moments = new Set('moment second minute while instant time beat hour breath long'.split(' '));
const isMoment = (tokens: readonly Token[], at: number): boolean =>
  moments.has(tokens[at]?.lower ?? '') ||
  (articles.has(tokens[at]?.lower ?? '') &&
    (moments.has(tokens[at + 1]?.lower ?? '') || moments.has(tokens[at + 2]?.lower ?? '')));

const skipMoment = (tokens: readonly Token[], start: number): number => {
  let at = start;
  while (tokens[at] && !moments.has(tokens[at]?.lower ?? '')) at += 1;
  return at + 1;
};

/** The next comma or stop. */
export function endOfClause(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < tokens.length && tokens[at]?.kind !== 'mark') at += 1;
  return at;
}
