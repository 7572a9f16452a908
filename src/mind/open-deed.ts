import type { EntityId } from '../drama/entity-id.ts';
import { readNotation } from '../drama/notation/read-notation.ts';
import type { SpeechAct } from '../drama/speech-act.ts';
import type { TongueName } from '../drama/tongues/tongue.ts';
import { wordList } from '../kit/word-list.ts';
import { isHostile, isUndone, type Deed } from '../play/deed.ts';
import { beatById, canAct, isPlayed, placeOfActor, worldOf, type Play } from '../play/play.ts';
import { plain } from '../play/plain-words.ts';
import { sees } from '../play/witness.ts';
import type { ActorContext } from './context.ts';
import { earFor, languageOf } from './hearing/language.ts';
import { actsOf } from './hearing/speech-acts.ts';
import { namedThingsIn } from './hearing/naming.ts';
import { termsIn } from './hearing/terms.ts';
import { mindTongues, says } from './tongues/tongues.ts';
import type { Witnessed } from './witnessed.ts';

/** What a person has done that somebody is still to answer, or has never answered. */
export interface OpenDeed {
  readonly moment: Witnessed;
  readonly deed: Deed;
  /** It was done to them; otherwise they saw it. */
  readonly isVictim: boolean;
  /** Who did it is no longer here. */
  readonly isGone: boolean;
  /** It was a step of the plan: what comes next was written for it. */
  readonly isForeseen: boolean;
  /** What is given was taken from whom it is given to: it is given back. */
  readonly isReturned: boolean;
}

/** A cry that comes after ten seconds is none, and it takes a breath to begin: by then it is only spoken of. */
const atOnceMs = 8_500;
/** After so long nobody brings it up any more. */
const forgottenMs = 300_000;
/** So many moments back is looked. */
const reach = 16;
/** What weighs less than the words that came with it is answered with them. */
const overWords = 0.55;

/** What was just done and asks for an answer from them: the weightiest of it, as long as nobody has undone it. */
export function openDeed(play: Play, { actor, past, owes }: ActorContext): OpenDeed | undefined {
  let found: OpenDeed | undefined;
  // A line the deed cut short stands after it in history, and began before it.
  let spoken = -1;
  for (let index = past.length - 1; index >= Math.max(0, past.length - reach); index--) {
    const moment = past[index];
    if (!moment || play.now - moment.at > atOnceMs) break;
    if (moment.kind === 'line' && moment.by === actor) spoken = Math.max(spoken, moment.seq);
    if (moment.seq < spoken) continue;
    const open = openIn(play, moment, actor, past);
    if (!open || wasOffered(moment, actor, past) || (!open.isVictim && !isOwedFor(play, moment, actor))) continue;
    // A word is owed as well: a blow is answered first, a cup of tea with it; and what was done, where the words say nothing.
    const isWordOwed = owes !== undefined && owes.from === moment.by && owes.about > moment.seq;
    if (isWordOwed && open.deed.weight < overWords && !isSlight(past, owes.about)) continue;
    if (!found || open.deed.weight > found.deed.weight) found = open;
  }
  return found;
}

/** Somebody is waited for to say something to this deed. */
const isOwedFor = ({ floor }: Play, { seq }: Witnessed, actor: EntityId): boolean =>
  floor.dues.some(({ about, to }) => about === seq && to.includes(actor));

/** Words with a deed that say no more than so much, and do nothing but this, go with it. */
const mostSlight = 3;
const slightActs: ReadonlySet<SpeechAct> = new Set(wordList('statement apology thanks refusal offer agreement order'));

const tongueIn = ({ words = '', plain = '' }: Witnessed): TongueName => earFor(languageOf(words, plain));

const actsSaid = (line: Witnessed): readonly SpeechAct[] =>
  actsOf({ raw: line.words ?? '', plain: line.plain ?? '' }, tongueIn(line));

/** *You have a fever, child*, with a hand on the brow, is said to be answered. */
function saysYou(line: Witnessed): boolean {
  const { points, reads } = mindTongues[tongueIn(line)].ear;
  return points.you.test((reads === 'raw' ? line.words : line.plain) ?? '');
}

/** *Oops.* */
function isSlight(past: readonly Witnessed[], about: number): boolean {
  const line = past.findLast(({ seq, kind }) => seq === about && kind === 'line');
  if (line?.plain === undefined) return false;
  const many = termsIn(line.plain).length;
  // *Hold this, would you?* says no more than the hand does.
  const isWithIt = many <= 1 && says('goesWithHand', line.words ?? '');
  if (isWithIt) return true;
  if (/[?？]/.test(line.words ?? '')) return false;
  // *Forgive me. I needed that.*, over an empty glass, says nothing that has to be answered but the glass.
  return many === 0 || (many <= mostSlight && !saysYou(line) && actsSaid(line).every((act) => slightActs.has(act)));
}

