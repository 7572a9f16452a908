import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Fact } from '../../../src/drama/fact.ts';
import { StageSound } from '../../sound/stage-sound.ts';
import { vec, type Vec3 } from '../../stage/space/vector.ts';
import { mouthPlace } from '../../stage/mouth-place.ts';
import type { Stage } from '../../stage/stage.ts';
import type { CompanyVoice } from '../../sound/voice/create-voice.ts';
import type { PageAudio } from './page-audio.ts';
import type { StageRoot } from './stage-root.ts';

interface AcousticsOptions {
  readonly voice: CompanyVoice | undefined;
  /** Wind, fire, rain, doors, steps. */
  readonly sound: boolean;
  readonly seed?: string | number | undefined;
  /** Where the stage stands in the scene. */
  readonly root?: StageRoot | undefined;
}

/** All that is heard of a stage, from where its picture is taken: voices and the sound of the place. */
export class Acoustics {
  private readonly sound: StageSound | undefined;
  private readonly forward = new Vector3();
  private readonly stopWaiting: () => void;

  constructor(
    private readonly scene: Scene,
    private readonly stage: Stage,
    private readonly audio: PageAudio,
    private readonly options: AcousticsOptions,
  ) {
    const seed = options.seed === undefined ? {} : { seed: options.seed };
    this.sound = options.sound
      ? new StageSound({ stage, audio: audio.running, destination: audio.destination, ...seed })
      : undefined;
    if (this.sound && options.voice) this.sound.muted = options.voice.muted;
    this.stopWaiting = this.waitForClick();
  }

  get muted(): boolean {
    return this.options.voice?.muted ?? this.sound?.muted ?? true;
  }

  set muted(muted: boolean) {
    if (this.options.voice) this.options.voice.muted = muted;
    if (this.sound) this.sound.muted = muted;
  }

  /** From a click: lets the page be heard. */
  async unlock(): Promise<void> {
    await this.audio.unlock();
    await this.options.voice?.unlock();
  }

  follow(fact: Fact): void {
    this.sound?.follow(fact);
  }

  /** Once a frame; `at` is what is looked at. */
  update(at: Vec3 | undefined, speed: number): void {
    const { voice } = this.options;
    const camera = this.scene.activeCamera;
    if (!camera) return;
    camera.getDirectionToRef(Vector3.Forward(), this.forward);
    const { x, y, z } = camera.globalPosition;
    const forward = vec(this.forward.x, this.forward.y, this.forward.z);
    const { root } = this.options;
    const ears = root
      ? { position: root.toStage(vec(x, y, z)), forward: root.turnedToStage(forward) }
      : { position: vec(x, y, z), forward };
    const place = this.stage.rooms.nearest(at ?? ears.position);
    if (voice) {
      voice.speed = speed;
      voice.update(ears, (actor) => mouthPlace(this.stage, actor, place));
    }
    if (this.sound) {
      this.sound.speed = speed;
      this.sound.update(ears, place);
    }
  }

  pause(): void {
    this.options.voice?.pause();
    this.sound?.pause();
  }

  resume(): void {
    this.options.voice?.resume();
    this.sound?.resume();
  }

  dispose(): void {
    this.stopWaiting();
    this.options.voice?.dispose();
    this.sound?.dispose();
    this.audio.dispose();
  }

  /** The first touch of the picture opens the page's ears. */
  private waitForClick(): () => void {
    const picture = this.scene.getEngine().getInputElement();
    const unlock = (): void => void this.unlock();
    picture?.addEventListener('pointerdown', unlock, { once: true });
    return () => picture?.removeEventListener('pointerdown', unlock);
  }
}
