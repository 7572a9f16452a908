import type { EntityId } from '../../../src/drama/entity-id.ts';
import { distance, vec, type Vec3 } from '../../stage/space/vector.ts';
import type { MouthPlace } from '../../stage/mouth-place.ts';
import type { Sounding } from '../../stage/speech/stage-voice.ts';
import type { SoundedSentence } from './voice-adapter.ts';

/** Where ears are and which way they face. */
export interface ListenerPose {
  readonly position: Vec3;
  readonly forward: Vec3;
  readonly up?: Vec3;
}

export type WhereIs = (actor: EntityId) => MouthPlace | undefined;

/** A voice is as loud as it was made from so near; twice as far it has lost half of what it can lose. */
const nearMeters = 3.5;
const rolloff = 0.75;
/** What a closed door lets through. */
const muffledHz = 480;
const muffledGain = 0.4;
const openHz = 16_000;
/** How fast loudness and place change, so that nothing clicks. */
const smoothSeconds = 0.03;
/** Sound that is stopped is gone after so long: too short to hear, too long to click. */
const fadeSeconds = 0.012;
const upright = vec(0, 1, 0);

/** Sound from where mouths are, through the Web Audio of the page. */
export class SpatialSound {
  private readonly voices = new Set<PlacedVoice>();
  private readonly master: GainNode;
  private readonly hrtf: boolean;
  private whereIs: WhereIs | undefined;
  private ears: Vec3 | undefined;
  private isPaused = false;

  constructor(
    readonly context: BaseAudioContext,
    options: { readonly hrtf?: boolean; readonly destination?: AudioNode } = {},
  ) {
    this.hrtf = options.hrtf === true;
    this.master = context.createGain();
    this.master.connect(options.destination ?? context.destination);
  }

  get volume(): number {
    return this.master.gain.value;
  }

  set volume(volume: number) {
    this.master.gain.setTargetAtTime(volume, this.context.currentTime, smoothSeconds);
  }

  play(actor: EntityId, sentence: SoundedSentence, loudness: number): Sounding {
    const voice = new PlacedVoice(this.context, this.master, actor, sentence, loudness, this.hrtf);
    voice.place(this.whereIs?.(actor), 0);
    voice.onOver = () => this.voices.delete(voice);
    this.voices.add(voice);
    if (!this.isPaused) voice.start();
    return voice;
  }

  /** How much of a voice comes through to the ears, for those that something outside says. */
  hearingOf(actor: EntityId): number {
    const place = this.whereIs?.(actor);
    if (!place || !this.ears) return 1;
    const beyond = Math.max(0, distance(place.position, this.ears) - nearMeters);
    return (nearMeters / (nearMeters + rolloff * beyond)) * (place.muffled ? muffledGain : 1);
  }

  /** Once a frame: ears go with the camera, voices with their mouths. */
  update(ears: ListenerPose, whereIs: WhereIs): void {
    this.whereIs = whereIs;
    this.ears = ears.position;
    listenFrom(this.context, ears);
    for (const voice of this.voices) voice.place(whereIs(voice.actor), smoothSeconds);
  }

  pause(): void {
    this.isPaused = true;
    for (const voice of this.voices) voice.hold();
  }

  resume(): void {
    this.isPaused = false;
    for (const voice of this.voices) voice.start();
  }

  stopAll(): void {
    for (const voice of [...this.voices]) voice.stop();
  }

  dispose(): void {
    this.stopAll();
    this.master.disconnect();
  }
}

/** One sentence on its way from a mouth to the ears. */
class PlacedVoice implements Sounding {
  onOver: () => void = () => undefined;
  private readonly buffer: AudioBuffer;
  private readonly filter: BiquadFilterNode;
  private readonly gain: GainNode;
  private readonly panner: PannerNode;
  private source: AudioBufferSourceNode | undefined;
  private beganSeconds = 0;
  private passedMs = 0;
  private isOver = false;

