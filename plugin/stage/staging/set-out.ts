import type { EntityId } from '../../../src/drama/entity-id.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { given } from '../../../src/kit/given.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { contentsOf, thingOf } from '../../../src/world/world.ts';
import type { Measures, Surface } from '../forms/form.ts';
import { resized } from '../forms/stretch.ts';
import { standing, type Box } from '../space/box.ts';
import { placedAt, type Stand } from '../space/pose.ts';
import { origin, plus, vec, type Vec3 } from '../space/vector.ts';
import { footprintOf, overlap, type Footprint } from './footprint.ts';
import { short, type Furnished } from './furnish.ts';
import { Nearby } from './nearby.ts';
import type { SurfacePart } from './phrase.ts';
import type { SceneSurvey } from './scene-survey.ts';
import { findSpot } from './spots.ts';

/** What an author prefers of something on, in or under another thing. */
export interface Preference {
  readonly part: SurfacePart | undefined;
  readonly near: EntityId | undefined;
  readonly yaw: number | undefined;
  readonly path: readonly PropertyKey[];
}

/** So many things find a spot of their own on or in another; the rest are piled on those, which are larger. */
const mostSetOut = 60;

/** Something on, in, under, behind or part of another. */
interface Child {
  readonly id: EntityId;
  readonly parent: EntityId;
  /** Where that is. */
  readonly owner: Stand;
  readonly carrier: Measures;
  readonly held: Measures;
  /** Which of the parent's it is. */
  readonly index: number;
}

/** Puts what is on, in, under and part of the furniture of one room where it belongs, the largest first. */
export class Table {
  readonly problems: Problem[] = [];
  readonly stands: Map<EntityId, Stand>;
  private readonly footprints: Map<EntityId, Footprint>;
  private readonly nearby: Nearby<EntityId>;

  constructor(
    private readonly survey: SceneSurvey,
    private readonly furnished: Furnished,
    private readonly measures: Map<EntityId, Measures>,
    private readonly prefers: (id: EntityId) => Preference,
  ) {
    this.footprints = new Map(furnished.footprints);
    this.nearby = new Nearby(furnished.footprints);
    this.stands = new Map(furnished.stands);
  }

  /** Sets out everything that belongs to this thing, and what belongs to that. */
  setOut(parent: EntityId): void {
    const area = (id: EntityId) => {
      const size = this.measures.get(id)?.size;
      return size ? size.x * size.z : 0;
    };
    const children = contentsOf(this.survey.world, parent).filter(
      (id) => this.measures.has(id) && !this.stands.has(id),
    );
    // A thing told to lie beside another comes after it.
    const near = (id: EntityId) => Number(this.prefers(id).near !== undefined);
    const ordered = [...children].sort((a, b) => near(a) - near(b) || area(b) - area(a));
    const piles: Stand[] = [];
    /** How high each pile is, by its spot: several of the first may lie on one another already. */
    const tops = new Map<string, number>();
    const spotOf = ({ position: { x, z } }: Stand): string => `${x} ${z}`;
    ordered.forEach((id, index) => {
      const pile = index % mostSetOut;
      const under = index < mostSetOut || this.isPart(id) ? undefined : piles[pile];
      const y = under && (tops.get(spotOf(under)) ?? under.position.y);
      const stand = under
        ? { ...under, position: { ...under.position, ...given({ y }) } }
        : this.standFor(id, parent, index);
      if (!stand) return;
      this.stands.set(id, stand);
      const measures = this.measures.get(id);
      if (measures) {
        const footprint = footprintOf(stand, measures.size);
        this.footprints.set(id, footprint);
        this.nearby.add(id, footprint);
        piles[pile] = stand;
        tops.set(spotOf(stand), Math.max(footprint.top, tops.get(spotOf(stand)) ?? footprint.top));
      }
      this.setOut(id);
    });
  }

  private isPart(id: EntityId): boolean {
    const { at } = thingOf(this.survey.world, id);
    return at !== null && relationOf(at) === 'partOf';
  }

  private standFor(id: EntityId, parent: EntityId, index: number): Stand | undefined {
    const { at } = thingOf(this.survey.world, id);
    const owner = this.stands.get(parent);
    const [carrier, held] = [this.measures.get(parent), this.measures.get(id)];
    if (!at || !owner || !carrier || !held) return undefined;
    const child: Child = { id, parent, owner, carrier, held, index };
    const relation = relationOf(at);
    if (relation === 'on') return this.on(child);
    if (relation === 'in') return this.in(child);
    if (relation === 'under') return this.under(child);
    return relation === 'partOf' ? this.part(child) : this.behind(child);
  }

