/** Something on the page that has a life: what it set up or subscribed to ends with it, the last first. */
export abstract class View {
  abstract readonly root: HTMLElement;
  private readonly ends: (() => void)[] = [];

  dispose(): void {
    for (const end of this.ends.splice(0).reverse()) end();
    this.root.remove();
  }

  protected own(...ends: readonly ((() => void) | { dispose(): void } | undefined)[]): void {
    for (const end of ends) if (end) this.ends.push(typeof end === 'function' ? end : () => end.dispose());
  }
}
