import type { Blocking, Figure } from '../../../../plugin/picture/camera/blocking.ts';
import { solidOf, type Solid } from '../../../../plugin/picture/camera/solid.ts';
import type { SightPlan } from '../../../../plugin/picture/camera/sight.ts';
import { upright } from '../../../../plugin/stage/space/pose.ts';
import { vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import type { PlanPoint, Room, Wall } from '../../../../plugin/stage/staging/stage-plan.ts';
import { entityId, type EntityId } from '../../../../src/drama/entity-id.ts';

const room = (place: string, west: number, east: number): Room => ({
  place: entityId(place),
  outline: [[west, 0], [east, 0], [east, 6], [west, 6]], // prettier-ignore
  floorY: 0,
  height: 3.2,
  outdoors: false,
  floor: 'oak',
  walls: 'plaster',
});

const wall = (from: PlanPoint, to: PlanPoint, left: string | undefined, right?: string): Wall => ({
  from,
  to,
  thickness: 0.2,
  bottomY: 0,
  height: 3.2,
  sides: [left as EntityId | undefined, right as EntityId | undefined],
  openings: [],
});

/** A hall of 8 × 6 m and a study of the same size to the east of it, without a door. */
export const twoRooms: SightPlan = {
  rooms: [room('place:hall', 0, 8), room('place:study', 8.2, 16.2)],
  walls: [
    wall([0, -0.1], [8, -0.1], 'place:hall'),
    wall([8.1, 0], [8.1, 6], 'place:hall', 'place:study'),
    wall([8, 6.1], [0, 6.1], 'place:hall'),
    wall([-0.1, 6], [-0.1, 0], 'place:hall'),
    wall([8.2, -0.1], [16.2, -0.1], 'place:study'),
    wall([16.2, 6.1], [8.2, 6.1], 'place:study'),
  ],
  stairs: [],
  doorways: [],
};

export const figure = (id: string, x: number, z: number, faceYaw: number, place = 'place:hall'): Figure => ({
  id: entityId(id),
  place: entityId(place),
  position: vec(x, 0, z),
  eyes: vec(x, 1.58, z),
  faceYaw,
  speedMetersPerSecond: 0,
  isLying: false,
  isHidden: false,
});

export const blockingWith = (
  figures: readonly Figure[],
  furniture: readonly Solid[] = [],
  items: Readonly<Record<string, { readonly center: Vec3; readonly sizeMeters: number }>> = {},
): Blocking => ({
  figures: new Map(figures.map((each) => [each.id, each])),
  furniture,
  item: (id) => items[id],
});

/** A piece of furniture standing on the floor. */
export const cupboard = (x: number, z: number, size: Vec3, owner = 'prop:cupboard'): Solid =>
  solidOf({ center: vec(0, size.y / 2, 0), size }, { position: vec(x, 0, z), rotation: upright }, entityId(owner));
