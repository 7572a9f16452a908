/** Between the HUD and the captions above it. */
const gapPixels = 10;

/**
 * Tells whoever stands above the HUD how tall it is (`--hud-height` on its parent), and lifts it over a keyboard on the
 * screen, which lies over a page without making it smaller.
 */
export class HudFoot {
  private readonly observer = new ResizeObserver(() => this.measure());
  private readonly stop = new AbortController();

  constructor(
    private readonly root: HTMLElement,
    /** What everything at the foot stands in. */
    private readonly lower: HTMLElement,
    private readonly parts: readonly HTMLElement[],
  ) {
    for (const each of [root, ...parts]) this.observer.observe(each);
    const { signal } = this.stop;
    globalThis.visualViewport?.addEventListener('resize', () => this.rise(), { signal });
  }

  dispose(): void {
    this.observer.disconnect();
    this.stop.abort();
    this.root.parentElement?.style.removeProperty('--hud-height');
  }

  /** Captions stand in the middle: what is at the side is not in their way. */
  private measure(): void {
    const { left, width, bottom } = this.root.getBoundingClientRect();
    const isInTheWay = (box: DOMRect): boolean =>
      box.height > 0 && box.left < left + (width * 2) / 3 && box.right > left + width / 3;
    const boxes = this.parts.map((each) => each.getBoundingClientRect());
    const tops = [this.lower.getBoundingClientRect().bottom, ...boxes.filter(isInTheWay).map(({ top }) => top)];
    const tall = Math.max(0, Math.round(bottom - Math.min(...tops))) + gapPixels;
    this.root.parentElement?.style.setProperty('--hud-height', `${tall}px`);
  }

  private rise(): void {
    const { height = innerHeight, offsetTop = 0, scale = 1 } = globalThis.visualViewport ?? {};
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
    this.root.style.setProperty('--keyboard', `${covered}px`);
    this.measure();
  }
}
