import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/drama/fact.ts';
import { openWorld } from '../../src/world/world.ts';
import { deadToldOf, thingsToldOf } from '../../src/world/told-of.ts';
import { playNamed } from '../company/rehearsal.ts';

const world = openWorld(playNamed('baker-street'));
const telling = (narration: string, cause = 'result'): Fact =>
  ({ type: 'event:told', cause, narration, changes: [], witnesses: [] }) as unknown as Fact;

describe('what a telling is of', () => {
  it('is a body that it names, also of how a scene looks; nobody who lives, and nothing of what is only whispered', () => {
    const found = telling('The study door swings open on a green lamp. Mr Harbottle is dead. Dora screams.');
    expect(deadToldOf(found, world)).toEqual(['actor:harbottle']);
    expect(deadToldOf(telling('哈博特尔先生躺在炉边。', 'scene'), world)).toEqual(['actor:harbottle']);
    expect(deadToldOf(telling('Mr Harbottle lies there.', 'unheard'), world)).toEqual([]);
    expect(deadToldOf(telling('Dora screams.'), world)).toEqual([]);
    expect(thingsToldOf(found, world)).toEqual(['prop:study-door', 'prop:lamp']);
  });
});
