import type { EntityId } from '../drama/entity-id.ts';
import { placeOfActor, worldOf, type Play } from './play.ts';

/** Where nobody looks on, less is said. */
const farFactor = 4;
/** A talk dies down by itself: nobody speaks every four seconds all day long. */
const restFactors = [1, 1.5, 3, 1, 6, 2] as const;

/** In a play that lives on: when somebody may begin in a place where nothing has happened since then. */
export function lullOf(play: Play, place: EntityId, since: number): number {
  const rest = restFactors[Math.floor(since / 1000) % restFactors.length] ?? 1;
  const people = [...play.roles.keys()].map((id) => placeOfActor(play, id));
  const isFar = people.length > 0 && !people.some((near) => near !== undefined && isNextTo(play, near, place));
  return since + play.settings.lullMs * rest * (isFar ? farFactor : 1);
}

const isNextTo = (play: Play, here: EntityId, there: EntityId): boolean =>
  here === there ||
  (worldOf(play)
    .things.get(here)
    ?.exits.some(({ to }) => to === there) ??
    false);

/** The next of them, over all places. */
export const nextLullAt = (play: Play): number =>
  Math.min(Infinity, ...[...play.lulls].map(([place, since]) => lullOf(play, place, since)));
