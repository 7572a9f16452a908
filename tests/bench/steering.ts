import { EntityManager, FollowPathBehavior, Path, SeparationBehavior, Vector3, Vehicle } from 'yuka';
import { Crowd } from '../../plugin/stage/steering/crowd.ts';
import { Ground, type GroundSource } from '../../plugin/stage/steering/ground.ts';
import type { Vec3 } from '../../plugin/stage/space/vector.ts';
import { seededRandom, type Random } from '../../src/kit/random.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

const stepSeconds = 0.02;
const sideMeters = 24;

/** What a crowd costs a step beside the same number of bare Yuka vehicles that follow paths and keep apart. */
export async function* steeringBench(): AsyncGenerator<Measure> {
  const start = performance.now();
  const ground = await Ground.build(hall(seededRandom('hall')));
  yield {
    measure: `navmesh of a ${sideMeters} × ${sideMeters} m hall with 40 pieces of furniture`,
    value: round(performance.now() - start),
    unit: 'ms, wasm included',
    polygons: ground.polygons.length,
  };
  const random = seededRandom('paths');
  const pairs = Array.from({ length: 500 }, () => [somewhere(ground, random), somewhere(ground, random)] as const);
  yield {
    measure: 'a path across the hall',
    value: medianMicros((index) => ground.path(...pairs[index % pairs.length]!), 1000),
    unit: 'µs median',
  };
  for (const count of [10, 50, 200]) {
    const step = crowdOf(ground, count);
    const bare = bareYuka(count);
    const value = medianMicros(step, 1500);
    const baseline = medianMicros(bare, 1500);
    yield {
      measure: `steering ${count} walkers, one step`,
      value,
      unit: 'µs median',
      baseline,
      ratio: round(value / baseline),
    };
  }
}

/** Everybody always on the way to somewhere. */
function crowdOf(ground: Ground, count: number): (index: number) => void {
  const random = seededRandom(`crowd of ${count}`);
  const crowd = new Crowd(ground, { random });
  const walkers = Array.from({ length: count }, (_, index) =>
    crowd.add(`w${index}`, { position: somewhere(ground, random), yaw: 6 * random.next() }),
  );
  return () => {
    for (const walker of walkers) {
      if (walker.status !== 'walking') walker.go({ kind: 'point', position: somewhere(ground, random) });
    }
    crowd.update(stepSeconds);
  };
}

function bareYuka(count: number): (index: number) => void {
  const random = seededRandom(`bare ${count}`);
  const manager = new EntityManager();
  for (let index = 0; index < count; index++) {
    const vehicle = new Vehicle();
    vehicle.maxSpeed = 1.3;
    vehicle.position.set(sideMeters * random.next(), 0, sideMeters * random.next());
    vehicle.updateNeighborhood = true;
    vehicle.neighborhoodRadius = 3;
    const path = new Path();
    path.loop = true;
    for (let corner = 0; corner < 5; corner++) {
      path.add(new Vector3(sideMeters * random.next(), 0, sideMeters * random.next()));
    }
    vehicle.steering.add(new FollowPathBehavior(path, 0.3));
    vehicle.steering.add(new SeparationBehavior());
    manager.add(vehicle);
  }
  return () => manager.update(stepSeconds);
}

function hall(random: Random): GroundSource {
  const solids = Array.from({ length: 40 }, () => {
    const [x, z, half] = [sideMeters * random.next(), sideMeters * random.next(), Math.PI * random.next() * 0.5];
    return {
      box: { center: { x: 0, y: 0.4, z: 0 }, size: { x: 0.5 + random.next(), y: 0.8, z: 0.5 + random.next() } },
      pose: { position: { x, y: 0, z }, rotation: { x: 0, y: Math.sin(half), z: 0, w: Math.cos(half) } },
    };
  });
  const floor = {
    positions: [0, 0, 0, sideMeters, 0, 0, sideMeters, 0, sideMeters, 0, 0, sideMeters],
    indices: [0, 1, 2, 0, 2, 3],
  };
  return { floors: [floor], solids };
}

function somewhere(ground: Ground, random: Random): Vec3 {
  for (;;) {
    const spot = ground.closest({ x: sideMeters * random.next(), y: 0, z: sideMeters * random.next() }, 0.5);
    if (spot !== undefined) return spot;
  }
}
