import type { EntityId } from '../../../src/drama/entity-id.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import type { Stand } from '../space/pose.ts';
import { vec } from '../space/vector.ts';
import { candidatesFor, prefersWalls, type StandCandidate } from './candidates.ts';
import { FloorGrid, isInTheWay } from './floor-grid.ts';
import { backOf, frontOf, halfTowards, overlap, overlapOnPlan, type Footprint } from './footprint.ts';
import { targetsOf, type Item, type Target } from './item.ts';
import { likingOf, type Neighbour } from './liking.ts';
import { boundsOf, holds, onEdge } from './outline.ts';
import type { BuiltRoom } from './staged-room.ts';
import { mostTold, partLoose, strew, withAisle } from './strew.ts';
import { wallThickness } from './wall-piece.ts';
import { wallGap, wishCost, wishesCost } from './wish-cost.ts';

/** How deep the floor before each doorway stays free. */
const doorwayClear = 0.9;
/** So many spots are looked at in one step. */
const candidatesAStep = 200;

/** A room with its furniture in it. */
export interface Furnished {
  readonly stands: ReadonlyMap<EntityId, Stand>;
  readonly footprints: ReadonlyMap<EntityId, Footprint>;
  readonly grid: FloorGrid;
  /** The floor one can get to. */
  readonly reached: Uint8Array;
}

/** The floor before a way in, stairs included, that nothing may stand on. */
export const keptFree = ({ entries, room }: BuiltRoom): readonly Footprint[] =>
  entries.map(({ doorway, yaw, stairs }) => {
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    const run = stairs ? Math.hypot(stairs.bottom.x - stairs.top.x, stairs.bottom.z - stairs.top.z) : 0;
    const depth = doorwayClear + run + wallThickness / 2;
    const { x, z } = doorway.center;
    const [top, bottom] = [Math.max(doorway.center.y, room.floorY) + doorway.height, room.floorY];
    return { x: x + (sin * depth) / 2, z: z + (cos * depth) / 2, yaw, width: doorway.width, depth, bottom, top };
  });

/** Where one first stands who comes in. */
const thresholds = ({ entries }: BuiltRoom): readonly { readonly x: number; readonly z: number }[] =>
  entries.map(({ doorway, yaw, stairs }) => {
    const [from, ahead] = stairs ? [stairs.bottom, 0.45] : [doorway.center, 0.55];
    return { x: from.x + Math.sin(yaw) * ahead, z: from.z + Math.cos(yaw) * ahead };
  });

/** The steps themselves: one walks on them, and round them. */
const stairsFootprints = ({ entries, room }: BuiltRoom): readonly Footprint[] =>
  entries.flatMap(({ stairs, yaw }) => {
    if (!stairs) return [];
    const { bottom, top, width } = stairs;
    const depth = Math.hypot(bottom.x - top.x, bottom.z - top.z);
    return [
      { x: (bottom.x + top.x) / 2, z: (bottom.z + top.z) / 2, yaw, width, depth, bottom: room.floorY, top: top.y },
    ];
  });

/** Puts every item of a room where it is wished, or says which one finds no place and what is in its way. */
export class Furnisher {
  private readonly kept: readonly Footprint[];
  private readonly starts: ReturnType<typeof thresholds>;
  private readonly placed = new Map<EntityId, Neighbour>();
  /** The floor before anything stands on it. */
  private readonly bare: FloorGrid;
  private grid: FloorGrid;
  private reached: Uint8Array;

  constructor(
    private readonly built: BuiltRoom,
    private readonly names: (place: EntityId) => string,
  ) {
    this.kept = keptFree(built);
    this.starts = thresholds(built);
    this.bare = new FloorGrid(built.room.outline);
    for (const steps of stairsFootprints(built)) this.bare.block(steps);
    this.grid = this.bare;
    this.reached = new Uint8Array(this.grid.size);
    this.clear();
  }

  /** Where something that was placed is: what a target asks. */
  footprintOf(id: EntityId): Footprint | undefined {
    return this.placed.get(id)?.footprint;
  }

