import { describe, expect, it } from 'vitest';
import { Footfalls } from '../../../plugin/sound/footfalls.ts';
import { soundsOf, type HeardPlace } from '../../../plugin/sound/place-sound.ts';
import { spotsOf, stepOn } from '../../../plugin/sound/spot-sound.ts';
import { vec } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';

const room: HeardPlace = {
  style: 'victorian',
  mood: 'interior',
  isOutdoors: false,
  hasWindow: true,
  words: 'a room',
  things: [],
};
const loopsOf = (place: Partial<HeardPlace>): string[] => soundsOf({ ...room, ...place }).map(({ loop }) => loop);

describe('what is heard in a place', () => {
  it.each([
    ['the platform of a castle by the sea', { style: 'medieval', mood: 'night', isOutdoors: true, words: 'the sea stairs' }, ['wind', 'sea', 'bell']],
    ['a chamber of it', { style: 'medieval', mood: 'night' }, ['room', 'wind']],
    ['a Victorian study', {}, ['room', 'street']],
    ['a café', { style: 'modern', words: 'the café' }, ['room', 'city', 'hum', 'steam']],
    ['a camp in a forest', { style: 'modern', horizon: 'forest', isOutdoors: true, words: 'a camp' }, ['wind']],
    ['a modern beach', { style: 'modern', horizon: 'sea', isOutdoors: true, words: 'sand' }, ['wind', 'sea']],
    ['the wet street before it', { style: 'modern', isOutdoors: true, words: 'Rain, an awning' }, ['city', 'rain']],
  ] as const)('%s', (_, place, expected) => expect(loopsOf(place)).toEqual(expected)); // prettier-ignore

  it('is the fire that burns and the clock that goes, from where they stand', () => {
    const thing = (form: string, isOn: boolean) => ({ form, center: vec(1, 1, 2), isOn });
    const heard = soundsOf({ ...room, things: [thing('fireplace', true), thing('clock', true), thing('brazier', false), thing('chair', true)] }); // prettier-ignore
    expect(heard.filter(({ at }) => at).map(({ loop }) => loop)).toEqual(['fire', 'clock']);
  });

  it('is louder out of doors than through a window, and louder there than through a wall', () => {
    const windOf = (place: Partial<HeardPlace>): number =>
      soundsOf({ ...room, style: 'medieval', ...place }).find(({ loop }) => loop === 'wind')?.gain ?? 0;
    expect(windOf({ isOutdoors: true })).toBeGreaterThan(windOf({}));
    expect(windOf({})).toBeGreaterThan(windOf({ hasWindow: false }));
  });
});

describe('what is heard of a deed', () => {
  const forms: Readonly<Record<string, string>> = {
    'prop:door': 'door',
    'prop:goblet': 'goblet',
    'prop:letter': 'letter',
    'prop:dagger': 'dagger',
    'prop:desk-drawer': 'drawer',
  };
  const ruled = (verb: string, object: string, ok = true): Fact =>
    ({
      seq: 1,
      at: 0,
      by: 'actor:ada',
      witnesses: [],
      type: 'action:ruled',
      turn: 1,
      actor: 'actor:ada',
      action: { subject: 'actor:ada', verb, object },
      verdict: ok
        ? { ok: true, code: null, reason: null, changes: [], narration: '' }
        : { ok: false, code: 'out-of-reach', reason: 'no', changes: [], narration: '' },
    }) as unknown as Fact;
  const heard = (fact: Fact): string[] => spotsOf(fact, (id) => forms[id]).map(({ spot, from }) => `${spot} ${from}`);

  it.each([
    ['open', 'prop:door', ['door-opens prop:door']],
    ['close', 'prop:door', ['door-closes prop:door']],
    ['knock', 'prop:door', ['knock prop:door']],
    ['put', 'prop:goblet', ['glass prop:goblet']],
    ['read', 'prop:letter', ['page prop:letter']],
    ['draw', 'prop:dagger', ['blade prop:dagger']],
    ['open', 'prop:desk-drawer', ['slide prop:desk-drawer']],
    ['look', 'prop:goblet', []],
  ])('%s %s', (verb, object, expected) => expect(heard(ruled(verb, object))).toEqual(expected));

  it('is nothing where it was not done', () => expect(heard(ruled('open', 'prop:door', false))).toEqual([]));

  it('is a crash where something broke by itself, a thud where it fell', () => {
    const told = (property: string, value: unknown): Fact =>
      ({ type: 'event:told', cause: 'accident', id: 'x', narration: '', seq: 1, at: 0, by: 'stage', witnesses: [], changes: [{ entity: 'prop:vase', property, value }] }) as unknown as Fact; // prettier-ignore
    expect(heard(told('broken', true))).toEqual(['shatter prop:vase']);
    expect(heard(told('at', { in: 'place:room' }))).toEqual(['thud prop:vase']);
  });
});

describe('feet', () => {
  const ada = entityId('actor:ada');
  it('fall once a stride, and not when somebody is brought elsewhere', () => {
    const feet = new Footfalls();
    let fallen = 0;
    for (let x = 0; x <= 7; x += 0.05) fallen += feet.update([[ada, vec(x, 0, 0)]]).length;
    expect(fallen).toBe(10);
    expect(feet.update([[ada, vec(40, 0, 0)]])).toEqual([]);
  });

  it('sound of what they fall on', () => {
    expect([stepOn('oak'), stepOn('flagstone'), stepOn('red carpet'), stepOn('')]).toEqual([
      'step-wood',
      'step-stone',
      'step-soft',
      'step-stone',
    ]);
  });
});
