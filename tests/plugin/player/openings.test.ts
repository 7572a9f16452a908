import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seenIn } from '../../../plugin/picture/camera/frame.ts';
import { standardBindings } from '../../../plugin/player/bindings.ts';
import { aheadOf } from '../../../plugin/player/rig-frame.ts';
import { StageRig } from '../../../plugin/player/stage-rig.ts';
import { plus, vec } from '../../../plugin/stage/space/vector.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { Proscenium } from '../../../src/embed/proscenium.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { isLong } from '../../how-much.ts';
import { openHavok } from '../stage/physics/open-havok.ts';
import { FakePage } from './fake-page.ts';

/** The household at Dorset Square has the smallest people, and the most of them in one hall. */
const plays = ['baker-street', 'elsinore', 'midnight-cafe'] as const;
/** A desk, an upright phone, the same phone on its side, an old screen. */
const screens = [16 / 9, 390 / 844, 844 / 390, 4 / 3] as const;
const views = ['eyes', 'shoulder'] as const;
const frameMs = 40;
/** From the middle of the picture, so far up and down nothing is written at a beginning: titles above, prompts below. */
const free = { across: 0.95, up: 0.62 } as const;
/** From the eyes to the chin, and to the sides of a head. */
const face = { chin: 0.14, side: 0.09, brow: 0.06 } as const;

/** A play as everybody in it finds it when the curtain goes up. */
class Opening {
  private constructor(
    readonly drama: Proscenium,
    private readonly scene: Scene,
  ) {}

  static async of(play: string): Promise<Opening> {
    const scene = new Scene(new NullEngine());
    scene.activeCamera = new TargetCamera('none', Vector3.Zero(), scene);
    const file = new URL(`../../../scenes/${play}/scene.json`, import.meta.url);
    const drama = await Proscenium.createAsync(scene, {
      scene: JSON.parse(readFileSync(file, 'utf8')),
      havok: await openHavok(),
      tier: 'plain',
      seed: 5,
    });
    const opening = new Opening(drama, scene);
    await drama.advance(frameMs);
    scene.render();
    return opening;
  }

  /** Whoever is on the stage and has somebody else in sight. */
  get lookers(): EntityId[] {
    const { actors, probe } = this.drama.stage;
    const there = [...actors.all.values()].filter(({ isOnStage }) => isOnStage).map(({ id }) => id);
    return there.filter((one) => there.some((other) => other !== one && probe.sees(one, other)));
  }

  /** Whose whole face is in the free part of what this role is shown first; nobody's, where none is. */
  facesBefore(role: EntityId, aspect: number, from: (typeof views)[number]): EntityId[] {
    const { stage, view } = this.drama;
    invariant(view, 'There is no picture.');
    const camera = new TargetCamera(role, Vector3.Zero(), this.scene);
    this.scene.activeCamera = camera;
    camera.getEngine().getAspectRatio = () => aspect;
    const rig = new StageRig(this.scene, camera, {
      stage,
      view,
      role,
      canvas: new FakePage().canvas,
      bindings: standardBindings,
      comfort: { fov: 80, lookSpeed: 1, isLookInverted: false, isStill: false },
      from,
      walk: () => undefined,
      look: () => undefined,
      pads: () => [],
    });
    for (let frame = 0; frame < 3; frame++) rig.update(frameMs / 1000);
    const { position, rotation, fov } = camera;
    const at = vec(position.x, position.y, position.z);
    const frame = { position: at, target: plus(at, aheadOf(rotation.y, -rotation.x)), fov };
    const isIn = (id: EntityId): boolean => {
      const head = view.actors.get(id)?.headPlace;
      if (!head || !stage.actors.get(id)?.isOnStage || !stage.probe.sees(role, id)) return false;
      const { x, z } = head.neck;
      const eyes = head.neck.y + head.up;
      const corners = [-face.side, face.side].flatMap((aside) => {
        const [right, back] = [Math.cos(rotation.y) * aside, -Math.sin(rotation.y) * aside];
        return [eyes - face.chin, eyes + face.brow].map((y) => vec(x + right, y, z + back));
      });
      return corners.every((corner) => {
        const { across, up, ahead } = seenIn(frame, corner, aspect);
        return ahead > 0.1 && Math.abs(across) < free.across && Math.abs(up) < free.up;
      });
    };
    const seen = [...stage.actors.all.keys()].filter((id) => id !== role && isIn(id));
    rig.dispose();
    camera.dispose();
    return seen;
  }
}

describe.each(isLong ? plays : plays.slice(0, 1))('the first picture of %s', (play) => {
  it('shows everybody a whole face, clear of what is written, on every screen', async () => {
    const opening = await Opening.of(play);
    const missed: string[] = [];
    for (const role of opening.lookers) {
      for (const aspect of screens) {
        for (const view of views) {
          if (opening.facesBefore(role, aspect, view).length === 0) missed.push(`${role} ${view} ${aspect.toFixed(2)}`);
        }
      }
    }
    expect(opening.lookers.length).toBeGreaterThan(2);
    opening.drama.dispose();
    expect(missed).toEqual([]);
  });
});