  /** A thing a step: some take long to find their place. */
  *furnish(
    items: readonly Item[],
  ): Generator<number, { readonly furnished?: Furnished; readonly problems: readonly Problem[] }> {
    if (!this.walk()) return { problems: [this.shutRoom()] };
    let first: Problem | undefined;
    const promoted: Item[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      this.clear();
      const { sought, loose } = partLoose(inOrder(items, promoted));
      if (sought.length > mostTold) return { problems: [this.tooMany(sought.length)] };
      let failed: Item | undefined;
      for (const item of sought) {
        const trouble = yield* this.place(item);
        yield 0;
        first ??= trouble;
        if (trouble === undefined) continue;
        failed = item;
        break;
      }
      if (!failed) {
        const trouble = this.strew(loose);
        return trouble ? { problems: [trouble] } : { furnished: this.result(), problems: [] };
      }
      if (promoted[0] === failed) break;
      if (promoted.includes(failed)) promoted.splice(promoted.indexOf(failed), 1);
      promoted.unshift(failed);
    }
    return { problems: first ? [first] : [] };
  }

  private result(): Furnished {
    const stands = new Map<EntityId, Stand>();
    const footprints = new Map<EntityId, Footprint>();
    for (const [id, { item, footprint }] of this.placed) {
      const { x, z, bottom, yaw } = footprint;
      stands.set(id, { position: vec(x, bottom + item.drop, z), yaw });
      footprints.set(id, footprint);
    }
    return { stands, footprints, grid: this.grid, reached: this.reached };
  }

  private clear(): void {
    this.placed.clear();
    this.grid = new FloorGrid(this.bare);
    this.reached = this.walk() ?? new Uint8Array(this.grid.size);
  }

  /** The floor that can be reached from the doorways; nothing where two of them are cut off from each other. */
  private walk(): Uint8Array | undefined {
    const [start, ...others] = this.starts.map(({ x, z }) => this.grid.nearestFree(x, z, 0.2));
    if (this.starts.length === 0) return this.grid.largestPiece();
    if (start === undefined) return undefined;
    const reached = this.grid.reachedFrom(start);
    return others.every((other) => other !== undefined && reached[other] === 1) ? reached : undefined;
  }

  /** Lays the rest of a heap in rows; whether one can still walk everywhere is asked once, when all of it lies. */
  private strew(items: readonly Item[]): Problem | undefined {
    if (items.length === 0) return undefined;
    const { room, bounds } = this.built;
    const sought = [...this.placed.values()];
    const left = strew(items, bounds, room.floorY, (item, footprint) => {
      if (this.blocker(item, withAisle(footprint), sought) !== undefined) return false;
      if (!item.flat && isInTheWay(footprint, room.floorY)) this.grid.block(footprint);
      this.placed.set(item.id, { item, footprint });
      return true;
    });
    if (left) return this.trouble(left, 1, new Map([['the rest of the heap', 1]]));
    const reached = this.walk();
    const cut = reached ? this.outOfReach(reached, undefined) : 'the way between its doorways';
    if (reached && cut === undefined) this.reached = reached;
    else return this.trouble(items[0] as Item, 1, new Map([[cut ?? '', 1]]));
    return undefined;
  }

  private tooMany(count: number): Problem {
    const place = this.names(this.built.room.place);
    const message = `${count} things of ${place} are told where to be, or hang somewhere, and at most ${mostTold} find their places in one room: leave some of the placements out`;
    return problem(['staging', 'placements'], message);
  }

  private shutRoom(): Problem {
    const { place } = this.built.room;
    return problem(
      ['staging', 'rooms'],
      `one cannot walk from each doorway of ${this.names(place)} to the others: it is too narrow (${this.measure()}), or its stairs block the way; make it larger`,
    );
  }

  private *place(item: Item): Generator<number, Problem | undefined> {
    const inTheWay = new Map<string, number>();
    const blame = (what: string) => inTheWay.set(what, (inTheWay.get(what) ?? 0) + 1);
    let met = 0;
    for (const where of prefersWalls(item) ? (['walls', 'everywhere'] as const) : (['everywhere'] as const)) {
      const ranked = yield* this.ranked(item, where);
      met += ranked.length;
      if (yield* this.tryEach(item, ranked, blame)) return undefined;
    }
    return this.trouble(item, met, inTheWay);
  }

  private *tryEach(
    item: Item,
    ranked: readonly StandCandidate[],
    blame: (what: string) => void,
  ): Generator<number, boolean> {
    let walks = 0;
    for (const [index, { footprint }] of ranked.entries()) {
      if (index % candidatesAStep === candidatesAStep - 1) yield 0;
      const blocker = this.blocker(item, footprint);
      if (blocker !== undefined) {
        blame(blocker);
        continue;
      }
      if (walks > 80) break;
      const blocks = !item.flat && isInTheWay(footprint, this.built.room.floorY);
      if (blocks) {
        this.grid.block(footprint);
        walks++;
      }
      this.placed.set(item.id, { item, footprint });
      const reached = blocks ? this.walk() : this.reached;
      const cut = reached ? this.outOfReach(reached, blocks ? undefined : item) : 'the way between its doorways';
      if (reached && cut === undefined) {
        this.reached = reached;
        return true;
      }
      this.placed.delete(item.id);
      if (blocks) this.grid.unblock(footprint);
      blame(cut === item.name ? 'what stands before it' : (cut ?? ''));
    }
    return false;
  }

