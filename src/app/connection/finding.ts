import type { ModelRole } from '../../model/language-model.ts';
import { isModelError, type ModelError } from '../../model/model-error.ts';
import { TelephoneError } from './telephone-line.ts';

/** Something a test of the connection found out, by what it means for whoever connects. */
export type TrialFinding =
  | { readonly code: 'reached' }
  | { readonly code: 'models-listed'; readonly count: number }
  | { readonly code: 'models-unlisted' }
  | { readonly code: 'key-accepted' }
  | { readonly code: 'key-not-needed' }
  | { readonly code: 'model-answers'; readonly model: string }
  | { readonly code: 'model-unchosen'; readonly suggestion: string | undefined }
  | {
      readonly code: 'part-model-unlisted';
      readonly role: ModelRole;
      readonly model: string;
      readonly nearest: string | undefined;
    }
  | { readonly code: 'streams' }
  | { readonly code: 'answers-whole' }
  | { readonly code: 'thinks-silently' }
  | { readonly code: 'quick'; readonly firstWordMs: number }
  | { readonly code: 'slow'; readonly firstWordMs: number; readonly patienceMs: number }
  | { readonly code: 'shapes'; readonly by: 'schema' | 'json' | 'prompt' }
  | { readonly code: 'shapeless' }
  | LineTrouble;

/** What keeps a connection from working. */
type LineTrouble =
  | { readonly code: 'address-unreadable' }
  | { readonly code: 'mixed-content' }
  | { readonly code: 'unreachable'; readonly isLocal: boolean }
  | { readonly code: 'no-cors'; readonly site: string }
  | { readonly code: 'policy' }
  | { readonly code: 'redirected' }
  | { readonly code: 'key-missing' }
  | { readonly code: 'wrong-key' }
  | { readonly code: 'no-credit' }
  | { readonly code: 'unknown-model'; readonly model: string; readonly nearest: string | undefined }
  | { readonly code: 'not-openai' }
  | { readonly code: 'rate-limited'; readonly retryAfterMs: number | undefined }
  | { readonly code: 'too-late'; readonly patienceMs: number }
  | { readonly code: 'refused'; readonly said: string }
  | { readonly code: 'server-fault'; readonly said: string }
  | { readonly code: 'broke-off' };

type Verdict = 'good' | 'poor' | 'bad';

type Code = TrialFinding['code'];
const goodLine: readonly Code[] = ['reached', 'models-listed', 'key-accepted', 'key-not-needed'];
const goodModel: readonly Code[] = ['model-answers', 'streams', 'quick', 'shapes'];
const poorLine: readonly Code[] = ['models-unlisted', 'model-unchosen', 'part-model-unlisted'];
const poorModel: readonly Code[] = ['answers-whole', 'thinks-silently', 'slow', 'shapeless'];

export function verdictOf({ code }: TrialFinding): Verdict {
  if ([...goodLine, ...goodModel].includes(code)) return 'good';
  return [...poorLine, ...poorModel].includes(code) ? 'poor' : 'bad';
}

/** What is known around a fault. */
export interface CallCircumstances {
  readonly baseUrl: string;
  readonly model: string;
  readonly hasKey: boolean;
  /** What the endpoint says it has; nothing, where it does not say. */
  readonly models: readonly string[] | undefined;
  readonly nearest: string | undefined;
  readonly patienceMs: number;
}

const longestSaid = 240;

/** The trouble in what a call to a model came to. */
export function troubleOfCall(error: unknown, around: CallCircumstances): LineTrouble {
  const line = telephoneErrorIn(error);
  if (line) return troubleOfLine(line, around.baseUrl);
  if (!isModelError(error)) return unreachable(around.baseUrl);
  const said = saidBy(error);
  switch (error.code) {
    case 'model/unauthorized':
      if (statusOf(error) === 402 || /quota|credit|billing|balance/i.test(said)) return { code: 'no-credit' };
      return { code: around.hasKey ? 'wrong-key' : 'key-missing' };
    case 'model/rate-limited':
      return { code: 'rate-limited', retryAfterMs: error.retryAfterMs };
    case 'model/timeout':
      return { code: 'too-late', patienceMs: around.patienceMs };
    case 'model/bad-request':
      return troubleOfRefusal(statusOf(error), said, around);
    case 'model/garbage':
      return { code: 'not-openai' };
    case 'model/broken-stream':
    case 'model/too-long':
    case 'model/aborted':
      return { code: 'broke-off' };
    default:
      return statusOf(error) === undefined ? unreachable(around.baseUrl) : { code: 'server-fault', said };
  }
}

function troubleOfRefusal(status: number | undefined, said: string, around: CallCircumstances): LineTrouble {
  const { model, models, nearest } = around;
  const isUnlisted = models !== undefined && models.length > 0 && !models.includes(model);
  const isAboutModel = /model/i.test(said) && /not (?:found|exist|a valid|valid|supported|available)|unknown|no such|does not exist|invalid|try pulling/i.test(said); // prettier-ignore
  if (isUnlisted || isAboutModel) return { code: 'unknown-model', model, nearest };
  return status === 404 || status === 405 ? { code: 'not-openai' } : { code: 'refused', said };
}

/** The trouble in what the line itself came to, before anybody answered. */
export function troubleOfLine({ why }: TelephoneError, baseUrl: string): LineTrouble {
  if (why === 'unreachable' || why === 'closed') return unreachable(baseUrl);
  const codes = { 'too-long': 'broke-off', broken: 'broke-off', 'not-allowed': 'address-unreadable' } as const;
  return { code: why === 'policy' || why === 'redirected' ? why : codes[why] };
}

const unreachable = (baseUrl: string): LineTrouble => ({ code: 'unreachable', isLocal: isLoopback(baseUrl) });

/** What an endpoint answered to the question for its models, as far as it is trouble. */
export function troubleOfStatus(status: number, body: string, hasKey: boolean): LineTrouble | undefined {
  if (status === 401 || status === 403) return { code: hasKey ? 'wrong-key' : 'key-missing' };
  if (status === 402) return { code: 'no-credit' };
  if (status === 429) return { code: 'rate-limited', retryAfterMs: undefined };
  if (looksLikeHtml(body)) return { code: 'not-openai' };
  return status >= 500 ? { code: 'server-fault', said: body.slice(0, longestSaid) } : undefined;
}

const looksLikeHtml = (body: string): boolean => /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(body);

/** The line's own error comes as the cause of the model's. */
export function telephoneErrorIn(error: unknown): TelephoneError | undefined {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth++) {
    if (current instanceof TelephoneError) return current;
    current = current.cause;
  }
  return undefined;
}

/** The status an endpoint refused with; nothing, where it never answered. */
function statusOf({ cause }: ModelError): number | undefined {
  const { status } = (cause ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

/** What the endpoint said, without what we put before it. */
const saidBy = ({ message }: ModelError): string => message.replace(/^.*? refused: /, '').slice(0, longestSaid);

/** A page that came safely may not call where anybody can listen in, except on its own machine. */
export function isMixedContent(page: string, baseUrl: string): boolean {
  if (!URL.canParse(page) || !URL.canParse(baseUrl)) return false;
  return new URL(page).protocol === 'https:' && new URL(baseUrl).protocol === 'http:' && !isLoopback(baseUrl);
}

function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
