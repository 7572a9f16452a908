/** Why a play does not go on at the moment. */
export type HoldReason = 'person' | 'hidden' | 'panel' | 'picture' | 'photo';

/** The reasons why a play waits. It goes on when there is none left. */
export class Holds {
  private readonly reasons = new Set<HoldReason>();

  constructor(private readonly apply: (isHeld: boolean) => void) {}

  has(why: HoldReason): boolean {
    return this.reasons.has(why);
  }

  get isHeld(): boolean {
    return this.reasons.size > 0;
  }

  set(why: HoldReason, isSo: boolean): void {
    if (isSo) this.reasons.add(why);
    else this.reasons.delete(why);
    this.apply(this.isHeld);
  }
}
