import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import { upright, yawed, yawOf, type Pose } from '../../../plugin/stage/space/pose.ts';
import { distance, flatDistance, plus, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { RealFloor } from '../../../plugin/xr/real-floor.ts';
import { HeadsetBody } from '../../../plugin/xr/headset-body.ts';
import { parlour } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';

const ada = entityId('actor:ada');
const noHands = { left: undefined, right: undefined };
const frameMs = 20;

describe('the body of whoever wears a headset', () => {
  let room: RehearsalRoom;
  let floor: RealFloor;
  let body: HeadsetBody;
  let head: Pose;
  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
  });
  afterAll(() => room.dispose());

  const stands = (): Vec3 => room.actor(ada).stand.position;
  /** So many pictures, with the head where it is. */
  const frames = async (count: number, hands: Parameters<HeadsetBody['update']>[3] = noHands): Promise<void> => {
    for (let frame = 0; frame < count; frame++) {
      body.update(frameMs / 1000, room.clock.now(), head, hands);
      await room.clock.advance(frameMs);
    }
  };
  const spotNear = (point: Vec3): Vec3 => room.stage.parts.ground.closest(point) ?? point;

  beforeEach(async () => {
    floor = new RealFloor();
    body = new HeadsetBody(room.stage, ada, floor);
    head = { position: vec(0.4, 1.7, -0.2), rotation: yawed(0.5) };
    body.begin(head, stands(), 1.2);
    await frames(10);
  });

  it('begins where it stood, looking the way it is told, as high as the real head', () => {
    expect(body.eyes?.position.y).toBeCloseTo(1.7);
    expect(flatDistance(body.eyes?.position ?? vec(9, 9, 9), stands())).toBeLessThan(0.2);
    expect(yawOf(body.eyes?.rotation ?? upright)).toBeCloseTo(1.2);
    expect(room.actor(ada).eyes, 'others look it in the eyes').toEqual(body.eyes?.position);
  });

  it('goes with the head, and its hands are where the real ones are', async () => {
    const [from, eyes] = [stands(), body.eyes?.position ?? vec(0, 0, 0)];
    head = { ...head, position: plus(head.position, vec(0.3, -0.2, 0)) };
    const hand: Pose = { position: vec(0.5, 1.2, 0.2), rotation: upright };
    await frames(10, { left: undefined, right: hand });
    expect(flatDistance(stands(), from)).toBeCloseTo(0.3, 1);
    expect(distance(body.eyes?.position ?? vec(0, 0, 0), eyes)).toBeCloseTo(Math.hypot(0.3, 0.2));
    expect(room.actor(ada).handAt('right')).toEqual(floor.toStage(hand).position);
    await frames(1);
    expect(room.actor(ada).handAt('right'), 'lost, it is the body’s again').not.toEqual(floor.toStage(hand).position);
  });

  it('turns around its own head', async () => {
    const { position } = body.eyes ?? head;
    const yaw = yawOf(body.eyes?.rotation ?? upright);
    body.turn(Math.PI / 6);
    expect(distance(body.eyes?.position ?? vec(0, 0, 0), position)).toBeLessThan(1e-6);
    expect(yawOf(body.eyes?.rotation ?? upright) - yaw).toBeCloseTo(Math.PI / 6);
    await frames(3);
  });

  it('leaps where it could walk, which is told; not through a closed door', async () => {
    const since = room.facts.length;
    const away = spotNear(vec(stands().x > 2.5 ? 1.2 : 3.8, 0, 1.2));
    expect(body.leap(away)).toBe(true);
    await frames(20);
    expect(flatDistance(stands(), away)).toBeLessThan(0.25);
    expect(flatDistance(body.eyes?.position ?? vec(9, 9, 9), away)).toBeLessThan(0.4);
    expect(room.facts.slice(since).filter(({ type }) => type === 'body:moved')).toMatchObject([{ actor: ada }]);

    const [way] = room.stage.rooms.doorwaysOf(entityId('place:parlour'));
    if (!way) throw new Error('no doorway');
    const hall = spotNear(room.stage.rooms.inside(way, entityId('place:hall'), 1.2));
    expect(body.leap(hall), 'the door is closed').toBe(false);
    expect(flatDistance(stands(), away)).toBeLessThan(0.25);
    await room.does('actor:bruno', '(opens the door)');
    await frames(2);
    expect(body.leap(hall)).toBe(true);
    await frames(30);
    expect(room.stage.rooms.placeAt(stands())).toBe('place:hall');
    expect(room.thing(ada).at).toEqual({ in: 'place:hall' });
    const back = spotNear(room.stage.rooms.middleOf(entityId('place:parlour')));
    body.leap(back);
    await frames(30);
  });

  it('is carried along by a deed that walks, which notices when it is there', async () => {
    const told = room.facts.length;
    room.begin(ada, '(goes to the curtain)');
    const from = body.eyes?.position ?? vec(0, 0, 0);
    await frames(1000);
    expect(room.facts.slice(told).map(({ type }) => type)).toContain('turn:ended');
    expect(flatDistance(body.eyes?.position ?? from, from)).toBeGreaterThan(0.5);
    expect(flatDistance(body.eyes?.position ?? vec(9, 9, 9), stands())).toBeLessThan(0.45);
  });

  it('lifts whoever sits in the real room, and sets them down when they get up', async () => {
    head = { position: vec(0, 1.05, 0), rotation: upright };
    body.begin(head, stands(), 0);
    expect(body.eyes?.position.y).toBeCloseTo(1.55);
    head = { position: vec(0, 1.7, 0), rotation: upright };
    await frames(2);
    expect(body.eyes?.position.y).toBeCloseTo(1.7);
  });

  it('is nobody’s but its own again when the headset is off', async () => {
    body.end();
    const { eyes, tracked } = room.actor(ada);
    expect(tracked).toBeUndefined();
    expect(eyes.y).toBeCloseTo(1.58, 1);
    await room.settle();
    expect(room.stage.isAsleep).toBe(true);
  });
});
