import { describe, expect, it } from 'vitest';
import { StagedActor } from '../../../plugin/stage/staged-actor.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { openWorld, thingOf } from '../../../src/world/world.ts';
import { room, sceneOf } from './staging/small-scene.ts';

describe('somebody whom nothing carries', () => {
  it('sits on the floor and not on air', () => {
    const ada = { kind: 'actor', id: 'actor:ada', name: 'Ada', at: { in: room.id }, state: { posture: 'sitting' } };
    const sitter = new StagedActor(thingOf(openWorld(sceneOf([room, ada])), entityId(ada.id)));
    expect(sitter.posture).toBe('sitting');
    expect(sitter.hipHeight).toBeLessThan(0.2);
  });
});
