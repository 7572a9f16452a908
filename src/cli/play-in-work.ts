import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describeMistake, type Mistake } from '../script/source.ts';
import { AuthorChannel } from './author-channel.ts';
import type { CommandIo } from './command-io.ts';
import { nameFor, ownPlay } from './page-play.ts';
import { StagingDesk } from './staging-desk.ts';
import { changedFiles, readWrittenPlay, remarksOn, type WrittenPlay } from './written-play.ts';

/** A play that is being written: its last good version as files of the page, and what the open pages are told. */
export class PlayInWork {
  readonly name: string;
  readonly files = new Map<string, { readonly text: string } | { readonly file: string }>();
  readonly channel = new AuthorChannel();
  readonly desk: StagingDesk;
  /** One reading after the other. */
  private reading: Promise<void> = Promise.resolve();
  private last: WrittenPlay | undefined;
  /** The last that could be given. */
  private good: WrittenPlay | undefined;

  constructor(
    private readonly folder: string,
    private readonly page: string,
    private readonly io: CommandIo,
  ) {
    this.desk = new StagingDesk({ folder, written: () => this.last, onWritten: () => this.read() });
    this.name = nameFor(realpathSync(folder));
    this.files.set('index.html', { text: markedPage(readFileSync(join(page, 'index.html'), 'utf8')) });
  }

  /** Takes up what the folder holds now; does nothing, where nothing is different. */
  read(): Promise<void> {
    this.reading = this.reading.then(() => this.readNow());
    return this.reading;
  }

  private async readNow(): Promise<void> {
    let written: WrittenPlay;
    try {
      written = await readWrittenPlay(this.folder);
    } catch (error) {
      // In the middle of a rename there may be no such file.
      await this.io.stderr.write(`proscenium: ${(error as Error).message}\n`);
      return;
    }
    const before = this.last;
    if (written.digest === before?.digest) return;
    this.last = written;
    const changed = before ? changedFiles(before.files, written.files) : [];
    if (written.scene) {
      this.good = written;
      for (const [path, file] of ownPlay(this.name, written.scene, this.page)) {
        this.files.set(path, file);
      }
    }
    this.tell(changed, []);
    if (written.mistakes.length > 0) return this.say('mistakes', written.mistakes);
    if (before) await this.report({ type: 'taken-up', files: changed }, `taken up: ${changed.join(', ')}`);
    // What is only worth a remark is looked for when everybody has been told the rest.
    setImmediate(() => void this.remark(written));
  }

  /** To a program on stdout, to a person on stderr. */
  async report(event: Readonly<Record<string, unknown>>, sentence: string): Promise<void> {
    if (!this.io.stdout.isTerminal) await this.io.stdout.write(`${JSON.stringify(event)}\n`);
    await this.io.stderr.write(`proscenium: ${sentence}\n`);
  }

  private async remark(written: WrittenPlay): Promise<void> {
    if (this.last !== written) return;
    const remarks = remarksOn(written);
    this.tell([], remarks);
    if (remarks.length > 0) await this.say('remarks', remarks);
  }

  private async say(type: 'mistakes' | 'remarks', said: readonly Mistake[]): Promise<void> {
    const lines = said.map((mistake) => join(this.folder, describeMistake(mistake)));
    if (!this.io.stdout.isTerminal) await this.io.stdout.write(`${JSON.stringify({ type, [type]: lines })}\n`);
    await this.io.stderr.write(lines.map((line) => `${line}\n`).join(''));
  }

  private tell(changed: readonly string[], remarks: readonly Mistake[]): void {
    this.channel.tell({
      play: this.name,
      version: this.good?.digest ?? '',
      changed,
      mistakes: this.last?.mistakes ?? [],
      remarks,
    });
  }
}

/** The page that knows it is an author's: only this one fetches what authors need. */
const markedPage = (html: string): string =>
  html.replace('<head>', '<head>\n    <meta name="proscenium-author" content="yes" />');
