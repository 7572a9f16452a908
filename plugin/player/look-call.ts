import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import { revealedBy } from '../../src/drama/revealed.ts';
import { rowIn } from '../../src/drama/verb.ts';

/** Something that somebody turns to look at, by themselves. */
export interface LookCall {
  readonly at: EntityId;
  /** What matters more takes the look from what matters less. */
  readonly rank: number;
  /** How long it is looked at. */
  readonly seconds: number;
  /** A face one talks with is turned to, and not only kept in the picture. */
  readonly isTalk?: true;
  /** Whose deed it is: it is looked at until it is over. */
  readonly deedOf?: EntityId;
  /** How much it still matters when it is over, and for how long it is looked at then. */
  readonly after?: { readonly rank: number; readonly seconds: number };
  /** Whose line it is: they are looked at until they have spoken. */
  readonly lineOf?: EntityId;
}

/**
 * Somebody's death takes the look from everything, also from one's own deed; what one says does not take it from whom one has
 * struck or laid bare, and what one says to everybody not from what one has just done.
 */
const ranks = {
  company: 0, ownLineToAll: 0.2, afterDeed: 0.3, overheard: 0.5, entrance: 1, reaction: 1.5, address: 2, startle: 3, ownLine: 4,
  own: 4.5, death: 5,
} as const; // prettier-ignore
/**
 * A deed and a line are over when they are told to be, and the way to one's own deed may lead through the house; nobody is
 * stared at for longer.
 */
const looked = {
  glance: 0.8, company: 3, entrance: 2, ownLine: 2.5, line: 15, startle: 2.2, thrown: 2.4, death: 4, othersDeed: 8,
  revealed: 4, hurt: 6, deed: 60, afterDeed: 1.2, reaction: 3,
} as const; // prettier-ignore

/** What a fact turns the head of somebody to; nothing, where it is no business of theirs. `toldOf`: a thing there at which it happens. */
export function lookCallIn(
  fact: Fact,
  self: EntityId,
  isOwn: (id: EntityId) => boolean,
  toldOf?: EntityId,
): LookCall | undefined {
  const isSeen = fact.witnesses.includes(self) && !fact.unseenBy?.includes(self);
  switch (fact.type) {
    case 'line:begun':
      return addressCall(fact, self, isSeen);
    case 'action:begun':
      return fact.actor === self ? ownDeedCall(fact, isOwn) : othersDeedCall(fact, self, isSeen);
    case 'action:ruled':
      return isSeen ? (startleCall(fact, self) ?? thrownCall(fact, self)) : noiseCall(fact, self);
    case 'event:told':
      return isSeen ? (startleCall(fact, self) ?? startledBy(toldOf)) : undefined;
    case 'actor:entered':
      return isSeen && fact.actor !== self
        ? { at: fact.actor, rank: ranks.entrance, seconds: looked.entrance }
        : undefined;
    default:
      return undefined;
  }
}

/** Whoever was picked on purpose, or is stood before at first, is turned to like one's own deed. */
export const ownLook = (at: EntityId): LookCall => ({ at, rank: ranks.own, seconds: looked.glance });

/** Whoever one is with is looked at while nothing else happens. */
export const companyLook = (at: EntityId): LookCall => ({
  at,
  rank: ranks.company,
  seconds: looked.company,
  isTalk: true,
});

/** Whatever matters no more than this waits while somebody looks about for themselves. */
export const isPassing = ({ rank }: LookCall): boolean => rank <= ranks.entrance;

/** It startles everybody, or is their own doing: also whoever writes or chooses turns to it. */
export const isStartling = ({ rank }: LookCall): boolean => rank >= ranks.startle;

/** Whose line is over with this. */
export const endedLineOf = (fact: Fact): EntityId | undefined =>
  fact.type === 'line:ended' || fact.type === 'turn:ended' ? fact.actor : undefined;

/** Whose deed is over with this. */
export const endedDeedOf = (fact: Fact): EntityId | undefined =>
  fact.type === 'action:ruled' || fact.type === 'action:cancelled' || fact.type === 'turn:ended'
    ? fact.actor
    : undefined;

/** Whom one speaks to, who speaks to one, and who is heard to speak with others. */
function addressCall(fact: FactOf<'line:begun'>, self: EntityId, isSeen: boolean): LookCall | undefined {
  if (fact.actor === self) return ownLineCall(fact);
  const isForMe = fact.to === self || fact.toAll?.includes(self);
  const call = { at: fact.actor, seconds: looked.line, lineOf: fact.actor };
  if (isForMe) return { ...call, rank: ranks.address, isTalk: true };
  return isSeen ? { ...call, rank: ranks.overheard } : undefined;
}