/** So long an offer stands. */
const offeredForMs = 300_000;

/** *There is soup. Have some*: who eats or drinks what they were offered does no wrong to whoever offered it. */
export const wasOffered = ({ deed, seq, at }: Witnessed, actor: EntityId, past: readonly Witnessed[]): boolean =>
  deed?.kind === 'consuming' &&
  past.some(
    (one) =>
      one.kind === 'line' &&
      one.by === actor &&
      (one.to === undefined || one.to === deed.by) &&
      one.seq < seq &&
      at - one.at <= offeredForMs &&
      says('invitesToEat', one.words ?? ''),
  );

function openIn(play: Play, moment: Witnessed, actor: EntityId, past: readonly Witnessed[]): OpenDeed | undefined {
  const { deed } = moment;
  if (!deed || deed.by === actor || !isPlayed(play, deed.by) || isUndone(worldOf(play), deed)) return undefined;
  const isElsewhere = placeOfActor(play, deed.by) !== placeOfActor(play, actor);
  // Through an open door whoever did it is still before them; whoever walked out is not.
  const isInView = deed.kind !== 'leaving' && deed.kind !== 'theft' && sees(play, actor, deed.by);
  const isGone = !canAct(play, deed.by) || (isElsewhere && !isInView);
  // Of somebody who has gone nothing is asked; that they are gone, or what they took with them, is spoken of.
  if (isGone && deed.kind !== 'leaving' && deed.kind !== 'theft') return undefined;
  if (!isGone && deed.kind === 'leaving' && !deed.isAttempt) return undefined;
  const isForeseen = play.progress.at >= moment.at && isLastBeat(play, deed);
  const isReturned = isGivenBack(deed, moment, past);
  return { moment, deed, isVictim: deed.victim === actor, isGone, isForeseen, isReturned };
}

/** Whether what the plan counts as done last was this deed: the words that came with it may have been another step of it. */
function isLastBeat(play: Play, { by, thing, victim }: Deed): boolean {
  const last = play.beats.at(-1);
  const beat = last === undefined ? undefined : beatById(play, last);
  if (beat?.actor !== by) return false;
  const staged = [...beat.plays, `(${beat.instruction ?? ''})`].flatMap(readNotation);
  const done = plain(staged.flatMap(({ kind, text }) => (kind === 'speech' ? [] : [text])).join(' '));
  const concerned = [thing, victim].filter((id) => id !== undefined);
  const named = namedThingsIn(worldOf(play)).filter(({ id }) => concerned.includes(id));
  return (
    done.trim() !== '' && (named.length === 0 || named.some(({ names }) => names.some((name) => done.includes(name))))
  );
}

const isGivenBack = ({ kind, by, thing, victim }: Deed, { seq }: Witnessed, past: readonly Witnessed[]): boolean =>
  kind === 'gift' &&
  past.some(
    ({ deed, seq: earlier }) =>
      earlier < seq && deed?.kind === 'theft' && deed.by === by && deed.thing === thing && deed.victim === victim,
  );

/** The gravest wrong of somebody that they bore or saw this evening and that nobody has undone. */
export function wrongBy(play: Play, { actor, past }: ActorContext, by: EntityId): OpenDeed | undefined {
  let found: OpenDeed | undefined;
  for (const moment of past) {
    if (moment.by !== by || !moment.deed || play.now - moment.at > rememberedMs) continue;
    const { deed } = moment;
    if (deed.isAttempt || !(isHostile(deed) || deed.isBold) || isUndone(worldOf(play), deed)) continue;
    if (wasOffered(moment, actor, past)) continue;
    const isVictim = deed.victim === actor;
    const isGraver =
      !found || (isVictim && !found.isVictim) || (isVictim === found.isVictim && deed.weight >= found.deed.weight);
    if (isGraver) found = { moment, deed, isVictim, isGone: false, isForeseen: false, isReturned: false };
  }
  return found;
}
/** So long somebody can be asked to forgive it. */
const rememberedMs = 1_200_000;

/** The newest wrong a person did them that they have never answered: it may be spoken of, never cried out at. */
export function grievanceAgainst(play: Play, { actor, past }: ActorContext, by: EntityId): OpenDeed | undefined {
  let spoken = -1;
  for (let index = past.length - 1; index >= 0; index--) {
    const moment = past[index];
    if (!moment || play.now - moment.at > forgottenMs) return undefined;
    // Whoever has spoken to them since has had their say.
    if (moment.kind === 'line' && moment.by === actor && (moment.to === by || moment.to === undefined)) {
      spoken = Math.max(spoken, moment.seq);
    }
    if (moment.by !== by || moment.seq < spoken || play.now - moment.at <= atOnceMs) continue;
    const open = openIn(play, moment, actor, past);
    if (open?.isVictim && isHostile(open.deed) && !open.deed.isAttempt && !wasOffered(moment, actor, past)) return open;
  }
  return undefined;
}
