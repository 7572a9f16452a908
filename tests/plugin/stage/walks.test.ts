import { preparedStage } from './prepared-stage.ts';
import { describe, expect, it } from 'vitest';
import { bodyRadiusMeters } from '../../../plugin/stage/posture.ts';
import { poseOf, yawOf, type Pose } from '../../../plugin/stage/space/pose.ts';
import { distance, flatDistance, minus, turned, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { Box } from '../../../plugin/stage/space/box.ts';
import { wallSolids } from '../../../plugin/stage/set-solids.ts';
import { isFurniture, solidsIn } from '../../../plugin/stage/staged-prop.ts';
import { Crowd } from '../../../plugin/stage/steering/crowd.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import { has, openWorld, thingOf } from '../../../src/world/world.ts';
import { playNamed } from '../../company/rehearsal.ts';
import { howMany } from '../../how-much.ts';

const walks = howMany('WALKS', 16, 1000);
const stepSeconds = 0.02;
const deepestMeters = 0.02;

/** How deep a body's circle is in a box it stands beside. */
function depthIn(position: Vec3, { box, pose }: { box: Box; pose: Pose }): number {
  const [low, high] = [
    pose.position.y + box.center.y - box.size.y / 2,
    pose.position.y + box.center.y + box.size.y / 2,
  ];
  if (high < position.y + 0.25 || low > position.y + 1.7) return 0;
  const yaw = yawOf(pose.rotation);
  const middle = vec(pose.position.x, 0, pose.position.z);
  const center = turned(vec(box.center.x, 0, box.center.z), yaw);
  const own = turned(minus(minus(vec(position.x, 0, position.z), middle), center), -yaw - (box.yaw ?? 0));
  const [dx, dz] = [Math.abs(own.x) - box.size.x / 2, Math.abs(own.z) - box.size.z / 2];
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dz, 0));
  return dx < 0 && dz < 0 ? bodyRadiusMeters - Math.max(dx, dz) : Math.max(0, bodyRadiusMeters - outside);
}

describe.each(['elsinore', 'baker-street', 'midnight-cafe'])('walks across the stage of %s', (name) => {
  it(`${walks} seeded walks: all arrive, none through walls or furniture, nobody stuck`, async () => {
    const file = playNamed(name);
    const prepared = await preparedStage(file);
    const { plan, ground } = prepared;
    const world = openWorld(file);
    const solids = [
      ...plan.walls.flatMap(wallSolids),
      ...[...plan.props.values()].flatMap(({ id, measures, stand }) => {
        const thing = thingOf(world, id);
        if (!isFurniture(thing) || measures.mount === 'ceiling') return [];
        const state = has(thing, 'door') ? { ...thing.state, open: true } : thing.state;
        return solidsIn(measures, state).map((box) => ({ box, pose: poseOf(stand) }));
      }),
    ];
    const random = seededRandom(`walks across ${name}`);
    const somewhere = (): Vec3 => {
      const polygon = ground.polygons[Math.floor(random.next() * ground.polygons.length)] ?? [];
      const weights = polygon.map(() => random.next());
      const sum = weights.reduce((a, b) => a + b, 0);
      const mix = (of: (corner: Vec3) => number) =>
        polygon.reduce((at, corner, index) => at + of(corner) * (weights[index]! / sum), 0);
      return vec(
        mix(({ x }) => x),
        mix(({ y }) => y),
        mix(({ z }) => z),
      );
    };
    const crowd = new Crowd(ground, { random, gates: [] });
    const walker = crowd.add('walker', { position: somewhere(), yaw: 0 });
    let [arrived, deepest, longestStill] = [0, 0, 0];
    const failed: string[] = [];
    for (let walk = 0; walk < walks; walk++) {
      const [from, to] = [walker.position, somewhere()];
      walker.go({ kind: 'point', position: to });
      let still = 0;
      for (let step = 0; step < 60 / stepSeconds && walker.status !== 'arrived' && walker.status !== 'no-way'; step++) {
        const [before, yaw] = [walker.position, walker.yaw];
        crowd.update(stepSeconds);
        still = distance(before, walker.position) < 1e-4 && yaw === walker.yaw ? still + stepSeconds : 0;
        longestStill = Math.max(longestStill, still);
        for (const solid of solids) deepest = Math.max(deepest, depthIn(walker.position, solid));
      }
      if (walker.status === 'arrived' && flatDistance(walker.position, to) < 0.3) arrived++;
      else failed.push(`${walk}: ${walker.status} ${JSON.stringify(from)} → ${JSON.stringify(to)}`);
    }
    expect(failed).toEqual([]);
    expect(arrived).toBe(walks);
    expect(deepest).toBeLessThanOrEqual(deepestMeters);
    expect(longestStill).toBeLessThanOrEqual(3);
  });
});
