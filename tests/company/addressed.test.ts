import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { FactOf } from '../../src/drama/fact.ts';
import { elsinore, gertrude, hamlet } from './rehearsal.ts';

/** What the log has of the addressee when Hamlet says this in the closet, where Polonius is hidden. */
async function said(text: string): Promise<Pick<FactOf<'line:begun'>, 'to' | 'toAll'>> {
  const clock = new SimulatedClock();
  const performance = Performance.open(elsinore, { clock });
  let begun: FactOf<'line:begun'> | undefined;
  performance.onFact((fact) => {
    if (fact.type === 'line:begun' && fact.actor === hamlet) begun = fact;
  });
  performance.start();
  performance.takeRole(hamlet, 'player:one');
  performance.submit({ actor: hamlet, player: 'player:one', text });
  await clock.run(() => begun !== undefined || performance.play.now > 30_000);
  performance.dispose();
  return { to: begun?.to, ...(begun?.toAll ? { toAll: begun.toAll } : {}) };
}

describe('to whom a person speaks', () => {
  it('is settled in the log when they speak', async () => {
    expect(await said('Mother, you sent for me.')).toEqual({ to: gertrude });
    expect(await said('母亲，您找我？')).toEqual({ to: gertrude });
  });

  it('is the room, where they call somebody they cannot see', async () => {
    expect(await said('Polonius, come out of there.')).toEqual({ to: undefined, toAll: [] });
    expect(await said('Horatio, are you here?')).toEqual({ to: undefined, toAll: [] });
  });

  it('is whom the bracket says, whatever is called', async () => {
    expect(await said('(to Gertrude) Horatio, he calls me.')).toEqual({ to: gertrude });
  });
});
