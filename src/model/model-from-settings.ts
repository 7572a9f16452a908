import { given } from '../kit/given.ts';
import type { Random } from '../kit/random.ts';
import { kept } from '../kit/remembered.ts';
import { ok, type Result } from '../kit/result.ts';
import type { Problem } from '../kit/schema.ts';
import { browserAddress, browserModel, type PromptApi } from './browser/browser-model.ts';
import { budgeted, type Budget } from './budgeted.ts';
import type { Cassette } from './cassette.ts';
import { deadlined } from './deadlined.ts';
import { inPageAddress } from './in-page/web-llm.ts';
import { modelRoles, type LanguageModel, type ModelRole } from './language-model.ts';
import { Ledger } from './ledger.ts';
import { ModelError } from './model-error.ts';
import { readModelSettings, type ModelSettings } from './model-settings.ts';
import type { Fetch } from './openai/endpoint.ts';
import { openaiModel } from './openai/openai-model.ts';
import { recorded, type RecordingMode } from './recorded.ts';
import { retrying } from './retrying.ts';
import { realTimers, waitBy, type Timers } from './timers.ts';
import { watched, type ObserveCall } from './watched.ts';

/** What the settings cannot say: the surroundings, and who looks on. */
export interface ModelSurroundings {
  readonly fetch?: Fetch;
  /** The browser's own model, where there is one. */
  readonly browser?: PromptApi | undefined;
  /** The model that was loaded into the page, where one was. */
  readonly inPage?: LanguageModel | undefined;
  readonly timers?: Timers;
  readonly random?: Random;
  readonly now?: () => number;
  readonly observe?: ObserveCall;
  readonly cassette?: { readonly cassette: Cassette; readonly mode: RecordingMode };
  /** An account to go on with, when the settings change and the session does not. */
  readonly ledger?: Ledger | undefined;
}

export interface ModelStack {
  readonly model: LanguageModel;
  /** What the session has spent so far. */
  readonly ledger: Ledger;
  /** How minds see, as the settings have it. */
  readonly perception: ModelSettings['perception'];
}

/** An audience is waiting: better the understudy in time than the model too late. */
export const usualPatience = { firstWordMs: 3_000, silenceMs: 3_000, totalMs: 30_000, attempts: 2 };

interface Steadiness extends Pick<ModelSurroundings, 'timers' | 'random' | 'now' | 'observe' | 'ledger'> {
  readonly deadline?: ModelSettings['deadline'];
  readonly attempts?: number | undefined;
  readonly budget?: Budget | undefined;
}

/** A model that is given up on in time, asked again where that may help, paid for, and looked on at. */
export function steadyModel(model: LanguageModel, steadiness: Steadiness = {}): LanguageModel {
  const { timers = realTimers, random, now, observe, ledger, deadline, attempts = usualPatience.attempts } = steadiness;
  const inTime = deadlined(model, {
    firstWordMs: deadline?.firstWordMs ?? usualPatience.firstWordMs,
    // Whoever waits longer for the first word waits as long for the next.
    silenceMs: deadline?.silenceMs ?? Math.max(usualPatience.silenceMs, deadline?.firstWordMs ?? 0),
    totalMs: deadline?.totalMs ?? usualPatience.totalMs,
    timers,
  });
  const again = retrying(inTime, { attempts, random, wait: waitBy(timers) });
  const paid = budgeted(again, steadiness.budget ?? {}, ledger);
  return observe ? watched(paid, observe, now) : paid;
}

/** The standard stack over one endpoint: budgeted, retried, deadlined, recorded where wanted, a model for each part. */
export function modelFromSettings(
  data: unknown,
  {
    fetch,
    browser,
    inPage,
    timers = realTimers,
    random,
    now,
    observe,
    cassette,
    ledger = new Ledger(),
  }: ModelSurroundings = {},
): Result<ModelStack, readonly Problem[]> {
  const read = readModelSettings(data);
  if (!read.ok) return read;
  const { baseUrl, apiKey, model, models = {}, budget = {}, deadline, attempts = usualPatience.attempts } = read.value;
  const built = new Map<string, LanguageModel>();
  const build = (name: string): LanguageModel => {
    const endpoint = baseUrl.startsWith(browserAddress)
      ? browser
        ? browserModel(browser)
        : nobody('This browser has no model of its own.')
      : baseUrl.startsWith(inPageAddress)
        ? (inPage ?? nobody('No model was loaded into this page.'))
        : openaiModel({ baseURL: baseUrl, apiKey, model: name, fetch });
    const taped = cassette ? recorded(endpoint, cassette.cassette, cassette.mode) : endpoint;
    return steadyModel(taped, { timers, attempts, budget, ledger, ...given({ random, now, observe, deadline }) });
  };
  /** Parts that share a model share what was learnt about it. */
  const named = (name: string): LanguageModel => kept(built, name, () => build(name));
  const routes = modelRoles.flatMap((role) => {
    const name = models[role];
    return name === undefined ? [] : [[role, named(name)] as const];
  });
  return ok({
    model: routed({ default: named(model), ...Object.fromEntries(routes) }),
    ledger,
    perception: read.value.perception,
  });
}

/** Who answers where a model without a key was asked for and there is none. */
const nobody = (why: string): LanguageModel => ({
  name: 'nobody',
  // eslint-disable-next-line require-yield -- There is nothing to say.
  async *stream() {
    throw new ModelError('model/unavailable', why);
  },
});

type Routes = { readonly default: LanguageModel } & { readonly [role in ModelRole]?: LanguageModel };

/** A different model for different parts: a quick one to decide who speaks, a good one to speak. */
export function routed(routes: Routes): LanguageModel {
  return {
    name: `routed(${[...new Set(Object.values(routes).map(({ name }) => name))].join(', ')})`,
    stream: (request, signal) => (routes[request.role] ?? routes.default).stream(request, signal),
  };
}
