/**
 * A page's time in a test's hands: what it does at intervals, and when a size has changed, it does when it is told to and not
 * some pictures later. Install it before anything is opened.
 */
export class LayoutTime {
  private readonly ticks = new Map<number, () => void>();
  private readonly observers = new Set<() => void>();
  private last = 0;

  constructor() {
    const { ticks, observers } = this;
    const interval = (tick: () => void): number => {
      ticks.set(++this.last, tick);
      return this.last;
    };
    class Sizes {
      private readonly known = new Map<Element, string>();
      private readonly look = (): void => {
        const changed = [...this.known].filter(([each, size]) => sizeOf(each) !== size);
        for (const [each] of changed) this.known.set(each, sizeOf(each));
        if (changed.length > 0) this.told();
      };

      constructor(private readonly told: () => void) {
        observers.add(this.look);
      }

      observe(each: Element): void {
        this.known.set(each, '');
      }

      unobserve(each: Element): void {
        this.known.delete(each);
      }

      disconnect(): void {
        observers.delete(this.look);
      }
    }
    Object.assign(globalThis, {
      setInterval: interval,
      clearInterval: (id: number) => ticks.delete(id),
      ResizeObserver: Sizes,
    });
  }

  /** A moment passes. */
  pass(): void {
    for (const tick of [...this.ticks.values()]) tick();
    for (const look of [...this.observers]) look();
  }
}

const sizeOf = (each: Element): string => `${each.clientWidth}×${each.clientHeight}`;
