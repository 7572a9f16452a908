import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { KeyboardEventTypes, type KeyboardInfo } from '@babylonjs/core/Events/keyboardEvents.js';
import type { Observer } from '@babylonjs/core/Misc/observable.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { wrapped } from '../space/vector.ts';
import type { Frame } from './camera-frame.ts';

/** Whom a fact asks to be looked at, first whom it is about; nothing when the eye may stay where it is. */
export function focusOf(fact: Fact): readonly EntityId[] | undefined {
  switch (fact.type) {
    case 'line:begun': {
      const others = fact.to ? [fact.to] : fact.witnesses;
      return [fact.actor, ...others.filter((other) => other !== fact.actor)];
    }
    case 'action:begun':
    case 'actor:entered':
    case 'actor:left':
      return [fact.actor];
    default:
      return undefined;
  }
}

/** How much of the way to a new picture is left after a second. */
const leftAfterSecond = 0.12;

/**
 * Directs a camera of our own page: it glides from picture to picture until somebody takes hold of it, and again when
 * they press F. Hosts keep their own cameras and never need it.
 */
export class StageCamera {
  private frame: Frame | undefined;
  private isHeld = false;
  private readonly keys: Observer<KeyboardInfo>;

  constructor(private readonly camera: ArcRotateCamera) {
    this.keys = camera.getScene().onKeyboardObservable.add(({ type, event }) => {
      if (type === KeyboardEventTypes.KEYDOWN && event.key.toLowerCase() === 'f') this.release();
    });
  }

  /** False while somebody looks where they like. */
  get isDirecting(): boolean {
    return !this.isHeld;
  }

  /** Goes to this picture: gliding, or at once. */
  show(frame: Frame, how: 'gliding' | 'at-once' = 'gliding'): void {
    this.frame = frame;
    if (how === 'at-once' && !this.isHeld) this.move(1);
  }

  /** Takes up directing again where somebody held the camera. */
  release(): void {
    this.isHeld = false;
  }

  update(seconds: number): void {
    const { inertialAlphaOffset, inertialBetaOffset, inertialRadiusOffset } = this.camera;
    if (inertialAlphaOffset !== 0 || inertialBetaOffset !== 0 || inertialRadiusOffset !== 0) this.isHeld = true;
    if (!this.isHeld) this.move(1 - leftAfterSecond ** Math.max(0, seconds));
  }

  dispose(): void {
    this.keys.remove();
  }

  private move(part: number): void {
    const { camera, frame } = this;
    if (!frame) return;
    const { position, target } = frame;
    const x = position.x - target.x;
    const y = position.y - target.y;
    const z = position.z - target.z;
    const radius = Math.hypot(x, y, z);
    camera.target.x += (target.x - camera.target.x) * part;
    camera.target.y += (target.y - camera.target.y) * part;
    camera.target.z += (target.z - camera.target.z) * part;
    camera.alpha += wrapped(Math.atan2(z, x) - camera.alpha) * part;
    camera.beta += (Math.acos(y / radius) - camera.beta) * part;
    camera.radius += (radius - camera.radius) * part;
    camera.fov += (frame.fov - camera.fov) * part;
  }
}
