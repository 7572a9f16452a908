import { browserAddress } from '../../model/browser/browser-model.ts';
import { knownAt, knownEndpoints, type KnownEndpoint } from '../../model/known-endpoints.ts';
import { inPageAddress } from '../../model/in-page/web-llm.ts';
import { modelRoles } from '../../model/language-model.ts';
import type { TrialFinding } from '../connection/finding.ts';
import { MeterView } from '../connection/meter-view.ts';
import type { Meter } from '../connection/meter.ts';
import type { Trial } from '../connection/trial.ts';
import { button, element } from '../dom/element.ts';
import { words } from '../words/words.ts';
import { choiceField, helpText, textField, type SettingsDesk, type TextField } from './field.ts';
import type { Keyless, KeylessSurroundings } from './keyless.ts';
import { KeylessView } from './keyless-view.ts';
import { draftOf, settingsIn, siteIn, type ModelDraft } from './model-draft.ts';
import type { Settings } from './settings.ts';
import { trialView } from './trial-view.ts';

/** What the model's page needs beyond the settings: the line out, and the account. */
export interface TrialSurroundings extends KeylessSurroundings {
  tryConnection(
    draft: Pick<ModelDraft, 'baseUrl' | 'model' | 'models'>,
    apiKey: string,
    onFinding: (finding: TrialFinding) => void,
    signal: AbortSignal,
  ): Promise<Trial>;
  /** What was spent, now and whenever it changes; nothing, while nobody is connected. */
  followMeter(show: (meter: Meter | undefined) => void): () => void;
}

/** Kept by the panel, so that what was typed outlives a change of language and a walk to the understudy and back. */
interface ModelMemory {
  draft: ModelDraft | undefined;
  /** Whether a model was asked for, though it may not be settings yet. */
  isWanted: boolean | undefined;
  /** Typed for a draft that is not settings yet. */
  key: string;
  models: readonly string[];
  /** Which models without a key can be chosen; nothing, until it has been asked. */
  keyless: readonly Keyless[] | undefined;
  /** The one that was last chosen, though it may not be settings yet. */
  wanted: Keyless | undefined;
}

export const blankMemory = (): ModelMemory => ({
  draft: undefined,
  isWanted: undefined,
  key: '',
  models: [],
  keyless: undefined,
  wanted: undefined,
});

/** How models without a key are kept. */
const addresses: Readonly<Record<Keyless, string>> = { browser: browserAddress, 'in-page': inPageAddress };
const keylessIn = (model: Settings['model']): Keyless | undefined =>
  (['browser', 'in-page'] as const).find((which) => model?.baseUrl.startsWith(addresses[which]));

const number = { inputmode: 'decimal', maxlength: '20' };

/** Who thinks for the company: the understudy, or a model at an endpoint of one's own. */
export class ModelGroup {
  readonly root: HTMLElement;
  private readonly said;
  private readonly status = element('p.settings-status', { role: 'status' });
  /** What has to be started before the endpoint answers. */
  private readonly start = element('p.settings-start', { role: 'status' });
  private readonly list: HTMLElement;
  private readonly key: TextField;
  private readonly fields: HTMLElement;
  private readonly keyless: KeylessView;
  private draft: ModelDraft;
  private isWanted: boolean;
  private written: string | undefined;

  constructor(
    private readonly desk: SettingsDesk,
    private readonly around: TrialSurroundings,
    private readonly memory: ModelMemory,
  ) {
    const { model } = desk.shelf.settings;
    this.said = desk.words.model;
    this.draft = memory.draft ?? draftOf(keylessIn(model) ? undefined : model);
    this.isWanted = memory.isWanted ?? (model !== undefined && !keylessIn(model));
    this.written = JSON.stringify(model);
    this.list = element('datalist', { id: desk.nextId() });
    this.key = this.keyField();
    this.fields = this.form();
    this.fields.hidden = !this.isWanted;
    this.keyless = new KeylessView(desk, around, {
      keep: (which, name) => this.write({ baseUrl: addresses[which], model: name }),
      drop: () => this.write(undefined),
    });
    this.root = element('div', this.who(), this.keyless.root, this.fields);
    if (this.isWanted) this.tellStanding();
    if (keylessIn(model) === 'in-page') void this.keyless.showGone();
    this.listModels(memory.models);
    if (memory.keyless === undefined) void this.lookForKeyless();
    desk.follow((settings) => {
      if (JSON.stringify(settings.model) === this.written) return;
      // Another tab, or a reset: what stands in the fields is not what is kept.
      Object.assign(memory, { ...blankMemory(), models: memory.models, keyless: memory.keyless });
      desk.redraw();
    });
  }

