import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { allocatedBy } from '../../../bench/allocations.ts';
import { everybody } from '../bodies/everybody.ts';
import { MovedBody, still } from './moved-body.ts';

/** V8 compiles it in the first of these, at its leisure, and numbers are boxed until then: the least of some counts is what is left. */
const [warmFrames, countedFrames] = [1500, 400];
const counts = 30;
/** 2.0 kB in November 2026, nearly all of it numbers handed from function to function: 125 of them. */
const mostBytes = 3_000;

it('moves a body and makes no more than numbers', async () => {
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
  for (let count = 0; count < counts && least >= mostBytes; count++) {
    const { ours } = await allocatedBy('walk', () => walk(countedFrames));
    least = Math.min(least, ours / countedFrames);
  }
  scene.getEngine().dispose();
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(mostBytes);
});
