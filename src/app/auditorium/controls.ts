import type { ViewMode } from '../../../plugin/player/view-mode.ts';
import { overlays, type Overlay } from '../address.ts';
import { captionStyles } from '../captions/captions-view.ts';
import { button, choice, element } from '../dom/element.ts';
import type { CaptionSettings } from '../settings/settings.ts';
import { words, type Language } from '../words/words.ts';

const speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 32] as const;
type Listed = Exclude<ViewMode, 'photo'>;
type Style = CaptionSettings['style'];

interface ControlHandlers {
  readonly onPause: () => void;
  readonly onSpeed: (speed: number) => void;
  readonly onView: (mode: ViewMode) => void;
  readonly onMute: () => void;
  readonly onCaptions: (style: Style) => void;
  readonly onPanel: (panel: 'transcript' | 'playbill' | 'inspector' | 'settings') => void;
  readonly onFoyer: () => void;
  /** The menu was put away, and nothing else has the keys. */
  readonly onMenuClosed: () => void;
  readonly onOverlays: (overlays: readonly Overlay[]) => void;
}

/** What the row says of a performance. */
interface ControlsShown {
  readonly speed: number;
  readonly views: readonly Listed[];
  readonly mode: ViewMode;
  readonly isMuted: boolean;
  readonly captions: Style;
  /** What is laid over the stage. */
  readonly laid: readonly Overlay[];
  /** Nothing that is not going on can be paused. */
  readonly isPlaying: boolean;
}

/** The row of a performance: pause, view, sound and captions, and a menu of everything else. */
export class Controls {
  readonly root: HTMLElement;
  private readonly says;
  private readonly pause: HTMLButtonElement;
  private readonly speed: HTMLSelectElement;
  private readonly view: HTMLSelectElement;
  private readonly mute: HTMLButtonElement;
  private readonly captions: HTMLSelectElement;
  private readonly menu: HTMLDetailsElement;
  private readonly boxes: ReadonlyMap<Overlay, HTMLInputElement>;

  /** Aside, all but the pause is in a menu: the picture is for whoever plays. */
  constructor(language: Language, handlers: ControlHandlers, isAside: boolean) {
    const says = words[language].auditorium;
    this.says = says;
    this.pause = button(says.pause, handlers.onPause, { class: 'pause', 'aria-keyshortcuts': 'Space' });
    this.speed = choice({ 'aria-label': says.speed }, [], (value) => handlers.onSpeed(Number(value)));
    for (const each of speeds) this.addSpeed(each);
    this.view = choice({ 'aria-label': says.view, 'aria-keyshortcuts': 'C' }, [], (value) =>
      handlers.onView(value as Listed),
    );
    this.mute = button(says.soundOn, handlers.onMute, { class: 'mute', 'aria-keyshortcuts': 'M' });
    const styles = captionStyles.map((style) => [style, says.captionStyles[style]] as const);
    this.captions = choice({ 'aria-label': says.captions }, styles, (value) => handlers.onCaptions(value as Style));
    this.boxes = new Map(overlays.map((each) => [each, element('input', { type: 'checkbox' })]));
    const rows = [...this.boxes].map(([each, box]) => {
      box.addEventListener('change', () => handlers.onOverlays(this.chosen()));
      return element('label', box, says.overlays[each]);
    });
    const panel = (name: 'transcript' | 'playbill' | 'settings' | 'inspector', keys: string): HTMLButtonElement =>
      button(says[name], () => handlers.onPanel(name), { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': keys });
    const usual = [this.view, this.mute, this.captions];
    const panels = [panel('transcript', 'J'), panel('playbill', 'B'), panel('settings', 'O'), panel('inspector', 'I')];
    const seldom = [...panels, this.speed, ...rows];
    const foyer = button(says.foyer, handlers.onFoyer, { class: 'to-foyer' });
    const inMenu = isAside ? [...usual, ...seldom, foyer] : seldom;
    this.menu = element('details.more', element('summary', says.menu), element('div.menu', ...inMenu));
    this.root = element(
      'nav',
      { class: isAside ? 'controls is-aside' : 'controls', 'aria-label': says.performance },
      this.pause,
      ...(isAside ? [this.menu] : [...usual, this.menu, foyer]),
    );
    // Whoever puts the menu away is on the stage again: Enter speaks there, and opens no menu.
    this.menu.addEventListener('toggle', () => {
      const isHere = this.menu.contains(document.activeElement);
      if (isAside && !this.menu.open && isHere) handlers.onMenuClosed();
    });
    // A menu that something was chosen from has done its work.
    this.menu.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) this.menu.open = false;
    });
  }

  /** Opens the menu, for whoever has only fingers or keys. */
  openMenu(): void {
    this.menu.open = true;
    this.menu.querySelector('summary')?.focus();
  }

  showPaused(isPaused: boolean): void {
    this.pause.textContent = isPaused ? this.says.goOn : this.says.pause;
    this.pause.setAttribute('aria-pressed', String(isPaused));
  }

  show({ speed, views, mode, isMuted, captions, laid, isPlaying }: ControlsShown): void {
    this.pause.disabled = !isPlaying;
    if (![...this.speed.options].some(({ value }) => Number(value) === speed)) this.addSpeed(speed);
    this.speed.value = String(speed);
    this.mute.textContent = isMuted ? this.says.soundOff : this.says.soundOn;
    this.mute.setAttribute('aria-pressed', String(!isMuted));
    this.captions.value = captions;
    this.view.replaceChildren(...views.map((each) => option(each, this.says.views[each])));
    if (mode !== 'photo') this.view.value = mode;
    for (const [each, box] of this.boxes) box.checked = laid.includes(each);
  }

  private addSpeed(speed: number): void {
    this.speed.append(option(String(speed), speed === 1 ? this.says.realTime : this.says.times(speed)));
  }

  private chosen(): readonly Overlay[] {
    return [...this.boxes].filter(([, box]) => box.checked).map(([each]) => each);
  }
}

const option = (value: string, label: string): HTMLOptionElement => element('option', { value }, label);
