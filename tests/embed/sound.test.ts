import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Proscenium } from '../../src/embed/proscenium.ts';
import { SilentAudio } from '../plugin/sound/voice/silent-audio.ts';
import { Host } from './host.ts';

const ada = 'actor:ada';
const line = 'Mama, the kettle is on the boil again.';

describe('a drama that is to be heard', () => {
  let host: Host;
  beforeEach(() => {
    host = new Host();
  });
  afterEach(() => {
    host.close();
    vi.unstubAllGlobals();
  });

  /** Lets Ada say a line, and returns how wide her mouth was open for it at most. */
  const mouthed = async (drama: Proscenium): Promise<number> => {
    let widest = 0;
    const root = new TransformNode('mouth', host.scene);
    drama.actors.bind(ada, {
      root,
      show: ({ mouth }) => void (widest = Math.max(widest, mouth?.a ?? 0)),
      dispose: () => root.dispose(),
    });
    const said: string[] = [];
    drama.onLineObservable.add(({ text }) => said.push(text));
    expect(drama.say(line).ok).toBe(true);
    for (let frame = 0; frame < 500 && !said.includes(line); frame++) await drama.advance(20);
    expect(said).toContain(line);
    return widest;
  };
  const refusing = (): typeof fetch => () => Promise.resolve(new Response('Go away', { status: 500 }));

  it('is mouthed where nothing opens sound: one sentence says so, and the play goes on', async () => {
    expect(globalThis.AudioContext).toBeUndefined();
    const troubles: string[] = [];
    const faults: unknown[] = [];
    const drama = await host.open({
      player: ada,
      voice: { http: { baseURL: 'http://localhost:9', fetch: refusing() } },
      sound: true,
      onTrouble: (trouble) => troubles.push(trouble),
      onFault: (fault) => faults.push(fault),
    });
    expect(await mouthed(drama)).toBeGreaterThan(0.5);
    await drama.acoustics!.unlock();
    expect(await mouthed(drama)).toBeGreaterThan(0.5);
    await host.frames(20);
    expect(troubles).toEqual([expect.stringMatching(/no sound.*mouthed/)]);
    expect(faults).toEqual([]);
    expect(drama.play.ended).toBeUndefined();
  });

  it('speaks with voices of the host’s own and through its own audio, which stays open', async () => {
    const audio = new SilentAudio();
    const mixer = audio.createGain();
    const asked: string[] = [];
    const troubles: string[] = [];
    const drama = await host.open({
      player: ada,
      audio: { audioContext: audio as never, masterGain: mixer as never },
      voice: {
        async speak({ actor, text, part, signal }) {
          asked.push(`${actor} ${part.sex} ${signal.aborted}: ${text}`);
          if (asked.length > 1) throw new Error('out of breath');
          return { samples: new Float32Array(24_000).map((_, at) => Math.sin(at / 9)), sampleRate: 24_000 };
        },
      },
      onTrouble: (trouble) => troubles.push(trouble),
    });
    await audio.resume();
    expect(await mouthed(drama)).toBeGreaterThan(0);
    expect(asked[0]).toMatch(/^actor:ada she false: Mama, the kettle/);
    const [spoken] = audio.sources;
    expect(spoken?.buffer).toMatchObject({ length: 24_000, sampleRate: 24_000 });
    const ends = new Set<unknown>();
    for (let node = spoken as { connectedTo?: unknown } | undefined; node; node = node.connectedTo as typeof node)
      ends.add(node);
    expect(ends.has(mixer)).toBe(true);
    await mouthed(drama);
    expect(troubles).toEqual([expect.stringMatching(/^The voice of this page could not be reached/)]);
    drama.dispose();
    expect(audio.state).toBe('running');
  });

  it('is mouthed where there is no way to speak at all', async () => {
    const drama = await host.open({ player: ada, voice: {} });
    expect(await mouthed(drama)).toBeGreaterThan(0.5);
    drama.pause();
    drama.resume();
    drama.acoustics!.muted = true;
    expect(drama.acoustics!.muted).toBe(true);
  });

  it('goes on when the voice’s endpoint answers with an error', async () => {
    vi.stubGlobal('AudioContext', class extends SilentAudio {});
    const troubles: string[] = [];
    const asked: string[] = [];
    const drama = await host.open({
      player: ada,
      voice: {
        http: {
          baseURL: 'http://localhost:9',
          fetch: (url) => {
            asked.push(url instanceof Request ? url.url : url.toString());
            return refusing()(url);
          },
        },
      },
      onTrouble: (trouble) => troubles.push(trouble),
    });
    expect(await mouthed(drama)).toBeGreaterThan(0.5);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked[0]).toMatch(/\/v1\/audio\/speech$/);
    expect(troubles.join(' ')).toMatch(/500/);
  });

  it('opens one audio context when it is first wanted, and closes it with the drama', async () => {
    const opened: SilentAudio[] = [];
    vi.stubGlobal(
      'AudioContext',
      class extends SilentAudio {
        constructor() {
          super();
          opened.push(this);
        }
      },
    );
    const drama = await host.open({ player: ada, voice: {}, sound: true });
    await host.frames(5);
    expect(opened).toHaveLength(0);
    await drama.acoustics!.unlock();
    await drama.acoustics!.unlock();
    await host.frames(5);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.state).toBe('running');
    drama.dispose();
    expect(opened[0]?.state).toBe('closed');
  });

  it('has nothing of sound where none was asked for, or nothing is shown', async () => {
    const opened = vi.fn();
    vi.stubGlobal('AudioContext', opened);
    const quiet = await host.open();
    expect(quiet.acoustics).toBeUndefined();
    const headless = await host.open({ headless: true, voice: {}, sound: true });
    expect(headless.acoustics).toBeUndefined();
    await headless.advance(2000);
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('a picture that adapts', () => {
  let host: Host;
  beforeEach(() => {
    host = new Host();
  });
  afterEach(() => host.close());

  /** How many pixels of the screen share one of the picture's, after a while of such frames and after the drama. */
  const scalings = async (options: Parameters<Host['open']>[0], frameMs: number): Promise<[number, number]> => {
    let level = 1;
    // A NullEngine has no picture to be sharp or not.
    host.engine.getHardwareScalingLevel = () => level;
    host.engine.setHardwareScalingLevel = (to) => void (level = to);
    host.engine.getRenderWidth = () => 1920 / level;
    const drama = await host.open(options);
    await host.frames(160, frameMs);
    const during = level;
    drama.dispose();
    return [during, level];
  };

  it('is drawn less sharply while frames run long, in a scene of our own, until the drama is over', async () => {
    const [during, after] = await scalings({ takeOver: true }, 120);
    expect(during).toBeGreaterThan(1);
    expect(after).toBe(1);
  });

  it('stays sharp while frames are short', async () => {
    expect(await scalings({ takeOver: true }, 16)).toEqual([1, 1]);
  });

  it('leaves the sharpness of a host’s picture alone, and all of it unless asked', async () => {
    expect(await scalings({ adaptive: true }, 120)).toEqual([1, 1]);
  });

  it('does not adapt where that is turned off', async () => {
    expect(await scalings({ takeOver: true, adaptive: false }, 120)).toEqual([1, 1]);
  });
});
