import { isA, knowsNoun } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import type { Attempt } from '../attempt.ts';
import { bodyParts, contactVerbs } from './body.ts';
import { isMannerNoun, type Complements } from './complements.ts';
import { abstractNouns, deedOfNoun, isLightVerb, isSaying } from './idioms.ts';
import { laws } from '../../rules/laws.ts';
import { wonderOf } from '../../setting/impossible.ts';
import { rephrase } from './rephrase.ts';
import { kinVerb, phrasalVerb, plainVerb } from '../../verbs/verb-index.ts';
import { prepositions } from './words.ts';

/** [SHAPE1]–[SHAPE4] From a verb and what stands behind it to our shape of an action. */

/** Verbs of two objects: *gives Ophelia the letter*. */
const ditransitive = new Set([
  'give',
  'show',
  'throw',
  'tell',
  'pour',
  'hand',
  'offer',
  'ask',
  'buy',
  'sell',
  'put',
  'take',
  'steal',
]);

/** Verbs whose preposition says something of the object: it is kept. */
const keepsPreposition = new Set(['go', 'step', 'enter', 'exit', 'climb', 'look', 'watch', 'search', 'sit', 'lie', 'stand', 'hide', 'knock', 'point', 'listen', 'aim', 'play', 'reach', 'turn', 'peek', 'bend', 'jump', 'lean', 'read', 'write', 'type', 'kneel', 'crouch', 'wave', 'toast', 'dance', 'smell', 'shout', 'whisper', 'say', 'ask', 'tell', 'drink', 'stare', 'call', 'sleep']); // prettier-ignore

/** Prepositions that only ever place a second thing. */
const placing = new Set(['in', 'on', 'under', 'behind', 'over']);
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

export function shape(
  lemmas: readonly string[],
  found: Complements,
  clause: string,
  names: NameIndex,
  shared = false,
): Attempt[] {
  const lemma = bestLemma(lemmas, found);
  const wonder = wonderOf(clause);
  if (wonder) return [{ verb: wonder, word: wonder }];
  const reworded = rephrase(clause, found);
  if (reworded) {
    const chosen: Chosen = { verb: plainVerb(reworded.lemma) ?? reworded.lemma, word: reworded.word };
    return [{ ...build(chosen, found, names), ...(reworded.direction ? { direction: reworded.direction } : {}) }];
  }
  const saying = isSaying(clause) && !namesSomething(found, names);
  if (saying) return [emote(clause, lemma)];
  if (overlooking.has(lemma)) return [];
  const lightDeed = lightVerb(lemma, found, names);
  if (lightDeed) return lightDeed;
  if (isAbstract(found, names) && !speech.has(plainVerb(lemma) ?? '')) return [emote(clause, lemma)];
  const chosen = choose(lemma, found, names);
  if (!chosen) return [];
  if (chosen.verb === 'emote') return [emote(clause, lemma)];
  // breaks down, pulls away: a verb that wants a thing and has only a particle
  const nothing = found.objects.length + found.phrases.length === 0;
  if (nothing && !shared && found.particles.length > 0 && laws().get(chosen.verb)?.needs?.includes('object'))
    return [emote(clause, lemma)];
  // cuts her off
  const whom = found.objects[0];
  if (chosen.verb === 'cut' && whom && found.phrases.length === 0 && isPersonal(whom, names) && whom.pronoun !== 'it')
    return [emote(clause, lemma)];
  return spread(build(chosen, found, names), found, names);
}

/** `lay` is lie or lay, `felt` feel or felt: what stands behind decides, and what we know. */
function bestLemma(lemmas: readonly string[], found: Complements): string {
  const known = lemmas.filter((lemma) => plainVerb(lemma) !== undefined);
  const pool = known.length > 0 ? known : lemmas;
  if (pool.includes('lie') && pool.includes('lay')) return found.objects.length > 0 ? 'lay' : 'lie';
  return pool[0] ?? lemmas[0] ?? '';
}

/** What is left alone is not touched. */
const overlooking = new Set(['ignore', 'disregard', 'overlook', 'neglect', 'shun']);

const speech = new Set(['say', 'tell', 'ask', 'answer', 'shout', 'whisper', 'say yes', 'say no', 'say sorry', 'call']);

const emote = (clause: string, lemma: string): Attempt => ({
  verb: 'emote',
  word: lemma,
  manner: clause.slice(0, 200),
});

