import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Puppet } from '../../../../plugin/body/bodies/puppet.ts';
import type { BodyPose } from '../../../../plugin/body/motion/body-pose.ts';
import type { Posture } from '../../../../plugin/stage/posture.ts';
import { crowdedParlour, ShowRoom } from './show-room.ts';

const [ada, bruno, clara] = ['actor:ada', 'actor:bruno', 'actor:clara'];

let room: ShowRoom | undefined;
afterEach(() => {
  room?.dispose();
  room = undefined;
});

interface Shown {
  readonly atMs: number;
  readonly pose: BodyPose;
  readonly seconds: number;
}

/** A host's body that only remembers what it was told. Poses are filled anew each frame: what counts is copied. */
function bound(to: ShowRoom, actor: string): { readonly shown: Shown[]; readonly root: TransformNode } {
  const shown: Shown[] = [];
  const root = new TransformNode(`body of ${actor}`, to.scene);
  to.drama.actors.bind(actor, {
    root,
    show: (pose, seconds) => {
      const mouth = pose.mouth && { ...pose.mouth };
      const feeling = pose.feeling && { ...pose.feeling };
      shown.push({ atMs: to.drama.nowMs, pose: { ...pose, mouth, feeling }, seconds });
    },
    dispose: () => root.dispose(),
  });
  return { shown, root };
}

