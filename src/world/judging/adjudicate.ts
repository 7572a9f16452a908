import type { EntityId } from '../../drama/entity-id.ts';
import type { Refusal } from '../../drama/refusal.ts';
import { isListed, isOneOf, verbSet } from '../../drama/verb.ts';
import { bearerOf, isDead } from '../containment.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { isA } from '../lexicon/nouns.ts';
import { verbClass } from '../lexicon/verbs.ts';
import { mentionGroup } from '../names/discourse.ts';
import { nearestFirst } from '../names/nearest.ts';
import { Deed } from '../rules/deed.ts';
import { isHelpless } from '../rules/hands.ts';
import type { Law } from '../rules/law.ts';
import { lawOf } from '../rules/laws.ts';
import { ownLaw } from '../rules/own-law.ts';
import { the, The } from '../naming.ts';
import { comeOutFor } from '../rules/whereto.ts';
import { isImpossible } from '../setting/impossible.ts';
import { thingOf, type World } from '../world.ts';
import { complain, isLeftAlone } from './access.ts';
import type { Bench } from './bench.ts';
import { toldWhereInstead } from './instead.ts';
import { meaningOf } from './meaning.ts';
import { refuseDecree } from './decree.ts';
import { refuseWithoutMeans } from './means.ts';
import { onOwnBody, ownGesture } from './own-body.ts';
import { passed, refused, resolvedAction, ruled, type Ruling } from './ruling.ts';
import { isBackdrop, isBeholding, manyOf, resolveSlots, slot, thingIn, withRecalled, type Slots } from './slots.ts';
import { englishBonds, englishGlimpses, englishNoticing } from '../tongues/en.ts';
import { notSeen, tongueOfWords, worldTongueOf } from '../tongues/tongues.ts';
import { given } from '../../kit/given.ts';
import { bareNoun } from '../names/noun-phrase.ts';

export type Circumstances = Omit<Bench, 'world' | 'subject'>;

/** Rules on what an actor attempts. Plurals (*takes both cups*) become one ruling each; there is always at least one. */
export function adjudicate(world: World, actor: EntityId, attempt: Attempt, circumstances: Circumstances): Ruling[] {
  const bench: Bench = { ...circumstances, world, subject: thingOf(world, actor) };
  const meant = meaningOf(onOwnBody(attempt, bench), bench);
  const group = manyOf(bench, meant);
  if (!group) return [toldWhereInstead(bench, meant, rule(bench, meant), (other) => rule(bench, other))];
  const rulings: Ruling[] = [];
  let current = bench;
  for (const thing of group) {
    const ruling = rule(current, { ...meant, object: { ...bareNoun(thing.name, ''), id: thing.id } });
    rulings.push(ruling);
    current = { ...bench, world: ruling.world, subject: thingOf(ruling.world, actor), discourse: ruling.discourse };
  }
  const last = rulings.at(-1);
  const ids = group.map((thing) => thing.id);
  if (last) rulings[rulings.length - 1] = { ...last, discourse: mentionGroup(last.discourse, ids) };
  return rulings;
}

/** [ORDER1] Understand, then scope and light, then touch, then carrying and the verb's own rules. */
function rule(bench: Bench, said: Attempt): Ruling {
  const own = bench.world.verbs?.named(said.verb);
  const law = own && bench.world.verbs ? ownLaw(own, bench.world.verbs) : lawOf(said.verb);
  const attempt = withRecalled(bench, said, law);
  const ruledOut = refuseOutright(bench, attempt);
  if (ruledOut) return refused(bench, attempt, {}, ruledOut);
  const motion = own ? undefined : ownGesture(attempt, bench);
  if (motion) return gesture(bench, motion);
  const slots = resolveSlots(bench, attempt, law && !isCarriedOut(attempt) ? { ...law, loose: 'always' } : law);
  if (!isCarriedOut(attempt)) return passed(bench, attempt, slots);
  const imagined = refuseImagined(attempt, slots);
  if (imagined) return refused(bench, attempt, slots, imagined);
  if (!law) return ruleWithoutLaw(bench, attempt, slots);
  const nearest = nearestThere(bench, attempt, slots);
  if (nearest) return nearest;
  const complaint = complain(bench, attempt, law, slots);
  return complaint ? refused(bench, attempt, slots, complaint) : carryOut(bench, attempt, law, slots);
}

