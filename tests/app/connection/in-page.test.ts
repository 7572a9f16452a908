import { expect, it } from 'vitest';
import { complete } from '../../../src/model/complete.ts';
import { keepModel } from '../../../src/app/connection/in-page-exchange.ts';
import { InPageModels } from '../../../src/app/connection/in-page.ts';
import type { InPageAnswer, InPageAsk } from '../../../src/app/connection/in-page-line.ts';
import { contractRequests, describeLanguageModel } from '../../contracts/language-model-contract.ts';
import { scriptedWebLlm, type ScriptedWebLlm } from '../../doubles/scripted-web-llm.ts';

const spoken = 'Nay, answer me: stand, and unfold yourself.';
const answer = (asked: string): string => {
  if (asked.includes('Act.'))
    return '{"tool": "act", "arguments": {"verb": "raise", "object": "prop:lantern", "at": {"height": 1.5}}}';
  if (asked.includes('Decide.')) return '{"speak": true}';
  return asked.includes('Speak softly.') ? `(softly) ${spoken}` : spoken;
};
const small = { model_id: 'small', model: 'https://weights.example/small', model_lib: 'https://libs.example/s' };
const wish = { model: 'small', weights: 'https://weights.example/small' };
const never = new AbortController().signal;

/** A page and its worker, joined by messages that are copied on their way. */
function joined(program: ScriptedWebLlm) {
  const allowed: (readonly string[])[] = [];
  let terminated = 0;
  const models = new InPageModels('/in-page/web-llm.js', () => {
    const { port1, port2 } = new MessageChannel();
    keepModel(port2, { program: async () => program, allow: (addresses) => void allowed.push(addresses) });
    port2.start();
    return {
      postMessage: (message: InPageAsk) => port1.postMessage(message),
      addEventListener: (_: 'message', listen: (event: { readonly data: InPageAnswer }) => void) => {
        port1.addEventListener('message', (event) => listen(event as MessageEvent<InPageAnswer>));
        port1.start();
      },
      terminate: () => {
        terminated++;
        port1.close();
      },
    };
  });
  return { models, allowed, terminated: () => terminated };
}

describeLanguageModel('a model in a worker of the page', async () => {
  const { models } = joined(scriptedWebLlm({ answer, models: [small] }));
  await models.load(wish, () => undefined, never);
  return { model: models.model, dispose: async () => models.close() };
});

it('fetches nothing before it is told what and from where, and then nothing else', async () => {
  const program = scriptedWebLlm({ answer, models: [small] });
  const { models, allowed } = joined(program);
  expect((await models.offers()).map(({ model }) => model)).toEqual(['small']);
  expect([program.fetched, allowed]).toEqual([[], []]);
  const shares: number[] = [];
  await models.load({ ...wish, weights: 'https://own.example/w' }, (share) => shares.push(share), never);
  expect(program.fetched).toEqual(['https://own.example/w']);
  expect(allowed).toEqual([['https://own.example/w', 'https://libs.example/s']]);
  expect(shares).toEqual([0.3, 1]);
  expect(models.loaded).toBe('small');
  models.close();
});

it('is called off while it is fetched, says why it failed, and is nobody before it is there', async () => {
  const waiting = joined(scriptedWebLlm({ answer, models: [small], fetching: 'waits' }));
  const call = new AbortController();
  const loading = waiting.models.load(wish, () => call.abort(), call.signal);
  await expect(loading).rejects.toMatchObject({ code: 'model/aborted' });
  expect(waiting.models.loaded).toBeUndefined();
  await expect(complete(waiting.models.model, contractRequests.speak, never)).rejects.toMatchObject({
    code: 'model/unavailable',
  });
  waiting.models.close();
  const failing = joined(scriptedWebLlm({ answer, models: [small], fetching: 'fails' }));
  await expect(failing.models.load(wish, () => undefined, never)).rejects.toMatchObject({
    code: 'model/unavailable',
    message: expect.stringContaining('no WebGPU') as string,
  });
  failing.models.close();
  expect(failing.terminated()).toBe(1);
});

it('is offered where there is a graphics card and the site has the program', async () => {
  const { models } = joined(scriptedWebLlm({ answer, models: [small] }));
  const site = (status: number) => async () => new Response(null, { status });
  expect(await models.isOffered({ gpu: {} }, site(200))).toBe(true);
  expect(await models.isOffered({ gpu: {} }, site(404))).toBe(false);
  expect(await models.isOffered({}, site(200))).toBe(false);
});
