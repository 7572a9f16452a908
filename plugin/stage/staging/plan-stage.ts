import type { EntityId } from '../../../src/drama/entity-id.ts';
import { stagingProblems } from '../../../src/drama/scene-file.ts';
import { lookedAt } from '../../../src/drama/told-age.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { given } from '../../../src/kit/given.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { err, ok, type Result } from '../../../src/kit/result.ts';
import { atOnce } from '../../../src/kit/slices.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { styleOf } from '../../../src/world/setting/style.ts';
import { thingOf } from '../../../src/world/world.ts';
import type { Measures } from '../forms/form.ts';
import { resized } from '../forms/stretch.ts';
import type { Stand } from '../space/pose.ts';
import { vec } from '../space/vector.ts';
import { planRooms } from './floor-plan.ts';
import { Furnisher, type Furnished } from './furnish.ts';
import { itemOf } from './item-of.ts';
import type { Item } from './item.ts';
import { Latecomers, type MarkedRoom } from './latecomers.ts';
import { markingOut, markWishOf } from './marks.ts';
import { isWithin } from './outline.ts';
import { passagesOf, type Passage } from './passage.ts';
import { SceneSurvey, yawSaid, type ChosenForm, type StagedScene, type PlanOptions } from './scene-survey.ts';
import { Table, type Preference } from './set-out.ts';
import type { PlacedProp, StagePlan } from './stage-plan.ts';
import type { BuiltRoom } from './staged-room.ts';
import { buildWalls, type Building } from './walls.ts';
import { readWishes, type ReadWishes, type PhraseScene } from './wishes.ts';

/** Rooms the author left to us grow so often before we give up. */
const mostGrowth = 6;

/** So many places are laid side by side, and so many people find their marks in each. */
const mostOf = { place: 200, actor: 200 } as const;

/** Builds the plan of a stage from a scene: rooms, walls, ways, and where everything and everybody stands. */
export const planStage = (scene: StagedScene, options: PlanOptions = {}): Result<StagePlan, readonly Problem[]> =>
  atOnce(planningStage(scene, options));

/** The same, a step at a time. */
export function* planningStage(
  scene: StagedScene,
  options: PlanOptions = {},
): Generator<number, Result<StagePlan, readonly Problem[]>> {
  const survey = yield* SceneSurvey.of(scene, options);
  yield 0;
  return yield* new StagePlanner(survey).plan();
}

class StagePlanner {
  private readonly passages: readonly Passage[];

  constructor(private readonly survey: SceneSurvey) {
    this.passages = passagesOf(survey.world, survey.scene.staging);
  }

  *plan(): Generator<number, Result<StagePlan, readonly Problem[]>> {
    const { staging, entities } = this.survey.scene;
    const { problems } = this.survey;
    problems.push(...stagingProblems({ entities, ...given({ staging }) }));
    if (!this.survey.world.cast.some((id) => thingOf(this.survey.world, id).kind === 'place')) {
      problems.push(problem(['entities'], 'there is no place to stage: add an entity of kind "place"'));
    }
    for (const kind of ['place', 'actor'] as const) {
      const count = entities.filter((entity) => entity.kind === kind).length;
      if (count <= mostOf[kind]) continue;
      const message = `${count} of kind "${kind}", and a stage takes at most ${mostOf[kind]}: make several plays of it`;
      problems.push(problem(['entities'], message));
    }
    if (problems.length > 0) return err(problems);
    const grown = new Map<EntityId, number>();
    for (;;) {
      const [found, tight] = yield* this.attempt(grown);
      if (found.ok) return found;
      const growing = tight.filter((place) => (grown.get(place) ?? 0) < mostGrowth);
      if (growing.length === 0) return found;
      for (const place of growing) grown.set(place, (grown.get(place) ?? 0) + 1);
    }
  }

  private *attempt(
    grown: ReadonlyMap<EntityId, number>,
  ): Generator<number, [Result<StagePlan, readonly Problem[]>, readonly EntityId[]]> {
    const { staging } = this.survey.scene;
    const planned = planRooms(this.survey.world, staging, this.passages, (place) =>
      this.survey.needOf(place, grown.get(place) ?? 0),
    );
    if (planned.problems.length > 0) return [err(planned.problems), []];
    yield 0;
    const doors = new Set(this.passages.map(({ door }) => door));
    const { building, problems } = buildWalls(
      planned.rooms,
      this.passages,
      (door) => {
        const size = this.survey.forms.get(door)?.measures.size;
        return size && { width: size.x, height: size.y };
      },
      { name: (place) => this.survey.nameOf(place), roomPath: (place) => this.roomPath(place) },
    );
    if (problems.length > 0) return [err(problems), []];

    const found: Problem[] = [];
    const tight: EntityId[] = [];
    const stands = new Map<EntityId, Stand>();
    const marks = new Map<EntityId, MarkedRoom>();
    const measures = new Map([...this.survey.forms].map(([id, form]) => [id, form.measures]));
    for (const built of building.rooms) {
      const before = found.length;
      yield 0;
      const marked = yield* this.furnishRoom(built, doors, measures, stands, found);
      if (found.length > before && !built.planned.given) tight.push(built.room.place);
      if (marked) marks.set(built.room.place, marked);
    }
    this.hangDoors(building, measures, stands);
    if (found.length > 0) return [err(found), tight];
    return [ok(this.result(building, measures, stands, marks)), []];
  }

