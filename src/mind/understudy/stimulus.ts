import { kept, remembered } from '../../kit/remembered.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Profile } from '../../drama/profile.ts';
import { plain } from '../../play/plain-words.ts';
import { spokenPieces } from '../../play/telling.ts';
import { addressHeard } from '../addressing.ts';
import type { ActorContext } from '../context.ts';
import { frightOf } from '../feeling.ts';
import { hear, noThread, type Heard, type Thread } from '../hearing/hearing.ts';
import { kinNamedIn } from '../hearing/kindred.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { contentIn, touchesOf } from '../hearing/touching.ts';
import type { OpenDeed } from '../open-deed.ts';
import type { Part } from '../part.ts';
import { thingShown, type Witnessed } from '../witnessed.ts';
import { wordsMeant } from './resuming.ts';

/** What is to be answered. */
export type Stimulus =
  | {
      readonly kind: 'line';
      readonly line: Witnessed;
      readonly heard: Heard;
      readonly by: EntityId | undefined;
      /** A thing they held out as they said it. */
      readonly thing: EntityId | undefined;
    }
  | { readonly kind: 'shown'; readonly thing: EntityId; readonly by: EntityId | undefined; readonly deed: Witnessed }
  | { readonly kind: 'horror'; readonly deed: Witnessed; readonly by: EntityId | undefined }
  | { readonly kind: 'entrance'; readonly deed: Witnessed; readonly by: EntityId }
  | { readonly kind: 'deed'; readonly open: OpenDeed; readonly deed: Witnessed; readonly by: EntityId };

export type LineStimulus = Extract<Stimulus, { kind: 'line' }>;

/** A cry or a greeting that comes later is none. */
const atOnceMs = 6000;
/** Whoever has decided on one draws breath first. */
const breathMs = 4000;

export const whyGreets = 'sees them come in';
export const whyCries = 'cries out';
const starts: ReadonlySet<string> = new Set([whyGreets, whyCries]);

/**
 * What is to be answered now: the newest line to them that has had no answer, a thing held out, a horror; else what was just said.
 * Whoever has decided why they speak still has that before them when they begin.
 */
export function stimulusFor(context: ActorContext, part: Part, why = ''): Stimulus | undefined {
  const { past, actor, owes } = context;
  const inTimeMs = starts.has(why) ? atOnceMs + breathMs : atOnceMs;
  // What was just done to them comes before words.
  const { deed: open } = part;
  // Held out or handed over, what proves a secret asks about that before anything else.
  const proof = open && thingShown(open.moment, actor);
  if (open && proof && isProof(proof, part) && !isHandedBack(open, past))
    return { kind: 'shown', thing: proof, by: open.deed.by, deed: open.moment };
  if (open) return { kind: 'deed', open, deed: open.moment, by: open.deed.by };
  // What a person waits for comes first, whatever was said since.
  const due = owes ? past.findLastIndex(({ seq, kind }) => seq === owes.about && kind === 'line') : -1;
  if (due >= 0) return lineAt(due, context, part);
  for (let index = past.length - 1; index >= Math.max(0, past.length - 12); index--) {
    const moment = past[index];
    if (!moment) continue;
    if (moment.by === actor && moment.kind === 'line') return undefined;
    if (moment.kind === 'line' && isOfDead(moment, context)) continue;
    if (moment.kind === 'line') return lineAt(index, context, part);
    const thing = thingShown(moment, actor);
    if (thing) return { kind: 'shown', thing, by: moment.by, deed: moment };
    if (moment.by === actor || part.now - moment.at > inTimeMs) continue;
    if ((moment.kind === 'deed' || moment.kind === 'event') && frightOf(moment.text) >= 0.4) {
      return { kind: 'horror', deed: moment, by: moment.by };
    }
    if (moment.kind === 'event' && moment.by !== undefined && context.others.some(({ id }) => id === moment.by)) {
      return { kind: 'entrance', deed: moment, by: moment.by };
    }
  }
  return undefined;
}

/** Who has died since they spoke waits for no answer. */
const isOfDead = ({ by }: Witnessed, { others }: ActorContext): boolean =>
  others.some(({ id, note }) => id === by && note === 'dead');

/** What was taken from them and comes back proves nothing new. */
const isHandedBack = ({ deed: { kind, thing, victim } }: OpenDeed, past: readonly Witnessed[]): boolean =>
  kind === 'gift' &&
  past.some(({ deed }) => deed?.kind === 'theft' && !deed.isAttempt && deed.thing === thing && deed.victim === victim);

const isProof = (thing: EntityId, { knowledge }: Part): boolean =>
  knowledge.some(
    ({ knowledge: { secret }, matter }) =>
      secret !== undefined && (secret.shown?.includes(thing) || matter.evidence?.includes(thing)),
  );

