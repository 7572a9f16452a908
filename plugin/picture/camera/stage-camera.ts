import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { KeyboardEventTypes, type KeyboardInfo } from '@babylonjs/core/Events/keyboardEvents.js';
import type { Observer } from '@babylonjs/core/Misc/observable.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { Stage } from '../../stage/stage.ts';
import type { StageView } from '../view/stage-view.ts';
import { cameraModes, type CameraMode } from './camera-mode.ts';
import { ClearView } from './clear-view.ts';
import { Film, type Direction } from './film.ts';
import type { Frame } from './frame.ts';
import { HouseView } from './house-view.ts';
import { middleOf } from './sight.ts';
import { blockingOf, staturesOf, type Statures } from './stage-blocking.ts';

interface StageCameraOptions {
  readonly stage: Stage;
  readonly view: StageView;
  readonly mode?: CameraMode;
  readonly seed?: string | number;
  /** Cuts only, and every picture stands: for people who ask their machine for less motion. */
  readonly isStill?: boolean;
  /** Whoever watches, where they play too. */
  readonly self?: EntityId | undefined;
}

/** A frame that took longer was no frame: nothing is missed. */
const longestFrameSeconds = 0.25;

/**
 * Directs a camera of our own page, as a film or from the stalls, until somebody takes hold of it; F gives it back. Hosts
 * keep their own cameras and never need it.
 */
export class StageCamera {
  mode: CameraMode;
  private readonly directions: Readonly<Record<CameraMode, Direction>>;
  private readonly clear: ClearView;
  private readonly keys: Observer<KeyboardInfo>;
  private readonly statures: Statures;
  private isHeld = false;
  private nowMs = 0;

  constructor(
    private readonly camera: ArcRotateCamera,
    private readonly options: StageCameraOptions,
  ) {
    const { stage, view, mode = 'film', seed = 1, isStill = false, self } = options;
    const { plan } = stage.parts;
    // Before the page is laid out a canvas has no shape at all.
    const aspect = (): number => Math.min(8, Math.max(0.2, camera.getEngine().getAspectRatio(camera) || 16 / 9));
    this.mode = mode;
    this.statures = staturesOf(stage);
    this.directions = {
      film: new Film({ plan, seed, aspect, isStill, self }),
      house: new HouseView({ plan, aspect, isStill }),
    };
    this.clear = new ClearView(view, plan);
    this.keys = camera.getScene().onKeyboardObservable.add(({ type, event }) => {
      if (type === KeyboardEventTypes.KEYDOWN && event.key.toLowerCase() === 'f') this.release();
    });
  }

  /** False while somebody looks where they like. */
  get isDirecting(): boolean {
    return !this.isHeld;
  }

  /** The place that is looked into, and listened to. */
  get place(): EntityId | undefined {
    return this.directions[this.mode].place;
  }

  /** Takes up directing again where somebody held the camera. */
  release(): void {
    this.isHeld = false;
  }

  follow(fact: Fact): void {
    for (const mode of cameraModes) this.directions[mode].follow(fact);
  }

  /** Call before every picture, with no seconds while the play is paused. */
  update(seconds: number): void {
    const { camera, options } = this;
    const { inertialAlphaOffset, inertialBetaOffset, inertialRadiusOffset } = camera;
    if (inertialAlphaOffset !== 0 || inertialBetaOffset !== 0 || inertialRadiusOffset !== 0) this.isHeld = true;
    this.nowMs += Math.min(longestFrameSeconds, Math.max(0, seconds)) * 1000;
    const direction = this.directions[this.mode];
    const frame = direction.update(this.nowMs, blockingOf(options.stage, this.statures));
    if (frame && !this.isHeld) show(camera, frame);
    const room = options.stage.parts.plan.rooms.find(({ place }) => place === direction.place);
    if (!room) return;
    const at = middleOf(room);
    options.view.focusOn(at);
    this.clear.update(camera.position, at);
  }

  dispose(): void {
    this.keys.remove();
  }
}

/** Puts a camera that turns about something to where a frame has it. */
export function show(camera: ArcRotateCamera, { position, target, fov }: Frame): void {
  const [x, y, z] = [position.x - target.x, position.y - target.y, position.z - target.z];
  const radius = Math.hypot(x, y, z);
  camera.target.set(target.x, target.y, target.z);
  camera.alpha = Math.atan2(z, x);
  camera.beta = Math.acos(y / radius);
  camera.radius = radius;
  camera.fov = fov;
}
