import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDirectory } from '../../src/store/directory-lock.node.ts';
import { openEmbeddedShelf, openEmbeddedStore } from '../../src/store/embedded-store.node.ts';
import { beginning } from '../../src/store/fact-record.ts';
import { type StoredFact } from '../../src/store/fact-log.ts';
import { type SqlShelf } from '../../src/store/sql-shelf.ts';
import { factLogContract } from '../contracts/fact-log-contract.ts';
import { canGoElsewhere, elsewhere } from './another-container.ts';
import { appendForever } from './killable.ts';
import { sqlGround } from './sql-ground.ts';

describe('a store in a directory', () => {
  const root = mkdtempSync(join(tmpdir(), 'proscenium-'));
  const made = join(root, 'made');
  let shelf: SqlShelf;

  beforeAll(async () => {
    // Making a database takes seconds; the tests below that need a new one copy this. Somebody was killed while making it.
    mkdirSync(join(made, 'database.unfinished'), { recursive: true });
    writeFileSync(join(made, 'database.unfinished', 'PG_VERSION'), '18\n');
    await (await openEmbeddedStore(made)).close();
    shelf = await openEmbeddedShelf(directory('contract'));
  });

  afterAll(async () => {
    await shelf.close();
    rmSync(root, { recursive: true, force: true });
  });

  it.each(factLogContract)('$name', async ({ run }) => run(await sqlGround(shelf)));

  function directory(name: string): string {
    const path = join(root, name);
    cpSync(made, path, { recursive: true });
    return path;
  }

  it('keeps what many logs have to keep in one moment in one commit or two, and each by itself where one cannot be kept', async () => {
    await sqlGround(shelf);
    const logs = Array.from({ length: 40 }, (_, index) => `log ${index}`);
    for (const id of logs) await shelf.begin(id);
    let commits = 0;
    const counting = (): unknown => commits++;
    shelf.pool.on('acquire', counting);
    const records = (text: string) => [{ seq: 0, hash: 'a', text }];
    const kept = await Promise.all(logs.map((id) => shelf.add(id, beginning, records('{"seq":0}'))));
    expect(kept).toEqual(logs.map(() => true));
    expect(commits).toBeLessThanOrEqual(2);
    // One that no longer ends there is left as it is; one the database cannot take does not hold the others up.
    const end = { length: 1, hash: 'a' };
    const more = (text: string) => [{ seq: 1, hash: 'b', text }];
    const outcomes = await Promise.allSettled([
      shelf.add('log 0', end, more('{"seq":1}')),
      shelf.add('log 1', beginning, records('{"seq":0}')),
      shelf.add('log 2', end, more('\u0000')),
      shelf.add('log 3', end, more('{"seq":1}')),
    ]);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused'))).toEqual([
      true,
      false,
      'refused',
      true,
    ]);
    expect(await shelf.find('log 2')).toEqual(end);
    shelf.pool.off('acquire', counting);
  });

  it('has every commit synced to the disk before it is acknowledged', async () => {
    const { rows } = await shelf.pool.query(
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  it('goes on after a statement that was refused', async () => {
    const store = await (await sqlGround(shelf)).open();
    const { log } = await store.open('play');
    await log.append([{ seq: 0 }]);
    await shelf.pool.query('alter table proscenium_fact rename to mislaid');
    await expect(log.append([{ seq: 1 }])).rejects.toMatchObject({
      code: 'store/unavailable',
      message: expect.stringContaining('proscenium_fact') as unknown,
    });
    await shelf.pool.query('alter table mislaid rename to proscenium_fact');
    await log.append([{ seq: 1 }]);
    expect(await all(log.read())).toEqual([{ seq: 0 }, { seq: 1 }]);
  });

  // Each opening is a database that starts, for seconds: what one can show is not shown by two.
  it('begins anew when it was killed while it was being made, is refused to a second store, and is as it was when it is opened again', async () => {
    expect(readdirSync(made)).not.toContain('database.unfinished');
    const path = directory('again');
    const store = await openEmbeddedStore(path);
    expect(await store.list()).toEqual([]);
    const { log } = await store.open('play');
    await log.append([{ seq: 0 }, { seq: 1 }]);
    await expect(openEmbeddedStore(path)).rejects.toMatchObject({
      code: 'store/locked',
      message: expect.stringContaining('lock-') as unknown,
    });
    await store.close();
    const again = await openEmbeddedStore(path);
    const opened = await again.open('play');
    expect(opened.damage).toBeUndefined();
    expect(await all(opened.log.read())).toEqual([{ seq: 0 }, { seq: 1 }]);
    await again.close();
  });

  it('does not read what a newer version wrote, and lets go of the directory', async () => {
    const path = directory('newer');
    const newer = await openEmbeddedShelf(path);
    await newer.pool.query('update proscenium_schema set version = 99');
    await newer.close();
    await expect(openEmbeddedStore(path)).rejects.toMatchObject({ code: 'store/newer' });
    const release = await lockDirectory(path);
    await release();
  });

  it('says why when the directory cannot be used', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    await expect(openEmbeddedStore(file)).rejects.toMatchObject({ code: 'store/unavailable' });
    const broken = join(root, 'broken');
    mkdirSync(join(broken, 'database'), { recursive: true });
    writeFileSync(join(broken, 'database', 'PG_VERSION'), 'not a version');
    await expect(openEmbeddedStore(broken)).rejects.toMatchObject({ code: 'store/unavailable' });
  });

  it('is taken over from a process of another container that was killed, and not before; nothing is lost', async () => {
    if (!canGoElsewhere) expect(process.env['CI']).toBeUndefined();
    const path = directory('killed');
    const child = await appendForever(path, elsewhere);
    await child.acknowledged(1);
    await expect(openEmbeddedStore(path)).rejects.toMatchObject({
      code: 'store/locked',
      message: expect.stringContaining('lock-') as unknown,
    });
    const last = await child.kill();
    const store = await openEmbeddedStore(path);
    const { log, damage } = await store.open('play');
    expect([damage, log.length > last]).toEqual([undefined, true]);
    await store.close();
  });
});

async function all(facts: AsyncIterable<StoredFact>): Promise<StoredFact[]> {
  const list: StoredFact[] = [];
  for await (const fact of facts) list.push(fact);
  return list;
}
