import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { openTheatre } from '../../plugin/picture/view/theatre.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { keepWatch, type Watched } from '../plugin/stage/eyes/watch.ts';

/** In a page: the watch in the guardroom, drawn once at its end, and what each of them made of what was done. */
export async function run(input: { readonly scene: unknown }): Promise<Readonly<Record<string, Watched>>> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 160px; height: 90px';
  document.body.append(canvas);
  const theatre = await openTheatre(canvas);
  // Time passes when the test says so, and not with frames.
  theatre.engine.stopRenderLoop();
  const havok = await HavokPhysics({ locateFile: () => havokUrl });
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene: input.scene,
    seed: '7',
    tier: 'plain',
    player: 'actor:ada',
    takeOver: true,
    havok,
  });
  const watched = await keepWatch(drama);
  drama.dispose();
  theatre.dispose();
  return watched;
}
