import { isOneOf } from '../../drama/verb.ts';
import type { Action } from '../../drama/action.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Refusal } from '../../drama/refusal.ts';
import type { Verdict } from '../../drama/verdict.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { isLaid } from '../grammar/english/body.ts';
import { verbClass } from '../lexicon/verbs.ts';
import { called } from '../names/called.ts';
import { beholding, mention, type Discourse } from '../names/discourse.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import { narrateAspect, narrateDeed, narrateRefusal, reasonIn, seenOf } from '../narration.ts';
import { Deed, type ResolvedAction } from '../rules/deed.ts';
import { him, himself, his, whose } from '../naming.ts';
import type { World } from '../world.ts';
import type { Bench } from './bench.ts';
import { thingIn, type Slot, type Slots } from './slots.ts';
import { given } from '../../kit/given.ts';

/** The narrator's ruling on one action, and the world as it leaves it. */
export interface Ruling {
  readonly action: Action;
  readonly verdict: Verdict;
  readonly world: World;
  readonly discourse: Discourse;
}

/** What came of a deed that reached the rules. */
export function ruled(bench: Bench, attempt: Attempt, deed: Deed, refusal: Refusal | undefined): Ruling {
  if (refusal) return refusedAs(bench, deed.action, attempt, refusal);
  const narration = narrateDeed(deed, bench.random);
  const seen = seenOf(deed, narration);
  return {
    action: report(bench, attempt, deed.action),
    verdict: {
      ...{ ok: true, code: null, reason: null, changes: deed.changes, narration },
      ...(seen === narration ? {} : { seen }),
    },
    world: deed.world,
    discourse: beholding(spokenOf(bench, deed.action), deed.world, deed.action),
  };
}

/** It happens and changes nothing: a gesture, or a deed that was only begun, meant or nearly done. */
export function passed(bench: Bench, attempt: Attempt, slots: Slots): Ruling {
  const resolved = resolvedAction(bench, attempt, slots);
  const carried = !attempt.aspect || attempt.aspect === 'does' || attempt.aspect === 'tries';
  const narration = carried
    ? narrateDeed(new Deed(bench.world, resolved), bench.random)
    : narrateAspect(bench.world, resolved);
  return {
    action: report(bench, attempt, resolved),
    verdict: { ok: true, code: null, reason: null, changes: [], narration },
    world: bench.world,
    discourse: spokenOf(bench, resolved),
  };
}

export function refused(bench: Bench, attempt: Attempt, slots: Slots, refusal: Refusal): Ruling {
  const resolved = resolvedAction(bench, attempt, slots);
  const ruling = refusedAs(bench, resolved, attempt, refusal, masked(bench, attempt, slots));
  const unresolved = slots.object !== undefined && 'refusal' in slots.object && !attempt.object?.pronoun;
  return unresolved ? { ...ruling, discourse: { ...ruling.discourse, lost: true } } : ruling;
}

/** The action as the actor may speak of it: what they did not see keeps the name they gave it. */
function masked(bench: Bench, attempt: Attempt, slots: Slots): ResolvedAction {
  const veil = (slot: Slot | undefined, phrase: NounPhrase | undefined): Slot | undefined =>
    slot && 'thing' in slot && isUnknown(slot) && phrase && !phrase.id ? { word: phrase.text } : slot;
  const object = veil(slots.object, attempt.object);
  const target = veil(slots.target, attempt.target);
  const instrument = veil(slots.instrument, attempt.instrument);
  return resolvedAction(bench, attempt, { ...slots, ...given({ object, target, instrument }) });
}

/** Hidden, or a thing that is elsewhere: that *the murder weapon* is the poker is not told by a refusal. */
const isUnknown = ({ thing, unseen }: Extract<Slot, { thing: unknown }>): boolean =>
  unseen?.code === 'not-visible' || (unseen?.code === 'not-here' && thing.kind === 'prop');

function refusedAs(
  bench: Bench,
  resolved: ResolvedAction,
  attempt: Attempt,
  refusal: Refusal,
  told: ResolvedAction = resolved,
): Ruling {
  return {
    action: report(bench, attempt, eyesOnly(attempt) ? told : resolved),
    verdict: {
      ok: false,
      code: refusal.code,
      reason: reasonIn(bench.world, told, refusal),
      changes: [],
      narration: narrateRefusal(bench.world, told, refusal, bench.random),
      ...(refusal.candidates ? { candidates: refusal.candidates } : {}),
    },
    world: bench.world,
    discourse: spokenOf(bench, resolved),
  };
}

/** What is done with the eyes from afar: it means nobody when nobody is seen. */
const eyesOnly = ({ verb }: Attempt): boolean => isOneOf(verb, 'point', 'wave', 'turn', 'look', 'watch', 'stare');

