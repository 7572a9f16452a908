import { describe, expect, it } from 'vitest';
import { withoutToldBefore } from '../../src/company/told-before.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { openHouse, put, type Drive } from '../play/drive.ts';
import { ada, bruno, hall, kitchen, dov, letter } from '../play/house-scene.ts';

const described = 'It is old. It has been folded many times.';

/** Somebody looks at the letter, and this is told of it. */
function look(house: Drive, actor: EntityId, narration: string, verb: 'look' | 'read' = 'look'): string {
  const told = withoutToldBefore(house.play, actor, { subject: actor, verb, object: letter }, narration);
  house.record({
    type: 'action:ruled',
    by: 'narrator',
    turn: 999,
    actor,
    action: { subject: actor, verb, object: letter },
    verdict: { ok: true, code: null, reason: null, changes: [], narration: told },
  });
  return told;
}

describe('what is told of a look', () => {
  it('is all of it at first, and then only what has changed', () => {
    const house = openHouse();
    expect(look(house, ada, `Ada looks at it. ${described}`)).toBe(`Ada looks at it. ${described}`);
    expect(look(house, ada, `Ada looks at it. ${described}`)).toBe('Ada looks at it.');
    expect(look(house, bruno, `Bruno looks at it. ${described} It is torn.`)).toBe('Bruno looks at it. It is torn.');
  });

  it('is all of it again when somebody is there who was not told', () => {
    const house = openHouse();
    look(house, ada, `Ada looks at it. ${described}`);
    house.tell([put(dov, 'in', hall)]);
    expect(look(house, ada, `Ada looks at it. ${described}`)).toBe(`Ada looks at it. ${described}`);
    house.tell([put(dov, 'in', kitchen)]);
    expect(look(house, ada, `Ada looks at it. ${described}`)).toBe('Ada looks at it.');
  });

  it('is all of it to a person who looks for the first time, whoever looked before', () => {
    const house = openHouse();
    look(house, ada, `Ada looks at it. ${described}`);
    house.take(bruno);
    expect(look(house, bruno, `Bruno looks at it. ${described}`)).toBe(`Bruno looks at it. ${described}`);
    expect(look(house, bruno, `Bruno looks at it. ${described}`)).toBe('Bruno looks at it.');
  });

  it('is no matter of what is read: who reads again wants to read', () => {
    const house = openHouse();
    look(house, ada, `Ada reads it. ${described}`, 'read');
    expect(look(house, ada, `Ada reads it. ${described}`, 'read')).toBe(`Ada reads it. ${described}`);
  });
});
