import { kept } from '../kit/remembered.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { readNotation, spokenIn, wordsOfPiece } from '../drama/notation/read-notation.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Profile } from '../drama/profile.ts';
import type { Moment } from '../play/moment.ts';
import { ownershipOf } from '../play/owner.ts';
import { plain } from '../play/plain-words.ts';
import { canAct, worldOf, type Play } from '../play/play.ts';
import { sees } from '../play/witness.ts';
import { bearerOf } from '../world/containment.ts';
import { has } from '../world/world.ts';
import type { ActorContext } from './context.ts';
import { accusedIn } from './hearing/accusing.ts';
import { bodyMeant } from './body-meant.ts';
import { calledOtherwise } from './calling-otherwise.ts';
import { callAmong, callBookOf, surely, whoseWork, type Several } from './hearing/call-book.ts';
import { callsIn, type Called } from './hearing/calling.ts';
import { describedIn } from './hearing/describing.ts';
import { isBareQuestion } from './hearing/bare-questions.ts';
import { kinNamedIn } from './hearing/kindred.ts';
import { earFor, languageOf } from './hearing/language.ts';
import { actsOf } from './hearing/speech-acts.ts';
import { mentionedIn, namedThingsIn, type Named } from './hearing/naming.ts';
import type { Service } from './tongues/calls.ts';
import { partnerOf, stings, tellsYou, type Exchanged } from './talking-with.ts';
import { mindTongues, says } from './tongues/tongues.ts';
import { whoDoesThat } from './whose-doing.ts';
import { whoIsQuoted, whoseTale } from './whose-words.ts';
import type { Witnessed } from './witnessed.ts';

/** To whom a line is said. */
interface Address {
  /** The first is the one it waits for; nobody, if it is said to the room. */
  readonly to: readonly EntityId[];
  /** `called` by a name; `told` by whom the speaker faces or does something to; `wanted` for their work; the `partner` of the talk; `alone` with one other. */
  readonly how: 'called' | 'told' | 'wanted' | 'partner' | 'alone' | 'room';
  /** Whom it calls who are not there. */
  readonly missing: readonly EntityId[];
}

/** Where a line is said: what decides to whom. */
interface Hall {
  readonly names: readonly Named[];
  /** Who could be meant: alive, there, and not hidden from the speaker. */
  readonly present: readonly EntityId[];
  /** Whom the speaker faces, or does something to as they speak. */
  readonly told?: EntityId | undefined;
  /** Whose a thing is that the line calls theirs: *that is your umbrella*. */
  readonly owner?: Owner | undefined;
  /** How far the speaker trusts each of them, where a person speaks for one of the play. */
  readonly trust?: Profile['trust'];
  /** Who came in last, not long ago: a seat is offered to them. */
  readonly newcomer?: EntityId | undefined;
  /** Whom it calls by what others call them, or by where they are, where nothing else tells. */
  readonly otherwise?: (spoken: string) => EntityId | undefined;
  /** What was said and done before, as far as the speaker perceived it, the oldest first. */
  readonly talk: readonly Exchanged[];
  /** A person says it: among themselves the company speaks as its authors meant it. */
  readonly isPersons: boolean;
}

/** Whose a thing is; not surely, where it only stands in their house and may be anybody's: an umbrella, a cup. */
interface Owner {
  readonly id: EntityId;
  readonly isSure: boolean;
}

/** To whom a line is said: a called name first, then whom the speaker faces, then whom they talk with. */
function addressOf(spoken: string, by: EntityId | undefined, hall: Hall): Address {
  const address = firstMeant(spoken, by, hall);
  if (!hall.isPersons || address.to.length === 0) return address;
  const inquirer = whoInquires(spoken, by, hall);
  const quoted = quotedIn(spoken, hall.names, hall.present);
  const concerned = [...quoted, ...(inquirer ? [inquirer] : [])];
  const more = concerned.filter((id, at) => !address.to.includes(id) && concerned.indexOf(id) === at);
  return more.length === 0 ? address : { ...address, to: [...address.to, ...more] };
}

