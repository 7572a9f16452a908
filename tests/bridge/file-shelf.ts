import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Shelf } from '../../src/store/shelf.ts';
import { MemoryShelf } from '../../src/store/memory-store.ts';

const newline = 10;

type Change = { readonly begin: [string] } | { readonly add: Parameters<Shelf['add']> };

/**
 * A shelf in a file, a line a change: cheap to open, and what was written is there after a SIGKILL. For tests of what is on top
 * of it: a store for people syncs its files, and survives more than that.
 */
export class FileShelf extends MemoryShelf {
  private constructor(private readonly path: string) {
    super();
  }

  static async createAsync(path: string): Promise<FileShelf> {
    const shelf = new FileShelf(path);
    const written = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    // The last line may have been cut in the middle: nobody was told that it was there, and nothing may be written behind it.
    const whole = written.subarray(0, written.lastIndexOf(newline) + 1);
    if (whole.length < written.length) truncateSync(path, whole.length);
    for (const line of whole.toString('utf8').split('\n').slice(0, -1)) {
      const change = JSON.parse(line) as Change;
      if ('begin' in change) await shelf.kept.begin(...change.begin);
      else await shelf.kept.add(...change.add);
    }
    return shelf;
  }

  override async begin(...change: Parameters<Shelf['begin']>): Promise<void> {
    this.write({ begin: change });
    await super.begin(...change);
  }

  override async add(...change: Parameters<Shelf['add']>): Promise<boolean> {
    if (!(await super.add(...change))) return false;
    this.write({ add: change });
    return true;
  }

  private readonly kept = {
    begin: (...change: Parameters<Shelf['begin']>) => super.begin(...change),
    add: (...change: Parameters<Shelf['add']>) => super.add(...change),
  };

  private write(change: Change): void {
    appendFileSync(this.path, `${JSON.stringify(change)}\n`);
  }
}
