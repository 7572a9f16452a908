import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/drama/change.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { asFarAsSo, isAllSo } from '../../src/play/presumption.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { openWorld } from '../../src/world/world.ts';
import { plantedScene } from '../listening/counting/planted.ts';

const file = plantedScene();
const world = openWorld(file);
const set = (entity: string, property: string, value: boolean): Change => ({
  entity: entityId(entity),
  property,
  value,
});
const gone = (entity: string): Change => ({ entity: entityId(entity), property: 'at', value: null });
const out = { entity: entityId('actor:clara'), property: 'at', value: { in: entityId('place:hall') } } as const;

const boxed = { entity: entityId('prop:cake'), property: 'at', value: { in: entityId('prop:box') } } as const;

/** What is told, what happened before it, and what is left of it. */
const told: readonly (readonly [says: string, before: readonly Change[], left: string])[] = [
  ['The lamp gutters and steadies.', [], 'The lamp gutters and steadies.'],
  ['The lamp gutters and steadies.', [set('prop:lamp', 'lit', false)], ''],
  ['It is late. The lamp burns lower.', [set('prop:lamp', 'lit', false)], 'It is late.'],
  ['Three, says the radio. Nine.', [], 'Nine.'],
  ['Three, says the radio. Nine.', [set('prop:radio', 'on', true)], 'Three, says the radio. Nine.'],
  ['Something stirs behind the curtain.', [], 'Something stirs behind the curtain.'],
  ['Something stirs behind the curtain.', [out], ''],
  ['Somebody behind the curtain has made a sound.', [out], ''],
  ['Bruno smiles at the wall.', [set('actor:bruno', 'dead', true)], ''],
  ['Bruno lies where he fell.', [set('actor:bruno', 'dead', true)], 'Bruno lies where he fell.'],
  ['It is late. Between them lies the cake.', [], 'It is late. Between them lies the cake.'],
  ['It is late. Between them lies the cake.', [boxed], 'It is late.'],
  ['The cake lies by the lamp.', [boxed], ''],
  ['Bruno is dead, and quite straight.', [], ''],
  ['Somebody covers the dead man.', [], ''],
  ['Nobody looks at the cake.', [gone('prop:cake')], ''],
  ['Nobody looks at the cake box.', [gone('prop:cake')], 'Nobody looks at the cake box.'],
  ['The crumbs of the cake are on the table.', [gone('prop:cake')], 'The crumbs of the cake are on the table.'],
  ['The lamp stands on the table.', [set('prop:lamp', 'broken', true)], ''],
  ['The lamp is in pieces.', [set('prop:lamp', 'broken', true)], 'The lamp is in pieces.'],
];

describe('what is told takes for granted only what is so', () => {
  it.each(told)('%s %j', (says, before, left) => {
    expect(asFarAsSo(file, [applyChanges(world, [...before])], says)).toBe(left);
  });

  it('[GUARD1] or what it makes so itself', () => {
    const after = applyChanges(world, [set('prop:lamp', 'lit', false)]);
    expect(asFarAsSo(file, [after, world], 'The lamp burns.')).toBe('The lamp burns.');
  });
});

describe('what is said', () => {
  const eaten = [applyChanges(world, [gone('prop:cake')])];

  it.each([
    ['There is the cake. Have some.', false],
    ['Who has eaten the cake?', true],
    ['The cake is gone.', true],
    ['Bruno never eats.', true],
  ])('%s', (says, isSo) => {
    expect(isAllSo(file, eaten, says, 'line')).toBe(isSo);
  });
});
