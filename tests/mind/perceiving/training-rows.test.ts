import { describe, expect, it } from 'vitest';
import { bestOf } from '../../../src/mind/perceiving/best-of.ts';
import { readCandidate } from '../../../src/mind/perceiving/three-part-answer.ts';
import { trainingRows, type Perceived } from '../../../src/mind/perceiving/training-rows.ts';
import { gallery, galleryTruth, ida } from './gallery.ts';

const three = (perception: string, line: string): string =>
  `<perception>${perception}</perception><think>He means it.</think><answer>${line}</answer>`;
const sound = three('A man holds a dagger over a woman.', 'Put it down.');
const unseen = three('A man holds a pistol.', 'Put it down.');
const image = 'data:image/jpeg;base64,/9j/4AAQ';

const perceived = (...texts: readonly string[]): Perceived => ({
  ...bestOf(
    texts.map((text) => readCandidate(text, galleryTruth)),
    { fits: '', known: '' },
  ),
  actor: ida,
  sight: gallery,
  request: {
    role: 'actor',
    messages: [
      { from: 'system', content: 'Play.' },
      { from: 'user', content: [{ image, instead: 'a dim room' }, { text: 'Write.' }] },
    ],
  },
});

describe('rows for training', () => {
  it('hold a sound answer with what it was asked, words and pictures', () => {
    expect(trainingRows(perceived(sound))).toEqual([
      {
        kind: 'sft',
        version: 1,
        actor: ida,
        at: 60_000,
        prompt: [
          { role: 'system', content: 'Play.' },
          { role: 'user', content: 'a dim roomWrite.' },
        ],
        images: [image],
        completion: sound,
      },
    ]);
  });

  it('hold no answer that claims what is not there, or is out of form', () => {
    expect(trainingRows(perceived(unseen))).toEqual([]);
    expect(trainingRows(perceived(`Sure! ${sound}`))).toEqual([]);
    expect(trainingRows(perceived('Put it down.'))).toEqual([]);
  });

  it('hold a whole group with rewards and advantages that sum to nothing', () => {
    const [group, best] = trainingRows(perceived(unseen, sound, 'Put it down.'));
    expect(group).toMatchObject({ kind: 'grpo', chosen: 1 });
    expect(best).toMatchObject({ kind: 'sft', completion: sound });
    const { completions } = group as Extract<typeof group, { kind: 'grpo' }>;
    expect(completions.map(({ rewards }) => rewards.fmt)).toEqual([5, 5, -5]);
    expect(completions.reduce((sum, { advantage }) => sum + advantage, 0)).toBeCloseTo(0, 9);
  });

  it('are lines of JSON', () => {
    for (const row of trainingRows(perceived(unseen, sound))) {
      const line = JSON.stringify(row);
      expect(line).not.toContain('\n');
      expect(JSON.parse(line)).toEqual(row);
    }
  });
});
