import type { Budget } from '../../model/budgeted.ts';
import { modelRoles, type ModelRole } from '../../model/language-model.ts';
import type { Ledger, Spending } from '../../model/ledger.ts';

/** One thing that is counted, and how much of it is gone. */
export interface Gauge {
  readonly of: 'calls' | 'tokens' | 'money';
  readonly spent: number;
  /** Nothing, where it is not limited. */
  readonly limit: number | undefined;
  /** From 0 to 1; 0 where there is no limit. */
  readonly part: number;
  readonly isSpent: boolean;
}

export interface PartSpending {
  readonly role: ModelRole;
  readonly spending: Spending;
}

/** What was spent of a budget, as it can be shown. */
export interface Meter {
  readonly gauges: readonly Gauge[];
  /** Only parts that have spent anything. */
  readonly parts: readonly PartSpending[];
}

/** Reads the ledger against the budget. Money is shown where prices are known. */
export function meterOf(ledger: Ledger, budget: Budget = {}): Meter {
  const { total } = ledger;
  const tokens = total.inputTokens + total.outputTokens;
  const gauges = [
    gauge('calls', total.calls, budget.calls),
    gauge('tokens', tokens, budget.tokens),
    ...(budget.money || total.cost > 0 ? [gauge('money', total.cost, budget.money?.limit)] : []),
  ];
  const parts = modelRoles
    .map((role) => ({ role, spending: ledger.byRole(role) }))
    .filter(({ spending }) => spending.calls > 0);
  return { gauges, parts };
}

function gauge(of: Gauge['of'], spent: number, limit: number | undefined): Gauge {
  if (limit === undefined) return { of, spent, limit, part: 0, isSpent: false };
  const part = limit > 0 ? Math.min(1, spent / limit) : 1;
  return { of, spent, limit, part, isSpent: spent >= limit };
}
