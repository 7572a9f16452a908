/** How far the items have been gone through for something, and where it was. */
interface Search {
  readonly from: number;
  readonly grounds: unknown;
  upTo: number;
  found: number | undefined;
}

/**
 * An immutable list that only grows. Lists that grew from one another share their items, so that appending costs one item
 * and the list before it stays as it was; a second branch from the same list copies once.
 */
export class AppendList<T> implements Iterable<T> {
  private constructor(
    private readonly items: T[],
    readonly length: number,
    private readonly searches = new WeakMap<object, Search>(),
  ) {}

  static from<T>(items: Iterable<T> = []): AppendList<T> {
    const own = [...items];
    return new AppendList(own, own.length);
  }

  at(index: number): T | undefined {
    return index >= 0 && index < this.length ? this.items[index] : undefined;
  }

  get last(): T | undefined {
    return this.at(this.length - 1);
  }

  with(item: T): AppendList<T> {
    const isNewest = this.items.length === this.length;
    const items = isNewest ? this.items : this.items.slice(0, this.length);
    items.push(item);
    return new AppendList(items, this.length + 1, isNewest ? this.searches : undefined);
  }

  /**
   * Whether one of the items from `from` on is wanted. What was gone through for the same `search` is not gone through again,
   * as long as `grounds`, all that the answer follows from beside the item, are the same.
   */
  someSince(from: number, search: object, grounds: unknown, isWanted: (item: T) => boolean): boolean {
    let known = this.searches.get(search);
    if (known?.from !== from || known.grounds !== grounds) {
      known = { from, grounds, upTo: from, found: undefined };
      this.searches.set(search, known);
    }
    for (; known.found === undefined && known.upTo < this.length; known.upTo++)
      if (isWanted(this.items[known.upTo] as T)) known.found = known.upTo;
    return known.found !== undefined && known.found < this.length;
  }

  slice(from: number, to = this.length): T[] {
    return this.items.slice(Math.max(0, from), Math.min(to, this.length));
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.length; index++) yield this.items[index] as T;
  }
}