  /** Every candidate that meets the wishes, best first. */
  private *ranked(item: Item, where: 'walls' | 'everywhere'): Generator<number, readonly StandCandidate[]> {
    const seeker = { flat: item.flat, clearFront: (target: Target) => this.clearFrontOf(target) };
    const placed = [...this.placed.values()];
    const waiting = placed.flatMap(({ item: other, footprint }) =>
      other.wishes
        .filter((wish) => targetsOf(wish).some(({ id }) => id === item.id))
        .map((wish) => ({ wish, other, footprint })),
    );
    const ranked: { candidate: StandCandidate; cost: number }[] = [];
    const liking = likingOf(item, this.built, placed);
    let count = 0;
    for (const candidate of candidatesFor(item, this.built, placed, where)) {
      if (++count % candidatesAStep === 0) yield 0;
      const from = { cost: candidate.cost, weight: 2 };
      const cost = wishesCost(item.wishes, candidate.footprint, this.built, seeker, from);
      if (cost === undefined) continue;
      if (waiting.length > 0) {
        this.placed.set(item.id, { item, footprint: candidate.footprint });
        const met = waiting.every(
          ({ wish, other, footprint }) =>
            wishCost(wish, footprint, this.built, { ...seeker, flat: other.flat }) !== undefined,
        );
        this.placed.delete(item.id);
        if (!met) continue;
      }
      ranked.push({ candidate, cost: cost + liking(candidate.footprint) });
    }
    return ranked.sort((a, b) => a.cost - b.cost).map(({ candidate }) => candidate);
  }

  private clearFrontOf({ id }: Target): number {
    return (id && this.placed.get(id)?.item.measures.clearFront) ?? 0;
  }

  /** What keeps an item from standing here. */
  private blocker(
    item: Item,
    footprint: Footprint,
    others: Iterable<Neighbour> = this.placed.values(),
  ): string | undefined {
    const { room } = this.built;
    if (!holds(room.outline, footprint)) return 'the walls';
    if (!room.outdoors && footprint.top > room.floorY + room.height + 0.01) return 'the ceiling';
    const hinders = !item.flat && isInTheWay(footprint, room.floorY);
    const front = frontZone(item, footprint);
    if (hinders && this.kept.some((zone) => overlapOnPlan(zone, footprint))) return 'the doorway';
    if (front && !holds(room.outline, front, 0.02)) return 'the walls';
    const back = item.behindDepth > 0 ? backOf(footprint, item.behindDepth) : undefined;
    if (back && !holds(room.outline, back, 0.02)) return 'the walls';
    for (const { item: other, footprint: there } of others) {
      // Flat things lie under everything.
      if (item.flat !== other.flat) continue;
      if (overlap(footprint, there)) return other.name;
      if (item.flat || other.flat) continue;
      if (front && overlap(front, there) && !drawnUp(item, other)) return other.name;
      if (back && overlap(back, there) && !hidesBehind(other, item)) return other.name;
      const otherFront = frontZone(other, there);
      if (otherFront && overlap(otherFront, footprint) && !drawnUp(item, other)) return other.name;
      if (other.behindDepth > 0 && overlap(backOf(there, other.behindDepth), footprint) && !hidesBehind(item, other)) {
        return other.name;
      }
    }
    return undefined;
  }

  /** The name of what nobody could touch any more. */
  private outOfReach(reached: Uint8Array, only: Item | undefined): string | undefined {
    for (const { item, footprint } of this.placed.values()) {
      if (only && item !== only) continue;
      if (item.mount === 'ceiling') continue;
      if (!this.grid.canTouch(footprint, reached)) return item.name;
      if (item.standBehind && !this.grid.canTouch(backOf(footprint, item.behindDepth), reached, 0.01)) return item.name;
    }
    return undefined;
  }

  private measure(): string {
    const { west, east, south, north } = boundsOf(this.built.planned.outline);
    return `${short(east - west)} × ${short(north - south)} m`;
  }

