import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { err, ok, type Result } from '../../../src/kit/result.ts';
import type { Problem } from '../../../src/kit/schema.ts';
import { placeOf } from '../../../src/world/containment.ts';
import { openWorld, thingOf } from '../../../src/world/world.ts';
import { cornersOf, footprintOf } from '../../stage/staging/footprint.ts';
import { planStage } from '../../stage/staging/plan-stage.ts';
import { yawSaid } from '../../stage/staging/scene-survey.ts';
import type { PlanPoint, StagePlan } from '../../stage/staging/stage-plan.ts';
import { vec } from '../../stage/space/vector.ts';

/** What its author put where it cannot stand. */
export interface Misplaced {
  readonly place: EntityId | undefined;
  readonly name: string;
  readonly message: string;
  readonly corners: readonly PlanPoint[];
}

const mostTries = 12;

/** The plan of a scene; where some of it cannot stand where it is put, without that, and what it was. */
export function planAnyway(
  scene: SceneFile,
): Result<{ readonly plan: StagePlan; readonly misplaced: readonly Misplaced[] }, readonly Problem[]> {
  const world = openWorld(scene);
  const found: { readonly index: number; readonly message: string }[] = [];
  let placements = scene.staging?.placements ?? [];
  for (let tries = 0; ; tries++) {
    const plan = planStage({ ...scene, staging: { ...scene.staging, placements } });
    if (plan.ok) return ok({ plan: plan.value, misplaced: found.map((each) => misplacedIn(plan.value, each)) });
    const wrong = plan.error.flatMap(({ path, message }) => {
      const index = Number(/^staging\.placements\.(\d+)/.exec(path)?.[1]);
      const isKnown = Number.isNaN(index) || found.some((each) => each.index === index);
      return isKnown ? [] : [{ index, message }];
    });
    if (wrong.length === 0 || tries >= mostTries) return err(plan.error);
    found.push(...wrong);
    const left = new Set(wrong.map(({ index }) => index));
    placements = placements.map(({ at: _, stands: __, up: ___, ...rest }, index) =>
      left.has(index) ? rest : (placements[index] ?? rest),
    );
  }

  function misplacedIn(
    plan: StagePlan,
    { index, message }: { readonly index: number; readonly message: string },
  ): Misplaced {
    const placement = scene.staging?.placements?.[index];
    const id = placement?.entity;
    const thing = id && world.things.get(id);
    const place = thing ? placeOf(world, thing)?.id : undefined;
    const room = plan.rooms.find((each) => each.place === place);
    const size = (id && plan.forms.get(id)?.measures.size) ?? vec(0.5, 1.7, 0.5);
    const name = id && thing ? thingOf(world, id).name : '';
    if (!placement?.at || !room) return { place, name, message, corners: [] };
    const [west, south] = room.from ?? [0, 0];
    const position = vec(west + placement.at[0], room.floorY, south + placement.at[1]);
    const yaw = placement.faces === undefined ? Math.PI : yawSaid(placement.faces);
    return { place, name, message, corners: cornersOf(footprintOf({ position, yaw }, size)) };
  }
}
