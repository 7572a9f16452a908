import type { Pool } from 'pg';
import type { Leases } from './leases.ts';

/** Leases in a Postgres database, by its own clock: those of the machines that share it may differ. */
export class PostgresLeases implements Leases {
  constructor(private readonly pool: Pool) {}

  async take(name: string, owner: string, lastsMs: number): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ token: number }>(
      `insert into proscenium_lease (name, owner, token, until)
       values ($1, $2, 1, clock_timestamp() + $3 * interval '1 millisecond')
       on conflict (name) do update
         set owner = excluded.owner, token = proscenium_lease.token + 1, until = excluded.until
         where proscenium_lease.until <= clock_timestamp() or proscenium_lease.owner = excluded.owner
       returning token`,
      [name, owner, lastsMs],
    );
    return rows[0]?.token;
  }

  async renew(names: readonly string[], owner: string, lastsMs: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ name: string }>(
      `update proscenium_lease set until = clock_timestamp() + $3 * interval '1 millisecond'
       where name = any($1) and owner = $2 returning name`,
      [names, owner, lastsMs],
    );
    return rows.map(({ name }) => name);
  }

  async holders(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ name: string; owner: string }>(
      'select name, owner from proscenium_lease where name = any($1) and until > clock_timestamp()',
      [names],
    );
    return new Map(rows.map(({ name, owner }) => [name, owner]));
  }

  async release(name: string, owner: string): Promise<void> {
    await this.pool.query('update proscenium_lease set until = clock_timestamp() where name = $1 and owner = $2', [
      name,
      owner,
    ]);
  }
}
