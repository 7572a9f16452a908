import { button, choice, element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import { tabs } from '../dom/tabs.ts';
import { capitalised } from '../words/sentences.ts';
import { words } from '../words/words.ts';
import { eyesPage } from './eyes-page.ts';
import { modelPage } from './model-page.ts';
import { overlaysPage } from './overlays-page.ts';
import {
  factsPage,
  mindsPage,
  plotPage,
  refusalsPage,
  type Inspected,
  type InspectorPage,
  type OpenInspectorPage,
} from './pages.ts';

/** The pages by name, in their order. A page more is a function and a row; its heading may stand in the words under `tabs`. */
const inspectorPages: Readonly<Record<string, OpenInspectorPage>> = {
  minds: mindsPage,
  eyes: eyesPage,
  plot: plotPage,
  refusals: refusalsPage,
  model: modelPage,
  facts: factsPage,
  overlays: overlaysPage,
};

interface InspectorOptions extends Omit<Inspected, 'says'> {
  readonly onPause: (isPaused: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  readonly onClose?: (() => void) | undefined;
}

const speeds = [0.25, 0.5, 1, 2, 4] as const;
/** Looked at anew at most this often: a mind takes a moment to read. */
const lookEverySeconds = 0.4;

/** A look behind the eyes: what each mind has before it, where the plot stands, what was refused, what was asked of models. */
export class InspectorPanel extends Panel {
  private readonly says;
  private readonly pages: readonly InspectorPage[];
  private readonly pause: HTMLButtonElement;
  private sinceLook = Infinity;
  private isStale = true;

  constructor(private readonly options: InspectorOptions) {
    const { show, language, onClose } = options;
    const says = words[language].inspector;
    super({ title: says.title, closeLabel: says.close, class: 'inspector', onClose });
    this.says = says;
    const labels: Readonly<Record<string, string>> = says.tabs;
    const named = Object.entries(inspectorPages).map(([name, open]) => ({ name, page: open({ ...options, says }) }));
    this.pages = named.map(({ page }) => page);
    let ids = 0;
    const { list, pages } = tabs(
      named.map(({ name, page }) => ({ name, label: labels[name] ?? capitalised(name), page: page.root })),
      says.title,
      () => `inspector-${ids++}`,
    );
    this.pause = button(says.pause, () => this.togglePause());
    this.body.append(this.transport(), list, pages);
    this.own(
      show.onFact(() => (this.isStale = true)),
      show.onFrame((seconds) => this.update(seconds)),
      () => this.pages.forEach((page) => page.dispose?.()),
    );
  }

  override open(): void {
    this.look();
    super.open();
  }

  private transport(): HTMLElement {
    const { show, onSpeed, onPause } = this.options;
    const { says } = this;
    const step = (label: string, to: 'fact' | 'turn'): HTMLButtonElement =>
      button(label, () => {
        onPause(true);
        void show.step(to).then(() => this.look());
      });
    const options = speeds.map((each) => [String(each), says.times(each)] as const);
    const speed = choice({ 'aria-label': says.speed }, options, (value) => onSpeed(Number(value)));
    speed.value = '1';
    return element(
      'div.inspector-transport',
      this.pause,
      step(says.stepFact, 'fact'),
      step(says.stepTurn, 'turn'),
      speed,
    );
  }

  private togglePause(): void {
    this.options.onPause(!this.options.show.isPaused);
    this.look();
  }

  private update(seconds: number): void {
    this.sinceLook += seconds;
    if (this.isOpen && this.isStale && this.sinceLook >= lookEverySeconds) this.look();
  }

  private look(): void {
    this.sinceLook = 0;
    this.isStale = false;
    this.pause.textContent = this.options.show.isPaused ? this.says.goOn : this.says.pause;
    for (const page of this.pages) page.look();
  }
}
