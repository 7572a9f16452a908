import { describe, expect, it } from 'vitest';
import { outfitOf } from '../../../../plugin/body/figures/outfit.ts';
import { sitterOf } from '../../../../plugin/body/figures/portrayed.ts';

const wears = (description: string, style = 'modern', pronouns = 'he') =>
  outfitOf(sitterOf({ id: 'actor:x', name: 'X', description, style, pronouns }));

describe('what somebody wears', () => {
  it.each([
    ['A barista.', 'apron'],
    ['A police constable.', 'uniform'],
    ['In a yellow raincoat.', 'mackintosh'],
    ['A knight.', 'armour'],
    ['In a nightshirt.', 'nightgown'],
    ['A friar.', 'robe'],
  ])('%s → %s', (description, garment) => {
    expect(wears(description).garment).toBe(garment);
  });

  it('is of its age', () => {
    expect(wears('A guard.', 'medieval').garment).toBe('surcoat');
    expect(wears('A guard.', 'victorian').garment).toBe('uniform');
    expect(wears('Quiet.', 'victorian', 'she').garment).toBe('day-dress');
    expect(wears('A maid.', 'victorian', 'she').garment).toBe('maid');
    expect(wears('Quiet.', 'renaissance', 'she').garment).toBe('kirtle');
  });

  it('has the colours and patterns that are said', () => {
    expect(wears('In brown tweed.')).toMatchObject({ cloth: '#6b4a30', pattern: 'tweed' });
    expect(wears('Much patched.').pattern).toBe('patches');
    expect(wears('In black leather gloves.').gloves).toBe('#211f1e');
  });

  it('is without colours of its own on a ghost', () => {
    expect(wears('A ghost in a red coat.')).toMatchObject({ cloth: '#8fb4cf', pattern: 'plain' });
  });
});