function firstMeant(spoken: string, by: EntityId | undefined, hall: Hall): Address {
  const { present, told } = hall;
  const partner = partnerOf(spoken, by, hall);
  const favoured = [told, partner].filter((id): id is EntityId => id !== undefined && present.includes(id));
  const calls = isName(spoken, hall) ? [] : callsIn(spoken, callBookOf(hall.names, by));
  const meant = calls.filter(({ several }) => !several).map((call) => whoIsMeant(call, present, favoured));
  const missing = [...new Set(meant.flatMap(({ missing: id }) => id ?? []))];
  const asked = calls.filter(({ several }) => !several).findLastIndex(({ isAsked }) => isAsked);
  // *Horatio, old friend* calls nobody else, though he is not there.
  const isMeant = ({ isSure }: { readonly isSure?: boolean }): boolean => missing.length === 0 || isSure === true;
  const called = [...new Set([meant[asked], ...meant].flatMap((one) => (one?.id && isMeant(one) ? one.id : [])))];
  const instead = hall.isPersons ? whoIsMeantInstead(spoken, by, hall) : undefined;
  if (instead !== undefined) return { to: [instead], how: 'called', missing: [] };
  // *You're a rubbish barista, lady*: what they are says more than how they are addressed.
  const isNamed = calls.some(({ who }) => [...who.values()].some((weight) => weight >= surely));
  const such = isNamed ? undefined : whoIsSuch(plain(spoken), by, hall);
  if (such !== undefined && called.length > 0) return { to: [such], how: 'called', missing: [] };
  // Whoever is accused answers for themselves, beside whom it is said to.
  const accused = accusedIn(spoken, by, hall.names).named.filter((id) => present.includes(id) && !called.includes(id));
  if (called.length + accused.length > 0) return { to: [...called, ...accused], how: 'called', missing };
  const otherwise = hall.otherwise?.(spoken);
  if (otherwise !== undefined) return { to: [otherwise], how: 'called', missing: [] };
  const room: Address = { to: [], how: 'room', missing };
  if (missing.length > 0) return room;
  const sought = whoIsSought(spoken, by, hall) ?? whoIsPointedOut(spoken, by, partner, hall);
  if (sought !== undefined) return { to: [sought], how: 'called', missing };
  const several = calls.find((call) => call.several)?.several;
  // *Could somebody bring me a brandy?* is for whoever serves.
  const server = several === 'all' ? whoIsWanted(spoken, hall) : undefined;
  if (server !== undefined) return { to: [server], how: 'wanted', missing };
  if (several) {
    const all = severalMeant(several, by, hall);
    return all.length > 1 || (several === 'two' && all.length === 1) ? { to: all, how: 'called', missing } : room;
  }
  // Something to eat or drink is ordered of whoever serves, whomever one looks at or was talking with.
  const waiter = hall.isPersons && ordersAny(spoken) ? whoseWork('serving', hall.names, present) : undefined;
  if (waiter !== undefined) return { to: [waiter], how: 'wanted', missing };
  if (told !== undefined && present.includes(told)) return { to: [told], how: 'told', missing };
  const [only] = present;
  if (only !== undefined && present.length === 1) return { to: [only], how: 'alone', missing };
  // *How much would that be?* goes on with the talk.
  const servant = partner !== undefined && isBareQuestion(plain(spoken)) ? undefined : whoIsWanted(spoken, hall);
  if (servant !== undefined) return { to: [servant], how: 'wanted', missing };
  const { owner } = hall;
  if (owner && (owner.isSure || partner === undefined)) return { to: [owner.id], how: 'called', missing };
  const met = whoIsMet(spoken, by, partner, hall);
  return met === undefined ? room : { to: [met], how: 'partner', missing };
}

