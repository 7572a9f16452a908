import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Side } from '../../../src/drama/staging.ts';
import { parentIn, relationOf, type Relation as WorldRelation } from '../../../src/drama/whereabouts.ts';
import { thingOf, type World } from '../../../src/world/world.ts';
import type { Footprint } from './footprint.ts';
import type { Target, Wish } from './item.ts';
import { namedIn } from './names.ts';
import { pointAt } from './outline.ts';
import { readPhrase, sayable, type Clause, type Direction, type SurfacePart } from './phrase.ts';
import type { BuiltRoom } from './staged-room.ts';

/** What a phrase comes to: wishes for what stands in the room, preferences for what is on or in something. */
export interface ReadWishes {
  readonly wishes: readonly Wish[];
  readonly part: SurfacePart | undefined;
  /** On the same table: near this. */
  readonly near: EntityId | undefined;
  readonly faults: readonly string[];
}

/** What a phrase is read against. */
export interface PhraseScene {
  readonly world: World;
  readonly built: BuiltRoom;
  readonly placeOf: (id: EntityId) => EntityId | undefined;
  /** The thing that itself stands in the room and has this one on, in or under it. */
  readonly rootOf: (id: EntityId) => EntityId | undefined;
  readonly footprintOf: (id: EntityId) => Footprint | undefined;
  readonly isFlat: (id: EntityId) => boolean;
  readonly isMounted: (id: EntityId) => boolean;
}

const sideYaw: Readonly<Record<Side, number>> = { north: 0, east: Math.PI / 2, south: Math.PI, west: -Math.PI / 2 };
const sidePart: Readonly<Record<Side, SurfacePart>> = { north: 'back', south: 'front', east: 'right', west: 'left' };

export const readWishes = (scene: PhraseScene, id: EntityId, text: string): ReadWishes =>
  new Reading(scene, id).read(text);

class Reading {
  readonly #scene: PhraseScene;
  readonly #id: EntityId;
  readonly #name: string;
  readonly #relation: WorldRelation | undefined;
  readonly #parent: EntityId | undefined;
  readonly #wishes: Wish[] = [];
  readonly #faults: string[] = [];
  #part: SurfacePart | undefined;
  #near: EntityId | undefined;

  constructor(scene: PhraseScene, id: EntityId) {
    this.#scene = scene;
    this.#id = id;
    const thing = thingOf(scene.world, id);
    this.#name = thing.name;
    this.#relation = thing.at ? relationOf(thing.at) : undefined;
    this.#parent = thing.at ? parentIn(thing.at) : undefined;
  }

  read(text: string): ReadWishes {
    const { world } = this.#scene;
    const knows = (name: string) => namedIn(world, name, () => true).length > 0;
    const { clauses, unknown } = readPhrase(text, knows);
    if (unknown.length > 0) {
      this.#faults.push(
        `does not say where in words the stage knows: “${unknown.join('”, “')}”. One can say: ${sayable.join('; ')}`,
      );
    }
    for (const clause of clauses) this.#take(clause);
    return { wishes: this.#wishes, part: this.#part, near: this.#near, faults: this.#faults };
  }