/** [NAME9] Of several tables one goes to the nearest that will do: where one puts oneself is nothing to be asked back about. */
function nearestThere(bench: Bench, attempt: Attempt, { object }: Slots): Ruling | undefined {
  if (!ownPlace.has(attempt.verb) || !object || !('refusal' in object)) return undefined;
  const ids = (object.refusal.candidates ?? []) as readonly EntityId[];
  const { things, doorways } = bench.world;
  if (ids.length === 0 || ids.some((id) => things.get(id)?.kind !== 'prop' || doorways.has(id))) return undefined;
  const rulings = nearestFirst(ids, bench.subject.id, bench.probe).map((id) =>
    rule(bench, { ...attempt, object: { ...bareNoun(thingOf(bench.world, id).name, ''), id } }),
  );
  return rulings.find(({ verdict }) => verdict.ok);
}

const ownPlace = verbSet(
  'hide',
  'sit',
  'lie',
  'sleep',
  'stand',
  'kneel',
  'crouch',
  'lean',
  'go',
  'step',
  'enter',
  'climb',
);

/** [OTHERS6] *notices blood on Bodley's cuff*: what can be touched is noticed where it is, and nowhere else. */
function refuseImagined({ word, object }: Attempt, slots: Slots): Refusal | undefined {
  const slot = slots.object;
  if (!object || !slot || !thingIn(slots.target) || !englishNoticing.test(word)) return undefined;
  if (thingIn(slot) || ('word' in slot && slot.described) || !isTangible(object.head)) return undefined;
  return { code: 'unknown-object', reason: notSeen(object.text) };
}

const isTangible = (noun: string): boolean =>
  (isA(noun, 'substance') || isA(noun, 'artifact')) && !englishGlimpses.test(noun);

/** What one does with one's own body always passes; only to lay it on something one must be there. */
function gesture(bench: Bench, own: Attempt): Ruling {
  const slots: Slots = given({
    target: own.target && slot(bench, own.target),
    instrument: own.instrument && slot(bench, own.instrument),
  });
  if (!isCarriedOut(own)) return passed(bench, own, slots);
  const deed = new Deed(bench.world, resolvedAction(bench, own, slots), bench.probe);
  const { target } = deed;
  const touched =
    target?.kind === 'prop' && /^(on|in|against|under|behind)$/.test(own.preposition ?? '') && !isAimed(own);
  return ruled(bench, own, deed, touched ? comeOutFor(deed, target) : undefined);
}

/** Eyes rest on a thing, and a back is turned on it, from afar. */
const isAimed = ({ part }: Attempt): boolean => /^(eyes?|gaze|back|voice|breath)$/.test(part ?? '');

const isCarriedOut = ({ aspect }: Attempt): boolean => !aspect || aspect === 'does' || aspect === 'tries';

/** What nobody can do, or may, whatever it is done to. */
function refuseOutright(bench: Bench, attempt: Attempt): Refusal | undefined {
  if (attempt.verb === 'decree') return refuseDecree(bench, attempt);
  if (isNamedIn(bench.world.setting.forbids, attempt))
    return { code: 'forbidden', reason: `In this play nobody may ${attempt.word}.` };
  if (isDead(bench.subject)) return { code: 'impossible', reason: `${The(bench.subject)} is dead.` };
  if (isAllowed(bench, attempt) || bench.world.verbs?.named(attempt.verb)) return undefined;
  if (isImpossible(attempt.verb))
    return { code: 'impossible', reason: `Nobody can ${attempt.word} here; the world does not allow it.` };
  if (isCarriedOut(attempt) && englishBonds.test(attempt.word)) {
    const tongue = worldTongueOf(bench.tongue);
    return { code: 'person', reason: tongue.refusals.bond(tongue.nameOf(bench.subject)) };
  }
  const lacking = isCarriedOut(attempt) ? refuseWithoutMeans(bench, attempt) : undefined;
  if (lacking) return lacking;
  const wall = attempt.preposition === 'through' && /^(wall|walls|ceiling|floor)$/.test(attempt.object?.head ?? '');
  if (wall && isOneOf(attempt.verb, 'go', 'step', 'climb', 'reach'))
    return { code: 'impossible', reason: 'Walls are solid; nobody walks through them.' };
  return undefined;
}

const isNamedIn = (verbs: readonly string[] | undefined, attempt: Attempt): boolean =>
  verbs?.some((verb) => [attempt.verb, attempt.word].includes(verb.toLowerCase())) ?? false;

const isAllowed = (bench: Bench, attempt: Attempt): boolean => isNamedIn(bench.world.setting.allows, attempt);

