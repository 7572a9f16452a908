import { StageCamera } from '../../../plugin/picture/camera/stage-camera.ts';
import type { Comfort } from '../../../plugin/player/look-angles.ts';
import type { RigFrame } from '../../../plugin/player/rig-frame.ts';
import { StageRig } from '../../../plugin/player/stage-rig.ts';
import { isPlayerView, type ViewMode } from '../../../plugin/player/view-mode.ts';
import type { Theatre } from '../../../plugin/picture/view/theatre.ts';
import type { Proscenium } from '../../embed/proscenium.ts';
import type { Settings } from '../settings/settings.ts';
import type { ShowOptions } from './show-options.ts';

/** How a stage is looked at: by a film editor, from the stalls, or by whoever plays. */
export class Lookout {
  readonly rig: StageRig | undefined;
  /** Somebody looks through a headset: no film is made meanwhile. */
  isInHeadset = false;
  private readonly camera: StageCamera | undefined;
  private now: ViewMode;

  constructor(
    private readonly theatre: Theatre,
    drama: Proscenium,
    { wish, settings, canvas }: ShowOptions,
  ) {
    const { stage, view, player } = drama;
    const wanted = wish.camera ?? (player ? settings.comfort.view : 'film');
    this.now = isPlayerView(wanted) && !player ? 'film' : wanted;
    if (!view) return;
    const isStill = comfortOf(settings).isStill;
    const mode = isPlayerView(this.now) ? 'film' : this.now;
    this.camera = new StageCamera(theatre.camera, { stage, view, mode, seed: wish.seed, isStill, self: player?.role });
    drama.onFactObservable.add((fact) => {
      this.camera?.follow(fact);
      this.rig?.follow(fact);
    });
    if (player) {
      this.rig = new StageRig(theatre.scene, theatre.eyes, {
        stage,
        view,
        role: player.role,
        canvas,
        bindings: settings.bindings,
        comfort: comfortOf(settings),
        from: isPlayerView(this.now) ? this.now : settings.comfort.view,
        walk: (intent) => player.walk(intent),
        look: (at) => player.look(at),
      });
    }
    this.look(this.now);
  }

  get mode(): ViewMode {
    return this.now;
  }

  look(mode: ViewMode): void {
    if (isPlayerView(mode)) {
      if (!this.rig) return;
      if (mode === 'photo' && !isPlayerView(this.now)) this.rig.photographFrom(frameOf(this.theatre.camera));
      else this.rig.view = mode;
      this.theatre.lookThrough('eyes');
    } else {
      this.theatre.lookThrough('seat');
      if (this.camera) {
        this.camera.mode = mode;
        this.camera.release();
      }
    }
    this.now = mode;
  }

  applySettings(settings: Settings): void {
    if (!this.rig) return;
    this.rig.bindings = settings.bindings;
    this.rig.comfort = comfortOf(settings);
  }

  /** Before every picture: so much time passed for the page, and so much for the play. */
  update(pageSeconds: number, playSeconds: number): void {
    this.rig?.update(pageSeconds, playSeconds === 0);
    // A wheel goes from behind the eyes to behind the shoulder.
    if (this.isInHeadset) return;
    if (!isPlayerView(this.now)) this.camera?.update(playSeconds);
    else if (this.rig) this.now = this.rig.view;
  }

  dispose(): void {
    this.rig?.dispose();
    this.camera?.dispose();
  }
}

function frameOf({ position: { x, y, z }, target, fov }: Theatre['camera']): RigFrame {
  const [ahead, up, right] = [target.z - z, target.y - y, target.x - x];
  const pitch = Math.atan2(up, Math.hypot(right, ahead));
  return { position: { x, y, z }, yaw: Math.atan2(right, ahead), pitch, roll: 0, fov };
}

function comfortOf({ comfort }: Settings): Comfort {
  const { fov, lookSpeed, isLookInverted, isHeadOwn } = comfort;
  const isStill = comfort.isStill ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { fov, lookSpeed, isLookInverted, isStill, isHeadOwn };
}
