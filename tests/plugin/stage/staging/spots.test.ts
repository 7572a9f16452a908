import { describe, expect, it } from 'vitest';
import { findFloorSpot, findSpot, type Taken } from '../../../../plugin/stage/staging/spots.ts';
import type { Stand } from '../../../../plugin/stage/space/pose.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import type { Doorway, Room } from '../../../../plugin/stage/staging/stage-plan.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';

const table: Stand = { position: vec(2, 0, 3), yaw: Math.PI / 2 };
const surface = { center: vec(0, 0.75, 0), width: 1.2, depth: 0.6 };
const cup = { width: 0.1, depth: 0.1 };

describe('a free spot on a table', () => {
  it('is its middle when nothing is preferred and nothing is there', () => {
    expect(findSpot({ surface, owner: table, footprint: cup, taken: [] })?.position).toEqual(vec(2, 0.75, 3));
  });

  it('is the nearest to the hand, and not over the edge', () => {
    const stand = findSpot({ surface, owner: table, footprint: cup, taken: [], prefer: vec(5, 1, 3) });
    // Turned a quarter: the table is 0.6 wide from west to east.
    expect(stand?.position.x).toBeCloseTo(2 + 0.3 - 0.05, 5);
    expect(stand?.position.z).toBeCloseTo(3, 1);
  });

  it('keeps off what is there', () => {
    const taken: Taken[] = [{ x: 2, z: 3, yaw: 0.4, width: 0.3, depth: 0.3 }];
    const stand = findSpot({ surface, owner: table, footprint: cup, taken });
    expect(Math.hypot(stand!.position.x - 2, stand!.position.z - 3)).toBeGreaterThan(0.15);
  });

  it('can be filled cup by cup, without an overlap, until it is full', () => {
    const taken: Taken[] = [];
    for (;;) {
      const stand = findSpot({ surface, owner: table, footprint: { width: 0.2, depth: 0.2 }, taken });
      if (!stand) break;
      const { x, z } = stand.position;
      for (const other of taken) expect(Math.max(Math.abs(other.x - x), Math.abs(other.z - z))).toBeGreaterThan(0.197);
      taken.push({ x, z, yaw: stand.yaw, width: 0.2, depth: 0.2 });
    }
    expect(taken.length).toBeGreaterThanOrEqual(12);
  });

  it('turns what fits only the other way', () => {
    const shelf = { center: vec(0, 1, 0), width: 1, depth: 0.2 };
    const owner = { position: vec(0, 0, 0), yaw: 0 };
    expect(
      findSpot({
        surface: shelf,
        owner,
        footprint: { width: 0.1, depth: 0.8 },
        taken: [{ x: 0.45, z: 0, yaw: 0, width: 0.1, depth: 0.2 }],
      }),
    ).toBeDefined();
    expect(findSpot({ surface: shelf, owner, footprint: { width: 3, depth: 3 }, taken: [] })).toBeUndefined();
  });
});

describe('a free spot on the floor', () => {
  const room: Room = {
    place: entityId('place:a'), outline: [[0, 0], [5, 0], [5, 4], [0, 4]], floorY: 0.5, height: 3, outdoors: false, floor: 'oak', walls: 'plaster',
  }; // prettier-ignore
  const doorway: Doorway = {
    between: [entityId('place:a'), entityId('place:b')], door: undefined, center: vec(2.5, 0.5, 4.1), yaw: 0, width: 1, height: 2.1,
  }; // prettier-ignore
  const search = { room, doorways: [doorway], footprint: { width: 0.3, depth: 0.3 }, taken: [] };

  it('is where it is wanted, on the floor', () => {
    expect(findFloorSpot({ ...search, near: vec(1, 2, 1) })?.position).toEqual(vec(1, 0.5, 1));
  });

  it('is within the walls, and not before the doorway', () => {
    const outside = findFloorSpot({ ...search, near: vec(9, 0, 2) });
    expect(outside?.position.x).toBeLessThanOrEqual(4.86);
    const before = findFloorSpot({ ...search, near: vec(2.5, 0, 3.9) });
    expect(Math.abs(before!.position.x - 2.5) >= 0.64 || before!.position.z <= 3.1 - 0.14).toBe(true);
  });

  it('is nowhere when there is no room', () => {
    const taken = [{ x: 2.5, z: 2, yaw: 0, width: 5, depth: 4 }];
    expect(findFloorSpot({ ...search, taken, near: vec(1, 0, 1) })).toBeUndefined();
  });
});
