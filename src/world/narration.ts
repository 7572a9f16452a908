import { pick, type Random } from '../kit/random.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Refusal } from '../drama/refusal.ts';
import { inflect } from './lexicon/verbs.ts';
import { prepositions } from './grammar/english/words.ts';
import type { Deed, ResolvedAction } from './rules/deed.ts';
import { lowerFirst, the, The, upperFirst } from './rules/naming.ts';
import { thingOf, type World } from './world.ts';

/** The narrator's voice: plain present tense, varied, and never against the state, for it is made from what changed. */

/** The act as done: `Hamlet stabs the curtain with the dagger.` */
export function narrateDeed(deed: Deed, random: Random): string {
  const { action } = deed;
  const first = deed.preludes.length > 0 ? `First ${deed.preludes.join(', then ')}, ` : '';
  const lead = first ? `${first}${lowerName(actSentence(deed.world, action))}` : variedLead(deed, random);
  return [lead, ...deed.outcomes].join(' ');
}

/** What did not reach the rules: `Hamlet begins to weep.` */
export function narrateAspect(world: World, action: ResolvedAction): string {
  const subject = The(thingOf(world, action.subject));
  const rest = predicate(world, action, 'base');
  switch (action.aspect) {
    case 'begins':
      return `${subject} begins to ${rest}.`;
    case 'nearly':
      return `${subject} nearly ${predicate(world, action, 'third')}, and does not.`;
    case 'stops':
      return `${subject} stops: no more ${predicate(world, action, 'gerund')}.`;
    default:
      return `${subject} means to ${rest}.`;
  }
}

/** What was tried and why it came to nothing. */
export function narrateRefusal(world: World, action: ResolvedAction, refusal: Refusal, random: Random): string {
  const subject = The(thingOf(world, action.subject));
  const tried = predicate(world, action, 'base');
  const reason = refusal.reason.replace(/\.$/, '');
  return pick(random, [
    `${subject} tries to ${tried}, but nothing comes of it: ${lowerName(reason)}.`,
    `${upperFirst(reason)}. ${subject} does not ${tried}.`,
    `${subject} would ${tried}, but ${lowerName(reason)}.`,
  ]);
}

const lowerName = (sentence: string): string =>
  lowerFirst(sentence.replace(/^(There|It|Nothing|Nobody)\b/, (word) => word.toLowerCase()));

function variedLead(deed: Deed, random: Random): string {
  const { action } = deed;
  const plain = actSentence(deed.world, action);
  const subject = The(deed.subject);
  const object = deed.object && the(deed.object);
  const target = deed.target && the(deed.target);
  if (!object || action.manner || action.part || deed.outcomes.length > 0) return plain;
  switch (action.verb) {
    case 'take':
      return pick(random, [plain, `${subject} has ${object} in hand now.`]);
    case 'give':
      return target
        ? pick(random, [plain, `${upperFirst(object)} passes from ${the(deed.subject)} to ${target}.`])
        : plain;
    case 'open':
      return pick(random, [plain, `Under ${the(deed.subject)}'s hand ${object} opens.`]);
    case 'close':
      return pick(random, [plain, `${upperFirst(object)} falls shut.`]);
    case 'light':
      return pick(random, [plain, `${upperFirst(object)} is lit.`]);
    case 'extinguish':
      return pick(random, [plain, `${upperFirst(object)} goes dark.`]);
    case 'drop':
      return pick(random, [plain, `${subject} lets ${object} fall.`]);
    default:
      return plain;
  }
}

function actSentence(world: World, action: ResolvedAction): string {
  return `${The(thingOf(world, action.subject))} ${predicate(world, action, 'third')}.`;
}

/** Verb, object and the rest, in our own order. */
function predicate(world: World, action: ResolvedAction, form: 'base' | 'third' | 'gerund'): string {
  if (action.verb === 'emote' && action.manner) return emotePredicate(action.manner, form);
  const name = (id: ResolvedAction['object'], word?: string): string | undefined =>
    id ? (id === action.subject ? 'their own person' : the(thingOf(world, id))) : word && namedWord(word);
  const [verb = action.verb, ...particles] = (action.word || action.verb).split(' ');
  const tail = particles
    .filter((word) => prepositions.get(word) !== action.preposition || !action.preposition)
    .join(' ');
  const object = name(action.object, action.objectWord);
  const target = name(action.target, action.targetWord);
  const partOfTarget = action.part !== undefined && action.target !== undefined && isActor(world, action.target);
  const possessed =
    action.part && action.object && !partOfTarget
      ? `${object}'s ${action.part}`
      : action.part && !partOfTarget
        ? `their ${action.part}`
        : object;
  const instrument = action.instrument && `with ${name(action.instrument)}`;
  const inflected = form === 'base' ? verb : inflect(verb, form);
  const before = target === undefined && action.object !== undefined ? action.preposition : undefined;
  const parts = [
    inflected,
    tail,
    before ?? (target === undefined && action.objectWord ? action.preposition : undefined),
    possessed,
    action.direction && action.direction !== tail ? action.direction : undefined,
    target === undefined ? undefined : (action.preposition ?? 'to'),
    partOfTarget ? `${target}'s ${action.part}` : target,
    instrument || undefined,
    action.manner,
  ];
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, 400);
}

const isActor = (world: World, id: EntityId): boolean => thingOf(world, id).kind === 'actor';

function emotePredicate(clause: string, form: 'base' | 'third' | 'gerund'): string {
  const [verb = '', ...rest] = clause.split(' ');
  return [form === 'base' ? verb : inflect(verb, form), ...rest].join(' ');
}

const namedWord = (word: string): string =>
  /^((the|a|an|his|her|their|my|your)\s|(everything|all|both|nothing|him|her|them|it)$)/i.test(word)
    ? word
    : `the ${word}`;
