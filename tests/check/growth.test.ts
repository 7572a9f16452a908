import { expect, it, vi } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import { houseWith, type Draft } from './checked-house.ts';

/** The house with so many loose things in it, each with a name nobody has heard before. */
function littered(count: number): unknown {
  const file = houseWith() as { entities: Draft[] };
  const things = Array.from({ length: count }, (_, index) => ({
    id: `prop:heap-${index}`,
    kind: 'prop',
    name: `${['cup', 'plate', 'book', 'knife'][index % 4]} ${count}-${index}`,
    traits: ['portable'],
    at: { in: 'place:hall' },
  }));
  return { ...file, entities: [...file.entities, ...things] };
}

/** How often something was worked out and put into a map: names that are forgotten and read again show in it. */
function workedOut(count: number): number {
  const scene = littered(count);
  const put = vi.spyOn(Map.prototype, 'set');
  checkScene(scene);
  const times = put.mock.calls.length;
  put.mockRestore();
  return times;
}

it('a scene of nearly as many things as there may be costs in proportion to be checked', () => {
  const [, few = 0, many = 0] = [10, 475, 1900].map(workedOut);
  expect(many).toBeLessThan(4.5 * few);
});
