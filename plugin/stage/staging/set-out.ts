import type { EntityId } from '../../../src/drama/entity-id.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { contentsOf, thingOf, type World } from '../../../src/world/world.ts';
import type { Measures, Surface } from '../forms/form.ts';
import { resized } from '../forms/stretch.ts';
import { placedAt, type Stand } from '../space/pose.ts';
import { plus, vec, type Vec3 } from '../space/vector.ts';
import { footprintOf, overlap, type Footprint } from './footprint.ts';
import type { Furnished } from './furnish.ts';
import { short } from './furnish.ts';
import type { SurfacePart } from './phrase.ts';
import { findSpot } from './spots.ts';

/** What an author prefers of something on, in or under another thing. */
export interface Preference {
  readonly part: SurfacePart | undefined;
  readonly near: EntityId | undefined;
  readonly yaw: number | undefined;
  readonly path: readonly PropertyKey[];
}

/** Puts what is on, in, under and part of the furniture of one room where it belongs, the largest first. */
export class Table {
  readonly problems: Problem[] = [];
  readonly stands = new Map<EntityId, Stand>();
  readonly #world: World;
  readonly #furnished: Furnished;
  readonly #measures: Map<EntityId, Measures>;
  readonly #prefers: (id: EntityId) => Preference;
  readonly #isFlat: (id: EntityId) => boolean;
  readonly #footprints: Map<EntityId, Footprint>;

  constructor(
    world: World,
    furnished: Furnished,
    measures: Map<EntityId, Measures>,
    prefers: (id: EntityId) => Preference,
    isFlat: (id: EntityId) => boolean,
  ) {
    this.#world = world;
    this.#furnished = furnished;
    this.#measures = measures;
    this.#prefers = prefers;
    this.#isFlat = isFlat;
    this.#footprints = new Map(furnished.footprints);
    for (const [id, stand] of furnished.stands) this.stands.set(id, stand);
  }