/** A verb no rule knows: a gesture no list has passes, anything else is unknown. */
function ruleWithoutLaw(bench: Bench, attempt: Attempt, slots: Slots): Ruling {
  const thing = thingIn(slots.object);
  const handsOn = thing?.kind === 'prop' && attempt.preposition === undefined;
  const idle = !handsOn || !['social', 'stative', 'weather', 'emotion', 'body'].includes(verbClass(attempt.word) ?? '');
  const isDoneTo = thing?.kind === 'actor' && thing.id !== bench.subject.id && hasEffect(attempt);
  const lacksLine = isCalledOver(attempt) && slots.target !== undefined && 'refusal' in slots.target;
  const isHarmless = !attempt.unknown && idle && !isDoneTo && !lacksInstrument(slots) && !lacksLine;
  if (isHarmless || isAllowed(bench, attempt)) return passed(bench, attempt, slots);
  const foreign = slots.object && 'refusal' in slots.object ? slots.object.refusal : undefined;
  if (foreign?.code === 'anachronism') return refused(bench, attempt, slots, foreign);
  if (lacksInstrument(slots) || lacksLine) {
    const tool = (lacksLine ? attempt.target : attempt.instrument)?.text ?? '';
    const reason = tongueOfWords(tool).refusals.noTool(tool);
    return refused(bench, attempt, slots, { code: 'unknown-object', reason });
  }
  const what = thing ? ` ${the(thing)}` : '';
  return refused(bench, attempt, slots, {
    code: 'unknown-verb',
    reason: `Nobody here knows how to ${attempt.word}${what}.`,
  });
}

/** *radios the police on his walkie-talkie*: what it is said over. */
const isCalledOver = ({ word, preposition }: Attempt): boolean =>
  verbClass(word) === 'communication' && /^(on|over|by|through)$/.test(preposition ?? '');

/** With a thing nobody has. */
const lacksInstrument = ({ instrument }: Slots): boolean =>
  instrument !== undefined && ('refusal' in instrument || ('word' in instrument && instrument.absent !== undefined));

/** What would leave its mark on a body or a life, and no rule knows: gestures have a row of their own. */
const hasEffect = ({ verb, word, preposition }: Attempt): boolean =>
  preposition === undefined && !isListed(verb) && effects.has(verbClass(word) ?? '');

const effects: ReadonlySet<string> = new Set(['body', 'contact', 'change', 'consumption', 'competition', 'creation']);

function carryOut(bench: Bench, attempt: Attempt, law: Law, slots: Slots): Ruling {
  const deed = assume(new Deed(bench.world, resolvedAction(bench, attempt, slots), bench.probe), law);
  deed.known = deed.action.object && bench.discourse.beheld?.[deed.action.object];
  beholdRoom(deed, slots);
  const missing = law.needs?.find((need) => deed.action[need] === undefined);
  if (missing) {
    const word = missing === 'object' ? deed.action.objectWord : deed.action.targetWord;
    const slot = slots[missing];
    const scenery = slot && 'word' in slot && (slot.described || deed.sight || isLeftAlone(attempt.verb, slot.fitting));
    if (word !== undefined && (law.loose || scenery)) return ruled(bench, attempt, deed, undefined);
    return refused(bench, attempt, slots, refuseMissing(bench, attempt, missing, word));
  }
  const bearer = deed.object && law.guarded ? bearerOf(bench.world, deed.object) : undefined;
  if (deed.object && bearer && bearer.id !== bench.subject.id && !isHelpless(bearer)) {
    const reason = `${The(bearer)} has ${the(deed.object)}.`;
    return refused(bench, attempt, slots, { code: 'held-by-other', reason });
  }
  const handsOn = (law.object ?? 'touch') === 'touch';
  const stuck = handsOn && deed.object ? comeOutFor(deed, deed.object) : undefined;
  return ruled(bench, attempt, deed, stuck ?? law.rule(deed));
}

/** Whoever looks at what belongs to the room sees it. */
function beholdRoom(deed: Deed, { object }: Slots): void {
  const fitting = object && 'word' in object ? object.fitting : undefined;
  if (!fitting || !isBeholding(deed.action.verb)) return;
  const isBeyond = deed.action.preposition === 'behind' || deed.action.preposition === 'under';
  const sight = isBeyond ? fitting.words.beyond(fitting.name) : fitting.looks;
  if (sight === undefined) return;
  deed.sight = sight;
  deed.tell(sight);
}

/** *draws*: the object the verb takes for granted. */
function assume(deed: Deed, law: Law): Deed {
  const assumed = deed.action.object === undefined ? law.assumes?.(deed) : undefined;
  return assumed ? new Deed(deed.world, { ...deed.action, object: assumed.id }, deed.probe) : deed;
}

function refuseMissing(bench: Bench, attempt: Attempt, missing: 'object' | 'target', word?: string): Refusal {
  if (word !== undefined) {
    const code = isBackdrop(word) ? 'not-portable' : 'unknown-object';
    return { code, reason: `One cannot ${attempt.word} the ${word}.` };
  }
  const question = missing === 'object' ? `what to ${attempt.word}` : 'to whom';
  return { code: 'incomplete', reason: `${The(bench.subject)} must say ${question}.` };
}
