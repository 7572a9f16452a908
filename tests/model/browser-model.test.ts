import { describe, expect, it } from 'vitest';
import { browserModel, isReady, promptApiIn } from '../../src/model/browser/browser-model.ts';
import { complete } from '../../src/model/complete.ts';
import { contractRequests, describeLanguageModel } from '../contracts/language-model-contract.ts';
import { scriptedPromptApi } from '../doubles/scripted-prompt-api.ts';

const spoken = 'Nay, answer me: stand, and unfold yourself.';

/** What the contract's endpoint says, said by a browser. */
const answer = (asked: string): string => {
  if (asked.includes('Act.'))
    return '{"tool": "act", "arguments": {"verb": "raise", "object": "prop:lantern", "at": {"height": 1.5}}}';
  if (asked.includes('Decide.')) return '{"speak": true}';
  return asked.includes('Speak softly.') ? `(softly) ${spoken}` : spoken;
};

describeLanguageModel('browserModel', async () => ({
  model: browserModel(scriptedPromptApi(answer)),
  dispose: async () => undefined,
}));

describe('the browser’s own model', () => {
  it('is there only where it can be asked', () => {
    const api = scriptedPromptApi(answer);
    expect(promptApiIn({ LanguageModel: api })).toBe(api);
    for (const page of [{}, { LanguageModel: undefined }, { LanguageModel: 'yes' }, { LanguageModel: { create: 1 } }])
      expect(promptApiIn(page)).toBeUndefined();
  });

  it('is offered only where it answers without anything to fetch', async () => {
    expect(await isReady(scriptedPromptApi(answer))).toBe(true);
    for (const state of ['downloadable', 'downloading', 'unavailable', new Error('not here')])
      expect(await isReady(scriptedPromptApi(answer, state))).toBe(false);
  });

  it('leaves no session open, however a call ends', async () => {
    const api = scriptedPromptApi(answer);
    const model = browserModel(api);
    await complete(model, contractRequests.speak);
    for await (const event of model.stream(contractRequests.speak)) if (event.type === 'text') break;
    expect(api.open).toBe(0);
    expect(api.asked[0]).toContain('You are Bernardo.');
  });

  it('says what went wrong by our own codes', async () => {
    const failing = (name: string) => {
      const error = new Error('no');
      error.name = name;
      return complete(browserModel(scriptedPromptApi(() => error)), contractRequests.speak);
    };
    await expect(failing('QuotaExceededError')).rejects.toMatchObject({ code: 'model/too-long' });
    await expect(failing('NotSupportedError')).rejects.toMatchObject({ code: 'model/bad-request' });
    await expect(failing('OperationError')).rejects.toMatchObject({ code: 'model/unavailable' });
  });
});
