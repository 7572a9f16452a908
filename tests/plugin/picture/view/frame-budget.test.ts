import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../../plugin/picture/look/set/bounds.ts';
import type { StageView } from '../../../../plugin/picture/view/stage-view.ts';
import type { Tier } from '../../../../plugin/body/tier.ts';
import { vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import type { Room } from '../../../../plugin/stage/staging/stage-plan.ts';
import { frameOf } from '../../../../scripts/stage-picture/house-frame.ts';
import { Proscenium } from '../../../../src/embed/proscenium.ts';
import { isLong } from '../../../how-much.ts';
import { plays, sceneOf } from '../../body/bodies/everybody.ts';
import { openHavok } from '../../stage/physics/open-havok.ts';

/** What a phone and a headset, an eye, are given to draw in any place of any play. */
const mostDraws = { plain: 60, headset: 80 } as const;
const mostTriangles = 200_000;
const tiers = ['plain', 'headset'] as const satisfies readonly Tier[];
/** Nobody is sculpted here: a body is two draws, and about so many triangles. */
const trianglesOfBody = { plain: 9000, headset: 12_000 } as const;

interface Look {
  readonly from: Vec3;
  readonly at: Vec3;
  readonly fov: number;
}

/** From the house, and from the middle of the room all around, as far as a headset sees. */
function looksInto(room: Room): readonly Look[] {
  const { position, target, fov } = frameOf([], room, 2);
  const { west, east, south, north } = boundsOf(room.outline);
  const middle = vec((west + east) / 2, room.floorY + 1.65, (south + north) / 2);
  const around = [0, 1, 2, 3].map((quarter) => {
    const yaw = (quarter * Math.PI) / 2;
    return { from: middle, at: vec(middle.x + Math.sin(yaw), middle.y, middle.z + Math.cos(yaw)), fov: 1.6 };
  });
  return [{ from: position, at: target, fov }, ...around];
}

class Counter {
  private constructor(
    private readonly scene: Scene,
    private readonly camera: FreeCamera,
    private readonly drama: Proscenium,
    readonly view: StageView,
  ) {}

  static async open(play: string, tier: Tier): Promise<Counter> {
    const engine = new NullEngine();
    const scene = new Scene(engine);
    const camera = new FreeCamera('camera', Vector3.Zero(), scene);
    [camera.minZ, camera.maxZ] = [0.05, 200];
    const drama = await Proscenium.createAsync(scene, {
      scene: sceneOf(play),
      seed: '1',
      tier,
      takeOver: true,
      adaptive: false,
      havok: await openHavok(),
    });
    await drama.advance(100);
    // Things come to rest, on tables and in hands, and are drawn together from then on.
    for (let frame = 0; frame < 60; frame++) drama.view!.update(drama.nowMs, 1 / 60);
    drama.view!.workshop.tableau.refresh(true);
    // What is carried is drawn together as soon as that is compiled.
    for (let turn = 0; turn < 20; turn++) {
      scene.render();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    return new Counter(scene, camera, drama, drama.view!);
  }

  get rooms(): readonly Room[] {
    return this.drama.stage.parts.plan.rooms;
  }

  count(
    { from, at, fov }: Look,
    isWithin: boolean,
    body: number,
  ): { readonly draws: number; readonly triangles: number } {
    const { camera, scene, view } = this;
    camera.fov = fov;
    camera.position.set(from.x, from.y, from.z);
    camera.setTarget(new Vector3(at.x, at.y, at.z));
    if (isWithin) view.focusWithin(from);
    else view.focusOn(at);
    scene.render();
    scene.render();
    const { data, length } = scene.getActiveMeshes();
    const meshes = data.slice(0, length);
    const bodies = [...view.actors.values()].filter(({ root }) => root.isEnabled()).length;
    return {
      draws: meshes.length + bodies * 2,
      triangles: meshes.reduce((sum, mesh) => sum + (mesh.subMeshes[0]?.indexCount ?? 0) / 3, 0) + bodies * body,
    };
  }

  dispose(): void {
    this.drama.dispose();
    this.scene.getEngine().dispose();
  }
}

describe.each(isLong ? plays : plays.slice(-1))('a frame of %s', (play) => {
  it.each(tiers)('has no more draws and triangles than the %s tier allows, in every place', async (tier) => {
    const most = mostDraws[tier];
    const counter = await Counter.open(play, tier);
    const over: string[] = [];
    for (const room of counter.rooms) {
      for (const [index, look] of looksInto(room).entries()) {
        const { draws, triangles } = counter.count(look, index > 0, trianglesOfBody[tier]);
        const from = index === 0 ? 'the house' : `within, ${(index - 1) * 90}°`;
        if (draws > most || triangles > mostTriangles)
          over.push(`${room.place} from ${from}: ${draws} draws, ${Math.round(triangles)} triangles`);
      }
    }
    counter.dispose();
    expect(over).toEqual([]);
  });
});
