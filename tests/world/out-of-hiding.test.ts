import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { narrate, openScene, type Scene } from '../../src/world/narrator.ts';
import { openWorld, thingOf } from '../../src/world/world.ts';

/** A room with something to hide behind, something to hide under, and a way out. */
function room(language: 'en' | 'zh', relation: 'behind' | 'under'): Scene {
  const cover = relation === 'behind' ? 'prop:curtain' : 'prop:bed';
  const read = readWorldFile({
    setting: { language },
    entities: [
      { id: 'place:closet', kind: 'place', name: 'the closet', exits: [{ direction: 'south', to: 'place:hall' }] },
      { id: 'place:hall', kind: 'place', name: 'the hall' },
      { id: 'actor:hamlet', kind: 'actor', name: 'Hamlet', aliases: ['哈姆雷特'], at: { [relation]: cover } },
      {
        id: 'prop:curtain',
        kind: 'prop',
        name: 'curtain',
        aliases: ['arras', '帷幕'],
        traits: ['fixed', 'openable'],
        at: { in: 'place:closet' },
      },
      {
        id: 'prop:bed',
        kind: 'prop',
        name: 'bed',
        aliases: ['床'],
        traits: ['fixed', 'bed'],
        at: { in: 'place:closet' },
      },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openScene(openWorld(read.value));
}

function told(text: string, language: 'en' | 'zh', relation: 'behind' | 'under' = 'behind') {
  const { scene, answer } = narrate(room(language, relation), entityId('actor:hamlet'), { text });
  return { told: answer.verdicts.at(-1)?.narration, at: thingOf(scene.world, entityId('actor:hamlet')).at };
}

describe('[GO5] whoever comes out of hiding', () => {
  it.each([
    '(come out from behind the arras)',
    '(come out of hiding)',
    '(leave my hiding place)',
    '(come out of my hiding place)',
    '(come out)',
    '(stop hiding)',
  ])('is told so: %s', (text) => {
    const { told: narration, at } = told(text, 'en');
    expect(narration).toBe('Hamlet comes out from behind the curtain.');
    expect(at).toEqual({ in: 'place:closet' });
  });

  it.each(['（从藏身处出来）', '（从藏身的地方走出来）', '（从帷幕后面出来）', '（走出来）', '（不再躲藏）'])(
    'is told so in Chinese: %s',
    (text) => {
      const { told: narration, at } = told(text, 'zh');
      expect(narration).toBe('哈姆雷特从帷幕后面走了出来。');
      expect(at).toEqual({ in: 'place:closet' });
    },
  );

  it('comes out from under what they lay under', () => {
    expect(told('(come out of hiding)', 'en', 'under').told).toBe('Hamlet comes out from under the bed.');
    expect(told('（从藏身处出来）', 'zh', 'under').told).toBe('哈姆雷特从床底下钻了出来。');
  });

  it('has still to be somewhere hidden', () => {
    const open = narrate(room('en', 'behind'), entityId('actor:hamlet'), { text: '(come out)' }).scene;
    const again = narrate(open, entityId('actor:hamlet'), { text: '(come out of hiding)' }).answer.verdicts[0];
    expect(again?.ok).toBe(false);
    expect(again?.changes).toEqual([]);
  });
});
