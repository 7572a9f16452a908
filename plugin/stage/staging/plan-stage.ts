import type { EntityId } from '../../../src/drama/entity-id.ts';
import { guestId } from '../../../src/drama/guest.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { stagingProblems } from '../../../src/drama/scene-file.ts';
import type { Placement } from '../../../src/drama/staging.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { err, ok, type Result } from '../../../src/kit/result.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { contentsOf, openWorld, thingOf, type World } from '../../../src/world/world.ts';
import { chooseForm } from '../forms/choose-form.ts';
import type { Make, Measures } from '../forms/form.ts';
import { resized } from '../forms/stretch.ts';
import type { Stand } from '../space/pose.ts';
import { vec, type Vec3 } from '../space/vector.ts';
import { planRooms, styleOf, type RoomNeed } from './floor-plan.ts';
import { Furnisher, type Furnished } from './furnish.ts';
import { gapBetween, type Footprint } from './footprint.ts';
import { habitOf } from './habit.ts';
import type { Item, Wish } from './item.ts';
import { marksOf, type MarkWish } from './marks.ts';
import { boundsOf } from './outline.ts';
import { passagesOf, type Passage } from './passage.ts';
import { Table, type Preference } from './set-out.ts';
import type { PlacedProp, StagePlan } from './stage-plan.ts';
import type { BuiltRoom } from './staged-room.ts';
import { buildWalls, type Building } from './walls.ts';
import { wishCost } from './wish-cost.ts';
import { meaningOf, type Meaning, type PhraseScene } from './wishes.ts';

/** What of a scene a stage is built from. */
export type StagedScene = Pick<SceneFile, 'entities'> & Partial<Pick<SceneFile, 'staging' | 'setting'>>;

export interface StageOptions {
  /** True sizes of things whose body the host brings: they are fitted into these. */
  readonly sizes?: ReadonlyMap<EntityId, Vec3>;
}

/** Rooms the author left to us grow so often before we give up. */
const mostGrowth = 6;
const [lightestKg, heaviestKg] = [0.001, 5000];

/** Builds the plan of a stage from a scene: rooms, walls, ways, and where everything and everybody stands. */
export const planStage = (scene: StagedScene, options: StageOptions = {}): Result<StagePlan, readonly Problem[]> =>
  new StagePlanner(scene, options).plan();

class StagePlanner {
  readonly #scene: StagedScene;
  readonly #world: World;
  readonly #placements = new Map<EntityId, { readonly placement: Placement; readonly path: readonly PropertyKey[] }>();
  readonly #forms = new Map<EntityId, { readonly form: string; readonly measures: Measures; readonly make?: Make }>();
  readonly #passages: readonly Passage[];
  readonly #problems: Problem[] = [];

  constructor(scene: StagedScene, options: StageOptions) {
    this.#scene = scene;
    this.#world = openWorld(scene);
    this.#passages = passagesOf(this.#world, scene.staging);
    scene.staging?.placements?.forEach((placement, index) =>
      this.#placements.set(placement.entity, { placement, path: ['staging', 'placements', index] }),
    );
    this.#chooseForms(options);
  }

