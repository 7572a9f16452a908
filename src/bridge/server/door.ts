import { Allowance } from './allowance.ts';
import type { TheatreLimits } from './limits.ts';

type DoorLimits = Pick<
  TheatreLimits,
  'connectionsAnAddress' | 'framesASocket' | 'mistakesASocket' | 'cutsAnAddress' | 'barredMs'
>;

/** So many addresses are kept out at once; a house that is flooded from more forgets the first. */
const mostBarred = 10_000;

/**
 * The door of a house: who is let in, whose connection is cut, and who is not let in again for a while. It counts and reads
 * nothing, so that turning somebody away costs less than knocking.
 */
export class Door {
  private readonly connections: Allowance;
  private readonly frames: Allowance;
  private readonly mistakes: Allowance;
  private readonly cuts: Allowance;
  /** Until when an address is kept out. */
  private readonly barred = new Map<string, number>();

  constructor(
    private readonly limits: DoorLimits,
    private readonly now: () => number,
  ) {
    this.connections = new Allowance(limits.connectionsAnAddress, now);
    this.frames = new Allowance(limits.framesASocket, now);
    this.mistakes = new Allowance(limits.mistakesASocket, now);
    this.cuts = new Allowance(limits.cutsAnAddress, now);
  }

  /** Whether one more connection from there is let in. */
  lets(address: string): boolean {
    const until = this.barred.get(address);
    if (until !== undefined && this.now() < until) return false;
    if (until !== undefined) this.barred.delete(address);
    return this.connections.spend(address);
  }

  /** One more frame of a connection, of any kind. False where it is one too many: it is to be cut. */
  hears(connection: string): boolean {
    return this.frames.spend(connection);
  }

  /** One more frame nobody understands. False where it is one too many: the connection is to be cut. */
  forgives(connection: string): boolean {
    return this.mistakes.spend(connection);
  }

  /** A connection from there was cut. An address from which that happens again and again is kept out; who is in stays. */
  cut(address: string): void {
    if (this.cuts.spend(address)) return;
    this.barred.delete(address);
    this.barred.set(address, this.now() + this.limits.barredMs);
    const [first] = this.barred.keys();
    if (this.barred.size > mostBarred && first !== undefined) this.barred.delete(first);
  }
}
