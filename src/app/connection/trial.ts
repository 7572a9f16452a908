import * as z from 'zod/mini';
import { given } from '../../kit/given.ts';
import { askJson } from '../../model/ask-json.ts';
import { deadlined } from '../../model/deadlined.ts';
import { modelRoles, type LanguageModel } from '../../model/language-model.ts';
import { usualPatience } from '../../model/model-from-settings.ts';
import type { ModelSettings } from '../../model/model-settings.ts';
import type { Abilities } from '../../model/openai/abilities.ts';
import { openaiModel } from '../../model/openai/openai-model.ts';
import { realTimers, type Timers } from '../../model/timers.ts';
import {
  isMixedContent,
  troubleOfCall,
  troubleOfLine,
  troubleOfStatus,
  type CallCircumstances,
  type TrialFinding,
  telephoneErrorIn,
} from './finding.ts';
import { nearestModelName, readModelList } from './model-list.ts';
import { openTelephone, type Telephone } from './telephone.ts';

interface TrialOptions {
  readonly now: () => number;
  /** The address of this page: it decides whom the browser lets it call. */
  readonly page: string;
  readonly telephone?: (base: string) => Telephone;
  readonly timers?: Timers;
  readonly signal?: AbortSignal;
  /** Told of each thing as it is found out. */
  readonly onFinding?: (finding: TrialFinding) => void;
}

/** What an endpoint turned out to be able to do. */
export interface Trial {
  readonly findings: readonly TrialFinding[];
  /** The models it says it has. */
  readonly models: readonly string[];
}

/** As long as the play itself would wait, unless told otherwise; a model that must first be loaded gets its time. */
const patience = { listMs: 10_000, firstWordMs: 30_000, totalMs: 60_000 };
/** A thought before the answer needs room as well. */
const maxTokens = 400;
const longestListLength = 2_000_000;

/**
 * Finds out what an endpoint can do: is anybody there, does it take the key, does it know the model, does it stream, does it
 * answer in the shapes the company asks for, and how soon. Two short questions. Never throws for what an endpoint does.
 */
export async function tryConnection(
  settings: Pick<ModelSettings, 'baseUrl' | 'model' | 'models' | 'deadline'>,
  apiKey: string,
  options: TrialOptions,
): Promise<Trial> {
  const findings: TrialFinding[] = [];
  const found = (finding: TrialFinding): void => {
    if (options.signal?.aborted) return;
    findings.push(finding);
    options.onFinding?.(finding);
  };
  const nothing = { findings, models: [] };
  const baseUrl = settings.baseUrl.trim();
  const isReadable = /^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl);
  if (!isReadable || isMixedContent(options.page, baseUrl)) {
    found({ code: isReadable ? 'mixed-content' : 'address-unreadable' });
    return nothing;
  }
  const line = (options.telephone ?? openTelephone)(baseUrl);
  const trying: Trying = { timers: realTimers, ...options, line, baseUrl, apiKey: apiKey.trim(), found };
  try {
    const listed = await listModels(trying);
    if (!listed) return nothing;
    const { models = [] } = listed;
    const model = settings.model.trim();
    for (const role of modelRoles) {
      const name = settings.models?.[role]?.trim();
      if (name === undefined || name === '' || models.length === 0 || models.includes(name)) continue;
      found({ code: 'part-model-unlisted', role, model: name, nearest: nearestModelName(name, models) });
    }
    if (model === '') found({ code: 'model-unchosen', suggestion: models[0] });
    else await question(trying, { ...settings, model }, listed.models);
    return { findings, models };
  } finally {
    line.close();
  }
}

/** What a trial asks with, and whom it tells. */
interface Trying extends Omit<TrialOptions, 'telephone' | 'onFinding'> {
  readonly line: Telephone;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timers: Timers;
  readonly found: (finding: TrialFinding) => void;
}

