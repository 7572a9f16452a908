import { isA } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { kinVerb, phrasalVerb, plainVerb } from '../../verbs/verb-index.ts';
import { bodyParts, layingVerbs } from './body.ts';
import type { Complements } from './complements.ts';
import { isNamed, isOwnPart, isPersonal, placing } from './phrase-kinds.ts';

export interface Chosen {
  readonly verb: string;
  readonly word: string;
  readonly unknown?: true;
  /** The preposition the phrasal verb swallowed. */
  readonly swallowed?: string;
}

/** The phrasal reading first (*picks the letter up*, *puts on the cloak*), then the verb alone, then its kin. */
export function choose(lemma: string, found: Complements, names: NameIndex): Chosen | undefined {
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
      if (lemma === 'turn' && said === 'on' && isPersonal(first.phrase, names)) continue;
      return { verb: phrasal, word: `${lemma} ${said}`, swallowed: first.preposition };
    }
  }
  if ((lemma === 'turn' || lemma === 'switch') && first?.preposition === 'of' && !object)
    return { verb: 'switch off', word: `${lemma} off`, swallowed: 'of' };
  const laid = object && isOwnPart(object) && (!object.possessor || object.possessor.pronoun !== undefined);
  if (laid && first && layingVerbs.has(lemma)) return layingOn(lemma, found);
  // slips the ring off her finger
  const off = first?.preposition === 'off' && isOwnPart(first.phrase) && phrasalVerb(lemma, 'off') === 'take off';
  if (object && off && !isOwnPart(object)) return { verb: 'take off', word: lemma };
  // puts it to her eye, raises it to his lips
  const lifted =
    object &&
    !isOwnPart(object) &&
    first?.preposition === 'to' &&
    /^(eye|eyes|lips|mouth|ear|nose|chest|heart)$/.test(first.phrase.head);
  if (
    lifted &&
    first?.phrase.possessor?.pronoun &&
    ['put', 'raise', 'lift', 'hold', 'bring', 'press', 'clutch', 'hug'].includes(lemma)
  ) {
    found.phrases.shift();
    found.manner.push(first.words);
    return { verb: 'raise', word: lemma };
  }
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
    case 'say':
      if (object && /^(yes|no|sorry)$/.test(object.head)) {
        found.objects.shift();
        return { verb: `say ${object.head}`, word: `say ${object.head}` };
      }
      return undefined;
    case 'wind':
    case 'coil':
    case 'loop':
    case 'twine':
      return object && prepositionsSaid.includes('around') ? { verb: 'tie', word: lemma } : undefined;
    case 'cross':
      return object?.pronoun === 'self' ? { verb: 'emote', word: 'cross' } : undefined;
    case 'walk':
    case 'march':
    case 'see':
    case 'show':
      // walks Miss Ashby to the door
      return object && isPersonal(object, names) && found.objects.length === 1 && prepositionsSaid.includes('to')
        ? { verb: 'lead', word: lemma }
        : undefined;
    case 'cut':
    case 'tear':
    case 'rip':
    case 'slice': {
      // cuts a strip from the curtain
      const from = found.phrases.find(({ preposition }) => preposition === 'off' || preposition === 'from');
      if (!object || !from || isNamed(object, names) || object.pronoun) return undefined;
      found.objects.splice(0, found.objects.length, from.phrase);
      found.phrases.splice(found.phrases.indexOf(from), 1);
      return undefined;
    }
    case 'wrench':
    case 'wrest':
    case 'yank':
    case 'jerk':
    case 'prise':
    case 'pry': {
      const from = found.phrases.find(({ preposition }) => preposition === 'off' || preposition === 'from');
      return object && from
        ? { verb: isPersonal(from.phrase, names) || bodyParts.has(from.phrase.head) ? 'steal' : 'take', word: lemma }
        : undefined;
    }
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
      const meant = object?.pronoun === 'it' && (into?.preposition === 'through' || into?.preposition === 'in');
      if (!object || !into || !(isBlade(object) || meant)) return undefined;
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
  (isA(phrase.head, 'weapon') && !isA(phrase.head, 'gun')) || isA(phrase.head, 'knife') || phrase.head === 'blade';
