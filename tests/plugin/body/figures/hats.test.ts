import { describe, expect, it } from 'vitest';
import { characterOf, type Character } from '../../../../plugin/body/figures/character.ts';
import { hats } from '../../../../src/drama/looks.ts';
import type { Hat } from '../../../../plugin/body/figures/hats/hats.ts';
import { hairLayers } from '../../../../plugin/body/figures/hair.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import { expectClosed } from './expect-closed.ts';
import { isLong } from '../../../how-much.ts';

const plain = characterOf({ id: 'actor:ada', name: 'Ada', pronouns: 'she', description: 'A clerk.', style: 'modern' });
const wearing = (
  hat: Hat,
  head: number,
  shape: Character['face']['shape'],
  cut: Character['hair']['cut'],
): Character => ({
  ...plain,
  build: { ...plain.build, head },
  face: { ...plain.face, shape },
  hair: { ...plain.hair, hat, cut, beard: 'none', pencils: 'none' },
});
const said = (description: string, style: string, pronouns = 'he', id = 'actor:bo') =>
  characterOf({ id, name: 'Bo', pronouns, style, description }).hair;

describe('a hat', () => {
  it.each(hats)('of the kind %s is closed on three heads, whatever is under it', (hat) => {
    const heads = [
      wearing(hat, 0.92, 'long', 'afro'),
      wearing(hat, 1, 'round', 'cropped'),
      wearing(hat, 1.1, 'block', 'bald'),
    ];
    // On one of them in every check, by turns.
    const tried = heads.filter((_, index) => isLong || index === hats.indexOf(hat) % heads.length);
    for (const character of tried) {
      const layers = hairLayers(character, createRig(character.build));
      if (hat !== 'none') expect(layers.filter(({ name }) => name !== 'hair').length).toBeGreaterThan(0);
      for (const layer of layers) expectClosed(layer);
    }
  });

  it('presses the hair under it flat', () => {
    const bare = wearing('none', 1, 'round', 'afro');
    const capped = wearing('bowler', 1, 'round', 'afro');
    const hairAt = (character: Character): number => {
      const hair = hairLayers(character, createRig(character.build)).find(({ name }) => name === 'hair');
      return hair!.form.distance(0, 1.78, 0);
    };
    expect(hairAt(bare)).toBeLessThan(0);
    expect(hairAt(capped)).toBeGreaterThan(0.02);
  });

  it('is the one that is said, and none where it was left at home', () => {
    expect(said('A knight in armour.', 'medieval').hat).toBe('helm');
    expect(said('In a top hat.', 'victorian').hat).toBe('top-hat');
    expect(said('A councillor of one good hat, left at home tonight.', 'medieval').hat).toBe('none');
    expect(said('The maid, her cap on sideways.', 'victorian', 'she')).toMatchObject({ hat: 'mobcap', hatAskew: 0.3 });
  });

  it('is of its age', () => {
    const worn = (style: string): ReadonlySet<string> =>
      new Set(Array.from({ length: 120 }, (_, i) => said('Somebody.', style, i % 2 ? 'he' : 'she', `actor:${i}`).hat));
    const today = ['beanie', 'headband', 'flat-cap'];
    expect(today.filter((hat) => worn('medieval').has(hat))).toEqual([]);
    expect(['hood', 'coif', 'wimple', 'toque'].filter((hat) => worn('modern').has(hat))).toEqual([]);
    expect(worn('medieval').size).toBeGreaterThan(4);
  });
});
