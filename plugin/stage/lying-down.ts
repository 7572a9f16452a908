import { between, facing, flatDistance, plus, scaled, turned, vec, type Vec3 } from './space/vector.ts';
import type { Stand } from './space/pose.ts';

/** Of one who lies, from the floor under the hips: the head, the shoulders, the hips, the knees, the feet. */
const lyingMeters = [-0.75, -0.4, 0, 0.45, 0.8] as const;
/** Nobody stands so near to the middle of any of these. */
const overLyingMeters = 0.45;
/** How they turn to fall clear, and how far from where they would fall they are laid for it. */
const turns = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3, Math.PI] as const;
const rings = [0, 0.3, 0.6, 0.9, 1.2] as const;
const around = 10;
/** Metres of way that a turn is worth, a radian. */
const perRadian = 0.04;

/** Whom they would go through on their way there. */
const throughCost = 2;

/** Whether one who stands there would stand on somebody who lies like this. */
export const isOverLying = ({ position, yaw }: Stand, spot: Vec3): boolean =>
  Math.abs(position.y - spot.y) < 1 &&
  lyingMeters.some((meters) => flatDistance(plus(position, scaled(facing(yaw), meters)), spot) < overLyingMeters);

/** What is known of the floor: whether somebody who lies can have a part of them there, and where somebody can be. */
interface FloorToLieOn {
  readonly isClear: (at: Vec3) => boolean;
  readonly isTaken: (at: Vec3) => boolean;
  readonly closest: (to: Vec3) => Vec3 | undefined;
}

/**
 * How somebody comes to lie who falls about here: through nobody and nothing, as near as that can be; where there is no such
 * place, as little through anything as can be. `start` is where they come from.
 */
export function placeToLie({ position, yaw }: Stand, start: Vec3, floor: FloorToLieOn): Stand {
  const { isClear, isTaken, closest } = floor;
  let [best, least]: [Stand, number] = [{ position, yaw }, Infinity];
  for (const ring of rings) {
    // Farther off nothing is better.
    if (ring >= least) break;
    for (let step = 0; step < (ring === 0 ? 1 : around); step++) {
      const aside = turned(vec(0, 0, ring), (step / around) * 2 * Math.PI);
      const at = ring === 0 ? position : closest(plus(position, aside));
      if (!at) continue;
      const through = [0.3, 0.5, 0.7].filter((part) => isTaken(between(start, at, part))).length;
      const way = flatDistance(at, position) + throughCost * through;
      for (const turn of turns) {
        const along = facing(yaw + turn);
        const parts = lyingMeters.map((meters) => plus(at, scaled(along, meters)));
        const hidden = parts.filter((part) => !isClear(part)).length;
        const cost = 10 * hidden + way + perRadian * Math.abs(turn);
        if (cost < least) [best, least] = [{ position: at, yaw: yaw + turn }, cost];
      }
    }
  }
  return best;
}
