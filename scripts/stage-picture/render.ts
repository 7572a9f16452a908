import type { Frame } from '../../plugin/picture/camera/frame.ts';
import { show } from '../../plugin/picture/camera/stage-camera.ts';
import type { Vec3 } from '../../plugin/stage/space/vector.ts';
import type { Theatre } from '../../plugin/picture/view/theatre.ts';
import type { Proscenium } from '../../src/embed/proscenium.ts';

/** Long enough for poses, doors and drapery to come to where they are. */
const settlingFrames = 45;

/** Draws one picture of the play as it stands; the room of `at` is open to it. */
export async function render(
  { scene, engine, camera }: Theatre,
  drama: Proscenium,
  frame: Frame,
  at: Vec3,
  settling = settlingFrames,
): Promise<void> {
  camera.lowerBetaLimit = 0.01;
  show(camera, frame);
  drama.view?.focusOn(at);
  drama.view?.workshop.focusOn(at);
  for (let index = 0; index < settling; index++) drama.view?.update(drama.nowMs, 1 / 30);
  await scene.whenReadyAsync();
  // The first picture draws the shadows and lends the lights; the last is the one.
  for (let index = 0; index < 3; index++) {
    engine.beginFrame();
    scene.render();
    engine.endFrame();
  }
}
