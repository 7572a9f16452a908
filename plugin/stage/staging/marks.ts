import type { EntityId } from '../../../src/drama/entity-id.ts';
import { guestId } from '../../../src/drama/guest.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { thingOf } from '../../../src/world/world.ts';
import { atOnce } from '../../../src/kit/slices.ts';
import type { Stand } from '../space/pose.ts';
import { vec } from '../space/vector.ts';
import { distanceTo, gapBetween, type Footprint } from './footprint.ts';
import { keptFree, type Furnished } from './furnish.ts';
import type { Wish } from './item.ts';
import { boundsOf, middleOf } from './outline.ts';
import { yawSaid, type SceneSurvey } from './scene-survey.ts';
import type { BuiltRoom } from './staged-room.ts';
import { wishesCost } from './wish-cost.ts';
import type { ReadWishes } from './wishes.ts';

/** Where somebody would like to stand. */
export interface MarkWish {
  readonly actor: EntityId;
  /** They are in this room when the play begins. */
  readonly starts: boolean;
  /** They belong to nobody here: they stand where they see everybody and are in nobody's way. */
  readonly looksOn?: boolean;
  /** Less is better, nothing is out of the question; no wish at all where it is left out. */
  cost?(footprint: Footprint): number | undefined;
  /** Which way they are to face from there. */
  yaw?(x: number, z: number): number | undefined;
}

type FloorPoint = Pick<Footprint, 'x' | 'z'>;

interface Marks {
  readonly stands: ReadonlyMap<EntityId, Stand>;
  /** Who starts here and has nowhere to stand. */
  readonly without: readonly EntityId[];
}

/** As near as two can stand without touching. */
const closest = 0.6;
/** As near as they stand by themselves. */
const apart = 1;
/** How far somebody who looks on is from the middle of the others, and from each of them. */
const lookingOn = { far: 2.8, apart: 1.8 } as const;

const bodySize = { width: 0.5, depth: 0.4, height: 1.75 } as const;

/** A spot of their own for everybody, around the middle of the free floor and facing it. */
export const marksOf = (built: BuiltRoom, furnished: Furnished, wishes: readonly MarkWish[]): Marks =>
  atOnce(markingOut(built, furnished, wishes));

/** The same, a person at a time. */
export function* markingOut(
  built: BuiltRoom,
  furnished: Furnished,
  wishes: readonly MarkWish[],
): Generator<number, Marks> {
  const { room } = built;
  const { cells, anywhere } = freeFloor(built, furnished);
  const [midX, midZ] = middleOf(room.outline);
  const focus = (cells.length > 0 ? cells : anywhere).reduce(
    (best, cell) => (Math.hypot(cell.x - midX, cell.z - midZ) < Math.hypot(best.x - midX, best.z - midZ) ? cell : best),
    cells[0] ?? anywhere[0] ?? { x: midX, z: midZ },
  );
  const stands = new Map<EntityId, Stand>();
  /** How far each cell is from the nearest mark that was given out. */
  const nearestTo = new Map([cells, anywhere].map((list) => [list, new Float64Array(list.length).fill(Infinity)]));
  const take = (spot: FloorPoint) => {
    for (const [list, nearest] of nearestTo) {
      list.forEach(({ x, z }, index) => {
        const far = Math.sqrt((x - spot.x) ** 2 + (z - spot.z) ** 2);
        if (far < (nearest[index] ?? Infinity)) nearest[index] = far;
      });
    }
  };
  const without: EntityId[] = [];
  const ordered = [...wishes].sort(
    (a, b) =>
      Number(b.starts) - Number(a.starts) ||
      Number(a.looksOn ?? false) - Number(b.looksOn ?? false) ||
      Number(b.cost !== undefined) - Number(a.cost !== undefined),
  );
  for (const wish of ordered) {
    yield 0;
    const around = wish.looksOn ? (middleOfAll([...stands.values()]) ?? focus) : focus;
    const pick = (among: typeof cells, least: number) => {
      let best: FloorPoint | undefined;
      let lowest = Infinity;
      // Who is told nothing is content with a coarser look.
      const nearestOf = nearestTo.get(among);
      const step = wish.cost || wish.looksOn ? 1 : wish.starts ? 3 : 7;
      for (let index = 0; index < among.length; index += step) {
        const cell = among[index];
        if (!cell) continue;
        const nearest = nearestOf?.[index] ?? Infinity;
        if (nearest < least) continue;
        const far = Math.sqrt((cell.x - around.x) ** 2 + (cell.z - around.z) ** 2);
        let cost = wish.looksOn
          ? Math.abs(far - lookingOn.far) + Math.max(0, lookingOn.apart - nearest) * 2
          : Math.abs(far - 1.2) + (nearest < 1.4 ? (1.4 - nearest) * 0.3 : 0);
        if (wish.cost) {
          const { width, depth, height } = bodySize;
          const body = { ...cell, yaw: 0, width, depth, bottom: room.floorY, top: room.floorY + height };
          const own = wish.cost(body);
          if (own === undefined) continue;
          cost = own * 3 + cost * 0.1;
        }
        if (cost < lowest - 1e-9) [best, lowest] = [cell, cost];
      }
      return best;
    };
    // Whoever only might come shares a spot rather than keep others from theirs.
    const spot =
      pick(cells, apart) ??
      pick(cells, closest) ??
      (wish.cost ? pick(anywhere, closest) : undefined) ??
      (wish.starts ? undefined : (cells[(stands.size * 37) % Math.max(1, cells.length)] ?? focus));
    if (!spot) {
      without.push(wish.actor);
      continue;
    }
    take(spot);
    const yaw = wish.yaw?.(spot.x, spot.z) ?? Math.atan2(around.x - spot.x, around.z - spot.z);
    const atFocus = Math.hypot(around.x - spot.x, around.z - spot.z) < 0.05;
    stands.set(wish.actor, { position: vec(spot.x, room.floorY, spot.z), yaw: atFocus && !wish.yaw ? Math.PI : yaw });
  }
  return { stands, without };
}

