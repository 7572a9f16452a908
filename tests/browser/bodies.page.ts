import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { openTheatre } from '../../plugin/picture/view/theatre.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';

export interface DressedInPage {
  /** The workers that were begun, by name. */
  readonly workers: readonly string[];
  /** What each actor's body is drawn with once everybody is dressed. */
  readonly bodies: readonly {
    readonly actor: string;
    readonly draws: number;
    readonly triangles: number;
    readonly materials: number;
  }[];
  /** Triangles of the bodies that were made while the stage was being built. */
  readonly before: number;
  /** Meshes in the picture. */
  readonly draws: number;
  /** What the page was told of bodies that could not be made. */
  readonly troubles: readonly string[];
  /** Pictures drawn while the company was being dressed: it is done beside the page. */
  readonly meanwhile: number;
  /** Whether all programs of the picture could be made. */
  readonly isReady: boolean;
  readonly left: number;
}

/** In a page: opens a play at the plain tier, has everybody dressed, and draws it. */
export async function run(input: { readonly scene: unknown }): Promise<DressedInPage> {
  const [troubles, workers]: [string[], string[]] = [[], []];
  const PlainWorker = Worker;
  globalThis.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.push(options?.name ?? url.toString());
    }
  };
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 320px; height: 180px';
  document.body.append(canvas);
  const theatre = await openTheatre(canvas, { keepPicture: true });
  theatre.engine.stopRenderLoop();
  const { scene, engine } = theatre;
  const count = (): number => scene.meshes.length + scene.transformNodes.length + scene.skeletons.length;
  const empty = count();
  const drama = await Proscenium.createAsync(scene, {
    scene: input.scene,
    seed: '5',
    tier: 'plain',
    takeOver: true,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const view = drama.view!;
  const bodiesOf = () =>
    [...view.actors].map(([actor, { root }]) => {
      const meshes = root.getChildMeshes(false).filter(({ name }) => /(?:body|mouth)$/.test(name));
      return {
        actor,
        draws: meshes.reduce((sum, { subMeshes }) => sum + subMeshes.length, 0),
        triangles: meshes.reduce((sum, mesh) => sum + mesh.getTotalIndices() / 3, 0),
        materials: new Set(meshes.map(({ material }) => material)).size,
      };
    });
  const before = bodiesOf().reduce((sum, { triangles }) => sum + triangles, 0);
  let [meanwhile, isDressed] = [0, false];
  void view.whenDressed.then(() => (isDressed = true));
  while (!isDressed) {
    await drama.advance(40);
    // A few pictures are enough to show that the page is not held up.
    if (meanwhile < 2) scene.render();
    meanwhile++;
    await new Promise((next) => setTimeout(next, 50));
  }
  await scene.whenReadyAsync();
  scene.render();
  const shown = { bodies: bodiesOf(), draws: scene.getActiveMeshes().length, isReady: scene.isReady() };
  drama.dispose();
  const left = count() - empty;
  engine.stopRenderLoop();
  theatre.dispose();
  return { workers, before, troubles, meanwhile, left, ...shown };
}
