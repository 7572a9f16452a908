import type { EntityId } from '../../../../src/drama/entity-id.ts';
import type { SetPlan } from '../../../../plugin/picture/look/set/dressing/room-dressing.ts';
import type { Opening, Room, Wall } from '../../../../plugin/stage/staging/stage-plan.ts';

export const hall = 'place:hall' as EntityId;
export const yard = 'place:yard' as EntityId;

const door: Opening = { along: 2.5, width: 1, sill: 0, height: 2.1, kind: 'doorway' };
const window: Opening = { along: 3, width: 1.2, sill: 0.9, height: 1.4, kind: 'window' };

const room = (place: EntityId, west: number, more: Partial<Room> = {}): Room => ({
  place,
  outline: [
    [west, 0],
    [west + 6, 0],
    [west + 6, 5],
    [west, 5],
  ],
  floorY: 0,
  height: 3,
  outdoors: false,
  floor: 'oak',
  walls: 'stone',
  ...more,
});

const wall = (from: Wall['from'], to: Wall['to'], sides: Wall['sides'], openings: readonly Opening[] = []): Wall => ({
  from,
  to,
  thickness: 0.2,
  bottomY: 0,
  height: 3,
  sides,
  openings,
});

/** A hall from x −6 to 0 with a window to the north, a doorway to a yard in the east, and a few steps. */
export const samplePlan: SetPlan = {
  rooms: [room(hall, -6), room(yard, 0.2, { outdoors: true, floor: 'cobbles' })],
  walls: [
    wall([-6.1, -0.1], [0.1, -0.1], [hall, undefined]),
    wall([0.1, -0.1], [0.1, 5.1], [hall, yard], [door]),
    wall([0.1, 5.1], [-6.1, 5.1], [hall, undefined], [window]),
    wall([-6.1, 5.1], [-6.1, -0.1], [hall, undefined]),
  ],
  doorways: [
    {
      between: [hall, yard],
      door: undefined,
      center: { x: 0.1, y: 0, z: 2.4 },
      yaw: Math.PI / 2,
      width: 1,
      height: 2.1,
    },
  ],
  stairs: [{ bottom: { x: -5, y: 0, z: 1 }, top: { x: -5, y: 0.68, z: 2.2 }, width: 1 }],
  style: 'medieval',
  light: { mood: 'night' },
};
