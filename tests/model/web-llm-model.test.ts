import { describe, expect, it } from 'vitest';
import { complete } from '../../src/model/complete.ts';
import { webLlmOffers } from '../../src/model/in-page/web-llm.ts';
import { loadWebLlm } from '../../src/model/in-page/web-llm-model.ts';
import { contractRequests, describeLanguageModel } from '../contracts/language-model-contract.ts';
import { scriptedWebLlm } from '../doubles/scripted-web-llm.ts';

const spoken = 'Nay, answer me: stand, and unfold yourself.';
const answer = (asked: string): string => {
  if (asked.includes('Act.'))
    return '{"tool": "act", "arguments": {"verb": "raise", "object": "prop:lantern", "at": {"height": 1.5}}}';
  if (asked.includes('Decide.')) return '{"speak": true}';
  return asked.includes('Speak softly.') ? `(softly) ${spoken}` : spoken;
};
const models = [
  {
    model_id: 'large',
    model: 'https://weights.example/large',
    model_lib: 'https://libs.example/l',
    vram_required_MB: 5000,
  },
  {
    model_id: 'small',
    model: 'https://weights.example/small',
    model_lib: 'https://libs.example/s',
    vram_required_MB: 900,
  },
];
const wish = { model: 'small', weights: 'https://weights.example/small' };

describeLanguageModel('webLlmModel', async () => {
  const model = await loadWebLlm(scriptedWebLlm({ answer, models }), wish);
  return { model, dispose: () => model.unload() };
});

describe('a model that runs in the page', () => {
  it('is offered with its size and where it comes from, the smallest first', () => {
    expect(webLlmOffers(scriptedWebLlm({ answer, models }))).toEqual([
      { model: 'small', weights: 'https://weights.example/small', program: 'https://libs.example/s', megabytes: 900 },
      { model: 'large', weights: 'https://weights.example/large', program: 'https://libs.example/l', megabytes: 5000 },
    ]);
  });

  it('is fetched when it is asked for, from the address that was confirmed, and says how far it is', async () => {
    const module = scriptedWebLlm({ answer, models });
    expect(module.fetched).toEqual([]);
    const shares: number[] = [];
    const mirror = 'https://mirror.example/small';
    const model = await loadWebLlm(module, { ...wish, weights: mirror, onProgress: (share) => shares.push(share) });
    expect(module.fetched).toEqual([mirror]);
    expect(shares).toEqual([0.3, 1]);
    await model.unload();
    expect(module.loaded).toBe(0);
  });

  it('can be called off while it is fetched, and leaves nothing behind', async () => {
    const module = scriptedWebLlm({ answer, models, fetching: 'waits' });
    const call = new AbortController();
    const loading = loadWebLlm(module, { ...wish, signal: call.signal });
    call.abort();
    await expect(loading).rejects.toMatchObject({ code: 'model/aborted' });
    expect(module.loaded).toBe(0);
  });

  it('that cannot run here, or does not exist, says so', async () => {
    const failing = scriptedWebLlm({ answer, models, fetching: 'fails' });
    await expect(loadWebLlm(failing, wish)).rejects.toMatchObject({ code: 'model/unavailable' });
    const module = scriptedWebLlm({ answer, models });
    await expect(loadWebLlm(module, { ...wish, model: 'none' })).rejects.toMatchObject({ code: 'model/bad-request' });
    expect(module.fetched).toEqual([]);
  });

  it('answers one after the other, and stops talking when nobody listens', async () => {
    const module = scriptedWebLlm({ answer, models });
    const model = await loadWebLlm(module, wish);
    const both = await Promise.all([complete(model, contractRequests.speak), complete(model, contractRequests.speak)]);
    expect(both.map(({ text }) => text.includes(spoken))).toEqual([true, true]);
    for await (const event of model.stream(contractRequests.speak)) if (event.type === 'text') break;
    expect(module.interrupted).toBe(1);
    const after = await complete(model, contractRequests.speak);
    expect(after.text).toContain(spoken);
  });
});
