import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Sounding } from '../../stage/speech/stage-voice.ts';
import { SpatialSound, type ListenerPose, type WhereIs } from './spatial-sound.ts';
import type { SoundedSentence } from './voice-adapter.ts';
import { isWav, readWav, type Sound } from './wav.ts';

/** The page's audio, or what opens it. */
export type AudioSource = AudioContext | (() => AudioContext);

interface SoundDeskOptions {
  readonly hrtf: boolean;
  readonly onTrouble: (sentence: string) => void;
  readonly destination?: AudioNode;
  /** What is clicked on; the whole page unless said. */
  readonly unlockOn?: EventTarget;
}

const waitsForClick =
  'Sound waits for a click: a browser lets a page be heard only after one. Until then lines are mouthed.';
const noAudio = 'This browser opens no sound for the page, so lines are mouthed.';
const clicks = ['pointerdown', 'keydown', 'touchend'];

/** The page's sound: opened at the first line, locked until a click where the browser wants one. */
export class SoundDesk {
  private sound: SpatialSound | undefined;
  private context: AudioContext | undefined;
  private isOurs = false;
  private hasFailed = false;
  private stopWaiting: (() => void) | undefined;
  private wantedVolume = 1;
  private isPaused = false;

  constructor(
    private readonly source: AudioSource | undefined,
    private readonly options: SoundDeskOptions,
  ) {}

  /**
   * Can a line be heard, as far as is known? A context just opened takes a moment to run, so the first line is taken to be
   * heard; whether it is shows when it begins.
   */
  isOpen(): boolean {
    if (this.hasFailed) return false;
    if (this.context) return this.isRunning();
    this.open();
    return this.context !== undefined;
  }

  /** Begins a sentence, unless nobody would hear it. */
  play(actor: EntityId, sentence: SoundedSentence, loudness: number): Sounding | undefined {
    return this.isRunning() ? this.sound?.play(actor, sentence, loudness) : undefined;
  }

  hearingOf(actor: EntityId): number {
    return this.wantedVolume * (this.sound?.hearingOf(actor) ?? 1);
  }

  /** Sound out of a file: WAV by ourselves, everything else by the browser. Rejects where it is none. */
  async decode(bytes: Uint8Array<ArrayBuffer>): Promise<Sound> {
    if (isWav(bytes)) {
      const read = readWav(bytes);
      if (!read.ok) throw new Error(read.error);
      return read.value;
    }
    if (!this.context) throw new Error('nothing here decodes it');
    const decoded = await this.context.decodeAudioData(bytes.slice().buffer);
    return { samples: decoded.getChannelData(0).slice(), sampleRate: decoded.sampleRate };
  }

  get volume(): number {
    return this.wantedVolume;
  }

  set volume(volume: number) {
    this.wantedVolume = volume;
    if (this.sound) this.sound.volume = volume;
  }

  update(listener: ListenerPose, whereIs: WhereIs): void {
    this.sound?.update(listener, whereIs);
  }

  pause(): void {
    this.isPaused = true;
    this.sound?.pause();
  }

  resume(): void {
    this.isPaused = false;
    this.sound?.resume();
  }

  stopAll(): void {
    this.sound?.stopAll();
  }

  async unlock(): Promise<void> {
    if (!this.context) this.open();
    await this.context?.resume();
    this.stopWaiting?.();
  }

  dispose(): void {
    this.stopWaiting?.();
    this.sound?.dispose();
    if (this.isOurs && this.context?.state !== 'closed') void this.context?.close();
  }

  private isRunning(): boolean {
    if (this.context?.state === 'running') {
      this.stopWaiting?.();
      return true;
    }
    this.options.onTrouble(waitsForClick);
    this.waitForClick();
    return false;
  }

  private open(): void {
    const { source } = this;
    try {
      const context = typeof source === 'function' ? source() : (source ?? new AudioContext());
      this.isOurs = typeof source === 'function' || source === undefined;
      this.context = context;
      this.sound = new SpatialSound(context, this.options);
      this.sound.volume = this.wantedVolume;
      if (this.isPaused) this.sound.pause();
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
    } catch {
      this.hasFailed = true;
      this.options.onTrouble(noAudio);
    }
  }

  /** The first click or key on the page opens its sound. */
  private waitForClick(): void {
    if (this.stopWaiting) return;
    const target = this.options.unlockOn ?? ('document' in globalThis ? globalThis.document : undefined);
    if (!target) return;
    const unlock = (): void => void this.unlock().catch(() => undefined);
    for (const click of clicks) target.addEventListener(click, unlock);
    this.stopWaiting = () => {
      for (const click of clicks) target.removeEventListener(click, unlock);
      this.stopWaiting = undefined;
    };
  }
}
