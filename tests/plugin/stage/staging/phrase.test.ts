import { describe, expect, it } from 'vitest';
import { readPhrase, type Clause } from '../../../../plugin/stage/staging/phrase.ts';

const things = new Set([
  'table', 'bed', 'desk', 'chest', 'curtain', 'fireplace', 'wardrobe', 'key on a ribbon', 'portrait of the old king',
  'stool', 'oak chest', 'bread and butter', 'lamp', 'candle',
]); // prettier-ignore
const read = (text: string) => readPhrase(text, (name) => things.has(name.toLowerCase()));

const said: readonly [string, ...Clause[]][] = [
  ['in the centre of the room', { kind: 'centre' }],
  ['in the center of the room', { kind: 'centre' }],
  ['In The Middle', { kind: 'centre' }],
  ['in the middle of the stage', { kind: 'centre' }],
  ['standing in the very centre of the room', { kind: 'centre' }],
  ['centre stage', { kind: 'centre' }],
  ['against the north wall', { kind: 'wall', how: 'against', side: 'north' }],
  ['against the wall', { kind: 'wall', how: 'against' }],
  ['along the eastern wall', { kind: 'wall', how: 'against', side: 'east' }],
  ['leaning against the left-hand wall', { kind: 'wall', how: 'against', side: 'west' }],
  ['by the south wall', { kind: 'wall', how: 'by', side: 'south' }],
  ['near the back wall', { kind: 'wall', how: 'by', side: 'north' }],
  ['on the north wall', { kind: 'wall', how: 'on', side: 'north' }],
  ['hanging on the wall', { kind: 'wall', how: 'on' }],
  ['mounted on the west wall of the room', { kind: 'wall', how: 'on', side: 'west' }],
  ['in the north-east corner', { kind: 'corner', sides: ['north', 'east'] }],
  ['in the southwest corner of the room', { kind: 'corner', sides: ['south', 'west'] }],
  ['in the back left corner', { kind: 'corner', sides: ['north', 'west'] }],
  ['in a corner', { kind: 'corner', sides: [] }],
  ['in the far corner', { kind: 'corner', sides: ['north'] }],
  ['by the window', { kind: 'window' }],
  ['under the east window', { kind: 'window', side: 'east' }],
  ['in front of the window', { kind: 'window' }],
  ['by the door', { kind: 'door' }],
  ['by the door to the hall', { kind: 'door', name: 'hall' }],
  ['near the doorway into the gallery', { kind: 'door', name: 'gallery' }],
  ['beside the closet door', { kind: 'door', name: 'closet door' }],
  ['hanging from the ceiling', { kind: 'ceiling' }],
  ['at the back', { kind: 'side', side: 'north' }],
  ['at the front of the stage', { kind: 'side', side: 'south' }],
  ['on the left side of the room', { kind: 'side', side: 'west' }],
  ['on the right', { kind: 'side', side: 'east' }],
  ['upstage', { kind: 'side', side: 'north' }],
  ['stage left', { kind: 'side', side: 'east' }],
  ['on the floor', { kind: 'floor' }],
  ['facing the audience', { kind: 'faces', to: { side: 'south' } }],
  ['facing south', { kind: 'faces', to: { side: 'south' } }],
  ['facing the bed', { kind: 'faces', to: { name: 'bed' } }],
  ['looking towards the door', { kind: 'faces', to: { feature: 'door' } }],
  ['with its back to the wall', { kind: 'faces', away: true, to: { feature: 'wall' } }],
  ['on the table', { kind: 'on', name: 'table' }],
  ['On top of the wardrobe', { kind: 'on', name: 'wardrobe' }],
  ['on the left of the table', { kind: 'on', name: 'table', part: 'left' }],
  ['on the right-hand side of the table', { kind: 'on', name: 'table', part: 'right' }],
  ['in the middle of the table', { kind: 'on', name: 'table', part: 'middle' }],
  ['at the back of the table', { kind: 'on', name: 'table', part: 'back' }],
  ['in the chest', { kind: 'in', name: 'chest' }],
  ['inside the oak chest', { kind: 'in', name: 'oak chest' }],
  ['under the bed', { kind: 'under', name: 'bed' }],
  ['beneath the table', { kind: 'under', name: 'table' }],
  ['behind the curtain', { kind: 'behind', name: 'curtain' }],
  ['hidden behind the curtain', { kind: 'behind', name: 'curtain' }],
  ['in front of the fireplace', { kind: 'front', name: 'fireplace' }],
  ['at the foot of the bed', { kind: 'front', name: 'bed' }],
  ['to the left of the bed', { kind: 'left', name: 'bed' }],
  ['to the right of the fireplace', { kind: 'right', name: 'fireplace' }],
  ['left of the desk', { kind: 'left', name: 'desk' }],
  ['beside the bed', { kind: 'beside', name: 'bed' }],
  ['next to the fireplace', { kind: 'beside', name: 'fireplace' }],
  ['near the desk', { kind: 'near', name: 'desk' }],
  ['close to the bed', { kind: 'near', name: 'bed' }],
  ['between the desk and the bed', { kind: 'between', names: ['desk', 'bed'] }],
  ['between the desk and the window', { kind: 'between', names: ['desk', 'window'] }],
  ['opposite the fireplace', { kind: 'opposite', name: 'fireplace' }],
  ['above the fireplace', { kind: 'above', name: 'fireplace' }],
  ['around the table', { kind: 'around', name: 'table' }],
  ['at the desk', { kind: 'around', name: 'desk' }],
  // several at once
  ['against the north wall, facing south', { kind: 'wall', how: 'against', side: 'north' }, { kind: 'faces', to: { side: 'south' } }],
  ['against the north wall facing south', { kind: 'wall', how: 'against', side: 'north' }, { kind: 'faces', to: { side: 'south' } }],
  ['on the table and facing south', { kind: 'on', name: 'table' }, { kind: 'faces', to: { side: 'south' } }],
  ['in the corner by the window', { kind: 'corner', sides: [] }, { kind: 'window' }],
  ['on the wall above the bed', { kind: 'wall', how: 'on' }, { kind: 'above', name: 'bed' }],
  ['near the fireplace and behind the desk', { kind: 'near', name: 'fireplace' }, { kind: 'behind', name: 'desk' }],
  ['between the desk and the bed, at the back', { kind: 'between', names: ['desk', 'bed'] }, { kind: 'side', side: 'north' }],
  ['between the desk and the bed facing the fireplace', { kind: 'between', names: ['desk', 'bed'] }, { kind: 'faces', to: { name: 'fireplace' } }],
  ['on the floor in front of the fireplace', { kind: 'floor' }, { kind: 'front', name: 'fireplace' }],
  // names with small words in them stay whole
  ['next to the key on a ribbon', { kind: 'beside', name: 'key on a ribbon' }],
  ['under the portrait of the old king', { kind: 'under', name: 'portrait of the old king' }],
  ['beside the bread and butter', { kind: 'beside', name: 'bread and butter' }],
  ['on the left of the bed and facing the key on a ribbon', { kind: 'on', name: 'bed', part: 'left' }, { kind: 'faces', to: { name: 'key on a ribbon' } }],
]; // prettier-ignore

describe('where something stands, in words', () => {
  it.each(said.map(([text, ...clauses]) => ({ text, clauses })))('$text', ({ text, clauses }) => {
    expect(read(text)).toEqual({ clauses, unknown: [] });
  });

  it.each(['floating dreamily', 'wherever it likes', 'beyond good and evil of all', '42'])(
    'does not pretend to understand “%s”',
    (text) => {
      expect(read(text).unknown).toEqual([text]);
    },
  );

  it('takes an unknown thing for a thing, for its owner to report', () => {
    expect(read('on the left of the harpsichord')).toEqual({
      clauses: [{ kind: 'on', name: 'harpsichord', part: 'left' }],
      unknown: [],
    });
  });

  it('gives back only the piece it does not understand', () => {
    const { clauses, unknown } = read('in the centre of the room, dreaming of rain');
    expect(clauses).toEqual([{ kind: 'centre' }]);
    expect(unknown).toEqual(['dreaming of rain']);
  });

  it('reads any text without throwing', () => {
    for (const text of [
      '',
      ',,,',
      'and',
      'between',
      'between and',
      'on',
      'on the',
      'facing',
      'in the  corner',
      '“”',
      'of of of',
    ]) {
      expect(() => read(text)).not.toThrow();
    }
  });
});