/** Whom a line goes on with: whoever has just come in, does what it asks about, or said what it takes up; else whom they talk with. */
function whoIsMet(
  spoken: string,
  by: EntityId | undefined,
  partner: EntityId | undefined,
  hall: Hall,
): EntityId | undefined {
  if (!hall.isPersons) return foeMeant(spoken, partner, hall) ?? partner;
  if (hall.newcomer !== undefined && says('receives', spoken)) return hall.newcomer;
  const doers = whoDoesThat(spoken, hall);
  const [doer] = partner !== undefined && doers.includes(partner) ? [partner] : doers;
  return (
    doer ??
    foeMeant(spoken, partner, hall) ??
    whoIsQuoted(spoken, by, partner, hall) ??
    whoseTale(spoken, by, partner, hall) ??
    partner
  );
}

/**
 * Who of them a line says to have said a hard thing: *Gus says you are a coward*. They answer for it, beside whom it is said to; what
 * stings nobody they let pass.
 */
export function quotedIn(spoken: string, names: readonly Named[], present: readonly EntityId[]): readonly EntityId[] {
  const words = ` ${plain(spoken).trim()} `;
  const isQuoted = (name: string): boolean => {
    const text = words.split(name.trim()).join('⟦⟧');
    const found =
      Object.values(mindTongues)
        .map(({ signs }) => signs.quotes.exec(text))
        .find((one) => one !== null) ?? undefined;
    return found !== undefined && (stings(spoken) || stings(text.slice(found.index + found[0].length)));
  };
  return present.filter((id) =>
    names.find((named) => named.id === id)?.names.some((name) => words.includes(name) && isQuoted(name)),
  );
}

/** Whoever looks into a crime is told by any confession of it, whomever it is made to. */
function whoInquires(spoken: string, by: EntityId | undefined, { names, present }: Hall): EntityId | undefined {
  const line = { raw: spoken, plain: plain(spoken) };
  if (!actsOf(line, earFor(languageOf(spoken, line.plain))).includes('confession')) return undefined;
  const inquirer = callAmong('detective', callBookOf(names, by));
  return [...(inquirer?.who ?? [])].find(([id, weight]) => present.includes(id) && weight >= surelySo)?.[0];
}

const calls = Object.values(mindTongues).map((tongue) => tongue.calls);
const ordersAny = (spoken: string): boolean =>
  Object.values(mindTongues).some(({ ordered }) => (ordered?.(spoken).length ?? 0) > 0);
const services: readonly Service[] = ['driving', 'serving', 'healing'];

/** Whoever's work it is that a line asks for, whomever the speaker was talking with. */
function whoIsWanted(spoken: string, { names, present }: Hall): EntityId | undefined {
  const words = plain(spoken);
  const service = services.find((one) => calls.some(({ wanted }) => wanted[one].test(words)));
  return service && whoseWork(service, names, present);
}

/** *Which of you is the butler?* is for the butler. */
function whoIsSought(spoken: string, by: EntityId | undefined, { names, present }: Hall): EntityId | undefined {
  const words = plain(spoken);
  const asked = calls.map(({ asksWhoIs }) => asksWhoIs.exec(words)?.[1]).find((one) => one !== undefined);
  const call = asked === undefined ? undefined : callBookOf(names, by).find((one) => one.words === asked.trim());
  const able = [...(call?.who ?? [])].filter(([id, weight]) => present.includes(id) && weight >= surelySo);
  return able.length === 1 ? able[0]?.[0] : undefined;
}

