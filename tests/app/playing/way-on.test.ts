import { expect, it } from 'vitest';
import { wayOn } from '../../../src/app/playing/way-on.ts';
import { Performance } from '../../../src/company/performance.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { affordancesOf } from '../../../src/world/affordances.ts';
import { playNamed } from '../../company/rehearsal.ts';

it('says how somebody who begins outside comes in, and nothing to whoever is with others', () => {
  const performance = Performance.open(playNamed('midnight-cafe'), { clock: new SimulatedClock() });
  performance.start();
  const { play } = performance;
  const [outside, inside] = [entityId('actor:lin'), entityId('actor:theo')];
  const way = wayOn(play, outside);
  expect(way).toBe('place:cafe');
  expect(affordancesOf(play.scene, outside, entityId('place:cafe')).map(({ words }) => words)).toEqual([
    'Go into the café',
  ]);
  expect(wayOn(play, inside)).toBeUndefined();
  performance.dispose();
});
