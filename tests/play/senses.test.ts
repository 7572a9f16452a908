import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { PhysicalProbe } from '../../src/drama/physical-probe.ts';
import { earshots, type Sound } from '../../src/drama/voice.ts';
import { openHouse, set } from './drive.ts';
import { ada, bruno, clara, dov, hall } from './house-scene.ts';

/** A stage on which everybody sees everybody, these have their backs turned, and ears reach so far. */
const stage = (turned: readonly EntityId[], metersTo: Readonly<Record<EntityId, number>> = {}): PhysicalProbe => ({
  sees: () => true,
  notices: (actor) => !turned.includes(actor),
  hears: (actor, _, sound: Sound = 'plain') => {
    const earshot = earshots[sound];
    return (metersTo[actor] ?? 2) <= (actor === dov ? earshot.shut : earshot.here);
  },
});

describe('who perceives what on a stage that knows bodies', () => {
  it('[WIT11] a silent deed is not seen by whoever has their back to it, begun or done or tried in vain', () => {
    const house = openHouse({}, stage([bruno]));
    expect(house.act(ada, { verb: 'nod' }).witnesses).toEqual([ada, clara]);
    const begun = house.record({
      type: 'action:begun',
      by: ada,
      turn: 0,
      actor: ada,
      action: { subject: ada, verb: 'nod' },
    });
    expect(begun.witnesses).toEqual([ada, clara]);
  });

  it('[WIT11] what is done to somebody they notice, whichever way they look', () => {
    const house = openHouse({}, stage([bruno]));
    expect(house.act(ada, { verb: 'touch', object: bruno }).witnesses).toEqual([ada, bruno, clara]);
  });

  it('[WIT11] in the dark it is seen by whoever the stage has near enough', () => {
    const house = openHouse({}, stage([clara]));
    house.tell([set(hall, 'lit', false)]);
    expect(house.act(ada, { verb: 'nod' }).witnesses).toEqual([ada, bruno]);
  });

  it('[WIT12] a deed that is heard is looked round at; what is loud is heard unseen behind a closed door', () => {
    const house = openHouse({}, stage([bruno]));
    const cough = house.act(ada, { verb: 'cough' });
    expect([cough.witnesses, cough.unseenBy]).toEqual([[ada, bruno, clara], undefined]);
    expect(house.act(ada, { verb: 'scream' })).toMatchObject({
      witnesses: [ada, bruno, clara, dov],
      unseenBy: [dov],
    });
  });

  it('[WIT13] a whisper is overheard by whoever stands next to it, and missed by whom it is for when too far', () => {
    const whisper = (metersTo: Readonly<Record<EntityId, number>>) =>
      openHouse({}, stage([], metersTo)).record({
        type: 'line:begun',
        by: ada,
        turn: 0,
        actor: ada,
        voice: 'whisper',
        to: bruno,
      }).witnesses;
    expect(whisper({ [bruno]: 3, [clara]: 3 })).toEqual([ada, bruno]);
    expect(whisper({ [bruno]: 3, [clara]: 1 })).toEqual([ada, bruno, clara]);
    expect(whisper({ [bruno]: 9, [clara]: 3 })).toEqual([ada]);
  });

  it('[WIT13] plain speech stops at a closed door, a shout goes through it', () => {
    const says = (voice: 'plain' | 'shout') =>
      openHouse({}, stage([])).record({ type: 'line:begun', by: ada, turn: 0, actor: ada, voice }).witnesses;
    expect(says('plain')).toEqual([ada, bruno, clara]);
    expect(says('shout')).toContain(dov);
  });
});
