import { guestId } from '../../drama/guest.ts';
import { pick, shuffle } from '../../kit/random.ts';
import { isHostile } from '../../play/deed.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import { mindTongues, says, waysToSay } from '../tongues/tongues.ts';
import { nameIn } from './reacting.ts';
import { addressed, lotFor, saidLately, wasSaid } from './wording.ts';

/** What a stranger is owed by a house: to be asked who they are, and then to be given something to do. */
type Welcome = 'notice' | 'errand';

/** Nobody is asked for their name while they are still coming in. */
const lookedAtMs = 6000;
/** Nor while they are busy with something: what they do is answered first. */
const busyMs = 10_000;
/** Whoever talks has something to do: an errand is for who has said nothing for so long. */
const idleMs = 30_000;
/** In such a moment nobody thinks of strangers. */
const tooTense = 0.6;

/** What a stranger is still owed, as far as this one has seen; nothing where there is none, or all of it was done. */
export function welcomeDue({ past, others, hidden }: ActorContext, part: Part): Welcome | undefined {
  const isHere = part.players.has(guestId) && others.some(({ id, note }) => id === guestId && note !== 'dead');
  if (!isHere || hidden || part.now < lookedAtMs || part.feeling.tension > tooTense) return undefined;
  if (past.some(({ by, at }) => by === guestId && part.now - at < busyMs)) return undefined;
  const lines = past.filter(({ kind }) => kind === 'line');
  const toThem = lines.filter(({ by, to, toAll }) => by !== guestId && (to === guestId || toAll?.includes(guestId)));
  const spokeAt = lines.findLast(({ by }) => by === guestId)?.at;
  if (toThem.length === 0) return spokeAt === undefined ? 'notice' : undefined;
  if (toThem.some(({ words = '' }) => says('errand', words))) return undefined;
  // Nobody asks a favour of who has done somebody wrong.
  if (past.some(({ by, deed }) => by === guestId && deed !== undefined && isHostile(deed))) return undefined;
  // First they say who they are, or something.
  const isIdle = spokeAt !== undefined && part.now - spokeAt >= idleMs;
  return isIdle && part.toBring().length > 0 ? 'errand' : undefined;
}

/** What is said to them. */
export function welcomeIn(
  welcome: Welcome,
  { past, actor }: ActorContext,
  part: Part,
  seed: string,
): string | undefined {
  const { tongue, profile } = part;
  const random = lotFor(seed, actor, welcome);
  const [wanted] = shuffle(random, part.toBring());
  const thing = wanted === undefined ? '' : mindTongues[tongue].called(nameIn(part, wanted, tongue));
  const said = saidLately(past, actor, part.now);
  const ways = waysToSay(welcome, tongue, profile.manner?.register)
    .map((way) => way.replace('{thing}', thing))
    .filter((way) => !wasSaid(way, said));
  return ways.length > 0 ? addressed(pick(random, ways), profile.manner, guestId, random) : undefined;
}
