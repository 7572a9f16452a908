import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Node } from '@babylonjs/core/node.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { EyeFrame } from '../../../src/drama/eye-frame.ts';
import { clamp } from '../../../src/kit/numbers.ts';
import type { Photographer, Sitting } from '../../stage/eyes/photographer.ts';
import type { Stage } from '../../stage/stage.ts';
import type { StageView } from '../view/stage-view.ts';
import { encodeFrame } from './encode-frame.ts';
import { EyeCamera } from './eye-camera.ts';

/** What may be spent on pictures. */
export interface EyeBudget {
  /** Pictures and bytes a second; what comes beyond that waits. */
  readonly perSecond: number;
  readonly bytesPerSecond: number;
  /** How long anybody waits for a picture before going on without one. */
  readonly patienceMs: number;
  /** So many frames are waited for what cannot be drawn yet; then it is left out. */
  readonly tries: number;
  readonly mimeType: EyeFrame['mimeType'];
  readonly quality: number;
}

const usualBudget: EyeBudget = {
  perSecond: 4,
  bytesPerSecond: 400_000,
  patienceMs: 2500,
  tries: 240,
  mimeType: 'image/jpeg',
  quality: 0.8,
};

/** Between two pictures of one clip. */
const clipStepMs = 160;
/** More than this wait for nobody: the least urgent goes without. */
const mostWaiting = 24;
const [leastSide, mostSide] = [16, 1024];
const pixelsOf = (side: number): number => Math.round(clamp(side, leastSide, mostSide));

/** What stands for nobody's eyes: the screen of whoever is at the page. */
const screen = 'viewport';

interface Waiting {
  readonly actor: EntityId | typeof screen;
  /** To whom apparitions have to come to be on the screen. */
  readonly viewer?: EntityId | undefined;
  readonly sitting: Sitting;
  readonly frames: EyeFrame[];
  readonly taken: () => void;
  readonly finish: () => void;
  readonly askedMs: number;
  notBeforeMs: number;
}

/** Takes pictures through the eyes of actors one at a time, who is about to speak first, as far as the budget goes. */
export class EyeGallery implements Photographer {
  /** Made when the first picture is asked for: a host's scene has it no sooner. */
  private camera: EyeCamera | undefined;
  private readonly budget: EyeBudget;
  private readonly waiting: Waiting[] = [];
  private allowed = 1;
  private allowedBytes: number;
  private lastMs: number | undefined;
  private shooting: Waiting | undefined;
  private isDisposed = false;

  constructor(
    private readonly view: StageView,
    private readonly stage: Stage,
    budget: Partial<EyeBudget> = {},
  ) {
    this.budget = { ...usualBudget, ...budget };
    this.allowedBytes = this.budget.bytesPerSecond;
  }

  take(actor: EntityId, sitting: Sitting, taken: () => void): Promise<readonly EyeFrame[]> {
    return this.wait({ actor, sitting, taken });
  }

  /** What the scene's own camera looks at, for whoever plays this role: no captions, no overlays, nobody's apparition but theirs. */
  async viewport(viewer: EntityId | undefined, size: Pick<Sitting, 'width' | 'height'>): Promise<EyeFrame | undefined> {
    const sitting = { ...size, frames: 1, priority: 3 };
    return (await this.wait({ actor: screen, viewer, sitting, taken: () => undefined }))[0];
  }

  private wait(asked: Pick<Waiting, 'actor' | 'viewer' | 'sitting' | 'taken'>): Promise<readonly EyeFrame[]> {
    return new Promise((resolve) => {
      const frames: EyeFrame[] = [];
      const finish = () => resolve(frames);
      if (this.isDisposed) return finish();
      this.waiting.push({ ...asked, frames, finish, askedMs: this.lastMs ?? 0, notBeforeMs: 0 });
      this.waiting.sort((a, b) => b.sitting.priority - a.sitting.priority);
      for (const late of this.waiting.splice(mostWaiting)) late.finish();
    });
  }

