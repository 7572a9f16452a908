import { given } from '../../kit/given.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { loadPlay } from '../../company/saved-play.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Damage, FactLog, FactStore } from '../../store/fact-log.ts';
import type { IndexedDb } from '../../store/indexed-db.ts';
import { openIndexedDbStore } from '../../store/indexed-db-store.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { stemOf } from '../dom/save-file.ts';
import { sealLine, standingOf, type Seal, type Sealer, type Standing } from '../../store/log-seal.ts';
import { StoreError, whyOf } from '../../store/store-error.ts';
import { within } from './within.ts';
import { EveningIndex, keptText } from './evening-index.ts';
import { fileOf, readFile, type EveningFile, type FileProblem } from './evening-file.ts';
import { EveningLog, type SaveState } from './evening-log.ts';
import { byWhen, eveningId, eveningOf, newEvening, type Evening } from './evening.ts';

/** What a shelf has to tell, once: why an evening is not safe. */
export type ShelfNotice = Exclude<SaveState, 'saved'>;

export interface OpenEvening {
  readonly id: string;
  readonly log: EveningLog;
  /** What has been played of it; nothing yet, where it is new. */
  readonly facts: readonly Fact[];
  /** Why it goes on from an earlier fact than the last one saved. */
  readonly damage?: Damage;
}

interface ImportedEvening {
  readonly id: string;
  readonly isBrokenOff: boolean;
  readonly standing: Exclude<Standing, 'tampered'>;
}

export type ImportProblem =
  | FileProblem
  | { readonly code: 'no-room' }
  | { readonly code: 'failed'; readonly reason: string };

/** What files are sealed with and checked against. */
interface Sealing {
  readonly subtle: Pick<SubtleCrypto, 'sign' | 'verify'>;
  readonly own?: Sealer | undefined;
  readonly known?: readonly Sealer[];
}

interface EveningsOptions {
  /** The browser's database; without it evenings live as long as the page. */
  readonly indexedDb?: IndexedDb | undefined;
  /** How long the database is waited for: it is opened, and each time it is read or written. */
  readonly patience?: { readonly openMs: number; readonly workMs: number };
  /** Where the index is kept: `localStorage`. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Whose seals are known: that of this browser first, which files are sealed with, then those of hosts. */
  readonly sealing?: Promise<Sealing | undefined>;
  /** Told once of each thing that keeps evenings from being safe. */
  readonly onNotice?: (notice: ShelfNotice) => void;
}

/** A database that opens at all opens in a moment; writing a long evening may take its time. */
const usualPatience = { openMs: 5000, workMs: 30_000 };

/** Opens the database and has it answer once: there are some that open and then say nothing. */
async function openAnswering(indexedDb: IndexedDb, { openMs, workMs }: typeof usualPatience): Promise<FactStore> {
  const opening = openIndexedDbStore(indexedDb, undefined, (work) => within(workMs, work));
  const answering = opening.then(async (store) => {
    await store.list();
    return store;
  });
  return within(openMs, answering);
}

const indexKey = 'proscenium.evenings';
/** Logs that were set aside because of damage. */
const asides = /\.(unfit|damaged)-\d+(-\d+)?$/;
const factsALot = 1000;

/** The evenings kept in this browser: each one a log, saved by itself while it is played. */
export class Evenings {
  private readonly told = new Set<ShelfNotice>();
  /** Damage is found once, perhaps only to list an evening; whoever goes on with it is told all the same. */
  private readonly damages = new Map<string, Damage>();

  private constructor(
    private readonly store: FactStore,
    private readonly index: EveningIndex,
    /** Whether evenings are there when the page comes back. */
    readonly isKept: boolean,
    private readonly options: EveningsOptions,
  ) {}

  /** Opens the shelf. A browser that keeps nothing has one too, for as long as the page lives. */
  static async openAsync(options: EveningsOptions): Promise<Evenings> {
    const { indexedDb, patience = usualPatience } = options;
    const store = indexedDb && (await openAnswering(indexedDb, patience).catch(() => undefined));
    if (store) return Evenings.on(store, { ...options, isKept: true });
    return Evenings.on(memoryStore(), { ...options, storage: undefined, isKept: false });
  }

  /** A shelf on any store; `isKept` where that outlives the page. */
  static on(store: FactStore, options: EveningsOptions & { readonly isKept: boolean }): Evenings {
    const index = new EveningIndex(keptText(options.storage, indexKey));
    return new Evenings(store, index, options.isKept, options);
  }

