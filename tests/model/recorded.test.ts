import { describe, expect, it } from 'vitest';
import { Cassette } from '../../src/model/cassette.ts';
import { complete } from '../../src/model/complete.ts';
import { ModelError } from '../../src/model/model-error.ts';
import { openaiModel } from '../../src/model/openai/openai-model.ts';
import { recorded } from '../../src/model/recorded.ts';
import { retrying } from '../../src/model/retrying.ts';
import { collect } from '../contracts/language-model-contract.ts';
import { say, scriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { answer, ask, codeOf, failureOf, fakeModel } from './asking.ts';

const unasked = fakeModel(() => [new Error('The model was asked.')]);
const fromFile = (cassette: Cassette): Cassette => {
  const read = Cassette.read(JSON.parse(JSON.stringify(cassette)));
  if (!read.ok) throw new Error(read.error[0]?.message);
  return read.value;
};

describe('recorded', () => {
  it('plays back the same events, without the model', async () => {
    const cassette = new Cassette();
    const model = fakeModel(() => [{ type: 'begun' }, { type: 'text', text: 'To ' }, ...answer('be.')]);
    const first = await collect(recorded(model, cassette, 'record').stream(ask('Speak.')));
    expect(await collect(recorded(unasked, fromFile(cassette), 'replay').stream(ask('Speak.')))).toEqual(first);
  });

  it('plays the takes of one question in order, and the last one again', async () => {
    const cassette = new Cassette();
    const model = recorded(
      fakeModel((_, index) => answer(`Take ${index}.`)),
      cassette,
      'record',
    );
    for (let times = 0; times < 2; times++) await complete(model, ask('Speak.'));
    const replayed = recorded(unasked, fromFile(cassette), 'replay');
    const texts: string[] = [];
    for (let times = 0; times < 3; times++) texts.push((await complete(replayed, ask('Speak.'))).text);
    expect(texts).toEqual(['Take 0.', 'Take 1.', 'Take 1.']);
  });

  it('asks, on automatic, only for what is not there yet', async () => {
    const cassette = new Cassette();
    await complete(
      recorded(
        fakeModel(() => answer('Old.')),
        cassette,
        'auto',
      ),
      ask('Speak.'),
    );
    const model = fakeModel(() => answer('New.'));
    const auto = recorded(model, cassette, 'auto');
    expect((await complete(auto, ask('Speak.'))).text).toBe('Old.');
    expect((await complete(auto, ask('Act.'))).text).toBe('New.');
    expect((await complete(auto, ask('Act.'))).text).toBe('New.');
    expect(model.requests).toHaveLength(2);
    expect(cassette.size).toBe(2);
  });

  it('says what is missing and what to do, and is not asked again for it', async () => {
    const failure = await failureOf(complete(recorded(unasked, new Cassette(), 'replay'), ask('Speak now.')));
    expect(failure.code).toBe('model/not-recorded');
    expect(failure.message).toContain('Speak now.');
    expect(failure.message).toContain("mode 'auto'");
    const waits: number[] = [];
    const stack = retrying(recorded(unasked, new Cassette(), 'replay'), {
      attempts: 3,
      wait: async (ms) => void waits.push(ms),
    });
    expect(await codeOf(complete(stack, ask('Speak now.')))).toBe('model/not-recorded');
    expect(waits).toEqual([]);
  });

  it('keeps only whole answers', async () => {
    const cassette = new Cassette();
    const broken = fakeModel(() => [{ type: 'text', text: 'To' }, new ModelError('model/broken-stream', 'Broken.')]);
    await failureOf(complete(recorded(broken, cassette, 'record'), ask('Speak.')));
    for await (const _ of recorded(
      fakeModel(() => answer('To be.')),
      cassette,
      'record',
    ).stream(ask('Speak.')))
      break;
    expect(cassette.size).toBe(0);
  });

  it('holds neither key nor address', async () => {
    const endpoint = await scriptedEndpoint({ reply: () => say('To be.') });
    const cassette = new Cassette();
    const model = openaiModel({ ...endpoint.config, apiKey: 'sk-secret-1234' });
    await complete(recorded(model, cassette, 'record'), ask('Speak.'));
    await endpoint.close();
    const written = JSON.stringify(cassette);
    expect(written).not.toContain('sk-secret');
    expect(written).not.toContain('127.0.0.1');
    expect(written).toContain('To');
  });

  it('is the same file whatever the order of the questions', async () => {
    const files = await Promise.all(
      [
        ['a', 'b', 'c'],
        ['c', 'a', 'b'],
      ].map(async (questions) => {
        const cassette = new Cassette();
        const model = recorded(
          fakeModel(() => answer('Aye.')),
          cassette,
          'record',
        );
        for (const question of questions) await complete(model, ask(question));
        return JSON.stringify(cassette);
      }),
    );
    expect(files[0]).toBe(files[1]);
  });

  it.each([
    ['another version', { version: 2, entries: {} }, 'version'],
    [
      'an unknown event',
      { version: 1, entries: { k: { role: 'actor', model: 'm', asked: '', takes: [[{ type: 'x' }]] } } },
      'entries.k.takes.0.0',
    ],
    [
      'no takes',
      { version: 1, entries: { k: { role: 'actor', model: 'm', asked: '', takes: [] } } },
      'entries.k.takes',
    ],
  ])('refuses a file with %s, with the path', (_, file, path) => {
    const read = Cassette.read(file);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.error[0]?.path).toContain(path);
  });
});
