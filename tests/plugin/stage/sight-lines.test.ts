import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flatDistance, vec, wrapped, yawTowards, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { parlourWith } from './parlour.ts';
import { RehearsalRoom } from './rehearsal-room.ts';
import { sceneFrom } from '../../company/rehearsal.ts';

const [ada, bruno, clara] = ['actor:ada', 'actor:bruno', 'actor:clara'] as const;
/** Nearer than this beside a look one is in it. */
const inLookMeters = 0.4;

describe('between a player and whom they talk with', () => {
  let room: RehearsalRoom;
  /** Ada plays, Bruno is talked with, Clara is the third. */
  let [from, ahead]: [Vec3, number] = [vec(0, 0, 0), 0];
  beforeEach(async () => {
    const file = parlourWith(ada, bruno, clara);
    const entities = file.entities.map((each) =>
      each.id.startsWith('actor:') ? { ...each, at: { in: 'place:parlour' } } : each,
    );
    room = await RehearsalRoom.open(sceneFrom({ ...file, entities }));
    room.stage.steer(entityId(ada), { x: 0, z: 0 });
    const middle = room.stage.rooms.middleOf(entityId('place:parlour'));
    from = vec(middle.x - 1.4, middle.y, middle.z);
    ahead = Math.PI / 2;
    put(ada, 0, 0, ahead);
    put(bruno, 2.4, 0, ahead + Math.PI);
    put(clara, -0.6, 1.6, ahead);
    await room.clock.advance(400);
  });
  afterEach(() => room.dispose());

  const position = (id: string) => room.actor(id).stand.position;
  const put = (id: string, meters: number, aside: number, yaw: number): void => {
    const { sin, cos } = Math;
    const at = vec(from.x + sin(ahead) * meters + cos(ahead) * aside, from.y, from.z + cos(ahead) * meters - sin(ahead) * aside); // prettier-ignore
    const spot = room.stage.parts.ground.closest(at, 0.5);
    invariant(spot, 'no ground there');
    room.stage.actors.putAt(room.actor(id), { position: spot, yaw });
  };
  /** How far beside the player's look at Bruno somebody is who is between them. */
  const beside = (id: string): number => {
    const [own, other, third] = [position(ada), position(bruno), position(id)];
    const off = wrapped(yawTowards(own, third) - yawTowards(own, other));
    const away = flatDistance(own, third);
    const along = away * Math.cos(off);
    return along <= 0 || along >= flatDistance(own, other) ? Infinity : Math.abs(away * Math.sin(off));
  };
  /** The longest time a third was in the look, of so many seconds. */
  const longestInLook = async (seconds: number): Promise<number> => {
    let [longest, now] = [0, 0];
    for (let step = 0; step < seconds * 10; step++) {
      await room.clock.advance(100);
      now = beside(clara) < inLookMeters ? now + 0.1 : 0;
      longest = Math.max(longest, now);
    }
    return longest;
  };

  it('nobody stays who was there when the talk began: they step aside', async () => {
    put(clara, 1.25, 0.1, ahead + Math.PI);
    room.begin(ada, '(to Bruno) What have you there?');
    expect(await longestInLook(8)).toBeLessThan(2.1);
    expect(beside(clara)).toBeGreaterThan(inLookMeters);
    await room.settle();
  });

  it('nobody stops who comes up to the player with something of their own', async () => {
    await room.does(ada, '(to Bruno) What have you there?');
    put(clara, 1.9, 2, ahead);
    room.begin(clara, '(goes to Ada)');
    expect(await longestInLook(8)).toBeLessThan(1);
    expect(flatDistance(position(clara), position(ada))).toBeLessThan(1.6);
    expect(beside(clara)).toBeGreaterThan(inLookMeters);
    await room.settle();
  });

  it('nobody is put: whoever comes in stands beside the look, and not before the eyes', async () => {
    await room.does(ada, '(to Bruno) What have you there?');
    const { actors } = room.stage;
    for (const meters of [0.9, 1.2, 1.5]) {
      const spot = vec(from.x + Math.sin(ahead) * meters, from.y, from.z + Math.cos(ahead) * meters);
      actors.putFree(room.actor(clara), { position: spot, yaw: 0 });
      expect(beside(clara), `${meters} m`).toBeGreaterThan(inLookMeters);
      expect(flatDistance(position(clara), position(ada)), `${meters} m`).toBeGreaterThan(1.1);
    }
  });

  it('whoever only passes the time keeps clear of their eyes; who talks with them may be nearer', async () => {
    await room.does(ada, '(to Bruno) What have you there?');
    put(clara, -0.3, 1.02, ahead);
    put(bruno, 1.04, 0, ahead + Math.PI);
    room.stage.steer(entityId(ada), { x: 0, z: 0, yaw: ahead + 0.02 });
    const before = position(bruno);
    await room.clock.advance(4000);
    expect(flatDistance(position(clara), position(ada))).toBeGreaterThan(1.1);
    expect(flatDistance(position(bruno), before)).toBeLessThan(0.1);
  });
});