  private result(
    building: Building,
    measures: ReadonlyMap<EntityId, Measures>,
    stands: ReadonlyMap<EntityId, Stand>,
    marks: ReadonlyMap<EntityId, MarkedRoom>,
  ): StagePlan {
    const { staging, entities, setting, blueprint } = this.survey.scene;
    const forms = new Map<EntityId, ChosenForm>();
    const looks = new Map((staging?.looks ?? []).map((own) => [own.actor, own]));
    const described = new Map(
      entities.flatMap(({ id, description }) => {
        const words = lookedAt(
          description,
          blueprint?.profiles.find(({ actor }) => actor === id),
        );
        return words ? [[id, words]] : [];
      }),
    );
    const props = new Map<EntityId, PlacedProp>();
    for (const [id, { form, measures: plain, make }] of this.survey.forms) {
      const own = measures.get(id) ?? plain;
      forms.set(id, { form, measures: own, ...given({ make }) });
      const stand = stands.get(id);
      if (stand) props.set(id, { id, form, measures: own, stand });
    }
    const late = new Latecomers(marks, { forms, looks, described }, ({ position }, place) =>
      building.rooms.some(({ room }) => room.place === place && isWithin(room.outline, position.x, position.z)),
    );
    return {
      rooms: building.rooms.map(({ room }) => room),
      walls: building.walls,
      doorways: building.doorways,
      stairs: building.stairs,
      props,
      forms,
      admit: (thing, arrival) => late.admit(thing, arrival),
      standOf: (id) => props.get(id)?.stand ?? late.standOf(id),
      mark: (actor, place) => {
        const stand = marks.get(place)?.stands.get(actor) ?? late.mark(actor, place);
        invariant(
          stand,
          `No mark for "${actor}" in "${place}": ask for an actor and a place of the scene that was planned.`,
        );
        return stand;
      },
      style: styleOf(staging, setting),
      ...given({ horizon: staging?.horizon }),
      light: staging?.light ?? { mood: 'interior' },
      looks,
      described,
      dressing: new Map((staging?.rooms ?? []).flatMap(({ place, dressing }) => (dressing ? [[place, dressing]] : []))),
    };
  }

  private roomPath(place: EntityId): readonly PropertyKey[] {
    const index = this.survey.scene.staging?.rooms?.findIndex((room) => room.place === place) ?? -1;
    return ['staging', 'rooms', ...(index < 0 ? [] : [index])];
  }

  private *furnishRoom(
    built: BuiltRoom,
    doors: ReadonlySet<EntityId | undefined>,
    measures: Map<EntityId, Measures>,
    stands: Map<EntityId, Stand>,
    problems: Problem[],
  ): Generator<number, MarkedRoom | undefined> {
    const { place } = built.room;
    const furnisher = new Furnisher(built, (id) => this.survey.nameOf(id));
    const { survey } = this;
    const scene: PhraseScene = { survey, built, footprintOf: (id) => furnisher.footprintOf(id) };
    const before = problems.length;
    const meanings = new Map<EntityId, ReadWishes>();
    const items: Item[] = [];
    for (const id of survey.world.cast) {
      if (survey.placeOf(id) !== place) continue;
      const thing = thingOf(survey.world, id);
      const entry = survey.placements.get(id);
      const isDoor = doors.has(id);
      if (entry && isDoor && (entry.placement.stands ?? entry.placement.at)) {
        problems.push(
          problem(entry.path, `${thing.name} closes a doorway and stands in it: say where that is in staging.doorways`),
        );
      } else if (entry?.placement.stands !== undefined) {
        const meaning = readWishes(scene, id, entry.placement.stands);
        meanings.set(id, meaning);
        for (const fault of meaning.faults) {
          problems.push(problem([...entry.path, 'stands'], `“${entry.placement.stands}” ${fault}`));
        }
      }
      if (thing.kind === 'prop' && !isDoor && survey.rootOf(id) === id) {
        items.push(itemOf(this.survey, id, built, meanings.get(id), scene.footprintOf));
      }
      yield 0;
    }
    this.carriedProblems(place, problems);
    if (problems.length > before) return undefined;
    yield 0;
    const { furnished, problems: troubles } = yield* furnisher.furnish(withRoomBehind(items));
    problems.push(...troubles);
    if (!furnished) return undefined;
    const table = new Table(survey, furnished, measures, (id) => this.preference(id, meanings.get(id)));
    for (const { id } of items) {
      table.setOut(id);
      yield 0;
    }
    problems.push(...table.problems);
    for (const [id, stand] of table.stands) stands.set(id, stand);
    return yield* this.mark(built, furnished, meanings, problems);
  }

