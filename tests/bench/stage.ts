import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { build } from 'vite';
import { EntityManager, FollowPathBehavior, Path, SeparationBehavior, Vector3, Vehicle } from 'yuka';
import { PhysicalSpace, type Havok } from '../../plugin/stage/physics/physical-space.ts';
import { standing } from '../../plugin/stage/space/box.ts';
import { upright } from '../../plugin/stage/space/pose.ts';
import { vec } from '../../plugin/stage/space/vector.ts';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import { StageView } from '../../plugin/picture/view/stage-view.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { openWorld } from '../../src/world/world.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

const stepSeconds = 0.02;
const sideMeters = 24;
const looseProps = 30;

/** What a host downloads for the whole of it, peers left out, and what of that the core without a stage is. */
async function bytes(): Promise<Measure> {
  const gzipped = async (entry: string): Promise<number> => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: true,
        lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'] },
        rolldownOptions: { external: [/^@babylonjs\//, /^node:/] },
      },
    });
    const [output] = [built].flat();
    if (!output || !('output' in output)) throw new Error('vite watched instead of building');
    return gzipSync(output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')).length;
  };
  const [all, core] = [await gzipped('../../src/embed/index.ts'), await gzipped('../../src/company/performance.ts')];
  return {
    measure: 'the plugin without its peers, gzipped',
    value: all,
    unit: 'bytes',
    baseline: core,
    ratio: round(all / core),
  };
}

/** What the stage costs a step and a frame, beside bare Yuka and bare Havok with as many vehicles and bodies; and to build. */
export async function* stageBench(): AsyncGenerator<Measure> {
  yield await bytes();
  const havok = await openHavok();
  for (const name of ['elsinore', 'baker-street', 'midnight-cafe']) yield await building(name, havok);
  for (const count of [10, 50, 200]) {
    const [stage, bare] = [await stageOf(havok, count), bareOf(havok, count)];
    const baseline = medianMicros(bare.step, 600);
    const simulated = medianMicros(stage.step, 600);
    const shown = medianMicros(stage.show, 300);
    yield {
      measure: `the stage with ${count} walking, one step and one frame`,
      value: round(simulated + shown),
      unit: 'µs median',
      baseline,
      ratio: round((simulated + shown) / baseline),
      ...(count === 50 ? { budget: 2 } : {}),
      stepMicros: simulated,
      stepRatio: round(simulated / baseline),
      frameMicros: shown,
    };
    stage.dispose();
    bare.dispose();
  }
}