/** A thing of the world named as the verb's own object keeps it from being a manner of speaking. */
function namesSomething(found: Complements, names: NameIndex): boolean {
  return found.objects.some(
    (phrase) =>
      names.byFull.has(phrase.text) &&
      phrase.pronoun === undefined &&
      !abstractNouns.has(phrase.head) &&
      !isPerson(phrase, names),
  );
}

const isPerson = (phrase: NounPhrase, names: NameIndex): boolean =>
  (names.byFull.get(phrase.text) ?? []).some((id) => names.byId.get(id)?.kind === 'actor');

function isNamed(phrase: NounPhrase, names: NameIndex): boolean {
  if (names.byFull.has(phrase.text)) return true;
  return names.things.some((thing) => thing.words.has(phrase.head));
}

function isAbstract(found: Complements, names: NameIndex): boolean {
  const object = found.objects.at(-1) ?? found.phrases[0]?.phrase;
  if (!object || object.pronoun || object.quantity !== undefined) return false;
  return (
    abstractNouns.has(object.head) &&
    !isNamed(object, names) &&
    !(found.objects.length === 0 && bodyParts.has(object.head))
  );
}

/** *gives her a push*, *takes a step back*, *makes a bow to the king* */
function lightVerb(lemma: string, found: Complements, names: NameIndex): Attempt[] | undefined {
  if (!isLightVerb(lemma)) return undefined;
  const noun = found.objects.at(-1);
  if (!noun || names.byFull.has(noun.text)) return undefined;
  const deed = deedOfNoun(lemma, noun);
  if (!deed) return undefined;
  const other = found.objects.length > 1 ? found.objects[0] : undefined;
  const behind = found.phrases[0];
  const object = other ?? noun.whole ?? behind?.phrase;
  const direction =
    found.directions.find((word) => word !== 'out' && word !== 'in' && word !== 'on') ??
    (deed.verb === 'step' && !object ? 'forward' : undefined);
  const manner = [...noun.adjectives.filter((word) => deed.verb !== 'step' || word !== 'single'), ...found.manner].join(
    ' ',
  );
  const preposition =
    other || noun.whole ? undefined : behind && behind.preposition !== 'of' ? behind.preposition : undefined;
  return [
    {
      verb: deed.verb,
      word: deed.word,
      ...(object ? { object } : {}),
      ...(object && preposition ? { preposition } : {}),
      ...(direction && deed.verb === 'step' ? { direction } : {}),
      ...(manner ? { manner } : {}),
    },
  ];
}

interface Chosen {
  readonly verb: string;
  readonly word: string;
  readonly unknown?: true;
  /** The preposition the phrasal verb swallowed. */
  readonly swallowed?: string;
}

/** The phrasal reading first (*picks the letter up*, *puts on the cloak*), then the verb alone, then its kin. */
function choose(lemma: string, found: Complements, names: NameIndex): Chosen | undefined {
  const first = found.phrases[0];
  const object = found.objects[0];
  // puts it back on: the last word decides, not `back`
  const particle = found.particles.find((word) => word !== 'back') ?? found.particles[0];
  if (particle) {
    const two = found.particles[1];
    const both = two && phrasalVerb(lemma, `${particle} ${two}`);
    if (both) return { verb: both, word: `${lemma} ${particle} ${two}` };
    const phrasal = phrasalVerb(lemma, particle);
    if (
      phrasal &&
      !(lemma === 'put' && particle === 'on' && !object) &&
      !(phrasal === 'step' && object) &&
      !(phrasal === 'turn' && lemma !== 'turn' && object)
    )
      return { verb: phrasal, word: `${lemma} ${particle}` };
    for (const other of found.particles.slice(1)) {
      const later = phrasalVerb(lemma, other);
      if (later) return { verb: later, word: `${lemma} ${other}` };
    }
  }
  // put on the cloak · turn on the lamp · look for the key · sit on the chair
  if (first && (!object || (isOwnPart(object) && !placingVerbs.has(lemma)))) {
    for (const said of [first.said, first.preposition, first.said.split(' ')[0] ?? '']) {
      const phrasal = phrasalVerb(lemma, said);
      if (!phrasal) continue;
      if (lemma === 'turn' && said === 'on' && first.phrase.pronoun && first.phrase.pronoun !== 'it') continue;
      return { verb: phrasal, word: `${lemma} ${said}`, swallowed: first.preposition };
    }
  }
  if (object && first) {
    // take the letter out of the drawer · let go of the rope
    void first;
  }
  if ((lemma === 'turn' || lemma === 'switch') && first?.preposition === 'of' && !object)
    return { verb: 'switch off', word: `${lemma} off`, swallowed: 'of' };
  if (object && first && isOwnPart(object) && layingVerbs.has(lemma)) return layingOn(lemma, found);
  // zips it shut, kicks it open
  if (object && found.particles.some((word) => word === 'shut' || word === 'closed'))
    return { verb: 'close', word: `${lemma} shut` };
  if (object && found.particles.includes('open')) return { verb: 'open', word: `${lemma} open` };
  if (lemma === 'sweep' && !object) return { verb: 'go', word: 'sweep' };
  const special = specially(lemma, found, names);
  if (special) return special;
  const plain = plainVerb(lemma);
  if (plain) return { verb: plain, word: lemma };
  const kin = kinVerb(lemma);
  if (kin) return { verb: kin.verb, word: lemma, ...(kin.known ? {} : { unknown: true as const }) };
  return undefined;
}

