import { describe, expect, it } from 'vitest';
import { besideBodies, isWithinBody, type NearBody } from '../../../plugin/player/beside-bodies.ts';
import { distance, vec } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';

const body = (x: number, z: number, lean = 0): NearBody => ({
  id: entityId('actor:polonius'),
  floor: vec(x, 0, z),
  head: vec(x, 1.55, z + lean),
});

describe('the own eyes beside bodies', () => {
  it('stay where they are when nobody is around them', () => {
    const eyes = vec(0, 1.6, 0);
    expect(besideBodies(eyes, [body(0.8, 0), body(0, 1)])).toBe(eyes);
  });

  it.each([
    ['a head', vec(0.05, 1.6, 0.1), body(0, 0)],
    ['a chest', vec(-0.1, 1.2, 0.05), body(0, 0)],
    ['somebody who leans over to one', vec(0, 1.5, 0.5), body(0, 0, 0.4)],
    ['the very middle of a head', vec(0, 1.55, 0), body(0, 0)],
  ])('come out of %s', (_, eyes, other) => {
    expect(isWithinBody(other, eyes)).toBe(true);
    const out = besideBodies(eyes, [other]);
    expect(isWithinBody(other, out)).toBe(false);
    expect(distance(out, eyes)).toBeLessThan(0.5);
    expect(out.y).toBe(eyes.y);
  });

  it('come out from between two', () => {
    const two = [body(-0.3, 0), body(0.3, 0)];
    const out = besideBodies(vec(0.02, 1.55, 0.1), two);
    expect(two.filter((each) => isWithinBody(each, out))).toEqual([]);
  });
});