async function building(name: string, havok: Havok): Promise<Measure> {
  const scene = sceneFrom(
    JSON.parse(readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8')),
  );
  const start = performance.now();
  const prepared = await prepareStage(scene, { havok });
  const planned = performance.now();
  invariant(prepared.ok, `${name} cannot be staged`);
  const world = openWorld(scene);
  const stage = prepared.value.open(new SimulatedClock(), () => world);
  const opened = performance.now();
  const engine = new NullEngine();
  const view = new StageView(new Scene(engine), stage, prepared.value.plan, { tier: 'plain' });
  const shown = performance.now();
  view.dispose();
  engine.dispose();
  stage.dispose();
  return {
    measure: `building the stage of ${name}`,
    value: round(shown - start),
    unit: 'ms',
    planAndNavmeshMs: round(planned - start),
    bodiesMs: round(opened - planned),
    meshesMs: round(shown - opened),
    polygons: prepared.value.ground.polygons.length,
  };
}

/** A hall with so many people, all on the way somewhere, and loose things about. */
async function stageOf(havok: Havok, count: number) {
  const actors = Array.from({ length: count }, (_, index) => `actor:walker-${index}` as EntityId);
  const scene = sceneFrom({
    entities: [
      { id: 'place:hall', kind: 'place', name: 'the hall' },
      ...actors.map((id, index) => ({ id, kind: 'actor', name: `Walker ${index}`, at: { in: 'place:hall' } })),
      { id: 'prop:table', kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: 'place:hall' } },
      ...Array.from({ length: looseProps }, (_, index) => ({
        id: `prop:cup-${index}`,
        kind: 'prop',
        name: `cup`,
        traits: ['portable'],
        at: { in: 'place:hall' },
      })),
    ],
    staging: { rooms: [{ place: 'place:hall', at: [0, 0], size: [sideMeters, sideMeters] }] },
    blueprint: {
      title: 'Walking',
      profiles: [{ actor: actors[0], persona: 'Walks.', goal: { public: 'To walk.', private: 'To walk.' } }],
      acts: [
        {
          id: 'a',
          title: 'A',
          scenes: [
            {
              id: 's',
              title: 'S',
              place: 'place:hall',
              description: 'A hall.',
              points: [
                {
                  id: 'p',
                  description: 'They walk.',
                  flag: { says: 'The table is gone.', when: { entity: 'prop:table', state: { broken: true } } },
                  trajectories: [
                    { id: 't', beats: [{ id: 'b', actor: actors[0], plays: ['(walks)'], hint: 'Walk.' }] },
                  ],
                  ending: 'e',
                },
              ],
            },
          ],
        },
      ],
    },
  });
  const prepared = await prepareStage(scene, { havok });
  invariant(prepared.ok, prepared.ok ? '' : JSON.stringify(prepared.error));
  const world = openWorld(scene);
  const clock = new SimulatedClock();
  const stage = prepared.value.open(clock, () => world);
  const engine = new NullEngine();
  const view = new StageView(new Scene(engine), stage, prepared.value.plan, { tier: 'plain' });
  const random = seededRandom('goals');
  const { ground } = prepared.value;
  return {
    step: () => {
      for (const { walker } of stage.actors.all.values()) {
        if (!walker || walker.status === 'walking') continue;
        const to = ground.closest(vec(sideMeters * random.next(), 0, sideMeters * random.next()));
        if (to) walker.go({ kind: 'point', position: to });
      }
      stage.tick();
    },
    show: () => view.update(clock.now(), 1 / 60),
    dispose: () => {
      view.dispose();
      engine.dispose();
      stage.dispose();
    },
  };
}

/** As many bare Yuka vehicles that follow paths and keep apart, and as many bare Havok bodies, driven and loose. */
export function bareOf(havok: Havok, count: number) {
  const random = seededRandom('bare');
  const somewhere = () => vec(sideMeters * random.next(), 0, sideMeters * random.next());
  const space = new PhysicalSpace(havok);
  space.add({
    solids: [{ center: vec(sideMeters / 2, -0.15, sideMeters / 2), size: vec(sideMeters, 0.3, sideMeters) }],
    pose: { position: vec(0, 0, 0), rotation: upright },
    motion: 'fixed',
    layer: 'set',
    massKg: 1,
  });
  for (let index = 0; index < looseProps; index++) {
    space.add({
      solids: [standing(vec(0.08, 0.1, 0.08))],
      pose: { position: somewhere(), rotation: upright },
      motion: 'free',
      layer: 'prop',
      massKg: 0.3,
    });
  }
  const manager = new EntityManager();
  const pairs = Array.from({ length: count }, () => {
    const vehicle = new Vehicle();
    vehicle.maxSpeed = 1.3;
    const { x, z } = somewhere();
    vehicle.position.set(x, 0, z);
    vehicle.updateNeighborhood = true;
    vehicle.neighborhoodRadius = 3;
    const path = new Path();
    path.loop = true;
    for (let corner = 0; corner < 5; corner++) {
      const to = somewhere();
      path.add(new Vector3(to.x, 0, to.z));
    }
    vehicle.steering.add(new FollowPathBehavior(path, 0.3));
    vehicle.steering.add(new SeparationBehavior());
    manager.add(vehicle);
    const body = space.add({
      solids: [standing(vec(0.3, 1.7, 0.3))],
      pose: { position: vec(x, 0, z), rotation: upright },
      motion: 'driven',
      layer: 'actor',
      massKg: 70,
    });
    return { vehicle, body };
  });
  return {
    step: () => {
      manager.update(stepSeconds);
      for (const { vehicle, body } of pairs) {
        const { x, z } = vehicle.position;
        body.drive({ position: vec(x, 0, z), rotation: upright });
      }
      space.step(stepSeconds);
    },
    dispose: () => space.dispose(),
  };
}
