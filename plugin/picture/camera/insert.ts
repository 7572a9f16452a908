import type { EntityId } from '../../../src/drama/entity-id.ts';
import { wrapped, yawTowards } from '../../stage/space/vector.ts';
import type { Figure } from './blocking.ts';
import { degrees, stepped, turnedFromHouse, type Candidate, type Composition } from './composition.ts';
import { aimedAt, distanceFor } from './frame.ts';

const lenses = [0.36, 0.46, 0.58] as const;
const turns = [0, 25, -25, 50, -50, 75, -75, 100, -100] as const;
const rises = [24, 38] as const;
/** A hand is about so large, and hand and prop fill a third of the picture. */
const handMeters = 0.16;
const [leastMeters, mostMeters] = [0.46, 0.62];

/** Pictures of a hand on a prop. */
export function inserts({ room, aspect, blocking }: Composition, actor: Figure, thing: EntityId): Candidate[] {
  const { reach } = actor;
  const item = blocking.item(thing);
  if (!reach && !item) return [];
  const at = reach?.target ?? item?.center ?? actor.eyes;
  const size = Math.max(handMeters, Math.min(0.22, item?.sizeMeters ?? 0));
  const heightMeters = Math.max(leastMeters, Math.min(mostMeters, size * 3));
  const front = yawTowards(actor.position, at);
  return lenses.flatMap((fov, lens) =>
    turns.flatMap((turn) =>
      rises.map((rise): Candidate => {
        const meters = distanceFor(heightMeters, fov);
        const [away, up] = [meters * Math.cos(degrees(rise)), meters * Math.sin(degrees(rise))];
        const camera = stepped(at, front + degrees(turn), away, at.y + up);
        return {
          setup: {
            kind: 'insert',
            frame: aimedAt(camera, at, fov, aspect, { across: 0, up: -0.05 }),
            subjects: [thing, actor.id],
            place: room.place,
            heightMeters,
          },
          cost:
            Math.abs(wrapped(degrees(Math.abs(turn)) - degrees(50))) * 0.5 +
            lens * 0.15 +
            turnedFromHouse(camera, at) * 0.8 +
            (rise - 24) * 0.01,
          points: [at],
          through: [thing, actor.id],
        };
      }),
    ),
  );
}
