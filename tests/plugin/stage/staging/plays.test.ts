import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { planStage } from '../../../../plugin/stage/staging/plan-stage.ts';
import type { PlacedProp, StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';
import { layGround } from '../../../../plugin/stage/prepare-stage.ts';
import { readyToBake } from '../../../../plugin/stage/steering/bake.ts';
import { atOnce } from '../../../../src/kit/slices.ts';
import { placedAt } from '../../../../plugin/stage/space/pose.ts';
import { flatDistance, vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import type { Ground } from '../../../../plugin/stage/steering/ground.ts';
import { entityId, type EntityId } from '../../../../src/drama/entity-id.ts';
import { guestId, withGuest } from '../../../../src/drama/guest.ts';
import { readSceneFile, type SceneFile } from '../../../../src/drama/scene-file.ts';
import { has, openWorld, thingOf } from '../../../../src/world/world.ts';
import { planFaults } from './plan-faults.ts';

const plays = ['elsinore', 'baker-street', 'midnight-cafe'] as const;

const readPlay = (name: string): SceneFile => {
  const read = readSceneFile(JSON.parse(readFileSync(`scenes/${name}/scene.json`, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const planOf = (scene: Parameters<typeof planStage>[0]): StagePlan => {
  const plan = planStage(scene);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error, null, 1));
  return plan.value;
};

const bare = (name: string) => {
  const { staging: _, ...scene } = readPlay(name);
  return scene;
};

/** How far before (or, below nothing, behind) something a point is. */
const ahead = ({ stand }: PlacedProp, { x, z }: Vec3): number =>
  (x - stand.position.x) * Math.sin(stand.yaw) + (z - stand.position.z) * Math.cos(stand.yaw);

describe('the plays without a word of staging', () => {
  it.each(plays)('%s can be staged, soundly', (name) => {
    const scene = bare(name);
    const plan = planOf(scene);
    expect(planFaults(scene, plan)).toEqual([]);
    expect(plan.rooms).toHaveLength(scene.entities.filter(({ kind }) => kind === 'place').length);
  });

  it('Elsinore goes down to the sea by stairs, and Polonius is behind the curtain', () => {
    expectElsinore(planOf(bare('elsinore')));
  });
});

describe.each(plays)('%s as it is staged', (name) => {
  const scene = readPlay(name);
  const world = openWorld(scene);
  let plan: StagePlan;
  let ground: Ground;
  beforeAll(async () => {
    plan = planOf(scene);
    await readyToBake();
    ground = atOnce(layGround(plan, world));
  });

  it('has a stranger stand where they see the company, in nobody’s way', () => {
    const visited = withGuest(scene);
    const { place } = visited.blueprint.acts[0]!.scenes[0]!;
    const visitedPlan = planOf(visited);
    expect(planFaults(visited, visitedPlan)).toEqual([]);
    const guest = visitedPlan.mark(guestId, place);
    const others = visited.entities
      .filter(({ id, kind }) => kind === 'actor' && id !== guestId)
      .filter((entity) => 'at' in entity && entity.at !== undefined && JSON.stringify(entity.at).includes(place))
      .map(({ id }) => visitedPlan.mark(id, place).position);
    expect(others.length).toBeGreaterThan(1);
    for (const other of others) expect(flatDistance(guest.position, other)).toBeGreaterThan(1.2);
    const before = others.filter(
      ({ x, z }) => (x - guest.position.x) * Math.sin(guest.yaw) + (z - guest.position.z) * Math.cos(guest.yaw) > 0.8,
    );
    expect(before.length, 'most of them are before their eyes').toBeGreaterThan(others.length / 2);
  });

  it('is sound: nothing overlaps, nothing is cut off, doorways are free', () => {
    expect(planFaults(scene, plan)).toEqual([]);
  });

  it('is the same when it is planned again', () => {
    const told = ({ props, walls, doorways, rooms }: StagePlan) =>
      JSON.stringify([[...props.values()].map(({ id, stand }) => [id, stand]), walls, doorways, rooms]);
    expect(told(planOf(scene))).toBe(told(plan));
  });

  it('has every place and every piece of furniture placed by its author', () => {
    const placed = new Set(scene.staging?.placements?.map(({ entity }) => entity));
    const staged = new Set(scene.staging?.rooms?.map(({ place }) => place));
    const doors = new Set(plan.doorways.map(({ door }) => door));
    const left = world.cast.filter((id) => {
      const thing = thingOf(world, id);
      if (thing.kind === 'place') return !staged.has(id);
      const isFixed = thing.kind === 'prop' && has(thing, 'fixed') && plan.props.has(id) && !doors.has(id);
      return isFixed && thing.at !== null && 'in' in thing.at && !placed.has(id);
    });
    expect(left).toEqual([]);
  });

  it('lets one walk from everybody’s first mark to every room, surface and seat', () => {
    const unreached: string[] = [];
    for (const actor of starting()) {
      const from = actor.position;
      for (const room of plan.rooms) {
        const to = plan.mark(actor.id, room.place).position;
        if (!ground.path(from, to)) unreached.push(`${actor.id} cannot get to ${room.place}`);
      }
    }
    const [first] = starting();
    for (const prop of plan.props.values()) {
      const { surfaces, seats, mount } = prop.measures;
      if (surfaces.length + seats.length === 0 || mount === 'ceiling' || mount === 'surface') continue;
      const beside = [...besides(prop)].flatMap((spot) => ground.closest(spot, 0.35) ?? []);
      const near = beside.filter((spot) => first && ground.path(first.position, spot));
      if (near.length === 0) unreached.push(`nobody can get to ${prop.id}`);
    }
    expect(unreached).toEqual([]);
  });

  it('has open floor for five in each room where a scene of it plays', () => {
    const places = scene.blueprint.acts.flatMap((act) => act.scenes.map(({ place }) => place));
    for (const room of plan.rooms.filter(({ place }) => places.includes(place))) {
      const [xs, zs] = [room.outline.map(([x]) => x), room.outline.map(([, z]) => z)];
      const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
      const spots: Vec3[] = [];
      // The front half, where the audience sees everybody.
      for (let x = west + 0.5; x < east; x += 0.5) {
        for (let z = south + 0.5; z < (south + north) / 2; z += 0.5) {
          const at = vec(x, room.floorY, z);
          const free = ground.closest(at, 0.05);
          if (free && flatDistance(free, at) < 0.05 && spots.every((other) => flatDistance(other, at) > 0.9))
            spots.push(at);
        }
      }
      expect(spots.length, room.place).toBeGreaterThanOrEqual(5);
    }
  });

  const starting = (): { id: EntityId; position: Vec3 }[] =>
    world.cast.flatMap((id) => {
      const thing = thingOf(world, id);
      const place = thing.kind === 'actor' && thing.at && 'in' in thing.at ? thing.at.in : undefined;
      return place ? [{ id, position: plan.mark(id, place).position }] : [];
    });

  /** Spots on the floor around a piece of furniture; what hangs on a wall is got at from below. */
  function* besides({ stand, measures: { size, mountHeight = 0 } }: PlacedProp): Generator<Vec3> {
    for (const [x, z] of [[0, 1], [1, 0], [-1, 0], [0, -1]] as const) {
      const out = vec(x * (size.x / 2 + 0.45), 0, z * (size.z / 2 + 0.45));
      const { x: east, y, z: north } = placedAt(stand, out);
      yield vec(east, y - mountHeight, north);
    } // prettier-ignore
  }
});

describe('what the plays live by', () => {
  it('Elsinore goes down to the sea by stairs, and behind the curtain is room for a grown man', () => {
    const plan = planOf(readPlay('elsinore'));
    expectElsinore(plan);
    const curtain = plan.props.get(entityId('prop:curtain')) as PlacedProp;
    const closet = plan.rooms.find(({ place }) => place === 'place:closet')!;
    const wall = Math.max(...closet.outline.map(([, z]) => z));
    const { position } = curtain.stand;
    expect(wall - position.z - curtain.measures.size.z / 2).toBeGreaterThanOrEqual(0.8);
    const polonius = plan.mark(entityId('actor:polonius'), entityId('place:closet')).position;
    expect(polonius.z).toBeLessThan(wall - 0.25);
    expect(Math.abs(polonius.x - position.x)).toBeLessThan(curtain.measures.size.x / 2);
  });

  it('at Elsinore the watch bell is within a hand’s reach', () => {
    const { props, rooms } = planOf(readPlay('elsinore'));
    const floor = rooms.find(({ place }) => place === 'place:guard-room')!.floorY;
    const bell = props.get(entityId('prop:bell')) as PlacedProp;
    expect(bell.stand.position.y + bell.measures.size.y - floor).toBeLessThan(2.15);
  });

  it('in Baker Street the dead man lies on his carpet, before the hearth', () => {
    const plan = planOf(readPlay('baker-street'));
    const { props } = plan;
    const carpet = props.get(entityId('prop:carpet')) as PlacedProp;
    const fireplace = props.get(entityId('prop:fireplace')) as PlacedProp;
    const { position } = plan.mark(entityId('actor:harbottle'), entityId('place:study'));
    expect(Math.abs(position.x - carpet.stand.position.x)).toBeLessThan(carpet.measures.size.x / 2);
    expect(Math.abs(position.z - carpet.stand.position.z)).toBeLessThan(carpet.measures.size.z / 2);
    expect(ahead(fireplace, position)).toBeGreaterThan(0.5);
  });

  it('in the café Nadia is behind the counter, and an umbrella goes behind the jukebox', () => {
    const plan = planOf(readPlay('midnight-cafe'));
    const { props, rooms } = plan;
    const nadia = plan.mark(entityId('actor:nadia'), entityId('place:cafe')).position;
    expect(ahead(props.get(entityId('prop:counter')) as PlacedProp, nadia)).toBeLessThan(-0.4);
    const jukebox = props.get(entityId('prop:jukebox')) as PlacedProp;
    const wall = Math.max(...rooms.find(({ place }) => place === 'place:cafe')!.outline.map(([, z]) => z));
    expect(wall - jukebox.stand.position.z - jukebox.measures.size.z / 2).toBeGreaterThan(0.2);
  });
});

function expectElsinore(plan: StagePlan): void {
  const { rooms, stairs, props } = plan;
  const level = (place: string) => rooms.find((room) => room.place === place)?.floorY ?? Number.NaN;
  expect(level('place:guard-room')).toBeLessThan(level('place:gallery'));
  expect(level('place:sea-stairs')).toBeLessThan(level('place:guard-room'));
  expect(stairs).toHaveLength(2);
  const curtain = props.get(entityId('prop:curtain')) as PlacedProp;
  const polonius = plan.mark(entityId('actor:polonius'), entityId('place:closet')).position;
  expect(ahead(curtain, polonius)).toBeLessThan(-0.2);
}
