import { isFitToAct } from '../../mind/agents/audition.ts';
import type { WebLlmOffer } from '../../model/in-page/web-llm.ts';
import { button, choice, element } from '../dom/element.ts';
import { helpText, textField, type SettingsDesk } from './field.ts';
import type { Keyless, KeylessSurroundings } from './keyless.ts';

interface KeylessEnds {
  /** It can act: it plays from the next curtain on. */
  readonly keep: (which: Keyless, model: string) => void;
  /** It cannot: the understudy plays. */
  readonly drop: () => void;
}

/** Models that need no key: fetched where one has to be, tried in a few small moments, and told whether they can act. */
export class KeylessView {
  readonly root = element('div.settings-keyless', { hidden: true });
  private readonly said;
  private readonly status = element('p.settings-status', { role: 'status' });
  private running: AbortController | undefined;
  private isFetching = false;

  constructor(
    private readonly desk: SettingsDesk,
    private readonly around: KeylessSurroundings,
    private readonly ends: KeylessEnds,
  ) {
    this.said = desk.words.model.keyless;
    desk.onLeave(() => this.running?.abort());
  }

  hide(): void {
    this.running?.abort();
    this.root.hidden = true;
  }

  /** The browser's own is there: it is only tried. */
  showOwn(): void {
    this.lay(this.status);
    void this.run((signal) => this.tryOut('browser', 'browser', signal));
  }

  /** One that lived in the page and went with it: it is loaded again when the player says so. */
  async showGone(): Promise<void> {
    if ((await this.around.loadedInPage()) !== undefined) return;
    this.tell(this.said.gone, true);
    this.lay(
      this.status,
      button(this.said.again, () => this.showInPage()),
    );
  }

  /** One that lives in the page has to be chosen and fetched first. */
  showInPage(): void {
    this.lay(this.status);
    this.tell(this.said.looking);
    void this.run(async (signal) => {
      const offers = await this.around.inPageOffers();
      if (signal.aborted) return;
      const [first] = offers;
      if (!first) return this.tell(this.said.none, true);
      this.tell(this.said.choose);
      this.lay(...this.form(offers, first), this.status);
    });
  }

  private form(offers: readonly WebLlmOffer[], first: WebLlmOffer): HTMLElement[] {
    const { said, desk } = this;
    let chosen = first;
    const progress = element('progress', { max: '1', 'aria-label': said.progress });
    progress.hidden = true;
    const address = textField(desk, {
      ...said.weights,
      value: first.weights,
      write: () => name(),
      attributes: { inputmode: 'url' },
    });
    const fetching = button('', () =>
      this.isFetching ? this.running?.abort() : this.fetch(chosen, address.input, progress, name),
    );
    /** The button says what is fetched, how much of it, and from where: to press it is to confirm that. */
    const name = (): void => {
      fetching.textContent = this.isFetching
        ? said.cancel
        : said.fetch(sizeOf(chosen, desk.language), hostOf(address.input.value));
    };
    const list = choice(
      { 'aria-label': said.model, class: 'settings-text' },
      offers.map(({ model }) => [model, model]),
      (model) => {
        chosen = offers.find((each) => each.model === model) ?? first;
        address.input.value = chosen.weights;
        name();
      },
    );
    name();
    return [list, address.root, helpText(said.help), element('div.settings-row', fetching, progress)];
  }

  private fetch(chosen: WebLlmOffer, address: HTMLInputElement, progress: HTMLProgressElement, name: () => void): void {
    const { said } = this;
    this.isFetching = true;
    progress.value = 0;
    progress.hidden = false;
    const done = this.run(async (signal) => {
      const show = (share: number): void => {
        progress.value = share;
        this.tell(said.fetched(Math.round(share * 100)));
      };
      show(0);
      await this.around.loadInPage({ model: chosen.model, weights: address.value.trim() }, show, signal);
      await this.tryOut('in-page', chosen.model, signal);
    });
    name();
    void done.then(() => {
      this.isFetching = false;
      progress.hidden = true;
      name();
    });
  }

  private async tryOut(which: Keyless, model: string, signal: AbortSignal): Promise<void> {
    const { said } = this;
    this.tell(said.trying(0, 4));
    const found = await this.around.audition(which, (done, of) => this.tell(said.trying(done, of)), signal);
    if (signal.aborted) return;
    const isFit = isFitToAct(found);
    if (isFit) this.ends.keep(which, model);
    else this.ends.drop();
    this.tell((isFit ? said.fit : said.weak)(found.usable, found.asked), !isFit);
  }

  /** One thing at a time; what goes wrong is told, and the understudy plays. */
  private async run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.running?.abort();
    const own = new AbortController();
    this.running = own;
    try {
      await work(own.signal);
    } catch (error) {
      this.tell(
        own.signal.aborted ? this.said.cancelled : this.said.failed(error instanceof Error ? error.message : ''),
        true,
      );
    } finally {
      if (this.running === own) this.running = undefined;
    }
  }

  private lay(...parts: readonly HTMLElement[]): void {
    this.root.hidden = false;
    this.root.replaceChildren(...parts);
  }

  private tell(sentence: string, isFault = false): void {
    this.status.textContent = sentence;
    this.status.classList.toggle('settings-fault', isFault);
  }
}

const sizeOf = ({ megabytes }: WebLlmOffer, language: string): string =>
  megabytes === undefined ? '? GB' : `${(megabytes / 1000).toLocaleString(language, { maximumFractionDigits: 1 })} GB`;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
