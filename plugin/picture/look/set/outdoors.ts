import { vec } from '../../../stage/space/vector.ts';
import type { Room, StagePlan } from '../../../stage/staging/stage-plan.ts';
import type { Finish } from '../finish.ts';
import { boxAt, movedShape } from '../shapes/placed.ts';
import { moods } from '../mood.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { mix, smoothstep } from '../../../../src/kit/numbers.ts';
import { boundsOf, type Bounds } from './bounds.ts';
import { floorFinish } from './manner.ts';
import type { Pile } from './pile.ts';

/** As far as the sky that hangs around a place in the open. */
const apronMeters = 11;
/** How much of the light is left there, by day and under the stars. */
const lightFarOff = { day: 0.62, night: 0.16 };
const streets = /street|road|lane|alley|corner|square|avenue|pavement/;
const waters = /water|sea|river|lake|quay|harbour|harbor|pond|canal|moat/;

/** Where the ground goes on beyond a place in the open, until it meets the sky; not where other rooms are. */
function groundAround(around: Room, all: readonly Room[]): Bounds {
  const own = boundsOf(around.outline);
  const rooms = all.filter((room) => room !== around).map(({ outline }) => boundsOf(outline));
  const overlapsAcross = (room: Bounds): boolean => room.west < own.east && room.east > own.west;
  const overlapsAlong = (room: Bounds): boolean => room.south < own.north && room.north > own.south;
  const isFree = (taken: (room: Bounds) => boolean): number => (rooms.some(taken) ? 0 : apronMeters);
  return {
    west: own.west - isFree((room) => overlapsAlong(room) && room.west < own.west),
    east: own.east + isFree((room) => overlapsAlong(room) && room.east > own.east),
    south: own.south - isFree((room) => overlapsAcross(room) && room.south < own.south),
    north: own.north + isFree((room) => overlapsAcross(room) && room.north > own.north),
  };
}

type GroundPlan = Pick<StagePlan, 'rooms' | 'style' | 'light'>;

/** As far as the arch, where one stands. */
const beforeRoomMeters = 0.3;

/** Ground, kerbs and water of a place in the open, as far as its front. */
export function layGround(pile: Pile, room: Room, plan: GroundPlan): void {
  const own = boundsOf(room.outline);
  const around = groundAround(room, plan.rooms);
  addGround(pile, room, plan, { ...around, south: Math.max(around.south, own.south - beforeRoomMeters) });
  if (!streets.test(room.place)) return;
  for (const z of [own.south - 0.08, own.north + 0.08]) {
    if (z < own.south ? around.south < own.south : around.north > own.north) {
      pile.add(
        kerb,
        boxAt([(own.west + own.east) / 2, room.floorY - 0.05, z], [own.east - own.west, 0.14, 0.16], 0.02),
      );
    }
  }
}

/** The ground on the audience's side: only whoever is within the place sees it. */
export function layForeground(pile: Pile, room: Room, plan: GroundPlan): void {
  const around = groundAround(room, plan.rooms);
  const north = boundsOf(room.outline).south - beforeRoomMeters;
  if (around.south < north) addGround(pile, room, plan, { ...around, north });
}

function addGround(pile: Pile, room: Room, plan: GroundPlan, { west, east, south, north }: Bounds): void {
  const own = boundsOf(room.outline);
  const [wide, deep] = [east - west, north - south];
  const far = lightFarOff[moods[plan.light.mood].hasStars ? 'night' : 'day'];
  const ground = surfaceShape({ columns: 16, rows: 16, covers: [wide, deep] }, (u, v) => {
    const [x, z] = [west + u * wide, north - v * deep];
    const beyond = Math.max(own.west - x, x - own.east, own.south - z, z - own.north, 0);
    return { at: vec(x, room.floorY - 0.025, z), light: mix(1, far, smoothstep(0, apronMeters, beyond)) };
  });
  if (waters.test(room.place)) pile.add(waterFinish, movedShape(ground, 0, -0.35, 0));
  else pile.add(floorFinish(room.floor, plan.style), ground);
}

export const isStreet = ({ place, outdoors }: Room): boolean => outdoors && streets.test(place);

const waterFinish: Finish = { substance: 'wine', tint: '#0c1a24' };
const kerb: Finish = { substance: 'stone', pattern: 'plaster', tint: '#8f8a80' };
