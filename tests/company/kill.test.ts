import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/kit/random.ts';
import { loadPlay } from '../../src/company/saved-play.ts';
import { breaches } from '../../src/world/invariants.ts';
import { worldOf } from '../../src/play/play.ts';
import type { StoredFact } from '../../src/store/fact-log.ts';
import { openSqlStore } from '../../src/store/sql-store.node.ts';
import { onPostgres } from '../machine/on-postgres.ts';
import { startKillable } from '../store/killable.ts';
import { inSchema } from '../store/postgres-schema.ts';
import { howMany, isLong } from '../how-much.ts';
import { readSafeFact } from './safe-fact.ts';

/** `KILLS=200 npx vitest run tests/company/kill.test.ts`; `SEED=…` for other moments. */
const kills = howMany('KILLS', 1, 50);
const seed = process.env['SEED'] ?? 'elsinore';

/** Kills a performance at moments that differ from kill to kill; no acknowledged fact is lost, and the next life goes on from there. */
async function killAndResume(where: string): Promise<void> {
  const random = seededRandom(seed);
  const kept = new Map<number, readonly StoredFact[]>();
  for (let kill = 0; kill < kills; kill++) {
    const place = `seed ${seed}, kill ${kill}`;
    const child = await startKillable('tests/company/perform-forever.ts', where);
    await child.acknowledged(3 + Math.floor(random.next() * 60));
    const safe = readSafeFact(await child.kill());
    const store = await openSqlStore(where);
    const { log, play, damage } = await loadPlay(store, `play-${safe.play}`);
    const facts: StoredFact[] = [];
    for await (const fact of log.read()) facts.push(fact);
    await store.close();
    expect(damage, place).toBeUndefined();
    expect(facts.length, `${place}: facts there after ${safe.seq} was acknowledged`).toBeGreaterThan(safe.seq);
    expect(play?.seq, place).toBe(facts.length);
    expect(play && breaches(worldOf(play)), place).toEqual([]);
    // It went on from what the life before had left, and added to it; a play is begun only after the one before has ended.
    const before = kept.get(safe.play) ?? [];
    expect(facts.slice(0, before.length), place).toEqual(before);
    expect(facts.length, place).toBeGreaterThan(before.length);
    kept.set(safe.play, facts);
    if (safe.play > 1) {
      const again = await openSqlStore(where);
      expect((await loadPlay(again, `play-${safe.play - 1}`)).play?.ended, place).toMatchObject({ completed: true });
      await again.close();
    }
  }
}

describe('a performance killed with no warning', () => {
  // That a store in a directory loses nothing is shown in every check by `tests/store/kill.test.ts`.
  const inDirectory = async (): Promise<void> => {
    const directory = mkdtempSync(join(tmpdir(), 'proscenium-kill-play-'));
    await killAndResume(directory);
    rmSync(directory, { recursive: true, force: true });
  };
  if (isLong) it('goes on from its last safe fact, in a directory', inDirectory);

  onPostgres.it('goes on from its last safe fact, on a Postgres server', async () => {
    const schema = inSchema('play_kill');
    await schema.make();
    await killAndResume(schema.url);
    await schema.drop();
  });
});
