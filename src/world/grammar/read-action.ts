import { asVerb, isOneOf, verbSet, type VerbName } from '../../drama/verb.ts';
import type { AskedAction } from '../../drama/action.ts';
import type { Attempt } from './attempt.ts';
import { phraseFrom } from './english/noun-phrases.ts';
import { keepsPreposition, kinVerb, knownVerb, phrasalVerb, plainVerb } from '../verbs/verb-index.ts';
import { directions, prepositions } from './english/words.ts';
import { verbForms } from '../lexicon/verbs.ts';
import type { OwnVerb } from '../own-verbs.ts';
import type { NameIndex } from '../names/name-index.ts';
import { given } from '../../kit/given.ts';

/** [SHAPE5] Brings an action that arrived as data into our shape: the same attempt words would have made. */
export function attemptFrom(action: AskedAction, names: NameIndex): Attempt {
  const own = names.verbs?.find(action.verb);
  if (own) return ownAttempt(own, action, names);
  const heard = readVerbOf(action);
  const { verb, said, lemma, tail } = heard;
  const { object, target, instrument, preposition } = slotsOf(action, heard);
  // An action of our own comes back as it was put: *steps out* is not any going.
  const spoken = action.word !== undefined && /^[a-z][a-z' -]{0,39}$/i.test(action.word) ? action.word : undefined;
  const isWay = (word: string): boolean => directions.has(word) || names.directions.has(word);
  if (verb !== undefined && moving.has(verb)) {
    // `go north`, or the direction where the preposition stands
    const said = object === undefined ? [tail, action.preposition?.toLowerCase() ?? ''] : [object.toLowerCase()];
    const way = said.find(isWay);
    if (way && (object !== undefined || action.direction === undefined))
      return { verb, word: spoken ?? lemma, direction: way };
  }
  const kin = verb === undefined ? kinVerb(lemma) : undefined;
  const phrase = (text: string | undefined) => (text === undefined ? undefined : phraseFrom(text, names));
  return given({
    verb: verb ?? kin?.verb ?? asVerb(said),
    word: spoken ?? (tail && verb !== undefined && phrasalVerb(lemma, tail) === verb ? `${lemma} ${tail}` : lemma),
    unknown: verb === undefined && !kin?.known ? (true as const) : undefined,
    object: phrase(object),
    preposition,
    target: phrase(target),
    instrument: phrase(instrument),
    part: action.part,
    direction: action.direction ?? (object === undefined && tail && !verb ? tail : undefined),
    manner: action.manner,
    aspect: action.aspect,
  });
}

/** A verb of a host's game: each name stays in the slot it came in. */
function ownAttempt({ name }: OwnVerb, action: AskedAction, names: NameIndex): Attempt {
  const { object, target, instrument, preposition, manner, aspect, word } = action;
  const phrase = (text: string | undefined) => (text === undefined ? undefined : phraseFrom(text, names));
  return given({
    verb: asVerb(name),
    word: word ?? name,
    object: phrase(object),
    preposition,
    target: phrase(target),
    instrument: phrase(instrument),
    manner,
    aspect,
  });
}

interface HeardVerb {
  readonly verb: VerbName | undefined;
  readonly preposition: string | undefined;
  /** The words, the first of them without ending, and the others. */
  readonly said: string;
  readonly lemma: string;
  readonly tail: string;
}

/** Our verb for the words, and the preposition that is no part of it. */
function readVerbOf({ verb: asked, preposition: given, target }: AskedAction): HeardVerb {
  const said = plainVerbWords(asked);
  const [first = '', ...rest] = said.split(' ');
  const lemma = verbForms(first)[0]?.lemma ?? first;
  const tail = rest.join(' ');
  const plain = plainVerb(lemma);
  let preposition = given && (prepositions.get(given.toLowerCase().replace(/[-_\s]+/g, ' ')) ?? given);
  let verb = (tail ? phrasalVerb(lemma, tail) : undefined) ?? knownVerb(said);
  const swallowed = tail ? prepositions.get(tail) : undefined;
  // `put on` with a target is putting; `insert into` and `throw at` carry their preposition in the verb.
  const split = verb === undefined || (target !== undefined && isOneOf(verb, 'wear', 'take off', 'turn'));
  if (swallowed && plain && (split || (target !== undefined && verb === plain))) {
    verb = plain;
    preposition ??= swallowed;
  }
  if (swallowed && verb !== undefined && keepsPreposition.has(verb)) preposition ??= swallowed;
  verb ??= plain;
  // `put` on with no target: `{"verb":"put","preposition":"on","object":cloak}`
  const phrasal = preposition && !tail && target === undefined ? phrasalVerb(lemma, preposition) : undefined;
  return phrasal && joining.has(phrasal)
    ? { verb: phrasal, preposition: undefined, said, lemma, tail }
    : { verb, preposition, said, lemma, tail };
}

/** Each name in the slot it belongs to, whichever it came in. */
function slotsOf({ object, target, instrument }: AskedAction, { verb, preposition }: HeardVerb) {
  const isTool =
    preposition === 'with'
      ? !target?.startsWith('actor:')
      : // the key beside the door it unlocks, with nothing said between
        preposition === undefined && object !== undefined && verb !== undefined && wielding.has(verb);
  if (target !== undefined && instrument === undefined && isTool)
    return { object, target: undefined, instrument: target, preposition: undefined };
  return object === undefined
    ? { object: target, target: undefined, instrument, preposition }
    : { object, target, instrument, preposition };
}

/** `PickupObject`, `switch-on`, `put_down` → `pick up`, `switch on`, `put down`. */
function plainVerbWords(verb: string): string {
  const words = verb
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .replace(/(?<=\w) object\b/, '');
  const joined = /^(pick|put|set|lay|stand|sit|lie|switch|turn|take|get|wake)(up|down|on|off|out)$/.exec(words);
  return joined ? `${joined[1]} ${joined[2]}` : words;
}

/** Verbs that a preposition makes by itself. */
const joining = verbSet('wear', 'take off', 'switch on', 'switch off', 'extinguish', 'find');

const wielding = verbSet('lock', 'unlock', 'cut', 'stab', 'slash', 'kill', 'attack', 'hit', 'strike', 'break');

const moving = verbSet('go', 'step', 'exit', 'enter', 'climb', 'push', 'look');
