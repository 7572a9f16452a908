import { isOneOf, verbSet, type Verb } from '../../../drama/verb.ts';
import { keepsPreposition } from '../../verbs/prepositional.ts';
import { knowsNoun } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import type { Attempt } from '../attempt.ts';
import { bodyParts, contactVerbs } from './body.ts';
import type { Chosen } from './choose-verb.ts';
import type { Complements } from './complements.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { isMannerNoun } from './manner.ts';
import { isNamed, isPerson, isPersonal, isProp, placing } from './phrase-kinds.ts';
import { prepositions } from './words.ts';

/** Verbs of two objects: *gives Ophelia the letter*. */
const ditransitive = verbSet('give', 'show', 'throw', 'tell', 'pour', 'ask', 'buy', 'sell', 'put', 'take', 'steal');

const besides = new Set([
  'by',
  'before',
  'between',
  'among',
  'around',
  'along',
  'past',
  'during',
  'about',
  'like',
  'of',
  'after',
  'across',
  'against',
  'at',
  'through',
  'to',
  'toward',
  'down',
  'up',
]);

export function build(chosen: Chosen, found: Complements, names: NameIndex): Attempt {
  const { verb, word } = chosen;
  const objects = [...found.objects];
  let object: NounPhrase | undefined;
  let target: NounPhrase | undefined;
  let instrument: NounPhrase | undefined;
  let preposition: string | undefined;
  let part: string | undefined;
  const manner = [...found.manner];
  const phrases = found.phrases.filter((entry) => {
    if (entry.preposition === 'with' && isHow(entry.phrase, names)) {
      manner.push(entry.words);
      return false;
    }
    // slams the door behind him
    const trailing =
      ['behind', 'after', 'before'].includes(entry.preposition) &&
      entry.phrase.pronoun &&
      entry.phrase.pronoun !== 'it';
    if (trailing && isOneOf(verb, 'close', 'lock', 'open', 'exit', 'enter')) return false;
    return entry.preposition !== 'during' && entry.preposition !== 'like';
  });

  if (objects.length > 1 && ditransitive.has(verb)) {
    [target, object] = objects;
    preposition = 'to';
    if (verb === 'tell' || verb === 'ask') {
      object = target;
      target = undefined;
      preposition = undefined;
    }
  } else object = objects[0];

  // his sleeve · her hand · by the arm
  const owned = object && takePart(object, word, names);
  if (owned) {
    part = owned.part;
    object = owned.owner;
    // *takes her by the hand*, *tugs at his sleeve*
  }
  const grip = phrases.findIndex(
    (entry) =>
      ['by', 'on', 'in', 'across', 'around', 'under', 'through', 'over', 'against'].includes(entry.preposition) &&
      bodyParts.has(entry.phrase.head) &&
      !isNamed(entry.phrase, names) &&
      object !== undefined &&
      !isProp(object, names) &&
      !isOneOf(verb, 'put', 'give', 'throw'),
  );
  if (
    grip >= 0 &&
    (contactVerbs.has(word) || contactVerbs.has(verb) || verb === 'hit' || verb === 'stab' || verb === 'strike')
  ) {
    part = part ?? phrases[grip]?.phrase.head;
    phrases.splice(grip, 1);
  }

  const rest: typeof phrases = [];
  for (const entry of phrases) {
    if (entry.preposition === 'with' && instrument === undefined && !(isPersonal(entry.phrase, names) && !object)) {
      if (isPersonal(entry.phrase, names)) rest.push(entry);
      else instrument = entry.phrase;
    } else rest.push(entry);
  }

  if (!object && !part && rest.length > 0) {
    const index = principal(verb, rest);
    const [entry] = rest.splice(index, 1);
    if (entry) {
      const touched = takePart(entry.phrase, word, names);
      object = touched ? touched.owner : entry.phrase;
      part = touched?.part ?? part;
      if (chosen.swallowed === undefined || keepsPreposition.has(verb)) preposition = entry.preposition;
    }
  }
  // pours wine from the jug into the cup: the jug is what is poured
  const jug = verb === 'pour' && object ? rest.find((entry) => entry.preposition === 'from') : undefined;
  if (jug) {
    if (rest.length === 1 && (!target || target.pronoun === 'self')) {
      target = object;
      preposition = 'in';
    }
    object = jug.phrase;
    rest.splice(rest.indexOf(jug), 1);
  }
  const second = object || part ? pickTarget(verb, rest) : undefined;
  if (second && !target) {
    const held = takePart(second.phrase, word, names);
    // presses his hand to her lips: whose hand is what it is about, the lips say how
    if (held && part) manner.push(second.words);
    else if (held) {
      target = held.owner;
      part ??= held.owner ? held.part : undefined;
      if (!held.owner) target = undefined;
      preposition = held.owner ? second.preposition : preposition;
    } else {
      target = second.phrase;
      preposition = second.preposition;
    }
  }
  // writes an address in the notebook, plays a tune on the piano: that is what it is about
  if (isOneOf(verb, 'write', 'play', 'type') && object && target && !isNamed(object, names)) {
    object = target;
    target = undefined;
  }
  // *the cup on the shelf*: what is left says where the thing is.
  const place = rest.find((entry) => entry !== second && placing.has(entry.preposition));
  if (place && object && !object.where && !object.pronoun)
    object = { ...object, where: { preposition: place.preposition, phrase: place.phrase } };

  const direction = directionOf(verb, found, object, names);
  return {
    verb,
    word,
    ...(chosen.unknown ? { unknown: true as const } : {}),
    ...(object ? { object } : {}),
    ...(preposition && (object || target) ? { preposition } : {}),
    ...(target ? { target } : {}),
    ...(instrument ? { instrument } : {}),
    ...(part ? { part } : {}),
    ...(direction ? { direction } : {}),
    ...(manner.length > 0 || found.quote ? { manner: [found.quote, ...manner].filter(Boolean).join(' ') } : {}),
  };
}

