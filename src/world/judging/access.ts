import { isOneOf, verbSet, type Verb } from '../../drama/verb.ts';
import type { Refusal } from '../../drama/refusal.ts';
import { isLocked, isShut, placeOf } from '../containment.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { called } from '../names/called.ts';
import { plainName } from '../names/name-index.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import { passes, type Access, type Law } from '../rules/law.ts';
import { the, The, upperFirst } from '../naming.ts';
import type { FittingUse } from '../tongues/fitting-words.ts';
import { notSeen, tongueOfWords } from '../tongues/tongues.ts';
import type { Unseen } from '../sight.ts';
import { untouchable } from '../touch.ts';
import type { WordFor } from '../verbs/vocabulary.ts';
import type { Thing } from '../world.ts';
import type { Bench } from './bench.ts';
import type { NamedFitting } from './room.ts';
import { isBeholding, thingIn, type Slot, type Slots } from './slots.ts';

/** Everything that can be wrong before the verb's own rules are asked. */
export function complain(bench: Bench, attempt: Attempt, law: Law, slots: Slots): Refusal | undefined {
  for (const slot of [slots.object, slots.target, slots.instrument]) if (slot && 'refusal' in slot) return slot.refusal;
  return (
    complainFitting(attempt, law, slots) ??
    complainAccess(bench, slots.object, law.object ?? 'touch', slots, attempt) ??
    complainAccess(bench, slots.target, law.target ?? 'touch', slots, attempt) ??
    complainAccess(bench, slots.instrument, 'touch', slots, attempt)
  );
}

/** What belongs to the room is looked at, leant on and pointed at; what would change it is refused. */
function complainFitting({ verb, preposition }: Attempt, law: Law, { object, target }: Slots): Refusal | undefined {
  const use = usesOf.get(verb) ?? 'move';
  if (use !== 'pass' && (law.rule === passes || isBeholding(verb) || light.has(verb))) return undefined;
  const slots = [
    [object, law.object],
    [target, law.target],
  ] as const;
  for (const [slot, access = 'touch'] of slots) {
    const fitting = slot && 'word' in slot ? slot.fitting : undefined;
    if (!fitting) continue;
    const isAllowed = use === 'pass' ? isWay(fitting) || nearby.test(preposition ?? '') : access !== 'touch';
    if (isAllowed || bare[use]?.test(fitting.kind ?? '')) continue;
    return { code: 'wrong-trait', reason: fitting.words.refusal(fitting.name, use, fitting.kind) };
  }
  return undefined;
}

/** A hand laid on it changes nothing. */
const light = verbSet('touch', 'knock', 'smell', 'listen', 'kiss');

/** Of what belongs to the room: it is as it was afterwards. What walls, floor and ceiling can bear is for the verbs' own rules. */
export const isLeftAlone = (verb: Verb, fitting: NamedFitting | undefined): boolean =>
  fitting !== undefined && (light.has(verb) || !bare.move?.test(fitting.kind ?? ''));

const nearby = /^(to|towards?|at|by|near|beside|before|along|past|around|up|down|on|over)$/;
const isWay = ({ kind }: NamedFitting): boolean => kind === 'stairs';

/** On floor and walls one sits, leans and throws, on a rug one sits: the verbs' own rules know them. */
const bare: Readonly<Partial<Record<FittingUse, RegExp>>> = {
  move: /^(wall|floor|ceiling)$/,
  open: /^(wall|floor|ceiling)$/,
  rest: /^(wall|floor|ceiling|rug|carpet|stairs)$/,
};

const usesOf: ReadonlyMap<string, FittingUse> = new Map<Verb, FittingUse>([
  ['hide', 'hide'],
  ...(['open', 'close', 'lock', 'unlock', 'draw'] as const).map((verb): [Verb, FittingUse] => [verb, 'open']),
  ...(['go', 'climb', 'enter', 'exit', 'step', 'jump'] as const).map((verb): [Verb, FittingUse] => [verb, 'pass']),
  ...(['sit', 'lie', 'stand', 'kneel', 'put', 'sleep'] as const).map((verb): [Verb, FittingUse] => [verb, 'rest']),
]);