  /** It stands in the room itself, not on or in another thing. */
  get #stands(): boolean {
    return this.#relation === undefined || this.#relation === 'behind' || this.#parentIsPlace;
  }

  get #parentIsPlace(): boolean {
    return this.#parent !== undefined && thingOf(this.#scene.world, this.#parent).kind === 'place';
  }

  #contradicts(what: string): void {
    const { world } = this.#scene;
    const parent = this.#parent ? thingOf(world, this.#parent).name : 'nowhere';
    const at = this.#parent ? `{ "${this.#relation}": "${this.#parent}" }` : 'null';
    this.#faults.push(
      `says “${what}”, but in the world ${this.#name} is ${this.#relation ?? ''} ${parent} (its "at" is ${at}): change one of the two`,
    );
  }

  #take(clause: Clause): void {
    switch (clause.kind) {
      case 'floor':
        if (!this.#stands) this.#contradicts('on the floor');
        return;
      case 'centre':
        if (this.#stands) this.#wishes.push(clause);
        else this.#part = 'middle';
        return;
      case 'side':
        if (this.#stands) this.#wishes.push(clause);
        else this.#part = sidePart[clause.side];
        return;
      case 'ceiling':
      case 'wall':
      case 'corner':
        if (this.#stands) this.#wishes.push(clause);
        else this.#contradicts(clause.kind === 'ceiling' ? 'from the ceiling' : `at the ${clause.kind}`);
        return;
      case 'window': {
        const target = this.#windows(clause.side);
        if (target) this.#wishes.push({ kind: 'near', target });
        return;
      }
      case 'door': {
        const target = this.#doors(clause.name);
        if (target) this.#wishes.push({ kind: 'near', target });
        return;
      }
      case 'faces':
        return this.#face(clause.to, clause.away === true);
      case 'between': {
        const [first, second] = clause.names.map((name) => this.#target(name));
        if (first && second) this.#wishes.push({ kind: 'between', targets: [first, second] });
        return;
      }
      case 'on':
        return this.#on(clause.name, clause.part);
      case 'in':
        return this.#in(clause.name);
      default: {
        if (this.#belongs(clause.kind, clause.name)) return;
        const target = this.#target(clause.name);
        if (!target) return;
        if (!this.#stands) {
          if (clause.kind === 'under') this.#contradicts(`under ${clause.name}`);
          else if (target.id) this.#near = this.#found(clause.name)[0];
          return;
        }
        if (clause.kind === 'under' && !this.#canBeUnder(target)) return this.#contradicts(`under ${clause.name}`);
        this.#wishes.push({ kind: clause.kind, target });
      }
    }
  }

  /** The phrase says what the world says already. */
  #belongs(relation: string, name: string): boolean {
    return this.#relation === relation && this.#found(name).includes(this.#parent as EntityId);
  }

  #canBeUnder({ id }: Target): boolean {
    const { isFlat, isMounted } = this.#scene;
    return id === undefined || isFlat(this.#id) || isMounted(id);
  }

  #on(name: string, part: SurfacePart | undefined): void {
    const found = this.#found(name);
    if (this.#relation === 'on' && (found.includes(this.#parent as EntityId) || this.#isAbove(found))) {
      this.#part = part;
      return;
    }
    if (!this.#stands) {
      if (this.#relation === 'partOf' && found.includes(this.#parent as EntityId)) this.#part = part;
      else this.#contradicts(`on ${name}`);
      return;
    }
    const target = this.#target(name);
    if (!target) return;
    // “On the left of the table” of what stands on the floor is beside the table.
    if (part && part !== 'middle') {
      const kind = ({ left: 'left', right: 'right', front: 'front', back: 'behind' } as const)[part];
      this.#wishes.push({ kind, target });
    } else if (target.id && this.#scene.isFlat(target.id)) this.#wishes.push({ kind: 'near', target });
    else this.#contradicts(`on ${name}`);
  }

  #in(name: string): void {
    const { world, placeOf } = this.#scene;
    const place = namedIn(world, name, (id) => thingOf(world, id).kind === 'place');
    if (place.length > 0 && place.includes(placeOf(this.#id) as EntityId)) return;
    if (/^(?:room|stage|place|air)$/i.test(name)) return;
    const found = this.#found(name);
    if (this.#relation === 'in' && found.includes(this.#parent as EntityId)) return;
    if (found.length === 0 && place.length === 0) this.#target(name);
    else this.#contradicts(`in ${name}`);
  }

  /** One of these carries, by way of others, what this is on. */
  #isAbove(found: readonly EntityId[]): boolean {
    const { world } = this.#scene;
    let at = this.#parent;
    while (at !== undefined) {
      if (found.includes(at)) return true;
      const up = thingOf(world, at).at;
      at = up ? parentIn(up) : undefined;
    }
    return false;
  }

  #face(to: Direction, away: boolean): void {
    const turn = away ? Math.PI : 0;
    if ('side' in to) {
      this.#wishes.push({ kind: 'yaw', yaw: sideYaw[to.side] + turn });
      return;
    }
    if ('name' in to) {
      const target = this.#target(to.name);
      if (target) this.#wishes.push({ kind: 'faces', away, target });
      return;
    }
    switch (to.feature) {
      case 'centre':
        this.#wishes.push({ kind: 'faces', away, target: this.#middle() });
        return;
      case 'wall':
      case 'corner':
        if (away && this.#stands) this.#wishes.push({ kind: 'wall', how: 'against' });
        return;
      default: {
        const target = to.feature === 'window' ? this.#windows(undefined) : this.#doors(undefined);
        if (target) this.#wishes.push({ kind: 'faces', away, target });
      }
    }
  }

  #found(name: string): readonly EntityId[] {
    const { world, placeOf } = this.#scene;
    const place = placeOf(this.#id);
    return namedIn(
      world,
      name,
      (id) => id !== this.#id && thingOf(world, id).kind === 'prop' && (placeOf(id) === place || this.#isDoorHere(id)),
    );
  }

  #isDoorHere(id: EntityId): boolean {
    return this.#scene.built.entries.some(({ doorway }) => doorway.door === id);
  }

  #target(name: string): Target | undefined {
    const { world, rootOf, placeOf, built } = this.#scene;
    const found = this.#found(name);
    const [only] = found;
    if (only && found.length === 1) {
      const door = built.entries.filter(({ doorway }) => doorway.door === only);
      if (door.length > 0) return { name, among: () => door.map(doorFootprint) };
      const root = rootOf(only) ?? only;
      if (root === this.#id) {
        this.#faults.push(`places ${this.#name} by “${name}”, which is on or in it itself`);
        return undefined;
      }
      return this.#thing(name, root);
    }
    if (found.length > 1) {
      this.#faults.push(
        `names “${name}”, which may be ${found.map((id) => `${thingOf(world, id).name} (${id})`).join(' or ')}: use its id`,
      );
      return undefined;
    }
    const feature = this.#feature(name);
    if (feature) return feature;
    const [elsewhere] = namedIn(world, name, (id) => thingOf(world, id).kind === 'prop' && id !== this.#id);
    const where = elsewhere && placeOf(elsewhere);
    this.#faults.push(
      where
        ? `names “${name}”, which is in ${thingOf(world, where).name} and not here`
        : elsewhere
          ? `names “${name}”, which stands nowhere: it is carried, worn or not on stage`
          : `names “${name}”, and nothing here is called that`,
    );
    return undefined;
  }

  #thing(name: string, id: EntityId): Target {
    const { footprintOf } = this.#scene;
    return {
      name,
      id,
      among: () => {
        const at = footprintOf(id);
        return at ? [at] : [];
      },
    };
  }

  #feature(name: string): Target | undefined {
    const text = name.toLowerCase();
    const { built, world } = this.#scene;
    const { faces, room } = built;
    if (/\bwindow(sill)?s?$/.test(text)) return this.#windows(undefined);
    const wall = /^(?:(north|south|east|west|back|front|left|right|rear)(?:ern)? )?wall$/.exec(text);
    if (wall) {
      const side = wall[1]
        ? ({ back: 'north', rear: 'north', front: 'south', left: 'west', right: 'east' }[wall[1]] ?? wall[1])
        : undefined;
      const here = faces.filter(({ edge }) => !side || edge.side === side);
      return {
        name,
        among: () =>
          here.map(({ edge }) => thin(pointAt(edge, edge.length / 2), edge.inward, edge.length, room.floorY)),
      };
    }
    if (/\b(door|doorway|entrance|exit|arch|archway|stairs|steps|gate)s?$/.test(text)) {
      return this.#doors(
        /^(door|doorway|entrance|exit|arch|archway|stairs|steps|gate)s?$/.test(text) ? undefined : name,
      );
    }
    if (/^(audience|public)$/.test(text)) return { name, among: () => [thin([0, -1000], [0, 1], 1, 0)] };
    const [place] = namedIn(world, name, (id) => thingOf(world, id).kind === 'place');
    return place ? this.#doors(name) : undefined;
  }

  #middle(): Target {
    const { outline, floorY } = this.#scene.built.room;
    const xs = outline.map(([x]) => x);
    const zs = outline.map(([, z]) => z);
    const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2] as const;
    return { name: 'the middle', among: () => [thin(middle, [0, 1], 0.02, floorY)] };
  }

  #windows(side: Side | undefined): Target | undefined {
    const windows = this.#scene.built.faces
      .filter(({ edge }) => !side || edge.side === side)
      .flatMap(({ edge, holes }) =>
        holes
          .filter(({ kind }) => kind === 'window')
          .map((hole) => ({
            ...thin(pointAt(edge, (hole.from + hole.to) / 2), edge.inward, hole.to - hole.from, hole.bottom),
            top: hole.top,
          })),
      );
    if (windows.length > 0) return { name: 'window', among: () => windows };
    const { world, built } = this.#scene;
    const [prop, another] = namedIn(world, 'window', (id) => this.#found('window').includes(id));
    if (prop && !another) return this.#thing('window', this.#scene.rootOf(prop) ?? prop);
    this.#faults.push(
      `speaks of a window, but ${thingOf(world, built.room.place).name} has none${side ? ` on its ${side} side` : ''}: give it one in staging.rooms`,
    );
    return undefined;
  }

  #doors(name: string | undefined): Target | undefined {
    const { built, world } = this.#scene;
    let entries = built.entries;
    if (name !== undefined) {
      const place = name.replace(/\s(?:door|doorway|entrance|exit|arch|archway|gate|opening)$/i, '');
      const doors = namedIn(world, name, (id) => this.#isDoorHere(id));
      const byDoor = entries.filter(({ doorway }) => doorway.door && doors.includes(doorway.door));
      const places = namedIn(world, place, (id) => entries.some(({ to }) => to === id));
      entries = byDoor.length > 0 ? byDoor : entries.filter(({ to }) => places.includes(to));
    }
    if (entries.length > 0) return { name: name ?? 'door', among: () => entries.map(doorFootprint) };
    const here = thingOf(world, built.room.place).name;
    const ways = built.entries.map(({ to }) => thingOf(world, to).name).join(', ');
    this.#faults.push(
      name === undefined
        ? `speaks of a door, but ${here} has none`
        : `speaks of “${name}”, but the ways out of ${here} lead to ${ways || 'nowhere'}`,
    );
    return undefined;
  }
}

const doorFootprint = ({ doorway, yaw }: BuiltRoom['entries'][number]): Footprint => ({
  x: doorway.center.x,
  z: doorway.center.z,
  yaw,
  width: doorway.width,
  depth: 0.2,
  bottom: doorway.center.y,
  top: doorway.center.y + doorway.height,
});

const thin = (
  [x, z]: readonly [number, number],
  inward: readonly [number, number],
  width: number,
  bottom: number,
): Footprint => ({
  x,
  z,
  yaw: Math.atan2(inward[0], inward[1]),
  width,
  depth: 0.02,
  bottom,
  top: bottom + 0.02,
});