/** The models it says it has, if it says so; nothing at all, where it makes no sense to go on asking. */
async function listModels(trying: Trying): Promise<{ readonly models?: readonly string[] } | undefined> {
  const { line, baseUrl, apiKey, timers, signal, found } = trying;
  const address = `${baseUrl.replace(/\/+$/, '')}/models`;
  const late = new AbortController();
  const timer = timers.set(() => late.abort(), patience.listMs);
  const ends = AbortSignal.any([late.signal, ...(signal ? [signal] : [])]);
  try {
    const headers = { Accept: 'application/json', ...(apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` }) };
    const response = await line.fetch(address, { headers, signal: ends });
    const body = (await response.text()).slice(0, longestListLength);
    const trouble = troubleOfStatus(response.status, body, apiKey !== '');
    if (trouble?.code !== 'not-openai') found({ code: 'reached' });
    if (trouble) {
      found(trouble);
      return undefined;
    }
    const models = response.ok ? readModelList(parsed(body)) : undefined;
    found(models ? { code: 'models-listed', count: models.length } : { code: 'models-unlisted' });
    return given({ models });
  } catch (error) {
    if (late.signal.aborted) found({ code: 'too-late', patienceMs: patience.listMs });
    else if (!signal?.aborted) found(await whyUnreached(trying, address, error));
    return undefined;
  } finally {
    timers.clear(timer);
  }
}

/** A browser tells an endpoint that is away and one that lets no other site call it in the same words; ringing tells them apart. */
async function whyUnreached(trying: Trying, address: string, error: unknown): Promise<TrialFinding> {
  const { line, baseUrl, page, signal } = trying;
  const known = telephoneErrorIn(error);
  const trouble = known ? troubleOfLine(known, baseUrl) : undefined;
  if (trouble && trouble.code !== 'unreachable') return trouble;
  const isThere = await line.ring(address, signal).catch(() => false);
  if (isThere) return { code: 'no-cors', site: URL.canParse(page) ? new URL(page).origin : '*' };
  const unknown = { model: '', hasKey: false, models: undefined, nearest: undefined, patienceMs: patience.listMs };
  return trouble ?? troubleOfCall(error, { ...unknown, baseUrl });
}

async function question(
  { line, baseUrl, apiKey, now, timers, signal, found }: Trying,
  { model: name, deadline }: Pick<ModelSettings, 'model' | 'deadline'>,
  models: readonly string[] | undefined,
): Promise<void> {
  const endpoint = openaiModel({ baseURL: baseUrl, apiKey, model: name, fetch: line.fetch });
  const model = deadlined(endpoint, { firstWordMs: patience.firstWordMs, totalMs: patience.totalMs, timers });
  const around: CallCircumstances = {
    baseUrl,
    model: name,
    hasKey: apiKey !== '',
    models,
    nearest: nearestModelName(name, models ?? []),
    patienceMs: patience.firstWordMs,
  };
  try {
    const heard = await listen(model, now, signal);
    found({ code: apiKey === '' ? 'key-not-needed' : 'key-accepted' });
    found({ code: 'model-answers', model: name });
    found({ code: heard.pieces > 1 ? 'streams' : heard.pieces === 1 ? 'answers-whole' : 'thinks-silently' });
    const patienceMs = deadline?.firstWordMs ?? usualPatience.firstWordMs;
    const { firstWordMs } = heard;
    if (firstWordMs !== undefined) {
      found(firstWordMs > patienceMs ? { code: 'slow', firstWordMs, patienceMs } : { code: 'quick', firstWordMs });
    }
    found(await askForShape(model, () => endpoint.abilities, around, signal));
  } catch (error) {
    if (!signal?.aborted) found(troubleOfCall(error, around));
  }
}

async function listen(model: LanguageModel, now: () => number, signal: AbortSignal | undefined) {
  const askedAt = now();
  let firstWordMs: number | undefined;
  let pieces = 0;
  const content = 'Say the first line of a play about a storm at sea, in ten words.';
  const messages = [{ from: 'user', content }] as const;
  for await (const event of model.stream({ role: 'actor', messages, maxTokens }, signal)) {
    if (event.type !== 'text') continue;
    pieces += 1;
    firstWordMs ??= now() - askedAt;
  }
  return { pieces, firstWordMs };
}

/** As small as a decision of an actor, and asked for in the same way. */
const DecisionSchema = z.object({ choice: z.enum(['speak', 'wait']), because: z.string() });

async function askForShape(
  model: LanguageModel,
  abilities: () => Abilities,
  around: CallCircumstances,
  signal: AbortSignal | undefined,
): Promise<TrialFinding> {
  const messages = [
    { from: 'system', content: 'You decide for an actor whether to speak or to wait.' },
    { from: 'user', content: 'Somebody asked your name. Choose, and say why in five words.' },
  ] as const;
  const asked = { name: 'decision', signal };
  const answer = await askJson(model, { role: 'decide', messages, maxTokens }, DecisionSchema, asked);
  if (answer.ok) {
    const { jsonSchema, jsonObject } = abilities();
    return { code: 'shapes', by: jsonSchema ? 'schema' : jsonObject ? 'json' : 'prompt' };
  }
  const { error } = answer;
  return error.code === 'model/garbage' ? { code: 'shapeless' } : troubleOfCall(error, around);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
