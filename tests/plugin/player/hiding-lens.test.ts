import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWithin } from '../../../plugin/picture/camera/solid.ts';
import { blockingOf } from '../../../plugin/picture/camera/stage-blocking.ts';
import { standardBindings } from '../../../plugin/player/bindings.ts';
import { StageRig } from '../../../plugin/player/stage-rig.ts';
import { relativeTo } from '../../../plugin/stage/resting.ts';
import { upright, yawOf } from '../../../plugin/stage/space/pose.ts';
import { vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { parlour } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';
import { FakePage } from './fake-page.ts';

const role = entityId('actor:ada');

describe('the picture of somebody who hides', () => {
  let room: RehearsalRoom;
  let camera: TargetCamera;
  let rig: StageRig;
  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
    const { scene } = room.view;
    camera = new TargetCamera('eyes', Vector3.Zero(), scene);
    scene.activeCamera = camera;
    rig = new StageRig(scene, camera, {
      stage: room.stage,
      view: room.view,
      role,
      canvas: new FakePage().canvas,
      bindings: standardBindings,
      comfort: { fov: 80, lookSpeed: 1, isLookInverted: false, isStill: true },
      walk: () => undefined,
      look: () => undefined,
      pads: () => [],
    });
  });
  afterAll(() => {
    rig.dispose();
    room.dispose();
  });

  const lens = (): Vec3 => vec(camera.position.x, camera.position.y, camera.position.z);
  const lookOut = (yaw: number): void => {
    rig.face(yaw);
    for (let frame = 0; frame < 60; frame++) {
      room.view.update(room.clock.now(), 1 / 30);
      rig.update(1 / 30);
    }
  };

  describe.each(['eyes', 'shoulder'] as const)('seen with %s', (view) => {
    it.each([
      ['(hides behind the curtain)', 'prop:curtain', [0]],
      ['(hides under the table)', 'prop:table', [0, 1.5, 3, 4.5]],
    ] as const)('%s is taken from before what hides them, and never within it', async (text, cover, turns) => {
      rig.view = view;
      const [ruled] = await room.does(role, text);
      expect(ruled?.verdict.ok).toBe(true);
      const { pose, measures } = room.prop(cover);
      for (const turn of turns) {
        const yaw = yawOf(pose.rotation) + turn;
        lookOut(yaw);
        for (const solid of blockingOf(room.stage).furniture)
          expect(isWithin(solid, lens(), 0), `in ${solid.owner} at ${turn}`).toBe(false);
        const at = relativeTo(pose, { position: lens(), rotation: upright }).position;
        // Nothing of it is between the eye and what is looked at.
        const ahead = at.x * Math.sin(turn) + at.z * Math.cos(turn);
        expect(ahead, `${turn}`).toBeGreaterThan(turn === 0 ? measures.size.z / 2 : 0);
      }
      await room.does(role, '(comes out)');
    });
  });
});
