import type { Decision } from '../../drama/decision.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { guestId } from '../../drama/guest.ts';
import type { VerbName } from '../../drama/verb.ts';
import { given } from '../../kit/given.ts';
import { pick, shuffle } from '../../kit/random.ts';
import { wordList } from '../../kit/word-list.ts';
import { isHostile, type Deed } from '../../play/deed.ts';
import { upperFirst } from '../../world/naming.ts';
import type { ActorContext } from '../context.ts';
import { mentionedIn } from '../hearing/naming.ts';
import type { Witnessed } from '../witnessed.ts';
import type { OpenDeed } from '../open-deed.ts';
import type { Part } from '../part.ts';
import type { DeedBearing, DeedOccasion } from '../tongues/deed-sayings.ts';
import { mindTongues, says, waysToAnswer } from '../tongues/tongues.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { fitsMoment, fromBook, reply, type Answering, type PossibleReply } from './candidate.ts';
import { claimOf } from './recalling-deeds.ts';
import { addressed, common, inBreath, lotFor, wasSaid } from './wording.ts';

/** As what a deed is answered. */
function occasionOf({ deed: { kind, thing, isRough, isSolemn, isAttempt }, isReturned }: OpenDeed): DeedOccasion {
  if (isReturned) return 'giving-back';
  if (isSolemn) return 'irreverence';
  if (kind === 'laying-bare' && thing === undefined) return 'found-out';
  if (kind === 'leaving' && isAttempt) return 'setting-out';
  // Of what they did not get nobody asks it back.
  if (kind === 'theft' && isAttempt) return 'grasping';
  if (!isRough) return kind;
  return kind === 'touch' ? 'rough-touch' : kind === 'the-dead' ? 'desecration' : kind;
}

/** What could be said to a deed: what the author wrote for it, else what anybody might say. */
export function answersToDeed(open: OpenDeed, scene: Answering): PossibleReply[] {
  const { deed, isVictim } = open;
  const { part } = scene;
  const named = [deed.thing, deed.victim].filter((id) => id !== undefined && id !== scene.context.actor);
  const written = part.lines.filter(({ deeds, about, ...line }) => {
    if (!deeds?.includes(deed.kind) || !fitsMoment(line, scene)) return false;
    return about ? about.some((id) => named.includes(id as EntityId)) : isVictim || deed.victim === undefined;
  });
  const why = isVictim ? `answers the ${deed.kind}` : `sees the ${deed.kind}`;
  const isWished = isAskedFor(deed, scene.context, part);
  const isDeadly = deed.weight === 1 && !isVictim;
  return [
    reply(3.6, why, () =>
      fromBook(
        written.filter(({ about }) => about),
        scene,
      ),
    ),
    reply(3.4, why, () => fromBook(written, scene)),
    ...(isDeadly ? [reply(3.2, why, () => common('horror', scene))] : []),
    {
      ...reply(3, why, () => anybodys(open, isWished ? 'meek' : bearingOf(open, part, scene.context), scene)),
      isCommon: true,
    },
  ];
}

/** Whether what they are given is what they asked for, or what was taken from them. */
const isAskedFor = ({ kind, thing }: Deed, { past, actor }: ActorContext, { names }: Part): boolean =>
  kind === 'gift' &&
  past.some(
    ({ by, deed, words = '', plain = '' }) =>
      (deed?.kind === 'theft' && deed.thing === thing && deed.victim === actor) ||
      (by === actor && says('errand', words) && mentionedIn(plain, names).some(({ id }) => id === thing)),
  );

/** A wrong that was never answered comes up again when nothing better is to be said: as memory, never as a cry. */
export function oldWrongs({ part, by, ...scene }: Answering): PossibleReply[] {
  const wrong = by && part.grievance(by);
  return wrong ? [reply(1.35, 'has not forgotten it', () => anybodys(wrong, 'past', { ...scene, part, by }))] : [];
}