  /** Newest first. Reads no log, unless the index knows nothing of it. */
  async list(): Promise<readonly Evening[]> {
    const logs = (await this.store.list()).filter(
      ({ id, length, setAside }) => length > 0 && !setAside && !asides.test(id),
    );
    const known = this.index.all();
    const evenings: Evening[] = [];
    for (const { id, length, savedAt } of logs) {
      const entry = known.get(id);
      const found = entry ?? (await this.entryFromLog(id, savedAt));
      if (found) evenings.push({ ...found, length: Math.max(length, 0) });
    }
    const ids = new Set(logs.map(({ id }) => id));
    this.index.keepOnly((id) => ids.has(id));
    return evenings.sort(byWhen);
  }

  /** Begins an evening. Nothing is written before something happens in it. */
  async begin(scene: string, now: Date): Promise<OpenEvening> {
    const id = await this.freeId(scene, now);
    const evening = newEvening(id, now.getTime(), { scene });
    return { id, log: this.logFor(evening, undefined), facts: [] };
  }

  /** The facts of an evening, up to its last good one. */
  async facts(id: string): Promise<{ readonly facts: readonly Fact[]; readonly damage?: Damage }> {
    const { log, facts, damage } = await this.load(id);
    await log.close();
    return { facts, ...(damage ? { damage } : {}) };
  }

  /** Whether there is something to go on with. */
  async has(id: string): Promise<boolean> {
    return (await this.store.list()).some((log) => log.id === id && log.length > 0);
  }

  /** Goes on with an evening where it was left. */
  async goOn(id: string): Promise<OpenEvening> {
    const { log, facts, damage } = await this.load(id);
    const entry = eveningOf(this.entryOf(id), facts);
    this.index.put(entry);
    return { id, log: this.logFor(entry, facts[0], log), facts, ...(damage ? { damage } : {}) };
  }

  /** Has an evening hold these facts instead of its own. Nobody may be playing it. */
  async rewrite(id: string, facts: readonly Fact[]): Promise<void> {
    const { log } = await this.store.open(id);
    await log.rewind(0);
    for (let from = 0; from < facts.length; from += factsALot) await log.append(facts.slice(from, from + factsALot));
    await log.close();
    this.index.put(eveningOf(this.entryOf(id), facts));
  }

  /** Plays on from an earlier fact: a branch of its own. The evening it comes from stays as it was. */
  async rewind(id: string, seq: number, now: Date): Promise<OpenEvening> {
    const { scene, isFromElsewhere, ...of } = this.entryOf(id);
    const branch = await this.freeId(scene ?? stemFor(of.id), now);
    await this.store.fork(id, seq, branch);
    this.index.put(newEvening(branch, now.getTime(), { scene, from: { id, seq }, ...given({ isFromElsewhere }) }));
    return this.goOn(branch);
  }

  /** Takes an evening off the shelf for good, with what was set aside of it. */
  async remove(id: string): Promise<void> {
    const logs = (await this.store.list()).filter((log) => log.id === id || log.id.replace(asides, '') === id);
    for (const log of logs) await this.store.remove(log.id);
    this.index.keepOnly((each) => each !== id);
  }

  async exportFile(id: string): Promise<EveningFile> {
    return this.fileOf(id, (await this.facts(id)).facts);
  }

  /** These facts of an evening as a file, sealed. What came from elsewhere is not: we cannot vouch for it. */
  async fileOf(id: string, facts: readonly Fact[]): Promise<EveningFile> {
    const sealing = await this.options.sealing;
    if (!sealing?.own || this.entryOf(id).isFromElsewhere) return fileOf(id, facts);
    return fileOf(id, facts, await sealLine(facts, sealing.own, sealing.subtle));
  }

  private async standingOf(facts: readonly Fact[], seal: Seal | undefined): Promise<Standing> {
    const sealing = await this.options.sealing;
    if (!sealing) return 'not-from-here';
    const known = [...(sealing.own ? [sealing.own] : []), ...(sealing.known ?? [])];
    return standingOf(facts, seal, known, sealing.subtle);
  }

