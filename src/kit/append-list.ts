/**
 * An immutable list that only grows. Lists that grew from one another share their items, so that appending costs one item
 * and the list before it stays as it was; a second branch from the same list copies once.
 */
export class AppendList<T> implements Iterable<T> {
  private constructor(
    private readonly items: T[],
    readonly length: number,
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
    const items = this.items.length === this.length ? this.items : this.items.slice(0, this.length);
    items.push(item);
    return new AppendList(items, this.length + 1);
  }

  slice(from: number, to = this.length): T[] {
    return this.items.slice(Math.max(0, from), Math.min(to, this.length));
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.length; index++) yield this.items[index] as T;
  }
}
