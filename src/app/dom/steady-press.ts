/** What moved farther than this is not where the finger came down on it. */
const slackPixels = 4;

/**
 * A press is meant for what the finger came down on. What moved or was drawn anew before it was lifted is not done, and whoever
 * pressed is told so.
 */
export class SteadyPress {
  private down: { readonly on: Element; readonly left: number; readonly top: number } | undefined;

  constructor(
    root: HTMLElement,
    private readonly onLost: () => void,
  ) {
    root.addEventListener('pointerdown', ({ target }) => this.take(target), { capture: true });
    root.addEventListener('click', (event) => this.judge(event), { capture: true });
  }

  private take(target: EventTarget | null): void {
    const on = target instanceof Element ? target.closest('button') : null;
    this.down = on ? { on, ...placeOf(on) } : undefined;
  }

  private judge(event: MouseEvent): void {
    const { down } = this;
    this.down = undefined;
    // A key or a reader of the screen presses what it names.
    if (event.detail === 0) return;
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (!down || (pressed === down.on && isThere(down))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed || !isThere(down)) this.onLost();
  }
}

const placeOf = (on: Element): { readonly left: number; readonly top: number } => {
  const { left, top } = on.getBoundingClientRect();
  return { left, top };
};

function isThere({ on, left, top }: { readonly on: Element; readonly left: number; readonly top: number }): boolean {
  const now = placeOf(on);
  return on.isConnected && Math.hypot(now.left - left, now.top - top) <= slackPixels;
}
