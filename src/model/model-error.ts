/** Every way a model call can fail. Callers turn these into facts; none of them is ever an empty answer. */
export const modelErrorCodes = [
  'model/timeout',
  'model/rate-limited',
  'model/unavailable',
  'model/aborted',
  'model/bad-request',
  'model/unauthorized',
  'model/broken-stream',
  'model/garbage',
  'model/out-of-part',
  'model/too-long',
  'model/not-recorded',
  'budget/spent',
] as const;
export type ModelErrorCode = (typeof modelErrorCodes)[number];

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  /** How long the endpoint asked to be left alone, when it said so. */
  readonly retryAfterMs?: number;

  constructor(
    code: ModelErrorCode,
    message: string,
    more: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    if (more.retryAfterMs !== undefined) this.retryAfterMs = more.retryAfterMs;
  }
}

export const isModelError = (error: unknown): error is ModelError => error instanceof ModelError;

export const aborted = (cause?: unknown): ModelError =>
  new ModelError('model/aborted', 'The call was called off before the answer was complete.', { cause });

/** Lets a model's own errors through; anything else that was thrown on the way becomes `model/unavailable`. */
export const asModelError = (error: unknown): ModelError =>
  isModelError(error)
    ? error
    : new ModelError('model/unavailable', `The model could not be asked: ${reasonOf(error)}`, { cause: error });

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
