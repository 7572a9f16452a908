import { describe, expect, it } from 'vitest';
import { Sight } from '../../../../plugin/picture/camera/sight.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { invariant } from '../../../../src/kit/invariant.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { blockingWith, cupboard, figure, twoRooms } from './small-set.ts';

const sight = new Sight(twoRooms);
const hall = sight.room(entityId('place:hall'));
invariant(hall, 'no hall');
const ada = figure('actor:ada', 4, 4, Math.PI);
const empty = blockingWith([ada]);

describe('where a camera can stand', () => {
  it.each([
    ['in the room', vec(4, 1.6, 2), true],
    ['before it, in the house', vec(4, 1.6, -1.2), true],
    ['so far out that the arch is before the lens', vec(4, 1.6, -3), false],
    ['in a wall', vec(8.1, 1.6, 3), false],
    ['with its lens at a wall', vec(7.95, 1.6, 3), false],
    ['in the next room', vec(10, 1.6, 3), false],
    ['behind the set', vec(4, 1.6, 7), false],
    ['under the floor', vec(4, -0.1, 3), false],
    ['above the ceiling', vec(4, 3.1, 3), false],
    ['in somebody', vec(4, 1.2, 4.1), false],
  ])('%s', (_, at, can) => expect(sight.canStand(at, hall, empty)).toBe(can));

  it('not in a cupboard, nor with its lens at it', () => {
    const blocking = blockingWith([], [cupboard(4, 3, vec(1, 2, 0.5))]);
    expect(sight.canStand(vec(4, 1, 3), hall, blocking)).toBe(false);
    expect(sight.canStand(vec(4, 1, 2.6), hall, blocking)).toBe(false);
    expect(sight.canStand(vec(4, 1, 2.2), hall, blocking)).toBe(true);
    expect(sight.isInside(vec(4, 1, 3), blocking)).toBe(true);
  });
});

describe('what a camera sees', () => {
  it('sees through the wall that is open to the house, and through no other', () => {
    expect(sight.isClear(vec(4, 1.6, -1.2), ada.eyes, hall, empty, [ada.id])).toBe(true);
    expect(sight.isClear(vec(4, 1.6, 8), ada.eyes, hall, empty, [ada.id])).toBe(false);
    expect(sight.isClear(vec(10, 1.6, 4), ada.eyes, hall, empty, [ada.id])).toBe(false);
  });

  it('does not see past a cupboard or another body, but past the body it looks at', () => {
    const camera = vec(4, 1.6, 1);
    const ben = figure('actor:ben', 4, 2.5, 0);
    expect(sight.isClear(camera, ada.eyes, hall, blockingWith([ada], [cupboard(4, 3, vec(1, 2, 0.5))]), [ada.id])).toBe(false); // prettier-ignore
    expect(sight.isClear(camera, ada.eyes, hall, blockingWith([ada, ben]), [ada.id])).toBe(false);
    expect(sight.isClear(camera, ada.eyes, hall, blockingWith([ada]), [ada.id])).toBe(true);
    expect(sight.isClear(vec(3, 1.6, 1), ada.eyes, hall, blockingWith([ada, ben]), [ada.id])).toBe(true);
  });
});
