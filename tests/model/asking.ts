import { expect } from 'vitest';
import type { LanguageModel, ModelEvent, ModelRequest } from '../../src/model/language-model.ts';
import { isModelError, type ModelError, type ModelErrorCode } from '../../src/model/model-error.ts';

export const ask = (content: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  role: 'actor',
  messages: [{ from: 'user', content }],
  ...more,
});

/** The error a promise was rejected with; fails when it is not one of ours. */
export async function failureOf(promise: Promise<unknown>): Promise<ModelError> {
  const outcome: unknown = await promise.then(
    (value) => ({ answered: value }),
    (error: unknown) => error,
  );
  expect(isModelError(outcome), `expected a ModelError, got ${JSON.stringify(outcome) ?? String(outcome)}`).toBe(true);
  return outcome as ModelError;
}

export const codeOf = async (promise: Promise<unknown>): Promise<ModelErrorCode> => (await failureOf(promise)).code;

export const answer = (text: string): ModelEvent[] => [
  { type: 'text', text },
  { type: 'usage', usage: { inputTokens: 10, outputTokens: 5 } },
  { type: 'end', reason: 'stop' },
];

export interface FakeModel extends LanguageModel {
  readonly requests: ModelRequest[];
  /** Calls that were begun and are not over. */
  readonly running: number;
}

/** A model made of a list of events a call; an error among them is thrown where it stands. */
export function fakeModel(
  events: (request: ModelRequest, index: number) => readonly (ModelEvent | Error)[],
): FakeModel {
  const requests: ModelRequest[] = [];
  let running = 0;
  return {
    name: 'fake',
    requests,
    get running() {
      return running;
    },
    async *stream(request) {
      const index = requests.push(request) - 1;
      running += 1;
      try {
        for (const event of events(request, index)) {
          if (event instanceof Error) throw event;
          yield event;
        }
      } finally {
        running -= 1;
      }
    },
  };
}
