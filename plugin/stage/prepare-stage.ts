import type { Clock } from '../../src/kit/clock.ts';
import { given } from '../../src/kit/given.ts';
import { atOnce } from '../../src/kit/slices.ts';
import { err, ok, type Result } from '../../src/kit/result.ts';
import { problem, type Problem } from '../../src/kit/schema.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { has, openWorld, thingOf, type World } from '../../src/world/world.ts';
import type { Havok } from './physics/physical-space.ts';
import { poseOf } from './space/pose.ts';
import type { Vec3 } from './space/vector.ts';
import { planningStage } from './staging/plan-stage.ts';
import type { StagePlan } from './staging/stage-plan.ts';
import { readyToBake } from './steering/bake.ts';
import { Ground } from './steering/ground.ts';
import { floorsOf, wallSolids } from './set-solids.ts';
import { isFurniture, solidsIn } from './staged-prop.ts';
import type { Level } from './level.ts';
import { Rooms } from './rooms.ts';
import { Stage } from './stage.ts';
import type { StageVoice } from './speech/stage-voice.ts';

/** Lower than this and one steps over it: carpets, door-mats. */
const stepOverMeters = 0.08;

/** A stage that has been planned and its ground laid; it can be opened for a play. */
export interface PreparedStage {
  readonly plan: StagePlan;
  readonly ground: Ground;
  /** Opens it for a performance: what `Performance.open` wants as its `stage`. */
  open(clock: Clock, world: () => World, seed?: string | number, voice?: StageVoice, inSlices?: boolean): Stage;
}

interface StagePreparation {
  readonly havok: Havok;
  /** True sizes of what the host shows with its own meshes. */
  readonly sizes?: ReadonlyMap<EntityId, Vec3>;
  /** The host's own level. */
  readonly level?: Level;
  /** Lets others have a turn between one piece of work and the next. */
  readonly slices?: <T>(work: Generator<number, T>) => Promise<T>;
}

/** Plans a scene's stage and lays its ground; what cannot be staged is said with its place and a remedy. */
export async function prepareStage(
  scene: SceneFile,
  { havok, sizes, level, slices = (work) => Promise.resolve(atOnce(work)) }: StagePreparation,
): Promise<Result<PreparedStage, readonly Problem[]>> {
  const planned = await slices(planningStage(scene, given({ sizes })));
  if (!planned.ok) return planned;
  const plan = planned.value;
  await readyToBake();
  const ground = await slices(layGround(plan, openWorld(scene), level));
  const bare = level?.ground ? placesWithoutGround(plan, ground) : [];
  if (bare.length > 0) return err(bare);
  const apparentTo = new Map(
    scene.blueprint.profiles.flatMap(({ actor, apparentTo: whom }) => (whom ? [[actor, whom] as const] : [])),
  );
  return ok({
    plan,
    ground,
    open: (clock, world, seed, voice, inSlices) =>
      new Stage({ clock, world, plan, ground, havok, apparentTo, ...given({ seed, voice, level, inSlices }) }),
  });
}

/** Where a host's ground leaves a place without anything to stand on. */
function placesWithoutGround(plan: StagePlan, ground: Ground): Problem[] {
  const rooms = new Rooms(plan);
  const middleOf = (polygon: readonly Vec3[], axis: keyof Vec3): number =>
    polygon.reduce((sum, corner) => sum + corner[axis], 0) / polygon.length;
  const covered = new Set(
    ground.polygons.map((polygon) =>
      rooms.placeAt({ x: middleOf(polygon, 'x'), y: middleOf(polygon, 'y'), z: middleOf(polygon, 'z') }),
    ),
  );
  return plan.rooms
    .filter(({ place }) => !covered.has(place))
    .map(({ place }) => {
      const { x, y, z } = rooms.middleOf(place);
      const where = `x ${x.toFixed(1)}, y ${y.toFixed(1)}, z ${z.toFixed(1)} of the stage`;
      const remedy = 'move the meshes, or say with `origin` or `staging.rooms` where the place is';
      return problem(['level', 'ground'], `nothing to walk on in ${place}, whose middle is at ${where}: ${remedy}`);
    });
}

/** What one can walk on: floors without walls and furniture. Doors are taken to stand open; gates close them. */
export function* layGround(plan: StagePlan, world: World, level?: Level): Generator<number, Ground> {
  yield 0;
  const furniture = [...plan.props.values()].flatMap(({ id, measures, stand }) => {
    const thing = thingOf(world, id);
    if (!isFurniture(thing) || measures.mount === 'ceiling') return [];
    const state = has(thing, 'door') ? { ...thing.state, open: true } : thing.state;
    return solidsIn(measures, state)
      .filter(({ center, size }) => center.y + size.y / 2 > stepOverMeters)
      .map((box) => ({ box, pose: poseOf(stand) }));
  });
  const solids = [...plan.walls.flatMap(wallSolids), ...furniture, ...(level?.solids ?? [])];
  const { ground: floors = floorsOf(plan), isNavmesh = false } = level ?? {};
  yield 0;
  return yield* Ground.building({ floors, solids, isNavmesh });
}