/** A few verbs mean another thing by what they stand with. */
function specially(lemma: string, found: Complements, names: NameIndex): Chosen | undefined {
  const object = found.objects[0];
  const prepositionsSaid = found.phrases.map((phrase) => phrase.preposition);
  switch (lemma) {
    case 'turn':
      if (!object) return { verb: 'turn', word: 'turn' };
      return undefined;
    case 'walk':
    case 'march':
    case 'see':
    case 'show':
      // walks Miss Ashby to the door
      return object && isPersonal(object, names) && found.objects.length === 1 && prepositionsSaid.includes('to')
        ? { verb: 'lead', word: lemma }
        : undefined;
    case 'brush':
    case 'wipe':
    case 'sweep':
    case 'dust':
    case 'wash':
    case 'scrub': {
      // brushes the dust off the mantelpiece
      const from = found.phrases.find(({ preposition }) => preposition === 'off' || preposition === 'from');
      if (!object || !from || isNamed(object, names)) return undefined;
      found.objects.splice(0, found.objects.length, from.phrase);
      found.phrases.splice(found.phrases.indexOf(from), 1);
      return { verb: lemma === 'wash' ? 'wash' : 'clean', word: lemma };
    }
    case 'drum':
      return object && isOwnPart(object) ? { verb: 'drum', word: 'drum' } : undefined;
    case 'swallow':
    case 'gulp':
      return object || found.phrases.length > 0 ? undefined : { verb: 'gulp', word: lemma };
    case 'give':
      return !object && found.particles.length > 0 ? { verb: 'emote', word: `give ${found.particles[0]}` } : undefined;
    case 'leave':
      return object && found.phrases.some(({ preposition }) => placing.has(preposition))
        ? { verb: 'put', word: 'leave' }
        : undefined;
    case 'thrust':
    case 'plunge':
    case 'sink':
    case 'jab':
    case 'ram':
    case 'drive': {
      // Thrusts his dagger through the arras: the dagger is what with.
      const into = found.phrases.find((phrase) => ['through', 'in', 'at', 'toward'].includes(phrase.preposition));
      if (!object || !into || !isBlade(object)) return undefined;
      found.objects.splice(0, found.objects.length, into.phrase);
      found.phrases.splice(found.phrases.indexOf(into), 1, {
        ...into,
        preposition: 'with',
        said: 'with',
        phrase: object,
      });
      return { verb: 'stab', word: lemma };
    }
    case 'press':
    case 'slip':
    case 'lay':
    case 'place': {
      const onto = found.phrases[0];
      if (
        object &&
        onto &&
        bodyParts.has(onto.phrase.head) &&
        !isNamed(onto.phrase, names) &&
        !isOwnPart(object) &&
        onto.preposition === 'in'
      )
        return { verb: 'give', word: lemma };
      return undefined;
    }
    case 'carry':
    case 'bring':
    case 'move':
    case 'drag':
    case 'take':
      if (
        object &&
        !isOwnPart(object) &&
        found.phrases.some(({ preposition }) => ['to', 'in', 'on', 'toward'].includes(preposition)) &&
        (lemma !== 'take' || prepositionsSaid.includes('to'))
      ) {
        return { verb: 'carry', word: lemma };
      }
      return undefined;
    case 'lean':
    case 'rest':
    case 'stand':
    case 'balance':
    case 'prop':
      return object &&
        !isOwnPart(object) &&
        prepositionsSaid.some((preposition) => placing.has(preposition) || preposition === 'against')
        ? { verb: 'put', word: lemma }
        : undefined;
    case 'strike':
      if (object && /^(match|matches|light)$/.test(object.head)) return { verb: 'light', word: 'strike' };
      return undefined;
    case 'put':
    case 'set':
      if (
        object &&
        found.phrases[0] &&
        bodyParts.has(found.phrases[0].phrase.head) &&
        !isNamed(found.phrases[0].phrase, names) &&
        !isOwnPart(object) &&
        found.phrases[0].preposition === 'in'
      )
        return { verb: 'give', word: lemma };
      if (object?.head === 'fire' && prepositionsSaid.includes('to')) {
        found.objects.shift();
        return { verb: 'burn', word: 'set fire to' };
      }
      return prepositionsSaid.includes('on') && found.phrases[0]?.phrase.head === 'fire'
        ? { verb: 'burn', word: 'set fire' }
        : undefined;
    case 'straighten':
    case 'adjust':
    case 'smooth':
      return object ? { verb: 'touch', word: lemma } : undefined;
    case 'shake': {
      // shakes hands with the manager
      const other = found.phrases.find(({ preposition }) => preposition === 'with');
      if (!object || !/^hands?$/.test(object.head) || !other) return undefined;
      found.phrases.splice(found.phrases.indexOf(other), 1);
      found.objects.splice(0, found.objects.length, { ...object, possessor: other.phrase });
      return { verb: 'shake', word: 'shake' };
    }
    case 'fumble':
    case 'fiddle':
    case 'toy':
    case 'fidget': {
      const thing = found.phrases.find(({ preposition }) => preposition === 'with');
      if (object || !thing) return undefined;
      found.phrases.splice(found.phrases.indexOf(thing), 1);
      found.objects.push(thing.phrase);
      return { verb: 'touch', word: lemma };
    }
    case 'let':
      // lets the letter fall
      if (object && /^(fall|drop|go|slip|slide)$/.test(object.head) && object.adjectives.length > 0) {
        const head = object.adjectives.at(-1) ?? '';
        found.objects[0] = {
          ...object,
          head,
          adjectives: object.adjectives.slice(0, -1),
          text: object.adjectives.join(' '),
        };
        return { verb: 'drop', word: 'let fall' };
      }
      if (object && /^(fall|drop|pool|thud|slip|slide|clatter|tumble|crash|go)$/.test(found.objects[1]?.head ?? '')) {
        found.objects.length = 1;
        return { verb: 'drop', word: 'let fall' };
      }
      return object ? { verb: 'emote', word: 'let' } : undefined;
    case 'get':
      if (prepositionsSaid[0] === 'to' && /feet/.test(found.phrases[0]?.phrase.head ?? ''))
        return { verb: 'stand', word: 'get up' };
      if (!object && (prepositionsSaid[0] === 'to' || prepositionsSaid[0] === 'toward'))
        return { verb: 'go', word: 'get' };
      return undefined;
    default:
      return undefined;
  }
}

