import { afterEach, describe, expect, it } from 'vitest';
import { headersToSay, mayCall } from '../../../src/app/connection/telephone-line.ts';
import { gate, say, scriptedEndpoint, type ScriptedEndpoint } from '../../doubles/scripted-endpoint.ts';
import { joinedTelephone } from './joined-telephone.ts';

describe('whom the telephone may call', () => {
  it.each([
    ['https://api.example.com/v1', 'https://api.example.com/v1/models', true],
    ['https://api.example.com/v1/', 'https://api.example.com/v1/chat/completions', true],
    ['https://api.example.com/v1', 'https://api.example.com/v10/models', false],
    ['https://api.example.com/v1', 'https://api.example.com/admin', false],
    ['https://api.example.com/v1', 'https://api.example.com/v1/../admin', false],
    ['https://api.example.com/v1', 'http://api.example.com/v1/models', false],
    ['https://api.example.com/v1', 'https://api.example.com:8443/v1/models', false],
    ['https://api.example.com/v1', 'https://api.example.com.evil.org/v1/models', false],
    ['https://api.example.com/v1', 'https://user:secret@api.example.com/v1/models', false],
    ['https://api.example.com/v1', 'not an address', false],
    ['file:///etc', 'file:///etc/passwd', false],
  ])('%s → %s: %s', (base, address, may) => expect(mayCall(base, address)).toBe(may));

  it('says only three headers', () => {
    const headers = new Headers({ Authorization: 'Bearer x', Accept: '*/*', Cookie: 'a=b', 'X-Stainless-OS': 'Linux' });
    expect(headersToSay(headers).map(([name]) => name)).toEqual(['accept', 'authorization']);
  });
});

describe('a call', () => {
  let endpoint: ScriptedEndpoint | undefined;
  afterEach(async () => {
    await endpoint?.close();
    endpoint = undefined;
  });
  const ask = { method: 'POST', body: JSON.stringify({ model: 'm', messages: [], stream: true }) };

  it('passes an answer on piece by piece, while the endpoint still speaks', async () => {
    const words = gate();
    endpoint = await scriptedEndpoint({ reply: () => say('one two', { gate: words }) });
    const telephone = joinedTelephone(endpoint.baseURL);
    const response = await telephone.fetch(`${endpoint.baseURL}/chat/completions`, ask);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    words.open();
    expect((await reader?.read())?.value).toContain('one');
    words.openAll();
    let rest = '';
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) rest += part.value;
    expect(rest).toContain('two');
    expect(rest).toContain('[DONE]');
    telephone.close();
  });

  it('is called off at the endpoint when its signal fires', async () => {
    const words = gate();
    endpoint = await scriptedEndpoint({ reply: () => say('one two three', { gate: words }) });
    const telephone = joinedTelephone(endpoint.baseURL);
    const controller = new AbortController();
    const signal = controller.signal;
    const response = await telephone.fetch(`${endpoint.baseURL}/chat/completions`, { ...ask, signal });
    const reading = response.text();
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await endpoint.untilAbandoned(1);
    telephone.close();
  });

  it('is called off at the endpoint when nobody reads on', async () => {
    endpoint = await scriptedEndpoint({ reply: () => say('one two three', { gate: gate() }) });
    const telephone = joinedTelephone(endpoint.baseURL);
    const response = await telephone.fetch(`${endpoint.baseURL}/chat/completions`, ask);
    await response.body?.cancel();
    await endpoint.untilAbandoned(1);
    telephone.close();
  });

  it('gives all that came before it tells that the endpoint died in the middle', async () => {
    endpoint = await scriptedEndpoint({ reply: () => say('half a', { ending: 'cut' }) });
    const telephone = joinedTelephone(endpoint.baseURL);
    const response = await telephone.fetch(`${endpoint.baseURL}/chat/completions`, ask);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = '';
    const reading = (async () => {
      for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) said += part.value;
    })();
    await expect(reading).rejects.toMatchObject({ name: 'TelephoneError', why: 'broken' });
    expect(said).toContain('half');
    expect(said).toContain(' a"');
    telephone.close();
  });

  it('goes nowhere else, is not sent elsewhere, and says when nobody is there', async () => {
    endpoint = await scriptedEndpoint({
      reply: () => ({ type: 'refuse', status: 302, headers: { Location: 'https://example.com/' } }),
    });
    const telephone = joinedTelephone(endpoint.baseURL);
    await expect(telephone.fetch('https://example.com/v1/models')).rejects.toMatchObject({ why: 'not-allowed' });
    const redirected = telephone.fetch(`${endpoint.baseURL}/chat/completions`, ask);
    await expect(redirected).rejects.toMatchObject({ why: 'redirected' });
    await endpoint.close();
    await expect(telephone.fetch(`${endpoint.baseURL}/models`)).rejects.toMatchObject({ why: 'unreachable' });
    telephone.close();
  });

  it('breaks off what is open when the line is closed, and takes no more calls', async () => {
    endpoint = await scriptedEndpoint({ reply: () => ({ type: 'hang' }) });
    const telephone = joinedTelephone(endpoint.baseURL);
    const call = telephone.fetch(`${endpoint.baseURL}/chat/completions`, ask);
    await endpoint.untilAsked(1);
    telephone.close();
    await expect(call).rejects.toMatchObject({ why: 'closed' });
    await expect(telephone.fetch(`${endpoint.baseURL}/models`)).rejects.toMatchObject({ why: 'closed' });
  });

  it('does not run far ahead of whoever reads', async () => {
    let pulled = 0;
    const ticking = (): Promise<Response> => {
      const pull = (body: ReadableStreamDefaultController<Uint8Array>): void =>
        body.enqueue(new Uint8Array([++pulled % 256]));
      return Promise.resolve(new Response(new ReadableStream({ pull })));
    };
    const telephone = joinedTelephone('http://127.0.0.1:9/v1', ticking);
    const response = await telephone.fetch('http://127.0.0.1:9/v1/models');
    const reader = response.body?.getReader();
    for (let piece = 1; piece <= 200; piece++) {
      expect((await reader?.read())?.value?.[0]).toBe(piece);
      expect(pulled - piece).toBeLessThan(40);
    }
    await reader?.cancel();
    telephone.close();
  });

  it('ends an answer that never stops', async () => {
    const endless = (): Promise<Response> => {
      const megabyte = new Uint8Array(1024 * 1024);
      return Promise.resolve(new Response(new ReadableStream({ pull: (body) => body.enqueue(megabyte) })));
    };
    const telephone = joinedTelephone('http://127.0.0.1:9/v1', endless);
    const response = await telephone.fetch('http://127.0.0.1:9/v1/models');
    await expect(response.arrayBuffer()).rejects.toMatchObject({ why: 'too-long' });
    telephone.close();
  });
});
