import { expect, it, vi } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import { houseWith, type Draft } from './checked-house.ts';

/** The house with so many loose things in it, each with a name nobody has heard before. */
function littered(count: number, turn: number): unknown {
  const file = houseWith() as { entities: Draft[] };
  const things = Array.from({ length: count }, (_, index) => ({
    id: `prop:heap-${index}`,
    kind: 'prop',
    name: `${['cup', 'plate', 'book', 'knife'][index % 4]} ${turn}-${count}-${index}`,
    traits: ['portable'],
    at: { in: 'place:hall' },
  }));
  return { ...file, entities: [...file.entities, ...things] };
}

/** How often something was worked out and put into a map: names that are forgotten and read again show in it. */
function workedOut(count: number, turn: number): number {
  const scene = littered(count, turn);
  const put = vi.spyOn(Map.prototype, 'set');
  checkScene(scene);
  const times = put.mock.calls.length;
  put.mockRestore();
  return times;
}

/** What it takes when no memory that other tests of this process have nearly filled starts afresh in the middle. */
function leastWorkedOut(count: number): number {
  return Math.min(...[1, 2, 3].map((turn) => workedOut(count, turn)));
}

it('a scene of nearly as many things as there may be costs in proportion to be checked', () => {
  const [, few = 0, many = 0] = [10, 475, 1900].map(leastWorkedOut);
  expect(many).toBeLessThan(4.5 * few);
});
