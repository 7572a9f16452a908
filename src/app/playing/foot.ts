/** Lifts everything over a keyboard on the screen, which lies over a page without making it smaller (`--keyboard`). */
export class HudFoot {
  private readonly stop = new AbortController();

  constructor(private readonly root: HTMLElement) {
    const { signal } = this.stop;
    globalThis.visualViewport?.addEventListener('resize', () => this.rise(), { signal });
  }

  dispose(): void {
    this.stop.abort();
    this.root.parentElement?.style.removeProperty('--keyboard');
  }

  private rise(): void {
    const { height = innerHeight, offsetTop = 0, scale = 1 } = globalThis.visualViewport ?? {};
    const covered = scale === 1 ? Math.max(0, Math.round(innerHeight - height - offsetTop)) : 0;
    this.root.parentElement?.style.setProperty('--keyboard', `${covered}px`);
  }
}
