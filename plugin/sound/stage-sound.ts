import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { Footfalls } from './footfalls.ts';
import { heardPlace, soundsOf, type PlaceSound } from './place-sound.ts';
import type { SoundName, SpotName } from './recipes.ts';
import { SoundLibrary } from './sound-library.ts';
import { spotsOf, stepOn } from './spot-sound.ts';
import { sampleRate } from './tape.ts';
import { bufferOf, listenFrom, placeAt, type ListenerPose } from './voice/spatial-sound.ts';

interface StageSoundOptions {
  readonly stage: Stage;
  /** The page's audio once it may be heard, else undefined: nothing is made before. */
  readonly audio: () => AudioContext | undefined;
  /** Where sounds go in it; the loudspeaker unless said. */
  readonly destination?: AudioNode | undefined;
  readonly seed?: string | number;
  /** 0 to 1. */
  readonly volume?: number;
}

/** A sound that is due. */
interface Pending {
  readonly spot: SpotName;
  readonly at: Vec3;
  /** For so many frames it is waited for; later it would be a sound of nothing. */
  patience: number;
}

const patienceFrames = 24;
/** Under a line the place is this much quieter. */
const duckedGain = 0.42;
const [duckSeconds, riseSeconds, crossSeconds] = [0.12, 0.9, 0.8];
const slicesPerFrame = 2;
const nearMeters = 2.2;
const mostSpots = 12;

/**
 * The sound of the place: what is heard around a scene, and of what is done in it. All of it is made here, when it is
 * first wanted, in slices; it is quieter under speech, silent at any speed but real time and while the play is paused.
 */
export class StageSound {
  muted = false;
  speed = 1;
  volume: number;
  private readonly library: SoundLibrary;
  private readonly footfalls = new Footfalls();
  private pending: Pending[] = [];
  private readonly beds = new Map<string, Bed>();
  private desk: Desk | undefined;
  private place: EntityId | undefined;
  private isPaused = false;
  private playing = 0;

  constructor(private readonly options: StageSoundOptions) {
    this.library = new SoundLibrary(options.seed);
    this.volume = options.volume ?? 0.8;
  }

  follow(fact: Fact): void {
    if (!this.isHeard()) return;
    const { stage } = this.options;
    for (const { spot, from } of spotsOf(fact, (id) => stage.parts.plan.forms.get(id)?.form)) {
      const at = placeOfSound(stage, from);
      if (at) this.pending.push({ spot, at, patience: patienceFrames });
    }
    // What burns or runs may have changed.
    if (fact.type === 'action:ruled' || fact.type === 'event:told') this.place = undefined;
  }

  /** Once a frame: where one listens from, and which place is looked into. */
  update(ears: ListenerPose, place: EntityId | undefined): void {
    const desk = this.openDesk();
    if (!desk) return;
    const isHeard = this.isHeard();
    const isSpoken = [...this.options.stage.actors.all.values()].some(({ isTalking }) => isTalking);
    desk.level(isHeard ? this.volume * (isSpoken ? duckedGain : 1) : 0, isSpoken ? duckSeconds : riseSeconds);
    if (!isHeard) return;
    this.library.work(slicesPerFrame);
    listenFrom(desk.context, ears);
    if (place !== undefined && place !== this.place) this.enter(place);
    this.sustain(desk);
    this.step();
    this.pending = this.pending.filter((each) => !this.play(desk, each) && --each.patience > 0);
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  dispose(): void {
    for (const bed of this.beds.values()) bed.stop(0);
    this.beds.clear();
    this.desk?.dispose();
    this.desk = undefined;
  }

  private isHeard(): boolean {
    return !this.muted && !this.isPaused && this.speed === 1;
  }

  private openDesk(): Desk | undefined {
    if (this.desk) return this.desk;
    const context = this.muted ? undefined : this.options.audio();
    if (!context || context.state !== 'running') return undefined;
    return (this.desk = new Desk(context, this.options.destination));
  }

  /** What is not heard here fades, what is heard here is asked for. */
  private enter(place: EntityId): void {
    this.place = place;
    const heard = heardPlace(this.options.stage, place);
    const wanted = new Map((heard ? soundsOf(heard) : []).map((sound) => [keyOf(sound), sound]));
    for (const [key, bed] of this.beds) {
      const sound = wanted.get(key);
      if (sound) {
        bed.sound = sound;
        wanted.delete(key);
      } else {
        bed.stop(crossSeconds);
        this.beds.delete(key);
      }
    }
    for (const [key, sound] of wanted) this.beds.set(key, new Bed(sound));
  }

  private sustain(desk: Desk): void {
    for (const bed of this.beds.values()) {
      if (!bed.hasBegun) {
        const samples = this.library.get(bed.sound.loop);
        if (samples) bed.begin(desk, samples);
      }
      bed.level();
    }
  }

  private step(): void {
    const { stage } = this.options;
    const walkers = [...stage.actors.all.values()].filter(({ isOnStage, perch }) => isOnStage && !perch);
    const fallen = this.footfalls.update(walkers.map(({ id, stand }) => [id, stand.position] as const));
    for (const id of fallen) {
      const at = stage.actors.get(id)?.stand.position;
      const place = at && stage.rooms.placeAt({ ...at, y: at.y + 0.2 });
      const floor = stage.parts.plan.rooms.find((room) => room.place === place)?.floor ?? '';
      if (at) this.pending.push({ spot: stepOn(floor), at, patience: patienceFrames });
    }
  }

  /** Whether it is settled; a sound still being made is waited for a little. */
  private play(desk: Desk, { spot, at }: Pending): boolean {
    const samples = this.library.get(spot, true);
    if (!samples) return false;
    if (this.playing >= mostSpots) return true;
    this.playing++;
    desk.once(spot, samples, at, () => this.playing--);
    return true;
  }
}

const keyOf = ({ loop, at }: PlaceSound): string => (at ? `${loop} ${at.x.toFixed(1)} ${at.z.toFixed(1)}` : loop);

function placeOfSound(stage: Stage, id: EntityId): Vec3 | undefined {
  const actor = stage.actors.get(id);
  if (actor) return actor.isOnStage ? actor.stand.position : undefined;
  const prop = stage.props.all.get(id);
  return prop?.isVisible ? prop.center : undefined;
}

/** Web Audio as far as a stage's sounds need it. */
class Desk {
  private readonly master: GainNode;
  private readonly buffers = new Map<SoundName, AudioBuffer>();