  /** Sets out everything that belongs to this thing, and what belongs to that. */
  setOut(parent: EntityId): void {
    const area = (id: EntityId) => {
      const size = this.#measures.get(id)?.size;
      return size ? size.x * size.z : 0;
    };
    const children = contentsOf(this.#world, parent).filter((id) => this.#measures.has(id) && !this.stands.has(id));
    // A thing told to lie beside another comes after it.
    const near = (id: EntityId) => Number(this.#prefers(id).near !== undefined);
    const ordered = [...children].sort((a, b) => near(a) - near(b) || area(b) - area(a));
    ordered.forEach((id, index) => {
      const stand = this.#standFor(id, parent, index);
      if (!stand) return;
      this.stands.set(id, stand);
      const measures = this.#measures.get(id);
      if (measures) this.#footprints.set(id, footprintOf(stand, measures.size));
      this.setOut(id);
    });
  }

  #standFor(id: EntityId, parent: EntityId, index: number): Stand | undefined {
    const { at } = thingOf(this.#world, id);
    const owner = this.stands.get(parent);
    const [measures, held] = [this.#measures.get(parent), this.#measures.get(id)];
    if (!at || !owner || !measures || !held) return undefined;
    switch (relationOf(at)) {
      case 'on':
        return this.#on(id, parent, owner, measures, held, index);
      case 'in':
        return this.#in(id, parent, owner, measures, held);
      case 'under':
        return this.#under(id, parent, owner, measures, held);
      case 'partOf':
        return this.#part(id, parent, owner, measures, held);
      default:
        return this.#behind(id, parent, owner, measures, held);
    }
  }

  #on(
    id: EntityId,
    parent: EntityId,
    owner: Stand,
    { size, surfaces, mount, grip }: Measures,
    held: Measures,
    index: number,
  ) {
    if (surfaces.length === 0 && mount === 'wall') {
      // A hook: it hangs from there, before the wall.
      const z = Math.max(grip.z, size.z / 2) + held.size.z / 2;
      return { position: placedAt(owner, vec(grip.x, grip.y - held.size.y, z)), yaw: owner.yaw };
    }
    const flat: readonly Surface[] =
      surfaces.length > 0 ? surfaces : [{ center: vec(0, size.y, 0), width: size.x, depth: size.z }];
    const { part, near, yaw, path } = this.#prefers(id);
    const beside = near && this.#footprints.get(near);
    for (const margin of [0.03, 0.005]) {
      for (const surface of flat) {
        const prefer = beside ? vec(beside.x, 0, beside.z) : this.#preferred(surface, owner, part, index);
        const base = { width: held.size.x, depth: held.size.z };
        const stand = findSpot({
          surface,
          owner,
          footprint: base,
          taken: [],
          prefer,
          ...(yaw === undefined ? {} : { yaw }),
          accepts: (one) =>
            this.#isFree(id, parent, one, held, margin) && (!part || this.#isOnPart(one, surface, owner, part)),
        });
        if (stand) return stand;
      }
    }
    const stacked = this.#stack(id, parent, owner, held);
    if (stacked && !part) return stacked;
    // A thing larger than what it is on lies across it.
    const [top] = flat;
    const across = top && { position: placedAt(owner, top.center), yaw: yaw ?? owner.yaw };
    if (across && this.#isFree(id, parent, across, held, 0)) return across;
    const [what, on] = [thingOf(this.#world, id).name, thingOf(this.#world, parent).name];
    const others = contentsOf(this.#world, parent)
      .filter((other) => other !== id && this.stands.has(other))
      .map((other) => thingOf(this.#world, other).name);
    this.problems.push(
      problem(
        path,
        `${what} (${short(held.size.x)} × ${short(held.size.z)} m) finds no free spot within reach on ${part ? `the ${part} of ` : ''}${on} (${short(size.x)} × ${short(size.z)} m)${others.length > 0 ? ` beside ${others.join(', ')}` : ''}: make ${on} larger, or put something elsewhere`,
      ),
    );
    return undefined;
  }

  /** Free of everything but what carries it, and near enough to where somebody can stand. */
  #isFree(id: EntityId, parent: EntityId, stand: Stand, { size }: Measures, margin: number): boolean {
    const exact = footprintOf(stand, size);
    const roomy = { ...exact, width: exact.width + 2 * margin, depth: exact.depth + 2 * margin };
    for (const [other, footprint] of this.#footprints) {
      if (other === id || this.#carries(other, parent) || this.#isFlat(other) || this.#isPartOf(other, parent))
        continue;
      if (overlap(roomy, footprint)) return false;
    }
    const { grid, reached } = this.#furnished;
    return grid.canTouch(exact, reached);
  }

  #carries(other: EntityId, parent: EntityId): boolean {
    for (let at: EntityId | undefined = parent; at !== undefined;) {
      if (at === other) return true;
      const up: ReturnType<typeof thingOf>['at'] = thingOf(this.#world, at).at;
      at = up ? parentIn(up) : undefined;
    }
    return false;
  }

  #isPartOf(other: EntityId, parent: EntityId): boolean {
    const { at } = thingOf(this.#world, other);
    return at !== null && parentIn(at) === parent && relationOf(at) !== 'on';
  }

  /** On top of the broadest of what is there already, where the table itself is full. */
  #stack(id: EntityId, parent: EntityId, owner: Stand, held: Measures): Stand | undefined {
    const siblings = contentsOf(this.#world, parent)
      .filter(
        (other) =>
          other !== id && thingOf(this.#world, other).at && relationOf(thingOf(this.#world, other).at!) === 'on',
      )
      .flatMap((other) => this.#footprints.get(other) ?? [])
      .sort((a, b) => b.width * b.depth - a.width * a.depth);
    for (const below of siblings) {
      const stand: Stand = { position: vec(below.x, below.top, below.z), yaw: owner.yaw };
      if (this.#isFree(id, parent, stand, held, 0)) return stand;
    }
    return undefined;
  }

  #preferred(surface: Surface, owner: Stand, part: SurfacePart | undefined, index: number): Vec3 {
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

  #isOnPart({ position }: Stand, surface: Surface, owner: Stand, part: SurfacePart): boolean {
    const middle = placedAt(owner, surface.center);
    const [x, z] = [position.x - middle.x, position.z - middle.z];
    const turn = Math.abs(Math.sin(owner.yaw));
    const [east, north] = turn > 0.7 ? [surface.depth, surface.width] : [surface.width, surface.depth];
    if (part === 'middle') return Math.abs(x) <= east / 4 && Math.abs(z) <= north / 4;
    return ({ left: -x, right: x, front: -z, back: z } as const)[part] > 0.01;
  }

  #in(id: EntityId, parent: EntityId, owner: Stand, measures: Measures, held: Measures): Stand {
    const { state } = thingOf(this.#world, parent);
    const box = measures.inside?.(state) ?? { center: vec(0, measures.size.y / 2, 0), size: measures.size };
    const bottom = box.center.y - box.size.y / 2;
    const surface = { center: vec(box.center.x, bottom, box.center.z), width: box.size.x, depth: box.size.z };
    return this.#heap(id, parent, owner, surface, held);
  }

  #under(id: EntityId, parent: EntityId, owner: Stand, { under, size }: Measures, held: Measures): Stand {
    const box = under ?? { center: vec(0, 0, 0), size: vec(size.x * 0.9, 0, size.z * 0.9) };
    const bottom = under ? box.center.y - box.size.y / 2 : 0;
    const surface = { center: vec(box.center.x, bottom, box.center.z), width: box.size.x, depth: box.size.z };
    const { grid, reached } = this.#furnished;
    return this.#heap(id, parent, owner, surface, held, (one) => grid.canTouch(footprintOf(one, held.size), reached));
  }

  /** Side by side while there is room, then on top of one another: what is in a bag lies as it lies. */
  #heap(
    id: EntityId,
    parent: EntityId,
    owner: Stand,
    surface: Surface,
    held: Measures,
    accepts?: (stand: Stand) => boolean,
  ): Stand {
    const relation = relationOf(thingOf(this.#world, id).at!);
    const there = contentsOf(this.#world, parent)
      .filter((other) => {
        const { at } = thingOf(this.#world, other);
        return other !== id && at !== null && relationOf(at) === relation;
      })
      .flatMap((other) => this.#footprints.get(other) ?? []);
    const footprint = { width: held.size.x, depth: held.size.z };
    const free =
      findSpot({ surface, owner, footprint, taken: there, margin: 0.004, ...(accepts ? { accepts } : {}) }) ??
      findSpot({ surface, owner, footprint, taken: there, margin: 0.004 });
    if (free) return free;
    const middle = placedAt(owner, surface.center);
    const over = there.filter((other) =>
      overlap({ ...footprintOf({ position: middle, yaw: owner.yaw }, held.size), bottom: -1e3, top: 1e3 }, other),
    );
    return { position: { ...middle, y: Math.max(middle.y, ...over.map(({ top }) => top)) }, yaw: owner.yaw };
  }

  #part(id: EntityId, parent: EntityId, owner: Stand, measures: Measures, held: Measures): Stand {
    const slot = measures.drawerSlot;
    if (slot && held.inside) {
      const drawers = contentsOf(this.#world, parent).filter((other) => {
        const { at } = thingOf(this.#world, other);
        return at !== null && relationOf(at) === 'partOf' && this.#measures.get(other)?.inside !== undefined;
      });
      const width = slot.size.x / Math.max(1, drawers.length);
      const x = slot.center.x + (drawers.indexOf(id) - (drawers.length - 1) / 2) * width;
      this.#measures.set(id, resized(held, vec(width, slot.size.y, slot.size.z), held.massKg));
      return { position: placedAt(owner, vec(x, slot.center.y - slot.size.y / 2, slot.center.z)), yaw: owner.yaw };
    }
    const { size } = measures;
    const side = { left: -1, right: 1, front: 0, back: 0, middle: 0 }[this.#prefers(id).part ?? 'middle'];
    const x = (side * Math.max(0, size.x - held.size.x)) / 2;
    const y = Math.max(0, size.y * 0.75 - held.size.y / 2);
    const sunk = held.mount === 'wall' ? held.size.z / 2 : -held.size.z / 2;
    return {
      position: placedAt(owner, vec(x, Math.min(y, Math.max(0, size.y - held.size.y)), size.z / 2 + sunk)),
      yaw: owner.yaw,
    };
  }

  /** Behind something that itself is on a table: there, at its back. */
  #behind(id: EntityId, parent: EntityId, owner: Stand, { size }: Measures, held: Measures): Stand {
    const gap = 0.02 + (size.z + held.size.z) / 2;
    for (const off of [0, 0.1, -0.1, 0.2, -0.2]) {
      const stand = { position: placedAt(owner, vec(off, 0, -gap)), yaw: owner.yaw };
      if (this.#isFree(id, parent, stand, held, 0)) return stand;
    }
    return { position: placedAt(owner, vec(0, 0, -gap)), yaw: owner.yaw };
  }
}

const spread: readonly (readonly [number, number])[] = [
  [0, 0.2], [-0.55, 0.1], [0.55, -0.05], [-0.25, -0.4], [0.3, 0.45], [-0.8, -0.3], [0.8, 0.4], [0.05, -0.5], [-0.5, 0.55], [0.6, -0.55],
]; // prettier-ignore
