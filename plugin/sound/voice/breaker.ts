/** How many lines an endpoint that failed is spared at first, and at most. */
const firstLines = 4;
const mostLines = 64;

/**
 * Keeps a dead endpoint from being asked for every line: after a failure some lines go by without it, after the next twice as
 * many. It counts lines and not time, so that it is the same in every play.
 */
export class Breaker {
  private spared = 0;
  private next = firstLines;

  /** Is it spared this line? */
  spares(): boolean {
    return this.spared > 0 && this.spared-- > 0;
  }

  fail(): void {
    this.spared = this.next;
    this.next = Math.min(mostLines, this.next * 2);
  }

  succeed(): void {
    this.spared = 0;
    this.next = firstLines;
  }
}
