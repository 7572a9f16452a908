import type { FactSink } from '../../company/log-keeper.ts';
import type { Fact } from '../../drama/fact.ts';
import type { FactLog } from '../../store/fact-log.ts';
import { StoreError } from '../../store/store-error.ts';
import { isNoteworthy, castNamesIn, noted, type Evening } from './evening.ts';

/**
 * How safe an evening is: `saved` so far, `unkept` because this browser keeps nothing, `full` for want of room, `failing` for
 * some other reason and tried again, or given up because it goes on `elsewhere` or has become `unsavable`.
 */
export type SaveState = 'saved' | 'unkept' | 'full' | 'failing' | 'elsewhere' | 'unsavable';

/** So much of a play may pass before its entry is brought up to date. */
const noteEveryMs = 10_000;
/** One append of a long wait is made in lots. */
const factsALot = 1000;

interface EveningLogOptions {
  /** Opens the log, once there is something to write. */
  readonly open: () => Promise<FactLog>;
  readonly evening: Evening;
  /** The fact the evening began with, where it is gone on with. */
  readonly opened?: Fact | undefined;
  /** Whether what is written outlives the page. */
  readonly isKept: boolean;
  readonly onEntry: (evening: Evening) => void;
  readonly onState: (state: SaveState) => void;
}

/**
 * Where an evening's facts go while it is played. What cannot be written now is offered again by whoever plays it; what can
 * never be written is let go, and the play goes on unsaved.
 */
export class EveningLog implements FactSink {
  private log: Promise<FactLog> | undefined;
  private entry: Evening;
  private notedMs = 0;
  private nameOf: ReturnType<typeof castNamesIn>;
  private current: SaveState;
  private isClosed = false;
  private rewriting: Promise<void> | undefined;
  private readonly observers = new Set<(state: SaveState) => void>();

  constructor(private readonly options: EveningLogOptions) {
    this.entry = options.evening;
    this.nameOf = castNamesIn(options.opened);
    this.current = options.isKept ? 'saved' : 'unkept';
  }

  get state(): SaveState {
    return this.current;
  }

  /** Observes how safe it is from now on, until what it returns is called. */
  onState(observe: (state: SaveState) => void): () => void {
    this.observers.add(observe);
    return () => this.observers.delete(observe);
  }

  async append(facts: readonly Fact[]): Promise<void> {
    if (this.isClosed || this.current === 'elsewhere' || this.current === 'unsavable') return;
    await this.rewriting;
    try {
      const log = await (this.log ??= this.options.open());
      // What was written before a failure is not offered to the log again.
      const fresh = facts.filter(({ seq }) => seq >= log.length);
      for (let from = 0; from < fresh.length; from += factsALot) await log.append(fresh.slice(from, from + factsALot));
      this.become(this.options.isKept ? 'saved' : 'unkept');
      this.note(fresh);
    } catch (error) {
      const state = stateAfter(error);
      // Another try opens the log anew: what is in doubt is looked up.
      if (state === 'failing') await this.letGo();
      this.become(state);
      if (state === 'full' || state === 'failing') throw error;
    }
  }

  /** Writes the whole evening anew: it was taken up on another version of its scene. */
  async rewrite(facts: readonly Fact[]): Promise<void> {
    if (this.isClosed || !this.log) return;
    const log = await this.log;
    this.rewriting = log.rewind(0).catch(() => undefined);
    await this.rewriting;
    await this.append(facts);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.observers.clear();
    await this.letGo();
  }

  private async letGo(): Promise<void> {
    const { log } = this;
    this.log = undefined;
    await log?.then((open) => open.close()).catch(() => undefined);
  }

  private note(facts: readonly Fact[]): void {
    if (facts[0]?.type === 'play:opened') this.nameOf = castNamesIn(facts[0]);
    for (const fact of facts) this.entry = noted(this.entry, fact, this.nameOf);
    const isDue = this.entry.playedMs - this.notedMs >= noteEveryMs;
    if (!isDue && !facts.some(isNoteworthy)) return;
    this.notedMs = this.entry.playedMs;
    this.options.onEntry(this.entry);
  }

  private become(state: SaveState): void {
    if (state === this.current) return;
    this.current = state;
    this.options.onState(state);
    for (const observe of [...this.observers]) observe(state);
  }
}

function stateAfter(error: unknown): Exclude<SaveState, 'saved' | 'unkept'> {
  if (!(error instanceof StoreError)) return 'failing';
  switch (error.code) {
    case 'store/full':
      return 'full';
    case 'store/conflict':
      return 'elsewhere';
    case 'store/too-big':
    case 'store/bad-fact':
    case 'store/gap':
      return 'unsavable';
    default:
      return 'failing';
  }
}