function complainAccess(
  bench: Bench,
  slot: Slot | undefined,
  access: Access,
  slots: Slots,
  attempt: Attempt,
): Refusal | undefined {
  if (!slot) return undefined;
  const phrase = slot === slots.object ? attempt.object : slot === slots.target ? attempt.target : attempt.instrument;
  if ('word' in slot && slot.absent === 'not-here' && access === 'hear' && phrase && needsAnEar(attempt))
    return { code: 'not-here', reason: `${upperFirst(called(bench.world, phrase))} is not here to hear it.` };
  if ('word' in slot && slot.described && access === 'touch')
    return refuseDescribed(bench, attempt, slot.described, phrase?.name ?? slot.word);
  if (!('thing' in slot)) return undefined;
  const { thing } = slot;
  // Somebody who is merely known need not be near; but nobody knows of what is hidden or lies elsewhere out of sight.
  const unknown =
    slot.unseen?.code === 'not-visible' ||
    (slot.unseen && thing.kind === 'prop') ||
    (thing.kind !== 'place' && thing.at === null);
  if (access === 'any' && !unknown) return undefined;
  if (thing.id === bench.subject.id) return undefined;
  if (thing.kind === 'place') {
    const here = placeOf(bench.world, bench.subject)?.id === thing.id;
    return here || access === 'hear'
      ? undefined
      : { code: 'not-here', reason: `${The(bench.subject)} is not in ${the(thing)}.` };
  }
  if (access === 'hear') {
    const there = placeOf(bench.world, thing);
    const here = placeOf(bench.world, bench.subject);
    return thing.kind === 'actor' && there?.id !== here?.id && needsAnEar(attempt)
      ? { code: 'not-here', reason: `${The(thing)} is not here to hear it.` }
      : undefined;
  }
  if (slot.unseen) return describeUnseen(bench, thing, slot.unseen, slots, phrase);
  if (access !== 'touch') return undefined;
  const barrier = untouchable(bench.world, bench.subject, thing, bench.probe);
  if (!barrier) return undefined;
  const source = thingIn(slots.target);
  if (barrier.by && source && barrier.by.id === source.id) return shutRefusal(barrier.by);
  const reason = barrier.by
    ? `${The(barrier.by)} is in between.`
    : `${The(thing)} is out of ${the(bench.subject)}'s reach.`;
  return { code: barrier.code, reason };
}

/** [NAME7] It belongs to the picture; and what one would part with one must have. */
function refuseDescribed({ subject }: Bench, { verb }: Attempt, by: Thing, word: string): Refusal {
  const tongue = tongueOfWords(word);
  return partings.has(verb) && by.id !== subject.id
    ? { code: 'not-held', reason: tongue.refusals.notOwn(word, tongue.nameOf(subject)) }
    : { code: 'wrong-trait', reason: tongue.refusals.onlySeen(word, tongue.nameOf(by)) };
}

const partings = verbSet('drop', 'put', 'give', 'throw', 'put away', 'show', 'sell');

function describeUnseen(
  bench: Bench,
  thing: Thing,
  hidden: Unseen,
  slots: Slots,
  phrase: NounPhrase | undefined,
): Refusal {
  const source = thingIn(slots.target);
  if (hidden.by && source && hidden.by.id === source.id && isShut(hidden.by)) return shutRefusal(hidden.by);
  // In the words of the one who asked: a refusal never names what they could not know.
  const named =
    !phrase ||
    phrase.id ||
    phrase.pronoun ||
    plainName(thing.name) === plainName(phrase.text) ||
    (hidden.code === 'not-here' && thing.kind === 'actor');
  const said = named ? the(thing) : called(bench.world, phrase);
  const reasons = {
    dark: `It is too dark to make out ${said}.`,
    'not-here': notSeen(said),
    'not-visible': notSeen(said),
  };
  return { code: hidden.code, reason: reasons[hidden.code] };
}

/** Words that need an ear; one may curse the absent. */
const needsAnEar = ({ verb, word }: Attempt): boolean =>
  isOneOf(verb, 'ask', 'tell', 'whisper', 'answer') && !absently.has(word);

const absently: ReadonlySet<string> = new Set<WordFor<'tell'>>([
  'accuse', 'blame', 'threaten', 'insult', 'praise', 'mock', 'bless', 'forgive',
]); // prettier-ignore

const shutRefusal = (thing: Thing): Refusal =>
  isLocked(thing)
    ? { code: 'locked', reason: `${The(thing)} is locked.` }
    : { code: 'closed', reason: `${The(thing)} is closed.` };