  private on(child: Child): Stand | undefined {
    const { id, parent, owner, held, index } = child;
    const { size, surfaces, mount, grip } = child.carrier;
    if (surfaces.length === 0 && mount === 'wall') {
      // A hook: it hangs from there, before the wall.
      const z = Math.max(grip.z, size.z / 2) + held.size.z / 2;
      return { position: placedAt(owner, vec(grip.x, grip.y - held.size.y, z)), yaw: owner.yaw };
    }
    const flat: readonly Surface[] =
      surfaces.length > 0 ? surfaces : [{ center: vec(0, size.y, 0), width: size.x, depth: size.z }];
    const { part, near, yaw, path } = this.prefers(id);
    const beside = near && this.footprints.get(near);
    for (const margin of [0.03, 0.005]) {
      for (const surface of flat) {
        const prefer = beside ? vec(beside.x, 0, beside.z) : preferred(surface, owner, part, index);
        const stand = findSpot({
          surface,
          owner,
          footprint: { width: held.size.x, depth: held.size.z },
          taken: [],
          prefer,
          ...given({ yaw }),
          accepts: (one) => this.isFree(child, one, margin) && (!part || isOnPart(one, surface, owner, part)),
        });
        if (stand) return stand;
      }
    }
    const stacked = part ? undefined : this.stack(child);
    if (stacked) return stacked;
    // A thing larger than what it is on lies across it.
    const [top] = flat;
    const across = top && { position: placedAt(owner, top.center), yaw: yaw ?? owner.yaw };
    if (across && this.isFree(child, across, 0)) return across;
    const [what, on] = [this.survey.nameOf(id), this.survey.nameOf(parent)];
    const others = contentsOf(this.survey.world, parent)
      .filter((other) => other !== id && this.stands.has(other))
      .map((other) => this.survey.nameOf(other));
    this.problems.push(
      problem(
        path,
        `${what} (${short(held.size.x)} × ${short(held.size.z)} m) finds no free spot within reach on ${part ? `the ${part} of ` : ''}${on} (${short(size.x)} × ${short(size.z)} m)${others.length > 0 ? ` beside ${others.join(', ')}` : ''}: make ${on} larger, or put something elsewhere`,
      ),
    );
    return undefined;
  }

  /** Free of everything but what carries it, and near enough to where somebody can stand. */
  private isFree({ id, parent, held }: Child, stand: Stand, margin: number): boolean {
    const exact = footprintOf(stand, held.size);
    const roomy = { ...exact, width: exact.width + 2 * margin, depth: exact.depth + 2 * margin };
    const carriers = this.survey.carriersOf(parent);
    const isTaken = this.nearby.some(roomy, (other, footprint) => {
      const isNoMatter = other === id || carriers.includes(other) || this.survey.isFlat(other);
      return !isNoMatter && !this.isPartOf(other, parent) && overlap(roomy, footprint);
    });
    return !isTaken && this.isInReach(exact);
  }

  private isInReach(footprint: Footprint): boolean {
    return this.furnished.grid.canTouch(footprint, this.furnished.reached);
  }

  private isPartOf(other: EntityId, parent: EntityId): boolean {
    const { at } = thingOf(this.survey.world, other);
    return at !== null && parentIn(at) === parent && relationOf(at) !== 'on';
  }

  /** What is there already, of those that stand to the parent as this one does. */
  private siblings({ id, parent }: Child): Footprint[] {
    const { at } = thingOf(this.survey.world, id);
    const others = at ? this.survey.contentsOf(parent, relationOf(at)) : [];
    return others.flatMap((other) => (other === id ? [] : (this.footprints.get(other) ?? [])));
  }

  /** On top of the broadest of what is there already, where the table itself is full. */
  private stack(child: Child): Stand | undefined {
    const broadest = this.siblings(child).sort((a, b) => b.width * b.depth - a.width * a.depth);
    return broadest
      .map(({ x, top, z }): Stand => ({ position: vec(x, top, z), yaw: child.owner.yaw }))
      .find((stand) => this.isFree(child, stand, 0));
  }

  private in(child: Child): Stand {
    const { carrier, parent } = child;
    const { state } = thingOf(this.survey.world, parent);
    return this.heap(child, bottomOf(carrier.inside?.(state) ?? standing(carrier.size)));
  }

  private under(child: Child): Stand {
    const { under, size } = child.carrier;
    const surface = bottomOf(under ?? { center: origin, size: vec(size.x * 0.9, 0, size.z * 0.9) });
    return this.heap(child, surface, (one) => this.isInReach(footprintOf(one, child.held.size)));
  }

