import { voices } from '../../../src/drama/voice.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Portrayed } from '../../body/figures/portrayed.ts';
import type { Sounding, SpokenLine, StageVoice, Utterance } from '../../stage/speech/stage-voice.ts';
import { BrowserVoice, type BrowserSpeech } from './browser-voice.ts';
import { castVoice, type VoicePart } from './casting.ts';
import type { Flite } from './flite/flite.ts';
import type { FliteWasm } from './flite/flite-wasm.ts';
import { WorkerFlite } from './flite/worker-flite.ts';
import { FliteVoice } from './flite-voice.ts';
import { HostVoice, type SpeakForHost } from './host-voice.ts';
import { HttpVoice, type HttpVoiceOptions } from './http-voice.ts';
import { SoundDesk, type AudioSource } from './sound-desk.ts';
import type { ListenerPose, WhereIs } from './spatial-sound.ts';
import type { Sentence, VoiceAdapter } from './voice-adapter.ts';

export interface VoiceOptions {
  /** Who somebody is: their pronouns and what is said of them decide how they sound. A thing of the world will do. */
  readonly portray: (actor: EntityId) => Portrayed | undefined;
  /** Offline voices in English: where flite.wasm is, and a worker where the bundler does not find ours. */
  readonly flite?: { readonly wasm: FliteWasm; readonly worker?: () => Worker } | Flite;
  /** The browser's own voices; `false` for none of them. Without a word they are used where the page has some. */
  readonly browser?: BrowserSpeech | false;
  /** Voices of your own: asked for every sentence, before all others. */
  readonly speak?: SpeakForHost;
  /** An endpoint of the OpenAI kind. */
  readonly http?: HttpVoiceOptions;
  /** Which is tried first. */
  readonly prefer?: readonly VoiceAdapter['kind'][];
  /** The language of lines in Latin letters: `en` unless said. */
  readonly language?: string;
  /** The page's audio, or what opens it at the first line; else one is opened then. */
  readonly audio?: AudioSource;
  /** Where voices go in it, such as a mixer of the page's; the loudspeaker unless said. Belongs to `audio`. */
  readonly destination?: AudioNode;
  /** Better placed in headphones, at some cost. */
  readonly hrtf?: boolean;
  readonly muted?: boolean;
  /** How long a speaker holds back for their sound, in milliseconds of the play. */
  readonly patienceMs?: number;
  /** Told once, in a sentence for a person, of whatever keeps lines from being heard. */
  readonly onTrouble?: (sentence: string) => void;
}

/** The voices of a company: what a stage asks for sound, and what a page has in hand of it. */
export interface CompanyVoice extends StageVoice {
  muted: boolean;
  /** How fast the play goes: at any speed but 1 lines are mouthed. */
  speed: number;
  /** 0 to 1. */
  volume: number;
  /** Once a frame: where ears and mouths are. */
  update(listener: ListenerPose, whereIs: WhereIs): void;
  pause(): void;
  resume(): void;
  /** From a click: lets the page be heard where the browser waits for one. */
  unlock(): Promise<void>;
  /** How somebody sounds. */
  partOf(actor: EntityId): VoicePart;
  dispose(): void;
}

const usualPatienceMs = 500;
const usualOrder: readonly VoiceAdapter['kind'][] = ['host', 'http', 'flite', 'browser'];

/** Opens the voices of a company. Nothing is loaded, opened or asked before the first line. */
export function createVoice(options: VoiceOptions): CompanyVoice {
  return new Voices(options);
}

class Voices implements CompanyVoice {
  readonly patienceMs: number;
  private isMuted: boolean;
  private pace = 1;
  private readonly desk: SoundDesk;
  private readonly adapters: readonly VoiceAdapter[];
  private readonly parts = new Map<EntityId, VoicePart>();
  private readonly told = new Set<string>();
  private isDisposed = false;

  constructor(private readonly options: VoiceOptions) {
    this.isMuted = options.muted ?? false;
    this.patienceMs = options.patienceMs ?? usualPatienceMs;
    const tell = (sentence: string): void => this.tell(sentence);
    const { audio, hrtf = false, destination } = options;
    this.desk = new SoundDesk(audio, { hrtf, onTrouble: tell, ...(destination ? { destination } : {}) });
    this.adapters = openAdapters(options, this.desk, tell);
  }