/** *I asked the girl.*: who was asked and did not answer. */
function whoIsMeantInstead(spoken: string, by: EntityId | undefined, { names, present }: Hall): EntityId | undefined {
  const book = callBookOf(names, by);
  for (const piece of spoken.split(/[.,;!?。，；！？—]/).map(plain)) {
    const asked = calls.map(({ iAsked }) => iAsked.exec(piece)?.[1]?.trim()).find((one) => one !== undefined);
    const call = asked === undefined ? undefined : book.find(({ words }) => words === asked);
    const id = call && whoIsMeant(call, present, []).id;
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Whom a line points out without a name: by what they look like, by what it says they are, or by whose kin it speaks of. */
function whoIsPointedOut(
  spoken: string,
  by: EntityId | undefined,
  partner: EntityId | undefined,
  { names, present }: Hall,
): EntityId | undefined {
  const words = plain(spoken);
  const isPresent = (id: EntityId): boolean => present.includes(id);
  const described = describedIn(words, earFor(languageOf(spoken, words)), names, isPresent, 'called');
  if (described !== undefined) return described;
  const such = whoIsSuch(words, by, { names, present });
  // *Are you a student?* asks whom one talks with, or anybody.
  if (such !== undefined && !says('asksWhetherYouAre', spoken)) return such;
  // *Listen to your mother!* is not for somebody who has none here.
  const related = present.filter((id) => kinNamedIn(words, id, undefined, names).length > 0);
  return related.length === 1 && (partner === undefined || !related.includes(partner)) ? related[0] : undefined;
}

/** From here on somebody is an enemy. */
const hated = -0.3;

/** *You are a thief in a dead man's chair* is for an enemy who is there, and not for the friend one was talking with. */
function foeMeant(spoken: string, partner: EntityId | undefined, { trust, present }: Hall): EntityId | undefined {
  if (!trust || (partner && (trust[partner] ?? 0) < 0) || !tellsYou(spoken) || !stings(spoken)) return undefined;
  const foes = present.filter((id) => (trust[id] ?? 0) <= hated);
  return foes.length === 1 ? foes[0] : undefined;
}

/** *You are a rubbish barista* is for the barista. */
function whoIsSuch(
  words: string,
  by: EntityId | undefined,
  { names, present }: Pick<Hall, 'names' | 'present'>,
): EntityId | undefined {
  const trade = calls.map(({ youAre }) => youAre.exec(words)?.[1]).find((one) => one !== undefined);
  const call = callAmong(trade, callBookOf(names, by));
  const such = [...(call?.who ?? [])].filter(([id, weight]) => present.includes(id) && weight >= surelySo);
  return such.length === 1 ? such[0]?.[0] : undefined;
}

/** Somebody who is such a one by name or trade, and not only as old. */
const surelySo = 2;

/** *Bodley.*, said to somebody who asked who, calls nobody. */
function isName(spoken: string, { talk }: Hall): boolean {
  if (/[!?！？,，]/.test(spoken) || plain(spoken).trim().split(' ').length > 3 || spoken.length > 24) return false;
  const words = talk.at(-1)?.words;
  if (words === undefined) return false;
  const line = { raw: words, plain: plain(words) };
  return mindTongues[earFor(languageOf(words, line.plain))].ear.questionIn(line) === 'who';
}

/** How well a title has to fit somebody to be theirs where nobody is there who is always called by it. */
const fitting = 1.5;

/** Whom a call means of those who are there; who is missing, if it can mean nobody else. */
function whoIsMeant(
  { who }: Pick<Called, 'who'>,
  present: readonly EntityId[],
  favoured: readonly EntityId[],
): { readonly id?: EntityId; readonly missing?: EntityId; readonly isSure?: boolean } {
  const weighed = [...who]
    .map(([id, weight]) => ({ id, weight: weight + (favoured.includes(id) ? 0.6 : 0), isHere: present.includes(id) }))
    .sort((a, b) => b.weight - a.weight);
  const here = weighed.filter(({ isHere }) => isHere);
  const [best, second] = here;
  const [absent] = weighed.filter(({ isHere }) => !isHere);
  // *My lord* is the prince where no king is there.
  const isFitted = best !== undefined && best.weight >= fitting;
  if (absent && !isFitted && absent.weight >= surely && absent.weight > (best?.weight ?? 0))
    return { missing: absent.id };
  if (!best || best.weight < 0.4) return {};
  return second && best.weight - second.weight < 0.02 ? {} : { id: best.id, isSure: best.weight >= surely };
}

function severalMeant(several: Several, by: EntityId | undefined, { names, present, talk }: Hall): readonly EntityId[] {
  const genderOf = (id: EntityId): Named['gender'] => names.find((named) => named.id === id)?.gender;
  switch (several) {
    case 'all':
      return [];
    case 'men':
      return present.filter((id) => genderOf(id) === 'male');
    case 'women':
      return present.filter((id) => genderOf(id) === 'female');
    case 'two': {
      // *How long have you known him? Were you two friends?*: one of them is not there.
      const last = talk.findLast((one) => one.isLine && one.by === by);
      const spokenOf = mentionedIn(plain(last?.words ?? ''), names).filter(({ kind }) => kind === 'actor');
      if (last?.to && present.includes(last.to) && spokenOf.some(({ id }) => !present.includes(id) && id !== by))
        return [last.to];
      if (present.length <= 2) return present;
      // The two who were talking are the two; with one another, if they were.
      const pair = talk.findLast(
        ({ isLine, by, to }) => isLine && by && to && present.includes(by) && present.includes(to),
      );
      if (pair?.by && pair.to) return [pair.by, pair.to];
      const speakers = talk.filter(({ isLine }) => isLine).map(({ by }) => by);
      const recent = [...new Set(speakers.toReversed())].filter(
        (id): id is EntityId => id !== undefined && present.includes(id),
      );
      return recent.slice(0, 2);
    }
  }
}

/** So many moments back a person remembers who said and did what. */
const reach = 40;

/** To whom a person's words are said, by what the company knows. `faced` is whom they look at. */
export function addressIn(
  play: Play,
  actor: EntityId,
  text: string,
  faced: EntityId | undefined,
  probe?: PhysicalProbe,
): Address {
  const names = namedThingsIn(worldOf(play), play.profiles);
  const present = [...play.profiles.keys()].filter(
    (id) => id !== actor && canAct(play, id) && sees(play, actor, id, probe),
  );
  const acts = readNotation(text)
    .filter(({ kind }) => kind === 'act')
    .map(wordsOfPiece);
  const touched = mentionedIn(plain(acts.join(' ')), names).filter(({ id }) => present.includes(id));
  const told = touched.length === 1 ? touched[0]?.id : (faced ?? ownerIn(play, acts.join(' '), names, present)?.id);
  const recent: Exchanged[] = [];
  for (let index = play.history.length - 1; index >= 0 && recent.length < reach; index--) {
    const moment = play.history.at(index);
    if (moment?.witnesses.includes(actor) && (moment.kind === 'line' || moment.kind === 'deed'))
      recent.unshift(exchanged(moment));
  }
  const spoken = spokenIn(text).join(' ');
  const body = touched.length > 0 ? undefined : bodyMeant(play, actor, { spoken, acts: acts.join(' ') }, names, probe);
  if (body !== undefined) return { to: [body], how: 'told', missing: [] };
  const isYours = Object.values(mindTongues).some(({ ear }) => ear.yours.test(plain(spoken)));
  const owner = isYours
    ? ownerIn(play, spoken, names, present)
    : says('asksToGive', spoken)
      ? holderIn(play, spoken, names, present)
      : undefined;
  const newcomer = newcomerIn(play, present);
  const trust = play.profiles.get(actor)?.trust;
  const otherwise = (words: string): EntityId | undefined => calledOtherwise(play, words, { actor, names, present });
  return addressOf(spoken, actor, {
    ...{ names, present, told, owner, newcomer, trust, otherwise },
    talk: recent,
    isPersons: true,
  });
}

/** Who has in hand what a line asks for: *Give me the ticket.* */
function holderIn(play: Play, text: string, names: readonly Named[], present: readonly EntityId[]): Owner | undefined {
  const world = worldOf(play);
  const holders = mentionedIn(plain(text), names).flatMap(({ id }) => {
    const thing = world.things.get(id);
    const holder = thing?.kind === 'prop' ? bearerOf(world, thing)?.id : undefined;
    return holder !== undefined && present.includes(holder) ? [holder] : [];
  });
  const [id] = holders;
  return id !== undefined && new Set(holders).size === 1 ? { id, isSure: true } : undefined;
}

/** So long whoever came in last is still to be given a seat. */
const newForMs = 150_000;

function newcomerIn(play: Play, present: readonly EntityId[]): EntityId | undefined {
  for (let index = play.history.length - 1; index >= 0; index--) {
    const moment = play.history.at(index);
    if (!moment || play.now - moment.at > newForMs) return undefined;
    if (moment.kind === 'event' && moment.actor !== undefined && present.includes(moment.actor)) return moment.actor;
  }
  return undefined;
}

/** Whose it is that somebody lays a hand on as they speak, or speaks of as theirs: it is said to them, where it is one other's. */
function ownerIn(play: Play, text: string, names: readonly Named[], present: readonly EntityId[]): Owner | undefined {
  const world = worldOf(play);
  const owners = mentionedIn(plain(text), names).flatMap(({ id, kind }) => {
    const thing = kind === 'prop' ? world.things.get(id) : undefined;
    const ownership = thing && ownershipOf(play.file, world, thing);
    if (!ownership || !present.includes(ownership.owner)) return [];
    // *Your jukebox* is whose house it is; *your chair* is where somebody sat.
    const isFitting = has(thing, 'fixed') && !has(thing, 'seat');
    return [{ id: ownership.owner, isSure: ownership.how !== 'house' || isFitting }];
  });
  return new Set(owners.map(({ id }) => id)).size === 1 ? owners[0] : undefined;
}

const exchanged = ({
  actor,
  by,
  to,
  action,
  kind,
  text,
  words,
}: Partial<Moment & Witnessed> & Pick<Moment, 'kind'>): Exchanged => ({
  by: actor ?? by,
  to: to ?? personIn(action?.target) ?? personIn(action?.object),
  isLine: kind === 'line',
  deed: kind === 'deed' && action ? [action.verb, action.word ?? action.verb] : undefined,
  words: kind === 'line' ? (words ?? text) : undefined,
});

const personIn = (id: string | undefined): EntityId | undefined =>
  id?.startsWith('actor:') ? (id as EntityId) : undefined;

const settled = new WeakMap<Witnessed, Address>();

/** To whom a line was said, as it seemed to a listener when they heard it; what the log has settled is so. */
export const addressHeard = (line: Witnessed, context: ActorContext, names: readonly Named[]): Address => {
  // What the log has settled needs no reading; whoever is called in vain is called by a line to the room.
  const told = line.toAll ?? (line.to === undefined ? [] : [line.to]);
  const isDead = (id: EntityId): boolean => context.others.some((one) => one.id === id && one.note === 'dead');
  // Who has died since it was said to them leaves it to the room.
  if (told.length > 0 && told.every(isDead)) return { to: [], how: 'room', missing: told };
  if (told.length > 0) return { to: told, how: 'told', missing: [] };
  return kept(settled, line, () => {
    const present = [context.actor, ...context.others.filter(({ note }) => note !== 'dead').map(({ id }) => id)].filter(
      (id) => id !== line.by,
    );
    const before = context.past.filter(({ seq, kind }) => seq < line.seq && (kind === 'line' || kind === 'deed'));
    const heard = addressOf(line.words ?? '', line.by, {
      names,
      present,
      told: undefined,
      talk: before.slice(-16).map(exchanged),
      isPersons: false,
    });
    if (line.toAll === undefined) return heard;
    // Whom it calls, and who did not count for whoever said it: they could not see them.
    const unseen = heard.how === 'called' && heard.to.length === 1 ? heard.to.filter((id) => id !== context.actor) : [];
    return { to: [], how: 'room', missing: [...heard.missing, ...unseen] };
  });
};

/** The one a line is said to, as far as a listener can tell; nobody in particular if it is said to the room. */
export const addresseeHeard = (line: Witnessed, context: ActorContext, names: readonly Named[]): EntityId | undefined =>
  addressHeard(line, context, names).to[0];
