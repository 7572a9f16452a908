import { invariant } from '../../../src/kit/invariant.ts';
import { remembered } from '../../../src/kit/remembered.ts';
import { describeProblem } from '../../../src/kit/schema.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { prepareStage, type PreparedStage } from '../../../plugin/stage/prepare-stage.ts';
import { openHavok } from './physics/open-havok.ts';

/** The stage of a scene that must be fit for one, planned once for all who open it. */
export const preparedStage = remembered(async (file: SceneFile): Promise<PreparedStage> => {
  const prepared = await prepareStage(file, { havok: await openHavok() });
  invariant(prepared.ok, prepared.ok ? '' : prepared.error.map(describeProblem).join('\n'));
  return prepared.value;
});
