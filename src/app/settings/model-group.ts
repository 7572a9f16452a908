import { MeterView } from '../connection/meter-view.ts';
import type { Meter } from '../connection/meter.ts';
import type { TrialFinding } from '../connection/finding.ts';
import type { Trial } from '../connection/trial.ts';
import { words } from '../words/words.ts';
import { button, element } from '../dom/element.ts';
import { modelRoles } from '../../model/language-model.ts';
import { choiceField, helpText, textField, type TextField } from './field.ts';
import { draftOf, endpointSuggestions, settingsIn, siteIn, type ModelDraft } from './model-draft.ts';
import type { SettingsDesk } from './settings-desk.ts';
import type { Settings } from './settings.ts';
import { trialView } from './trial-view.ts';

/** What the model's page needs beyond the settings: the line out, and the account. */
export interface TrialSurroundings {
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
}

export const blankMemory = (): ModelMemory => ({ draft: undefined, isWanted: undefined, key: '', models: [] });

/** Who thinks for the company: the understudy, or a model at an endpoint of one's own. */
export function modelGroup(desk: SettingsDesk, around: TrialSurroundings, memory: ModelMemory): HTMLElement {
  const { shelf, words } = desk;
  const said = words.model;
  let draft = memory.draft ?? draftOf(shelf.settings.model);
  let isModelWanted = memory.isWanted ?? shelf.settings.model !== undefined;
  let written = JSON.stringify(shelf.settings.model);
  const status = element('p.settings-status', { role: 'status' });
  const list = element('datalist', { id: desk.nextId() });
  const listModels = (): void => list.replaceChildren(...memory.models.map((value) => element('option', { value })));

  const key = keyField(desk, shelf.apiKey || memory.key, (typed) => {
    memory.key = typed;
    if (shelf.settings.model) shelf.keepKey(typed);
  });
  const tellStanding = (): ReturnType<typeof settingsIn> => {
    const read = settingsIn(draft);
    status.textContent = read.ok ? said.kept : said.faults[read.error];
    status.classList.toggle('settings-fault', !read.ok);
    return read;
  };
  const write = (model: Settings['model']): void => {
    written = JSON.stringify(model);
    shelf.change({ model });
  };
  const commit = (): void => {
    memory.draft = draft;
    const read = tellStanding();
    if (!read.ok) return;
    write(read.value);
    if (memory.key !== '') shelf.keepKey(memory.key);
    key.input.value = shelf.apiKey;
  };
  const edit = (part: Partial<ModelDraft>): void => {
    // A key is for one site: it does not come along to another.
    if (part.baseUrl !== undefined && siteIn(part.baseUrl) !== siteIn(draft.baseUrl)) {
      memory.key = '';
      key.input.value = '';
      memory.models = [];
      listModels();
    }
    draft = { ...draft, ...part };
    commit();
  };
  const text = (part: Exclude<keyof ModelDraft, 'models'>, label: string, attributes = {}, help?: string): TextField =>
    textField(desk, {
      label,
      ...(help === undefined ? {} : { help }),
      value: draft[part],
      write: (value) => edit({ [part]: value }),
      attributes,
    });

  const fields = modelFields(desk, around, memory, { draft: () => draft, edit, key, text, list, listModels, status });
  const who = choiceField<'understudy' | 'endpoint'>(desk, {
    ...said.who,
    choices: [['understudy', said.understudy] as const, ['endpoint', said.endpoint] as const],
    read: () => (isModelWanted ? 'endpoint' : 'understudy'),
    write(chosen) {
      isModelWanted = chosen === 'endpoint';
      memory.isWanted = isModelWanted;
      fields.hidden = !isModelWanted;
      if (isModelWanted) commit();
      else write(undefined);
    },
  });
  fields.addEventListener('submit', (event) => event.preventDefault());
  fields.hidden = !isModelWanted;
  if (isModelWanted) tellStanding();
  listModels();
  desk.follow(({ model }) => {
    if (JSON.stringify(model) === written) return;
    // Another tab, or a reset: what stands in the fields is not what is kept.
    Object.assign(memory, { draft: undefined, isWanted: undefined, key: '' } satisfies Partial<ModelMemory>);
    desk.redraw();
  });
  return element('div', who, fields);
}

