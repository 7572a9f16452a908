import { vec, type Vec3 } from '../../stage/space/vector.ts';
import type { Figure } from './blocking.ts';
import { degrees, stepped, type Candidate, type Composition } from './composition.ts';
import { aimedAt, distanceFor, heightAt } from './frame.ts';
import { houseFrame, openingOf } from '../look/house/opening.ts';
import { boundsOf } from '../look/set/bounds.ts';
import type { Setup } from './shot.ts';
import { turnedAway } from './two-shot.ts';

const lenses = [0.5, 0.6, 0.74] as const;
const turns = [0, 16, -16, 32, -32, 48, -48] as const;
const south = Math.PI;
const airMeters = 0.55;

/** Pictures of several people, from the side of the house. */
export function groups({ room, aspect }: Composition, figures: readonly Figure[]): Candidate[] {
  const middle = middleOfEyes(figures);
  return turns.flatMap((turn) =>
    lenses.flatMap((fov, lens) =>
      [1, 1.25].map((looser): Candidate => {
        const yaw = south + degrees(turn);
        const [wide, deep] = extents(figures, middle, yaw);
        const height = Math.max(1.7, (2 * (wide + airMeters)) / aspect) * looser;
        const meters = distanceFor(height, fov) + deep;
        const at = stepped(middle, yaw, meters, room.floorY + Math.min(2.1, 1.62 + meters * 0.06));
        const hidden = figures.reduce((sum, figure) => sum + turnedAway(figure, at), 0) / figures.length;
        return {
          setup: {
            kind: 'group',
            frame: aimedAt(at, middle, fov, aspect, { across: 0, up: 0.4 }),
            subjects: figures.map(({ id }) => id),
            place: room.place,
            heightMeters: heightAt(fov, meters),
          },
          cost: Math.abs(degrees(turn)) * 0.3 + lens * 0.2 + hidden * 1.2 + (looser - 1),
          faces: figures,
        };
      }),
    ),
  );
}

/** The whole place from the house, as whoever sits in the stalls sees it first. */
export function establishing({ room, aspect, blocking }: Composition): Setup {
  const frame = houseFrame(openingOf(room), aspect);
  const { north, south: edge } = boundsOf(room.outline);
  const company = [...blocking.figures.values()].filter(({ place }) => place === room.place);
  return {
    kind: 'establishing',
    frame,
    subjects: company.map(({ id }) => id),
    place: room.place,
    heightMeters: heightAt(frame.fov, (north + edge) / 2 - frame.position.z),
  };
}

export function middleOfEyes(figures: readonly Figure[]): Vec3 {
  const middle = (axis: 'x' | 'y' | 'z'): number => {
    const all = figures.map(({ eyes }) => eyes[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return vec(middle('x'), middle('y'), middle('z'));
}

/** How far the company spreads across and along a view, from its middle. */
function extents(figures: readonly Figure[], middle: Vec3, yaw: number): readonly [wide: number, deep: number] {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const away = figures.map(({ eyes }) => vec(eyes.x - middle.x, 0, eyes.z - middle.z));
  return [
    Math.max(...away.map(({ x, z }) => Math.abs(x * cos - z * sin))),
    Math.max(...away.map(({ x, z }) => Math.abs(x * sin + z * cos))),
  ];
}
