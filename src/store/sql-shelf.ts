import { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { type FactRecord, type LogSummary, type SetAside } from './fact-log.ts';
import { beginning, endOf, type LogEnd } from './fact-record.ts';
import { Additions, type Addition } from './additions.ts';
import { type Shelf, type ShelvedEnd } from './shelf.ts';
import { StoreError } from './store-error.ts';

/** A page of records ends with the one that fills it. */
const pageBytes = 4 * 1024 * 1024;

/** Moves the end of a log from $2 and $3 to $4 and $5, if that is where it ends and nobody with a higher token than $6 has it. */
const moved = `with moved as (
      update proscenium_log set length = $4, hash = $5, saved_at = now()
      where id = $1 and length = $2 and hash = $3 and set_aside is null and fence <= $6 returning id
    )`;

/** The statements, by the name they are prepared under. A change that finds the log at another end returns no row. */
const statements = {
  'proscenium list': `
    select id, length, saved_at, set_aside from proscenium_log`,
  'proscenium find': `
    select length, hash, set_aside from proscenium_log where id = $1`,
  'proscenium begin': `
    insert into proscenium_log (id, length, hash) values ($1, $2, $3) on conflict (id) do nothing`,
  'proscenium page': `
    select seq, hash, text from (
      select seq, hash, text, sum(octet_length(text)) over (order by seq) - octet_length(text) as before
      from proscenium_fact where log = $1 and seq >= $2 order by seq limit $3
    ) as page where before < ${pageBytes} order by seq`,
  'proscenium add': `
    ${moved}, added as (
      insert into proscenium_fact (log, seq, hash, text)
      select moved.id, fact.seq, fact.hash, fact.text
      from moved, unnest($7::integer[], $8::text[], $9::text[]) as fact (seq, hash, text)
    ) select id from moved`,
  // The same for many logs at once: whatever several evenings have to keep in one moment is one commit.
  'proscenium add to many': `
    with moved as (
      update proscenium_log as log set length = wanted.to_length, hash = wanted.to_hash, saved_at = now()
      from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::text[], $6::integer[])
        as wanted (id, length, hash, to_length, to_hash, fence)
      where log.id = wanted.id and log.length = wanted.length and log.hash = wanted.hash
        and log.set_aside is null and log.fence <= wanted.fence
      returning log.id
    ), added as (
      insert into proscenium_fact (log, seq, hash, text)
      select moved.id, fact.seq, fact.hash, fact.text
      from moved join unnest($7::text[], $8::integer[], $9::text[], $10::text[]) as fact (log, seq, hash, text)
        on fact.log = moved.id
    ) select id from moved`,
  'proscenium cut': `
    ${moved}, gone as (
      delete from proscenium_fact using moved where log = moved.id and seq >= $4
    ) select id from moved`,
  'proscenium set aside': `
    ${moved}, tail as (
      update proscenium_fact set log = $7 from moved where log = moved.id and seq >= $4 returning seq
    ), aside as (
      insert into proscenium_log (id, length, hash, set_aside)
      select $7, count(*), '', $8 from tail having count(*) > 0
    ) select id from moved`,
  'proscenium copy': `
    with made as (
      insert into proscenium_log (id, length, hash)
      select $4::text, $2::integer, $3::text from proscenium_log where id = $1 and fence <= $5 and ($2 = 0 or exists (
        select from proscenium_fact where log = $1 and seq = $2 - 1 and hash = $3
      )) on conflict (id) do nothing returning id
    ), copied as (
      insert into proscenium_fact (log, seq, hash, text)
      select made.id, seq, fact.hash, text from made, proscenium_fact as fact where log = $1 and seq < $2
    ) select id from made`,
  'proscenium fence': `
    update proscenium_log set fence = $2 where id = $1 and fence <= $2 returning id`,
} as const;

/** Logs in a Postgres database: embedded or far away, through the same statements. */
export class SqlShelf implements Shelf {
  /** With which token this process writes a log; none, where it alone can. */
  private readonly fences = new Map<string, number>();
  private readonly additions = new Additions({
    together: (group) => this.addTogether(group),
    alone: (addition) => this.addAlone(addition),
    isRefusal,
  });

  private constructor(
    readonly pool: Pool,
    private readonly letGo: () => Promise<void>,
  ) {}

  /** Takes over the pool: it is ended when the shelf closes, or when this fails; then `letGo` is called. */
  static async createAsync(pool: Pool, where: string, letGo: () => Promise<void>): Promise<SqlShelf> {
    const shelf = new SqlShelf(pool, letGo);
    // A connection that breaks fails the statement it was busy with and is replaced when next needed. Unheard, the event
    // itself would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    try {
      await shelf.transaction((client) => bringUpToDate(client, where));
      return shelf;
    } catch (error) {
      await shelf.close();
      throw error;
    }
  }

  async list(): Promise<readonly LogSummary[]> {
    const rows = await this.run<{ id: string; length: number; saved_at: Date; set_aside: string | null }>(
      'proscenium list',
      [],
    );
    return rows.map(({ id, length, saved_at, set_aside }) => ({
      id,
      length,
      savedAt: saved_at.toISOString(),
      ...readSetAside(set_aside),
    }));
  }

  async find(id: string): Promise<ShelvedEnd | undefined> {
    const [row] = await this.run<LogEnd & { set_aside: string | null }>('proscenium find', [id]);
    return row && { length: row.length, hash: row.hash, ...readSetAside(row.set_aside) };
  }

  async begin(id: string): Promise<void> {
    await this.run('proscenium begin', [id, beginning.length, beginning.hash]);
  }

  async page(id: string, from: number, limit: number): Promise<readonly FactRecord[]> {
    return this.run<FactRecord>('proscenium page', [id, from, limit]);
  }

  add(id: string, end: LogEnd, records: readonly FactRecord[]): Promise<boolean> {
    return this.additions.add({ id, end, records });
  }

  private async addTogether(group: readonly Addition[]): Promise<ReadonlySet<string>> {
    const ends = group.map(({ end, records }) => endOf(end, records));
    const facts = group.flatMap(({ id, records }) => records.map((record) => ({ ...record, id })));
    const rows = await this.run<{ id: string }>('proscenium add to many', [
      group.map(({ id }) => id),
      group.map(({ end }) => end.length),
      group.map(({ end }) => end.hash),
      ends.map(({ length }) => length),
      ends.map(({ hash }) => hash),
      group.map(({ id }) => this.fenceOf(id)),
      facts.map(({ id }) => id),
      facts.map(({ seq }) => seq),
      facts.map(({ hash }) => hash),
      facts.map(({ text }) => text),
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  private async addAlone({ id, end, records }: Addition): Promise<boolean> {
    const { length, hash } = endOf(end, records);
    return this.changes('proscenium add', [
      ...[id, end.length, end.hash, length, hash, this.fenceOf(id)],
      ...[records.map(({ seq }) => seq), records.map((record) => record.hash), records.map(({ text }) => text)],
    ]);
  }

  async cut(id: string, end: LogEnd, to: LogEnd): Promise<boolean> {
    return this.changes('proscenium cut', [id, end.length, end.hash, to.length, to.hash, this.fenceOf(id)]);
  }

  async setAside(id: string, end: LogEnd, to: LogEnd, as: string, reason: string): Promise<boolean> {
    const setAside: SetAside = { of: id, from: to.length, reason };
    return this.changes('proscenium set aside', [
      ...[id, end.length, end.hash, to.length, to.hash, this.fenceOf(id)],
      ...[as, JSON.stringify(setAside)],
    ]);
  }

  async copy(id: string, to: LogEnd, as: string): Promise<boolean> {
    return this.changes('proscenium copy', [id, to.length, to.hash, as, this.fenceOf(id)]);
  }

  async fence(id: string, token: number): Promise<boolean> {
    this.fences.set(id, token);
    return this.changes('proscenium fence', [id, token]);
  }

  private fenceOf(id: string): number {
    return this.fences.get(id) ?? 0;
  }

  async remove(id: string): Promise<boolean> {
    // Two statements, so that the second sees facts that were added while the first waited for their commit.
    return this.transaction(async (client) => {
      const { rowCount } = await client.query('delete from proscenium_log where id = $1', [id]);
      await client.query('delete from proscenium_fact where log = $1', [id]);
      return rowCount === 1;
    });
  }

  async close(): Promise<void> {
    try {
      await this.pool.end();
    } finally {
      await this.letGo();
    }
  }

  private async changes(name: keyof typeof statements, values: unknown[]): Promise<boolean> {
    try {
      return (await this.run(name, values)).length === 1;
    } catch (error) {
      // The place of a record, or the name of a log, was taken in this very moment.
      if (codeOf(error) === '23505') return false;
      throw error;
    }
  }

  private async run<Row extends QueryResultRow>(name: keyof typeof statements, values: unknown[]): Promise<Row[]> {
    return this.borrow(async (client) => (await client.query<Row>({ name, text: statements[name], values })).rows);
  }

  private async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.borrow(async (client) => {
      await client.query('begin');
      try {
        const outcome = await work(client);
        await client.query('commit');
        return outcome;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  /**
   * Everything in `work` must go through its client: an embedded database has one connection, and the pool would wait for it.
   * Not `pool.query`, which throws the connection away when a statement is refused: an embedded one does not survive that.
   */
  private async borrow<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined;
    let broken = false;
    try {
      client = await this.pool.connect();
      return await work(client);
    } catch (error) {
      broken = !isRefusal(error);
      throw told(error);
    } finally {
      client?.release(broken);
    }
  }
}

const readSetAside = (text: string | null): { readonly setAside?: SetAside } =>
  text === null ? {} : { setAside: JSON.parse(text) as SetAside };

/** Postgres names its errors by five characters. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The database understood and said no; the connection is as good as before. After anything worse it is on its way out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof StoreError || (error instanceof Error && 'severity' in error && error.severity === 'ERROR');

function told(error: unknown): unknown {
  if (codeOf(error) !== '53100') return error;
  return new StoreError('store/full', 'The disk of the database is full. Make room, then append again.', {
    cause: error,
  });
}

/**
 * How the tables came to be, step by step; the version of a database is how many steps it has taken. Never edit a step that was
 * released: add one.
 *
 * A fact is text and not jsonb, which would reorder its keys, rewrite its numbers and refuse some of its characters.
 */
const steps: readonly string[] = [
  `create table proscenium_log (
     id text primary key,
     length integer not null,
     hash text not null,
     saved_at timestamptz not null default now(),
     set_aside text
   );
   create table proscenium_fact (
     log text not null,
     seq integer not null,
     hash text not null,
     text text not null,
     primary key (log, seq)
   );`,
  `alter table proscenium_log add column fence integer not null default 0;
   create table proscenium_lease (
     name text primary key,
     owner text not null,
     token integer not null,
     until timestamptz not null
   );`,
];

/** Any number, as long as every process uses the same. */
const stepLock = 7_026_411;

/** Brings the tables up to date inside a transaction; processes that start together take turns. */
async function bringUpToDate(client: PoolClient, where: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [stepLock]);
  await client.query('create table if not exists proscenium_schema (version integer not null)');
  const { rows } = await client.query<{ version: number }>('select version from proscenium_schema');
  const version = rows[0]?.version ?? 0;
  if (version > steps.length) {
    throw new StoreError(
      'store/newer',
      `The store ${where} was written by a newer version (schema ${version}, this program knows ${steps.length}). Update this program.`,
    );
  }
  for (const step of steps.slice(version)) await client.query(step);
  if (rows.length === 0) await client.query('insert into proscenium_schema values ($1)', [steps.length]);
  else if (version < steps.length) await client.query('update proscenium_schema set version = $1', [steps.length]);
}