/** Whether somebody stands up to it or bears it; of a kindness, whether they are wary of it or glad. */
function bearingOf(
  { deed, isVictim, moment }: OpenDeed,
  { temper, feeling, profile }: Part,
  { past }: ActorContext,
): DeedBearing {
  if (!isVictim && deed.victim !== undefined) return 'seen';
  const chance = 0.3 * (lotFor(moment.seq, profile.actor, 'bearing').next() - 0.5);
  const trust = feeling.trust.get(deed.by) ?? 0;
  // A hand is taken as the words that come with it are meant.
  const isKindlySaid = deed.kind === 'touch' && saidWith(moment, past).some((words) => says('comforts', words));
  if (!isHostile(deed) && isKindlySaid && trust > -0.4) return 'meek';
  // A hand that is shaken greets, whoever has nothing against it greets back.
  const isGreeting = deed.kind === 'courtesy' && moment.action?.verb === 'shake';
  if (isGreeting && trust > -0.2 && feeling.mood !== 'angry') return 'meek';
  if (!isHostile(deed)) return trust + chance >= (deed.kind === 'gift' ? -0.15 : 0.1) ? 'meek' : 'bold';
  const nerve = temper.nerve + 0.5 * feeling.anger - 0.3 * feeling.tension + 0.3 * (temper.impulse - 0.5);
  return nerve + chance - 0.25 * Math.max(0, trust) >= 0.5 ? 'bold' : 'meek';
}

/** So near a deed words go with it. */
const withWordsMs = 6_000;

/** What whoever does it says as they do. */
const saidWith = ({ by, at }: Witnessed, past: readonly Witnessed[]): readonly string[] =>
  past.flatMap((one) =>
    one.kind === 'line' && one.by === by && Math.abs(one.at - at) <= withWordsMs ? [one.words ?? ''] : [],
  );

/** One of the common ways that fits who and what is there and that nobody has used of late. */
export function anybodys(open: OpenDeed, bearing: DeedBearing, scene: Answering): string | undefined {
  const { speaker, by, random } = scene;
  const { manner, self, seed, said, heard } = speaker;
  const slots = slotsOf(open, scene);
  const occasion = occasionOf(open);
  const ways = waysFor(open, bearing, speaker);
  // What names the thing says more; the words of their time come before anybody's.
  const own = ways.flatMap((all) =>
    inBreath(shuffle(lotFor(seed, self, occasion, bearing), all), speaker)
      .flatMap((way) => filledIn(way, slots))
      .sort((one, other) => Number(other.isNaming) - Number(one.isNaming)),
  );
  const fresh = own.find(({ text }) => !wasSaid(text, said) && !wasSaid(text, heard));
  return fresh && addressed(fresh.text, manner, by, random);
}

/** Whether they have spoken of it since, when it was past. */
export function isSpokenOf(open: OpenDeed, scene: Answering): boolean {
  const slots = slotsOf(open, scene);
  return waysFor(open, 'past', scene.speaker)
    .flat()
    .flatMap((way) => filledIn(way, slots))
    .some(({ text }) => wasSaid(text, scene.speaker.said));
}

const afterwards: ReadonlySet<DeedBearing> = new Set(['past', 'forgiven', 'unforgiven', 'not-mine']);

/** The ways that fit it: what was thrown or poured over somebody is spoken of as that, and not as a blow. */
function waysFor(open: OpenDeed, bearing: DeedBearing, { tongue, manner }: Answering['speaker']) {
  const { deed } = open;
  const ways = waysToAnswer(occasionOf(open), bearing, tongue, manner?.register);
  const isPoured = deed.kind === 'harm' && deed.thing !== undefined && afterwards.has(bearing);
  return isPoured ? ways.map((all) => all.filter((way) => way.includes('{done}'))) : ways;
}

type Slot = 'thing' | 'mine' | 'who' | 'victim' | 'done' | 'what' | 'part';
type Slots = Readonly<Partial<Record<Slot, string>>> & {
  /** Whoever it was done to is dead or not there: nobody calls them, nor sends anybody to them. */
  readonly isDeaf?: boolean;
};