  /** Offered only once they have answered. */
  private async lookForKeyless(): Promise<void> {
    const { memory, desk, around } = this;
    memory.keyless = [];
    const [own, inPage] = await Promise.all(
      [around.hasOwnModel(), around.hasInPage()].map((answer) => answer.catch(() => false)),
    );
    memory.keyless = [...(own ? (['browser'] as const) : []), ...(inPage ? (['in-page'] as const) : [])];
    if (memory.keyless.length > 0 && this.root.isConnected) desk.redraw();
  }

  private tellStanding(): ReturnType<typeof settingsIn> {
    const read = settingsIn(this.draft);
    const start = knownAt(this.draft.baseUrl)?.start;
    this.start.replaceChildren(...(start ? [`${this.said.start} `, element('code', start.command)] : []));
    this.start.hidden = start === undefined;
    this.status.textContent = read.ok ? this.said.kept : this.said.faults[read.error];
    this.status.classList.toggle('settings-fault', !read.ok);
    return read;
  }

  private write(model: Settings['model']): void {
    this.written = JSON.stringify(model);
    this.desk.shelf.change({ model });
  }

  private commit(): void {
    const { memory, desk } = this;
    memory.draft = this.draft;
    const read = this.tellStanding();
    if (!read.ok) return;
    this.write(read.value);
    if (memory.key !== '') desk.shelf.keepKey(memory.key);
    this.key.input.value = desk.shelf.apiKey;
  }

  private edit(part: Partial<ModelDraft>): void {
    // A key is for one site: it does not come along to another.
    if (part.baseUrl !== undefined && siteIn(part.baseUrl) !== siteIn(this.draft.baseUrl)) {
      this.memory.key = this.key.input.value = '';
      this.listModels([]);
    }
    this.draft = { ...this.draft, ...part };
    this.commit();
  }

  private listModels(models: readonly string[]): void {
    this.memory.models = models;
    this.list.replaceChildren(...models.map((value) => element('option', { value })));
  }

  private who(): HTMLElement {
    const { said, desk, memory } = this;
    // What was chosen can be seen, though it may be gone.
    const isOffered = (which: Keyless): boolean =>
      memory.keyless?.includes(which) === true || keylessIn(desk.shelf.settings.model) === which;
    const keyless = (['browser', 'in-page'] as const).filter(isOffered).map((which) => [which, said[which]] as const);
    return choiceField<'understudy' | Keyless | 'endpoint'>(desk, {
      ...said.who,
      choices: [['understudy', said.understudy] as const, ...keyless, ['endpoint', said.endpoint] as const],
      read: ({ model }) => (this.isWanted ? 'endpoint' : (keylessIn(model) ?? memory.wanted ?? 'understudy')),
      write: (chosen) => {
        memory.isWanted = this.isWanted = chosen === 'endpoint';
        memory.wanted = chosen === 'in-page' ? chosen : undefined;
        this.fields.hidden = !this.isWanted;
        this.keyless.hide();
        if (this.isWanted) return this.commit();
        this.write(chosen === 'browser' ? { baseUrl: browserAddress, model: chosen } : undefined);
        if (chosen === 'browser') this.keyless.showOwn();
        if (chosen === 'in-page') this.keyless.showInPage();
      },
    });
  }

