import { foldCondition, innerConditions, type ConditionFold } from './condition-fold.ts';
import type { Condition } from './condition.ts';

/** So many parts has a condition at most once what it names is written out; the largest of our own has 136. */
export const mostConditionParts = 2000;

/** Weighs conditions with everything they name, each named one once: written out, a few of them can be more than all memory. */
export class ConditionScale {
  private readonly known = new Map<string, number>();

  constructor(private readonly conditions: Readonly<Record<string, Condition>>) {}

  /** How many parts it has, counted no further than one more than is taken. */
  partsOf(condition: Condition): number {
    return foldCondition(parts, condition, this);
  }

  partsOfNamed(name: string): number {
    const before = this.known.get(name);
    if (before !== undefined) return before;
    // What asks for itself is refused for that, and counts for nothing meanwhile.
    this.known.set(name, 0);
    const named = Object.hasOwn(this.conditions, name) ? this.conditions[name] : undefined;
    const weight = named ? this.partsOf(named) : 0;
    this.known.set(name, weight);
    return weight;
  }
}

const parts: ConditionFold<number, [ConditionScale]> = {
  named: ({ named }, scale) => 1 + scale.partsOfNamed(named),
  otherwise: (condition, scale) =>
    Math.min(
      mostConditionParts + 1,
      innerConditions(condition).reduce((sum, inner) => sum + scale.partsOf(inner), 1),
    ),
};
