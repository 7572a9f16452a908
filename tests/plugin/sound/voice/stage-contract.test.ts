import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { preparedStage } from '../../stage/prepared-stage.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { applyChanges } from '../../../../src/world/apply-changes.ts';
import { openWorld } from '../../../../src/world/world.ts';
import type { StageVoice } from '../../../../plugin/stage/speech/stage-voice.ts';
import { describeStage } from '../../../contracts/stage-contract.ts';
import { parlour } from '../../stage/parlour.ts';
import { ScriptedVoice } from './scripted-voice.ts';

/** A voice that has every sentence ready, for a stage that must still be a stage. */
class ReadyVoice implements StageVoice {
  private readonly scripted = new ScriptedVoice();

  prepare(line: Parameters<StageVoice['prepare']>[0]) {
    return Promise.resolve(this.scripted.sound(line, 180));
  }
}

describeStage('the stage with a voice', async () => {
  const file = parlour();
  const prepared = await preparedStage(file);
  const clock = new SimulatedClock();
  const world = applyChanges(openWorld(file), [{ entity: entityId('prop:door'), property: 'open', value: true }]);
  return {
    stage: prepared.open(clock, () => world, 1, new ReadyVoice()),
    now: () => clock.now(),
    advance: (ms) => clock.advance(ms),
    actor: entityId('actor:ada'),
    other: entityId('actor:bruno'),
    near: entityId('prop:chest'),
    far: entityId('actor:clara'),
  };
});
