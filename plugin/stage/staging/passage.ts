import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Side, StagedDoorway, Staging } from '../../../src/drama/staging.ts';
import { thingOf, type World } from '../../../src/world/world.ts';

/** Two places one can go between, as the exits of the world and the staging's doorways say. */
export interface Passage {
  readonly between: readonly [EntityId, EntityId];
  readonly door: EntityId | undefined;
  /** Which side of the first place the second lies on; the way there and the way back may differ round a corner. */
  readonly sides: readonly Side[];
  /** How the second lies to the first: above, below, or level with it. */
  readonly rise: -1 | 0 | 1;
  /** Out of the first into the open, or from the open into the second. */
  readonly out: 'second' | 'first' | undefined;
  /** The same ground goes on: what one is outdoors, the other is. */
  readonly along: boolean;
  readonly staged: { readonly doorway: StagedDoorway; readonly index: number } | undefined;
}

const sideIn: readonly (readonly [RegExp, Side])[] = [
  [
    /^(n|north|northwards?|back|behind|upstage|beyond|through|inside|in|into|forwards?|ahead|aft|n[ew]|north-?(east|west))$/,
    'north',
  ],
  [/^(s|south|southwards?|front|outside|out|outdoors|downstage|fore|s[ew]|south-?(east|west))$/, 'south'],
  [/^(e|east|eastwards?|right|along|starboard)$/, 'east'],
  [/^(w|west|westwards?|left|port)$/, 'west'],
];
export const oppositeSide: Readonly<Record<Side, Side>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

/** Every way between two places, in the author's order; an exit there and an exit back are one way. */
export const passagesOf = (world: World, staging: Staging | undefined): readonly Passage[] => {
  const passages: Passage[] = [];
  for (const id of world.cast) {
    for (const { to, door, direction } of thingOf(world, id).exits) {
      if (to === id) continue;
      const word = direction?.toLowerCase().trim() ?? '';
      const side = sideIn.find(([pattern]) => pattern.test(word))?.[1];
      // The way back through a doorway may leave its door unsaid.
      const known = passages.findIndex(
        ({ between, ...other }) =>
          between.includes(id) && between.includes(to) && (other.door === door || !other.door || !door),
      );
      const there = passages[known];
      if (there) {
        const seen = side && (there.between[0] === id ? side : oppositeSide[side]);
        const sides = seen && !there.staged?.doorway.wall ? [...new Set([...there.sides, seen])] : there.sides;
        passages[known] = { ...there, sides, door: there.door ?? door };
        continue;
      }
      const staged = stagedFor(staging, id, to, door);
      const wall = staged?.doorway.wall;
      const said = wall && (staged.doorway.between[0] === id ? wall : oppositeSide[wall]);
      passages.push({
        between: [id, to],
        door: door ?? staged?.doorway.door,
        sides: said ? [said] : side ? [side] : [],
        rise: upwards.test(word) ? 1 : downwards.test(word) ? -1 : 0,
        out: /^(out|outside|outdoors)$/.test(word)
          ? 'second'
          : /^(in|inside|indoors)$/.test(word)
            ? 'first'
            : undefined,
        along: /^(along|onwards?|up the|down the|across)/.test(word),
        staged,
      });
    }
  }
  return passages;
};

const upwards = /^(u|up|upstairs|upwards?|above)$/;
const downwards = /^(d|down|downstairs|downwards?|below)$/;

const stagedFor = (staging: Staging | undefined, a: EntityId, b: EntityId, door: EntityId | undefined) => {
  const all = (staging?.doorways ?? []).map((doorway, index) => ({ doorway, index }));
  const here = all.filter(({ doorway }) => doorway.between.includes(a) && doorway.between.includes(b));
  return here.find(({ doorway }) => doorway.door === door) ?? here.find(({ doorway }) => doorway.door === undefined);
};
