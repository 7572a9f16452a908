import { describe, expect, it } from 'vitest';
import { modelBrain } from '../../src/mind/agents/model-brain.ts';
import { steadied } from '../../src/mind/agents/steadied.ts';
import { answer, fakeModel } from '../model/asking.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { allOf, deciding, heard, listening, never, speaking } from './listening.ts';

const listener = listening({}, {}, { event: heard('Where is the key, Ada?', { to: ada }) });
const head = '{"pace": "slow", "to": "Bruno", "action": null, "follows": false, "why": "he must not know"}';

/** What Ada decides and says, when a model answers so; and what it was asked. */
async function played(...texts: readonly string[]) {
  const garbled: string[] = [];
  let at = 0;
  const model = fakeModel(() => answer(texts[at++] ?? ''));
  const brain = steadied(modelBrain(model, (_, reason) => void garbled.push(reason)));
  const { decisions, source, written } = await brain.decide(deciding([listener]), never);
  const decision = decisions[0]!;
  const line =
    decision.pace === 'silence' ? '' : await allOf(brain.speak(speaking(listener, { decision, written }), never));
  return { decision, source, line: line.trim(), calls: model.requests.length, garbled };
}

describe('a decision above its turn', () => {
  it('is one call: the decision is read, and what stands below it is said', async () => {
    for (const text of [
      `${head}\n(looks away) I never saw it.`,
      `\`\`\`json\n${head}\n\`\`\`\n(looks away) I never saw it.`,
      `{"decisions": [${head}]}\n\n(looks away) I never saw it.`,
    ]) {
      const { decision, line, calls } = await played(text);
      expect(decision).toMatchObject({ actor: ada, pace: 'slow', to: bruno, why: 'he must not know' });
      expect([line, calls]).toEqual(['(looks away) I never saw it.', 1]);
    }
  });

  it('that is a silence needs nothing below it', async () => {
    const { decision, calls } = await played('{"pace": "silence", "to": null}');
    expect([decision.pace, calls]).toEqual(['silence', 1]);
  });

  it('with nothing below it is asked for its turn', async () => {
    const { line, calls } = await played(head, 'I never saw it.');
    expect([line, calls]).toEqual(['I never saw it.', 2]);
  });

  it('that is missing is asked for by itself, as ever', async () => {
    const { decision, line, calls, garbled } = await played(
      'I never saw it.',
      `{"decisions": [{"actor": "${ada}", "pace": "fast"}]}`,
      'No.',
    );
    expect([decision.pace, line, calls]).toEqual(['fast', 'No.', 3]);
    expect(garbled).toEqual([expect.stringContaining('no decision above the turn')]);
  });

  it('is no longer asked for above it of a model that cannot do it', async () => {
    const model = fakeModel(({ messages }) => {
      const prompt = messages[1]!.content as string;
      return answer(
        prompt.endsWith('below the decision.') ? 'Well.' : `{"decisions": [{"actor": "${ada}", "pace": "fast"}]}`,
      );
    });
    const brain = modelBrain(model);
    for (let time = 0; time < 4; time++) await brain.decide(deciding([listener]), never);
    expect(model.requests).toHaveLength(2 + 4);
  });

  it('is guarded like any turn: what does not belong on a stage is not said', async () => {
    const { line } = await played(`${head}\nAs an AI language model, I cannot take part in this.`);
    expect(line).not.toContain('AI');
    expect(line).not.toBe('');
  });
});
