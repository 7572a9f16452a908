/** Whoever just pressed something has not read yet what appeared under their finger. */
const settleMs = 400;
/** On a slow machine it is painted late: what nobody has seen yet does not grow old. */
const settleFrames = 2;

/** Something that appeared: for a moment its buttons take no press. The style of `.is-settling` keeps fingers from them. */
export class Settling {
  private isFresh = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  constructor(private readonly root: HTMLElement) {}

  get isSettling(): boolean {
    return this.isFresh;
  }

  begin(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.show(true);
    this.wait(settleFrames);
  }

  private wait(frames: number): void {
    if (frames > 0) this.frame = requestAnimationFrame(() => this.wait(frames - 1));
    else this.timer = setTimeout(() => this.show(false), settleMs);
  }

  private show(isFresh: boolean): void {
    this.isFresh = isFresh;
    this.root.classList.toggle('is-settling', isFresh);
  }
}
