import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { openWorld } from '../../src/world/world.ts';

const world = openWorld({
  entities: [
    { id: 'place:hall', kind: 'place', name: 'the hall', exits: [{ to: 'place:study' }] },
    { id: 'place:study', kind: 'place', name: 'the study' },
    { id: 'actor:pell', kind: 'actor', name: 'Pell', at: { in: 'place:hall' } },
    { id: 'prop:door', kind: 'prop', name: 'door', traits: ['openable', 'lockable'], at: { in: 'place:hall' } },
    { id: 'prop:poker', kind: 'prop', name: 'poker', aliases: ['murder weapon'], traits: ['portable'], at: { in: 'place:study' } },
    { id: 'prop:key', kind: 'prop', name: 'brass key', traits: ['portable', 'hidden'], at: { in: 'place:hall' } },
  ],
} as never); // prettier-ignore

/** All that somebody is told who tries it. */
const told = (text: string): string =>
  JSON.stringify(narrate(openScene(world), entityId('actor:pell'), { text }).answer.verdicts);

describe('[NAME2] a refusal', () => {
  it.each([
    ['(finds the murder weapon)', 'poker'],
    ['(takes the murder weapon)', 'poker'],
    ['(shows the door the murder weapon)', 'poker'],
    ['(opens the door with the murder weapon)', 'poker'],
    ['(takes the key)', 'brass'],
    ['(unlocks the door with the key)', 'brass'],
  ])('tells nobody what is called so that they do not see: %s', (text, name) => {
    expect(told(text)).toMatch(/"ok":false/);
    expect(told(text)).not.toContain(name);
  });
});
