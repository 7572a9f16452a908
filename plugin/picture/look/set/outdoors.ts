import { vec } from '../../../stage/space/vector.ts';
import type { Room, StagePlan } from '../../../stage/staging/stage-plan.ts';
import type { Finish } from '../finish.ts';
import { boxAt, movedShape } from '../shapes/placed.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';
import { boundsOf, type Bounds } from './bounds.ts';
import { floorFinish } from './manner.ts';
import type { Pile } from './pile.ts';

const apronMeters = 5;
const streets = /street|road|lane|alley|corner|square|avenue|pavement/;
const waters = /water|sea|river|lake|quay|harbour|harbor|pond|canal|moat/;

/** Where the ground goes on beyond a place in the open, until it is lost in the dark; not where other rooms are. */
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

/** Ground, kerbs and water of a place in the open. */
export function layGround(pile: Pile, room: Room, plan: Pick<StagePlan, 'rooms' | 'style'>): void {
  const own = boundsOf(room.outline);
  const around = groundAround(room, plan.rooms);
  const finish = floorFinish(room.floor, plan.style);
  const [wide, deep] = [around.east - around.west, around.north - around.south];
  const y = room.floorY - 0.025;
  const grid = { columns: 12, rows: 12, covers: [wide, deep] as const };
  const ground = surfaceShape(grid, (u, v) => {
    const [x, z] = [around.west + u * wide, around.north - v * deep];
    const beyond = Math.max(own.west - x, x - own.east, own.south - z, z - own.north, 0);
    return { at: vec(x, y, z), light: smoothstep(0, apronMeters, apronMeters - beyond) };
  });
  const isWater = waters.test(room.place);
  pile.add(isWater ? waterFinish : finish, isWater ? movedShape(ground, 0, -0.35, 0) : ground);
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

export const isStreet = ({ place, outdoors }: Room): boolean => outdoors && streets.test(place);

const waterFinish: Finish = { substance: 'wine', tint: '#0c1a24' };
const kerb: Finish = { substance: 'stone', pattern: 'plaster', tint: '#8f8a80' };
