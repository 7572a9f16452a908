import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatDistance, vec, wrapped, yawTowards, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { parlour } from './parlour.ts';
import { RehearsalRoom } from './rehearsal-room.ts';

const [ada, bruno, clara] = ['actor:ada', 'actor:bruno', 'actor:clara'] as const;

describe('people who talk', () => {
  let room: RehearsalRoom;
  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
  });
  afterAll(() => room.dispose());

  const stand = (id: string) => room.actor(id).stand;
  const apart = (one: string, other: string) => flatDistance(stand(one).position, stand(other).position);
  const middleOf = (ids: readonly string[]): Vec3 =>
    vec(
      ids.reduce((sum, id) => sum + stand(id).position.x, 0) / ids.length,
      0,
      ids.reduce((sum, id) => sum + stand(id).position.z, 0) / ids.length,
    );
  const off = (id: string, to: Vec3) => Math.abs(wrapped(yawTowards(stand(id).position, to) - stand(id).yaw));

  it('come within talking distance of one another, and face each other', async () => {
    await room.does(ada, '(goes to the chest)');
    await room.does(bruno, '(goes to the desk)');
    const before = apart(ada, bruno);
    await room.does(
      ada,
      '(to Bruno) I have been meaning to ask you something since this morning, if you have a moment.',
    );
    await room.does(bruno, '(to Ada) I have all the moments you like, and here I am to spend them on it.');
    expect(apart(ada, bruno)).toBeLessThanOrEqual(2.4);
    expect(apart(ada, bruno)).toBeGreaterThan(0.7);
    if (before > 2.6) expect(apart(ada, bruno)).toBeLessThan(before);
    expect(off(ada, stand(bruno).position)).toBeLessThan(1.15);
    expect(off(bruno, stand(ada).position)).toBeLessThan(1.15);
  });

  it('open their circle for a newcomer', async () => {
    await room.does(clara, '(goes to the parlour)');
    await room.does(clara, '(to Bruno) May a third hear it, or is it only for two, as such things mostly are?');
    await room.does(bruno, '(to Clara) It is for anybody who will stand still long enough to be told of it.');
    const all = [ada, bruno, clara];
    for (const one of all) for (const other of all) if (one !== other) expect(apart(one, other)).toBeGreaterThan(0.6);
    for (const one of all)
      expect(Math.min(...all.filter((id) => id !== one).map((id) => apart(one, id)))).toBeLessThan(2.5);
    for (const one of all) expect(off(one, middleOf(all)), one).toBeLessThan(1.4);
  });

  it('look at whoever speaks', async () => {
    room.begin(ada, '(to Clara) Then listen, for I shall not say it a second time this evening.');
    await room.clock.advance(900);
    expect(room.actor(bruno).gaze).toBe(ada);
    expect(room.actor(clara).gaze).toBe(ada);
    expect(room.actor(ada).gaze).toBe(clara);
    expect(room.actor(ada).isTalking).toBe(true);
    await room.settle();
    await room.clock.advance(6000);
    expect(room.actor(ada).isTalking).toBe(false);
  });

  it('stay turned to the player whom they have asked something, whoever else speaks to them', async () => {
    room.stage.steer(entityId(clara), { x: 0, z: 0 });
    await room.does(bruno, '(to Clara) Sorry, do I know you? Who are you?');
    await room.does(ada, '(to Bruno) I do not think that anybody here knows anybody any more.');
    expect(off(bruno, stand(clara).position)).toBeLessThan(0.5);
    expect(apart(bruno, clara)).toBeGreaterThan(1);
    expect(apart(bruno, clara)).toBeLessThan(1.7);
    await room.does(clara, '(to Bruno) Clara. I live here.');
    await room.does(ada, '(to Bruno) You see? I had no idea that she lives here at all.');
    expect(off(bruno, stand(ada).position)).toBeLessThan(1.15);
  });

  it('hide nobody from the player whom somebody speaks to', async () => {
    const { actors } = room.stage;
    const { position } = stand(clara);
    const yaw = yawTowards(position, middleOf([ada, bruno]));
    const put = (id: string, meters: number, facing: number): void =>
      actors.putAt(room.actor(id), {
        position: vec(position.x + Math.sin(yaw) * meters, position.y, position.z + Math.cos(yaw) * meters),
        yaw: facing,
      });
    put(bruno, 1.15, yaw);
    put(ada, 2.2, yaw + Math.PI);
    room.begin(ada, '(to Clara) And you, who have said nothing all the while, what do you make of all this, I wonder?');
    await room.clock.advance(1300);
    expect(room.actor(ada).isTalking).toBe(true);
    const turned = yawTowards(position, stand(bruno).position) - yawTowards(position, stand(ada).position);
    expect(apart(bruno, clara) * Math.abs(Math.sin(turned))).toBeGreaterThan(0.45);
    await room.settle();
  });
});