  plan(): Result<StagePlan, readonly Problem[]> {
    const { staging, entities } = this.#scene;
    this.#problems.push(...stagingProblems({ entities, ...(staging ? { staging } : {}) }));
    if (!this.#world.cast.some((id) => thingOf(this.#world, id).kind === 'place')) {
      this.#problems.push(problem(['entities'], 'there is no place to stage: add an entity of kind "place"'));
    }
    if (this.#problems.length > 0) return err(this.#problems);
    const grown = new Map<EntityId, number>();
    for (;;) {
      const [found, tight] = this.#attempt(grown);
      if (found.ok) return found;
      const growing = tight.filter((place) => (grown.get(place) ?? 0) < mostGrowth);
      if (growing.length === 0) return found;
      for (const place of growing) grown.set(place, (grown.get(place) ?? 0) + 1);
    }
  }

  #attempt(grown: ReadonlyMap<EntityId, number>): [Result<StagePlan, readonly Problem[]>, readonly EntityId[]] {
    const { staging } = this.#scene;
    const planned = planRooms(this.#world, staging, this.#passages, (place) => this.#needOf(place, grown));
    if (planned.problems.length > 0) return [err(planned.problems), []];
    const doors = new Set(this.#passages.map(({ door }) => door));
    const { building, problems } = buildWalls(
      planned.rooms,
      this.#passages,
      (door) => {
        const size = this.#forms.get(door)?.measures.size;
        return size && { width: size.x, height: size.y };
      },
      { name: (place) => thingOf(this.#world, place).name, roomPath: (place) => this.#roomPath(place) },
    );
    if (problems.length > 0) return [err(problems), []];

    const found: Problem[] = [];
    const tight: EntityId[] = [];
    const stands = new Map<EntityId, Stand>();
    const marks = new Map<EntityId, ReadonlyMap<EntityId, Stand>>();
    const measures = new Map([...this.#forms].map(([id, form]) => [id, form.measures]));
    for (const built of building.rooms) {
      const before = found.length;
      const marked = this.#furnishRoom(built, doors, measures, stands, found);
      if (found.length > before && !built.planned.given) tight.push(built.room.place);
      if (marked) marks.set(built.room.place, marked);
    }
    this.#hangDoors(building, measures, stands);
    if (found.length > 0) return [err(found), tight];
    return [ok(this.#result(building, measures, stands, marks)), []];
  }

  #result(
    building: Building,
    measures: ReadonlyMap<EntityId, Measures>,
    stands: ReadonlyMap<EntityId, Stand>,
    marks: ReadonlyMap<EntityId, ReadonlyMap<EntityId, Stand>>,
  ): StagePlan {
    const forms = new Map<EntityId, { readonly form: string; readonly measures: Measures; readonly make?: Make }>();
    const props = new Map<EntityId, PlacedProp>();
    for (const [id, { form, measures: plain, make }] of this.#forms) {
      const own = measures.get(id) ?? plain;
      forms.set(id, { form, measures: own, ...(make ? { make } : {}) });
      const stand = stands.get(id);
      if (stand) props.set(id, { id, form, measures: own, stand });
    }
    return {
      rooms: building.rooms.map(({ room }) => room),
      walls: building.walls,
      doorways: building.doorways,
      stairs: building.stairs,
      props,
      forms,
      mark: (actor, place) => {
        const stand = marks.get(place)?.get(actor);
        invariant(
          stand,
          `No mark for "${actor}" in "${place}": ask for an actor and a place of the scene that was planned.`,
        );
        return stand;
      },
      style: styleOf(this.#scene.staging, this.#scene.setting),
      light: this.#scene.staging?.light ?? { mood: 'interior' },
      looks: new Map((this.#scene.staging?.looks ?? []).map((looks) => [looks.actor, looks])),
      dressing: new Map(
        (this.#scene.staging?.rooms ?? []).flatMap(({ place, dressing }) => (dressing ? [[place, dressing]] : [])),
      ),
    };
  }

  #chooseForms({ sizes }: StageOptions): void {
    for (const id of this.#world.cast) {
      const thing = thingOf(this.#world, id);
      if (thing.kind !== 'prop') continue;
      const { placement, path = [] } = this.#placements.get(id) ?? {};
      const form = chooseForm(thing, placement?.form);
      const plain = form.measure(thing);
      const given = sizes?.get(id) ?? (placement?.size ? vec(...placement.size) : undefined);
      const fitted = given ? resized(plain, given) : plain;
      const massKg = placement?.massKg ?? fitted.massKg;
      if (!(massKg >= lightestKg && massKg <= heaviestKg)) {
        this.#problems.push(
          problem(
            [...path, 'massKg'],
            `${thing.name} weighs ${massKg} kg: a prop must weigh between ${lightestKg} and ${heaviestKg} kg`,
          ),
        );
      }
      const { substance, colour } = placement ?? {};
      const make = { ...(substance ? { substance } : {}), ...(colour ? { colour } : {}) };
      this.#forms.set(id, { form: form.name, measures: { ...fitted, massKg }, make });
    }
  }

  #roomPath(place: EntityId): readonly PropertyKey[] {
    const index = this.#scene.staging?.rooms?.findIndex((room) => room.place === place) ?? -1;
    return ['staging', 'rooms', ...(index < 0 ? [] : [index])];
  }

  /** The room a thing is in, by way of all it is on or in; nothing for what is carried, worn or off stage. */
  readonly #placeOf = (id: EntityId): EntityId | undefined => {
    for (let at: EntityId | undefined = id; at !== undefined;) {
      const thing: ReturnType<typeof thingOf> = thingOf(this.#world, at);
      if (thing.kind === 'place') return at;
      if (thing.kind === 'actor' && at !== id) return undefined;
      if (!thing.at || ['heldBy', 'wornBy'].includes(relationOf(thing.at))) return undefined;
      at = parentIn(thing.at);
    }
    return undefined;
  };

  /** The thing that stands on the floor or hangs on the wall for it. */
  readonly #rootOf = (id: EntityId): EntityId | undefined => {
    let at = id;
    for (;;) {
      const thing = thingOf(this.#world, at);
      if (!thing.at) return undefined;
      const parent = parentIn(thing.at);
      const { kind } = thingOf(this.#world, parent);
      if (kind === 'place') return at;
      if (kind === 'actor') return undefined;
      if (relationOf(thing.at) === 'behind' && this.#standsInRoom(parent)) return at;
      at = parent;
    }
  };

  #standsInRoom(id: EntityId): boolean {
    const { at } = thingOf(this.#world, id);
    return at !== null && thingOf(this.#world, parentIn(at)).kind === 'place';
  }

  readonly #isFlat = (id: EntityId): boolean => {
    const measures = this.#forms.get(id)?.measures;
    return measures !== undefined && measures.size.y <= 0.06 && measures.mount === 'floor';
  };

  #needOf(place: EntityId, grown: ReadonlyMap<EntityId, number>): RoomNeed {
    let [floorArea, longest, people] = [0, 0, 0];
    for (const id of this.#world.cast) {
      const thing = thingOf(this.#world, id);
      if (thing.kind === 'actor' && this.#placeOf(id) === place) people++;
      if (thing.kind !== 'prop' || this.#placeOf(id) !== place || this.#rootOf(id) !== id) continue;
      const measures = this.#forms.get(id)?.measures;
      if (!measures || measures.mount === 'wall' || measures.mount === 'ceiling' || this.#isFlat(id)) continue;
      floorArea += measures.size.x * (measures.size.z + measures.clearFront * 0.5);
      longest = Math.max(longest, measures.size.x, measures.size.z);
    }
    return { floorArea: floorArea + people * 0.6, longest, grown: grown.get(place) ?? 0 };
  }

  #furnishRoom(
    built: BuiltRoom,
    doors: ReadonlySet<EntityId | undefined>,
    measures: Map<EntityId, Measures>,
    stands: Map<EntityId, Stand>,
    problems: Problem[],
  ): ReadonlyMap<EntityId, Stand> | undefined {
    const { place } = built.room;
    const names = (id: EntityId) => thingOf(this.#world, id).name;
    const furnisher = new Furnisher(built, names);
    const scene: PhraseScene = {
      world: this.#world,
      built,
      placeOf: this.#placeOf,
      rootOf: this.#rootOf,
      footprintOf: (id) => furnisher.footprintOf(id),
      isFlat: this.#isFlat,
      isMounted: (id) => ['wall', 'ceiling'].includes(this.#forms.get(id)?.measures.mount ?? ''),
    };
    const before = problems.length;
    const meanings = new Map<EntityId, Meaning>();
    const items: Item[] = [];
    for (const id of this.#world.cast) {
      if (this.#placeOf(id) !== place) continue;
      const thing = thingOf(this.#world, id);
      const entry = this.#placements.get(id);
      const isDoor = doors.has(id);
      if (entry && isDoor && (entry.placement.stands ?? entry.placement.at)) {
        problems.push(
          problem(entry.path, `${thing.name} closes a doorway and stands in it: say where that is in staging.doorways`),
        );
      } else if (entry?.placement.stands !== undefined) {
        const meaning = meaningOf(scene, id, entry.placement.stands);
        meanings.set(id, meaning);
        for (const fault of meaning.faults) {
          problems.push(problem([...entry.path, 'stands'], `“${entry.placement.stands}” ${fault}`));
        }
      }
      if (thing.kind === 'prop' && !isDoor && this.#rootOf(id) === id) {
        items.push(this.#item(id, built, meanings.get(id), scene));
      }
    }
    this.#carriedProblems(place, problems);
    if (problems.length > before) return undefined;
    const { furnished, problems: troubles } = furnisher.furnish(withRoomBehind(items));
    problems.push(...troubles);
    if (!furnished) return undefined;
    const table = new Table(
      this.#world,
      furnished,
      measures,
      (id) => this.#preference(id, meanings.get(id)),
      this.#isFlat,
    );
    for (const { id } of items) table.setOut(id);
    problems.push(...table.problems);
    for (const [id, stand] of table.stands) stands.set(id, stand);
    return this.#mark(built, furnished, meanings, problems);
  }

  /** A placement of what somebody carries says where it cannot be. */
  #carriedProblems(place: EntityId, problems: Problem[]): void {
    if (place !== this.#world.cast.find((id) => thingOf(this.#world, id).kind === 'place')) return;
    for (const [id, { placement, path }] of this.#placements) {
      const { at, name, kind } = thingOf(this.#world, id);
      if (kind !== 'prop' || !at || this.#placeOf(id) !== undefined) continue;
      if (placement.stands === undefined && placement.at === undefined) continue;
      problems.push(
        problem(
          path,
          `${name} cannot be placed: in the world it is ${relationOf(at)} ${thingOf(this.#world, parentIn(at)).name}, so it is wherever they are; change its "at", or leave the placement's "stands" and "at" out`,
        ),
      );
    }
  }

  #preference(id: EntityId, meaning: Meaning | undefined): Preference {
    const entry = this.#placements.get(id);
    const yaw = entry?.placement.faces === undefined ? undefined : yawSaid(entry.placement.faces);
    const said = meaning?.wishes.find((wish) => wish.kind === 'yaw');
    return {
      part: meaning?.part,
      near: meaning?.near,
      yaw: yaw ?? (said?.kind === 'yaw' ? said.yaw : undefined),
      path: entry?.path ?? ['entities', this.#world.cast.indexOf(id)],
    };
  }

  #item(id: EntityId, built: BuiltRoom, meaning: Meaning | undefined, scene: PhraseScene): Item {
    const thing = thingOf(this.#world, id);
    const { form, measures } = this.#forms.get(id) as { form: string; measures: Measures };
    const entry = this.#placements.get(id);
    const placement = entry?.placement;
    const wishes: Wish[] = [...(meaning?.wishes ?? [])];
    if (placement?.faces !== undefined) wishes.push({ kind: 'yaw', yaw: yawSaid(placement.faces) });
    if (thing.at && relationOf(thing.at) === 'behind') {
      const parent = parentIn(thing.at);
      const among = () => {
        const at = scene.footprintOf(parent);
        return at ? [at] : [];
      };
      wishes.push({ kind: 'behind', target: { name: thingOf(this.#world, parent).name, id: parent, among } });
    }
    const hidden = contentsOf(this.#world, id).filter((other) => {
      const { at } = thingOf(this.#world, other);
      return at !== null && relationOf(at) === 'behind';
    });
    const standBehind = hidden.some((other) => thingOf(this.#world, other).kind === 'actor');
    const deepest = Math.max(0, ...hidden.map((other) => (this.#forms.get(other)?.measures.size.z ?? 0) + 0.1));
    const { west, south } = boundsOf(built.planned.outline);
    const seats = measures.seats.some(({ posture }) => posture === 'sitting');
    return {
      id,
      name: thing.name,
      size: measures.size,
      measures,
      mount: this.#mountOf(measures, wishes, built, placement),
      flat: this.#isFlat(id),
      wishes,
      said: placement?.stands,
      path: entry?.path ?? ['entities', this.#world.cast.indexOf(id)],
      habit: habitOf(thing, form, measures),
      ...(placement?.at ? { spot: { x: west + placement.at[0], z: south + placement.at[1] } } : {}),
      ...(placement?.up === undefined ? {} : { up: placement.up }),
      behindDepth: standBehind ? Math.max(0.7, deepest) : deepest > 0.1 ? deepest : 0,
      standBehind,
      drop: this.#dropOf(id, measures),
      isTable: measures.surfaces.length > 0 && !seats && measures.mount === 'floor',
      isSeat: seats && !measures.seats.some(({ posture }) => posture === 'lying'),
      hasParts: contentsOf(this.#world, id).some((other) => {
        const { at } = thingOf(this.#world, other);
        return at !== null && relationOf(at) === 'partOf';
      }),
    };
  }

  #dropOf(id: EntityId, { mount, surfaces, grip }: Measures): number {
    if (mount !== 'wall' || surfaces.length > 0) return 0;
    const hanging = contentsOf(this.#world, id).flatMap((other) => {
      const { at } = thingOf(this.#world, other);
      const held = this.#forms.get(other)?.measures;
      return held && at && relationOf(at) === 'on' ? [held.size.y - grip.y] : [];
    });
    return Math.max(0, ...hanging);
  }

  #mountOf(
    { mount }: Measures,
    wishes: readonly Wish[],
    built: BuiltRoom,
    placement: Placement | undefined,
  ): Item['mount'] {
    if (wishes.some(({ kind }) => kind === 'ceiling')) return built.room.outdoors ? 'floor' : 'ceiling';
    const walled = built.faces.some(({ spans }) => spans.length > 0);
    if (wishes.some((wish) => wish.kind === 'wall' && wish.how === 'on') && walled && !placement?.at) return 'wall';
    if (wishes.some(({ kind }) => kind === 'floor' || kind === 'centre' || kind === 'corner')) {
      return mount === 'ceiling' ? 'ceiling' : 'floor';
    }
    if (mount === 'ceiling') return built.room.outdoors ? 'floor' : 'ceiling';
    if (mount === 'wall') return walled ? 'wall' : 'floor';
    return 'floor';
  }

  /** Doors fill their doorways and open to where they are said to be, or up the stairs where there are any. */
  #hangDoors({ doorways, rooms }: Building, measures: Map<EntityId, Measures>, stands: Map<EntityId, Stand>): void {
    for (const { door, center, yaw, width, height, between } of doorways) {
      const own = door && measures.get(door);
      if (!door || !own) continue;
      measures.set(door, resized(own, vec(width - 0.01, height - 0.005, own.size.z), own.massKg));
      const [first, second] = between.map((place) => rooms.find(({ room }) => room.place === place));
      const downInto = (built: BuiltRoom | undefined) =>
        built?.entries.some((entry) => entry.doorway.door === door && entry.stairs) === true;
      const intoFirst = downInto(second) || (!downInto(first) && this.#placeOf(door) !== between[1]);
      stands.set(door, { position: center, yaw: intoFirst ? yaw + Math.PI : yaw });
    }
  }

  #mark(
    built: BuiltRoom,
    { grid, reached, footprints }: Furnished,
    meanings: ReadonlyMap<EntityId, Meaning>,
    problems: Problem[],
  ): ReadonlyMap<EntityId, Stand> {
    const { place } = built.room;
    const { west, south } = boundsOf(built.planned.outline);
    const actors = this.#world.cast.filter((id) => thingOf(this.#world, id).kind === 'actor');
    const wishes = actors.map((actor): MarkWish => {
      const starts = this.#placeOf(actor) === place;
      if (!starts) return { actor, starts };
      const { placement } = this.#placements.get(actor) ?? {};
      const meant = meanings.get(actor)?.wishes ?? [];
      const faces = placement?.faces === undefined ? undefined : yawSaid(placement.faces);
      const { at } = thingOf(this.#world, actor);
      const parent = at ? parentIn(at) : place;
      const root = parent === place ? undefined : this.#rootOf(parent);
      const by = root && footprints.get(root);
      const behind = at && by && relationOf(at) === 'behind';
      const said = meant.filter(({ kind }) => kind !== 'yaw' && kind !== 'faces');
      const target = { name: '', among: () => (by ? [by] : []) };
      const all: Wish[] = [...said, ...(behind ? [{ kind: 'behind' as const, target }] : [])];
      const seeker = { flat: false, clearFront: () => 0 };
      const cost = (body: Footprint): number | undefined => {
        let sum = 0;
        if (placement?.at) {
          const far = Math.hypot(body.x - west - placement.at[0], body.z - south - placement.at[1]);
          return far <= 0.3 ? far : undefined;
        }
        for (const wish of all) {
          const one = wishCost(wish, body, built, seeker);
          if (one === undefined) return undefined;
          sum += one;
        }
        return by && !behind ? sum + gapBetween(by, body) : sum;
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
      return { actor, starts, looksOn: actor === guestId, ...(isTold ? { cost } : {}), yaw: towards };
    });
    const { stands, without } = marksOf(built, grid, reached, wishes);
    for (const actor of without) {
      const { placement, path = ['entities', this.#world.cast.indexOf(actor)] } = this.#placements.get(actor) ?? {};
      const where = placement?.stands ? `“${placement.stands}”` : placement?.at ? `at ${placement.at.join(', ')}` : '';
      problems.push(
        problem(
          path,
          `${thingOf(this.#world, actor).name} finds no free floor to stand on ${where} in ${thingOf(this.#world, place).name}: make it larger, or move what is there`,
        ),
      );
    }
    return stands;
  }
}

/** What is to stand behind another thing needs floor there: that one keeps off the wall for it. */
const withRoomBehind = (items: readonly Item[]): readonly Item[] =>
  items.map((item) => {
    const deepest = items
      .filter(({ wishes }) => wishes.some((wish) => wish.kind === 'behind' && wish.target.id === item.id))
      .reduce((most, { size, measures }) => Math.max(most, size.z + measures.clearFront + 0.1), 0);
    return deepest > item.behindDepth ? { ...item, behindDepth: deepest } : item;
  });

const yawSaid = (faces: NonNullable<Placement['faces']>): number =>
  typeof faces === 'number'
    ? (faces * Math.PI) / 180
    : { north: 0, east: Math.PI / 2, south: Math.PI, west: -Math.PI / 2 }[faces];
