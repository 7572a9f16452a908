import { between, flatDistance, vec, wrapped, yawTowards } from '../../stage/space/vector.ts';
import type { Figure } from './blocking.ts';
import { degrees, stepped, turnedFromHouse, type Candidate, type Composition } from './composition.ts';
import { aimedAt, distanceFor, heightAt } from './frame.ts';

const lenses = [0.44, 0.54, 0.66] as const;
const turns = [0, 18, -18, 34, -34, 50, -50] as const;
/** An upright picture has room for two from nearer by, and rather one behind the other than side by side. */
const upright = { lenses: [0.66, 0.82, 1], turns: [34, -34, 50, -50, 64, -64, 18, -18, 0], airMeters: 0.34 } as const;
/** Further apart, and two people are not one picture. */
export const farthestPairMeters = 3.4;
/** From the waist up. */
const leastHeightMeters = 1.3;
const airMeters = 0.5;
/** What it costs to have whom it is about, or the other, turned from the lens by more than a profile. */
const backCosts = { speaker: 9, listener: 1.2 } as const;

/** Pictures of two people, from beside the line between them. */
export function twoShots({ room, aspect }: Composition, one: Figure, other: Figure): Candidate[] {
  const apart = flatDistance(one.eyes, other.eyes);
  if (apart > farthestPairMeters) return [];
  const middle = between(one.eyes, other.eyes, 0.5);
  const along = yawTowards(one.eyes, other.eyes);
  const tall = Math.abs(one.eyes.y - other.eyes.y);
  const isUpright = aspect < 1;
  const air = isUpright ? upright.airMeters : airMeters;
  return [Math.PI / 2, -Math.PI / 2].flatMap((side) =>
    (isUpright ? upright.turns : turns).flatMap((turn) =>
      (isUpright ? upright.lenses : lenses).map((fov, lens): Candidate => {
        const yaw = along + side + degrees(turn);
        const [aside, deep] = [Math.abs(Math.sin(yaw - along)), Math.abs(Math.cos(yaw - along))];
        const height = Math.max(leastHeightMeters + tall, (apart * aside + 2 * air) / aspect);
        const meters = distanceFor(height, fov) + (deep * apart) / 2;
        const at = stepped(middle, yaw, meters, Math.max(one.eyes.y, other.eyes.y) + 0.06);
        const hidden = [one, other].reduce((sum, figure) => sum + turnedAway(figure, at), 0);
        const backs = backOf(one, at) * backCosts.speaker + backOf(other, at) * backCosts.listener;
        const turning = isUpright ? 0 : Math.abs(degrees(turn)) * 0.5;
        return {
          setup: {
            kind: 'two-shot',
            frame: aimedAt(at, vec(middle.x, middle.y, middle.z), fov, aspect, { across: 0, up: 0.34 }),
            subjects: [one.id, other.id],
            line: [one.id, other.id],
            place: room.place,
            heightMeters: heightAt(fov, meters),
          },
          cost: turning + lens * 0.12 + turnedFromHouse(at, middle) * 1.3 + hidden * 0.35 + backs,
          faces: [one, other],
        };
      }),
    ),
  );
}

/** How much of a face is turned from a camera: 0 looks into it, 1 away. */
export function turnedAway({ eyes, faceYaw }: Figure, camera: Figure['eyes']): number {
  return Math.abs(wrapped(yawTowards(eyes, camera) - faceYaw)) / Math.PI;
}

/** How much of a back a camera sees: 0 up to a profile, 0.5 right from behind. */
const backOf = (figure: Figure, camera: Figure['eyes']): number => Math.max(0, turnedAway(figure, camera) - 0.5);
