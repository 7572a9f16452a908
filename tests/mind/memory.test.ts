import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/drama/memory.ts';
import { contextOf } from '../../src/mind/context.ts';
import { distil, importanceOf, retrieve } from '../../src/mind/memory.ts';
import { openHouse, put } from '../play/drive.ts';
import { ada, bruno, clara, dov, hall, kitchen, letter } from '../play/house-scene.ts';
import { heard } from './listening.ts';

const texts = (memories: readonly Memory[]): string[] => memories.map(({ text }) => text);

describe('what a scene leaves behind', () => {
  function evening() {
    const drive = openHouse();
    drive.speakUp(ada);
    for (let index = 0; index < 20; index++) drive.say(ada, `Remark ${index} on the weather.`, { to: bruno });
    drive.say(ada, 'I swear I never opened it.', { to: bruno });
    drive.say(ada, 'Between us, it was murder.', { to: bruno, voice: 'whisper' });
    drive.fail(ada);
    drive.act(ada, { verb: 'take', object: letter }, [put(letter, 'heldBy', ada)]);
    drive.tell([], { narration: 'Somewhere a man dies.', place: hall });
    drive.tell([], { narration: 'The kettle kills the silence with blood-red steam.', place: kitchen });
    return drive.play;
  }
  const play = evening();

  it('is what mattered, in the order it happened', () => {
    const kept = distil(play, bruno, 0);
    expect(kept.length).toBeLessThanOrEqual(12);
    expect(texts(kept).slice(-4)).toEqual([
      'Ada to you: “I swear I never opened it.”',
      'Ada to you, whispering: “Between us, it was murder.”',
      'actor:ada does it.',
      'Somewhere a man dies.',
    ]);
    const weights = kept.map(({ importance }) => importance);
    expect(weights.at(-1)).toBe(Math.max(...weights));
    expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(kept.find(({ text }) => text.includes('swear'))?.about).toEqual([ada, bruno]);
  });

  it('is only what they perceived themselves', () => {
    expect(texts(distil(play, dov, 0))).toEqual(['The kettle kills the silence with blood-red steam.']);
    for (const actor of [ada, bruno, clara]) expect(texts(distil(play, actor, 0)).join()).not.toContain('kettle');
    expect(texts(distil(play, clara, 0)).join()).not.toContain('murder');
    expect(texts(distil(play, clara, 0)).join()).toContain('I swear');
  });

  it('holds neither what failed nor what the place looked like', () => {
    expect(texts(distil(play, ada, 0)).join()).not.toContain('The table stays');
    expect(texts(distil(play, ada, 0)).join()).not.toContain('A letter lies on the table');
  });

  it('begins where the scene began', () => {
    expect(texts(distil(play, bruno, play.history.length - 2))).toEqual(['Somewhere a man dies.']);
  });

  it.each(['He was stabbed.', 'She is wounded and bleeding.', 'They killed him.', '他死了。'])(
    'weighs %s heavily',
    (text) => {
      expect(importanceOf({ ...heard(''), kind: 'event', text }, ada)).toBeGreaterThan(
        importanceOf({ ...heard(''), kind: 'event', text: 'It rained.' }, ada),
      );
    },
  );

  it.each(['I promised you.', 'You betrayed us.', 'She swore it.', 'He loved me once.'])(
    'weighs %s more than talk',
    (words) => {
      expect(importanceOf(heard(words, { text: words }), ada)).toBeGreaterThan(
        importanceOf(heard('Nice weather.', { text: 'Nice weather.' }), ada),
      );
    },
  );
});

describe('what comes to mind', () => {
  const memory = (text: string, more: Partial<Memory> = {}): Memory => ({ text, importance: 0.5, at: 0, ...more });
  const first = (memories: readonly Memory[], cue: string, now = 0, present = [bruno]) =>
    retrieve(memories, cue, now, 1, present)[0]?.text;
  const orders = <T>(items: readonly T[]): (readonly T[])[] => [items, items.toReversed()];

  it('is what bears on the words that were said', () => {
    for (const both of orders([memory('The key is under the stone.'), memory('The bread was stale.')])) {
      expect(first(both, 'Who has the key?')).toBe('The key is under the stone.');
      expect(first(both, 'Is there bread?')).toBe('The bread was stale.');
    }
  });

  it('is what mattered more, where nothing else tells', () => {
    const grave = memory('He was buried at dawn.', { importance: 0.9 });
    for (const both of orders([grave, memory('We had soup at noon.', { importance: 0.2 })]))
      expect(first(both, 'Hello there.')).toBe(grave.text);
  });

  it('is what is more recent, where nothing else tells', () => {
    const now = 60 * 60_000;
    const late = memory('The bell rang again.', { at: now - 1000 });
    for (const both of orders([late, memory('The gate was open.')]))
      expect(first(both, 'Hello there.', now)).toBe(late.text);
  });

  it('is rather about who is here', () => {
    const here = memory('A promise was broken.', { about: [bruno] });
    for (const both of orders([here, memory('A window was broken.', { about: [dov] })]))
      expect(first(both, 'Hello there.')).toBe(here.text);
  });

  it('is not swayed by small words', () => {
    for (const both of orders([memory('It was the one that is in the and of the.'), memory('Poison, quickly.')]))
      expect(first(both, 'Was it the poison that he had in the cup?')).toBe('Poison, quickly.');
  });

  it('is no more than was asked for, and nothing of nothing', () => {
    const many = Array.from({ length: 30 }, (_, index) => memory(`Memory ${index}.`));
    expect(retrieve(many, 'anything', 0, 6)).toHaveLength(6);
    expect(retrieve([], 'anything', 0, 6)).toEqual([]);
  });
});

describe('memories in what an actor has in mind', () => {
  const banal = Array.from({ length: 8 }, (_, index) => ({
    text: `A day like another, the ${index}th.`,
    importance: 0.5,
    at: 500,
  }));
  const key = { text: 'The key was hidden under the stone.', importance: 0.3, at: 1000 };

  /** Two scenes: what was kept of the first is known when the second opens, in the very same moment. */
  function houses() {
    const drive = openHouse();
    drive.record({ type: 'memory:kept', by: ada, actor: ada, memories: [...banal, key] }, 1000);
    const before = drive.play;
    drive.record({ type: 'scene:opened', by: 'transfer', scene: 'in-the-hall', changes: [] });
    drive.speakUp(bruno);
    drive.say(bruno, 'Good evening to everybody.');
    const greeted = drive.play;
    drive.say(bruno, 'Where did I put the key?');
    return { before, greeted, asked: drive.play };
  }
  const { before, greeted, asked } = houses();

  it('are of earlier scenes, not of the one that is being played', () => {
    expect(contextOf(before, ada).memories).toEqual([]);
    expect(contextOf(greeted, ada).memories).toHaveLength(6);
  });

  it('come up when what is said bears on them', () => {
    expect(contextOf(greeted, ada).memories).not.toContain(key.text);
    expect(contextOf(asked, ada).memories[0]).toBe(key.text);
  });

  it('are nobody else’s', () => {
    expect(contextOf(asked, bruno).memories).toEqual([]);
  });
});
