/** Whoever just pressed something has not read yet what appeared under their finger. */
const settleMs = 400;

/** Something that appeared: for a moment its buttons take no press. The style of `.is-settling` keeps fingers from them. */
export class Settling {
  private isFresh = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly root: HTMLElement) {}

  get isSettling(): boolean {
    return this.isFresh;
  }

  begin(): void {
    clearTimeout(this.timer);
    this.show(true);
    this.timer = setTimeout(() => this.show(false), settleMs);
  }

  private show(isFresh: boolean): void {
    this.isFresh = isFresh;
    this.root.classList.toggle('is-settling', isFresh);
  }
}