export function resolvedAction(bench: Bench, attempt: Attempt, slots: Slots): ResolvedAction {
  const objectWord = wordIn(attempt, slots.object, attempt.object);
  const targetWord = wordIn(attempt, slots.target, attempt.target);
  return given({
    verb: attempt.verb,
    word: attempt.word,
    subject: bench.subject.id,
    object: thingIn(slots.object)?.id,
    objectWord,
    objectName: fittingName(slots.object) ?? nameFor(bench, objectWord, attempt.object),
    target: thingIn(slots.target)?.id,
    targetWord,
    targetName: nameFor(bench, targetWord, attempt.target),
    instrument: thingIn(slots.instrument)?.id,
    preposition: attempt.preposition,
    part: attempt.part,
    said: told(bench, attempt, slots),
    direction: attempt.direction,
    manner: attempt.manner,
    aspect: attempt.aspect,
  });
}

/**
 * The clause as it was said, where nothing tells it better: a manner of speaking, a gesture of one's own body, a hand
 * laid on something. Only whose the body is, is said anew.
 */
function told(bench: Bench, attempt: Attempt, slots: Slots): string | undefined {
  const { said, part, object } = attempt;
  if (said === undefined || isAbsent(slots.target)) return undefined;
  const mine = said
    .replace(/\bmy\b/gi, his(bench.subject))
    .replace(/\b(myself|yourself)\b/gi, himself(bench.subject))
    .replace(/\bme\b/gi, him(bench.subject));
  if (attempt.verb === 'emote') return mine;
  const own = part !== undefined && !object;
  if (!own && !isLaid(attempt)) return undefined;
  const touched = thingIn(slots.object);
  const owner = own ? his(bench.subject) : touched?.kind === 'actor' ? whose(touched) : undefined;
  if (part === undefined || !owner) return mine;
  const possessed = new RegExp(`\\b(his|her|its|their|your)((?: [\\w-]+){0,2} ${part})\\b`, 'i');
  return mine.replace(possessed, (_, __, rest: string) => owner + rest);
}

/** What belongs to the room, by its Chinese name where that is how it is told. */
const fittingName = (slot: Slot | undefined): string | undefined =>
  slot && 'word' in slot && slot.fitting && /\p{Script=Han}/u.test(slot.fitting.name) ? slot.fitting.name : undefined;

const isAbsent = (slot: Slot | undefined): boolean => slot !== undefined && 'word' in slot && slot.absent !== undefined;

/** The words for what is no thing. One gestures without the absent, but may think of them, feel and intend. */
function wordIn({ verb, aspect }: Attempt, slot: Slot | undefined, phrase: NounPhrase | undefined): string | undefined {
  if (!slot || 'thing' in slot) return undefined;
  const inMind = aspect === 'means-to' || aspect === 'nearly' || /^(emotion|cognition)$/.test(verbClass(verb) ?? '');
  if (isAbsent(slot) && !inMind) return undefined;
  return 'word' in slot ? slot.word : phrase?.text;
}

/** The same words inside a sentence: `the rifle`, `Laertes`, `his father`. */
function nameFor(bench: Bench, word: string | undefined, phrase: NounPhrase | undefined): string | undefined {
  if (word === undefined) return undefined;
  if (phrase?.text !== word) return called(bench.world, { text: word });
  if (phrase.pronoun) return phrase.text;
  return phrase.possessor?.pronoun ? `${phrase.possessor.text} ${phrase.text}` : called(bench.world, phrase);
}

/** The action as it goes out: ids where names resolved, words where they did not. */
function report({ world }: Bench, attempt: Attempt, resolved: ResolvedAction): Action {
  return given({
    subject: resolved.subject,
    verb: resolved.verb,
    like: world.verbs?.named(resolved.verb)?.like,
    word: resolved.word !== resolved.verb ? resolved.word : undefined,
    object: resolved.object ?? resolved.objectWord ?? attempt.object?.text,
    preposition: resolved.preposition,
    target: resolved.target ?? resolved.targetWord ?? attempt.target?.text,
    instrument: resolved.instrument ?? attempt.instrument?.text,
    part: resolved.part,
    direction: resolved.direction,
    manner: resolved.manner,
    aspect: resolved.aspect ?? 'does',
    together: attempt.together,
  });
}

/** What a later *it* may mean: the object before the rest, but of what was poured, the cup. */
function spokenOf(bench: Bench, { verb, object, instrument, target, part }: ResolvedAction): Discourse {
  const order: (EntityId | undefined)[] = verb === 'pour' ? [object, instrument, target] : [target, instrument, object];
  const { part: _part, lost, ...earlier } = bench.discourse;
  const before = object === undefined && lost ? { ...earlier, lost } : earlier;
  const touched =
    part !== undefined && target === undefined ? { part: { of: object ?? bench.subject.id, name: part } } : {};
  return mention({ ...before, ...touched, group: [] }, ...order.filter((id) => id !== bench.subject.id));
}
