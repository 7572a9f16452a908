import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { withNames } from '../check/check-scene.ts';
import { anError, aWarning, type Finding } from '../check/finding.ts';
import { openWorld } from '../world/world.ts';

/** What the stage cannot do with the scene. Where the author says nothing of a staging it may never be wanted: a warning. */
export async function stagingFindings(value: unknown): Promise<readonly Finding[]> {
  const scene = readSceneFile(value);
  if (!scene.ok) return [];
  const { planStage } = await import('../../plugin/stage/staging/plan-stage.ts');
  const plan = planStage(scene.value);
  const finding = scene.value.staging ? anError : aWarning;
  const remedy = 'Change it there; docs/for-authors.md says under “Staging” what can be said.';
  const problems = plan.ok ? [] : plan.error;
  return withNames(value, [
    ...problems.map(({ path, message }) => finding('cannot-be-staged', path, message, remedy)),
    ...(await unknownForms(scene.value)),
  ]);
}

/** Forms the stage does not have: the thing is shown by its name instead. */
async function unknownForms(scene: SceneFile): Promise<readonly Finding[]> {
  const { isForm } = await import('../../plugin/stage/forms/choose-form.ts');
  const world = openWorld(scene);
  return (scene.staging?.placements ?? []).flatMap(({ entity, form }, index) => {
    const thing = world.things.get(entity);
    if (form === undefined || thing?.kind !== 'prop' || isForm(thing, form)) return [];
    const message = `there is no form “${form}”: ${thing.name} is shown by its name`;
    const remedy = 'Name a thing of everyday life such as "armchair" or "lantern", or leave "form" out.';
    return aWarning('unknown-form', `staging.placements.${index}.form`, message, remedy);
  });
}
