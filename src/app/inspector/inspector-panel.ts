import type { EntityId } from '../../drama/entity-id.ts';
import type { Connection } from '../connection/connection.ts';
import { button, element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import { tabs, type Tabs } from '../settings/tabs.ts';
import type { Show } from '../show/show.ts';
import { words, type Language, type Words } from '../words/words.ts';
import { factLine, inspectMind, inspectPlot, refusalsIn } from './inspection.ts';
import { mindView, plotView, refusalsView } from './inspection-view.ts';
import { ModelCallsView } from './model-calls-view.ts';

export interface InspectorOptions {
  readonly show: Show;
  readonly connection: Connection | undefined;
  readonly language: Language;
  /** Milliseconds on the page's clock. */
  readonly clock: () => number;
  readonly onPause: (isPaused: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  readonly onClose?: () => void;
}

const speeds = [0.25, 0.5, 1, 2, 4] as const;
/** Looked at anew at most this often: a mind takes a moment to read. */
const lookEverySeconds = 0.4;
const mostFacts = 400;
const mostRefusals = 40;

/** A look behind the eyes: what each mind has before it, where the plot stands, what was refused, what was asked of models. */
export class InspectorPanel {
  private readonly panel: Panel;
  private readonly says: Words['inspector'];
  private readonly pages: Tabs;
  private readonly whose: HTMLSelectElement;
  private readonly mind = element('div', { class: 'inspector-mind' });
  private readonly plot = element('div', { class: 'inspector-plot' });
  private readonly refusals = element('div', { class: 'inspector-refusals' });
  private readonly facts = element('ol', { class: 'inspector-facts', tabindex: '0' });
  private readonly find: HTMLInputElement;
  private readonly calls: ModelCallsView;
  private readonly pause: HTMLButtonElement;
  private readonly stops: readonly (() => void)[];
  private sinceLook = Infinity;
  private isStale = true;
  private written = 0;
  private ids = 0;

  constructor(private readonly options: InspectorOptions) {
    const { show, connection, language, onClose, clock } = options;
    const says: Words['inspector'] = words[language].inspector;
    this.says = says;
    this.panel = new Panel({
      title: says.title,
      closeLabel: says.close,
      class: 'inspector',
      ...(onClose ? { onClose } : {}),
    });
    this.whose = element('select', { 'aria-label': says.whose });
    for (const actor of show.play.profiles.keys()) {
      const name = show.play.scene.world.things.get(actor)?.name ?? actor;
      this.whose.append(element('option', { value: actor }, name));
    }
    this.whose.addEventListener('change', () => this.look());
    this.find = element('input', { type: 'search', 'aria-label': says.find, placeholder: says.find });
    this.find.addEventListener('input', () => this.rewriteFacts());
    this.calls = new ModelCallsView(connection?.calls, language, clock);
    this.pages = tabs(
      [
        { name: 'minds', label: says.tabs.minds, page: element('div', {}, this.whose, this.mind) },
        { name: 'plot', label: says.tabs.plot, page: this.plot },
        { name: 'refusals', label: says.tabs.refusals, page: this.refusals },
        { name: 'model', label: says.tabs.model, page: this.calls.root },
        { name: 'facts', label: says.tabs.facts, page: element('div', {}, this.find, this.facts) },
      ],
      says.title,
      () => `inspector-${this.ids++}`,
    );
    this.pause = button(says.pause, () => this.togglePause());
    this.panel.body.append(this.transport(), this.pages.list, this.pages.pages);
    this.stops = [
      show.onFact(() => (this.isStale = true)),
      show.onFrame((seconds) => this.pass(seconds)),
      () => this.calls.dispose(),
    ];
  }

  get root(): HTMLElement {
    return this.panel.root;
  }

  get isOpen(): boolean {
    return this.panel.isOpen;
  }

  open(): void {
    this.look();
    this.panel.open();
  }

  close(): void {
    this.panel.close();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.panel.root.remove();
  }

  private transport(): HTMLElement {
    const { show, onSpeed } = this.options;
    const { says } = this;
    const step = (label: string, to: 'fact' | 'turn'): HTMLButtonElement =>
      button(label, () => {
        this.options.onPause(true);
        void show.step(to).then(() => this.look());
      });
    const speed = element('select', { 'aria-label': says.speed });
    speed.append(...speeds.map((each) => element('option', { value: String(each) }, says.times(each))));
    speed.value = '1';
    speed.addEventListener('change', () => onSpeed(Number(speed.value)));
    return element(
      'div',
      { class: 'inspector-transport' },
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

  private pass(seconds: number): void {
    this.sinceLook += seconds;
    if (!this.panel.isOpen || !this.isStale || this.sinceLook < lookEverySeconds) return;
    this.look();
  }

  private look(): void {
    const { show } = this.options;
    const { play, facts, probe } = show;
    const { says } = this;
    this.sinceLook = 0;
    this.isStale = false;
    this.pause.textContent = show.isPaused ? says.goOn : says.pause;
    const actor = this.whose.value as EntityId;
    this.mind.replaceChildren(mindView(inspectMind(play, actor, facts, probe), says));
    this.plot.replaceChildren(plotView(inspectPlot(play), says));
    this.refusals.replaceChildren(refusalsView(refusalsIn(facts, play, mostRefusals), says));
    this.writeFacts();
  }

  private rewriteFacts(): void {
    this.written = 0;
    this.facts.replaceChildren();
    this.writeFacts();
  }

  /** Newest last, as a log is; only what fits the search, and never more than can be read. */
  private writeFacts(): void {
    const { facts } = this.options.show;
    const wanted = this.find.value.trim().toLowerCase();
    const isAtEnd = this.facts.scrollTop + this.facts.clientHeight >= this.facts.scrollHeight - 40;
    if (facts.length < this.written) this.facts.replaceChildren();
    const from = facts.length < this.written ? 0 : this.written;
    const lines = facts
      .slice(Math.max(from, facts.length - mostFacts * (wanted === '' ? 1 : 20)))
      .map(factLine)
      .filter((line) => wanted === '' || line.toLowerCase().includes(wanted));
    this.facts.append(...lines.slice(-mostFacts).map((line) => element('li', {}, line)));
    while (this.facts.childElementCount > mostFacts) this.facts.firstElementChild?.remove();
    this.written = facts.length;
    if (isAtEnd) this.facts.scrollTop = this.facts.scrollHeight;
  }
}
