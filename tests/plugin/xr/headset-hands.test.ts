import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Action } from '../../../src/drama/action.ts';
import { upright, yawed, type Pose } from '../../../plugin/stage/space/pose.ts';
import { between, flatDistance, plus, scaled, turned, vec, yawTowards } from '../../../plugin/stage/space/vector.ts';
import { HeadsetHands } from '../../../plugin/xr/headset-hands.ts';
import { parlour } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';

const [ada, bruno] = [entityId('actor:ada'), entityId('actor:bruno')];
const frameMs = 20;

it('to whom something is held out from a headset waits for it, however near the hand that has it comes', async () => {
  const room = await RehearsalRoom.open(parlour());
  const asked: Action[] = [];
  const hands = new HeadsetHands({
    stage: room.stage,
    view: room.view,
    player: {
      role: ada,
      do: ({ action }) => {
        asked.push(action);
        return { ok: true, value: undefined };
      },
      say: () => ({ ok: true, value: undefined }),
      suggestions: () => [],
      look: () => undefined,
    },
    home: new TransformNode('home', room.view.scene),
    approach: () => undefined,
    onRefused: () => undefined,
  });
  const other = room.actor(bruno);
  const stood = other.stand.position;
  // Nearer than anybody stays to whoever plays, as one is who reaches out in a small real room.
  const ahead = turned(vec(0, 0, 1), other.stand.yaw);
  const feet = room.stage.parts.ground.closest(plus(stood, scaled(ahead, 0.75))) ?? stood;
  const yaw = yawTowards(feet, stood);
  room.stage.drive(ada, { ...feet, yaw });
  const { hold } = room.prop('prop:dagger');
  const full = hold.kind === 'hand' && hold.hand === 'left' ? 'left' : 'right';
  const grip: Pose = { position: plus(between(feet, stood, 0.55), vec(0, 1.2, 0)), rotation: yawed(yaw) };
  const head: Pose = { position: plus(feet, vec(0, 1.65, 0)), rotation: yawed(yaw) };
  const away: Pose = { position: plus(feet, vec(0, 0.8, 0)), rotation: upright };
  const poses = { left: { grip: away, aim: away }, right: { grip: away, aim: away }, [full]: { grip, aim: grip } };
  const real = { grip, aim: grip, squeeze: 0, trigger: 0, pulse: () => undefined };
  for (let ms = 0; ms < 1500 && asked.length === 0; ms += frameMs) {
    room.actor(ada).tracked = { head, hands: { left: poses.left.grip, right: poses.right.grip } };
    room.stage.drive(ada, { ...feet, yaw });
    hands.update(frameMs / 1000, { [full]: real }, poses, head, new Set());
    await room.clock.advance(frameMs);
    // A slow machine has pictures only now and then.
    if (ms === 200) await room.clock.advance(400);
  }
  expect(asked).toMatchObject([{ verb: 'give', object: 'prop:dagger', target: bruno }]);
  expect(flatDistance(other.stand.position, stood)).toBeLessThan(0.1);
  hands.dispose();
  room.dispose();
});
