import { asVerb, verbSet } from '../../drama/verb.ts';
import { keepsPreposition } from '../verbs/prepositional.ts';
import type { AskedAction } from '../../drama/action.ts';
import type { Attempt } from './attempt.ts';
import { phraseFrom } from './english/noun-phrases.ts';
import { kinVerb, knownVerb, phrasalVerb, plainVerb } from '../verbs/verb-index.ts';
import { directions, prepositions } from './english/words.ts';
import { verbForms } from '../lexicon/verbs.ts';
import type { NameIndex } from '../names/name-index.ts';

/** [SHAPE5] Brings an action that arrived as data into our shape: the same attempt words would have made. */
export function attemptFrom(action: AskedAction, names: NameIndex): Attempt {
  const said = plainVerbWords(action.verb);
  const [first = '', ...rest] = said.split(' ');
  const lemma = verbForms(first)[0]?.lemma ?? first;
  const tail = rest.join(' ');
  let preposition =
    action.preposition &&
    (prepositions.get(action.preposition.toLowerCase().replace(/[-_\s]+/g, ' ')) ?? action.preposition);
  let { object, target, instrument } = action;
  // An action of our own comes back as it was put: *steps out* is not any going.
  const spoken = action.word !== undefined && /^[a-z][a-z' -]{0,39}$/i.test(action.word) ? action.word : undefined;

  let verb = tail ? (phrasalVerb(lemma, tail) ?? knownVerb(said)) : knownVerb(said);
  const swallowed = tail ? prepositions.get(tail) : undefined;
  // `put on` with a target is putting; `insert into` and `throw at` carry their preposition in the verb.
  if (swallowed && (target !== undefined || verb === undefined)) {
    const plain = plainVerb(lemma);
    if (plain && (verb === undefined || verb === 'wear' || verb === 'take off' || verb === 'turn' || verb === plain)) {
      verb = plain;
      preposition ??= swallowed;
    }
  }
  if (swallowed && verb !== undefined && keepsPreposition.has(verb)) preposition ??= swallowed;
  if (verb === undefined) verb = plainVerb(lemma);
  // `put` on with no target: `{"verb":"put","preposition":"on","object":cloak}`
  if (preposition && !tail && target === undefined) {
    const phrasal = phrasalVerb(lemma, preposition);
    if (
      phrasal &&
      (phrasal === 'wear' ||
        phrasal === 'take off' ||
        phrasal.startsWith('switch') ||
        phrasal === 'extinguish' ||
        phrasal === 'find')
    ) {
      verb = phrasal;
      preposition = undefined;
    }
  }
  const kin = verb === undefined ? kinVerb(lemma) : undefined;
  const unknown = verb === undefined && !kin?.known;

  if (preposition === 'with' && instrument === undefined && target !== undefined && !/^actor:/.test(target)) {
    instrument = target;
    target = undefined;
    preposition = undefined;
  }
  // the key beside the door it unlocks, with nothing said between
  if (
    preposition === undefined &&
    instrument === undefined &&
    target !== undefined &&
    object !== undefined &&
    verb !== undefined &&
    wielding.has(verb)
  ) {
    instrument = target;
    target = undefined;
  }
  if (object === undefined && target !== undefined) {
    object = target;
    target = undefined;
  }
  if (
    object !== undefined &&
    verb !== undefined &&
    moving.has(verb) &&
    (directions.has(object.toLowerCase()) || names.directions.has(object.toLowerCase()))
  ) {
    return { verb: verb ?? asVerb(lemma), word: spoken ?? lemma, direction: object.toLowerCase() };
  }
  // `go north`, or the direction where the preposition stands
  const way = [tail, action.preposition?.toLowerCase() ?? ''].find(
    (word) => directions.has(word) || names.directions.has(word),
  );
  if (
    way &&
    object === undefined &&
    target === undefined &&
    verb !== undefined &&
    moving.has(verb) &&
    action.direction === undefined
  ) {
    return { verb: verb ?? asVerb(lemma), word: spoken ?? lemma, direction: way };
  }
  const direction = action.direction ?? (object === undefined && tail && !verb ? tail : undefined);
  return {
    verb: verb ?? kin?.verb ?? asVerb(said),
    word: spoken ?? (tail && verb !== undefined && phrasalVerb(lemma, tail) === verb ? `${lemma} ${tail}` : lemma),
    ...(unknown ? { unknown: true as const } : {}),
    ...(object !== undefined ? { object: phraseFrom(object, names) } : {}),
    ...(preposition !== undefined ? { preposition } : {}),
    ...(target !== undefined ? { target: phraseFrom(target, names) } : {}),
    ...(instrument !== undefined ? { instrument: phraseFrom(instrument, names) } : {}),
    ...(action.part !== undefined ? { part: action.part } : {}),
    ...(direction !== undefined ? { direction } : {}),
    ...(action.manner !== undefined ? { manner: action.manner } : {}),
    ...(action.aspect !== undefined ? { aspect: action.aspect } : {}),
  };
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

const wielding = verbSet('lock', 'unlock', 'cut', 'stab', 'slash', 'kill', 'attack', 'hit', 'strike', 'break');

const moving = verbSet('go', 'step', 'exit', 'enter', 'climb', 'push', 'look');
