const longestReason = 2000;

interface Said {
  /** Inside a stream there is none any more. */
  readonly status?: number;
  /** What stands under `error`, or all that was said. */
  readonly said: unknown;
  readonly headers: Headers;
}

/** An endpoint answered, and did not do what it was asked to. */
export class EndpointRefusal extends Error {
  override readonly name = 'EndpointRefusal';
  readonly status: number | undefined;
  readonly headers: Headers;
  /** What the endpoint calls it, where it says so: `insufficient_quota`. */
  readonly code: unknown;
  /** Which part of the request it minds, where it says so. */
  readonly param: string;

  constructor({ status, said, headers }: Said) {
    const { message, code, param } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
    const reason = typeof message === 'string' ? message : typeof said === 'string' ? said : JSON.stringify(said);
    super([status, reason.slice(0, longestReason)].filter(Boolean).join(' '));
    this.status = status;
    this.headers = headers;
    this.code = code;
    this.param = typeof param === 'string' ? param : '';
  }
}

/** What stands under `error` in a reply, as OpenAI has it; others say it elsewhere, and then it is all of the reply. */
export function reasonIn(reply: string): unknown {
  try {
    const { error } = JSON.parse(reply) as { error?: unknown };
    return error || reply;
  } catch {
    return reply;
  }
}
