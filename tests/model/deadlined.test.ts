import { describe, expect, it } from 'vitest';
import { complete } from '../../src/model/complete.ts';
import { deadlined } from '../../src/model/deadlined.ts';
import type { LanguageModel, ModelEvent } from '../../src/model/language-model.ts';
import { openaiModel } from '../../src/model/openai/openai-model.ts';
import { gate, say, scriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { answer, ask, codeOf, failureOf, fakeModel } from './asking.ts';
import { manualTimers } from './manual-timers.ts';

const deadline = { firstWordMs: 100, totalMs: 1000 };
/** Long enough for every promise that is ready to be heard. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Says one thing after each opening of the gate, and never looks at its signal. */
function stubborn(
  events: readonly ModelEvent[],
  pace = gate(),
): { model: LanguageModel; pace: ReturnType<typeof gate> } {
  const model: LanguageModel = {
    name: 'stubborn',
    async *stream() {
      for (const event of events) {
        await pace.passed();
        yield event;
      }
    },
  };
  return { model, pace };
}

describe('deadlined', () => {
  it('gives up when the first word does not come, even on a model that does not listen', async () => {
    const timers = manualTimers();
    const { model } = stubborn(answer('To be.'));
    const failure = failureOf(complete(deadlined(model, { ...deadline, timers }), ask('Speak.')));
    await settled();
    timers.advance(100);
    expect(await failure).toMatchObject({
      code: 'model/timeout',
      message: expect.stringContaining('first word') as string,
    });
    expect(timers.pending).toBe(0);
  });

  it('gives up where a line breaks off into silence, and not while whoever listens takes their time', async () => {
    const timers = manualTimers();
    const { model, pace } = stubborn([{ type: 'text', text: 'To' }, ...answer(' be.')]);
    const heard: string[] = [];
    const listen = async (): Promise<void> => {
      for await (const event of deadlined(model, { ...deadline, silenceMs: 30, timers }).stream(ask('Speak.'))) {
        if (event.type !== 'text') continue;
        heard.push(event.text);
        timers.advance(80);
      }
    };
    const failure = failureOf(listen());
    await settled();
    pace.open();
    await settled();
    timers.advance(29);
    await settled();
    expect(timers.pending).toBeGreaterThan(0);
    timers.advance(1);
    expect(await failure).toMatchObject({
      code: 'model/timeout',
      message: expect.stringContaining('next word') as string,
    });
    expect(heard).toEqual(['To']);
    expect(timers.pending).toBe(0);
  });

  it.each<ModelEvent>([{ type: 'text', text: 'To' }, { type: 'begun' }])(
    'waits longer once it has begun ($type), but not for ever',
    async (first) => {
      const timers = manualTimers();
      const { model, pace } = stubborn([first, ...answer('be.')]);
      const failure = failureOf(complete(deadlined(model, { ...deadline, timers }), ask('Speak.')));
      await settled();
      pace.open();
      await settled();
      timers.advance(999);
      await settled();
      timers.advance(1);
      expect(await failure).toMatchObject({ message: expect.stringContaining('whole answer') as string });
      expect(timers.pending).toBe(0);
    },
  );

  it('leaves no timer behind an answer, a fault, or a caller who left', async () => {
    const timers = manualTimers();
    const inTime = deadlined(
      fakeModel((_, index) => (index === 1 ? [new Error('broken')] : answer('To be.'))),
      { ...deadline, timers },
    );
    await complete(inTime, ask('Speak.'));
    expect(timers.pending).toBe(0);
    await expect(complete(inTime, ask('Speak.'))).rejects.toThrow('broken');
    expect(timers.pending).toBe(0);
    for await (const _ of inTime.stream(ask('Speak.'))) break;
    expect(timers.pending).toBe(0);
  });

  it('does not call it late when the caller called it off', async () => {
    const timers = manualTimers();
    const { model } = stubborn(answer('To be.'));
    const controller = new AbortController();
    const failure = codeOf(complete(deadlined(model, { ...deadline, timers }), ask('Speak.'), controller.signal));
    await settled();
    controller.abort();
    expect(await failure).toBe('model/aborted');
    expect(timers.pending).toBe(0);
  });

  it('closes the connection to an endpoint that hangs', async () => {
    const timers = manualTimers();
    const endpoint = await scriptedEndpoint({
      reply: (_, index) => (index === 0 ? { type: 'hang' } : say('To be,', { ending: 'hang' })),
    });
    const inTime = deadlined(openaiModel(endpoint.config), { ...deadline, timers });
    const first = codeOf(complete(inTime, ask('Speak.')));
    await endpoint.untilAsked(1);
    timers.advance(100);
    expect(await first).toBe('model/timeout');
    await endpoint.untilAbandoned(1);

    const speaking = async (): Promise<void> => {
      for await (const event of inTime.stream(ask('Speak.'))) if (event.type === 'text') timers.advance(1000);
    };
    expect(await codeOf(speaking())).toBe('model/timeout');
    await endpoint.untilAbandoned(2);
    await endpoint.close();
  });

  it('works by the real clock as well', async () => {
    const { model } = stubborn(answer('To be.'));
    const failure = codeOf(complete(deadlined(model, { firstWordMs: 1, totalMs: 5 }), ask('Speak.')));
    expect(await failure).toBe('model/timeout');
  });
});