const layingVerbs = new Set([
  'put',
  'lay',
  'place',
  'set',
  'press',
  'rest',
  'run',
  'slip',
  'slide',
  'wrap',
  'drape',
  'clap',
  'pass',
  'draw',
  'trail',
]);
const placingVerbs = new Set(['put', 'lay', 'place', 'set', 'press', 'rest', 'run', 'slip', 'take']);

/** *Puts a hand on his shoulder*: a touch. */
function layingOn(lemma: string, found: Complements): Chosen | undefined {
  const onto = found.phrases[0];
  if (!onto) return undefined;
  found.objects.splice(0, found.objects.length, onto.phrase);
  found.phrases.shift();
  return { verb: 'touch', word: lemma };
}

const isBlade = (phrase: NounPhrase): boolean =>
  isA(phrase.head, 'weapon') || isA(phrase.head, 'knife') || phrase.head === 'blade';

const isOwnPart = (phrase: NounPhrase): boolean => bodyParts.has(phrase.head);

function build(chosen: Chosen, found: Complements, names: NameIndex): Attempt {
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
      manner.push(`with ${entry.phrase.text}`);
      return false;
    }
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
      object !== undefined,
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
  const second = pickTarget(verb, rest, object);
  if (second && !target) {
    const held = takePart(second.phrase, 'touch', names);
    if (held) {
      target = held.owner;
      part = held.owner ? held.part : part;
      if (!held.owner) target = undefined;
      preposition = held.owner ? second.preposition : preposition;
    } else {
      target = second.phrase;
      preposition = second.preposition;
    }
  }
  // writes an address in the notebook, plays a tune on the piano: that is what it is about
  if (['write', 'play', 'type', 'trace'].includes(verb) && object && target && !isNamed(object, names)) {
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

const isPersonal = (phrase: NounPhrase, names: NameIndex): boolean =>
  (phrase.pronoun !== undefined && phrase.pronoun !== 'it' && phrase.pronoun !== 'this') || isPerson(phrase, names);

/** Somebody's hand is a part of them; one's own is a gesture. */
function takePart(
  phrase: NounPhrase,
  word: string,
  names: NameIndex,
): { part: string; owner: NounPhrase | undefined } | undefined {
  if (!bodyParts.has(phrase.head) || phrase.pronoun || names.byFull.has(phrase.text)) return undefined;
  const person = phrase.possessor !== undefined && isPerson(phrase.possessor, names);
  if (
    !person &&
    names.things.some((thing) => thing.kind === 'prop' && thing.names.some((name) => name.head === phrase.head))
  )
    return undefined;
  const part = phrase.head.replace(
    /^(hand|arm|sleeve|shoulder|finger|cheek|knee|wrist|elbow|lip|ear|foot|leg)s$/,
    '$1',
  );
  const whose = phrase.possessor;
  if (!whose)
    return phrase.indefinite || !contactVerbs.has(word)
      ? { part: phrase.head, owner: undefined }
      : { part, owner: undefined };
  if (whose.pronoun === 'self' || whose.pronoun === 'me') return { part: phrase.head, owner: undefined };
  if (whose.pronoun && whose.pronoun !== 'you') return { part, owner: { ...whose, whose: true } };
  return { part, owner: whose };
}

/** Of several phrases and no object, the one the verb is about. */
function principal(verb: string, phrases: Complements['phrases']): number {
  const want =
    verb === 'go'
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

function pickTarget(verb: string, phrases: Complements['phrases'], object: NounPhrase | undefined) {
  if (!object) return undefined;
  const by = (...wanted: string[]) => phrases.find((entry) => wanted.includes(entry.preposition));
  switch (verb) {
    case 'put':
    case 'put away':
    case 'hide':
      return (
        by('in', 'on', 'under', 'behind', 'over') ?? by('to', 'toward', 'around', 'by', 'against', 'before', 'down')
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

const moving = new Set([
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
  'glance',
  'follow',
  'wave',
  'point',
  'lead',
]);

function directionOf(
  verb: string,
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
  const way = found.directions.find((word) => names.directions.has(word));
  if (way) return way;
  if (object && verb !== 'push' && verb !== 'pull')
    return found.directions.find((word) => ['closer', 'nearer', 'away', 'back'].includes(word));
  return found.directions[0] ?? (prepositions.has(found.particles[0] ?? '') ? found.particles[0] : undefined);
}

/** *the cup and the letter*: one action each. */
function spread(attempt: Attempt, found: Complements, names: NameIndex): Attempt[] {
  if ((attempt.verb === 'exit' || attempt.verb === 'enter') && found.objects[0] && isPerson(found.objects[0], names))
    return [attempt];
  const others = found.also.filter((phrase) => !abstractNouns.has(phrase.head) || isNamed(phrase, names));
  const objects = attempt.object && found.objects[0] ? others : [];
  const behind = found.phrases[0];
  if (
    objects.length === 0 &&
    behind &&
    behind.also.length > 0 &&
    behind.preposition !== 'between' &&
    attempt.object === behind.phrase
  ) {
    return [attempt, ...behind.also.map((phrase) => ({ ...attempt, object: phrase }))];
  }
  return [attempt, ...objects.map((phrase) => ({ ...attempt, object: phrase }))];
}