  /** A frame of the page has passed: takes at most one picture. */
  tick(nowMs: number): void {
    const { perSecond, bytesPerSecond, patienceMs } = this.budget;
    const seconds = Math.min(1, (nowMs - (this.lastMs ?? nowMs)) / 1000);
    this.lastMs = nowMs;
    this.allowed = Math.min(perSecond, this.allowed + seconds * perSecond);
    this.allowedBytes = Math.min(bytesPerSecond, this.allowedBytes + seconds * bytesPerSecond);
    // Whoever is being pictured at this moment is waited for, however slowly it is drawn.
    if (this.waiting.length === 0) return;
    for (const late of this.waiting.filter((each) => each !== this.shooting && nowMs - each.askedMs > patienceMs))
      this.leave(late);
    if (this.shooting || this.allowed < 1 || this.allowedBytes <= 0) return;
    const next = this.waiting.find(({ notBeforeMs }) => notBeforeMs <= nowMs);
    if (next) void this.shoot(next, nowMs);
  }

  dispose(): void {
    this.isDisposed = true;
    for (const each of this.waiting.splice(0)) each.finish();
    this.camera?.dispose();
  }

  private async shoot(waiting: Waiting, nowMs: number): Promise<void> {
    const { sitting, frames, taken } = waiting;
    const view = this.viewOf(waiting);
    if (!view) return this.leave(waiting);
    this.shooting = waiting;
    try {
      const { head, fov, isHidden } = view;
      const [width, height] = [pixelsOf(sitting.width), pixelsOf(sitting.height)];
      const camera = (this.camera ??= new EyeCamera(this.view.scene, this.budget.tries, this.view.root.node));
      const shot = this.view.fromWithin(() => camera.shoot(head, width, height, isHidden, fov));
      const isLast = frames.length + 1 >= clamp(Math.round(sitting.frames), 1, 8);
      if (isLast) taken();
      const pixels = await shot;
      if (!pixels) return;
      this.allowed--;
      const frame = await encodeFrame(pixels, this.budget.mimeType, this.budget.quality);
      this.allowedBytes -= frame.base64.length * 0.75;
      frames.push(frame);
      waiting.notBeforeMs = nowMs + clipStepMs;
      if (isLast) this.leave(waiting);
    } catch {
      // A lost context, a browser that cannot encode: there is no picture, and the play goes on.
      this.leave(waiting);
    } finally {
      this.shooting = undefined;
    }
  }

  /** From where a picture is taken, how wide, and without what; nothing, where nobody is there to look. */
  private viewOf({ actor, viewer }: Waiting) {
    if (actor !== screen) {
      const looker = this.stage.actors.get(actor);
      return (
        looker?.walker && { head: this.stage.eyes.headOf(looker), fov: undefined, isHidden: this.hiddenFrom(actor) }
      );
    }
    const { activeCamera } = this.view.scene;
    if (!activeCamera) return undefined;
    const { x, y, z } = activeCamera.globalPosition;
    const { root } = this.view;
    const looks = Vector3.TransformNormal(Vector3.Forward(), activeCamera.getWorldMatrix());
    const { x: right, y: up, z: ahead } = root.turnedToStage(looks);
    const head = { at: root.toStage({ x, y, z }), yaw: Math.atan2(right, ahead), pitch: Math.asin(clamp(up, -1, 1)) };
    return { head, fov: activeCamera.fov, isHidden: this.hiddenFrom(viewer, false) };
  }

  /** One's own body, and apparitions that come to others, with all they have. */
  private hiddenFrom(actor: EntityId | undefined, isWithin = true): (mesh: AbstractMesh) => boolean {
    const { eyes } = this.stage;
    const roots = new Set<Node>();
    const isHidden = (id: EntityId): boolean => actor !== undefined && !eyes.appears(id, actor);
    for (const [id, { root }] of this.view.actors) if ((isWithin && id === actor) || isHidden(id)) roots.add(root);
    for (const { prop, node } of this.view.props.values()) if (isHidden(prop.id)) roots.add(node);
    return (mesh) => {
      for (let node: Node | null = mesh; node; node = node.parent) if (roots.has(node)) return true;
      return false;
    };
  }

  private leave(waiting: Waiting): void {
    const at = this.waiting.indexOf(waiting);
    if (at >= 0) this.waiting.splice(at, 1);
    waiting.finish();
  }
}