  prepare(line: SpokenLine): Promise<Utterance | undefined> | undefined {
    if (this.isMuted || this.pace !== 1 || this.isDisposed) return undefined;
    if (!this.adapters.some((adapter) => adapter.canSay(line.words))) return undefined;
    if (!this.desk.isOpen()) return undefined;
    return this.render(line);
  }

  get muted(): boolean {
    return this.isMuted;
  }

  set muted(muted: boolean) {
    this.isMuted = muted;
    if (muted) this.hush();
  }

  get speed(): number {
    return this.pace;
  }

  set speed(speed: number) {
    this.pace = speed;
    if (speed !== 1) this.hush();
  }

  get volume(): number {
    return this.desk.volume;
  }

  set volume(volume: number) {
    this.desk.volume = Math.min(1, Math.max(0, volume));
  }

  update(listener: ListenerPose, whereIs: WhereIs): void {
    this.desk.update(listener, whereIs);
  }

  pause(): void {
    this.desk.pause();
    for (const adapter of this.adapters) adapter.pause?.();
  }

  resume(): void {
    this.desk.resume();
    for (const adapter of this.adapters) adapter.resume?.();
  }

  unlock(): Promise<void> {
    return this.desk.unlock();
  }

  partOf(actor: EntityId): VoicePart {
    const known = this.parts.get(actor);
    if (known) return known;
    const part = castVoice(this.options.portray(actor) ?? { id: actor, name: '' }, [...this.parts.values()]);
    this.parts.set(actor, part);
    return part;
  }

  dispose(): void {
    if (this.isDisposed) return;
    this.isDisposed = true;
    for (const adapter of this.adapters) adapter.dispose();
    this.desk.dispose();
  }

  /** The first way that comes to something. */
  private async render(line: SpokenLine): Promise<Utterance | undefined> {
    const part = this.partOf(line.actor);
    for (const adapter of this.adapters) {
      if (line.signal?.aborted || this.isDisposed) return undefined;
      if (!adapter.canSay(line.words)) continue;
      const sentence = await adapter.render(line, part);
      if (sentence) return this.utteranceOf(line, sentence);
    }
    return undefined;
  }

  private utteranceOf(line: SpokenLine, sentence: Sentence): Utterance {
    const { heardMs, endMs, mouth } = sentence;
    return { heardMs, endMs, mouth, begin: () => this.begin(line, sentence) };
  }

  private begin({ actor, voice }: SpokenLine, sentence: Sentence): Sounding | undefined {
    if (this.isMuted || this.pace !== 1 || this.isDisposed) return undefined;
    const loudness = voices[voice].loudness;
    return 'samples' in sentence
      ? this.desk.play(actor, sentence, loudness)
      : sentence.begin(loudness * this.desk.hearingOf(actor));
  }

  /** Ends what is heard; mouths go on by the play's clock. */
  private hush(): void {
    this.desk.stopAll();
    for (const adapter of this.adapters) adapter.hush?.();
  }

  private tell(sentence: string): void {
    if (this.told.has(sentence)) return;
    this.told.add(sentence);
    this.options.onTrouble?.(sentence);
  }
}

function openAdapters(options: VoiceOptions, desk: SoundDesk, tell: (sentence: string) => void): VoiceAdapter[] {
  const { speak, flite, http, browser, prefer = usualOrder, language } = options;
  const adapters: VoiceAdapter[] = [];
  if (speak) adapters.push(new HostVoice(speak, (bytes) => desk.decode(bytes), tell));
  if (http) adapters.push(new HttpVoice(http, (bytes) => desk.decode(bytes), tell));
  if (flite) adapters.push(new FliteVoice('speak' in flite ? flite : new WorkerFlite(flite.wasm, flite.worker), tell));
  const speech = browser ?? browserSpeech();
  if (speech) adapters.push(new BrowserVoice(speech, language));
  const placeOf = ({ kind }: VoiceAdapter): number => {
    if (prefer.includes(kind)) return prefer.indexOf(kind);
    return kind === 'host' ? -1 : prefer.length;
  };
  return adapters.sort((a, b) => placeOf(a) - placeOf(b));
}

const browserSpeech = (): BrowserSpeech | undefined =>
  'speechSynthesis' in globalThis
    ? { synthesis: globalThis.speechSynthesis, create: (text) => new SpeechSynthesisUtterance(text) }
    : undefined;
