/** Who falls, sits down or turns has done so in this time. */
const settlingSeconds = 2.5;
const longestPictureSeconds = 0.25;

/** While the play waits to be read bodies still come to rest: nobody hangs in the air half fallen until the page is turned. */
export class HeldBreath {
  private leftSeconds = 0;

  /** The play begins to wait, or goes on. */
  hold(isHeld: boolean): void {
    this.leftSeconds = isHeld ? settlingSeconds : 0;
  }

  /** How much of the time since the last picture goes on for bodies though the play waits. */
  pass(seconds: number): number {
    const passed = Math.min(this.leftSeconds, longestPictureSeconds, Math.max(0, seconds));
    this.leftSeconds -= passed;
    return passed;
  }
}