  /** A placement of what somebody carries says where it cannot be. */
  private carriedProblems(place: EntityId, problems: Problem[]): void {
    if (place !== this.survey.world.cast.find((id) => thingOf(this.survey.world, id).kind === 'place')) return;
    for (const [id, { placement, path }] of this.survey.placements) {
      const { at, name, kind } = thingOf(this.survey.world, id);
      if (kind !== 'prop' || !at || this.survey.placeOf(id) !== undefined) continue;
      if (placement.stands === undefined && placement.at === undefined) continue;
      problems.push(
        problem(
          path,
          `${name} cannot be placed: in the world it is ${relationOf(at)} ${thingOf(this.survey.world, parentIn(at)).name}, so it is wherever they are; change its "at", or leave the placement's "stands" and "at" out`,
        ),
      );
    }
  }

  private preference(id: EntityId, meaning: ReadWishes | undefined): Preference {
    const entry = this.survey.placements.get(id);
    const yaw = entry?.placement.faces === undefined ? undefined : yawSaid(entry.placement.faces);
    const said = meaning?.wishes.find((wish) => wish.kind === 'yaw');
    return { part: meaning?.part, near: meaning?.near, yaw: yaw ?? said?.yaw, path: this.survey.pathOf(id) };
  }

  /** Doors fill their doorways and open to where they are said to be, or up the stairs where there are any. */
  private hangDoors(
    { doorways, rooms }: Building,
    measures: Map<EntityId, Measures>,
    stands: Map<EntityId, Stand>,
  ): void {
    for (const { door, center, yaw, width, height, between } of doorways) {
      const own = door && measures.get(door);
      if (!door || !own) continue;
      measures.set(door, resized(own, vec(width - 0.01, height - 0.005, own.size.z), own.massKg));
      const [first, second] = between.map((place) => rooms.find(({ room }) => room.place === place));
      const downInto = (built: BuiltRoom | undefined) =>
        built?.entries.some((entry) => entry.doorway.door === door && entry.stairs) === true;
      const intoFirst = downInto(second) || (!downInto(first) && this.survey.placeOf(door) !== between[1]);
      stands.set(door, { position: center, yaw: intoFirst ? yaw + Math.PI : yaw });
    }
  }

  private *mark(
    built: BuiltRoom,
    furnished: Furnished,
    meanings: ReadonlyMap<EntityId, ReadWishes>,
    problems: Problem[],
  ): Generator<number, MarkedRoom> {
    const survey = this.survey;
    const { place } = built.room;
    const actors = survey.world.cast.filter((id) => thingOf(survey.world, id).kind === 'actor');
    const wishes = actors.map((actor) => markWishOf(survey, actor, built, furnished, meanings.get(actor)));
    const { stands, without } = yield* markingOut(built, furnished, wishes);
    for (const actor of without) {
      const placement = survey.placements.get(actor)?.placement;
      const where = placement?.stands ? `“${placement.stands}”` : placement?.at ? `at ${placement.at.join(', ')}` : '';
      const message = `${survey.nameOf(actor)} finds no free floor to stand on ${where} in ${survey.nameOf(place)}: make it larger, or move what is there`;
      problems.push(problem(survey.pathOf(actor), message));
    }
    return { built, furnished, wishes, stands };
  }
}

/** What is to stand behind another thing needs floor there: that one keeps off the wall for it. */
const withRoomBehind = (items: readonly Item[]): readonly Item[] => {
  const deepest = new Map<EntityId, number>();
  for (const { wishes, size, measures } of items) {
    for (const wish of wishes) {
      if (wish.kind !== 'behind' || wish.target.id === undefined) continue;
      const own = size.z + measures.clearFront + 0.1;
      deepest.set(wish.target.id, Math.max(own, deepest.get(wish.target.id) ?? 0));
    }
  }
  return items.map((item) => ({ ...item, behindDepth: Math.max(item.behindDepth, deepest.get(item.id) ?? 0) }));
};
