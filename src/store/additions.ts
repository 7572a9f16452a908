import { type FactRecord } from './fact-log.ts';
import { type LogEnd } from './fact-record.ts';

/** Records that are to be added to a log. */
export interface Addition {
  readonly id: string;
  /** Where the log must still end. */
  readonly end: LogEnd;
  readonly records: readonly FactRecord[];
}

interface Waiting extends Addition {
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** So many logs and so much text go into one commit. */
const mostLogs = 200;
const groupLength = 2 * 1024 * 1024;

/**
 * What is to be added to many logs, made durable together: while one commit is on its way, whatever else is to be added waits
 * and is the next. A disk takes a few hundred commits a second, whether they hold one fact or a thousand.
 */
export class Additions {
  private readonly waiting: Waiting[] = [];
  private isBusy = false;

  constructor(
    private readonly medium: {
      /** Adds all of them in one commit, or none; says which logs still ended where they should. */
      together(group: readonly Addition[]): Promise<ReadonlySet<string>>;
      alone(addition: Addition): Promise<boolean>;
      /** It was understood and refused: one of them may be why, and the others are as good as before. */
      isRefusal(reason: unknown): boolean;
    },
  ) {}

  /** False where the log did not end there any more. */
  add(addition: Addition): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...addition, resolve, reject });
      if (!this.isBusy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    // What is added in the same breath shares the first commit too.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const group = this.nextGroup();
      if (group.length === 1) await this.addEach(group);
      else await this.addAll(group);
    }
    this.isBusy = false;
  }

  private async addAll(group: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.medium.together(group);
      for (const { id, resolve } of group) resolve(kept.has(id));
    } catch (reason) {
      if (this.medium.isRefusal(reason)) await this.addEach(group);
      else for (const { reject } of group) reject(reason);
    }
  }

  private async addEach(group: readonly Waiting[]): Promise<void> {
    for (const each of group) await this.medium.alone(each).then(each.resolve, each.reject);
  }

  /** The next that go together; never two of one log, whose order would be lost. */
  private nextGroup(): Waiting[] {
    const logs = new Set<string>();
    let length = 0;
    let count = 0;
    for (const { id, records } of this.waiting) {
      length += records.reduce((sum, { text }) => sum + text.length, 0);
      if (count > 0 && (count >= mostLogs || length > groupLength || logs.has(id))) break;
      logs.add(id);
      count++;
    }
    return this.waiting.splice(0, count);
  }
}
