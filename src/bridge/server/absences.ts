import type { Cancel, Clock } from '../../kit/clock.ts';

interface AbsencesOptions {
  readonly clock: Clock;
  /** How long somebody's role waits for them. */
  readonly patienceMs: number;
  /** Nobody takes a role from somebody for nobody. */
  readonly isAnybodyHere: () => boolean;
  readonly onGone: (player: string) => void;
}

/** Who has been away so long that whatever they play may be played by somebody else. */
export class Absences {
  private readonly waiting = new Map<string, Cancel>();
  private readonly overdue = new Set<string>();

  constructor(private readonly options: AbsencesOptions) {}

  left(player: string): void {
    if (this.waiting.has(player) || this.overdue.has(player)) return;
    const { clock, patienceMs } = this.options;
    const gone = (): void => {
      this.waiting.delete(player);
      this.overdue.add(player);
      this.settle();
    };
    this.waiting.set(player, clock.after(patienceMs, gone));
  }

  came(player: string): void {
    this.waiting.get(player)?.();
    this.waiting.delete(player);
    this.overdue.delete(player);
    this.settle();
  }

  close(): void {
    for (const cancel of this.waiting.values()) cancel();
    this.waiting.clear();
    this.overdue.clear();
  }

  private settle(): void {
    if (!this.options.isAnybodyHere()) return;
    for (const player of [...this.overdue]) {
      this.overdue.delete(player);
      this.options.onGone(player);
    }
  }
}
