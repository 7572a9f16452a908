import { distance, flatDistance, minus, plus, scaled, turned, vec, type Vec3 } from '../space/vector.ts';
import { armsLengthMeters } from '../posture.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { StageParts } from './doing.ts';

/** Whoever stands this near to one who cannot get on is in the way. */
const nearMeters = 1.3;
const roomMeters = 0.75;
const steps = 12;

/** A loose thing this near to one who cannot get on is pushed along. */
const pushMeters = 0.75;

/** Asks whoever stands about in somebody's way to step aside: to a free spot off that way, as near as there is one; stools are pushed. */
export function makeWay(parts: StageParts, walking: StagedActor): void {
  const { walker } = walking;
  if (!walker) return;
  const [here, next] = [walker.position, walker.path[1] ?? walker.path[0] ?? walker.position];
  for (const { id, hold, pose } of parts.props.all.values()) {
    if (hold.kind === 'free' && flatDistance(pose.position, here) < pushMeters) parts.letPush(id);
  }
  for (const other of parts.actors.all.values()) {
    if (other === walking || !other.walker || other.walker.fixed || other.perch || parts.isBusy(other.id)) continue;
    if (parts.isSteered(other.id)) continue;
    if (flatDistance(other.stand.position, here) > nearMeters) continue;
    const spot = spotAside(parts, other, here, next);
    if (spot) other.walker.go({ kind: 'point', position: spot, face: here });
  }
}

function spotAside(parts: StageParts, other: StagedActor, here: Vec3, next: Vec3): Vec3 | undefined {
  const from = other.stand.position;
  let [best, least]: [Vec3 | undefined, number] = [undefined, Infinity];
  for (const meters of [0.7, 1.1, 1.6]) {
    for (let step = 0; step < steps; step++) {
      const to = plus(from, turned(vec(0, 0, meters), (step / steps) * Math.PI * 2));
      const spot = parts.ground.closest(to, 0.15);
      if (!spot || !parts.ground.contains(spot)) continue;
      const off = distanceToWay(spot, here, next);
      if (off < roomMeters || isCrowded(parts, other, spot)) continue;
      const cost = distance(from, spot) - Math.min(off, 1.5) * 0.3;
      if (cost < least && parts.ground.path(from, spot)) [best, least] = [spot, cost];
    }
  }
  return best;
}

const isCrowded = (parts: StageParts, self: StagedActor, spot: Vec3): boolean =>
  [...parts.actors.all.values()].some(
    (actor) => actor !== self && actor.walker && flatDistance(actor.stand.position, spot) < armsLengthMeters,
  );

/** How far a spot is from the next stretch of a way. */
function distanceToWay(spot: Vec3, here: Vec3, next: Vec3): number {
  const [way, off] = [minus(next, here), minus(spot, here)];
  const length = way.x * way.x + way.z * way.z;
  const part = length < 1e-6 ? 0 : Math.max(0, Math.min(1, (off.x * way.x + off.z * way.z) / length));
  return flatDistance(spot, plus(here, scaled(way, part)));
}
