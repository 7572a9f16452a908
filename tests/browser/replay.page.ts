import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { hashPlay } from '../../src/play/play.ts';
import { replayHash } from '../play/replay-hash.ts';

/** In a page: follows a log, and plays the same scene from the same seed. */
export async function run(input: {
  readonly facts: readonly unknown[];
  readonly scene: unknown;
  readonly seed: string;
}) {
  const scene = readSceneFile(input.scene);
  if (!scene.ok) throw new Error('the scene cannot be read');
  const clock = new SimulatedClock();
  const performance = Performance.open(scene.value, { clock, settings: { seed: input.seed } });
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  return { replayed: replayHash(input.facts), performed: hashPlay(performance.play) };
}
