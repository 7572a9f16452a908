import { Vector4 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { clamp } from '../../../src/kit/numbers.ts';
import { distance, dot, minus, plus, scaled, vec, type Vec3 } from '../../stage/space/vector.ts';
import { worldOf } from '../look/world-matrix.ts';
import type { Stage } from '../../stage/stage.ts';
import type { StageView } from './stage-view.ts';

/** Where something is in the picture. */
export interface Shown {
  /** Of the picture as the page has it, in its own pixels, from the upper left. */
  readonly x: number;
  readonly y: number;
  /** How far from the camera. */
  readonly meters: number;
  /** It is in the picture's frame and nothing stands before it. */
  readonly isSeen: boolean;
}

/** A head in the picture, as a box in its pixels. */
export interface ShownHead {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly isSeen: boolean;
}

/** The picture of a stage, for whoever writes on it. */
export interface Picture {
  /** A hand's breadth above an actor's head, or above a thing; undefined when it is behind the camera or not on the stage. */
  above(id: EntityId): Shown | undefined;
  /** An actor's head, so that nothing is written on a face; undefined when it is behind the camera or not on the stage. */
  head(id: EntityId): ShownHead | undefined;
  /** How far to the right of where the camera looks somebody is, in radians; undefined when they are not on the stage. */
  bearing(id: EntityId): number | undefined;
  /** The picture as it is, without anything the page laid over it. */
  take(): Promise<Blob>;
}

/** A hand's breadth above a head, and above a thing. */
const above = { head: 0.16, crown: 0.3, thing: 0.1 } as const;
/** From the middle of a head to its border, across and up, with a little air. */
const headMeters = { across: 0.12, up: 0.15 } as const;
/** Nearer to the camera than this is the head it looks out of. */
const ownHeadMeters = 0.3;
/** What stands before somebody is asked so often only: bubbles need not flicker. */
const askedSeconds = 0.1;

interface Asked {
  readonly atSeconds: number;
  readonly isHidden: boolean;
}

/** Where the people and things of a stage are in its picture, whoever has the camera. */
export class StagePicture implements Picture {
  private readonly asked = new Map<EntityId, Asked>();
  private readonly point = new Vector4();
  private passedSeconds = 0;
  /** How large the page shows it: asked as often as what stands before somebody, for a page that is asked lays itself out first. */
  private readonly size = { width: 0, height: 0, atSeconds: -Infinity };
  private readonly stop: () => void;

  constructor(
    private readonly scene: Scene,
    private readonly stage: Stage,
    private readonly view: StageView,
    private readonly canvas: HTMLCanvasElement,
  ) {
    const observer = scene.onAfterRenderObservable.add(() => {
      this.passedSeconds += scene.getEngine().getDeltaTime() / 1000;
    });
    const resized = scene.getEngine().onResizeObservable.add(() => void (this.size.atSeconds = -Infinity));
    this.stop = () => {
      observer.remove();
      resized.remove();
    };
  }

  above(id: EntityId): Shown | undefined {
    const at = this.placeAbove(id);
    const camera = this.scene.activeCamera;
    if (!at || !camera) return undefined;
    const { x, y, z, w } = this.projected(at);
    if (w <= camera.minZ || z < -w) return undefined;
    const from = camera.globalPosition;
    const shown = { x: x / w, y: y / w, meters: Math.hypot(at.x - from.x, at.y - from.y, at.z - from.z) };
    const isWithin = Math.abs(shown.x) <= 1 && Math.abs(shown.y) <= 1;
    // A face so near that its crown is above the picture is in it all the same.
    if (!isWithin && this.isFaceWithin(id)) {
      shown.x = clamp(shown.x, -1, 1);
      shown.y = clamp(shown.y, -1, 1);
    }
    const { width, height } = this.measured();
    return {
      x: ((shown.x + 1) / 2) * width,
      y: ((1 - shown.y) / 2) * height,
      meters: shown.meters,
      isSeen: Math.abs(shown.x) <= 1 && Math.abs(shown.y) <= 1 && !this.isHidden(id, vec(from.x, from.y, from.z), at),
    };
  }

  head(id: EntityId): ShownHead | undefined {
    const actor = this.stage.actors.get(id);
    const camera = this.scene.activeCamera;
    if (!actor?.isOnStage || !camera) return undefined;
    const face = this.view.actors.get(id)?.anchor('face');
    if (face) worldOf(face);
    const at = face ? face.getAbsolutePosition() : actor.eyes;
    const { x, y, z, w } = this.projected(at);
    if (w <= camera.minZ || z < -w) return undefined;
    const { width, height } = this.measured();
    const [across, up] = [((x / w + 1) / 2) * width, ((1 - y / w) / 2) * height];
    const pixelsPerMeter = (camera.getProjectionMatrix().m[5] ?? 1) * (height / 2 / w);
    const [wide, tall] = [headMeters.across * pixelsPerMeter, headMeters.up * pixelsPerMeter];
    const box = { left: across - wide, top: up - tall, right: across + wide, bottom: up + tall };
    const isWithin = box.right > 0 && box.bottom > 0 && box.left < width && box.top < height;
    const { x: fromX, y: fromY, z: fromZ } = camera.globalPosition;
    const isSeen = isWithin && !this.isHidden(id, vec(fromX, fromY, fromZ), vec(at.x, at.y, at.z));
    return { ...box, isSeen };
  }

  bearing(id: EntityId): number | undefined {
    const at = this.placeAbove(id);
    const m = this.scene.activeCamera?.getViewMatrix().m;
    if (!at || !m) return undefined;
    const along = (axis: 0 | 2): number =>
      at.x * (m[axis] ?? 0) + at.y * (m[axis + 4] ?? 0) + at.z * (m[axis + 8] ?? 0) + (m[axis + 12] ?? 0);
    return Math.atan2(along(0), along(2));
  }

  /** Draws it and takes it in the same breath: a moment later the browser has given it to the screen. */
  take(): Promise<Blob> {
    const engine = this.scene.getEngine();
    engine.beginFrame();
    this.scene.render();
    engine.endFrame();
    return new Promise((resolve, reject) => {
      this.canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be taken: it may be too large.'))),
        'image/png',
      );
    });
  }

  dispose(): void {
    this.stop();
    this.asked.clear();
  }

  private placeAbove(id: EntityId): Vec3 | undefined {
    const actor = this.stage.actors.get(id);
    if (actor) {
      if (!actor.isOnStage) return undefined;
      const crown = this.view.actors.get(id)?.anchor('head');
      if (!crown) return plus(actor.eyes, vec(0, above.crown, 0));
      worldOf(crown);
      const { x, y, z } = crown.getAbsolutePosition();
      return vec(x, y + above.head, z);
    }
    const prop = this.stage.props.all.get(id);
    if (!prop?.isVisible) return undefined;
    const { x, y, z } = prop.center;
    return vec(x, y + prop.measures.size.y / 2 + above.thing, z);
  }

  private isFaceWithin(id: EntityId): boolean {
    const face = this.head(id);
    if (!face) return false;
    const [x, y] = [(face.left + face.right) / 2, (face.top + face.bottom) / 2];
    const { width, height } = this.measured();
    return x > 0 && y > 0 && x < width && y < height;
  }

  private measured(): { readonly width: number; readonly height: number } {
    const { size, canvas, passedSeconds } = this;
    if (passedSeconds - size.atSeconds >= askedSeconds) {
      size.width = canvas.clientWidth;
      size.height = canvas.clientHeight;
      size.atSeconds = passedSeconds;
    }
    return size;
  }

  private projected({ x, y, z }: Vec3): Vector4 {
    Vector4.TransformCoordinatesFromFloatsToRef(x, y, z, this.scene.getTransformMatrix(), this.point);
    return this.point;
  }

  private isHidden(id: EntityId, from: Vec3, at: Vec3): boolean {
    const known = this.asked.get(id);
    if (known && this.passedSeconds - known.atSeconds < askedSeconds) return known.isHidden;
    const isHidden = this.isBehindSomething(id, from, at);
    this.asked.set(id, { atSeconds: this.passedSeconds, isHidden });
    return isHidden;
  }

  private isBehindSomething(id: EntityId, from: Vec3, at: Vec3): boolean {
    const { space, props } = this.stage;
    const own = props.all.get(id)?.body;
    // Head or words: one of them in sight is enough. A film looks in through walls that are not drawn, from outside.
    const isOutside = this.stage.rooms.placeAt(from) === undefined;
    const layers = isOutside ? (['furniture'] as const) : (['set', 'furniture'] as const);
    const hides = (point: Vec3): boolean =>
      space.firstHit(
        from,
        point,
        layers,
        (body) => body === own || (props.propOf(body)?.measures.size.y ?? 9) < 0.9,
      ) !== undefined;
    const isHiddenAt = (point: Vec3): boolean => hides(point) || this.isBehindHead(id, from, point);
    return isHiddenAt(at) && isHiddenAt(vec(at.x, at.y - 0.35, at.z));
  }

  /** Whether somebody nearer has their head before that point: what is written there would be taken for theirs. */
  private isBehindHead(id: EntityId, from: Vec3, point: Vec3): boolean {
    const way = minus(point, from);
    const far = Math.hypot(way.x, way.y, way.z);
    return [...this.stage.actors.all.values()].some((other) => {
      if (other.id === id || !other.isOnStage) return false;
      const along = dot(minus(other.eyes, from), way) / far;
      const isBetween = along > ownHeadMeters && along < far - headMeters.across;
      return isBetween && distance(plus(from, scaled(way, along / far)), other.eyes) < headMeters.across;
    });
  }
}