  private trouble(item: Item, met: number, inTheWay: ReadonlyMap<string, number>): Problem {
    const place = this.names(this.built.room.place);
    const size = `(${short(item.size.x)} × ${short(item.size.z)} m, ${short(item.size.y)} m high)`;
    const where = item.said ? `“${item.said}”` : `anywhere in ${place}`;
    if (item.spot) {
      const { west, south } = boundsOf(this.built.planned.outline);
      const spot = `${short(item.spot.x - west)}, ${short(item.spot.z - south)}`;
      return problem(
        [...item.path, 'at'],
        `${item.name} ${size} cannot stand at ${spot} (in the way: ${listed(most(inTheWay))}): it must be within the walls of ${place} (${this.measure()}), off its doorways and off everything else`,
      );
    }
    if (met === 0) {
      return problem(
        item.path,
        `${item.name} ${size} cannot stand ${where}: no spot of ${place} (${this.measure()}) is that; say something else of it, or of what it stands by`,
      );
    }
    const left = this.leftOfWall(item);
    const why = left ?? `in the way: ${listed(most(inTheWay))}`;
    return problem(
      item.path,
      `${item.name} ${size} does not fit ${where} (${why}): move something, or make ${place} larger than ${this.measure()}`,
    );
  }

  /** How much of the wall it is to stand at the others leave, where that is what keeps it out. */
  private leftOfWall(item: Item): string | undefined {
    const wish = item.wishes.find((one) => one.kind === 'wall');
    if (!wish?.side) return undefined;
    let widest = 0;
    const others = new Set<string>();
    for (const { edge, holes } of this.built.faces.filter((face) => face.edge.side === wish.side)) {
      const taken: (readonly [number, number])[] = [[edge.length, edge.length]];
      for (const { from, to, kind } of holes) if (kind !== 'window') taken.push([from, to]);
      for (const { item: other, footprint } of this.placed.values()) {
        const gap = wallGap(footprint, edge);
        if (other.flat || gap === undefined || gap > item.size.z) continue;
        others.add(other.name);
        const [s] = onEdge(edge, footprint.x, footprint.z);
        const half = halfTowards(footprint, edge.along);
        taken.push([s - half, s + half]);
      }
      let at = 0;
      for (const [from, to] of taken.sort((a, b) => a[0] - b[0])) {
        widest = Math.max(widest, from - at);
        at = Math.max(at, to);
      }
    }
    if (others.size === 0 || widest >= item.size.x) return undefined;
    return `${listed([...others])} ${others.size > 1 ? 'leave' : 'leaves'} ${widest.toFixed(2)} m of it`;
  }
}

const most = (counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([name]) => name);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'the walls') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const short = (meters: number): string => String(Math.round(meters * 100) / 100);

/** What must stay free before a thing so that it can be used. */
const frontZone = (item: Item, footprint: Footprint): Footprint | undefined =>
  item.measures.clearFront > 0 && !item.flat ? frontOf(footprint, item.measures.clearFront) : undefined;

/** A chair is drawn up to its table: neither keeps the other from its front, unless a drawer must come out. */
const drawnUp = (a: Item, b: Item): boolean =>
  (a.isSeat && b.isTable && !b.hasParts) || (b.isSeat && a.isTable && !a.hasParts);

const hidesBehind = (item: Item, other: Item): boolean =>
  item.wishes.some((wish) => wish.kind === 'behind' && wish.target.id === other.id);

/** Large and told things first, each after what it is placed by; those that found no room before go to the front. */
const inOrder = (items: readonly Item[], promoted: readonly Item[]): readonly Item[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ranked = [...promoted, ...items.filter((item) => !promoted.includes(item)).sort((a, b) => rank(a) - rank(b))];
  const done = new Set<Item>();
  const order: Item[] = [];
  const emit = (item: Item) => {
    if (done.has(item)) return;
    done.add(item);
    for (const wish of item.wishes) {
      for (const { id } of targetsOf(wish)) {
        const other = id && byId.get(id);
        if (other) emit(other);
      }
    }
    order.push(item);
  };
  ranked.forEach(emit);
  return order;
};

const rank = (item: Item): number => {
  const area = item.size.x * item.size.z;
  const told = item.wishes.length > 0 ? 0 : 10;
  if (item.spot) return -1 / (1 + area);
  if (item.flat) return 70;
  if (item.mount === 'ceiling') return 60;
  if (item.habit.above) return 41;
  if (item.mount === 'wall' && (item.measures.mountHeight ?? 1) > 0.1) return 30 + told;
  if (item.isSeat && !told) return 28;
  if (told && (item.habit.company ?? (item.isSeat && area < 0.6))) return 29;
  if (area < 0.2) return 45 + told;
  return told + 10 / (1 + area);
};
