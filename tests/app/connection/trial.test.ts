import { afterEach, describe, expect, it } from 'vitest';
import { isMixedContent, verdictOf, type TrialFinding } from '../../../src/app/connection/finding.ts';
import { nearestModelName, readModelList } from '../../../src/app/connection/model-list.ts';
import { tryConnection } from '../../../src/app/connection/trial.ts';
import { languages, sentenceFor, words, type Language } from '../../../src/app/words/words.ts';
import {
  rateLimited,
  refuse,
  say,
  sayJson,
  scriptedEndpoint,
  type ChatRequest,
  type EndpointScript,
  type ScriptedEndpoint,
} from '../../doubles/scripted-endpoint.ts';
import { manualTimers } from '../../model/manual-timers.ts';
import { joinedTelephone } from './joined-telephone.ts';

const tellFinding = (language: Language, finding: TrialFinding): { sentence: string; remedy?: string } =>
  sentenceFor(words[language].connection.findings, finding);

describe('a test of the connection', () => {
  let endpoint: ScriptedEndpoint | undefined;
  afterEach(async () => {
    await endpoint?.close();
    endpoint = undefined;
  });

  const decision = { choice: 'speak', because: 'He asked for my name.' };
  const wellBehaved = (request: ChatRequest) =>
    request.messages.some(({ role }) => role === 'system')
      ? sayJson(decision)
      : say('The sea has teeth tonight, captain.');
  const models = ['gpt-storm', 'gpt-storm-mini'];

  async function tried(script: EndpointScript, { model = 'gpt-storm', key = '', firstWordMs = 12_000 } = {}) {
    endpoint = await scriptedEndpoint(script);
    const { baseURL: baseUrl } = endpoint;
    return tryAt(baseUrl, { model, key, firstWordMs });
  }
  const tryAt = (baseUrl: string, { model = 'gpt-storm', key = '', firstWordMs = 12_000 } = {}) => {
    let ticks = 0;
    const settings = { baseUrl, model, deadline: { firstWordMs } };
    return tryConnection(settings, key, {
      now: () => (ticks += 100),
      // Nobody is late here, however slow the machine is.
      timers: manualTimers(),
      page: 'http://127.0.0.1:5173/',
      telephone: (base) => joinedTelephone(base),
    });
  };
  const codes = ({ findings }: { findings: readonly TrialFinding[] }) => findings.map(({ code }) => code);

  it('tells all that an endpoint can do', async () => {
    const trial = await tried({ models, key: 'sk-right', reply: wellBehaved }, { key: 'sk-right' });
    expect(trial.models).toEqual(models);
    expect(codes(trial)).toEqual([
      'reached',
      'models-listed',
      'key-accepted',
      'model-answers',
      'streams',
      'quick',
      'shapes',
    ]);
    expect(trial.findings.at(-1)).toEqual({ code: 'shapes', by: 'schema' });
    expect(trial.findings.every((finding) => verdictOf(finding) === 'good')).toBe(true);
  });

  it('tells of an endpoint that can do less: no list, no stream, no schema, no hurry', async () => {
    const script: EndpointScript = {
      refuses: ['json_schema', 'json_object'],
      reply: (request) => {
        const isShape = request.messages.some(({ role }) => role === 'system');
        return { type: 'whole', text: isShape ? JSON.stringify(decision) : 'The sea has teeth.' };
      },
    };
    const trial = await tried(script, { firstWordMs: 50 });
    expect(codes(trial)).toEqual([
      'reached',
      'models-unlisted',
      'key-not-needed',
      'model-answers',
      'answers-whole',
      'slow',
      'shapes',
    ]);
    expect(trial.findings.at(-1)).toEqual({ code: 'shapes', by: 'prompt' });
  });

  it('tells that a model does not keep to shapes', async () => {
    const trial = await tried({ models, reply: () => say('I would rather sing.') });
    expect(codes(trial).at(-1)).toBe('shapeless');
  });

  it.each([
    ['a wrong key', { models, key: 'sk-right', reply: wellBehaved }, { key: 'sk-wrong' }, 'wrong-key'],
    ['a missing key', { models, key: 'sk-right', reply: wellBehaved }, {}, 'key-missing'],
    [
      'an account without money',
      { models, reply: () => refuse(402, 'Insufficient credit') },
      { key: 'k' },
      'no-credit',
    ],
    ['too many questions', { models, reply: () => rateLimited(7) }, {}, 'rate-limited'],
    ['an endpoint in trouble', { models, reply: () => refuse(503, 'Overloaded') }, {}, 'server-fault'],
    ['an answer that breaks off', { models, reply: () => say('The sea', { ending: 'cut' }) }, {}, 'broke-off'],
    ['a model nobody chose', { models, reply: wellBehaved }, { model: '' }, 'model-unchosen'],
    [
      'a page where an endpoint should be',
      {
        reply: () => ({ type: 'raw', contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }) as const,
      },
      {},
      'not-openai',
    ],
  ])('tells of %s', async (_, script, options, code) => {
    expect(codes(await tried(script, options)).at(-1)).toBe(code);
  });

  it('tells of an unknown model, and which was meant', async () => {
    const reply = () => refuse(404, 'The model `gpt-strom` does not exist');
    const trial = await tried({ models, reply }, { model: 'gpt-strom' });
    expect(trial.findings.at(-1)).toEqual({ code: 'unknown-model', model: 'gpt-strom', nearest: 'gpt-storm' });
  });

  it('tells that nobody is there, and of an address that is none', async () => {
    endpoint = await scriptedEndpoint({ reply: wellBehaved });
    await endpoint.close();
    expect((await tryAt(endpoint.baseURL)).findings).toEqual([{ code: 'unreachable', isLocal: true }]);
    expect(codes(await tryAt('localhost:11434'))).toEqual(['address-unreadable']);
  });

  it('tells an endpoint that lets no page call it from none at all', async () => {
    const trial = await tryConnection({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' }, '', {
      now: () => 0,
      page: 'https://plays.example/at/home',
      // As a browser does it: what may not be read fails, what need not be read does not.
      telephone: (base) =>
        joinedTelephone(base, (_, init) =>
          init?.mode === 'no-cors'
            ? Promise.resolve(new Response(''))
            : Promise.reject(new TypeError('Failed to fetch')),
        ),
    });
    expect(trial.findings).toEqual([{ code: 'no-cors', site: 'https://plays.example' }]);
    expect(tellFinding('en', { code: 'no-cors', site: 'https://plays.example' }).remedy).toContain(
      'OLLAMA_ORIGINS=https://plays.example',
    );
  });

  it('never says a key', async () => {
    const reply = () => refuse(400, 'Bad key sk-secret-key in the header');
    const trial = await tried({ models, reply }, { key: 'sk-secret-key' });
    expect(trial.findings.at(-1)?.code).toBe('refused');
    for (const language of languages) {
      const told = trial.findings.map((finding) => tellFinding(language, finding));
      expect(JSON.stringify(told)).not.toContain('sk-secret-key');
    }
  });
});

