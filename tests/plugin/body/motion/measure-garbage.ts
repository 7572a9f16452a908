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
const position = pose.position as { z: number };
// By declarations: V8 knows no name of what is only held by one.
function walkOn(frames: number): Promise<void> {
  for (const end = frame + frames; frame < end; frame++) {
    position.z = frame * 0.02;
    body.show(pose, 1 / 60);
  }
  return Promise.resolve();
}
await walkOn(warmFrames);
let least = Infinity;
for (let count = 0; count < counts && least >= enough; count++) {
  const { ours } = await allocatedBy('walkOn', () => walkOn(countedFrames));
  least = Math.min(least, ours / countedFrames);
}
/** What is not counted would be none: something that is thrown away, 100 bytes of it and more a frame. */
let spent: readonly number[] = [];
function spend(frames: number): Promise<void> {
  for (let each = 0; each < frames; each++) spent = Array.from({ length: 10 }, (_, index) => index + spent.length);
  return Promise.resolve();
}
const control = await allocatedBy('spend', () => spend(countedFrames));
if (control.ours < countedFrames * 100) throw new Error(`Garbage is not counted here: ${control.ours} bytes of it`);
scene.getEngine().dispose();
console.log(`bytes a frame: ${least.toFixed(0)}`);
