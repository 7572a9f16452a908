import { describe, expect, it } from 'vitest';
import { preparedStage } from '../../stage/prepared-stage.ts';
import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { invariant } from '../../../../src/kit/invariant.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { applyChanges } from '../../../../src/world/apply-changes.ts';
import { openWorld } from '../../../../src/world/world.ts';
import { mouthPlace } from '../../../../plugin/stage/mouth-place.ts';
import { parlour } from '../../stage/parlour.ts';

const [ada, clara, door] = [entityId('actor:ada'), entityId('actor:clara'), entityId('prop:door')];

describe('where a voice comes from', () => {
  it('is the mouth, and through a closed door it is muffled', async () => {
    const prepared = await preparedStage(parlour());
    const shut = applyChanges(openWorld(parlour()), [{ entity: door, property: 'open', value: false }]);
    let world = shut;
    const stage = prepared.open(new SimulatedClock(), () => world);
    const [here, there] = [ada, clara].map((actor) => {
      const who = stage.actors.get(actor);
      invariant(who, `no ${actor}`);
      return stage.rooms.nearest(who.stand.position);
    });
    invariant(here && there && here !== there, 'they are in the same room');
    const eyes = stage.actors.get(ada)?.eyes;
    expect(mouthPlace(stage, ada, here)).toEqual({
      position: { x: eyes?.x, y: (eyes?.y ?? 0) - 0.11, z: eyes?.z },
      muffled: false,
    });
    expect(mouthPlace(stage, clara, here)?.muffled).toBe(true);
    expect(mouthPlace(stage, clara, there)?.muffled).toBe(false);
    world = applyChanges(shut, [{ entity: door, property: 'open', value: true }]);
    expect(mouthPlace(stage, clara, here)?.muffled).toBe(false);
    expect(mouthPlace(stage, entityId('actor:nobody'), here)).toBeUndefined();
    stage.dispose();
  });
});
