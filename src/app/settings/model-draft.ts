import { err, ok, type Result } from '../../kit/result.ts';
import { modelRoles, type ModelRole } from '../../model/language-model.ts';
import { readModelSettings } from '../../model/model-settings.ts';
import type { Settings } from './settings.ts';

type KeptModel = NonNullable<Settings['model']>;

/** What stands in the fields, as it was typed: it need not make sense yet. */
export interface ModelDraft {
  readonly baseUrl: string;
  readonly model: string;
  readonly models: Readonly<Partial<Record<ModelRole, string>>>;
  readonly calls: string;
  readonly tokens: string;
  readonly money: string;
  readonly inputPrice: string;
  readonly outputPrice: string;
  /** In seconds, as people count. */
  readonly firstWord: string;
  readonly whole: string;
  /** What turns begin with, where it is what the actor sees. */
  readonly perception: KeptModel['perception'];
}

/** What keeps a draft from being settings. */
type DraftFault = 'address' | 'model' | 'number' | 'prices' | 'patience';

export const blankDraft: ModelDraft = {
  baseUrl: '',
  model: '',
  models: {},
  calls: '',
  tokens: '',
  money: '',
  inputPrice: '',
  outputPrice: '',
  firstWord: '',
  whole: '',
  perception: undefined,
};

/** The fields of settings that were kept. */
export function draftOf(model: KeptModel | undefined): ModelDraft {
  if (!model) return blankDraft;
  const { budget, deadline } = model;
  const seconds = (ms: number | undefined): string => (ms === undefined ? '' : String(ms / 1000));
  return {
    baseUrl: model.baseUrl,
    model: model.model,
    models: Object.fromEntries(modelRoles.map((role) => [role, model.models?.[role] ?? ''])),
    calls: written(budget?.calls),
    tokens: written(budget?.tokens),
    money: written(budget?.money?.limit),
    inputPrice: written(budget?.money?.perMillionInput),
    outputPrice: written(budget?.money?.perMillionOutput),
    firstWord: seconds(deadline?.firstWordMs),
    whole: seconds(deadline?.totalMs),
    perception: model.perception,
  };
}

const written = (amount: number | undefined): string => (amount === undefined ? '' : String(amount));

/** The settings in a draft, or the first thing that keeps it from being any. */
export function settingsIn(draft: ModelDraft): Result<KeptModel, DraftFault> {
  const baseUrl = draft.baseUrl.trim();
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) return err('address');
  const model = draft.model.trim();
  if (model === '') return err('model');
  const amounts = [draft.calls, draft.tokens, draft.money, draft.inputPrice, draft.outputPrice].map(amountIn);
  if (amounts.some((amount) => amount === 'unreadable')) return err('number');
  const [calls, tokens, limit, perMillionInput, perMillionOutput] = amounts as (number | undefined)[];
  if (limit !== undefined && (perMillionInput === undefined || perMillionOutput === undefined)) return err('prices');
  const waits = [draft.firstWord, draft.whole].map(secondsIn);
  if (waits.some((wait) => wait === 'unreadable')) return err('patience');
  const [firstWordMs, totalMs] = waits as (number | undefined)[];
  const named = modelRoles.map((role) => [role, draft.models[role]?.trim() ?? ''] as const);
  const models: Record<string, string> = Object.fromEntries(named.filter(([, name]) => name !== ''));
  const budget = {
    ...given({ calls, tokens }),
    ...(limit === undefined ? {} : { money: { limit, perMillionInput, perMillionOutput } }),
  };
  const read = readModelSettings({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    ...filled({ models, budget, deadline: given({ firstWordMs, totalMs }) }),
    ...(draft.perception ? { perception: draft.perception } : {}),
  });
  return read.ok ? ok(read.value) : err('model');
}

/** Only what has a value: settings have no undefined in them. */
const given = (amounts: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).filter((entry): entry is [string, number] => entry[1] !== undefined));

const filled = (groups: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0));

function amountIn(text: string): number | undefined | 'unreadable' {
  // People write 200,000 and 0,15 alike; only what cannot be mistaken is read.
  const bare = text
    .trim()
    .replace(/[\s_]/g, '')
    .replace(/,(?=\d{3}\b)/g, '')
    .replace(/^(\d*),(\d{1,2})$/, '$1.$2');
  if (bare === '') return undefined;
  const amount = Number(bare);
  return Number.isFinite(amount) && amount >= 0 ? amount : 'unreadable';
}

function secondsIn(text: string): number | undefined | 'unreadable' {
  const amount = amountIn(text);
  if (typeof amount !== 'number') return amount;
  return amount >= 1 && amount <= 3600 ? Math.round(amount * 1000) : 'unreadable';
}

/** The site an address is of: a key belongs to it. */
export const siteIn = (baseUrl: string): string => (URL.canParse(baseUrl.trim()) ? new URL(baseUrl.trim()).origin : '');
