/** A part's way from one pose to another: 0 is how it is at rest, 1 the other end. */
export class Travel {
  private value = 0;
  private from = 0;
  private to = 0;
  private passed = 1;

  constructor(
    private readonly apply: (value: number) => void,
    private readonly seconds: number,
    private readonly ease: (part: number) => number,
  ) {}

  get target(): number {
    return this.to;
  }

  aim(target: number, how: 'at-once' | 'gradually'): void {
    if (how === 'at-once') {
      this.value = this.from = this.to = target;
      this.passed = 1;
      this.apply(target);
    } else if (target !== this.to) {
      this.from = this.value;
      this.to = target;
      this.passed = 0;
    }
  }

  /** Whether it still moves. */
  update(seconds: number): boolean {
    if (this.passed >= 1) return false;
    this.passed = Math.min(1, this.passed + seconds / this.seconds);
    this.value = this.passed === 1 ? this.to : this.from + (this.to - this.from) * this.ease(this.passed);
    this.apply(this.value);
    return this.passed < 1;
  }
}

/** Swings a little beyond its end and comes back, as a heavy leaf does. */
export const heavily = (part: number): number => {
  const rest = part - 1;
  return 1 + rest * rest * (2.2 * rest + 1.2);
};

/** Ever faster, and then it lies. */
export const falling = (part: number): number => part * part;
