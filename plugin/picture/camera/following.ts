import { vec } from '../../stage/space/vector.ts';
import type { Figure } from './blocking.ts';
import { degrees, stepped, type Candidate, type Composition } from './composition.ts';
import { aimedAt, distanceFor } from './frame.ts';
import { turnedAway } from './two-shot.ts';

const lenses = [0.5, 0.62] as const;
const turns = [0, 22, -22, 44, -44] as const;
const south = Math.PI;
/** Head to foot. */
const heightMeters = 2.4;

/** Pictures of one who walks; the camera goes with them. */
export function followings({ room, aspect }: Composition, walker: Figure): Candidate[] {
  const { eyes } = walker;
  const middle = vec(eyes.x, eyes.y - 0.6, eyes.z);
  return turns.flatMap((turn) =>
    lenses.map((fov, lens): Candidate => {
      const meters = distanceFor(heightMeters, fov);
      const at = stepped(middle, south + degrees(turn), meters, eyes.y + 0.1);
      return {
        setup: {
          kind: 'following',
          frame: aimedAt(at, middle, fov, aspect, { across: 0, up: 0 }),
          subjects: [walker.id],
          place: room.place,
          heightMeters,
        },
        cost: Math.abs(degrees(turn)) * 0.4 + lens * 0.2 + turnedAway(walker, at) * 0.7,
        faces: [walker],
      };
    }),
  );
}
