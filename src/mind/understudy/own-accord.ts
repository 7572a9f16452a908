import type { EntityId } from '../../drama/entity-id.ts';
import { shuffle } from '../../kit/random.ts';
import type { ActorContext } from '../context.ts';
import { tongueOf } from '../hearing/language.ts';
import type { Part } from '../part.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { askingForThing, freshly, timesAsked, type Speaker } from './asking-favours.ts';
import { common, heardLately, lotFor, saidLately, wasSaid } from './wording.ts';

/** Something somebody begins with, and to whom. */
interface Beginning {
  readonly says: string;
  readonly to: EntityId | undefined;
}

/** So often somebody asks for a thing before they let it be. */
const mostAsked = 4;

/**
 * What somebody for whom nobody wrote a line says of their own accord: they ask for what they want, tell what they know, say
 * what they are after, and ask the others. The same for the same moment, whether it is asked for when deciding or when speaking.
 */
export function ownAccord(context: ActorContext, part: Part, seed: string): Beginning | undefined {
  const speaker: Speaker = { context, part, seed };
  const others = context.others.filter(({ note }) => note !== 'dead').map(({ id }) => id);
  const [other] = shuffle(lotFor(seed, context.actor, context.past.at(-1)?.seq ?? 0), others);
  if (other === undefined) return undefined;
  const to = (whom: EntityId, says: string | undefined): Beginning | undefined =>
    says === undefined ? undefined : { says, to: whom };
  return (
    askingHolder(speaker, others) ??
    to(other, telling(speaker)) ??
    to(other, aimOf(speaker, other)) ??
    to(other, missing(speaker, other)) ??
    to(other, freshly(speaker, other, 'asks-aim')) ??
    to(other, freshly(speaker, other, 'offers-help'))
  );
}

/** For a thing they want that somebody here has. */
function askingHolder(speaker: Speaker, others: readonly EntityId[]): Beginning | undefined {
  const { context, part } = speaker;
  for (const thing of part.wants()) {
    const holder = part.sightings.get(thing)?.holder;
    if (holder === undefined || !others.includes(holder)) continue;
    if (timesAsked(context, part, thing, holder) < mostAsked)
      return { says: askingForThing(speaker, thing, holder), to: holder };
  }
  return undefined;
}

/** Something they know and have not said; no secret. */
function telling({ context, part, seed }: Speaker): string | undefined {
  const { actor: self, past } = context;
  const { tongue, now, profile } = part;
  const [said, heard] = [saidLately(past, self, now), heardLately(past, self, now)];
  const isOut = (matter: string): boolean => past.some(({ tells }) => tells?.includes(matter));
  const known = part.knowledge.find(({ knowledge, matter }) => !knowledge.secret && !isOut(matter.id));
  if (!known) return undefined;
  const own = known.knowledge.says?.find((way) => tongueOf(way) === tongue && !wasSaid(way, said));
  const claim = tongueOf(known.matter.claim) === tongue ? known.matter.claim : known.matter.claimIn?.[tongue];
  const speaking = { self, seed, manner: profile.manner, said, heard, tongue };
  const random = lotFor(seed, self, known.matter.id);
  return (
    own ?? (claim === undefined ? undefined : common('tell', { speaker: speaking, by: undefined, random }, { claim }))
  );
}

/** What they are after, as they would say it; once is enough. */
export function aimOf(speaker: Speaker, to: EntityId | undefined, isAsked = false): string | undefined {
  const { context, part } = speaker;
  const goal = context.goal.public;
  const gender = part.names.find(({ id }) => id === context.actor)?.gender;
  const clause = tongueOf(goal) === part.tongue ? mindTongues[part.tongue].inFirstPerson(goal, gender) : undefined;
  if (clause === undefined) return undefined;
  if (!isAsked && context.past.some(({ by, words }) => by === context.actor && words?.includes(clause)))
    return undefined;
  return freshly(speaker, to, 'tells-aim', undefined, undefined, clause);
}

/** Where something is that they want and cannot see. */
function missing(speaker: Speaker, to: EntityId): string | undefined {
  const { part } = speaker;
  const thing = part.wants().find((id) => !part.sightings.has(id) && !part.bears().includes(id));
  return thing === undefined ? undefined : freshly(speaker, to, 'asks-where', thing);
}
