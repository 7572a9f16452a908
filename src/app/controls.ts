import { cameraModes, type CameraMode } from '../../plugin/camera/camera-mode.ts';
import { overlays, type Overlay } from './address.ts';
import { button, element } from './dom/element.ts';

const speeds = [0.5, 1, 2, 4, 8, 16] as const;

const cameraNames: Readonly<Record<CameraMode, string>> = { film: 'As a film', house: 'From the stalls' };

const overlayNames: Readonly<Record<Overlay, string>> = {
  navmesh: 'Where one can walk',
  paths: 'Paths',
  reach: 'Reach',
  targets: 'What they are after',
  solids: 'What stops them',
  world: 'The narrator’s world',
};

export interface ControlHandlers {
  readonly onPause: () => void;
  readonly onSpeed: (speed: number) => void;
  readonly onCamera: (mode: CameraMode) => void;
  readonly onMute: () => void;
  readonly onAnother: () => void;
  readonly onPlaybill: () => void;
  readonly onOverlays: (overlays: readonly Overlay[]) => void;
}

/** The row under the stage: pause, speed, another evening, the playbill, and a look behind the scenes. */
export class Controls {
  readonly root: HTMLElement;
  private readonly pause: HTMLButtonElement;
  private readonly speed: HTMLSelectElement;
  private readonly camera: HTMLSelectElement;
  private readonly mute: HTMLButtonElement;
  private readonly behind: HTMLDetailsElement;
  private readonly boxes: ReadonlyMap<Overlay, HTMLInputElement>;

  constructor(handlers: ControlHandlers) {
    this.pause = button('Pause', handlers.onPause, { class: 'pause', 'aria-keyshortcuts': 'Space' });
    this.speed = element('select', { 'aria-label': 'Speed' });
    this.speed.append(...speeds.map((each) => element('option', { value: String(each) }, speedLabel(each))));
    this.speed.addEventListener('change', () => handlers.onSpeed(Number(this.speed.value)));
    this.mute = button('Sound', handlers.onMute, { class: 'mute', 'aria-keyshortcuts': 'M' });
    this.camera = element('select', { 'aria-label': 'Camera', 'aria-keyshortcuts': 'C' });
    this.camera.append(...cameraModes.map((each) => element('option', { value: each }, cameraNames[each])));
    this.camera.addEventListener('change', () => handlers.onCamera(this.camera.value as CameraMode));
    this.boxes = new Map(overlays.map((each) => [each, element('input', { type: 'checkbox' })]));
    const rows = [...this.boxes].map(([each, box]) => {
      box.addEventListener('change', () => handlers.onOverlays(this.chosen()));
      return element('label', {}, box, overlayNames[each]);
    });
    this.behind = element(
      'details',
      { class: 'behind' },
      element('summary', {}, 'Behind the scenes'),
      element('div', { class: 'menu' }, ...rows),
    );
    this.root = element(
      'nav',
      { class: 'controls', 'aria-label': 'The performance' },
      this.pause,
      this.speed,
      this.camera,
      this.mute,
      button('Another evening', handlers.onAnother, { title: 'The same play with another seed' }),
      button('Playbill', handlers.onPlaybill, { 'aria-haspopup': 'dialog' }),
      this.behind,
    );
  }

  /** Nothing that is not going on can be paused. */
  showPlaying(isPlaying: boolean): void {
    this.pause.disabled = !isPlaying;
  }

  showPaused(isPaused: boolean): void {
    this.pause.textContent = isPaused ? 'Go on' : 'Pause';
    this.pause.setAttribute('aria-pressed', String(isPaused));
  }

  showSpeed(speed: number): void {
    const value = String(speed);
    const isListed = [...this.speed.options].some((option) => option.value === value);
    if (!isListed) this.speed.append(element('option', { value }, speedLabel(speed)));
    this.speed.value = value;
  }

  showMuted(isMuted: boolean): void {
    this.mute.textContent = isMuted ? 'Sound off' : 'Sound on';
    this.mute.setAttribute('aria-pressed', String(!isMuted));
  }

  showCamera(mode: CameraMode): void {
    this.camera.value = mode;
  }

  /** Which there are to choose from, and which are laid. */
  showOverlays(known: readonly Overlay[], laid: readonly Overlay[]): void {
    this.behind.hidden = known.length === 0;
    for (const [each, box] of this.boxes) {
      box.checked = laid.includes(each);
      if (box.parentElement) box.parentElement.hidden = !known.includes(each);
    }
  }

  private chosen(): readonly Overlay[] {
    return [...this.boxes].filter(([, box]) => box.checked).map(([each]) => each);
  }
}

const speedLabel = (speed: number): string => (speed === 1 ? 'In real time' : `${speed} × as fast`);
