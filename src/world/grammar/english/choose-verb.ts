import type { Verb } from '../../../drama/verb.ts';
import { readingOf } from '../../reading.ts';
import { wordSet } from '../../../kit/word-list.ts';
import { kinVerb, phrasalVerb, plainVerb } from '../../verbs/verb-index.ts';
import { isOwnPart, isPersonal } from './phrase-kinds.ts';
import type { VerbPhrase } from './verb-phrase.ts';
import { senses } from './verb-senses.ts';

export interface Chosen {
  readonly verb: Verb;
  readonly word: string;
  readonly unknown?: true;
  /** The preposition the phrasal verb swallowed. */
  readonly swallowed?: string;
}

/** The phrasal reading first (*picks the letter up*, *puts on the cloak*), then the verb by what it stands with, alone, and by its kin. */
export function choose(phrase: VerbPhrase): Chosen | undefined {
  const { lemma } = phrase;
  const phrasal = withParticle(phrase) ?? withPreposition(phrase);
  if (phrasal) return phrasal;
  const sense = readingOf(senses, phrase);
  sense?.then?.(phrase.found);
  if (sense?.verb) {
    const { verb, word = lemma, swallowed } = sense;
    return { verb, word: word.replace('*', lemma), ...(swallowed ? { swallowed } : {}) };
  }
  const plain = plainVerb(lemma);
  if (plain) return { verb: plain, word: lemma };
  const kin = kinVerb(lemma);
  return kin && { verb: kin.verb, word: lemma, ...(kin.known ? {} : { unknown: true as const }) };
}

/** *picks the letter up*. */
function withParticle({ lemma, found }: VerbPhrase): Chosen | undefined {
  const object = found.objects[0];
  // puts it back on: the last word decides, not `back`
  const particle = found.particles.find((word) => word !== 'back') ?? found.particles[0];
  if (!particle) return undefined;
  const [, ...later] = found.particles;
  const verb = phrasalVerb(lemma, particle);
  const misread =
    (lemma === 'put' && particle === 'on' && !object) ||
    (verb === 'step' && object) ||
    (verb === 'turn' && lemma !== 'turn' && object);
  const both = later[0] ? [`${particle} ${later[0]}`] : [];
  return firstPhrasal(lemma, [...both, ...(misread ? [] : [particle]), ...later]);
}

/** *puts on the cloak*, *looks for the key*, *sits on the chair*. */
function withPreposition({ lemma, found, names }: VerbPhrase): Chosen | undefined {
  const first = found.phrases[0];
  const object = found.objects[0];
  if (!first || (object && (!isOwnPart(object) || placingVerbs.has(lemma)))) return undefined;
  // One steps on somebody's foot, and not into it.
  if (lemma === 'step' && isOwnPart(first.phrase)) return undefined;
  const said = [first.said, first.preposition, first.said.split(' ')[0] ?? ''];
  const onPerson = lemma === 'turn' && isPersonal(first.phrase, names);
  const chosen = firstPhrasal(lemma, onPerson ? said.filter((word) => word !== 'on') : said);
  return chosen && { ...chosen, swallowed: first.preposition };
}

function firstPhrasal(lemma: string, said: readonly string[]): Chosen | undefined {
  for (const words of said) {
    const verb = phrasalVerb(lemma, words);
    if (verb) return { verb, word: `${lemma} ${words}` };
  }
  return undefined;
}

const placingVerbs = wordSet('put lay place set press rest run slip take');