describe('what a test reads', () => {
  it('lists of models as OpenAI, Ollama and others write them', () => {
    expect(readModelList({ data: [{ id: 'b' }, { id: 'a' }, { id: 'a' }, {}, 7] })).toEqual(['a', 'b']);
    expect(readModelList({ models: [{ name: 'llama3.2:3b' }] })).toEqual(['llama3.2:3b']);
    expect(readModelList(['one'])).toEqual(['one']);
    expect(readModelList({ hello: 'world' })).toBeUndefined();
    expect(readModelList('<html>')).toBeUndefined();
  });

  it('the name that was meant', () => {
    const names = ['gpt-4o', 'gpt-4o-mini', 'llama3.2:3b', 'qwen3:8b'];
    expect(nearestModelName('llama3.2', names)).toBe('llama3.2:3b');
    expect(nearestModelName('qwen38b', names)).toBe('qwen3:8b');
    expect(nearestModelName('GPT-4O', names)).toBe('gpt-4o');
    expect(nearestModelName('mistral-large', names)).toBeUndefined();
  });

  it('which addresses a safe page may call', () => {
    expect(isMixedContent('https://plays.example/', 'http://192.168.0.7:8000/v1')).toBe(true);
    expect(isMixedContent('https://plays.example/', 'http://127.0.0.1:11434/v1')).toBe(false);
    expect(isMixedContent('https://plays.example/', 'https://api.openai.com/v1')).toBe(false);
    expect(isMixedContent('http://localhost:5173/', 'http://192.168.0.7:8000/v1')).toBe(false);
  });
});
