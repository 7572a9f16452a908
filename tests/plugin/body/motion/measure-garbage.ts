import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { allocatedBy } from '../../../bench/allocations.ts';
import { everybody } from '../bodies/everybody.ts';
import { MovedBody, still } from './moved-body.ts';

/** V8 compiles it in the first of these, at its leisure, and numbers are boxed until then: the least of some counts is what is left. */
const [warmFrames, countedFrames] = [1500, 400];
const counts = 30;

/** Prints how many bytes a frame of a body takes that walks and talks; stops counting once there are fewer than asked for. */
const enough = Number(process.argv[2]);
const scene = new Scene(new NullEngine());
const body = new MovedBody(
  scene,
  everybody().find(({ id }) => id === 'actor:hamlet')!,
);
let frame = 0;
const pose = { ...still, speed: 1.2, talking: true, gaze: vec(2, 1.5, 3), mood: 'merry', position: vec(0, 0, 0) };
const walk = (frames: number): Promise<void> => {
  for (const end = frame + frames; frame < end; frame++) {
    Object.assign(pose.position, { z: frame * 0.02 });
    body.show(pose, 1 / 60);
  }
  return Promise.resolve();
};
await walk(warmFrames);
let least = Infinity;
for (let count = 0; count < counts && least >= enough; count++) {
  const { ours } = await allocatedBy('walk', () => walk(countedFrames));
  least = Math.min(least, ours / countedFrames);
}
scene.getEngine().dispose();
console.log(`bytes a frame: ${least.toFixed(0)}`);
