import { SimulatedClock } from '../../../src/kit/clock.ts';
import { preparedStage } from './prepared-stage.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { applyChanges } from '../../../src/world/apply-changes.ts';
import { openWorld } from '../../../src/world/world.ts';
import { describeStage } from '../../contracts/stage-contract.ts';
import { parlour } from './parlour.ts';

describeStage('the stage in space', async () => {
  const file = parlour();
  const prepared = await preparedStage(file);
  const clock = new SimulatedClock();
  const [door, clara] = [entityId('prop:door'), entityId('actor:clara')];
  const world = applyChanges(openWorld(file), [{ entity: door, property: 'open', value: true }]);
  const stage = prepared.open(clock, () => world);
  const actor = stage.actors.get(entityId('actor:ada'));
  // The nearest thing of the room that is not in reach already.
  const near = [...stage.props.all.values()]
    .filter(({ hold }) => hold.kind === 'free' || hold.kind === 'fixed')
    .filter(({ id }) => ['prop:cup', 'prop:vase', 'prop:book', 'prop:chest', 'prop:chair'].includes(id))
    .map(({ id, pose }) => ({
      id,
      far: Math.hypot(pose.position.x - actor!.stand.position.x, pose.position.z - actor!.stand.position.z),
    }))
    .filter(({ far }) => far > 1.6)
    .sort((a, b) => a.far - b.far)[0];
  invariant(near, 'everything is at hand');
  return {
    stage,
    now: () => clock.now(),
    advance: (ms) => clock.advance(ms),
    actor: entityId('actor:ada'),
    other: entityId('actor:bruno'),
    near: near.id,
    far: clara,
  };
});
