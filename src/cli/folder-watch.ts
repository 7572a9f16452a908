import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Editors write in several steps: what changes within so long is one change. */
const quietMs = 60;
/** However busy the folder is, it is looked at so often. */
const mostQuietMs = 1000;
/** A folder that is gone for a moment (another branch is checked out) is looked for again after so long. */
const lostMs = 1000;
const deepest = 2;

/**
 * Tells of changes in a folder and the folders in it. Folders are watched and not files: an editor that writes a new file and
 * gives it the old one's name is seen as well. Nothing is asked for over and over; `onChange` may be called though nothing is
 * different, and is never called twice at the same time.
 */
export class FolderWatch {
  private readonly watchers = new Map<string, FSWatcher>();
  private timer: NodeJS.Timeout | undefined;
  private firstMs: number | undefined;
  private isBusy = false;
  private isAgain = false;
  private isClosed = false;

  constructor(
    private readonly folder: string,
    private readonly onChange: () => Promise<void>,
  ) {}

  /** Watches from now on. */
  async open(): Promise<void> {
    const folders = await foldersIn(this.folder);
    if (this.isClosed) return;
    for (const [path, watcher] of this.watchers) {
      if (folders.includes(path)) continue;
      watcher.close();
      this.watchers.delete(path);
    }
    for (const path of folders) if (!this.watchers.has(path)) this.watchOne(path);
    if (folders.length === 0) this.later(lostMs);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const watcher of this.watchers.values()) watcher.close();
    this.watchers.clear();
  }

  private watchOne(path: string): void {
    try {
      const watcher = watch(path, () => this.stir());
      watcher.on('error', () => {
        watcher.close();
        this.watchers.delete(path);
        this.stir();
      });
      this.watchers.set(path, watcher);
    } catch {
      // It went away while it was looked at.
      this.later(lostMs);
    }
  }

  private stir(): void {
    const now = performance.now();
    this.firstMs ??= now;
    this.later(Math.max(0, Math.min(quietMs, this.firstMs + mostQuietMs - now)));
  }

  private later(ms: number): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), ms);
  }

  private async look(): Promise<void> {
    this.firstMs = undefined;
    if (this.isBusy) {
      this.isAgain = true;
      return;
    }
    this.isBusy = true;
    await this.open();
    if (!this.isClosed) await this.onChange();
    this.isBusy = false;
    if (this.isAgain) this.later(0);
    this.isAgain = false;
  }
}

/** The folder and those in it; none, where it is not there. */
async function foldersIn(folder: string, depth = 0): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const within = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && depth < deepest);
    const deeper = await Promise.all(within.map(({ name }) => foldersIn(join(folder, name), depth + 1)));
    return [folder, ...deeper.flat()];
  } catch {
    return [];
  }
}
