import type { Stand } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';
import { wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing, cosine, sine } from './angle.ts';
import type { Ground } from './ground.ts';
import { apart } from './way.ts';

/** Somebody in a conversation, or about to join it. */
export interface Talker {
  readonly id: string;
  readonly position: Vec3;
  /** Sits or lies: the circle forms around them. */
  readonly fixed?: boolean;
}

/** What it costs somebody to stand there, beside the way. */
type CostAt = (spot: Vec3, id: string) => number;

/** From shoulder to shoulder nobody comes nearer; two alone stand a little farther apart. */
const personalMeters = 0.9;
const pairMeters = 1.15;
const rotations = 48;

/**
 * A spot for everybody on a circle around the space they share, each facing its middle. Those who already talk keep
 * their order and move as little as can be, so a newcomer finds the circle opening where they come from. All spots
 * are on the ground and in sight of the middle; undefined where there is no room for that.
 */
export function formCircle(
  ground: Ground,
  talkers: readonly Talker[],
  costAt: CostAt = () => 0,
): ReadonlyMap<string, Stand> | undefined {
  if (talkers.length < 2) return new Map(talkers.map(({ id, position }) => [id, { position, yaw: 0 }]));
  const radius = radiusFor(talkers.length);
  const middle = {
    x: mean(talkers.map(({ position }) => position.x)),
    y: mean(talkers.map(({ position }) => position.y)),
    z: mean(talkers.map(({ position }) => position.z)),
  };
  let [best, cheapest]: [Layout | undefined, number] = [undefined, Infinity];
  for (const away of [0, 0.3, 0.6, 1, 1.5]) {
    // No farther middle can cost less than moving everybody there.
    if (best !== undefined && cheapest < 0.2 * away * talkers.length) break;
    for (let index = 0; index < (away === 0 ? 1 : 8); index++) {
      const heading = (Math.PI * index) / 4;
      const center = { x: middle.x + away * sine(heading), y: middle.y, z: middle.z + away * cosine(heading) };
      const layout = layOut(ground, talkers, center, radius, costAt);
      if (layout !== undefined && layout.cost < cheapest - 1e-6) [best, cheapest] = [layout, layout.cost];
    }
  }
  return best?.stands;
}

interface Layout {
  readonly stands: ReadonlyMap<string, Stand>;
  readonly cost: number;
}

/** The chord between neighbours is the personal distance. */
const radiusFor = (count: number): number =>
  count === 2 ? pairMeters / 2 : Math.max(0.65, (personalMeters * 1.02) / (2 * sine(Math.PI / count)));

/** Everybody in the order in which they stand around the middle, on the turn of the circle that moves them least. */
function layOut(
  ground: Ground,
  talkers: readonly Talker[],
  center: Vec3,
  radius: number,
  costAt: CostAt,
): Layout | undefined {
  const turn = 2 * Math.PI;
  const ordered = [...talkers].sort(
    (a, b) => bearingFrom(center, a.position) - bearingFrom(center, b.position) || (a.id < b.id ? -1 : 1),
  );
  const step = turn / ordered.length;
  let [best, cheapest]: [Layout | undefined, number] = [undefined, Infinity];
  // The first one's own bearing is always tried, so that a circle that stands already stays as it is.
  const first = bearingFrom(center, ordered[0]!.position);
  for (let index = 0; index < rotations; index++) {
    const begin = first + (turn * index) / rotations;
    let cost = 0;
    const stands = new Map<string, Stand>();
    for (const [place, { id, position, fixed }] of ordered.entries()) {
      const stand = fixed ? standAt(position, center) : spotOn(ground, center, radius, begin + step * place);
      if (stand === undefined) break;
      const moved = apart(position, stand.position);
      cost += moved * moved + 0.05 * moved + (fixed ? 0 : costAt(stand.position, id));
      stands.set(id, stand);
    }
    if (stands.size < ordered.length || cost >= cheapest - 1e-6) continue;
    const around = [...stands.values()];
    if (isRoomy(around) && isTogether(ground, around)) [best, cheapest] = [{ stands, cost }, cost];
  }
  return best;
}

function spotOn(ground: Ground, center: Vec3, radius: number, heading: number): Stand | undefined {
  const [x, z] = [center.x + radius * sine(heading), center.z + radius * cosine(heading)];
  const polygon = ground.mesh.at(x, center.y, z, 1);
  if (polygon === -1) return undefined;
  const y = ground.heightAt(x, z, ground.mesh.heightOn(polygon, x, z));
  return { position: { x, y, z }, yaw: wrapAngle(heading + Math.PI) };
}

const standAt = (position: Vec3, center: Vec3): Stand => ({ position, yaw: bearingFrom(position, center) });

const isRoomy = (stands: readonly Stand[]): boolean =>
  stands.every((a, index) => stands.slice(0, index).every((b) => apart(a.position, b.position) >= personalMeters));

/** A table may be in the middle, a wall may not. */
const isTogether = (ground: Ground, stands: readonly Stand[]): boolean =>
  stands.every((a, index) => stands.slice(0, index).every((b) => ground.isInSight(a.position, b.position)));

const bearingFrom = (from: Vec3, to: Vec3): number => bearing(to.x - from.x, to.z - from.z);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
