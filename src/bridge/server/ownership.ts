import type { Cancel, Clock } from '../../kit/clock.ts';
import type { Leases } from '../../store/leases.ts';

interface OwnershipOptions {
  /** Nobody has to be asked, where a store has one process at a time. */
  readonly leases: () => Promise<Leases | undefined>;
  /** This node, as the others call it. */
  readonly node: string;
  readonly clock: Clock;
  /** Told that an evening is no longer this node's. */
  readonly onLost: (session: string) => void;
  readonly onFault: (error: unknown) => void;
  readonly lastsMs?: number;
}

/** An owner that says nothing for so long is taken to be dead: with coming back and reading the log that is less than five seconds. */
const usualLastsMs = 2_000;
const renewalsALease = 4;

/** Which evenings are this node's to play. A lease is renewed while its evening is open; whoever dies lets it run out. */
export class Ownership {
  private readonly tokens = new Map<string, number>();
  /** Evenings of others at which somebody of ours sits, and whose they were. */
  private readonly watched = new Map<string, { readonly owner: string; readonly lapsed: Set<() => void> }>();
  private readonly lastsMs: number;
  private beat: Cancel | undefined;
  private renewedAt = 0;
  private isClosed = false;

  constructor(private readonly options: OwnershipOptions) {
    this.lastsMs = options.lastsMs ?? usualLastsMs;
  }

  /** Whose an evening is. Nobody's becomes this node's. */
  async find(session: string): Promise<{ readonly token: number | undefined } | { readonly node: string }> {
    const leases = await this.options.leases();
    if (!leases || this.tokens.has(session)) return { token: this.tokens.get(session) };
    const name = nameOf(session);
    const { node } = this.options;
    for (;;) {
      const owner = (await leases.holders([name])).get(name);
      if (owner !== undefined && owner !== node) return { node: owner };
      const token = await leases.take(name, node, this.lastsMs);
      if (token === undefined) continue;
      this.tokens.set(session, token);
      this.keepGoing();
      return { token };
    }
  }

  /** The token this node writes an evening with. Rejects where it is another's. */
  async claim(session: string): Promise<number | undefined> {
    const found = await this.find(session);
    if ('token' in found) return found.token;
    throw new Error('This evening is played on another node.');
  }

  async release(session: string): Promise<void> {
    if (!this.tokens.delete(session)) return;
    const leases = await this.options.leases();
    await leases?.release(nameOf(session), this.options.node).catch(this.options.onFault);
  }

  /** Tells when an evening is no longer with that owner. */
  watch(session: string, owner: string, lapsed: () => void): () => void {
    let watching = this.watched.get(session);
    if (watching?.owner !== owner) this.watched.set(session, (watching = { owner, lapsed: new Set() }));
    const { lapsed: all } = watching;
    all.add(lapsed);
    this.keepGoing();
    return () => {
      all.delete(lapsed);
      if (all.size === 0 && this.watched.get(session)?.lapsed === all) this.watched.delete(session);
    };
  }

  close(): void {
    this.isClosed = true;
    this.beat?.();
  }

  private keepGoing(): void {
    if (this.beat || this.isClosed) return;
    this.renewedAt = this.options.clock.now();
    const next = (): void => {
      this.beat = this.options.clock.after(this.lastsMs / renewalsALease, () => {
        void this.look()
          .catch((error: unknown) => this.failed(error))
          .finally(() => {
            this.beat = undefined;
            if (!this.isClosed && this.tokens.size + this.watched.size > 0) next();
          });
      });
    };
    next();
  }

  private async look(): Promise<void> {
    const leases = await this.options.leases();
    if (!leases) return;
    const ours = [...this.tokens.keys()];
    if (ours.length > 0) {
      const kept = new Set(await leases.renew(ours.map(nameOf), this.options.node, this.lastsMs));
      for (const session of ours) if (!kept.has(nameOf(session))) this.lose(session);
    }
    this.renewedAt = this.options.clock.now();
    const watched = [...this.watched];
    if (watched.length === 0) return;
    const holders = await leases.holders(watched.map(([session]) => nameOf(session)));
    for (const [session, { owner, lapsed }] of watched) {
      if (holders.get(nameOf(session)) === owner) continue;
      if (this.watched.get(session)?.lapsed === lapsed) this.watched.delete(session);
      for (const tell of [...lapsed]) tell();
    }
  }

  /** Whoever cannot say that they are alive must take it that others think them dead. */
  private failed(error: unknown): void {
    this.options.onFault(error);
    if (this.options.clock.now() - this.renewedAt < this.lastsMs) return;
    for (const session of [...this.tokens.keys()]) this.lose(session);
  }

  private lose(session: string): void {
    if (this.tokens.delete(session)) this.options.onLost(session);
  }
}

const nameOf = (session: string): string => `evening:${session}`;
