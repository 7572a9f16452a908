/** Why a play does not go on at the moment. */
export type Hold = 'person' | 'hidden' | 'panel' | 'picture' | 'photo';

/** The reasons why a play waits. It goes on when there is none left. */
export class Holds {
  private readonly reasons = new Set<Hold>();

  constructor(private readonly apply: (isHeld: boolean) => void) {}

  has(why: Hold): boolean {
    return this.reasons.has(why);
  }

  get isHeld(): boolean {
    return this.reasons.size > 0;
  }

  set(why: Hold, isSo: boolean): void {
    if (isSo) this.reasons.add(why);
    else this.reasons.delete(why);
    this.apply(this.isHeld);
  }
}
