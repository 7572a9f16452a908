import { readFileSync } from 'node:fs';
import { Observable } from '@babylonjs/core/Misc/observable.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import { Eyewitness, type Happened } from '../../src/bridge/server/eyewitness.ts';
import { SpatialStage } from '../../src/cli/spatial-stage.ts';
import { Broadcast, type Elsewhere } from '../../src/company/broadcast.ts';
import { Performance } from '../../src/company/performance.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { shareSteps } from '../../src/embed/shared-steps.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { worldOf } from '../../src/play/play.ts';
import { openWorld } from '../../src/world/world.ts';
import type { Footing } from '../../src/protocol/pace.ts';
import type { Vec3 } from '../../plugin/stage/space/vector.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { isLong } from '../how-much.ts';
import { ada } from '../play/house-scene.ts';
import { houseScene } from './evening.ts';
import { preparedStage } from '../plugin/stage/prepared-stage.ts';

const lagMs = 60;
const frameMs = 40;
/** Nobody mistakes where somebody stands by less. */
const apartMeters = 0.5;

function sceneOf(name: string): SceneFile {
  const path = new URL(`../../scenes/${name}/scene.json`, import.meta.url);
  const read = readSceneFile(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(name);
  return read.value;
}

/** A house where the company plays by itself, and what the audience is told of it a moment later. */
async function houseOf(scene: SceneFile, clock: SimulatedClock) {
  const staging = await preparedStage(scene);
  let stage: SpatialStage | undefined;
  const performance = Performance.open(scene, {
    clock,
    stage: (at, world) => (stage = new SpatialStage(staging.open(at, world), at)),
    settings: { seed: '3' },
  });
  const [eyes, evening, told] = [new Eyewitness(undefined, scene), [] as Happened[], [] as Fact[]];
  const observers = new Set<(fact: Fact, play: readonly Fact[]) => void>();
  performance.onFact((fact, play) => {
    evening.push({ fact, world: worldOf(play) });
    clock.after(lagMs, () => {
      eyes.follow(evening);
      for (const next of JSON.parse(eyes.told.list(told.length, eyes.told.length)) as Fact[]) {
        told.push(next);
        for (const observe of [...observers]) observe(next, told);
      }
    });
  });
  const elsewhere = {
    play: told,
    onFact: (observe: (fact: Fact, play: readonly Fact[]) => void) => {
      observers.add(observe);
      return () => observers.delete(observe);
    },
  } as unknown as Elsewhere;
  performance.start();
  return { performance, stage: stage!, elsewhere, told };
}

/** A page whose stage shows it: everybody's steps are looked at with every frame. */
function watch(house: Awaited<ReturnType<typeof houseOf>>, stage: Stage, clock: SimulatedClock): () => void {
  const frames = new Observable<Scene>();
  const elsewhere: Pick<Elsewhere, 'onPaced'> = {
    onPaced(observe) {
      const show = (actor: EntityId, at: Footing): void => observe(actor, { ...at, atMs: clock.now() });
      for (const [actor, at] of house.stage.standing()) show(actor, at);
      house.stage.onStood((actor, at) => void clock.after(lagMs, () => show(actor, at)));
      return () => undefined;
    },
  };
  const drama = { stage, play: { roles: new Map() }, player: undefined, nowMs: 0 };
  const stop = shareSteps({ onAfterRenderObservable: frames }, drama, elsewhere, () => clock.now());
  let isOver = false;
  const frame = (): void => {
    if (isOver) return;
    frames.notifyObservers(undefined as never);
    clock.after(frameMs, frame);
  };
  frame();
  return () => {
    isOver = true;
    stop();
  };
}

function footingOn(stage: Stage, actor: EntityId): Footing | undefined {
  const stand = stage.actors.get(actor)?.stand;
  return stand && { ...stand.position, yaw: stand.yaw };
}

it.each(isLong ? ['elsinore', 'baker-street', 'midnight-cafe'] : ['midnight-cafe'])(
  '[BODY6] whoever looks on has the company where the house has it, also when they come late: %s',
  async (name) => {
    const clock = new SimulatedClock();
    const house = await houseOf(sceneOf(name), clock);
    await clock.advance(20_000);
    const seen = await preparedStage((house.told[0] as Fact & { scene: SceneFile }).scene);
    let theirs: Stage | undefined;
    const broadcast = new Broadcast(house.elsewhere, {
      clock,
      stage: (at, world) => (theirs = seen.open(at, world)),
    });
    broadcast.start();
    const stop = watch(house, theirs!, clock);
    const found = { looks: 0, apart: 0, farthest: 0 };
    const before = new Map<EntityId, Footing>();
    for (let second = 0; second < (isLong ? 240 : 40); second++) {
      await clock.advance(1000);
      for (const [actor, at] of house.stage.standing()) {
        const [was, there] = [before.get(actor), footingOn(theirs!, actor)];
        before.set(actor, at);
        // Whoever walks is a moment ahead in the house, and is looked at when they stand.
        if (!there || !was || far(was, at) > 0.01 || theirs!.isWalking(actor)) continue;
        found.looks++;
        found.farthest = Math.max(found.farthest, far(at, there));
        if (far(at, there) > apartMeters) found.apart++;
      }
    }
    stop();
    broadcast.dispose();
    house.performance.dispose();
    if (isLong) console.log(JSON.stringify({ name, ...found }));
    expect(found.looks).toBeGreaterThan(40);
    expect(found.apart / found.looks, `farthest ${found.farthest.toFixed(2)} m`).toBeLessThan(0.05);
  },
);

it('[BODY4] one’s own body walks to where the house has it, without a leap, and is one’s own again', async () => {
  const clock = new SimulatedClock();
  const world = openWorld(houseScene);
  const stage = (await preparedStage(houseScene)).open(clock, () => world);
  const at = (): Footing => footingOn(stage, ada)!;
  const there = at();
  const walk = async (seconds: number, isOver = () => false): Promise<number> => {
    let longest = 0;
    for (let ms = 0; ms < seconds * 1000 && !isOver(); ms += 20) {
      const before = at();
      await clock.advance(20);
      longest = Math.max(longest, far(before, at()));
    }
    return longest;
  };
  stage.steer(ada, { x: 1, z: 0 });
  await walk(6);
  expect(far(at(), there), 'they have walked off').toBeGreaterThan(1);
  // The house has them where they were, however hard they push.
  stage.sendBack(ada, there);
  const longest = await walk(10, () => far(at(), there) < 0.25);
  expect(far(at(), there)).toBeLessThan(0.25);
  expect(longest, 'in a fiftieth of a second').toBeLessThan(0.12);
  await walk(3);
  expect(far(at(), there), 'they walk on').toBeGreaterThan(0.5);
  stage.dispose();
});

const far = (a: Vec3, b: Vec3): number => Math.hypot(a.x - b.x, a.z - b.z);