/** Where one can stand: off the doorways, and the rest. */
function freeFloor(built: BuiltRoom, { grid, reached }: Furnished) {
  const kept = keptFree(built);
  const cells: FloorPoint[] = [];
  const anywhere: FloorPoint[] = [];
  reached.forEach((one, index) => {
    if (one !== 1) return;
    const [x, z] = grid.pointOf(index);
    (kept.every((zone) => distanceTo(zone, x, z) > 0.2) ? cells : anywhere).push({ x, z });
  });
  return { cells, anywhere };
}

function middleOfAll(stands: readonly Stand[]): FloorPoint | undefined {
  if (stands.length === 0) return undefined;
  const sum = (part: (stand: Stand) => number): number => stands.reduce((all, stand) => all + part(stand), 0);
  return { x: sum(({ position }) => position.x) / stands.length, z: sum(({ position }) => position.z) / stands.length };
}

/** Where an actor would stand in a room and which way they would look, by what the author and the world say. */
export function markWishOf(
  survey: SceneSurvey,
  actor: EntityId,
  built: BuiltRoom,
  { footprints }: Furnished,
  meaning: ReadWishes | undefined,
): MarkWish {
  const { place } = built.room;
  const { west, south } = boundsOf(built.planned.outline);
  const starts = survey.placeOf(actor) === place;
  if (!starts) return { actor, starts };
  const { placement } = survey.placements.get(actor) ?? {};
  const meant = meaning?.wishes ?? [];
  const faces = placement?.faces === undefined ? undefined : yawSaid(placement.faces);
  const { at } = thingOf(survey.world, actor);
  const parent = at ? parentIn(at) : place;
  const root = parent === place ? undefined : survey.rootOf(parent);
  const by = root && footprints.get(root);
  const behind = at && by && relationOf(at) === 'behind';
  const said = meant.filter(({ kind }) => kind !== 'yaw' && kind !== 'faces');
  const target = { name: '', among: () => (by ? [by] : []) };
  const all: Wish[] = [...said, ...(behind ? [{ kind: 'behind' as const, target }] : [])];
  const seeker = { flat: false, clearFront: () => 0 };
  const cost = (body: Footprint): number | undefined => {
    if (placement?.at) {
      const far = Math.hypot(body.x - west - placement.at[0], body.z - south - placement.at[1]);
      return far <= 0.3 ? far : undefined;
    }
    const sum = wishesCost(all, body, built, seeker);
    return sum !== undefined && by && !behind ? sum + gapBetween(by, body) : sum;
  };
  const towards = (x: number, z: number): number | undefined => {
    if (faces !== undefined) return faces;
    for (const wish of meant) {
      if (wish.kind === 'yaw') return wish.yaw;
      const [to] = wish.kind === 'faces' ? wish.target.among() : [];
      if (to) return Math.atan2(to.x - x, to.z - z) + (wish.kind === 'faces' && wish.away ? Math.PI : 0);
    }
    return behind ? by.yaw : undefined;
  };
  const isTold = placement?.at !== undefined || all.length > 0 || by !== undefined;
  return { actor, starts, looksOn: actor === guestId, ...(isTold && { cost }), yaw: towards };
}
