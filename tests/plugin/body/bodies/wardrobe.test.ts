import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderAhead, seenFirst } from '../../../../plugin/body/bodies/order-ahead.ts';
import { createSculptor, figureKey } from '../../../../plugin/body/bodies/sculptor.ts';
import { packedWardrobe, unpackedWardrobe } from '../../../../plugin/body/bodies/wardrobe.ts';
import { styleOf } from '../../../../src/world/setting/style.ts';
import { wardrobeFor } from '../../../../scripts/wardrobes.ts';
import { withGuest } from '../../../../src/drama/guest.ts';
import { elsinore } from '../../../company/rehearsal.ts';
import { smallFigure } from './scripted-bench.ts';

describe('a wardrobe', () => {
  it('gives back the figures that were packed into it', () => {
    const packed = packedWardrobe(new Map([['a', smallFigure()], ['b', smallFigure()]])); // prettier-ignore
    const wardrobe = unpackedWardrobe(packed);
    expect([...wardrobe.keys()]).toEqual(['a', 'b']);
    expect(wardrobe.get('b')?.body.indices).toEqual(new Uint32Array([0, 1, 2]));
    expect(wardrobe.get('b')?.mouth).toBeUndefined();
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a list that is longer than the file', new Uint8Array([255, 255, 255, 255, 1, 2])],
    ['something else', new TextEncoder().encode('<!doctype html><title>Not found</title>')],
    ['a list of something else', new Uint8Array([4, 0, 0, 0, ...new TextEncoder().encode('[{}]')])],
  ])('is empty where the file is %s', (_, bytes) => {
    expect(unpackedWardrobe(bytes).size).toBe(0);
  });

  it('leaves out what was cut off', () => {
    const packed = packedWardrobe(new Map([['a', smallFigure()], ['b', smallFigure()]])); // prettier-ignore
    expect([...unpackedWardrobe(packed.subarray(0, packed.length - 1)).keys()]).toEqual(['a']);
  });

  it('made when the page is built has everybody who is seen first, and a stranger: nobody is sculpted for them', async () => {
    const file = await wardrobeFor(
      readFileSync(new URL('../../../../scenes/elsinore/scene.json', import.meta.url), 'utf8'),
    );
    const sculptor = createSculptor(() => {
      throw new Error('Nobody is needed.');
    });
    const wardrobe = unpackedWardrobe(file!);
    sculptor.supply(Promise.resolve(wardrobe));
    const scene = withGuest(elsinore);
    const style = styleOf(scene.staging, scene.setting);
    orderAhead(sculptor, scene, style);
    const characters = seenFirst(scene, style);
    expect(characters).toHaveLength(4);
    for (const character of characters) {
      const model = await sculptor.make(character, 'draft');
      expect(model).toBe(wardrobe.get(figureKey(character, 'draft')));
      expect(model.body.positions.length).toBeGreaterThan(3000);
    }
  });
});
