import { StagingSchema } from '../../../../src/drama/staging.ts';
import { readWith, type Problem } from '../../../../src/kit/schema.ts';
import { readWorldFile } from '../../../../src/drama/world-file.ts';
import { planStage } from '../../../../plugin/stage/staging/plan-stage.ts';
import type { StagedScene } from '../../../../plugin/stage/staging/scene-survey.ts';
import type { StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';
import { planFaults } from './plan-faults.ts';

/** A scene of plain data, read as one from outside would be. */
export const sceneOf = (entities: readonly unknown[], staging?: unknown): StagedScene => {
  const world = readWorldFile({ entities });
  if (!world.ok) throw new Error(JSON.stringify(world.error));
  if (staging === undefined) return world.value;
  const read = readWith(StagingSchema, staging);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ...world.value, staging: read.value };
};

export const room = { kind: 'place', id: 'place:room', name: 'the room' };

/** A prop in the room, or wherever it is said to be. */
export const prop = (name: string, at: unknown = { in: 'place:room' }, traits: readonly string[] = []) => ({
  kind: 'prop',
  id: `prop:${name.replaceAll(' ', '-')}`,
  name,
  at,
  traits,
});

/** The plan, checked to be sound by code that is not the solver's. */
export const planned = (scene: StagedScene): StagePlan => {
  const plan = planStage(scene);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error, null, 1));
  const faults = planFaults(scene, plan.value);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return plan.value;
};

export const problemsOf = (scene: StagedScene): readonly Problem[] => {
  const plan = planStage(scene);
  return plan.ok ? [] : plan.error;
};
