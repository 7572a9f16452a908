import { beforeAll, expect, it } from 'vitest';
import { isMovable, placementFor } from '../../../../plugin/stage/staging/moved-prop.ts';
import { planStage } from '../../../../plugin/stage/staging/plan-stage.ts';
import type { StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';
import { readPlayFolder } from '../../../../src/cli/play-folder.ts';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { readSceneFile, type SceneFile } from '../../../../src/drama/scene-file.ts';
import type { Placement } from '../../../../src/drama/staging.ts';
import { compileFolder } from '../../../../src/script/compile.ts';
import { openWorld } from '../../../../src/world/world.ts';

const [table, plate] = ['prop:table', 'prop:plate'] as EntityId[] as [EntityId, EntityId];
let tiny: SceneFile;
beforeAll(async () => {
  const staging = { path: 'staging.yaml', text: 'rooms:\n  - { place: kitchen, at: [3, -2], size: [6, 5] }\n' };
  const scene = readSceneFile(compileFolder([...(await readPlayFolder('scenes/tiny')), staging]).scene);
  if (!scene.ok) throw new Error(JSON.stringify(scene.error));
  tiny = scene.value;
});

const planned = (placements: Placement[] = []): StagePlan => {
  const plan = planStage({ ...tiny, staging: { ...tiny.staging, placements } });
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
};
const standOf = (plan: StagePlan, id: EntityId) => {
  const { stand } = plan.props.get(id) ?? {};
  if (!stand) throw new Error(`${id} stands nowhere.`);
  return stand;
};

it('says of what stands by itself the very spot and side that put it there again', () => {
  const plan = planned();
  const { position } = standOf(plan, table);
  const moved = { position: { ...position, x: position.x + 0.7, z: position.z - 0.4 }, yaw: Math.PI / 2 };
  const placement = placementFor(table, moved, plan, openWorld(tiny));
  expect(placement).toMatchObject({ entity: table, faces: 'east' });
  const again = standOf(planned([placement as Placement]), table);
  expect(again.position.x).toBeCloseTo(moved.position.x, 1);
  expect(again.position.z).toBeCloseTo(moved.position.z, 1);
  expect(Math.sin(again.yaw)).toBeCloseTo(1, 1);
  expect(placementFor(table, { ...moved, yaw: 0.5 }, plan, openWorld(tiny))?.faces).toBe(29);
});

it('says of what is on something on which part of it, and the planner takes it so', () => {
  const plan = planned();
  const on = standOf(plan, table);
  const left = { position: { ...on.position, x: on.position.x - 0.5 }, yaw: 0 };
  const placement = placementFor(plate, left, plan, openWorld(tiny));
  expect(placement).toMatchObject({ entity: plate, stands: 'on the left of the kitchen table' });
  expect(standOf(planned([placement as Placement]), plate).position.x).toBeLessThan(on.position.x);
});

it('leaves people, and what nobody placed, alone', () => {
  const plan = planned();
  expect(isMovable('actor:ada' as EntityId, plan, openWorld(tiny))).toBe(false);
  expect(placementFor('actor:ada' as EntityId, standOf(plan, table), plan, openWorld(tiny))).toBeUndefined();
});