  /** Everything there is to say of an endpoint: its address, key and model, and what it may cost. */
  private form(): HTMLElement {
    const { said, list, desk } = this;
    const url = { inputmode: 'url', placeholder: 'http://127.0.0.1:11434/v1' };
    const address = this.text('baseUrl', said.address.label, url, said.address.help);
    const name = this.text('model', said.name.label, { list: list.id, maxlength: '200' }, said.name.help);
    const choose = ({ baseUrl, start }: KnownEndpoint): void => {
      address.input.value = baseUrl;
      // What is started with it is there; another's model is not.
      const model = start?.model ?? this.draft.model;
      name.input.value = model;
      this.edit({ baseUrl, model });
    };
    const suggestions = knownEndpoints.map((known) => button(known.name, () => choose(known)));
    const trial = trialView(desk, async (onFinding, signal) => {
      const result = await this.around.tryConnection(this.draft, this.key.input.value, onFinding, signal);
      this.listModels(result.models);
      return result;
    });
    // A form, for password managers' sake; it is never sent.
    const form = element(
      'form.settings-model',
      { autocomplete: 'off' },
      address.root,
      element('div.settings-chips', { role: 'group', 'aria-label': said.suggestions }, ...suggestions),
      this.start,
      this.key.root,
      name.root,
      list,
      this.status,
      trial,
      this.eyes(),
      this.budget(),
      this.parts(),
      folded(
        said.patience,
        amounts(this.text('firstWord', said.firstWord, number), this.text('whole', said.whole, number)),
      ),
    );
    form.addEventListener('submit', (event) => event.preventDefault());
    return form;
  }

  /** What a turn begins with. */
  private eyes(): HTMLElement {
    const { said, desk } = this;
    return choiceField<keyof typeof said.seeing>(desk, {
      ...said.sees,
      choices: (['off', 'words', 'pictures', 'both'] as const).map((sees) => [sees, said.seeing[sees]]),
      read: () => this.draft.perception?.sees ?? 'off',
      // Whatever else was said of it (strict, the best of several) stays.
      write: (sees) => this.edit({ perception: sees === 'off' ? undefined : { ...this.draft.perception, sees } }),
    });
  }

  private text(
    part: Exclude<keyof ModelDraft, 'models' | 'perception'>,
    label: string,
    attributes: Readonly<Record<string, string>>,
    help?: string,
  ): TextField {
    const write = (value: string): void => this.edit({ [part]: value });
    return textField(this.desk, { label, help, value: this.draft[part], write, attributes });
  }

  private keyField(): TextField {
    const { said, desk, memory } = this;
    const write = (typed: string): void => {
      memory.key = typed;
      if (desk.shelf.settings.model) desk.shelf.keepKey(typed);
    };
    const show = button(said.show, () => {
      const isHidden = field.input.type === 'password';
      field.input.type = isHidden ? 'text' : 'password';
      show.textContent = isHidden ? said.hide : said.show;
    });
    const forget = button(said.forget, () => {
      field.input.value = '';
      write('');
      desk.tell(said.forgotten);
    });
    const field = textField(desk, {
      ...said.key,
      value: desk.shelf.apiKey || memory.key,
      write,
      attributes: { type: 'password', autocomplete: 'off', 'data-1p-ignore': '', 'data-lpignore': 'true' },
      beside: [show, forget],
    });
    return field;
  }

  private budget(): HTMLElement {
    const { said, desk } = this;
    const meter = new MeterView(desk.language);
    desk.onLeave(this.around.followMeter((spent) => meter.show(spent)));
    const limit = { ...number, placeholder: said.unlimited };
    return element(
      'section.settings-budget',
      element('h4.settings-subheading', said.budget.label),
      helpText(said.budget.help),
      meter.root,
      amounts(
        this.text('calls', said.calls, limit),
        this.text('tokens', said.tokens, limit),
        this.text('money', said.money.label, limit),
      ),
      amounts(this.text('inputPrice', said.inputPrice, number), this.text('outputPrice', said.outputPrice, number)),
      helpText(said.money.help),
    );
  }

  /** A model for each part of the work. */
  private parts(): HTMLElement {
    const { said, desk, draft, list } = this;
    const fields = modelRoles.map((role) =>
      textField(desk, {
        label: words[desk.language].connection.parts[role],
        value: draft.models[role] ?? '',
        write: (value) => this.edit({ models: { ...this.draft.models, [role]: value } }),
        attributes: { list: list.id, placeholder: said.same, maxlength: '200' },
      }),
    );
    return folded(said.parts, amounts(...fields));
  }
}

const amounts = (...fields: readonly TextField[]): HTMLElement =>
  element('div.settings-amounts', ...fields.map(({ root }) => root));

const folded = ({ label, help }: { readonly label: string; readonly help: string }, inside: HTMLElement): HTMLElement =>
  element('details.settings-folded', element('summary', label), helpText(help), inside);
