import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { thingOf } from '../../src/world/world.ts';
import { typeEvening } from './typed-evening.ts';

describe('what people do bends the plan', () => {
  it('nobody stabs a curtain somebody has stepped out from, nor speaks to it', async () => {
    const lines = ['(sneezes)', '…', '(steps out from behind the curtain)', 'Good evening, my lord.'];
    const { after, play } = await typeEvening({ play: 'elsinore', as: 'polonius', seed: '11', lines });
    const polonius = thingOf(play.scene.world, entityId('actor:polonius'));
    expect(polonius.at).toEqual({ in: 'place:closet' });
    const since = after
      .slice(2)
      .flat()
      .map(({ text }) => text)
      .join('\n');
    expect(since).not.toMatch(/stabs the curtain|talking to (?:a|my) curtain|in there|made a sound/);
  });
});
