import type { ViewMode } from '../../../plugin/player/view-mode.ts';
import { captionStyles } from '../captions/captions-view.ts';
import { button, choice, element } from '../dom/element.ts';
import { Settling } from '../dom/settling.ts';
import type { CaptionSettings } from '../settings/settings.ts';
import { words, type Language } from '../words/words.ts';

/** So long the whole row stands on a small screen after the last touch. */
const unfoldedMs = 6000;
const speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 32] as const;
type Listed = Exclude<ViewMode, 'photo'>;
type Style = CaptionSettings['style'];
type MenuPanel = 'transcript' | 'playbill' | 'others' | 'settings' | 'inspector' | 'help';

interface ControlHandlers {
  readonly onPause: () => void;
  readonly onSpeed: (speed: number) => void;
  readonly onView: (mode: ViewMode) => void;
  readonly onMute: () => void;
  readonly onCaptions: (style: Style) => void;
  readonly onPanel: (panel: MenuPanel) => void;
  readonly onFoyer: () => void;
  readonly onPhoto: () => void;
  /** The menu lies open, or no longer. */
  readonly onMenu: (isOpen: boolean) => void;
  /** The menu was put away, and nothing else has the keys. */
  readonly onMenuClosed: () => void;
}

interface ControlsPlace {
  /** All but the pause is in a menu. */
  readonly isAside: boolean;
  /** Somebody plays, and has keys to look up. */
  readonly isPlayed: boolean;
  /** Others can be invited to it. */
  readonly isShareable: boolean;
}

/** What the row says of a performance. */
interface ControlsShown {
  readonly speed: number;
  readonly views: readonly Listed[];
  readonly mode: ViewMode;
  readonly isMuted: boolean;
  readonly captions: Style;
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
  private isOpen = false;
  /** It has a bar of its own, which folds on a small screen. */
  private readonly isFolding: boolean;
  private folding: ReturnType<typeof setTimeout> | undefined;

  /** Aside, all but the pause is in a menu: the picture is for whoever plays. */
  constructor(
    language: Language,
    private readonly handlers: ControlHandlers,
    { isAside, isPlayed, isShareable }: ControlsPlace,
  ) {
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
    const panel = (name: MenuPanel, keys?: string): HTMLButtonElement =>
      button(says[name], () => handlers.onPanel(name), { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': keys });
    const usual = [this.view, this.mute, this.captions];
    const photo = isPlayed ? [button(says.photo, handlers.onPhoto, { 'aria-keyshortcuts': 'P' })] : [];
    const papers = [panel('transcript', 'J'), panel('playbill', 'B')];
    const others = isShareable ? [panel('others')] : [];
    const help = isPlayed ? [panel('help', 'H')] : [];
    const foyer = button(isAside ? says.leave : says.foyer, handlers.onFoyer, { class: 'to-foyer' });
    const group = (title: string, ...inIt: readonly HTMLElement[]): HTMLElement =>
      element('section', { 'aria-label': title }, element('h2', title), ...inIt);
    const { picture, papers: reading, page } = says.menuGroups;
    const inMenu = [
      group(reading, ...help, ...papers, ...others),
      group(picture, ...(isAside ? usual : []), this.speed, ...photo),
      group(page, panel('settings', 'O'), panel('inspector', 'I'), ...(isAside ? [foyer] : [])),
    ];
    this.menu = element('details.more', element('summary', says.menu), element('div.menu', ...inMenu));
    this.root = element(
      'nav',
      { class: isAside ? 'controls is-aside' : 'controls is-folded', 'aria-label': says.performance },
      this.pause,
      ...(isAside ? [this.menu] : [...usual, this.menu, foyer]),
    );
    this.isFolding = !isAside;
    this.root.addEventListener('focusin', () => {
      if (this.root.querySelector(':focus-visible')) this.unfold();
    });
    const settling = new Settling(this.menu);
    // Whoever puts the menu away is on the stage again: Enter speaks there, and opens no menu.
    this.menu.addEventListener('toggle', () => {
      this.tellMenu();
      if (this.menu.open) settling.begin();
      const isHere = this.menu.contains(document.activeElement);
      if (isAside && !this.menu.open && isHere) handlers.onMenuClosed();
    });
    this.menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.menu.open) return;
      event.preventDefault();
      event.stopPropagation();
      this.menu.open = false;
      // The browser tells of it late, and a key pressed before that would come back to the menu.
      this.tellMenu();
      if (isAside) handlers.onMenuClosed();
    });
    // A menu that something was chosen from has done its work, before that is done: it may lead out of the house.
    const choose = ({ target }: Event): void => {
      if (!(target instanceof HTMLButtonElement)) return;
      this.menu.open = false;
      this.tellMenu();
    };
    this.menu.addEventListener('click', choose, { capture: true });
  }

  get isMenuOpen(): boolean {
    return this.menu.open;
  }

  /** Opens the menu, for whoever has only fingers or keys; open, puts it away. */
  toggleMenu(): void {
    this.menu.open = !this.menu.open;
    this.tellMenu();
    if (this.menu.open) this.menu.querySelector('summary')?.focus();
  }

  private tellMenu(): void {
    if (this.menu.open === this.isOpen) return;
    this.isOpen = this.menu.open;
    this.handlers.onMenu(this.isOpen);
  }

  /** One more thing in the menu; it may show itself later. */
  offer(more: HTMLButtonElement): void {
    this.menu.querySelector('.menu')?.prepend(more);
  }

  /** A press beside it puts the menu away, and on the stage does nothing else; on a small screen the row unfolds. */
  pressed(event: Event): void {
    const at = event.target;
    // What is under a finger stays there.
    if (at instanceof Node && !this.root.contains(at)) this.unfold();
    if (!this.menu.open || !(at instanceof Node) || this.menu.contains(at)) return;
    this.menu.open = false;
    if (at instanceof HTMLCanvasElement) event.stopPropagation();
  }

  /** On a small screen a watcher has the picture, and a slim row: the rest of it comes at a touch or a key, and goes again. */
  private unfold(): void {
    if (!this.isFolding) return;
    clearTimeout(this.folding);
    this.root.classList.remove('is-folded');
    this.folding = setTimeout(() => this.fold(), unfoldedMs);
  }

  private fold(): void {
    if (this.menu.open || this.root.querySelector(':focus-visible')) return this.unfold();
    this.root.classList.add('is-folded');
  }

  dispose(): void {
    clearTimeout(this.folding);
  }

  showPaused(isPaused: boolean): void {
    this.pause.textContent = isPaused ? this.says.goOn : this.says.pause;
    this.pause.setAttribute('aria-pressed', String(isPaused));
  }

  show({ speed, views, mode, isMuted, captions, isPlaying }: ControlsShown): void {
    this.pause.disabled = !isPlaying;
    if (![...this.speed.options].some(({ value }) => Number(value) === speed)) this.addSpeed(speed);
    this.speed.value = String(speed);
    this.mute.textContent = isMuted ? this.says.soundOff : this.says.soundOn;
    this.mute.setAttribute('aria-pressed', String(!isMuted));
    this.captions.value = captions;
    this.view.replaceChildren(...views.map((each) => option(each, this.says.views[each])));
    if (mode !== 'photo') this.view.value = mode;
  }

  private addSpeed(speed: number): void {
    this.speed.append(option(String(speed), speed === 1 ? this.says.realTime : this.says.times(speed)));
  }
}

const option = (value: string, label: string): HTMLOptionElement => element('option', { value }, label);
