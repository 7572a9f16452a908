/** A key that was pressed once is asked for again for so long. */
const againMs = 2500;
/** Held for so long, it is meant. */
const holdMs = 450;

/** What a slip of a finger must not do: its key is pressed twice, or held. */
export class SecondPress<Ask> {
  private asked: { readonly ask: Ask; readonly sinceMs: number } | undefined;
  private held: { readonly ask: Ask; readonly sinceMs: number } | undefined;

  /** Whether this press is the second one. */
  press(ask: Ask, atMs: number): boolean {
    const isSecond = this.asked?.ask === ask && atMs - this.asked.sinceMs < againMs;
    this.asked = isSecond ? undefined : { ask, sinceMs: atMs };
    this.held = isSecond ? undefined : this.asked;
    return isSecond;
  }

  release(): void {
    this.held = undefined;
  }

  /** What has been held long enough by now, once. */
  due(atMs: number): Ask | undefined {
    const { held } = this;
    if (!held || atMs - held.sinceMs < holdMs) return undefined;
    this.held = this.asked = undefined;
    return held.ask;
  }
}
