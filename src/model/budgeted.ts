import { estimateRequestTokens, estimateTokens } from './estimate-tokens.ts';
import type { LanguageModel, ModelEvent, ModelRequest, Usage } from './language-model.ts';
import { Ledger, priceOf, type Price } from './ledger.ts';
import { isModelError, ModelError, type ModelErrorCode } from './model-error.ts';

/** What a session may spend. What is left out is not limited. */
export interface Budget {
  readonly calls?: number | undefined;
  readonly tokens?: number | undefined;
  readonly money?: (Price & { readonly limit: number }) | undefined;
}

interface BudgetedModel extends LanguageModel {
  readonly ledger: Ledger;
}

/** Reserved for an answer nobody bounded. */
const usualAnswerTokens = 1024;

/** Faults that came before the endpoint did any work. */
const unpaid: readonly ModelErrorCode[] = [
  'model/rate-limited',
  'model/unavailable',
  'model/bad-request',
  'model/unauthorized',
  'model/not-recorded',
];

/**
 * Refuses, with `budget/spent` and before it leaves, a call that might not be covered any more. What a call may come to is
 * reserved while it is in flight, so many at once do not overdraw either. A call that broke off is charged by estimate.
 */
export function budgeted(model: LanguageModel, budget: Budget, ledger: Ledger = new Ledger()): BudgetedModel {
  return {
    name: model.name,
    ledger,
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      const inputTokens = estimateRequestTokens(request);
      const outputTokens = request.maxTokens ?? usualAnswerTokens;
      const wanted = {
        tokens: inputTokens + outputTokens,
        cost: priceOf({ inputTokens, outputTokens }, budget.money),
      };
      refuseIfSpent(budget, ledger, wanted);
      const reservation = ledger.reserve(wanted);
      let usage: Usage | undefined;
      let said = '';
      let isPaid = true;
      try {
        for await (const event of model.stream(request, signal)) {
          if (event.type === 'text') said += event.text;
          else if (event.type === 'tool-call') said += JSON.stringify(event.arguments);
          else if (event.type === 'usage') usage = event.usage;
          yield event;
        }
      } catch (error) {
        isPaid = said !== '' || !isModelError(error) || !unpaid.includes(error.code);
        throw error;
      } finally {
        const estimate = { inputTokens: isPaid ? inputTokens : 0, outputTokens: estimateTokens(said) };
        ledger.settle(reservation, request.role, usage ?? estimate, budget.money);
      }
    },
  };
}

function refuseIfSpent(budget: Budget, ledger: Ledger, wanted: { tokens: number; cost: number }): void {
  const { total, reserved } = ledger;
  const refuseOver = (limit: number | undefined, spent: number, more: number, what: string): void => {
    if (limit === undefined || spent + more <= limit) return;
    throw new ModelError('budget/spent', `The budget of ${limit} ${what} is spent: ${spent} gone, ${more} wanted.`);
  };
  refuseOver(budget.calls, total.calls + reserved.calls, 1, 'calls');
  const tokens = total.inputTokens + total.outputTokens + reserved.tokens;
  refuseOver(budget.tokens, tokens, wanted.tokens, 'tokens');
  refuseOver(budget.money?.limit, total.cost + reserved.cost, wanted.cost, 'in money');
}