/** *Come forth, Polonius.*, *Polonius, are you hurt?*, *Say that to Polonius.* */
const callsVictim =
  /(?:^|[.!?。！？] ?)\{victim\}[,!，！]|[,，] ?\{victim\}[.!?,。！？]|\b(?:to|tell|ask) \{victim\}|[跟问]\{victim\}/i;

/** A way with its slots filled, or nothing where there is nothing to fill them with. */
function filledIn(way: string, { isDeaf, ...slots }: Slots): { readonly text: string; readonly isNaming: boolean }[] {
  const asked = [...way.matchAll(slotted)].map(([, slot]) => slot as Slot);
  if (asked.some((slot) => slots[slot] === undefined) || (isDeaf === true && callsVictim.test(way))) return [];
  const text = way.replace(slotted, (_, slot: Slot, at: number) =>
    at === 0 || /[.!?] $/.test(way.slice(0, at)) ? upperFirst(slots[slot] ?? '') : (slots[slot] ?? ''),
  );
  return [{ text, isNaming: asked.some((slot) => naming.has(slot)) }];
}

const slotted = /\{(thing|mine|who|victim|done|what|part)\}/g;
const naming: ReadonlySet<Slot> = new Set<Slot>(['thing', 'mine', 'what', 'part']);

function slotsOf({ deed, moment }: OpenDeed, scene: Answering): Slots {
  const { thing, victim, by, isOfHouse, what } = deed;
  const { part, tongue, context } = scene;
  const words = mindTongues[tongue];
  const nameOf = (id: EntityId): string => nameIn(part, id, tongue);
  return given({
    thing: thing && words.called(nameOf(thing)),
    mine: thing && (isOfHouse ? words.called(nameOf(thing)) : words.mine(nameOf(thing))),
    // *a stranger* is nobody's name.
    who: by === guestId || /^\p{Ll}/u.test(nameOf(by)) ? undefined : nameOf(by),
    victim: victim === undefined || victim === context.actor ? undefined : nameOf(victim),
    done: claimOf(moment, scene),
    part: moment.action?.part && words.bodyPart?.(moment.action.part),
    isDeaf: !context.others.some(({ id, note }) => id === victim && note !== 'dead'),
    // In words of the language one speaks.
    what: what !== undefined && /\p{Script=Han}/u.test(what) === (tongue === 'zh') ? what : undefined,
  });
}

/** What somebody or something is called in a language. */
export function nameIn({ names }: Part, id: EntityId, tongue: TongueName): string {
  const named = names.find((one) => one.id === id);
  const own = named?.names.find((name) => /\p{Script=Han}/u.test(name));
  return (tongue === 'zh' ? own : undefined) ?? named?.name ?? '';
}