  /** Side by side while there is room, then on top of one another: what is in a bag lies as it lies. */
  private heap(child: Child, surface: Surface, accepts?: (stand: Stand) => boolean): Stand {
    const { owner, held } = child;
    const there = this.siblings(child);
    const footprint = { width: held.size.x, depth: held.size.z };
    const search = { surface, owner, footprint, taken: there, margin: 0.004 };
    const free = findSpot({ ...search, ...given({ accepts }) }) ?? findSpot(search);
    if (free) return free;
    const middle = placedAt(owner, surface.center);
    const over = there.filter((other) =>
      overlap({ ...footprintOf({ position: middle, yaw: owner.yaw }, held.size), bottom: -1e3, top: 1e3 }, other),
    );
    return { position: { ...middle, y: Math.max(middle.y, ...over.map(({ top }) => top)) }, yaw: owner.yaw };
  }

  private part({ id, parent, owner, carrier, held }: Child): Stand {
    const { drawerSlot: slot, size } = carrier;
    if (slot && held.inside) {
      const drawers = this.survey
        .contentsOf(parent, 'partOf')
        .filter((other) => this.measures.get(other)?.inside !== undefined);
      const width = slot.size.x / Math.max(1, drawers.length);
      const x = slot.center.x + (drawers.indexOf(id) - (drawers.length - 1) / 2) * width;
      this.measures.set(id, resized(held, vec(width, slot.size.y, slot.size.z), held.massKg));
      return { position: placedAt(owner, vec(x, slot.center.y - slot.size.y / 2, slot.center.z)), yaw: owner.yaw };
    }
    const side = { left: -1, right: 1, front: 0, back: 0, middle: 0 }[this.prefers(id).part ?? 'middle'];
    const x = (side * Math.max(0, size.x - held.size.x)) / 2;
    const y = Math.max(0, size.y * 0.75 - held.size.y / 2);
    const sunk = held.mount === 'wall' ? held.size.z / 2 : -held.size.z / 2;
    return {
      position: placedAt(owner, vec(x, Math.min(y, Math.max(0, size.y - held.size.y)), size.z / 2 + sunk)),
      yaw: owner.yaw,
    };
  }

  /** Behind something that itself is on a table: there, at its back. */
  private behind(child: Child): Stand {
    const { owner, carrier, held } = child;
    const at = (aside: number): Stand => {
      const back = -(0.02 + (carrier.size.z + held.size.z) / 2);
      return { position: placedAt(owner, vec(aside, 0, back)), yaw: owner.yaw };
    };
    return [0, 0.1, -0.1, 0.2, -0.2].map(at).find((stand) => this.isFree(child, stand, 0)) ?? at(0);
  }
}

/** The bottom of a room within something, to lay things on. */
const bottomOf = ({ center, size }: Box): Surface => ({
  center: vec(center.x, center.y - size.y / 2, center.z),
  width: size.x,
  depth: size.z,
});

function preferred(surface: Surface, owner: Stand, part: SurfacePart | undefined, index: number): Vec3 {
  const middle = placedAt(owner, surface.center);
  if (part === 'middle') return middle;
  if (part) {
    const [east, north] = ({ left: [-1, 0], right: [1, 0], front: [0, -1], back: [0, 1] } as const)[part];
    const far = Math.max(surface.width, surface.depth) / 3;
    return plus(middle, vec(east * far, 0, north * far));
  }
  // Spread over the table as a hand would, not in a row.
  const [x, z] = spread[index % spread.length] ?? [0, 0];
  return placedAt(owner, plus(surface.center, vec((x * surface.width) / 2, 0, (z * surface.depth) / 2)));
}

function isOnPart({ position }: Stand, surface: Surface, owner: Stand, part: SurfacePart): boolean {
  const middle = placedAt(owner, surface.center);
  const [x, z] = [position.x - middle.x, position.z - middle.z];
  const turn = Math.abs(Math.sin(owner.yaw));
  const [east, north] = turn > 0.7 ? [surface.depth, surface.width] : [surface.width, surface.depth];
  if (part === 'middle') return Math.abs(x) <= east / 4 && Math.abs(z) <= north / 4;
  return ({ left: -x, right: x, front: -z, back: z } as const)[part] > 0.01;
}

const spread: readonly (readonly [number, number])[] = [
  [0, 0.2], [-0.55, 0.1], [0.55, -0.05], [-0.25, -0.4], [0.3, 0.45], [-0.8, -0.3], [0.8, 0.4], [0.05, -0.5], [-0.5, 0.55], [0.6, -0.55],
]; // prettier-ignore