/** What the fields of a model write to. */
interface ModelForm {
  readonly draft: () => ModelDraft;
  readonly edit: (part: Partial<ModelDraft>) => void;
  readonly text: (
    part: Exclude<keyof ModelDraft, 'models'>,
    label: string,
    attributes?: Readonly<Record<string, string>>,
    help?: string,
  ) => TextField;
  readonly key: TextField;
  readonly list: HTMLElement;
  readonly listModels: () => void;
  readonly status: HTMLElement;
}

/** Everything there is to say of an endpoint: its address, key and model, and what it may cost. */
function modelFields(
  desk: SettingsDesk,
  around: TrialSurroundings,
  memory: ModelMemory,
  { draft, edit, text, key, list, listModels, status }: ModelForm,
): HTMLFormElement {
  const said = desk.words.model;
  const address = text(
    'baseUrl',
    said.address.label,
    { inputmode: 'url', placeholder: 'http://127.0.0.1:11434/v1' },
    said.address.help,
  );
  const suggestions = endpointSuggestions.map(({ name, baseUrl }) =>
    button(name, () => {
      address.input.value = baseUrl;
      edit({ baseUrl });
    }),
  );
  const name = text('model', said.name.label, { list: list.id, maxlength: '200' }, said.name.help);
  const trial = trialView(desk, async (onFinding, signal) => {
    const result = await around.tryConnection(draft(), key.input.value, onFinding, signal);
    memory.models = result.models;
    listModels();
    return result;
  });
  // A form, for password managers' sake; it is never sent.
  return element(
    'form.settings-model',
    { autocomplete: 'off' },
    address.root,
    element('div.settings-chips', { role: 'group', 'aria-label': said.suggestions }, ...suggestions),
    key.root,
    name.root,
    list,
    status,
    trial,
    budgetFields(desk, around, text),
    partFields(desk, draft(), list.id, (models) => edit({ models: { ...draft().models, ...models } })),
    folded(
      said.patience.label,
      said.patience.help,
      amounts([text('firstWord', said.firstWord, number), text('whole', said.whole, number)]),
    ),
  );
}

const number = { inputmode: 'decimal', maxlength: '20' };

function keyField(desk: SettingsDesk, value: string, write: (key: string) => void): TextField {
  const said = desk.words.model;
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
    value,
    write,
    attributes: { type: 'password', autocomplete: 'off', 'data-1p-ignore': '', 'data-lpignore': 'true' },
    beside: [show, forget],
  });
  return field;
}

function budgetFields(desk: SettingsDesk, around: TrialSurroundings, text: ModelForm['text']): HTMLElement {
  const said = desk.words.model;
  const meter = new MeterView(desk.language);
  desk.onLeave(around.followMeter((spent) => meter.show(spent)));
  const limit = { ...number, placeholder: said.unlimited };
  return element(
    'section.settings-budget',
    element('h4.settings-subheading', said.budget.label),
    helpText(said.budget.help, undefined),
    meter.root,
    amounts([
      text('calls', said.calls, limit),
      text('tokens', said.tokens, limit),
      text('money', said.money.label, limit),
    ]),
    amounts([text('inputPrice', said.inputPrice, number), text('outputPrice', said.outputPrice, number)]),
    helpText(said.money.help, undefined),
  );
}

function partFields(
  desk: SettingsDesk,
  { models }: ModelDraft,
  listId: string,
  write: (models: ModelDraft['models']) => void,
): HTMLElement {
  const said = desk.words.model;
  const fields = modelRoles.map((role) =>
    textField(desk, {
      label: words[desk.language].connection.parts[role],
      value: models[role] ?? '',
      write: (value) => write({ [role]: value }),
      attributes: { list: listId, placeholder: said.same, maxlength: '200' },
    }),
  );
  return folded(said.parts.label, said.parts.help, amounts(fields));
}

const amounts = (fields: readonly TextField[]): HTMLElement =>
  element('div.settings-amounts', ...fields.map(({ root }) => root));

const folded = (label: string, help: string | undefined, inside: HTMLElement): HTMLElement =>
  element('details.settings-folded', element('summary', label), helpText(help, undefined), inside);
