import { expect, it } from 'vitest';
import { CueBoard } from '../../../../plugin/picture/view/cue-board.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';

it('has the light of one place on its threshold, and goes over once somebody has come in', () => {
  const [street, cafe] = [entityId('place:street'), entityId('place:cafe')];
  const board = new CueBoard({ mood: 'night' });
  expect(board.settle(street)).toBe(street);
  for (const place of [undefined, cafe, undefined, cafe, street, cafe, undefined])
    expect(board.settle(place)).toBe(street);
  board.settle(cafe);
  expect(board.settle(cafe)).toBe(cafe);
});
