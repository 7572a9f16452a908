import { Client, Pool } from 'pg';
import { type FactStore } from './fact-log.ts';
import { PostgresLeases } from './postgres-leases.node.ts';
import { ShelvedStore } from './shelved-store.ts';
import { SqlShelf } from './sql-shelf.ts';
import { StoreError } from './store-error.ts';

/** A store on a Postgres server, by connection URL. Several processes may share it; one writes a log at a time. */
export async function openPostgresStore(url: string): Promise<FactStore> {
  const where = placeOf(url);
  // Leases have a connection of their own: whoever is busy writing must not look dead for it.
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  pool.on('error', () => undefined);
  const shelf = openPostgresShelf(url, () => pool.end());
  return ShelvedStore.createAsync(where, shelf, () => new PostgresLeases(pool));
}

/** The shelf of `openPostgresStore`. */
export async function openPostgresShelf(
  url: string,
  letGo: () => Promise<void> = async () => undefined,
): Promise<SqlShelf> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
    keepAlive: true,
  });
  pool.on('connect', (client) => {
    // Acknowledged means on the disk, whatever the server was set up to promise. A failure shows in the next query.
    client.query(insistOnDurability).catch(() => undefined);
  });
  return SqlShelf.createAsync(pool, placeOf(url), letGo);
}

const insistOnDurability = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/** Where a database is, without the user and password its URL may hold. */
function placeOf(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    const remedy = 'Write postgres://user:password@host/database.';
    throw new StoreError('store/unavailable', `The connection URL does not name a Postgres server. ${remedy}`);
  }
  const { host, port, database } = new Client({ connectionString: url });
  return `postgres://${host}:${port}/${database ?? ''}`;
}
