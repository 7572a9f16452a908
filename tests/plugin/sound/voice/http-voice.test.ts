import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { SpokenLine } from '../../../../plugin/stage/speech/stage-voice.ts';
import { castVoice } from '../../../../plugin/sound/voice/casting.ts';
import { HttpVoice, type HttpVoiceOptions } from '../../../../plugin/sound/voice/http-voice.ts';
import { SoundDesk } from '../../../../plugin/sound/voice/sound-desk.ts';
import { openFlite } from './open-flite.ts';
import { sends, SpeechEndpoint, wavOf } from './speech-endpoint.ts';

const key = 'sk-not-to-be-told';
const gertrude = castVoice({ id: 'actor:gertrude', name: 'Gertrude', pronouns: 'she' }, []);
const lineOf = (text: string, signal?: AbortSignal): SpokenLine => ({
  actor: entityId('actor:gertrude'),
  words: text.split(' '),
  voice: 'plain',
  ...(signal ? { signal } : {}),
});

describe('an endpoint of the OpenAI kind', () => {
  let endpoint: SpeechEndpoint;
  let troubles: string[];
  const open: HttpVoice[] = [];
  beforeEach(async () => {
    endpoint = await new SpeechEndpoint().open();
    troubles = [];
  });
  afterEach(() => {
    for (const voice of open.splice(0)) voice.dispose();
    endpoint.close();
  });

  const voiceAt = (options: Partial<HttpVoiceOptions> = {}): HttpVoice => {
    const desk = new SoundDesk(undefined, { hrtf: false, onTrouble: () => undefined });
    const voice = new HttpVoice(
      { baseURL: endpoint.baseURL, key, ...options },
      (bytes) => desk.decode(bytes),
      (told) => {
        troubles.push(told);
      },
    );
    open.push(voice);
    return voice;
  };

  it('is asked for a line and its sound moves the mouth', async () => {
    const spoken = await openFlite().speak({ text: 'my father bought a map', voice: 'slt', meanHz: 190, stretch: 1 });
    endpoint.answer = sends('audio/wav', wavOf(spoken.samples, spoken.sampleRate));
    const sentence = await voiceAt({ model: 'tts-x' }).render(lineOf('My father bought a map.'), gertrude);
    expect(endpoint.requests).toEqual([
      {
        path: '/v1/audio/speech',
        authorization: `Bearer ${key}`,
        body: {
          model: 'tts-x',
          voice: expect.stringMatching(/^(nova|shimmer|coral|sage)$/) as string,
          input: 'My father bought a map.',
          response_format: 'wav',
          speed: expect.any(Number) as number,
        },
      },
    ]);
    if (!sentence) throw new Error('nothing came');
    expect(troubles).toEqual([]);
    expect(sentence.endMs).toBeCloseTo((spoken.samples.length / spoken.sampleRate) * 1000, 0);
    expect(sentence.heardMs).toHaveLength(5);
    expect(sentence.heardMs.every((ms, index) => ms > (sentence.heardMs[index - 1] ?? 0) && ms <= sentence.endMs)).toBe(
      true,
    );
    const shapes = new Set(sentence.mouth.map(({ viseme }) => viseme));
    for (const viseme of ['closed', 'a', 'rest'] as const) expect(shapes).toContain(viseme);
  });

  it.each<[string, Parameters<typeof sends>, RegExp]>([
    ['an error', ['application/json', '{"error":{"message":"no such key sk-…"}}', 401], /answered 401/],
    ['a server that broke', ['text/plain', 'oops', 500], /answered 500/],
    ['an error page', ['text/html; charset=utf-8', '<html>Sign in</html>'], /sent text\/html instead of sound/],
    ['garbage that calls itself sound', ['audio/wav', 'RIFFxxxxWAVEgarbage and more garbage'], /no sound/],
    ['nothing', ['audio/wav', ''], /no sound/],
    ['a sound of no length', ['audio/wav', wavOf(new Float32Array(0), 16_000)], /no sound/],
    ['far too much', ['audio/wav', new Uint8Array(50_000)], /more than 20000 bytes/],
  ])('that sends %s costs one clear sentence and no line', async (_, [kind, body, status], told) => {
    endpoint.answer = sends(kind, body, status);
    const voice = voiceAt({ maxBytes: 20_000 });
    expect(await voice.render(lineOf('My lord.'), gertrude)).toBeUndefined();
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toMatch(told);
    expect(troubles[0]).toMatch(/Lines are mouthed meanwhile\.$/);
    expect(troubles.join()).not.toContain(key);
  });

  it.each<[string, (endpoint: SpeechEndpoint) => void]>([
    ['before its answer', (stalled) => (stalled.answer = () => undefined)],
    [
      'in the middle of it',
      (stalled) => {
        stalled.answer = (response) => response.writeHead(200, { 'content-type': 'audio/wav' }).write('RIFF');
      },
    ],
  ])('that stalls %s is given up', async (_, stall) => {
    stall(endpoint);
    expect(await voiceAt({ timeoutMs: 40 }).render(lineOf('My lord.'), gertrude)).toBeUndefined();
    expect(troubles).toEqual([expect.stringContaining('did not answer in time')]);
  });

  it('that is not there, or has no address, is told of by host only', async () => {
    const { baseURL } = endpoint;
    endpoint.close();
    endpoint = await new SpeechEndpoint().open();
    expect(await voiceAt({ baseURL: `${baseURL}/?token=${key}` }).render(lineOf('My lord.'), gertrude)).toBeUndefined();
    expect(await voiceAt({ baseURL: 'nowhere' }).render(lineOf('My lord.'), gertrude)).toBeUndefined();
    expect(troubles).toEqual([expect.stringContaining('could not be reached'), expect.stringContaining('baseURL')]);
    expect(troubles.join()).not.toContain(key);
  });

  it('that failed is spared some lines, then more', async () => {
    endpoint.answer = sends('text/plain', 'no', 503);
    const voice = voiceAt();
    for (let line = 0; line < 20; line++) await voice.render(lineOf('My lord.'), gertrude);
    // The first, the sixth and the fifteenth.
    expect(endpoint.requests).toHaveLength(3);
  });

  it('that is back is asked every time again', async () => {
    endpoint.answer = sends('text/plain', 'no', 503);
    const voice = voiceAt();
    await voice.render(lineOf('My lord.'), gertrude);
    endpoint.answer = sends(
      'audio/wav',
      wavOf(
        Float32Array.from({ length: 8000 }, (_, at) => Math.sin(at / 9) / 2),
        16_000,
      ),
    );
    const heard = [];
    for (let line = 0; line < 8; line++) heard.push((await voice.render(lineOf('My lord.'), gertrude)) !== undefined);
    expect(heard).toEqual([false, false, false, false, true, true, true, true]);
  });

  it('is not blamed for a line that was over, but for sound that is always late', async () => {
    endpoint.answer = () => undefined;
    const voice = voiceAt();
    const ask = async (reason: 'late' | 'over'): Promise<void> => {
      const calledOff = new AbortController();
      const asked = voice.render(lineOf('My lord.', calledOff.signal), gertrude);
      calledOff.abort(reason);
      expect(await asked).toBeUndefined();
    };
    for (let line = 0; line < 5; line++) await ask('over');
    await ask('late');
    expect(troubles).toEqual([]);
    await ask('late');
    expect(troubles).toEqual([expect.stringContaining('longer than a speaker can hold back')]);
  });
});
