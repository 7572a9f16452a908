import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Action } from '../../../src/drama/action.ts';
import { heldOutTo } from '../../../plugin/stage/steps/clasp.ts';
import { upright, yawed, type Pose } from '../../../plugin/stage/space/pose.ts';
import { plus, scaled, turned, vec, yawTowards, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { Hand } from '../../../plugin/stage/posture.ts';
import type { RealHand } from '../../../plugin/xr/real-hands.ts';
import { HeadsetHands } from '../../../plugin/xr/headset-hands.ts';
import { sceneFrom } from '../../company/rehearsal.ts';
import { parlourWith } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';

const [ada, bruno] = [entityId('actor:ada'), entityId('actor:bruno')];
const small = parlourWith('actor:ada', 'actor:bruno', 'prop:table', 'prop:cup', 'prop:vase', 'prop:jug');
const frameMs = 20;

const realHand = (hand: Hand, grip: Pose, squeeze: number): RealHand => ({
  ...{ hand, kind: 'controller', grip, aim: grip, squeeze, trigger: 0 },
  ...{ stick: { x: 0, y: 0 }, isButtonHeld: false, pulse: () => undefined },
});

/** Ada, with a headset on; what her hands do is told to her on the stage before every step. */
class Wearer {
  readonly asked: Action[] = [];
  left: Vec3;
  right: Vec3;
  squeeze = 0;
  private readonly hands: HeadsetHands;

  constructor(
    readonly room: RehearsalRoom,
    private readonly feet: Vec3,
    private readonly yaw: number,
  ) {
    this.left = this.right = plus(feet, vec(0, 0.8, 0));
    this.hands = new HeadsetHands({
      stage: room.stage,
      view: room.view,
      player: {
        role: ada,
        do: ({ action }) => {
          this.asked.push(action);
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
  }

  async until(isSo: () => boolean, what: string, seconds = 40): Promise<void> {
    const { room, feet, yaw } = this;
    for (let ms = 0; !isSo(); ms += frameMs) {
      if (ms > seconds * 1000) throw new Error(`It did not come to it: ${what}.`);
      const head: Pose = { position: plus(feet, vec(0, 1.65, 0)), rotation: yawed(yaw) };
      const at = (position: Vec3): Pose => ({ position, rotation: upright });
      const poses = { left: at(this.left), right: at(this.right) };
      room.actor(ada).tracked = { head, hands: poses };
      room.stage.drive(ada, { ...feet, yaw });
      this.hands.update(
        frameMs / 1000,
        { left: realHand('left', poses.left, this.squeeze), right: realHand('right', poses.right, 0) },
        { left: { grip: poses.left, aim: poses.left }, right: { grip: poses.right, aim: poses.right } },
        head,
        new Set(),
      );
      await room.clock.advance(frameMs);
    }
  }

  seconds(count: number): Promise<void> {
    const until = this.room.clock.now() + count * 1000;
    return this.until(() => this.room.clock.now() >= until, 'time passes', count + 1);
  }

  dispose(): void {
    this.hands.dispose();
  }
}

let room: RehearsalRoom;
let wearer: Wearer;
beforeAll(async () => {
  room = await RehearsalRoom.open(sceneFrom(small));
  expect(await room.does(bruno, '(takes the cup)')).toMatchObject([{ verdict: { ok: true } }]);
  const other = room.actor(bruno);
  const ahead = turned(vec(0, 0, 1), other.stand.yaw);
  const stood = other.stand.position;
  const feet = room.stage.parts.ground.closest(plus(stood, scaled(ahead, -1.2))) ?? stood;
  wearer = new Wearer(room, feet, yawTowards(feet, stood));
});
afterAll(() => {
  wearer?.dispose();
  room?.dispose();
});

const isHeldOut = (): boolean => heldOutTo(ada, room.actor(bruno)) === 'prop:cup';
const given = () => room.ruled().filter(({ actor, action }) => actor === bruno && action.verb === 'give');

it('is held out to whoever wears a headset, and not theirs before they take it', async () => {
  room.begin(bruno, '(gives the cup to Ada)');
  await wearer.until(() => isHeldOut() && (room.actor(bruno).reach?.part ?? 0) >= 1, 'it is held out');
  await wearer.seconds(4);
  expect(isHeldOut()).toBe(true);
  expect(given()).toEqual([]);
});

it('is taken by a hand that closes on it, and that hand has it; nothing else is asked of the narrator', async () => {
  wearer.left = room.actor(bruno).handAt(room.actor(bruno).reach!.hand);
  wearer.squeeze = 1;
  await wearer.until(() => given().length > 0, 'it is given', 2);
  expect(given()).toMatchObject([{ action: { object: 'prop:cup', target: ada }, verdict: { ok: true } }]);
  await wearer.until(() => !room.stage.parts.isBusy(bruno), 'it is over');
  expect(room.prop('prop:cup').hold).toMatchObject({ kind: 'hand', actor: ada, hand: 'left' });
  expect(wearer.asked).toEqual([]);
});

it('is taken by a bare hand that is held under it for a moment, where no fist is seen', async () => {
  wearer.squeeze = 0;
  await wearer.seconds(0.5);
  room.begin(bruno, '(takes the vase)');
  await wearer.until(() => room.prop('prop:vase').hold.kind === 'hand' && !room.stage.parts.isBusy(bruno), 'he has it');
  wearer.right = plus(room.actor(ada).stand.position, vec(0, 0.8, 0));
  const before = given().length;
  room.begin(bruno, '(gives the vase to Ada)');
  await wearer.until(() => (room.actor(bruno).reach?.using ?? '') === 'prop:vase' && room.actor(bruno).reach!.part >= 1, 'it is held out'); // prettier-ignore
  wearer.right = room.actor(bruno).handAt(room.actor(bruno).reach!.hand);
  await wearer.until(() => given().length > before, 'it is given', 2);
  await wearer.until(() => !room.stage.parts.isBusy(bruno), 'it is over');
  expect(room.prop('prop:vase').hold).toMatchObject({ kind: 'hand', actor: ada, hand: 'right' });
});

it('stays with whoever held it out, when nobody takes it', async () => {
  room.begin(bruno, '(takes the jug)');
  await wearer.until(() => room.prop('prop:jug').hold.kind === 'hand' && !room.stage.parts.isBusy(bruno), 'he has it');
  // A hand that is full takes nothing: one is emptied, and hangs.
  room.begin(ada, '(drops the vase)');
  await wearer.until(() => room.prop('prop:vase').hold.kind !== 'hand', 'it is dropped');
  wearer.right = plus(room.actor(ada).stand.position, vec(0, 0.8, 0));
  const before = given().length;
  room.begin(bruno, '(gives the jug to Ada)');
  const ends = room.facts.length;
  await wearer.until(
    () => room.facts.slice(ends).some((fact) => fact.type === 'turn:ended' && fact.actor === bruno),
    'he gives up',
  );
  expect(
    given()
      .slice(before)
      .filter(({ verdict }) => verdict.ok),
  ).toEqual([]);
  expect(room.prop('prop:jug').hold).toMatchObject({ kind: 'hand', actor: bruno });
});