  constructor(
    private readonly context: BaseAudioContext,
    destination: AudioNode,
    readonly actor: EntityId,
    private readonly sentence: SoundedSentence,
    private readonly loudness: number,
    hrtf: boolean,
  ) {
    const { samples, sampleRate } = sentence;
    this.buffer = bufferOf(context, samples, sampleRate);
    this.filter = context.createBiquadFilter();
    this.filter.type = 'lowpass';
    this.gain = context.createGain();
    this.panner = context.createPanner();
    this.panner.panningModel = hrtf ? 'HRTF' : 'equalpower';
    this.panner.distanceModel = 'inverse';
    this.panner.refDistance = nearMeters;
    this.panner.rolloffFactor = rolloff;
    this.filter.connect(this.gain).connect(this.panner).connect(destination);
  }

  /** Takes the sound to where the mouth is; whoever is nowhere to be seen is heard from behind the scene. */
  place(place: MouthPlace | undefined, overSeconds: number): void {
    const muffled = place?.muffled ?? false;
    const { currentTime } = this.context;
    ease(this.filter.frequency, muffled ? muffledHz : openHz, currentTime, overSeconds);
    ease(this.gain.gain, this.loudness * (muffled ? muffledGain : 1), currentTime, overSeconds);
    if (place) placeAt(this.panner, place.position);
  }

  start(): void {
    if (this.isOver || this.source) return;
    const source = this.context.createBufferSource();
    source.buffer = this.buffer;
    source.playbackRate.value = this.sentence.playbackRate;
    source.connect(this.filter);
    source.onended = () => {
      if (this.source === source) this.end();
    };
    this.source = source;
    this.beganSeconds = this.context.currentTime;
    source.start(0, (this.passedMs / 1000) * this.sentence.playbackRate);
  }

  hold(): void {
    if (this.isOver || !this.source) return;
    this.passedMs += this.sinceStartMs();
    const { source } = this;
    this.source = undefined;
    source.stop();
    source.disconnect();
  }

  positionMs(): number | undefined {
    if (this.isOver) return undefined;
    return this.passedMs + (this.source ? this.sinceStartMs() : 0) - latencyMs(this.context);
  }

  stop(): void {
    if (this.isOver) return;
    const { currentTime } = this.context;
    this.isOver = true;
    this.gain.gain.cancelScheduledValues(currentTime);
    this.gain.gain.setTargetAtTime(0, currentTime, fadeSeconds / 3);
    if (this.source) this.source.stop(currentTime + fadeSeconds);
    else this.end();
  }

  private sinceStartMs(): number {
    return (this.context.currentTime - this.beganSeconds) * 1000;
  }

  private end(): void {
    this.isOver = true;
    this.source?.disconnect();
    this.source = undefined;
    this.panner.disconnect();
    this.gain.disconnect();
    this.filter.disconnect();
    this.onOver();
  }
}

/** How long the machine takes from the page to the air: a wireless headphone may take a fifth of a second. */
const latencyMs = (context: BaseAudioContext): number =>
  'outputLatency' in context && typeof context.outputLatency === 'number' ? context.outputLatency * 1000 : 0;

export function bufferOf(context: BaseAudioContext, samples: Float32Array, sampleRate: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, samples.length), sampleRate);
  buffer.getChannelData(0).set(samples);
  return buffer;
}

/** Where the ears of a page are. */
export function listenFrom({ listener }: BaseAudioContext, { position, forward, up = upright }: ListenerPose): void {
  placeAt(listener, position);
  put(listener.forwardX, listener.forwardY, listener.forwardZ, forward);
  put(listener.upX, listener.upY, listener.upZ, up);
}

export const placeAt = (of: PannerNode | AudioListener, at: Vec3): void =>
  put(of.positionX, of.positionY, of.positionZ, at);

/** The stage is left-handed, the page's ears right-handed. */
function put(x: AudioParam, y: AudioParam, z: AudioParam, to: Vec3): void {
  if (Number.isFinite(to.x)) x.value = to.x;
  if (Number.isFinite(to.y)) y.value = to.y;
  if (Number.isFinite(to.z)) z.value = -to.z;
}

function ease(param: AudioParam, value: number, atSeconds: number, overSeconds: number): void {
  if (overSeconds === 0) param.value = value;
  else param.setTargetAtTime(value, atSeconds, overSeconds);
}