  /** Puts a file on the shelf as an evening of its own; `plays` are those known here, so that it finds its own. */
  async importFile(
    text: string,
    now: Date,
    plays: readonly {
      readonly name: string;
      readonly title: string;
      readonly alsoCalled?: readonly string[] | undefined;
    }[] = [],
    onPart: (part: number) => void = () => undefined,
  ): Promise<Result<ImportedEvening, ImportProblem>> {
    const read = await readFile(text, onPart);
    if (!read.ok) return read;
    const { facts, isBrokenOff, seal } = read.value;
    const standing = await this.standingOf(facts, seal);
    if (standing === 'tampered') return err({ code: 'tampered' });
    const isFromElsewhere = standing === 'checked' ? undefined : true;
    const { title } = eveningOf(newEvening('', 0), facts.slice(0, 1));
    const scene = plays.find((play) => play.title === title || play.alsoCalled?.includes(title))?.name;
    let id: string | undefined;
    try {
      id = await this.freeId(scene ?? stemFor(title), now);
      const { log } = await this.store.open(id);
      for (let from = 0; from < facts.length; from += factsALot) await log.append(facts.slice(from, from + factsALot));
      await log.close();
      this.index.put(eveningOf(newEvening(id, now.getTime(), { scene, ...given({ isFromElsewhere }) }), facts));
      return ok({ id, isBrokenOff, standing });
    } catch (error) {
      if (id !== undefined) await this.store.remove(id).catch(() => undefined);
      const isFull = error instanceof StoreError && error.code === 'store/full';
      return err(isFull ? { code: 'no-room' } : { code: 'failed', reason: whyOf(error) });
    }
  }

  /** Closes the database and every log in it. */
  async close(): Promise<void> {
    await this.store.close();
  }

  private async load(id: string): Promise<{ log: FactLog; facts: readonly Fact[]; damage?: Damage }> {
    // Opening would begin it.
    if (!(await this.store.list()).some((log) => log.id === id)) {
      throw new StoreError(
        'store/unknown-log',
        `There is no evening ${JSON.stringify(id.slice(0, 100))} on this shelf.`,
      );
    }
    const { log, facts, damage } = await loadPlay(this.store, id);
    if (damage) {
      this.damages.set(id, damage);
      this.index.put(eveningOf(this.entryOf(id), facts));
    }
    return { log, facts, ...given({ damage: this.damages.get(id) }) };
  }

  private logFor(evening: Evening, opened: Fact | undefined, open?: FactLog): EveningLog {
    let first = open;
    const log = new EveningLog({
      evening,
      opened,
      isKept: this.isKept,
      open: async () => {
        const given = first;
        first = undefined;
        return given ?? (await this.store.open(evening.id)).log;
      },
      onEntry: (entry) => this.index.put(entry),
      onState: (state) => this.tell(state),
    });
    if (!this.isKept) this.tell('unkept');
    return log;
  }

  private tell(state: SaveState): void {
    // Room that was made may be filled again: that is news.
    if (state === 'saved') this.told.clear();
    else if (!this.told.has(state)) {
      this.told.add(state);
      this.options.onNotice?.(state);
    }
  }

  private entryOf(id: string): Evening {
    return this.index.all().get(id) ?? newEvening(id, whenIn(id) ?? 0);
  }

  private async entryFromLog(id: string, savedAt: string): Promise<Evening | undefined> {
    try {
      const { facts } = await this.facts(id);
      const scene = sceneIn(id);
      const entry = eveningOf(newEvening(id, whenIn(id) ?? (Date.parse(savedAt) || 0), { scene }), facts);
      this.index.put(entry);
      return entry;
    } catch {
      // One that cannot be read must not hide the others.
      return undefined;
    }
  }

  /** What the shelf does not tell is not known to be taken: a play begins in any case, and what cannot be saved is told. */
  private async freeId(stem: string, now: Date): Promise<string> {
    const logs = await this.store.list().catch(() => []);
    const taken = new Set([...logs.map(({ id }) => id), ...this.index.all().keys()]);
    return eveningId(stem, now, (id) => taken.has(id));
  }
}

const named = /^(.+)-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)-\d+$/;

/** What an evening's own name tells, where the index is lost. */
const sceneIn = (id: string): string | undefined => named.exec(id)?.[1];

function whenIn(id: string): number | undefined {
  const parts = named.exec(id)?.slice(2).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  return new Date(year, month - 1, day, hour, minute).getTime();
}

/** A name that can stand in an id. */
const stemFor = (text: string): string => stemOf(sceneIn(text) ?? text, 'evening');
