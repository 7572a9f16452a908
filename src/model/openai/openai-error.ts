import { isModelError, ModelError, reasonOf, type ModelErrorCode } from '../model-error.ts';
import { EndpointRefusal } from './endpoint-refusal.ts';

const longestMessage = 300;

interface FaultContext {
  readonly modelName: string;
  /** Kept out of every message, should the endpoint echo it. */
  readonly apiKey?: string | undefined;
  readonly now: () => number;
  /** Whether the endpoint had begun to answer: a connection lost before that is a different fault. */
  readonly hasBegun: boolean;
}

/** What came of a call that failed, in our own codes and with a sentence that is safe to show. */
export function openaiFault(error: unknown, context: FaultContext): ModelError {
  const own = findModelError(error);
  if (own) return own;
  const { modelName } = context;
  const fault = (code: ModelErrorCode, sentence: string, retryAfterMs?: number): ModelError =>
    new ModelError(code, sentence, { cause: error, retryAfterMs });
  const said = presentable(reasonOf(told(error)), context.apiKey);

  if (error instanceof EndpointRefusal) {
    return fault(codeOf(error), `${modelName} refused: ${said}`, retryAfterMs(error, context.now));
  }
  if (error instanceof SyntaxError) return fault('model/garbage', `${modelName} sent what is not JSON.`);
  return context.hasBegun
    ? fault('model/broken-stream', `The answer of ${modelName} broke off: ${said}`)
    : fault('model/unavailable', `${modelName} cannot be reached: ${said}`);
}

/** Node says only that a fetch failed, and why in its cause. */
const told = (error: unknown): unknown =>
  error instanceof TypeError && error.cause instanceof Error && error.cause.message !== '' ? error.cause : error;

/** A fault of ours (a reply past its bounds) may travel through a stream or somebody's fetch as a cause. */
function findModelError(error: unknown): ModelError | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if (isModelError(current)) return current;
    current = current.cause;
  }
  return undefined;
}

function codeOf({ status: said, code }: EndpointRefusal): ModelErrorCode {
  // Inside a stream there is no status any more; some routers put one into the error's code.
  const status = said ?? (typeof code === 'number' ? code : Number(code));
  // No money on the account is told as 429, and waiting does not help.
  if (code === 'insufficient_quota' || status === 402) return 'model/unauthorized';
  if (status === 401 || status === 403) return 'model/unauthorized';
  if (status === 408) return 'model/timeout';
  if (status === 429 || code === 'rate_limit_exceeded') return 'model/rate-limited';
  if (status >= 400 && status < 500) return 'model/bad-request';
  return 'model/unavailable';
}

function retryAfterMs({ headers }: EndpointRefusal, now: () => number): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const after = headers.get('retry-after');
  if (!after) return undefined;
  const seconds = Number(after);
  if (seconds >= 0) return seconds * 1000;
  const at = Date.parse(after);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now());
}

function presentable(text: string, apiKey: string | undefined): string {
  const safe = apiKey ? text.replaceAll(apiKey, '[key]') : text;
  return safe.length > longestMessage ? `${safe.slice(0, longestMessage)}…` : safe;
}
