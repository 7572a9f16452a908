/**
 * A map that holds what was used of late. When so many entries have come in, those that nobody has asked for since it was last
 * full are let go: what is used again and again stays, however much passes by.
 */
export class RecentMap<K, V> {
  private recent = new Map<K, V>();
  private older = new Map<K, V>();

  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    const found = this.recent.get(key);
    if (found !== undefined || this.older.size === 0) return found;
    const kept = this.older.get(key);
    if (kept !== undefined) this.set(key, kept);
    return kept;
  }

  has(key: K): boolean {
    return this.recent.has(key) || this.older.has(key);
  }

  set(key: K, value: V): void {
    if (this.recent.size >= this.most) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, value);
  }
}
