import { afterEach, describe, expect, it } from 'vitest';
import { placedIn, poseOf } from '../../../plugin/stage/space/pose.ts';
import {
  distance,
  flatDistance,
  minus,
  plus,
  scaled,
  vec,
  yawTowards,
  type Vec3,
} from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { sceneFrom } from '../../company/rehearsal.ts';
import { parlourWith } from './parlour.ts';
import { RehearsalRoom } from './rehearsal-room.ts';

const [ada, bruno] = ['actor:ada', 'actor:bruno'] as const;

let room: RehearsalRoom;
const open = async (...ids: string[]): Promise<void> => {
  room = await RehearsalRoom.open(sceneFrom(parlourWith(...ids)));
};
afterEach(() => room.dispose());

const standOf = (id: string): Vec3 => room.actor(id).stand.position;
/** Free floor before somebody. */
const ahead = (id: string, meters: number): Vec3 => {
  const { ground } = room.stage.parts;
  const turns = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);
  const spots = turns.map((yaw) => plus(standOf(id), vec(Math.sin(yaw) * meters, 0, Math.cos(yaw) * meters)));
  return spots.find((spot) => ground.isClear(standOf(id), spot)) ?? spots[0]!;
};
const lay = (id: string, at: Vec3): void => {
  const prop = room.prop(id);
  prop.pose = poseOf({ position: at, yaw: 0 });
  prop.body.place(prop.pose);
  prop.body.sleep();
};
const walk = async (id: string, to: Vec3): Promise<void> => {
  room.stage.walkTo(entityId(id), { ...to, yaw: 0 });
  await room.until(() => flatDistance(standOf(id), to) < 0.1 || room.actor(id).walker?.status === 'arrived', 20);
};

describe('whoever kneels', () => {
  it('stays where they are, and whoever stands too near to them steps away', async () => {
    await open(ada, bruno, 'prop:table');
    await room.does(ada, '(kneels)');
    const before = standOf(ada);
    room.stage.actors.putAt(room.actor(bruno), { position: ahead(ada, 0.5), yaw: 0 });
    await room.does(ada, 'Here I stay.');
    expect(flatDistance(standOf(ada), standOf(bruno))).toBeGreaterThan(0.75);
    expect(flatDistance(standOf(ada), before)).toBeLessThan(0.01);
    expect(room.actor(ada).posture).toBe('kneeling');
  });
});

describe('whoever sits down', () => {
  it('takes a seat that nobody stands before', async () => {
    const bare = parlourWith(ada, bruno);
    const traits = ['fixed', 'seat'];
    const bench = { id: 'prop:bench', kind: 'prop', name: 'long bench', traits, at: { in: 'place:parlour' } };
    room = await RehearsalRoom.open(sceneFrom({ ...bare, entities: [...bare.entities, bench] }));
    const { measures, pose } = room.prop('prop:bench');
    const [first] = measures.seats;
    const before = room.stage.parts.ground.closest(placedIn(pose, plus(first!.position, vec(0, 0, 0.6))));
    room.stage.actors.putAt(room.actor(bruno), { position: before!, yaw: 0 });
    room.begin(ada, '(sits on the bench)');
    await room.until(() => room.actor(ada).posture === 'sitting');
    expect(flatDistance(standOf(ada), standOf(bruno))).toBeGreaterThan(0.7);
  });
});

describe('what lies on the floor', () => {
  it('lies where it lay when somebody walks over it, stands on it and goes on', async () => {
    await open(ada, 'prop:cup', 'prop:table');
    await room.does(ada, '(takes the cup)');
    await room.does(ada, '(puts the cup on the floor)');
    const to = ahead(ada, 1.2);
    const middle = scaled(plus(standOf(ada), to), 0.5);
    lay('prop:cup', middle);
    await walk(ada, middle);
    await room.clock.advance(1000);
    await walk(ada, to);
    await room.settle();
    expect(distance(room.prop('prop:cup').pose.position, middle)).toBeLessThan(0.01);
  });

  it('is no obstacle once it has been thrown, and hits whoever it is thrown at while it flies', async () => {
    await open(ada, bruno, 'prop:book', 'prop:desk');
    await room.does(ada, '(takes the book)');
    const from = ahead(bruno, 2);
    room.stage.actors.putAt(room.actor(ada), { position: from, yaw: yawTowards(from, standOf(bruno)) });
    const { body } = room.prop('prop:book');
    const way = minus(standOf(bruno), from);
    let farthest = 0;
    room.begin(ada, '(throws the book at Bruno)');
    await room.until(() => body.meetsPeople);
    await room.until(() => {
      const gone = minus(body.pose.position, from);
      farthest = Math.max(farthest, (gone.x * way.x + gone.z * way.z) / Math.hypot(way.x, way.z));
      return body.isAsleep;
    });
    expect(farthest).toBeLessThan(Math.hypot(way.x, way.z));
    await room.settle();
    expect(body.meetsPeople).toBe(false);
  });

  it('is shoved aside where it is in the way of somebody who cannot get on, and never flung', async () => {
    await open(ada, 'prop:stool');
    const { stage } = room;
    const stool = room.prop('prop:stool');
    const to = ahead(ada, 1.4);
    lay('prop:stool', scaled(plus(standOf(ada), to), 0.5));
    const before = stool.pose.position;
    stage.parts.letPush(stool.id);
    let fastest = 0;
    stage.walkTo(entityId(ada), { ...to, yaw: 0 });
    for (let step = 0; step < 150; step++) {
      await room.clock.advance(20);
      const { x, z } = stool.body.velocity;
      fastest = Math.max(fastest, Math.hypot(x, z));
    }
    expect(flatDistance(stool.pose.position, before)).toBeGreaterThan(0.2);
    expect(fastest).toBeLessThan(2);
    await room.clock.advance(4000);
    await room.does(ada, '(bows)');
    expect(stool.body.meetsPeople).toBe(false);
  });
});