describe('a body of the host', () => {
  it('is told of fear within 300 ms of a drawn dagger, where it was seen and nowhere else', async () => {
    room = await ShowRoom.open();
    await room.frames(20);
    const [seeing, away] = [bound(room, bruno), bound(room, clara)];
    await room.does(ada, '(draws the dagger)');
    await room.frames(30);
    const drawn = room.facts.find((fact) => fact.type === 'action:begun' && fact.actor === ada);
    expect(drawn).toBeDefined();
    const afraid = seeing.shown.find(
      ({ pose: { feeling } }) => feeling?.expression === 'fear' && feeling.strength > 0.5,
    );
    expect(afraid, 'Bruno sees it').toBeDefined();
    expect(afraid!.atMs - drawn!.at).toBeLessThanOrEqual(300);
    expect(afraid!.atMs).toBeGreaterThanOrEqual(drawn!.at);
    expect(away.shown.length).toBeGreaterThan(0);
    expect(away.shown.filter(({ pose: { feeling } }) => feeling?.expression === 'fear')).toEqual([]);
  });

  it('is told what the mouth does while a line is said, and that it is shut when it is over', async () => {
    room = await ShowRoom.open();
    const { shown } = bound(room, ada);
    await room.does(ada, 'Mama made a marmalade of apples.');
    await room.frames(50);
    const talking = shown.filter(({ pose }) => pose.talking);
    expect(talking.length).toBeGreaterThan(30);
    const most = (viseme: 'a' | 'closed') => Math.max(...talking.map(({ pose }) => pose.mouth?.[viseme] ?? 0));
    expect(most('a')).toBeGreaterThan(0.6);
    expect(most('closed')).toBeGreaterThan(0.6);
    const { pose } = shown.at(-1)!;
    expect(pose.talking).toBe(false);
    expect(pose.mouth ?? { rest: 1 }).toMatchObject({ rest: 1 });
  });

  it('is told where to go, how, and what to hold', async () => {
    room = await ShowRoom.open();
    const { shown, root } = bound(room, ada);
    await room.does(ada, '(takes the vase)');
    await room.does(ada, '(goes to the curtain)');
    expect(Math.max(...shown.map(({ pose: { speed } }) => speed))).toBeGreaterThan(0.8);
    const last = shown.at(-1)!.pose;
    expect(last.grips?.left ?? last.grips?.right).toBeDefined();
    expect(last.load?.massKg).toBeGreaterThan(0);
    expect(last.posture satisfies Posture).toBe('standing');
    expect(root.isEnabled()).toBe(true);
    expect(shown.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(room.drama.nowMs / 1000, 1);
  });

  it('is not shown while its actor is not on the stage', async () => {
    room = await ShowRoom.open();
    const { shown, root } = bound(room, 'actor:shade');
    await room.frames(10);
    expect(shown).toEqual([]);
    expect(root.isEnabled()).toBe(false);
  });
});

describe('in a large company', () => {
  it('limbs move at every third frame, by turns, and make up for the time between', async () => {
    room = await ShowRoom.open(crowdedParlour(12));
    const guests = Array.from({ length: 12 }, (_, index) => bound(room!, `actor:guest-${index}`));
    await room.frames(1);
    for (const { shown } of guests) shown.length = 0;
    const each: number[] = [];
    await room.frames(30, () => {
      const count = guests.reduce((sum, { shown }) => sum + shown.length, 0);
      each.push(count - each.reduce((sum, before) => sum + before, 0));
    });
    for (const { shown } of guests) {
      expect(shown).toHaveLength(10);
      for (const { seconds } of shown.slice(1)) expect(seconds).toBeCloseTo(0.06, 6);
    }
    // By turns: no frame has to move all of them.
    expect(Math.max(...each)).toBeLessThanOrEqual(5);
    expect(Math.min(...each)).toBeGreaterThanOrEqual(3);
  });

  it('whoever speaks moves at every frame', async () => {
    room = await ShowRoom.open(crowdedParlour(12));
    const { shown } = bound(room, 'actor:guest-3');
    room.says('actor:guest-3', 'I should very much like to know who rang that bell, and at what hour of the night.');
    const talker = room.actor('actor:guest-3').actor;
    for (let frame = 0; frame < 500 && !talker.isTalking; frame++) await room.frames(1);
    shown.length = 0;
    await room.frames(20);
    expect(talker.isTalking).toBe(true);
    expect(shown).toHaveLength(20);
  });

  it('a body goes where it goes at every frame all the same', async () => {
    room = await ShowRoom.open(crowdedParlour(12));
    const { root } = bound(room, ada);
    room.says(ada, '(goes to the curtain)');
    const { actor } = room.actor(ada);
    for (let frame = 0; frame < 500 && (actor.walker?.speed ?? 0) < 0.6; frame++) await room.frames(1);
    root.position.set(0, 0, 0);
    let [farthest, partly] = [0, 0];
    await room.frames(20, () => {
      // One who only remembers what it is told is moved by the view, at frames at which it is told nothing.
      const { x, z } = actor.before.position;
      if (root.position.lengthSquared() === 0) return;
      partly++;
      farthest = Math.max(farthest, Math.hypot(root.position.x - x, root.position.z - z));
      root.position.set(0, 0, 0);
    });
    expect(partly).toBeGreaterThan(8);
    expect(farthest).toBeLessThan(0.06);
  });
});

describe('a small company', () => {
  it('moves at every frame; whoever speaks where they stand, from afar, thirty times a second', async () => {
    room = await ShowRoom.open();
    const bodies = [bound(room, bruno), bound(room, clara)];
    await room.frames(20);
    for (const { shown } of bodies) expect(shown).toHaveLength(20);

    const { actor } = room.actor(ada);
    const show = vi.spyOn(Puppet.prototype, 'show');
    const moves = async (away: number, ms: number): Promise<number> => {
      const camera = room!.scene.activeCamera!;
      const { x, z } = actor.stand.position;
      camera.position.set(x, 1.5, z - away);
      camera.getViewMatrix(true);
      show.mockClear();
      await room!.frames(20, undefined, ms);
      return show.mock.calls.length;
    };
    room.says(
      ada,
      'I should very much like to know who rang that bell, and at what hour of the night it was that they did.',
    );
    for (let frame = 0; frame < 500 && !(actor.isTalking && room.actor(ada).isInPlace); frame++) await room.frames(1);
    expect([await moves(3, 1000 / 60), await moves(9, 1000 / 60), await moves(9, 30)]).toEqual([20, 10, 20]);
    expect(actor.isTalking).toBe(true);
    show.mockRestore();
  });
});
