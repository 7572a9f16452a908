import type { Theatre } from '../../../plugin/picture/view/theatre.ts';
import type { Proscenium } from '../../embed/proscenium.ts';
import type { ShowOptions } from './show-options.ts';

/** Nobody waits longer than this for everybody to have a body. */
const patienceForBodiesMs = 2500;
/** How much smaller a picture is that nobody looks at. */
const unseenScaling = 16;

/** So many pictures are drawn at the most before anybody looks, and so often what they are drawn with is waited for. */
const [mostGathering, mostWaits] = [40, 4];

/**
 * The first picture is a slow one, for what it is drawn with has to be made: it is drawn behind the cover, and small. Where that
 * is made beside the page, it is waited for: until all that is drawn together is, and nothing of it is missing.
 */
export async function drawUnseen({ scene, engine }: Theatre, view: Proscenium['view']): Promise<void> {
  const scaling = engine.getHardwareScalingLevel();
  engine.setHardwareScalingLevel(scaling * unseenScaling);
  scene.render();
  if (engine.getCaps().parallelShaderCompile) {
    const tableau = view?.workshop.tableau;
    for (let picture = 0; picture < mostGathering && tableau && !tableau.isWhole; picture++) {
      await new Promise((resolve) => setTimeout(resolve));
      if (scene.isDisposed) return;
      scene.render();
    }
    for (let wait = 0; wait < mostWaits; wait++) {
      await scene.whenReadyAsync();
      if (scene.isDisposed) return;
      // What comes to be seen by this picture may want something else.
      scene.render();
      if (scene.isReady()) break;
    }
  }
  engine.setHardwareScalingLevel(scaling);
}

/** Called once, after so many pictures. */
export function afterFrames({ scene }: Theatre, frames: number, then: () => void): void {
  const observer = scene.onAfterRenderObservable.add(() => {
    if (--frames > 0) return;
    observer.remove();
    then();
  });
}

/** Waits until everybody who is seen first has a body, and not for ever. */
export async function dressed({ view, stage, play }: Proscenium, options: ShowOptions): Promise<void> {
  const { onPreparing, signal, role } = options;
  if (!view || signal.aborted) return;
  onPreparing('calling', 0.2);
  const self = role === undefined ? undefined : stage.actors.get(role);
  const place = self?.isOnStage
    ? stage.parts.rooms.placeAt(self.stand.position)
    : (play.points[play.point] ?? play.points[0])?.scene.place;
  const late = new Promise((resolve) => setTimeout(resolve, patienceForBodiesMs));
  await Promise.race([view.whenDrafted(place), late]);
  onPreparing('calling', 1);
}
