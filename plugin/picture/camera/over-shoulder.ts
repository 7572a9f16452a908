import { flatDistance, yawTowards } from '../../stage/space/vector.ts';
import { headHalfMeters, type Figure } from './blocking.ts';
import { degrees, stepped, turnedFromHouse, type Candidate, type Composition } from './composition.ts';
import { aimedAt, partTaken, seenIn } from './frame.ts';

/** How far behind the listener, and how far from the line, the camera stands. */
const behindMeters = [0.85, 1.15, 1.5] as const;
const asideDegrees = [19, 24, 30] as const;
const farthestMeters = 3.4;
const nearestMeters = 0.9;
const heightMeters = 1.05;
/** The shoulder in the foreground is in the picture, and not all of it. */
const shoulder = { least: 0.5, most: 1.15 } as const;

/** How far from the middle the speaker is, and how far the two heads are apart, in parts of half the picture. */
const speakerAcross = 0.24;
const clearance = 0.06;

/** Pictures of a speaker past the shoulder of whoever listens. */
export function overShoulders({ room, aspect }: Composition, speaker: Figure, listener: Figure): Candidate[] {
  const apart = flatDistance(speaker.eyes, listener.eyes);
  if (apart > farthestMeters || apart < nearestMeters || speaker.isLying || listener.isLying) return [];
  const back = yawTowards(speaker.eyes, listener.eyes);
  return [1, -1].flatMap((side) =>
    behindMeters.flatMap((behind) =>
      asideDegrees.flatMap((aside): Candidate[] => {
        const meters = apart + behind;
        const yaw = back + side * degrees(aside) * (behind / meters + 0.35);
        const at = stepped(speaker.eyes, yaw, meters, Math.max(speaker.eyes.y, listener.eyes.y) + 0.1);
        const fov = 2 * Math.atan(heightMeters / 2 / meters);
        // The listener is on one side of the picture, the speaker a little on the other.
        const first = aimedAt(at, speaker.eyes, fov, aspect, { across: 0, up: 0.22 });
        const nearSide = Math.sign(seenIn(first, listener.eyes, aspect).across) || 1;
        const frame = aimedAt(at, speaker.eyes, fov, aspect, { across: -nearSide * speakerAcross, up: 0.22 });
        const near = seenIn(frame, listener.eyes, aspect);
        const away = Math.abs(near.across);
        if (near.ahead < 0.4 || away < shoulder.least || away > shoulder.most) return [];
        // A head and its hat stand beside the speaker's, not before it: a narrow picture has no room for both.
        const takenAt = (ahead: number): number => partTaken(headHalfMeters, ahead, fov, aspect);
        if (away - takenAt(near.ahead) < takenAt(meters) - speakerAcross + clearance) return [];
        return [
          {
            setup: {
              kind: 'over-shoulder',
              frame,
              subjects: [speaker.id, listener.id],
              line: [speaker.id, listener.id],
              place: room.place,
              heightMeters,
            },
            cost: Math.abs(away - 0.9) + turnedFromHouse(at, speaker.eyes) * 0.8 + Math.abs(behind - 1.2) * 0.3,
            faces: [speaker],
          },
        ];
      }),
    ),
  );
}
