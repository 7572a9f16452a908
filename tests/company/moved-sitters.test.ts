import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Whereabouts } from '../../src/drama/whereabouts.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { worldOf } from '../../src/play/play.ts';
import { thingOf } from '../../src/world/world.ts';
import { inHall, plainly, smallHall } from './small-hall.ts';

const ada = entityId('actor:ada');
const chair = entityId('prop:chair');
const attic = entityId('place:attic');

interface Sitter {
  readonly state: object;
  readonly at?: object;
}

/** A hall where Ada is like this; what the author thought of moves her there a moment later. */
async function movedFrom({ state, at = { on: chair } }: Sitter, to: object, more: readonly object[] = []) {
  const scene = smallHall({
    title: 'The Draught',
    entities: [
      { id: attic, kind: 'place', name: 'the attic' },
      { id: chair, kind: 'prop', name: 'chair', traits: ['seat'], at: inHall },
      { id: 'prop:bench', kind: 'prop', name: 'bench', traits: ['seat'], capacity: 3, at: { in: attic } },
      { id: ada, kind: 'actor', name: 'Ada', at, state },
    ],
    profiles: [plainly('Ada', 'To stay.')],
    flag: { says: 'Never.', when: { entity: ada, state: { happy: true } } },
    more: {
      consequences: [
        {
          id: 'moves',
          when: { not: { entity: ada, state: { happy: true } } },
          narration: 'Ada is elsewhere.',
          changes: [{ entity: ada, property: 'at', value: to as Whereabouts }, ...more],
        },
      ],
    },
  });
  const clock = new SimulatedClock();
  const performance = Performance.open(scene, { clock });
  performance.start();
  await clock.advance(5_000);
  performance.dispose();
  const { state: after, at: there } = thingOf(worldOf(performance.play), ada);
  expect(there).toEqual(to);
  return after;
}

describe('whoever is moved', () => {
  it.each(['sitting', 'lying', 'kneeling', 'crouching'])('stops %s where they come to', async (posture) => {
    expect(await movedFrom({ state: { posture } }, { in: attic })).toMatchObject({ posture: 'standing' });
  });

  it('stops sitting on the floor of another place', async () => {
    expect(await movedFrom({ state: { posture: 'sitting' }, at: inHall }, { in: attic })).toMatchObject({
      posture: 'standing',
    });
  });

  it('gets up from a seat they are brought out of, in the same place', async () => {
    expect(await movedFrom({ state: { posture: 'sitting' } }, inHall)).toMatchObject({ posture: 'standing' });
  });

  it('sits on a seat they are put on, and does not stand on it', async () => {
    expect(await movedFrom({ state: { posture: 'standing' } }, { on: 'prop:bench' })).toMatchObject({ posture: null });
  });

  it('stays as they were where they already are, asleep or dead, and where the author says so', async () => {
    const sits = { posture: 'sitting' };
    expect(await movedFrom({ state: sits, at: inHall }, inHall)).toMatchObject(sits);
    for (const state of [
      { posture: 'lying', asleep: true },
      { posture: 'lying', dead: true },
    ])
      expect(await movedFrom({ state }, { in: attic })).toMatchObject(state);
    const kneels = { entity: ada, property: 'posture', value: 'kneeling' };
    expect(await movedFrom({ state: sits }, { in: attic }, [kneels])).toMatchObject({ posture: 'kneeling' });
  });
});