function lineAt(index: number, context: ActorContext, part: Part): Stimulus | undefined {
  const { past, actor } = context;
  const line = past[index];
  if (!line) return undefined;
  const thing = thingHeldOut(past, index, actor);
  return { kind: 'line', line, heard: listen(line, context, part), by: line.by, thing };
}

/** What the speaker held out just before they spoke. */
function thingHeldOut(past: readonly Witnessed[], index: number, self: EntityId): EntityId | undefined {
  const before = past.slice(Math.max(0, index - 4), index);
  const since = before.slice(before.findLastIndex(({ kind }) => kind === 'line') + 1);
  const things = since.filter(({ by }) => by === past[index]?.by).map((moment) => thingShown(moment, self));
  return things.findLast((thing) => thing !== undefined);
}

/** What a listener made of a line, and with what in mind. What went before a line does not change, so it is listened to once. */
interface Listened extends Pick<Part, 'names' | 'matters' | 'profile'> {
  readonly isPersons: boolean;
  readonly heard: Heard;
}

const listened = new WeakMap<Witnessed, Listened>();

/** Listens to a line with everything the part has in mind. */
export function listen(line: Witnessed, context: ActorContext, part: Part): Heard {
  const { names, matters, profile, players } = part;
  const isPersons = line.by !== undefined && players.has(line.by);
  const known = listened.get(line);
  const isSame =
    known?.names === names && known.matters === matters && known.profile === profile && known.isPersons === isPersons;
  if (isSame) return known.heard;
  const heard = listenTo(line, context, part);
  listened.set(line, { names, matters, profile, isPersons, heard });
  return heard;
}

function listenTo(line: Witnessed, context: ActorContext, part: Part): Heard {
  const { names, matters, speaks } = part;
  const thread = threadBefore(line, context, part);
  const { to } = addressHeard(line, context, names);
  const meant = to.length > 0 ? to : undefined;
  const words = wordsMeant(line, context, part);
  const here = [context.actor, ...context.others.map(({ id }) => id)];
  return hear(words, { self: context.actor, speaker: line.by, to: meant, names, here, matters, speaks, thread });
}

/** How many lines back a talk reaches. */
const reach = 8;

/** What the talk was about before a line, the newest first: whom and what it named, and the matters it told or brought up. */
function threadBefore(line: Witnessed, { past, actor }: ActorContext, part: Part): Thread {
  // What the speaker did as they spoke is nearest: *(points at the picture) Who is that?*
  const about: EntityId[] = doneWith(line, past, part);
  const matters: string[] = [];
  let lines = about.length > 0 ? 1 : 0;
  for (const moment of talkBefore(line, past, actor)) {
    if (lines >= reach) break;
    lines++;
    about.push(...spokenOf(moment, actor, part));
    matters.push(...(moment.tells ?? []));
    // What somebody said in place of a secret keeps the talk on it.
    if (moment.by === actor) matters.push(...coveredBy(moment, part.profile));
    // The last few lines also hold what they only touched.
    if (lines <= 2) matters.push(...touchedBy(moment.plain ?? '', part));
  }
  about.unshift(...harmedBefore(line, past));
  if (about.length === 0 && lines === 0) return noThread;
  return { about: [...new Set(about)], matters: [...new Set(matters)], exchange: exchangedBefore(line, past, part) };
}

const spoken = new WeakMap<Witnessed, Pick<Part, 'names' | 'matters'> & { readonly of: readonly EntityId[] }>();

/** Whom and what a line spoke of, by name or not. */
function spokenOf(moment: Witnessed, self: EntityId, { names, matters }: Part): readonly EntityId[] {
  const known = spoken.get(moment);
  if (known?.names === names && known.matters === matters) return known.of;
  const { plain: words = '', tells = [], to = self, by } = moment;
  const of = [
    ...mentionedIn(words, names).map(({ id }) => id),
    // *Did you love your uncle?* names him.
    ...kinNamedIn(words, to, by, names),
    // Whom they told of without a name is *he* or *she* all the same.
    ...(tells.length > 0 ? matters.filter(({ id }) => tells.includes(id)).flatMap(({ about = [] }) => about) : []),
  ];
  spoken.set(moment, { names, matters, of });
  return of;
}

/** So many lines, of whomever, and two have stopped talking. */
const talkLasts = 12;
/** More than so many words that say something have a subject of their own. */
const mostLeaning = 2;
/** So much less than the likeliest, and it was not what they asked about. */
const asLikely = 0.4;

