import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Shelf } from '../../src/store/shelf.ts';
import { MemoryShelf } from '../../src/store/memory-store.ts';

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
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    // The last line may have been cut in the middle.
    for (const line of lines.slice(0, -1)) {
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
