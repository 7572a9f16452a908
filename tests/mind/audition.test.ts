import { describe, expect, it } from 'vitest';
import { audition, isFitToAct } from '../../src/mind/agents/audition.ts';
import type { LanguageModel } from '../../src/model/language-model.ts';
import { ModelError } from '../../src/model/model-error.ts';

const asking = (answer: (prompt: string) => string): LanguageModel => ({
  name: 'here',
  async *stream({ messages }) {
    yield { type: 'text', text: answer(messages.map(({ content }) => content as string).join('\n')) };
    yield { type: 'end', reason: 'stop' };
  },
});
const now = () => 0;
const decision = '{"pace": "fast", "to": "Ben", "action": null, "follows": true, "why": "now"}';
const able = (line: string) => (prompt: string) =>
  prompt.includes('<listener>')
    ? '[{"actor": "Ann", "pace": "SLOW"}, {"actor": "Ben", "pace": "silence"}]'
    : `${decision}\n${line}`;

describe('an audition', () => {
  it('is passed by whoever decides and stays in the part', async () => {
    const heard: number[] = [];
    const found = await audition(asking(able('(looks at the fire) There is one bed, and it is cold.')), {
      now,
      onAnswer: (done) => heard.push(done),
    });
    expect(found).toEqual({ asked: 4, usable: 4, faults: [], firstWordMs: 0 });
    expect(isFitToAct(found)).toBe(true);
    expect(heard).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['babbles', () => 'banana banana'],
    ['says nothing', () => ''],
    ['says what it was asked', (prompt: string) => prompt],
    ['speaks of being a model', able('As an AI language model, I cannot take part in this.')],
    ['speaks another language', able('Es tut mir leid, aber das kann ich heute Abend nicht für Sie tun.')],
    [
      'is not there',
      () => {
        throw new ModelError('model/unavailable', 'away');
      },
    ],
  ])('is failed by whoever %s', async (_, answer) => {
    const found = await audition(asking(answer), { now });
    expect(isFitToAct(found)).toBe(false);
    expect(found.faults.length).toBeGreaterThan(1);
  });
});
