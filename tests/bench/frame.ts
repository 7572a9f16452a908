import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { createSculptor, type Sculptor } from '../../plugin/body/bodies/sculptor.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { frameOf } from '../../scripts/stage-picture/house-frame.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { sceneOf } from '../plugin/body/bodies/everybody.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { allocatedBy } from './allocations.ts';
import { round, type Measure } from './stopwatch.ts';

interface SceneWithPeople {
  readonly entities: readonly { readonly id: string; readonly kind: string; readonly at?: unknown }[];
}

/** Before that, V8 has not compiled all of it. */
const [warmFrames, timedFrames] = [900, 300];
/** Ours and frozen take turns, so many frames each: whatever else the machine does befalls both alike. */
const [pairedFrames, mostPairs] = [60, 25];
const frameMs = 1000 / 60;
const of =
  'Babylon drawing the same meshes with the list of what is seen and every material frozen, and nothing of ours called';

/** Our own JavaScript in a drawn frame, beside Babylon drawing the same meshes frozen. */
export async function* frameBench(): AsyncGenerator<Measure> {
  for (const tier of ['headset', 'full'] as const) {
    for (const people of [4, 12, 24]) {
      const { ours, frozen, ratio, draws, bytes } = await timed(people, tier);
      yield {
        measure: `a frame of the café with ${people} people, ${tier} tier`,
        value: round(ours),
        unit: 'ms median',
        baseline: round(frozen),
        ratio: round(ratio),
        budget: 1.5,
        budgetOf: 'ratio',
        of,
        draws,
        bytesOfOurs: Math.round(bytes.ours / timedFrames),
        bytesOfBabylon: Math.round(bytes.others / timedFrames),
      };
    }
  }
}

/** What a frame took in the middle, in milliseconds: ours, and frozen right after it. */
interface Pair {
  readonly ours: number;
  readonly frozen: number;
}

interface FrameCost extends Pair {
  /** In the middle of all pairs. */
  readonly ratio: number;
  readonly draws: number;
  /** Allocated in all timed frames: by us, what we have Babylon do included, and by Babylon. */
  readonly bytes: { readonly ours: number; readonly others: number };
}

async function timed(people: number, tier: Tier): Promise<FrameCost> {
  const engine = cardless();
  const scene = new Scene(engine);
  const camera = new FreeCamera('house', Vector3.Zero(), scene);
  const sculptor = roughly(
    createSculptor(() => {
      throw new Error('no workers in Node');
    }),
  );
  const drama = await Proscenium.createAsync(scene, {
    scene: crowded(people),
    seed: '1',
    tier,
    takeOver: true,
    adaptive: false,
    sculptor,
    havok: await openHavok(),
  });
  await drama.view?.whenDressed;
  const [room] = drama.stage.parts.plan.rooms;
  const { position, target, fov } = frameOf([], room!, 2);
  camera.fov = fov;
  camera.position.set(position.x, position.y, position.z);
  camera.setTarget(new Vector3(target.x, target.y, target.z));
  drama.view?.focusOn(target);
  engine.getDeltaTime = () => frameMs;
  await frames(scene, warmFrames);
  const bytes = await allocatedBy('_renderFrame', () => frames(scene, timedFrames));
  const pairs: Pair[] = [];
  for (let pair = 0; pair <= mostPairs; pair++) {
    const ours = await frames(scene, pairedFrames);
    const thaw = freeze(scene, drama);
    const frozen = await frames(scene, pairedFrames);
    thaw();
    // The first pair freezes for the first time, and V8 has not compiled that.
    if (pair > 0) pairs.push({ ours, frozen });
  }
  const ratio = middleOf(pairs.map(({ ours, frozen }) => ours / frozen));
  const [ours, frozen] = [middleOf(pairs.map((pair) => pair.ours)), middleOf(pairs.map((pair) => pair.frozen))];
  const draws = scene.getActiveMeshes().length;
  drama.dispose();
  sculptor.dispose();
  engine.dispose();
  return { ours, frozen, ratio, draws, bytes };
}

/** From now on nothing of ours is called and Babylon asks nothing anew, until what this returns is called. */
function freeze(scene: Scene, drama: Proscenium): () => void {
  drama.pause();
  const called = [scene.onBeforeRenderObservable, scene.onBeforeCameraRenderObservable, scene.onAfterRenderObservable];
  const silenced = called.flatMap(({ observers }) => observers.filter(({ mask }) => mask !== 0));
  const masks = silenced.map(({ mask }) => mask);
  for (const observer of silenced) observer.mask = 0;
  const asked = scene.materials.filter((material) => !material.isFrozen);
  for (const material of asked) material.freeze();
  scene.freezeActiveMeshes();
  return () => {
    scene.unfreezeActiveMeshes();
    for (const material of asked) material.unfreeze();
    for (const [index, observer] of silenced.entries()) observer.mask = masks[index] ?? -1;
    drama.resume();
  };
}

/** An engine that draws nothing, and is asked to by Babylon as one of WebGL 2 is: by uniform buffers and textures of bones. */
function cardless(): NullEngine {
  const engine = new NullEngine();
  const caps = {
    maxVertexUniformVectors: 4096,
    maxVertexTextureImageUnits: 16,
    textureFloat: true,
    maxTextureSize: 4096,
  };
  Object.assign(engine.getCaps(), caps, { maxVertexAttribs: 16, texture2DArrayMaxLayerCount: 256 });
  Object.defineProperty(engine, 'supportsUniformBuffers', { value: true });
  return engine;
}

/** How fine a body is costs the graphics card, and no JavaScript. */
const roughly = (sculptor: Sculptor): Sculptor => ({
  make: (character) => sculptor.make(character, 'draft'),
  dispose: () => sculptor.dispose(),
});

/** What a frame takes, in the middle. The play's time passes in promises, between one frame and the next. */
async function frames(scene: Scene, count: number): Promise<number> {
  const times: number[] = [];
  for (let frame = 0; frame < count; frame++) {
    const began = performance.now();
    scene.render();
    times.push(performance.now() - began);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return middleOf(times);
}

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The café with as many more people in it as it takes. */
function crowded(people: number): unknown {
  const scene = sceneOf('midnight-cafe') as SceneWithPeople;
  const actors = scene.entities.filter(({ kind }) => kind === 'actor');
  const more = Array.from({ length: Math.max(0, people - actors.length) }, (_, index) => ({
    id: `actor:guest-${index + 1}`,
    kind: 'actor',
    name: `Guest ${index + 1}`,
    at: { in: 'place:cafe' },
  }));
  return { ...scene, entities: [...scene.entities, ...more] };
}
