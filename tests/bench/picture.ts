import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { createSculptor, type Sculptor } from '../../plugin/body/bodies/sculptor.ts';
import { frameOf } from '../../scripts/stage-picture/house-frame.ts';
import { pictureCost, type PictureCost } from './picture-cost.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { plays, sceneOf } from '../plugin/body/bodies/everybody.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import type { Measure } from './stopwatch.ts';

const tiers: readonly Tier[] = ['plain', 'middle', 'full'];
const [wide, tall] = [1280, 640];

const note =
  'counted under NullEngine by plugin/look/quality/picture-cost: sub-meshes and indices of what is in the frustum of a ' +
  'camera on all of the first place (`whole`: on the stage), everybody dressed; without shadow maps and post-processing';

/** What a picture of each play asks of a machine at each tier: draw calls and triangles, counted and not timed. */
export async function* pictureBench(): AsyncGenerator<Measure> {
  for (const play of plays) {
    // Figures of one fineness serve all that want them; there is no worker here.
    const sculptor = createSculptor(() => {
      throw new Error('no workers in Node');
    });
    let baseline: number | undefined;
    for (const tier of tiers) {
      const { seen, whole, bodies, bodyTriangles } = await countedPicture(play, tier, sculptor);
      baseline ??= seen.draws;
      yield {
        measure: `a picture of ${play}, ${tier}`,
        value: seen.draws,
        unit: 'draw calls',
        baseline,
        ratio: Math.round((seen.draws / baseline) * 100) / 100,
        triangles: Math.round(seen.triangles),
        materials: seen.materials,
        textures: seen.textures,
        lights: seen.lights,
        bodies,
        bodyTriangles,
        whole: { draws: whole.draws, triangles: Math.round(whole.triangles) },
        note,
      };
    }
    sculptor.dispose();
  }
}

interface Counted {
  readonly seen: PictureCost;
  readonly whole: PictureCost;
  readonly bodies: number;
  readonly bodyTriangles: number;
}

async function countedPicture(play: string, tier: Tier, sculptor: Sculptor): Promise<Counted> {
  const engine = new NullEngine({ renderWidth: wide, renderHeight: tall, textureSize: 512, deterministicLockstep: false, lockstepMaxSteps: 1 }); // prettier-ignore
  const scene = new Scene(engine);
  const camera = new ArcRotateCamera('house', -Math.PI / 2, 1.2, 10, Vector3.Zero(), scene);
  scene.activeCamera = camera;
  const drama = await Proscenium.createAsync(scene, {
    scene: sceneOf(play),
    seed: '1',
    tier,
    takeOver: true,
    adaptive: false,
    sculptor,
    havok: await openHavok(),
  });
  const view = drama.view!;
  await view.whenDressed;
  const [room] = drama.stage.parts.plan.rooms;
  const { position, target, fov } = frameOf([], room!, wide / tall);
  camera.fov = fov;
  camera.setPosition(new Vector3(position.x, position.y, position.z));
  camera.setTarget(new Vector3(target.x, target.y, target.z));
  view.focusOn(target);
  await drama.advance(100);
  scene.render();
  const meshes = [...view.actors.values()]
    .filter(({ root }) => root.isEnabled())
    .flatMap(({ root }) => root.getChildMeshes(false))
    .filter(({ name, isVisible }) => isVisible && /(?:body|mouth)$/.test(name) && name.startsWith('puppet'));
  const counted = {
    seen: pictureCost(scene, camera),
    whole: pictureCost(scene, null),
    bodies: meshes.length / 2,
    bodyTriangles: meshes.reduce((sum, mesh) => sum + mesh.getTotalIndices() / 3, 0),
  };
  drama.dispose();
  engine.dispose();
  return counted;
}
