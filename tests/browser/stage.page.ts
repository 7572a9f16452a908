import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { StageView } from '../../plugin/picture/view/stage-view.ts';
import { openTheatre, type Theatre } from '../../plugin/picture/view/theatre.ts';
import { eveningOnStage, type StagedEvening } from './evening-on-stage.ts';

export interface StagedInPage extends StagedEvening {
  /** How many pictures were drawn, and how many meshes there were to draw in the fullest of them. */
  readonly pictures: number;
  readonly meshes: number;
  /** What was left in the scene when the stage was gone. */
  readonly left: number;
}

/** In a page: performs a scene on the stage, drawn with WebGL. */
export async function run(input: { readonly scene: unknown; readonly seed: string }): Promise<StagedInPage> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 128px; height: 72px';
  document.body.append(canvas);
  const havok = await HavokPhysics({ locateFile: () => havokUrl });
  const theatre = await openTheatre(canvas, { keepPicture: true });
  // The play's time decides when there is a picture, not the screen's.
  theatre.engine.stopRenderLoop();
  const before = countOf(theatre);
  let [pictures, meshes] = [0, 0];
  const evening = await eveningOnStage(input.scene, {
    seed: input.seed,
    havok,
    watch(prepared, stage) {
      const view = new StageView(theatre.scene, stage, prepared.plan, { tier: 'plain' });
      return {
        look(nowMs) {
          view.update(nowMs, 1 / 30);
          theatre.scene.render();
          pictures++;
          meshes = Math.max(meshes, theatre.scene.getActiveMeshes().length);
        },
        dispose: () => view.dispose(),
      };
    },
  });
  const left = countOf(theatre) - before;
  theatre.dispose();
  return { ...evening, pictures, meshes, left };
}

const countOf = ({ scene }: Theatre): number =>
  scene.meshes.length +
  scene.transformNodes.length +
  scene.materials.length +
  scene.textures.length +
  scene.lights.length +
  scene.geometries.length;
