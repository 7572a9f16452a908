import { pick, type Random } from '../kit/random.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Refusal } from '../drama/refusal.ts';
import { isOneOf, type VerbName } from '../drama/verb.ts';
import { inflect } from './lexicon/verbs.ts';
import { prepositions } from './grammar/english/words.ts';
import type { Deed, ResolvedAction } from './rules/deed.ts';
import { himself, his, isPluralName, lowerFirst, the, The, upperFirst, whose } from './naming.ts';
import type { Narrator } from './tongues/tongue.ts';
import { worldTongueOf } from './tongues/tongues.ts';
import { thingOf, type Thing, type World } from './world.ts';

/** The narrator's voice: plain present tense, varied, and never against the state, for it is made from what changed. */

/** The act as done: `Hamlet stabs the curtain with the dagger.` */
export function narrateDeed(deed: Deed, random: Random): string {
  if (deed.lead !== undefined) return [deed.lead, ...deed.outcomes].join(' ');
  const other = narratorOf(deed.world);
  if (other) return other.deed(deed).narration;
  const lead = deed.preludes.length > 0 ? withPreludes(deed) : variedLead(deed, random);
  return [lead, ...deed.outcomes].join(' ');
}

/** The same as others see it, who do not learn what only the doer does. */
export function seenOf(deed: Deed, narration: string): string {
  const other = deed.lead === undefined ? narratorOf(deed.world) : undefined;
  return other ? other.deed(deed).seen : deed.own.reduce((told, own) => told.replace(` ${own}`, ''), narration);
}

/** Why not, in the language the play is told in. */
export const reasonIn = (world: World, action: ResolvedAction, refusal: Refusal): string =>
  narratorOf(world)?.refusal(world, action, refusal).reason ?? refusal.reason;

/** Whoever tells it in another language than English. */
const narratorOf = ({ setting: { language } }: World): Narrator | undefined =>
  language === undefined ? undefined : worldTongueOf(language).narrator;

/** *Hamlet takes the letter and reads it*. */
function withPreludes(deed: Deed): string {
  const done = deed.preludes.map((prelude) => inflectFirst(prelude, 'third'));
  const act = again(deed, predicate(deed.world, deed.action, 'third'));
  return `${The(deed.subject)} ${done.join(', then ')} and ${act}.`;
}

/** What was named in the same breath is not named twice. */
function again({ preludes, object, action }: Deed, sentence: string): string {
  const ofObject = action.part !== undefined && action.target === undefined;
  if (!object || object.kind !== 'prop' || ofObject || !preludes.some((prelude) => prelude.endsWith(` ${the(object)}`)))
    return sentence;
  const it = isPluralName(object) ? 'them' : 'it';
  const [, particle = ''] = (action.word ?? '').split(' ');
  // *puts it on*, never *puts on it*
  const before = particle !== '' && action.preposition === undefined ? ` ${particle} ${the(object)}` : undefined;
  return before !== undefined && sentence.includes(before)
    ? sentence.replace(before, ` ${it} ${particle}`)
    : sentence.replace(the(object), it);
}

/** What did not reach the rules: `Hamlet begins to weep.` */
export function narrateAspect(world: World, action: ResolvedAction): string {
  const other = narratorOf(world);
  if (other) return other.aspect(world, action);
  const subject = The(thingOf(world, action.subject));
  if (action.aspect === 'nearly') return `${subject} nearly ${predicate(world, action, 'third')}, and does not.`;
  if (action.aspect === 'stops') return `${subject} stops: no more ${predicate(world, action, 'gerund')}.`;
  return `${subject} ${action.aspect === 'begins' ? 'begins' : 'means'} to ${predicate(world, action, 'base')}.`;
}

