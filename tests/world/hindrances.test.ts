import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { hindranceIn, worldTongueOf } from '../../src/world/tongues/tongues.ts';
import type { Hindrance } from '../../src/world/tongues/tongue.ts';
import { openWorld } from '../../src/world/world.ts';

const all = Object.keys(worldTongueOf('en').hindrances) as readonly Hindrance[];

function told(language: string, hindrance: Hindrance): string {
  const read = readWorldFile({
    setting: { language },
    entities: [
      { id: 'place:hall', kind: 'place', name: 'the hall', aliases: ['门厅'] },
      { id: 'prop:gloves', kind: 'prop', name: 'gloves', aliases: ['手套'], at: { in: 'place:hall' } },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return hindranceIn(openWorld(read.value), hindrance, entityId('prop:gloves'));
}

describe('what a stage finds in the way of a deed', () => {
  it.each(all)('is told in the language of the play, by the name a thing has there: %s', (hindrance) => {
    expect(told('en', hindrance)).toMatch(/^[\w ]+\.$/);
    expect(told('zh', hindrance)).toMatch(/^\p{Script=Han}[\p{Script=Han}，]*。$/u);
  });

  it('counts what there are several of', () => {
    expect(told('en', 'out-of-reach')).toBe('The gloves are out of reach.');
  });
});