  constructor(
    readonly context: AudioContext,
    destination: AudioNode = context.destination,
  ) {
    this.master = context.createGain();
    this.master.gain.value = 0;
    this.master.connect(destination);
  }

  level(gain: number, seconds: number): void {
    this.master.gain.setTargetAtTime(gain, this.context.currentTime, seconds / 3);
  }

  /** A source of this sound, on its way to the ears through a gain. */
  source(name: SoundName, samples: Float32Array, at?: Vec3): { source: AudioBufferSourceNode; gain: GainNode } {
    const { context } = this;
    const source = context.createBufferSource();
    source.buffer = this.made(name, samples);
    const gain = context.createGain();
    source.connect(gain);
    gain.connect(at ? this.panner(at) : this.master);
    return { source, gain };
  }

  once(name: SoundName, samples: Float32Array, at: Vec3, onOver: () => void): void {
    const { source, gain } = this.source(name, samples, at);
    source.onended = () => {
      source.disconnect();
      gain.disconnect();
      onOver();
    };
    source.start();
  }

  dispose(): void {
    this.master.disconnect();
    this.buffers.clear();
  }

  private panner(at: Vec3): PannerNode {
    const panner = this.context.createPanner();
    panner.panningModel = 'equalpower';
    panner.distanceModel = 'inverse';
    panner.refDistance = nearMeters;
    placeAt(panner, at);
    panner.connect(this.master);
    return panner;
  }

  private made(name: SoundName, samples: Float32Array): AudioBuffer {
    let buffer = this.buffers.get(name);
    if (!buffer) this.buffers.set(name, (buffer = bufferOf(this.context, samples, sampleRate)));
    return buffer;
  }
}

/** A sound that goes on. */
class Bed {
  private voice: { readonly source: AudioBufferSourceNode; readonly gain: GainNode; readonly desk: Desk } | undefined;

  constructor(public sound: PlaceSound) {}

  get hasBegun(): boolean {
    return this.voice !== undefined;
  }

  begin(desk: Desk, samples: Float32Array): void {
    const voice = desk.source(this.sound.loop, samples, this.sound.at);
    voice.gain.gain.value = 0;
    voice.source.loop = true;
    voice.source.start();
    this.voice = { ...voice, desk };
  }

  level(): void {
    const { voice } = this;
    voice?.gain.gain.setTargetAtTime(this.sound.gain, voice.desk.context.currentTime, crossSeconds / 2);
  }

  stop(seconds: number): void {
    if (!this.voice) return;
    const { source, gain, desk } = this.voice;
    gain.gain.setTargetAtTime(0, desk.context.currentTime, seconds / 3);
    source.stop(desk.context.currentTime + seconds + 0.05);
    source.onended = () => {
      source.disconnect();
      gain.disconnect();
    };
    this.voice = undefined;
  }
}