const starts = {
  bold: {
    harm: wordList('wince glare'),
    threaten: wordList('stiffen'),
    theft: wordList('glare bristle'),
    touch: wordList('stiffen'),
    'rough-touch': wordList('bristle glare'),
    gift: wordList('frown'),
    'giving-back': wordList('nod frown'),
    destruction: wordList('glare fume'),
    consuming: wordList('stare frown'),
    'laying-bare': wordList('bristle glare'),
    'found-out': wordList('stiffen'),
    leaving: wordList('stare scoff'),
    undressing: wordList('gape frown'),
    mockery: wordList('glare redden'),
    indecorum: wordList('frown grimace'),
    spilling: wordList('glare wince'),
    battering: wordList('bristle glare'),
    darkening: wordList('stiffen startle'),
    settling: wordList('stare frown'),
    'lying-down': wordList('stare frown'),
    meddling: wordList('frown stare'),
    hiding: wordList('stare blink'),
    'the-dead': wordList('stiffen frown'),
    desecration: wordList('bristle glare'),
    irreverence: wordList('glare stiffen'),
    'setting-out': wordList('stare scoff'),
    showing: wordList('squint frown'),
    pointing: wordList('bristle stare'),
    whispering: wordList('frown squint'),
    grief: wordList('frown stare'),
    laughing: wordList('frown stare'),
    dancing: wordList('stare frown'),
    singing: wordList('wince frown'),
    homage: wordList('frown stare'),
    courtesy: wordList('nod stare'),
    boredom: wordList('glare frown'),
    fright: wordList('startle stare'),
    rage: wordList('stare scoff'),
    ailing: wordList('blink stare'),
    feint: wordList('stare scoff'),
    dressing: wordList('stare frown'),
    indicating: wordList('squint stare'),
    shunning: wordList('bristle frown'),
    squatting: wordList('stare frown'),
    seeking: wordList('frown stare'),
    grasping: wordList('glare bristle'),
  },
  meek: {
    harm: wordList('flinch wince'),
    threaten: wordList('flinch freeze'),
    theft: wordList('gasp gape'),
    touch: wordList('smile'),
    'rough-touch': wordList('flinch squirm'),
    gift: wordList('smile nod beam'),
    'giving-back': wordList('nod smile'),
    destruction: wordList('gasp wince'),
    consuming: wordList('blink sigh'),
    'laying-bare': wordList('blanch blush'),
    'found-out': wordList('blanch cringe'),
    leaving: wordList('blink sigh'),
    undressing: wordList('gasp blush'),
    mockery: wordList('wince blush'),
    indecorum: wordList('blink wince'),
    spilling: wordList('gasp wince'),
    battering: wordList('flinch wince'),
    darkening: wordList('gasp startle'),
    settling: wordList('blink smile'),
    'lying-down': wordList('blink gape'),
    meddling: wordList('blink frown'),
    hiding: wordList('blink gape'),
    'the-dead': wordList('shudder sigh'),
    desecration: wordList('gasp shudder'),
    irreverence: wordList('wince shudder'),
    'setting-out': wordList('blink sigh'),
    showing: wordList('blink squint'),
    pointing: wordList('flinch blink'),
    whispering: wordList('blink squint'),
    grief: wordList('sigh soften'),
    laughing: wordList('smile blink'),
    dancing: wordList('smile blink'),
    singing: wordList('smile blink'),
    homage: wordList('blush gape'),
    courtesy: wordList('nod smile'),
    boredom: wordList('blink sigh'),
    fright: wordList('startle gasp'),
    rage: wordList('flinch blink'),
    ailing: wordList('blink soften'),
    feint: wordList('flinch blink'),
    dressing: wordList('blink smile'),
    indicating: wordList('blink squint'),
    shunning: wordList('blink sigh'),
    squatting: wordList('blink gape'),
    seeking: wordList('blink squint'),
    grasping: wordList('gasp flinch'),
  },
} as const satisfies Partial<Record<DeedBearing, Readonly<Record<DeedOccasion, readonly VerbName[]>>>>;

/** What the body does at once, before any words: of whoever only sees it, a start. */
function startAt(open: OpenDeed, part: Part, context: ActorContext, seed: string): NonNullable<Decision['action']> {
  const bearing = bearingOf(open, part, context);
  const verbs: readonly VerbName[] =
    bearing === 'bold' || bearing === 'meek' ? starts[bearing][occasionOf(open)] : wordList('stare gasp stiffen');
  return { verb: pick(lotFor(seed, open.moment.seq, part.profile.actor, 'start'), verbs) };
}

/**
 * How somebody answers what was just done to them or before their eyes: a start of the body at once, and the words after it.
 * Whom it was done to goes first, whoever saw it waits for them.
 */
export function reaction(
  open: OpenDeed,
  context: ActorContext,
  part: Part,
  answer: { readonly says: string; readonly why: string } | undefined,
  seed: string,
): Decision {
  const { actor } = context;
  const { deed, isVictim, isGone } = open;
  const start = startAt(open, part, context, seed);
  if (!answer) return { actor, pace: 'silence', action: start, why: 'starts' };
  const isFirst = isVictim || deed.victim === undefined;
  return {
    actor,
    pace: isFirst ? 'fast' : 'slow',
    why: answer.why,
    // A line that begins with a deed of its own needs no other.
    ...(/^[(（]/.test(answer.says) ? {} : { action: start }),
    ...(isFirst && !isGone ? { to: deed.by } : {}),
  };
}