/** With a sigh, with both hands: how it is done. */
function isHow(phrase: NounPhrase, names: NameIndex): boolean {
  if (phrase.pronoun || isNamed(phrase, names)) return false;
  return (
    isMannerNoun(phrase.head) || abstractNouns.has(phrase.head) || bodyParts.has(phrase.head) || !knowsNoun(phrase.head)
  );
}

/** *clutches his chest*: of these two that are called so, the one under the shirt. */
const flesh = /^(chest|breast|back|sides?|temples?|palms?|calf|lap)$/;
const bodilyVerbs = new Set('clutch clasp beat thump pound scratch rub touch press tap pat slap puff hold straighten arch'.split(' ')); // prettier-ignore

/** Somebody's hand is a part of them; one's own is a gesture. */
function takePart(
  phrase: NounPhrase,
  word: string,
  names: NameIndex,
): { part: string; owner: NounPhrase | undefined } | undefined {
  const person = phrase.possessor !== undefined && isPerson(phrase.possessor, names);
  const bodily = phrase.possessor?.pronoun !== undefined && flesh.test(phrase.head) && bodilyVerbs.has(word);
  if (!bodyParts.has(phrase.head) || phrase.pronoun) return undefined;
  if (!person && !bodily && names.byFull.has(phrase.text)) return undefined;
  if (
    !person &&
    !bodily &&
    names.things.some((thing) => thing.kind === 'prop' && thing.names.some((name) => name.head === phrase.head))
  )
    return undefined;
  const part = phrase.head;
  const whose = phrase.possessor;
  if (!whose || whose.pronoun === 'self' || whose.pronoun === 'me') return { part, owner: undefined };
  if (whose.pronoun && whose.pronoun !== 'you') return { part, owner: { ...whose, whose: true } };
  return { part, owner: whose };
}

/** Of several phrases and no object, the one the verb is about. */
function principal(verb: Verb, phrases: Complements['phrases']): number {
  const want =
    verb === 'reach'
      ? ['for', 'to', 'toward']
      : verb === 'go'
        ? ['to', 'toward', 'in', 'through', 'at', 'on', 'by', 'behind', 'under', 'from']
        : verb === 'find'
          ? ['for']
          : verb === 'sit' || verb === 'lie'
            ? ['on', 'in', 'at', 'by']
            : verb === 'hide'
              ? ['behind', 'under', 'in']
              : [];
  for (const preposition of want) {
    const index = phrases.findIndex((entry) => entry.preposition === preposition);
    if (index >= 0) return index;
  }
  return 0;
}

const sources = new Set(['from', 'off', 'away from']);

function pickTarget(verb: Verb, phrases: Complements['phrases']) {
  const by = (...wanted: string[]) => phrases.find((entry) => wanted.includes(entry.preposition));
  switch (verb) {
    case 'put':
    case 'put away':
    case 'hide':
      return (
        by('in', 'on', 'under', 'behind', 'over') ??
        by('to', 'toward', 'around', 'by', 'against', 'before', 'down', 'up')
      );
    case 'carry':
      return by('to', 'in', 'on', 'toward') ?? by('from');
    case 'pour':
      return by('in', 'on', 'over', 'to') ?? by('from', 'for');
    case 'take':
    case 'remove':
    case 'steal':
    case 'draw':
      return phrases.find((entry) => sources.has(entry.preposition));
    case 'give':
    case 'show':
      return by('to', 'in', 'at') ?? by('for');
    case 'throw':
      return by('at', 'to', 'toward', 'in', 'on', 'through', 'over', 'behind', 'under', 'from', 'against');
    case 'go':
    case 'look':
    case 'examine':
    case 'find':
      return undefined;
    case 'tie':
      return by('to', 'around', 'on');
    case 'drop':
      return by('in', 'on', 'under', 'behind', 'down');
    default:
      return phrases.find(
        (entry) =>
          !besides.has(entry.preposition) ||
          entry.preposition === 'to' ||
          entry.preposition === 'at' ||
          entry.preposition === 'toward' ||
          entry.preposition === 'against',
      );
  }
}

const moving = verbSet(
  'go',
  'step',
  'enter',
  'exit',
  'climb',
  'turn',
  'look',
  'push',
  'pull',
  'jump',
  'pace',
  'block',
  'stand',
  'bend',
  'lean',
  'follow',
  'wave',
  'point',
  'lead',
);

function directionOf(
  verb: Verb,
  found: Complements,
  object: NounPhrase | undefined,
  names: NameIndex,
): string | undefined {
  if (!moving.has(verb)) return undefined;
  const compass = found.directions.find((word) =>
    /^(north|south|east|west|northeast|northwest|southeast|southwest|n|s|e|w|ne|nw|se|sw|upstairs|downstairs)$/.test(
      word,
    ),
  );
  if (compass) return compass;
  const way =
    found.directions.find((word) => names.directions.has(word)) ??
    found.directions.find((word) => /^(inside|outside|indoors|outdoors|home)$/.test(word));
  if (way) return way;
  if (object && verb !== 'push' && verb !== 'pull')
    return found.directions.find((word) => ['closer', 'nearer', 'away', 'back'].includes(word));
  return found.directions[0] ?? (prepositions.has(found.particles[0] ?? '') ? found.particles[0] : undefined);
}
