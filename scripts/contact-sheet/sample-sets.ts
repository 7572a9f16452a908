import type { EntityId } from '../../src/drama/entity-id.ts';
import type { SetPlan } from '../../plugin/picture/look/set/dressing/room-dressing.ts';
import type { Opening, Room, Wall } from '../../plugin/stage/staging/stage-plan.ts';

/** A prop of a sample: form, where, how it is turned, what it shows. */
export interface SampleProp {
  readonly form: string;
  readonly at: readonly [x: number, y: number, z: number];
  readonly yaw: number;
  readonly state?: Readonly<Record<string, boolean>>;
}

export interface SampleSet {
  readonly plan: SetPlan;
  readonly props: readonly SampleProp[];
  readonly camera: readonly [x: number, y: number, z: number];
  readonly target: readonly [x: number, y: number, z: number];
}

const place = (name: string): EntityId => `place:${name}` as EntityId;
const room = (name: string, west: number, south: number, wide: number, deep: number, more: Partial<Room>): Room => ({
  place: place(name),
  outline: [
    [west, south],
    [west + wide, south],
    [west + wide, south + deep],
    [west, south + deep],
  ],
  floorY: 0,
  height: 3.4,
  outdoors: false,
  floor: 'oak',
  walls: 'plaster',
  ...more,
});

const window = (along: number, width: number, sill: number, height: number): Opening => ({ along, width, sill, height, kind: 'window' }); // prettier-ignore
const doorway = (along: number, kind: Opening['kind'] = 'doorway'): Opening => ({ along, width: 1, sill: 0, height: 2.1, kind }); // prettier-ignore

/** Walls round a rectangular room, left side inwards: south, east, north, west. */
function around(
  { outline, floorY, height, place: inside }: Room,
  openings: Partial<Record<'south' | 'east' | 'north' | 'west', readonly Opening[]>>,
  beyond: Partial<Record<'south' | 'east' | 'north' | 'west', EntityId>> = {},
): Wall[] {
  const half = 0.1;
  const [[west, south] = [0, 0], , [east, north] = [0, 0]] = outline;
  const corners = { south: [[west - half, south - half], [east + half, south - half]], east: [[east + half, south - half], [east + half, north + half]], north: [[east + half, north + half], [west - half, north + half]], west: [[west - half, north + half], [west - half, south - half]] } as const; // prettier-ignore
  return (['south', 'east', 'north', 'west'] as const).map((side) => ({
    from: corners[side][0],
    to: corners[side][1],
    thickness: 0.2,
    bottomY: floorY,
    height,
    sides: [inside, beyond[side]],
    openings: openings[side] ?? [],
  }));
}

const closet = room('closet', -3.6, 0, 7.2, 5.2, { floor: 'oak', walls: 'stone', height: 3.8 });
const study = room('study', -3.2, 0, 6.4, 5, { floor: 'walnut', walls: 'wallpaper' });
const cafe = room('cafe', -4, 0, 8, 5.5, { floor: 'tile', walls: 'plaster', height: 3.1 });
const street = room('street', 4.2, 0, 5, 5.5, { floor: 'cobbles', walls: 'brick', outdoors: true, height: 4.4 });

/** Three ages in three lights, furnished as far as there are models. */
export const sampleSets: Readonly<Record<string, SampleSet>> = {
  chamber: {
    plan: {
      rooms: [closet],
      walls: around(closet, { north: [window(4.6, 1.3, 0.9, 2.1)], east: [doorway(3.2)], west: [doorway(2, 'arch')] }),
      doorways: [],
      stairs: [],
      style: 'medieval',
      light: { mood: 'night' },
    },
    props: [
      { form: 'bed', at: [2.2, 0, 3.9], yaw: Math.PI },
      { form: 'chest', at: [2.2, 0, 2.2], yaw: Math.PI },
      { form: 'table', at: [-1.9, 0, 3.6], yaw: Math.PI },
      { form: 'candlestick', at: [-2.4, 0.75, 3.6], yaw: 0, state: { lit: true } },
      { form: 'candle', at: [-1.5, 0.75, 3.5], yaw: 0, state: { lit: true } },
      { form: 'chair', at: [-1.9, 0, 2.6], yaw: 0 },
      { form: 'carpet', at: [0.2, 0, 2], yaw: 0 },
      { form: 'torch', at: [3.4, 1.6, 1.4], yaw: -Math.PI / 2, state: { lit: true } },
      { form: 'candlestick', at: [3.2, 0.75, 4.8], yaw: 0, state: { lit: true } },
    ],
    camera: [0, 2.5, -6.2],
    target: [0, 1.45, 2.2],
  },
  study: {
    plan: {
      rooms: [study],
      walls: around(study, { north: [window(1.7, 1.1, 0.8, 1.9), window(4.9, 1.1, 0.8, 1.9)], west: [doorway(2.4)] }),
      doorways: [],
      stairs: [],
      style: 'victorian',
      light: { mood: 'dusk' },
    },
    props: [
      { form: 'fireplace', at: [0, 0, 4.75], yaw: Math.PI, state: { lit: true } },
      { form: 'desk', at: [1.9, 0, 3.3], yaw: Math.PI },
      { form: 'armchair', at: [-1.6, 0, 2.9], yaw: 2.6 },
      { form: 'bookshelf', at: [-2.95, 0, 1.1], yaw: Math.PI / 2 },
      { form: 'table-lamp', at: [2.3, 0.78, 3.4], yaw: 0, state: { lit: true, on: true } },
      { form: 'carpet', at: [-0.2, 0, 2.2], yaw: 0 },
      { form: 'grandfather-clock', at: [2.9, 0, 1.6], yaw: -Math.PI / 2 },
      { form: 'potted-palm', at: [2.7, 0, 4.6], yaw: 0 },
    ],
    camera: [0, 2.4, -6],
    target: [0, 1.35, 2.2],
  },
  cafe: {
    plan: {
      rooms: [cafe, street],
      walls: [
        ...around(
          cafe,
          {
            north: [window(2.4, 1.9, 0.6, 2), window(5.8, 1.9, 0.6, 2)],
            east: [doorway(1.3), window(3.8, 2, 0.6, 2)],
          },
          { east: place('street') },
        ),
        {
          from: [9.3, 5.6],
          to: [4.1, 5.6],
          thickness: 0.2,
          bottomY: 0,
          height: 4.4,
          sides: [place('street'), undefined],
          openings: [window(2.5, 1.1, 1.2, 1.5)],
        },
      ],
      doorways: [],
      stairs: [],
      style: 'modern',
      light: { mood: 'night' },
    },
    props: [
      { form: 'counter', at: [-2.6, 0, 3.8], yaw: Math.PI },
      { form: 'booth', at: [2.6, 0, 4.3], yaw: Math.PI },
      { form: 'table', at: [0.6, 0, 2.4], yaw: 0 },
      { form: 'chair', at: [0.6, 0, 1.5], yaw: 0 },
      { form: 'stool', at: [-2.2, 0, 2.7], yaw: 0 },
      { form: 'jukebox', at: [-3.4, 0, 1.2], yaw: Math.PI / 2, state: { on: true } },
      { form: 'hanging-lamp', at: [0.6, 2, 2.4], yaw: 0, state: { on: true, lit: true } },
      { form: 'hanging-lamp', at: [-2.4, 2, 3.4], yaw: 0, state: { on: true, lit: true } },
    ],
    camera: [1.6, 3, -8],
    target: [1.6, 1.2, 2.4],
  },
};
