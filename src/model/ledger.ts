import { modelRoles, type ModelRole, type Usage } from './language-model.ts';

export interface Price {
  readonly perMillionInput: number;
  readonly perMillionOutput: number;
}

/** What was spent, in calls, tokens and money. */
export interface Spending {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
}

/** What a call in flight may still come to. */
interface Reservation {
  readonly tokens: number;
  readonly cost: number;
}

const nothing: Spending = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

/** The account of a session: several models may write into one. */
export class Ledger {
  private readonly roles = new Map<ModelRole, Spending>();
  private readonly inFlight = new Set<Reservation>();

  get total(): Spending {
    return [...this.roles.values()].reduce(sum, nothing);
  }

  byRole(role: ModelRole): Spending {
    return this.roles.get(role) ?? nothing;
  }

  /** What calls in flight may still add. */
  get reserved(): { readonly calls: number; readonly tokens: number; readonly cost: number } {
    const sumOf = (what: keyof Reservation): number => [...this.inFlight].reduce((sum, each) => sum + each[what], 0);
    return { calls: this.inFlight.size, tokens: sumOf('tokens'), cost: sumOf('cost') };
  }

  reserve(reservation: Reservation): Reservation {
    const own = { ...reservation };
    this.inFlight.add(own);
    return own;
  }

  /** Closes a reservation with what the call really came to. */
  settle(reservation: Reservation, role: ModelRole, usage: Usage, price?: Price): void {
    if (!this.inFlight.delete(reservation)) return;
    const { inputTokens, outputTokens } = usage;
    const spent = { calls: 1, inputTokens, outputTokens, cost: priceOf(usage, price) };
    this.roles.set(role, sum(this.byRole(role), spent));
  }

  toJSON(): { readonly total: Spending; readonly byRole: Readonly<Partial<Record<ModelRole, Spending>>> } {
    const spent = modelRoles.filter((role) => this.roles.has(role));
    return { total: this.total, byRole: Object.fromEntries(spent.map((role) => [role, this.byRole(role)])) };
  }
}

export const priceOf = (usage: Usage, price: Price | undefined): number =>
  price ? (usage.inputTokens * price.perMillionInput + usage.outputTokens * price.perMillionOutput) / 1e6 : 0;

const sum = (a: Spending, b: Spending): Spending => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  cost: a.cost + b.cost,
});
