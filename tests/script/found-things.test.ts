import { expect, it } from 'vitest';
import { findProps } from '../../src/script/reading/find-props.ts';

it.each([
  ['drinks the tea', 'tea', 'drinkable'],
  ['takes the bread', 'bread', 'edible'],
  ['picks up the old letter', 'letter', 'readable'],
  ['sits at the table', 'table', 'supporter'],
  ['喝茶', '茶', 'drinkable'],
  ['吃面包', '面包', 'edible'],
])('what is spoken of is good for something: %s', (deed, id, trait) => {
  const [found] = findProps(deed, new Set());
  expect(found?.id).toBe(id);
  expect(found?.traits).toContain(trait);
});