function ownLineCall({ actor, to, toAll }: FactOf<'line:begun'>): LookCall | undefined {
  const at = to ?? toAll?.[0];
  const rank = to === undefined ? ranks.ownLineToAll : ranks.ownLine;
  return at === undefined || at === actor ? undefined : { at, rank, seconds: looked.ownLine, isTalk: true };
}

/** To whom a held thing is given, where it is put; else to what is acted on. */
function ownDeedCall(
  { action, actor }: FactOf<'action:begun'>,
  isOwn: (id: EntityId) => boolean,
): LookCall | undefined {
  const [object, target] = [action.object, action.target].map((id) => (id === actor ? undefined : id)) as
    (EntityId | undefined)[]; // prettier-ignore
  // What one holds or wears oneself is nothing to turn to.
  const at = object !== undefined && isOwn(object) ? target : (object ?? target);
  if (at === undefined) return undefined;
  // Whom one has hit or kissed is looked at for what they make of it.
  const after =
    rowIn(action).stirs === undefined
      ? { rank: ranks.afterDeed, seconds: looked.afterDeed }
      : { rank: ranks.reaction, seconds: looked.reaction };
  return { at, rank: ranks.own, seconds: looked.deed, deedOf: actor, after };
}

/** What is done to oneself, and a blow at anybody, is looked at until it falls. */
function othersDeedCall(fact: FactOf<'action:begun'>, self: EntityId, isSeen: boolean): LookCall | undefined {
  const { action, actor } = fact;
  const untilOver = { at: actor, seconds: looked.othersDeed, deedOf: actor };
  const { tense, stirs } = rowIn(action);
  if (isSeen && stirs === 'violence') return { ...untilOver, rank: ranks.startle };
  if (action.object === self || action.target === self) return { ...untilOver, rank: ranks.address };
  return isSeen && tense === true ? { at: actor, rank: ranks.startle, seconds: looked.startle } : undefined;
}

/** Who falls dead, who is hurt or laid bare, and what falls by itself, is looked at by everybody. */
function startleCall(fact: FactOf<'action:ruled'> | FactOf<'event:told'>, self: EntityId): LookCall | undefined {
  const changes = fact.type === 'event:told' ? fact.changes : fact.verdict.changes;
  const dead = changes.find(({ entity, property, value }) => property === 'dead' && value === true && entity !== self);
  if (dead) return { at: dead.entity, rank: ranks.death, seconds: looked.death };
  // What one has done oneself goes on to be looked at, whatever one says then.
  const rank = fact.type === 'action:ruled' && fact.actor === self ? ranks.own : ranks.ownLine;
  const hurt = changes.find(({ entity, property, value }) => property === 'hurt' && value === true && entity !== self);
  if (hurt) return { at: hurt.entity, rank, seconds: looked.hurt, isTalk: true };
  const [revealed] = revealedBy(changes).filter((id) => id !== self);
  if (revealed !== undefined) return { at: revealed, rank, seconds: looked.revealed, isTalk: true };
  const fallen = fact.type === 'event:told' && fact.cause === 'accident' ? changes[0]?.entity : undefined;
  return fallen === self ? undefined : startledBy(fallen);
}

const startledBy = (at: EntityId | undefined): LookCall | undefined =>
  at && { at, rank: ranks.startle, seconds: looked.startle };

/** What is heard and not seen: a cough behind a curtain. */
const noiseCall = ({ action, actor, unseenBy }: FactOf<'action:ruled'>, self: EntityId): LookCall | undefined =>
  actor !== self && rowIn(action).heard && unseenBy?.includes(self) ? startledBy(actor) : undefined;

/** What is thrown is followed to where it lands; where it hits somebody, their face says more. */
function thrownCall({ action, actor, verdict }: FactOf<'action:ruled'>, self: EntityId): LookCall | undefined {
  const { object, target } = action;
  const isThrown = verdict.ok && rowIn(action).gesture === 'throw' && object?.startsWith('prop:') === true;
  if (!isThrown || target?.startsWith('actor:') === true) return undefined;
  const rank = actor === self ? ranks.own : ranks.startle;
  return { at: object as EntityId, rank, seconds: looked.thrown };
}
