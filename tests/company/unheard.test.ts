import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { FactOf } from '../../src/drama/fact.ts';
import { ada, dov, houseScene } from '../play/house-scene.ts';

/** What somebody is told who plays this part and says these lines, one after the other. */
async function toldTo(actor: EntityId, lines: readonly string[]): Promise<readonly FactOf<'event:told'>[]> {
  const clock = new SimulatedClock();
  const performance = Performance.open(houseScene(), { clock, settings: { seed: '1' } });
  const told: FactOf<'event:told'>[] = [];
  performance.onFact((fact) => {
    if (fact.type === 'event:told' && fact.cause === 'unheard') told.push(fact);
  });
  performance.takeRole(actor, 'player:stranger');
  performance.start();
  for (const text of lines) {
    await clock.advance(4000);
    performance.submit({ actor, player: 'player:stranger', text });
  }
  await clock.advance(8000);
  performance.dispose();
  return told;
}

describe('whoever speaks where nobody can hear it', () => {
  it('is told so once, and nobody else is', async () => {
    const told = await toldTo(dov, ['Is anybody there?', 'Hello?']);
    expect(told.map(({ narration, witnesses }) => [narration, witnesses])).toEqual([
      ['Nobody is near enough to hear you.', [dov]],
    ]);
  });

  it('is told nothing of the kind among others', async () => {
    expect(await toldTo(ada, ['Is anybody there?', 'Hello?'])).toEqual([]);
  });

  it('is told nothing of the kind for putting something aside while they speak', async () => {
    const lines = ['(steps aside) After you.', '(turns aside) As you like.', '(pushes the cup aside) No more.'];
    expect(await toldTo(ada, lines)).toEqual([]);
  });
});
