import type { Measures } from './forms/form.ts';
import { armsLengthMeters, elbowRoomMeters } from './posture.ts';
import { placedIn } from './space/pose.ts';
import { flatDistance } from './space/vector.ts';
import type { StagedActor } from './staged-actor.ts';
import type { StagedProp } from './staged-prop.ts';

/** Whoever sits so near to the middle of a seat sits on it. */
const sameSeatMeters = 0.2;

/** The seat they take: nobody's, nobody close to it, and the nearest to them; at first, the first. */
export function seatFor(
  actor: StagedActor,
  { id: thing, pose }: StagedProp,
  seats: Measures['seats'],
  everybody: Iterable<StagedActor>,
): Measures['seats'][number] | undefined {
  const others = [...everybody].filter((other) => other !== actor && other.walker);
  const costOf = (seat: Measures['seats'][number], index: number): number => {
    const at = placedIn(pose, seat.position);
    const sitsWithin = (meters: number): boolean =>
      others.some(({ perch }) => perch?.thing === thing && flatDistance(perch.stand.position, at) < meters);
    const isCrowded = others.some(
      ({ perch, isUp, stand }) => (!perch || isUp) && flatDistance(stand.position, at) < armsLengthMeters,
    );
    const way = actor.walker ? flatDistance(actor.stand.position, at) : index;
    return (sitsWithin(sameSeatMeters) ? 100 : 0) + (isCrowded ? 10 : 0) + (sitsWithin(elbowRoomMeters) ? 5 : 0) + way;
  };
  const costs = seats.map(costOf);
  return seats[costs.indexOf(Math.min(...costs))];
}
