import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import type { FactOf, FactType } from '../../../src/drama/fact.ts';
import { placeOf } from '../../../src/world/containment.ts';
import { worldOf } from '../../../src/play/play.ts';
import type { WalkIntent } from '../../../plugin/stage/walk-intent.ts';
import { flatDistance, vec, wrapped, yawTowards, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { sceneFrom } from '../../company/rehearsal.ts';
import { parlour, parlourFile } from './parlour.ts';
import { at, RehearsalRoom } from './rehearsal-room.ts';

const ada = entityId('actor:ada');
const bruno = entityId('actor:bruno');
const clara = entityId('actor:clara');
const still: WalkIntent = { x: 0, z: 0 };

describe('a body somebody at the controls walks', () => {
  let room: RehearsalRoom;
  beforeEach(async () => {
    room = await RehearsalRoom.open(parlour());
  });
  afterEach(() => room.dispose());

  const position = (id: EntityId): Vec3 => room.actor(id).stand.position;
  const place = (id: EntityId) => placeOf(worldOf(room.performance.play), room.thing(id))?.id;
  const told = <T extends FactType>(type: T, since = 0): FactOf<T>[] =>
    room.facts.slice(since).filter((fact): fact is FactOf<T> => fact.type === type);
  const towards = (id: EntityId, to: Vec3, more: Partial<WalkIntent> = {}): WalkIntent => {
    const yaw = yawTowards(position(id), to);
    return { x: Math.sin(yaw), z: Math.cos(yaw), yaw, ...more };
  };
  /** Leads a body along the ground to a point, as a person would. */
  const lead = async (id: EntityId, to: Vec3, seconds = 12): Promise<void> => {
    const { ground } = room.stage.parts;
    for (let step = 0; step < seconds * 50 && flatDistance(position(id), to) > 0.2; step++) {
      const [, next = to] = ground.path(position(id), to) ?? [];
      room.stage.steer(id, towards(id, next));
      await room.clock.advance(20);
    }
    room.stage.steer(id, still);
    await room.clock.advance(600);
  };
  const doorway = () => {
    const [way] = room.stage.rooms.doorwaysOf(entityId('place:parlour'));
    if (!way) throw new Error('no doorway');
    return way;
  };
  const beyond = (name: string, meters = 1.2) => room.stage.rooms.inside(doorway(), entityId(name), meters);

  it('goes by the stick, tells where it stopped, and lets the stage sleep when it stands', async () => {
    const from = position(ada);
    const since = room.facts.length;
    room.stage.steer(ada, still);
    await room.settle();
    expect(told('body:moved', since)).toEqual([]);
    const to = room.stage.parts.ground.closest(vec(from.x * 0.3, 0, from.z * 0.3)) ?? from;
    await lead(ada, to);
    const [moved] = told('body:moved', since).slice(-1);
    expect(moved).toMatchObject({ actor: ada, x: position(ada).x, z: position(ada).z, witnesses: [] });
    await room.settle();
    expect(room.stage.isAsleep).toBe(true);
    expect(room.disagreements()).toEqual([]);
  });

  it('has nobody put into it: whoever comes finds a spot beside it', async () => {
    room.stage.steer(ada, still);
    const { rooms, ground } = room.stage.parts;
    const shade = entityId('actor:shade');
    const spot = ground.closest(rooms.inside(doorway(), entityId('place:parlour')));
    invariant(spot, 'nowhere to come in');
    room.stage.actors.putAt(room.actor(ada), { position: spot, yaw: 0 });
    const changes = [{ entity: shade, property: 'at' as const, value: { in: entityId('place:parlour') } }];
    expect(room.performance.happen({ narration: 'A shade.', changes }).ok).toBe(true);
    for (let step = 0; step < 300; step++) {
      await room.clock.advance(20);
      if (room.actor(shade).isOnStage) expect(flatDistance(position(shade), position(ada))).toBeGreaterThan(0.6);
    }
    expect(room.actor(shade).isOnStage).toBe(true);
  });

  it('stands where it is while others talk with it, make room and speak to it', async () => {
    room.stage.steer(ada, still);
    const from = position(ada);
    await room.does(bruno, '(goes to the chest)');
    await room.does(bruno, '(to Ada) Would you not rather come over here, where it is warmer and one hears better?');
    await room.does(ada, '(to Bruno) I would not.');
    expect(position(ada)).toEqual(from);
  });

  it('comes into another place as the narrator has it, and whoever sees it knows', async () => {
    await room.does(bruno, '(opens the door)');
    const since = room.facts.length;
    await lead(ada, beyond('place:hall'));
    expect(place(ada)).toBe('place:hall');
    const [went] = told('event:told', since);
    expect(went).toMatchObject({ cause: 'walked', by: ada });
    expect(went?.narration).toMatch(/Ada .*hall/);
    expect(went?.witnesses).toEqual(expect.arrayContaining([ada, clara]));
    expect(told('event:told', since)).toHaveLength(1);
    await room.settle();
    expect(room.disagreements()).toEqual([]);
    await lead(ada, beyond('place:parlour'));
    expect(place(ada)).toBe('place:parlour');
  });

  it('does not pass a closed door; pushed for a moment, it opens it', async () => {
    room.stage.steer(ada, still);
    await lead(ada, beyond('place:parlour', 0.6));
    const { center } = doorway();
    const since = room.facts.length;
    room.stage.steer(ada, towards(ada, center));
    await room.clock.advance(500);
    expect(place(ada)).toBe('place:parlour');
    expect(room.thing('prop:door').state.open).toBe(false);
    await room.clock.advance(1200);
    expect(room.thing('prop:door').state.open).toBe(true);
    expect(told('event:told', since)[0]).toMatchObject({ cause: 'walked', by: ada });
    await lead(ada, beyond('place:hall'));
    expect(place(ada)).toBe('place:hall');
  });

  it('gets up when it is pushed for a quarter of a second, and not sooner', async () => {
    await room.does(ada, '(sits on the chair)');
    expect(at(room.thing(ada))).toEqual(['on', 'prop:chair']);
    room.stage.steer(ada, { x: 1, z: 0 });
    await room.clock.advance(160);
    room.stage.steer(ada, still);
    await room.clock.advance(1000);
    expect(room.actor(ada).posture).toBe('sitting');
    const since = room.facts.length;
    room.stage.steer(ada, { x: 1, z: 0 });
    await room.clock.advance(400);
    expect(at(room.thing(ada))).toEqual(['in', 'place:parlour']);
    expect(told('event:told', since)[0]).toMatchObject({ cause: 'walked', by: ada });
    expect(room.actor(ada).posture).toBe('standing');
    room.stage.steer(ada, still);
    await room.settle();
    expect(room.disagreements()).toEqual([]);
  });

  it('comes out from behind the curtain the same way', async () => {
    await room.does(ada, '(hides behind the curtain)');
    expect(at(room.thing(ada))?.[0]).toBe('behind');
    room.stage.steer(ada, { x: 0, z: -1 });
    await room.clock.advance(600);
    expect(at(room.thing(ada))).toEqual(['in', 'place:parlour']);
    room.stage.steer(ada, still);
    await room.settle();
    expect(room.disagreements()).toEqual([]);
  });

  it('comes up to somebody beside a third who stands there, and within nobody, however it comes', async () => {
    const { actors, ground } = room.stage.parts;
    const inParlour = ground.closest(vec(0, 0, 0)) ?? position(ada);
    for (const [side, apart] of [
      [0, 0.5],
      [0.5, 0.6],
      [-0.5, 0.7],
      [1.2, 0.55],
    ] as const) {
      const beside = vec(inParlour.x + Math.sin(side) * apart, inParlour.y, inParlour.z - Math.cos(side) * apart);
      const from = ground.closest(vec(inParlour.x, 0, inParlour.z - 1.3)) ?? position(ada);
      actors.putAt(room.actor(bruno), { position: inParlour, yaw: Math.PI });
      actors.putAt(room.actor(clara), { position: beside, yaw: Math.PI });
      actors.putAt(room.actor(ada), { position: from, yaw: 0 });
      room.stage.steer(ada, still);
      const since = room.facts.length;
      room.begin(ada, '(hits Bruno)');
      await room.until(() => told('action:ruled', since).some(({ actor }) => actor === ada), 20);
      expect(told('action:ruled', since).find(({ actor }) => actor === ada)?.verdict.ok).toBe(true);
      expect(flatDistance(position(ada), position(clara)), `third at ${side}`).toBeGreaterThan(0.6);
      expect(flatDistance(position(ada), position(bruno)), `third at ${side}`).toBeGreaterThan(0.6);
    }
  });

  it('walks over and takes it, and is its own again without a jump', async () => {
    room.stage.steer(ada, still);
    await lead(ada, beyond('place:parlour', 0.6));
    room.begin(ada, '(takes the book)');
    let [last, longest] = [position(ada), 0];
    await room.until(() => {
      longest = Math.max(longest, flatDistance(last, position(ada)));
      last = position(ada);
      return at(room.thing('prop:book'))?.[1] === ada;
    });
    for (let step = 0; step < 50; step++) {
      room.stage.steer(ada, { x: 0, z: 0, yaw: 2 });
      await room.clock.advance(20);
      longest = Math.max(longest, flatDistance(last, position(ada)));
      last = position(ada);
    }
    expect(longest).toBeLessThan(0.08);
    expect(Math.abs(wrapped(room.actor(ada).stand.yaw - 2))).toBeLessThan(0.05);
  });

  it('who walks on during the way to a deed has changed their mind', async () => {
    room.stage.steer(ada, still);
    await lead(ada, beyond('place:parlour', 0.6));
    const since = room.facts.length;
    room.begin(ada, '(takes the book)');
    await room.clock.advance(300);
    room.stage.steer(ada, { x: 1, z: 0 });
    await room.clock.advance(200);
    expect(told('turn:ended', since)).toMatchObject([{ actor: ada, how: 'interrupted' }]);
    expect(told('action:ruled', since)).toEqual([]);
    room.stage.steer(ada, still);
    await room.settle();
    expect(at(room.thing('prop:book'))).toEqual(['on', 'prop:desk']);
  });

  it('lets go of the stick it held when the deed began, and the deed is done', async () => {
    await lead(ada, beyond('place:parlour', 0.6));
    room.stage.steer(ada, { x: 0, z: 1 });
    await room.clock.advance(100);
    room.begin(ada, '(takes the book)');
    await room.clock.advance(200);
    room.stage.steer(ada, still);
    await room.until(() => at(room.thing('prop:book'))?.[1] === ada, 20);
  });

  it('lays a thing where it looks: on a table, on the floor, across the room', async () => {
    room.stage.steer(ada, still);
    await room.does(ada, '(takes the book)');
    const table = room.prop('prop:table');
    const { x, y, z } = table.pose.position;
    const top = table.measures.surfaces[0]!.center.y;
    for (const [dx, dz] of [
      [0.25, 0.1],
      [-0.3, -0.12],
    ] as const) {
      const spot = vec(x + dx, y + top, z + dz);
      room.stage.intendSpot(entityId('prop:book'), spot);
      await room.does(ada, '(puts the book on the table)');
      expect(at(room.thing('prop:book'))).toEqual(['on', 'prop:table']);
      const off = flatDistance(room.prop('prop:book').pose.position, spot);
      const others = ['cup', 'jug', 'vase', 'candle', 'bread'].map((name) =>
        flatDistance(room.prop(`prop:${name}`).pose.position, spot),
      );
      if (Math.min(...others) > 0.3) expect(off).toBeLessThan(0.15);
      else expect(off).toBeLessThan(0.6);
      await room.does(ada, '(takes the book)');
    }
    const far = room.stage.parts.ground.closest(vec(-position(ada).x, 0, -position(ada).z * 0.5))!;
    room.stage.intendSpot(entityId('prop:book'), far);
    await room.does(ada, '(drops the book)');
    expect(at(room.thing('prop:book'))).toEqual(['in', 'place:parlour']);
    expect(flatDistance(room.prop('prop:book').pose.position, far)).toBeLessThan(0.15);
    expect(room.disagreements()).toEqual([]);
  });

  it('throws where it looks', async () => {
    room.stage.steer(ada, still);
    await room.does(ada, '(takes the book)');
    const from = position(ada);
    const aim = vec(from.x + 1.2, 0, from.z - 1.8);
    room.stage.intendSpot(entityId('prop:book'), aim);
    room.begin(ada, '(throws the book)');
    await room.until(() => at(room.thing('prop:book'))?.[1] !== ada, 10);
    await room.clock.advance(200);
    const flown = room.prop('prop:book').pose.position;
    expect(Math.abs(wrapped(yawTowards(from, flown) - yawTowards(from, aim)))).toBeLessThan(0.5);
    await room.settle();
  });

  it('is looked at by whoever it walks up to, and at once', async () => {
    await room.does(bruno, '(goes to the chest)');
    await lead(ada, beyond('place:parlour', 0.6));
    room.actor(bruno).gaze = undefined;
    await lead(ada, beyond('place:parlour', 1.2));
    const near = () => flatDistance(position(ada), position(bruno)) <= 2.2;
    let nearSince: number | undefined;
    for (let step = 0; step < 600 && room.actor(bruno).gaze !== ada; step++) {
      room.stage.steer(ada, towards(ada, position(bruno)));
      if (near()) nearSince ??= room.clock.now();
      await room.clock.advance(20);
    }
    expect(room.actor(bruno).gaze).toBe(ada);
    expect(room.clock.now() - (nearSince ?? room.clock.now())).toBeLessThanOrEqual(300);
  });

  it('can be put and walked to where it is known to have been', async () => {
    const spot = room.stage.parts.ground.closest(vec(0.4, 0, 0.3))!;
    expect(room.stage.placeAt(ada, { ...spot, yaw: 1 })).toBe(true);
    expect(flatDistance(position(ada), spot)).toBeLessThan(0.01);
    expect(room.stage.placeAt(ada, { ...beyond('place:hall'), yaw: 0 })).toBe(false);
    const next = room.stage.parts.ground.closest(beyond('place:parlour', 0.7))!;
    expect(room.stage.walkTo(ada, { ...next, yaw: 2 }, 1.4)).toBe(true);
    await room.clock.advance(200);
    expect(flatDistance(position(ada), next)).toBeGreaterThan(0.3);
    await room.settle();
    expect(flatDistance(position(ada), next)).toBeLessThan(0.1);
    expect(Math.abs(wrapped(room.actor(ada).stand.yaw - 2))).toBeLessThan(0.1);
  });
});

describe('where the narrator will not have it go', () => {
  it('is turned back beside the doorway, on its own feet, and only the player is told why', async () => {
    const { entities, ...rest } = parlourFile;
    // One comes out of the hall, and nobody goes in.
    const oneWay = entities.map((entity) => (entity.id === 'place:parlour' ? { ...entity, exits: [] } : entity));
    const room = await RehearsalRoom.open(sceneFrom({ ...rest, entities: oneWay }));
    const { stage } = room;
    await room.does(clara, '(opens the door)');
    const hall = entityId('place:hall');
    const [way] = stage.rooms.doorwaysOf(hall);
    if (!way) throw new Error('no doorway');
    const into = stage.rooms.inside(way, hall, 1.5);
    const position = () => room.actor(ada).stand.position;
    const since = room.facts.length;
    const keptFacts = () => room.facts.slice(since).filter((fact) => fact.type === 'event:told');
    let [last, longest] = [position(), 0];
    for (let step = 0; step < 900; step++) {
      const isTold = keptFacts().length > 0;
      const [, next = into] = stage.parts.ground.path(position(), into) ?? [];
      const yaw = yawTowards(position(), next);
      stage.steer(ada, isTold ? still : { x: Math.sin(yaw), z: Math.cos(yaw), yaw });
      await room.clock.advance(20);
      longest = Math.max(longest, flatDistance(last, position()));
      last = position();
    }
    expect(keptFacts()).toMatchObject([{ cause: 'walked', by: ada, changes: [], witnesses: [ada] }]);
    expect(room.thing(ada).at).toEqual({ in: 'place:parlour' });
    expect(stage.rooms.nearest(position())).toBe('place:parlour');
    expect(flatDistance(position(), way.center)).toBeLessThan(1.2);
    expect(longest).toBeLessThan(0.08);
    room.dispose();
  });
});
