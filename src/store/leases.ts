/**
 * Who may write what, among processes that share a store: a lease is somebody's for a while and for longer if they renew it.
 * Its token rises each time it changes hands, so that whoever had it before and does not know it yet can be told apart.
 */
export interface Leases {
  /** Takes a lease that nobody has, or that has run out. Resolves to its token, or to nothing where another has it. */
  take(name: string, owner: string, lastsMs: number): Promise<number | undefined>;
  /** Has those of these that are still this owner's last longer, and says which they are. */
  renew(names: readonly string[], owner: string, lastsMs: number): Promise<readonly string[]>;
  /** Who has which of these now. */
  holders(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  release(name: string, owner: string): Promise<void>;
}