/** What was tried and why it came to nothing. */
export function narrateRefusal(world: World, action: ResolvedAction, refusal: Refusal, random: Random): string {
  // What is told and not done, and what was typed in Chinese, is answered in one sentence.
  if (action.verb === 'decree' || refusal.reason.endsWith('。')) return refusal.reason;
  const other = narratorOf(world);
  if (other) return other.refusal(world, action, refusal).narration;
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
  lowerFirst(sentence.replace(/^(That|There|It|Nothing|Nobody|One)\b/, (word) => word.toLowerCase()));

function variedLead(deed: Deed, random: Random): string {
  const { action } = deed;
  const plain = actSentence(deed.world, action);
  const object = deed.object && the(deed.object);
  const target = deed.target && the(deed.target);
  if (!object || action.manner || action.part || deed.outcomes.length > 0) return plain;
  const other = otherLeads[action.verb as VerbName];
  if (!other || (action.verb === 'give' && !target)) return plain;
  const names = { subject: the(deed.subject), object, target: target ?? '' };
  const filled = other.replace(/\{(\w+)\}/g, (_, slot: keyof typeof names) => names[slot]);
  return pick(random, [plain, upperFirst(filled)]);
}

/** Other ways to tell of a deed. */
const otherLeads: { readonly [verb in VerbName]?: string } = {
  take: '{subject} has {object} in hand now.',
  give: '{object} passes from {subject} to {target}.',
  open: "Under {subject}'s hand {object} opens.",
  close: '{object} falls shut.',
  light: '{object} is lit.',
  extinguish: '{object} goes dark.',
  drop: '{subject} lets {object} fall.',
};

function actSentence(world: World, action: ResolvedAction): string {
  return `${The(thingOf(world, action.subject))} ${predicate(world, action, 'third')}.`;
}

/** Verb, object and the rest, in our own order; what is best told as it was said, in the actor's. */
function predicate(world: World, action: ResolvedAction, form: 'base' | 'third' | 'gerund'): string {
  const asSaid = action.said ?? (action.verb === 'emote' ? action.manner : undefined);
  if (asSaid) return inflectFirst(asSaid, form);
  const subject = thingOf(world, action.subject);
  const [spoken = action.verb, ...particles] = (action.word || action.verb).split(' ');
  // turns away from her: the particle is part of the preposition
  const swallowed = action.preposition?.split(' ') ?? [];
  const tail = particles.filter((word) => !swallowed.includes(prepositions.get(word) ?? word)).join(' ');
  const object = nameIn(world, action.object, subject) ?? action.objectName;
  const target = nameIn(world, action.target, subject) ?? action.targetName;
  const ofTarget = object !== undefined && action.target !== undefined && isActor(world, action.target);
  // Nobody tells nobody.
  const verb = spoken === 'tell' && object === undefined && target === undefined ? 'speak' : spoken;
  const instrument = nameIn(world, action.instrument, subject);
  // Who stands between two has a place of their own, and puts nothing there.
  const isBetween = action.preposition === 'between' && object !== undefined && isOneOf(action.verb, ...ownPlace);
  const parts = [
    inflectFirst(verb, form),
    tail,
    (target === undefined || isBetween) && object !== undefined ? (action.preposition ?? pointedAt(action)) : undefined,
    action.part && !ofTarget ? `${ownerIn(world, action.object, object, subject)} ${action.part}` : object,
    action.direction && action.direction !== tail ? action.direction : undefined,
    target === undefined ? undefined : isBetween ? 'and' : (action.preposition ?? 'to'),
    action.part && ofTarget ? `${ownerIn(world, action.target, target, subject)} ${action.part}` : target,
    instrument && `with ${instrument}`,
    // The narrator tells it in English.
    /\p{Script=Han}/u.test(action.manner ?? '') ? undefined : action.manner,
  ];
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, 400);
}

/** What somebody does with nothing but themselves. */
const ownPlace = ['step', 'stand', 'wait', 'go', 'sit', 'lie', 'kneel', 'crouch'] as const;

/** Nobody *points the door*. */
const pointedAt = ({ verb, word }: ResolvedAction): string | undefined =>
  verb === 'point' && (word ?? verb) === 'point' ? 'at' : undefined;

const nameIn = (world: World, id: EntityId | undefined, subject: Thing): string | undefined =>
  id && (id === subject.id ? himself(subject) : the(thingOf(world, id)));

/** Whose it is: *his* hand, *Gertrude's*. */
function ownerIn(world: World, id: EntityId | undefined, called: string | undefined, subject: Thing): string {
  if (id === subject.id || !called) return his(subject);
  return id ? whose(thingOf(world, id)) : `${called}'s`;
}

const isActor = (world: World, id: EntityId): boolean => thingOf(world, id).kind === 'actor';

function inflectFirst(clause: string, form: 'base' | 'third' | 'gerund'): string {
  const [verb = '', ...rest] = clause.split(' ');
  const bare = form === 'base' || !/^[a-z]/i.test(verb);
  return [bare ? verb : inflect(verb, form), ...rest].join(' ');
}