/** What the speaker last asked the listener about, and what they were told: what a line with no subject of its own takes up. */
function exchangedBefore(line: Witnessed, past: readonly Witnessed[], part: Part): readonly string[] | undefined {
  const self = part.profile.actor;
  if (line.by === undefined || !part.players.has(line.by) || contentIn(line.plain ?? '') > mostLeaning)
    return undefined;
  const between = past
    .filter(({ seq, plain }) => plain !== undefined && seq < line.seq)
    .slice(-talkLasts)
    .filter(({ by, to }) => (by === line.by && to === self) || (by === self && to === line.by))
    .toReversed();
  if (between.length === 0) return undefined;
  const told = between[0]?.by === self ? between[0] : undefined;
  const answered = told ? [...(told.tells ?? []), ...coveredBy(told, part.profile)] : [];
  // A question that leaned on the talk itself leads on to the one before it.
  for (const asked of between.filter(({ by }) => by === line.by).slice(0, mostLeaning)) {
    const matters = broughtUpBy(asked, part);
    if (matters.length > 0) return [...new Set([...answered, ...matters])];
  }
  return answered.length === 0 && told ? touchedBy(told.plain ?? '', part) : [...new Set(answered)];
}

/** What a line brought up by itself. */
function broughtUpBy({ words = '', by }: Witnessed, { profile, names, matters, speaks }: Part): readonly string[] {
  const heard = hear(words, { self: profile.actor, speaker: by, names, matters, speaks, thread: noThread }).matters;
  const least = (heard[0]?.score ?? 0) - asLikely;
  return heard.flatMap(({ matter, score }) => (score >= least ? [matter.id] : []));
}

/**
 * The lines before this one, the newest first; but what the listener last said to its speaker is what it most likely takes up, and the
 * question that was the answer to: *He*, after *I saw him at eight*, is who was asked about, whatever others have said since.
 */
function talkBefore(line: Witnessed, past: readonly Witnessed[], self: EntityId): readonly Witnessed[] {
  const before = past.filter(({ seq, plain }) => plain !== undefined && seq < line.seq).slice(-reach);
  const newest = before.toReversed();
  const own = newest.find(({ by, to }) => by === self && to === line.by);
  if (!own) return newest;
  const asked = newest.find(({ by, to, seq }) => by === line.by && to === self && seq < own.seq);
  const piece = newest.find(({ by, seq }) => by === line.by && line.seq - seq < 1);
  const first = [piece, own, asked].filter((one) => one !== undefined);
  return [...first, ...newest.filter((one) => !first.includes(one))];
}

/** So long before a line somebody did what goes with it. */
const withWordsMs = 20_000;

/** What the speaker of a line had to do with just before it, the newest first. */
function doneWith(line: Witnessed, past: readonly Witnessed[], { names }: Part): EntityId[] {
  const before = past.filter(({ seq, at }) => seq < line.seq && line.at - at <= withWordsMs);
  const since = before.slice(before.findLastIndex(({ kind, by }) => kind === 'line' && by === line.by) + 1);
  return since
    .filter(({ kind, by }) => kind === 'deed' && by === line.by)
    .toReversed()
    .flatMap((moment) => [
      ...broughtToLight(moment, names),
      moment.action?.object,
      moment.action?.target,
      moment.deed?.thing,
    ])
    .filter((id): id is EntityId => id !== undefined && id !== line.by);
}

/** What came to light by it: *Under the carpet is a ring* is of the ring before the carpet. */
const broughtToLight = ({ action, text }: Witnessed, names: Part['names']): EntityId[] =>
  mentionedIn(plain(text), names)
    .filter(({ id, kind }) => kind === 'prop' && id !== action?.object && id !== action?.target)
    .map(({ id }) => id);

/** Who was harmed just before a line, the newest first: *Who is he?* asks nobody about whoever spoke last. */
const harmedBefore = (line: Witnessed, past: readonly Witnessed[]): EntityId[] =>
  past
    .filter(
      ({ deed, seq, at }) => deed?.kind === 'harm' && !deed.isAttempt && seq < line.seq && line.at - at <= withWordsMs,
    )
    .toReversed()
    .flatMap(({ deed }) => deed?.victim ?? []);

const touchedBy = (plain: string, { matters }: Part): string[] =>
  [...touchesOf(matters, plain).keys()].map(({ id }) => id);

/** What somebody says in place of each secret. */
const coversOf = remembered(({ knows = [] }: Profile) =>
  knows.flatMap(({ matter, secret }) => {
    const ways = (secret?.instead ?? []).flatMap(({ says }) => says);
    const pieces = ways.flatMap(spokenPieces).filter((piece) => piece.length > 12);
    return ways.length > 0 ? [{ matter, pieces }] : [];
  }),
);
const covered = new WeakMap<Witnessed, readonly string[]>();

/** The matters one of their own lines was said in place of. */
const coveredBy = (line: Witnessed, profile: Profile): readonly string[] =>
  kept(covered, line, () => {
    const isSaid = (pieces: readonly string[]): boolean => pieces.some((piece) => line.plain?.includes(piece));
    return coversOf(profile).flatMap(({ matter, pieces }) => (isSaid(pieces) ? [matter] : []));
  });
