import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complete } from '../../src/model/complete.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '../../src/model/language-model.ts';
import { isModelError } from '../../src/model/model-error.ts';
import { callTools, say, sayJson, wordsOf, type ChatRequest, type Script } from '../doubles/scripted-endpoint.ts';

export interface ModelUnderTest {
  readonly model: LanguageModel;
  dispose(): Promise<void>;
}

const asks = (content: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  role: 'actor',
  messages: [
    { from: 'system', content: 'You are Bernardo.' },
    { from: 'user', content },
  ],
  ...more,
});

const spoken = 'Nay, answer me: stand, and unfold yourself.';
const lantern = { verb: 'raise', object: 'prop:lantern', at: { height: 1.5 } };

/** What every implementation is asked; `contractReply` is what the endpoint behind it answers. */
export const contractRequests = {
  speak: asks('Speak.'),
  speakSoftly: asks('Speak softly.'),
  act: asks('Act.', {
    tools: [{ name: 'act', description: 'Does a deed.', parameters: { type: 'object' } }],
  }),
  decide: asks('Decide.', {
    role: 'decide',
    output: { name: 'decision', schema: { type: 'object', properties: { speak: { type: 'boolean' } } } },
  }),
} satisfies Record<string, ModelRequest>;

export function contractReply(request: ChatRequest): Script {
  const asked = wordsOf(request);
  if (asked.includes('Act.')) {
    const call = { name: 'act', arguments: lantern };
    // An endpoint without tools has a model that was told of them in the prompt.
    return request.tools ? callTools([call]) : sayJson({ tool: call.name, arguments: call.arguments });
  }
  if (asked.includes('Decide.')) return sayJson({ speak: true });
  return say(asked.includes('Speak softly.') ? `(softly) ${spoken}` : spoken);
}

/** What every language model promises, whatever stands behind it. */
export function describeLanguageModel(name: string, setUp: () => Promise<ModelUnderTest>): void {
  describe(`${name}, as a language model`, () => {
    let under: ModelUnderTest;
    beforeEach(async () => {
      under = await setUp();
    });
    afterEach(() => under.dispose());

    it('answers word by word, closing with one usage and one end', async () => {
      const events = await collect(under.model.stream(contractRequests.speak));
      const words = events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
      expect(words.length).toBeGreaterThan(3);
      expect(words.join('')).toBe(spoken);
      expect(events.slice(-2).map(({ type }) => type)).toEqual(['usage', 'end']);
      expect(events.filter(({ type }) => type === 'usage' || type === 'end')).toHaveLength(2);
    });

    it('gives the whole answer to those who wait for it', async () => {
      const reply = await complete(under.model, contractRequests.speak);
      expect(reply).toMatchObject({ text: spoken, toolCalls: [], reason: 'stop' });
      expect(reply.usage.inputTokens).toBeGreaterThan(0);
      expect(reply.usage.outputTokens).toBeGreaterThan(0);
    });

    it('answers again when asked again', async () => {
      await complete(under.model, contractRequests.speak);
      expect((await complete(under.model, contractRequests.speak)).text).toBe(spoken);
    });

    it('gives tool calls with their arguments as data', async () => {
      const reply = await complete(under.model, contractRequests.act);
      expect(reply.toolCalls).toEqual([{ name: 'act', arguments: lantern }]);
      expect(reply.reason).toBe('tool-calls');
    });

    it('gives JSON when JSON is wanted', async () => {
      const reply = await complete(under.model, contractRequests.decide);
      expect(JSON.parse(reply.text)).toEqual({ speak: true });
    });

    it('keeps two answers at once apart', async () => {
      const [loud, soft] = await Promise.all([
        complete(under.model, contractRequests.speak),
        complete(under.model, contractRequests.speakSoftly),
      ]);
      expect([loud.text, soft.text]).toEqual([spoken, `(softly) ${spoken}`]);
    });

    it('does not begin when it was called off before', async () => {
      const events: ModelEvent[] = [];
      const failure = collect(under.model.stream(contractRequests.speak, AbortSignal.abort()), events);
      await expect(failure).rejects.toSatisfy((error) => isModelError(error) && error.code === 'model/aborted');
      expect(events).toEqual([]);
    });

    it('throws when it is called off in the middle, rather than ending short', async () => {
      const controller = new AbortController();
      const saying = async (): Promise<void> => {
        for await (const event of under.model.stream(contractRequests.speak, controller.signal)) {
          if (event.type === 'text') controller.abort();
        }
      };
      await expect(saying()).rejects.toSatisfy((error) => isModelError(error) && error.code === 'model/aborted');
    });

    it('can be left in the middle and asked again', async () => {
      for await (const event of under.model.stream(contractRequests.speak)) if (event.type === 'text') break;
      expect((await complete(under.model, contractRequests.speak)).text).toBe(spoken);
    });

    it('leaves no listener on the signal it was given', async () => {
      const { signal } = new AbortController();
      await complete(under.model, contractRequests.speak, signal);
      for await (const event of under.model.stream(contractRequests.speak, signal)) if (event.type === 'text') break;
      expect(getEventListeners(signal, 'abort')).toEqual([]);
    });
  });
}

/** All events; what came before a failure is in `events`. */
export async function collect(stream: AsyncIterable<ModelEvent>, events: ModelEvent[] = []): Promise<ModelEvent[]> {
  for await (const event of stream) events.push(event);
  return events;
}
