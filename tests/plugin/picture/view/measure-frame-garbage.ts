import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { frameOf } from '../../../../scripts/stage-picture/house-frame.ts';
import { Proscenium } from '../../../../src/embed/proscenium.ts';
import { allocatedBy } from '../../../bench/allocations.ts';
import { sceneOf } from '../../body/bodies/everybody.ts';
import { openHavok } from '../../stage/physics/open-havok.ts';

/** V8 compiles it in the first of these, at its leisure, and numbers are boxed until then: the least of some counts is what is left. */
const [warmFrames, countedFrames] = [1500, 250];
const counts = 12;
const frameMs = 1000 / 60;
/** They talk on and on, and whoever hears them stands about. */
const speakers = ['actor:nadia', 'actor:gus'] as EntityId[];
const words = Array.from({ length: 4000 }, (_, index) => (index % 3 === 0 ? 'wonderful' : 'matters'));

/** Prints how many bytes of ours a frame takes in which nothing is thought; stops counting once there are fewer than asked for. */
const enough = Number(process.argv[2]);
const engine = new NullEngine();
engine.getDeltaTime = () => frameMs;
const scene = new Scene(engine);
const camera = new FreeCamera('camera', Vector3.Zero(), scene);
const drama = await Proscenium.createAsync(scene, {
  scene: sceneOf('midnight-cafe'),
  seed: '1',
  tier: 'headset',
  takeOver: true,
  adaptive: false,
  autoStart: false,
  havok: await openHavok(),
});
const [room] = drama.stage.parts.plan.rooms;
const { position, target, fov } = frameOf([], room!, 2);
camera.fov = fov;
camera.position.set(position.x, position.y, position.z);
camera.setTarget(new Vector3(target.x, target.y, target.z));
drama.view?.focusOn(target);
for (const actor of speakers) drama.stage.perform({ kind: 'speak', actor, words, voice: 'plain' }, () => undefined);
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    scene.render();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
await frames(warmFrames);
let least = Infinity;
let babylons = 0;
for (let count = 0; count < counts && least >= enough; count++) {
  const { ours, others } = await allocatedBy('_renderFrame', () => frames(countedFrames));
  if (ours < least * countedFrames) babylons = others / countedFrames;
  least = Math.min(least, ours / countedFrames);
}
drama.dispose();
engine.dispose();
console.log(`bytes a frame: ${least.toFixed(0)}, of Babylon ${babylons.toFixed(0)}`);
process.exit(0);
