import { open, stat, type FileHandle } from 'node:fs/promises';
import { stableJson } from '../kit/hash.ts';
import type { FactSink } from '../company/log-keeper.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { maxFactBytes } from '../store/fact-record.ts';
import { lineChain } from '../store/log-lines.ts';
import { badInput } from './command.ts';

/** A log as a file of chained JSON lines, written as the play goes on. */
interface LogFile extends FactSink {
  close(): Promise<void>;
}

/** What a log's first fact holds besides its scene. */
const besideScene = 8 * 1024;

/** A scene that cannot be logged is refused before it is played. */
export function expectLoggable(scene: SceneFile): void {
  const [bytes, most] = [Buffer.byteLength(stableJson(scene)), maxFactBytes - besideScene];
  if (bytes <= most) return;
  throw badInput(
    `the scene has ${bytes} bytes, and a log takes one of ${most}: play it without --log, or make it smaller`,
  );
}

/** Begins a log in a file of its own: what lies there already is another evening's, and perhaps still being written. */
export async function createLogFile(path: string): Promise<LogFile> {
  const there = await stat(path).catch(() => undefined);
  const isOurs = !there || there.isFile();
  // Even an empty one: another perform may just have made it.
  if (there?.isFile()) throw takenAlready(path);
  const handle = await open(path, there ? 'a' : 'ax').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? takenAlready(path)
      : badInput(`cannot write the log ${path}: ${error.message}`, error);
  });
  return new WrittenLog(handle, isOurs);
}

const takenAlready = (path: string) =>
  badInput(
    `there is a log ${path} already, and nothing is written over it: another perform is writing it, or one was broken off ` +
      `(proscenium replay ${path} tells how far it came); move it away, or choose another file`,
  );

class WrittenLog implements LogFile {
  private readonly lineOf = lineChain();
  /** Lines made and not yet on the disk, by seq: what is tried again is not chained again. */
  private readonly made = new Map<number, string>();
  private bytes = 0;
  private tornAt: number | undefined;

  constructor(
    private readonly handle: FileHandle,
    /** A file, and not a pipe or a device that keeps nothing. */
    private readonly isFile: boolean,
  ) {}

  async append(facts: Parameters<FactSink['append']>[0]): Promise<void> {
    const lines = facts.map((fact) => {
      const line = this.made.get(fact.seq) ?? `${this.lineOf(fact)}\n`;
      this.made.set(fact.seq, line);
      return line;
    });
    await this.expectAlone();
    const text = lines.join('');
    this.tornAt = this.bytes;
    await this.handle.appendFile(text);
    this.tornAt = undefined;
    this.bytes += Buffer.byteLength(text);
    this.made.clear();
  }

  /** Takes back what a failed write left of a line; stops when somebody else has written. */
  private async expectAlone(): Promise<void> {
    if (!this.isFile) return;
    if (this.tornAt !== undefined) await this.handle.truncate(this.tornAt);
    const { size } = await this.handle.stat();
    if (size !== this.bytes) throw new Error('somebody else has written to it');
  }

  async close(): Promise<void> {
    await this.handle.sync().catch(() => undefined);
    await this.handle.close();
  }
}
