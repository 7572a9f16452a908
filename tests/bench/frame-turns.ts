import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Sculptor } from '../../plugin/body/bodies/sculptor.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import type { Havok } from '../../plugin/stage/physics/physical-space.ts';
import { frameOf } from '../../scripts/stage-picture/house-frame.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';

interface SceneWithPeople {
  readonly entities: readonly { readonly id: string; readonly kind: string; readonly at?: unknown }[];
}

export interface CrowdOrder {
  /** The café. */
  readonly scene: unknown;
  readonly people: number;
  readonly tier: Tier;
}

/** What a frame took in the middle, in milliseconds: ours, and frozen right after it. */
interface Pair {
  readonly ours: number;
  readonly frozen: number;
}

export interface FrameCost extends Pair {
  /** In the middle of all pairs. */
  readonly ratio: number;
  readonly draws: number;
}

/** Before that, V8 has not compiled all of it. */
export const warmFrames = 900;
/** Ours and frozen take turns, so many frames each: whatever else the machine does befalls both alike. */
const pairedFrames = 60;
const frameMs = 1000 / 60;

/** The café with as many more people in it as it takes, dressed, and seen from the house. */
export async function openCrowd(
  scene: Scene,
  { scene: file, people, tier }: CrowdOrder,
  { havok, sculptor }: { readonly havok: Havok; readonly sculptor: Sculptor },
): Promise<Proscenium> {
  const camera = new FreeCamera('house', Vector3.Zero(), scene);
  scene.activeCamera = camera;
  const drama = await Proscenium.createAsync(scene, {
    scene: crowded(file as SceneWithPeople, people),
    seed: '1',
    tier,
    takeOver: true,
    adaptive: false,
    sculptor: roughly(sculptor),
    havok,
  });
  await drama.view?.whenDressed;
  const [room] = drama.stage.parts.plan.rooms;
  const { position, target, fov } = frameOf([], room!, 2);
  camera.fov = fov;
  camera.position.set(position.x, position.y, position.z);
  camera.setTarget(new Vector3(target.x, target.y, target.z));
  drama.view?.focusOn(target);
  scene.getEngine().getDeltaTime = () => frameMs;
  return drama;
}

/** `rest` passes between one frame and the next: the play's time passes in promises then. */
export async function takeTurns(
  scene: Scene,
  drama: Proscenium,
  mostPairs: number,
  rest: () => Promise<unknown>,
): Promise<FrameCost> {
  const pairs: Pair[] = [];
  for (let pair = 0; pair <= mostPairs; pair++) {
    const ours = await frames(scene, pairedFrames, rest);
    const thaw = freeze(scene, drama);
    const frozen = await frames(scene, pairedFrames, rest);
    thaw();
    // The first pair freezes for the first time, and V8 has not compiled that.
    if (pair > 0) pairs.push({ ours, frozen });
  }
  return {
    ours: middleOf(pairs.map((pair) => pair.ours)),
    frozen: middleOf(pairs.map((pair) => pair.frozen)),
    ratio: middleOf(pairs.map(({ ours, frozen }) => ours / frozen)),
    draws: scene.getActiveMeshes().length,
  };
}

/** What a frame takes, in the middle. */
export async function frames(scene: Scene, count: number, rest: () => Promise<unknown>): Promise<number> {
  const engine = scene.getEngine();
  const times: number[] = [];
  for (let frame = 0; frame < count; frame++) {
    engine.beginFrame();
    const began = performance.now();
    scene.render();
    times.push(performance.now() - began);
    engine.endFrame();
    await rest();
  }
  return middleOf(times);
}

/** From now on nothing of ours is called and Babylon asks nothing anew, until what this returns is called. */
export function freeze(scene: Scene, drama: Proscenium): () => void {
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

/** How fine a body is costs the graphics card, and no JavaScript. */
const roughly = (sculptor: Sculptor): Sculptor => ({
  make: (character) => sculptor.make(character, 'draft'),
  dispose: () => sculptor.dispose(),
});

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function crowded(scene: SceneWithPeople, people: number): unknown {
  const actors = scene.entities.filter(({ kind }) => kind === 'actor');
  const more = Array.from({ length: Math.max(0, people - actors.length) }, (_, index) => ({
    id: `actor:guest-${index + 1}`,
    kind: 'actor',
    name: `Guest ${index + 1}`,
    at: { in: 'place:cafe' },
  }));
  return { ...scene, entities: [...scene.entities, ...more] };
}
