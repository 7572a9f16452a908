import type { Fact } from '../drama/fact.ts';

/** What has happened in a drama: all of it, or as much of the latest as a host wants to have in its page. */
export class KeptFacts {
  readonly all: Fact[] = [];

  constructor(private readonly most = Infinity) {}

  add(fact: Fact): void {
    this.all.push(fact);
    if (this.all.length > this.most) this.all.shift();
  }

  /** Has these in the place of all it had. */
  replace(facts: readonly Fact[]): void {
    this.all.length = 0;
    for (const fact of facts) this.add(fact);
  }
}
