import type { EntityId } from '../../../src/drama/entity-id.ts';
import { wrapped, yawTowards } from '../../stage/space/vector.ts';
import { headHalfMeters, type Figure } from './blocking.ts';
import { degrees, stepped, turnedFromHouse, type Candidate, type Composition } from './composition.ts';
import { aimedAt, distanceFor } from './frame.ts';

/** From long lenses, far away, to what a small room has space for. */
const lenses = [0.34, 0.42, 0.52] as const;
const turns = [30, 42, 18, 55, 68].flatMap((turn) => [turn, -turn]);
/** The best angle on a face: three quarters of it. */
const bestTurn = degrees(34);

/** Eyes are a little above the middle, the face to one side with room for its look. */
const place = { across: 0.26, up: 0.2 } as const;

/** A head takes no more than this of a picture's breadth, and keeps so far from its edges. */
const most = { taken: 0.74, across: 0.95 } as const;

/** Pictures of one face, as tall as said at the face; taller, where they are too narrow for the whole of it. */
export function closeUps(
  { room, aspect }: Composition,
  subject: Figure,
  partner: EntityId | undefined,
  wantedMeters: number,
): Candidate[] {
  const { eyes, faceYaw, id, isLying } = subject;
  const heightMeters = Math.max(wantedMeters, (2 * headHalfMeters) / (aspect * most.taken));
  const farthest = Math.min(place.across, most.across - (2 * headHalfMeters) / (aspect * heightMeters));
  return lenses.flatMap((fov, lens) =>
    turns.map((turn): Candidate => {
      const yaw = faceYaw + degrees(turn);
      const meters = Math.max(0.9, distanceFor(heightMeters, fov));
      const at = stepped(eyes, yaw, meters, eyes.y + (isLying ? 0.7 : 0.03));
      // A face that looks to the right of the picture stands on its left.
      const looks = Math.sin(wrapped(faceYaw - yawTowards(at, eyes)));
      const across = -Math.sign(looks) * farthest * Math.min(1, Math.abs(looks) * 2.2);
      return {
        setup: {
          kind: 'close-up',
          frame: aimedAt(at, eyes, fov, aspect, { across, up: place.up }),
          subjects: [id],
          place: room.place,
          heightMeters,
          ...(partner === undefined ? {} : { line: [id, partner] as const }),
        },
        cost: Math.abs(Math.abs(degrees(turn)) - bestTurn) * 1.2 + lens * 0.25 + turnedFromHouse(at, eyes) * 0.9,
        faces: [subject],
      };
    }),
  );
}
