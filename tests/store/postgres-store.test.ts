import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresShelf, openPostgresStore } from '../../src/store/postgres-store.node.ts';
import { type SqlShelf } from '../../src/store/sql-shelf.ts';
import { factLogContract } from '../contracts/fact-log-contract.ts';
import { onPostgres } from '../machine/on-postgres.ts';
import { databaseUrl, inSchema } from './postgres-schema.ts';
import { sqlGround } from './sql-ground.ts';

onPostgres.describe('a store on a Postgres server', () => {
  const schema = inSchema('store_contract');
  let shelf: SqlShelf;

  beforeAll(async () => {
    await schema.make();
    shelf = await openPostgresShelf(schema.url);
  });

  afterAll(async () => {
    await shelf.close();
    await schema.drop();
  });

  it.each(factLogContract)('$name', async ({ run }) => run(await sqlGround(shelf)));

  it('is opened by several processes at once, which make its tables together', async () => {
    const together = inSchema('store_together');
    await together.make();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore(together.url)));
    expect(await stores[4]?.list()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
    await together.drop();
  });

  it('lets one of two racing writers through each time, whoever it is, and keeps the chain', async () => {
    await sqlGround(shelf);
    const stores = await Promise.all([openPostgresStore(schema.url), openPostgresStore(schema.url)]);
    let wins = 0;
    for (let round = 0; round < 20; round++) {
      const logs = await Promise.all(stores.map(async (store) => (await store.open('race')).log));
      expect(logs.map(({ length }) => length)).toEqual([wins, wins]);
      const outcomes = await Promise.allSettled(
        logs.map((log, writer) => log.append([{ seq: log.length, writer } as { seq: number }])),
      );
      const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refusals).toHaveLength(1);
      expect(refusals[0]?.reason).toMatchObject({ code: 'store/conflict' });
      wins += 1;
    }
    expect((await stores[0].open('race')).damage).toBeUndefined();
    await Promise.all(stores.map((store) => store.close()));
  });

  it('leaves no fact behind when a log is removed while it is written to', async () => {
    await sqlGround(shelf);
    const store = await openPostgresStore(schema.url);
    for (let round = 0; round < 10; round++) {
      const { log } = await store.open('doomed');
      const append = log.append([{ seq: 0 }]);
      await Promise.allSettled([append, store.remove('doomed')]);
      const { rows } = await shelf.pool.query('select 1 from proscenium_fact where log = $1', ['doomed']);
      expect(rows).toEqual([]);
    }
    await store.close();
  });

  it('fails an append when the connection breaks, and goes on with the next', async () => {
    await sqlGround(shelf);
    const store = await openPostgresStore(`${schema.url}&application_name=cut_off`);
    const { log } = await store.open('cut off');
    await log.append([{ seq: 0 }]);
    const admin = new Pool({ connectionString: databaseUrl });
    const blocker = await admin.connect();
    // The append waits for this lock, so its connection is surely in use when it is cut.
    await blocker.query(`begin; lock table ${schema.name}.proscenium_fact`);
    const append = log.append([{ seq: 1 }]);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cut_off' and wait_event_type = 'Lock'`;
    const failed = expect(append).rejects.toMatchObject({ code: 'store/unavailable' });
    while ((await blocker.query(cut)).rowCount === 0);
    await failed;
    await blocker.query('rollback');
    blocker.release();
    await admin.end();
    expect(log.length).toBe(1);
    await log.append([{ seq: 1 }]);
    await store.close();
  });

  it('insists on durable commits where the server would not', async () => {
    const careless = await openPostgresShelf(`${schema.url}%20-c%20synchronous_commit%3Doff`);
    const { rows } = await careless.pool.query(`select current_setting('synchronous_commit') as setting`);
    expect(rows).toEqual([{ setting: 'on' }]);
    await careless.close();
  });
});

describe('a Postgres server that is not there', () => {
  it('is unavailable, and its password is not told', async () => {
    const opening = openPostgresStore('postgres://hamlet:yorick@127.0.0.1:1/elsinore');
    await expect(opening).rejects.toMatchObject({
      code: 'store/unavailable',
      message: expect.stringMatching(
        /^The store postgres:\/\/127.0.0.1:1\/elsinore cannot be opened.*ECONNREFUSED/,
      ) as unknown,
    });
    await expect(opening).rejects.not.toMatchObject({ message: expect.stringContaining('yorick') as unknown });
    await expect(openPostgresStore('hamlet')).rejects.toMatchObject({ code: 'store/unavailable' });
  });
});
