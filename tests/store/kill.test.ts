import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { seededRandom, type Random } from '../../src/kit/random.ts';
import { openEmbeddedStore } from '../../src/store/embedded-store.node.ts';
import { type FactStore } from '../../src/store/fact-log.ts';
import { openPostgresStore } from '../../src/store/postgres-store.node.ts';
import { onPostgres } from '../machine/on-postgres.ts';
import { howMany, isLong } from '../how-much.ts';
import { factAt } from './fact-at.ts';
import { appendForever } from './killable.ts';
import { databaseUrl, inSchema } from './postgres-schema.ts';

/** `KILLS=200 npx vitest run tests/store/kill.test.ts`; `SEED=…` for other moments. */
const kills = howMany('KILLS', 1, 50);
const seed = process.env['SEED'] ?? 'elsinore';

/** Kills a process that appends, at moments that differ from kill to kill; every fact acknowledged to it must be there. */
async function killAndLook(
  where: string,
  openStore: () => Promise<FactStore>,
  atRest: () => Promise<void>,
): Promise<void> {
  const random = seededRandom(seed);
  let length = 0;
  for (let kill = 0; kill < kills; kill++) {
    const place = `seed ${seed}, kill ${kill}`;
    const last = await killOnce(where, random, kill);
    await atRest();
    const store = await openStore();
    const { log, damage } = await store.open('play');
    expect(damage, place).toBeUndefined();
    expect(log.length, `${place}: facts there after ${last} was acknowledged`).toBeGreaterThan(last);
    expect(log.length, place).toBeGreaterThanOrEqual(length);
    let seq = length;
    for await (const fact of log.read(length)) expect(fact, place).toEqual(factAt(seq++));
    expect(seq, place).toBe(log.length);
    await log.append([factAt(seq)]);
    length = log.length;
    await store.close();
  }
}

async function killOnce(where: string, random: Random, kill: number): Promise<number> {
  const child = await appendForever(where);
  // The first kill falls into the making of the store; then one in five into its opening, which may be a recovery.
  if (kill === 0) await setTimeout(random.next() * 3000);
  else if (kill % 5 === 1) await setTimeout(random.next() * 600);
  else await child.acknowledged(1 + Math.floor(random.next() * 120));
  return child.kill();
}

describe('killed with no warning', () => {
  const inDirectory = async (): Promise<void> => {
    const directory = mkdtempSync(join(tmpdir(), 'proscenium-kill-'));
    await killAndLook(
      directory,
      () => openEmbeddedStore(directory),
      () => Promise.resolve(),
    );
    rmSync(directory, { recursive: true, force: true });
  };
  // In every check somebody is killed once, in `embedded-store.test.ts`.
  if (isLong) it('a store in a directory has every fact it acknowledged, and goes on', inDirectory);

  onPostgres.it('a writer to a Postgres server leaves every fact that was acknowledged to it', async () => {
    const schema = inSchema('store_kill');
    await schema.make();
    const pool = new Pool({ connectionString: databaseUrl });
    const left = `select from pg_stat_activity where application_name = 'killed'`;
    await killAndLook(
      `${schema.url}&application_name=killed`,
      () => openPostgresStore(schema.url),
      // The server may still be busy with the last words of the dead.
      async () => {
        while ((await pool.query(left)).rowCount !== 0);
      },
    );
    await pool.end();
    await schema.drop();
  });
});
